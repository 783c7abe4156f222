/** The left side of the whole field: the list or the event, and what it is to be rated by. */
import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { numberField } from "../../components/number-field";
import type { ExpectedWords } from "../../i18n/expected/en";
import { choiceField } from "./choice-field";
import { playedField, scoredField } from "./field-state";
import type { FieldNumber, FieldState } from "./field-state";
import { typedNumber } from "./typed";

export interface FieldInputs {
  state: FieldState;
  words: ExpectedWords;
  change: (change: Partial<FieldState>) => void;
  /** Names of the event's sections that can be chosen from. */
  sections: readonly string[];
  section: number;
  choose: (section: number) => void;
  /** What event there is; null for none. */
  event: string | null;
  clear: () => void;
  sample: () => void;
}

export function fieldInputs(inputs: FieldInputs): TemplateResult {
  const { state, words, change } = inputs;
  const w = words.field;
  const fromEvent = state.from === "event";
  return html`<div class="field-text">
      <fieldset class="sources">
        <legend class="hidden">${w.source}</legend>
        ${(["list", "event"] as const).map(
          (from) =>
            html`<label class="option"
              ><input
                type="radio"
                name="field-from"
                .checked=${state.from === from}
                @change=${() => change({ from })}
              />${w.sources[from]}</label
            >`,
        )}
      </fieldset>
      ${fromEvent ? eventPart(inputs) : nothing}
      <div class="field wide">
        <label for="field-list">${fromEvent ? w.names : w.list}</label>
        <textarea
          id="field-list"
          rows=${fromEvent ? 4 : 10}
          spellcheck="false"
          autocomplete="off"
          wrap="off"
          data-most=${longestList}
          aria-describedby="field-list-hint"
          .value=${state.list}
          @input=${(event: Event) => change({ list: (event.target as HTMLTextAreaElement).value })}
          @paste=${(event: ClipboardEvent) => pasted(event, change)}
        ></textarea>
        <span id="field-list-hint" class="soft note"
          >${fromEvent ? w.namesHint : html`${w.listHint} ${w.formHints[state.form]}`}</span
        >
      </div>
      <div class="actions">
        ${
          state.list.trim() === "" && !fromEvent
            ? html`<button type="button" @click=${inputs.sample}>${w.sample}</button>`
            : nothing
        }
        ${
          state.list.trim() === ""
            ? nothing
            : html`<button type="button" class="plain" @click=${inputs.clear}>${w.clear}</button>`
        }
      </div>
    </div>
    <div class="field-options">${options(inputs)}</div>`;
}

/** A list of a thousand pairs; above it the page says so. */
const longestList = 40_000;

/** From so many characters on the browser's own way of pasting takes long. */
const longestByBrowser = 2000;

function pasted(event: ClipboardEvent, change: FieldInputs["change"]): void {
  const added = event.clipboardData?.getData("text/plain") ?? "";
  if (added.length < longestByBrowser || added.length > longestList) return;
  event.preventDefault();
  const area = event.currentTarget as HTMLTextAreaElement;
  area.setRangeText(added.replace(/\r\n?/gu, "\n"), area.selectionStart, area.selectionEnd, "end");
  change({ list: area.value });
}

function eventPart({ words, event, sections, section, choose }: FieldInputs): TemplateResult {
  const w = words.field;
  if (event === null) {
    return html`<p>${w.noEvent} <a href="#/score">${w.toScore}</a></p>`;
  }
  return html`<p class="soft">${w.eventOf(event === "" ? w.unnamed : event)}</p>
    ${
      sections.length > 1
        ? choiceField({
            id: "field-section",
            label: w.section,
            value: String(section),
            options: Object.fromEntries(sections.map((name, i) => [String(i), name])),
            chosen: (value) => choose(Number(value)),
          })
        : nothing
    }`;
}

function options({ state, words, change }: FieldInputs): TemplateResult {
  const w = words.settings;
  const fromEvent = state.from === "event";
  const number = (name: FieldNumber, label: string, hint?: string): TemplateResult => {
    const bad = state[name].trim() !== "" && typedNumber(state[name]) === null;
    return numberField({
      id: `field-${name}`,
      label,
      text: state[name],
      typed: (text) => change({ [name]: text }),
      ...(bad ? { wrong: words.notANumber } : hint === undefined ? {} : { hint }),
    });
  };
  return html`<div class="fields">
      ${
        fromEvent
          ? nothing
          : html`${choiceField({
              id: "field-form",
              label: w.form,
              value: state.form,
              options: w.forms,
              chosen: (form) => change(playedField(state, form)),
            })}
            ${choiceField({
              id: "field-scoring",
              label: w.scoring,
              value: state.scoring,
              options: w.scorings,
              chosen: (scoring) => change(scoredField(state, scoring)),
            })}
            ${number("boards", words.field.boards)}
            ${number("tables", words.field.tables, words.field.tablesHint)}`
      }
      ${choiceField({
        id: "field-preset",
        label: w.preset,
        value: state.preset,
        options: w.presets,
        wide: true,
        chosen: (preset) => change({ preset }),
      })}
      ${choiceField({
        id: "field-guests",
        label: w.guests,
        value: state.guests,
        options: w.guestWays,
        wide: true,
        chosen: (guests) => change({ guests }),
      })}
    </div>
    <details class="more">
      <summary>${words.settings.more}</summary>
      <div class="fields">
        ${
          !fromEvent && state.scoring === "imps"
            ? html`<label class="option datum field wide"
                ><input
                  type="checkbox"
                  .checked=${state.datum}
                  @change=${(event: Event) => change({ datum: (event.target as HTMLInputElement).checked })}
                />${w.datum}</label
              >`
            : nothing
        }
        ${number("turnover", w.turnover, w.asRules)} ${number("ceiling", w.ceiling, w.asRules)}
        ${number("cb", w.cb, w.asRules)} ${number("weight", w.boardWeight, w.asRules)}
      </div>
    </details>`;
}
