/** The fields of the quick calculation, each with what is to be said about it below it. */
import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Finding } from "overtrick";
import { numberField } from "../../components/number-field";
import { sentenceOf } from "../../i18n/findings";
import type { Dictionary } from "../../i18n/index";
import { decimalsOf } from "../../numbers";
import type { NumberWriter } from "../../numbers";
import { choiceField } from "./choice-field";
import {
  countedIn,
  handicapNames,
  isNoHandicap,
  notNumbers,
  placeOf,
  playedAs,
  scoredBy,
} from "./quick-state";
import type { NumberName, QuickState } from "./quick-state";
import { otherSign, typedNumber } from "./typed";
import type { ExpectedWords } from "../../i18n/expected/en";

export interface QuickFields {
  state: QuickState;
  findings: readonly Finding[];
  /** What the package expects, where the slider stands before there is a result. */
  expected: number | null;
  words: ExpectedWords;
  t: Dictionary;
  n: NumberWriter;
  change: (change: Partial<QuickState>) => void;
  type: (name: NumberName, text: string) => void;
}

/** What the slider spans; a result beyond it is typed. */
export const spans = {
  matchpoints: { from: 30, to: 70, step: 0.1, decimals: 1 },
  imps: { from: -3, to: 3, step: 0.05, decimals: 2 },
} as const;

interface FieldLook {
  label: string;
  unit?: string;
  hint?: string;
  signed?: boolean;
  mode?: "numeric";
}

/** What weighs most is said. */
const weights = ["error", "warning", "note"];

function field(fields: QuickFields, name: NumberName, look: FieldLook): TemplateResult {
  const { state, findings, words, t, n } = fields;
  const own = findings
    .filter((finding) => placeOf(finding, state) === name)
    .sort((one, other) => weights.indexOf(one.severity) - weights.indexOf(other.severity));
  // Without it nothing is expected here: its player does not count as one without a handicap.
  const said = own[0] && (isNoHandicap(own[0]) ? words.noHandicap : sentenceOf(own[0], t, n));
  const severity = own[0]?.severity;
  // That a field is empty is not wrong: what is missing is asked for.
  const empty = (state.text[name] ?? "").trim() === "";
  const note = notNumbers(state).has(name)
    ? { wrong: words.notANumber }
    : said === undefined
      ? look.hint === undefined
        ? {}
        : { hint: look.hint }
      : empty || severity === "note"
        ? { hint: said }
        : severity === "warning"
          ? { strange: said }
          : { wrong: said };
  return numberField({
    id: `quick-${name}`,
    text: state.text[name] ?? "",
    typed: (text) => fields.type(name, text),
    ...look,
    ...(look.signed ? { sign: { label: words.inputs.sign, turned: otherSign } } : {}),
    ...note,
  });
}

export function mainFields(fields: QuickFields): TemplateResult {
  const { state, words, n, change } = fields;
  const w = words.inputs;
  const played = typedNumber(state.text.result ?? "") !== null;
  const names = handicapNames(state.form);
  const labels: Partial<Record<NumberName, string>> = {
    own: w.own,
    partner: w.partner,
    mate: w.mate(1, "1"),
    mate2: w.mate(2, "2"),
  };
  const match = state.form === "match";
  return html`<div class="fields">
    ${names.map((name) => field(fields, name, { label: labels[name] ?? "", signed: true }))}
    ${names.length === 1 ? html`<span></span>` : nothing}
    ${field(fields, "mean", { label: w.mean, signed: true })}
    ${choiceField({
      id: "quick-ref",
      label: w.meanOf,
      value: state.ref,
      options: match ? w.matchReferences : w.references,
      chosen: (ref) => change({ ref }),
    })}
    ${
      match
        ? nothing
        : html`${field(fields, state.unit, { label: w.size })}
          ${choiceField({
            id: "quick-unit",
            label: w.counted,
            value: state.unit,
            options: {
              tables: w.units.tables,
              pairs: state.form === "individual" ? w.units.players : w.units.pairs,
            },
            chosen: (unit) => change(countedIn(state, unit, (value) => n.fixed(value, decimalsOf([value])))),
          })}`
    }
    ${field(fields, "boards", {
      label: w.boards,
      mode: "numeric",
      ...(played && (state.text.boards ?? "").trim() === "" ? { hint: words.answer.noBoards } : {}),
    })}
    ${field(fields, "result", {
      label: w.result,
      unit: state.scoring === "imps" ? words.imps : "%",
      signed: state.scoring === "imps",
    })}
    ${slider(fields)}
  </div>`;
}

function slider({ state, expected, words, n, type }: QuickFields): TemplateResult {
  const { from, to, step, decimals } = spans[state.scoring];
  const result = typedNumber(state.text.result ?? "") ?? expected ?? (from + to) / 2;
  const unit = state.scoring === "imps" ? words.imps : "%";
  return html`<div class="field wide slider">
    <label class="hidden" for="quick-slider">${words.inputs.slider}</label>
    <input
      id="quick-slider"
      type="range"
      min=${from}
      max=${to}
      step=${step}
      .value=${String(result)}
      aria-valuetext=${`${n.fixed(result, decimals)} ${unit}`}
      @input=${(event: InputEvent) =>
        type("result", n.fixed(Number((event.target as HTMLInputElement).value), decimals))}
    />
    <span class="ends soft" aria-hidden="true"><span>${n.whole(from)}</span><span>${n.whole(to)}</span></span>
  </div>`;
}

/** Form of play, scoring, rules and a club's own numbers. */
export function moreFields(
  fields: QuickFields,
  open: boolean,
  toggled: (open: boolean) => void,
): TemplateResult {
  const { state, words, change } = fields;
  const w = words.settings;
  const { pairs, individual, match } = w.forms;
  const datum = state.form !== "match" && state.scoring === "imps";
  return html`<details
    class="more"
    ?open=${open}
    @toggle=${(event: Event) => toggled((event.target as HTMLDetailsElement).open)}
  >
    <summary>${words.inputs.more}</summary>
    <div class="fields">
      ${choiceField({
        id: "quick-form",
        label: w.form,
        value: state.form,
        options: { pairs, individual, match },
        chosen: (form) => change(playedAs(state, form)),
      })}
      ${choiceField({
        id: "quick-scoring",
        label: w.scoring,
        value: state.scoring,
        options: w.scorings,
        chosen: (scoring) => change(scoredBy(state, scoring)),
      })}
      ${choiceField({
        id: "quick-preset",
        label: w.preset,
        value: state.preset,
        options: w.presets,
        chosen: (preset) => change({ preset }),
      })}
      ${
        datum
          ? html`<label class="option datum"
              ><input
                type="checkbox"
                .checked=${state.datum}
                @change=${(event: Event) => change({ datum: (event.target as HTMLInputElement).checked })}
              />${w.datum}</label
            >`
          : html`<span></span>`
      }
      ${field(fields, "turnover", { label: w.turnover, hint: w.asRules })}
      ${field(fields, "ceiling", { label: w.ceiling, hint: w.asRules, signed: true })}
      ${field(fields, "cb", { label: w.cb, hint: w.asRules })}
      ${field(fields, "weight", { label: w.boardWeight, hint: w.asRules })}
    </div>
  </details>`;
}
