import { html } from "lit";
import type { TemplateResult } from "lit";
import type { BookSettings, Project52Settings } from "overtrick";
import { numberHead } from "../../components/number-cell";
import { parseNumber } from "../../numbers";
import { omit } from "../../store/club/omit";
import "./backup-box";
import { formName, numberInput, numberText, textField, typedIn } from "./part";
import type { Part } from "./part";

const form = "settings";
const presets = ["denmark", "sweden", "popular"] as const;
const guests = ["estimate", "partner", "start"] as const;
const rules = ["published", "partner"] as const;

/** The club's name, Project 52, nett scores and the weekly sessions. What is chosen counts at once, typed figures when the field is left. */
export function settingsView(part: Part): TemplateResult {
  const { w } = part;
  return html`<section class="club-form" aria-labelledby="settings-title">
    <h2 id="settings-title">${w.views.settings}</h2>
    <p class="soft">${w.settings.recompute}</p>
    <div class="settings-columns" @change=${(event: Event) => void take(part, event)}>
      <div>${club(part)} ${project52(part)}</div>
      <div>${nett(part)}</div>
    </div>
    <overtrick-club-backup .contents=${part.contents}></overtrick-club-backup>
  </section>`;
}

function club({ w, contents }: Part): TemplateResult {
  return html`<fieldset>
    <legend>${w.settings.club}</legend>
    <div class="fields">
      ${textField({ form, name: "name", label: w.settings.name, given: contents.name, wide: true })}
    </div>
  </fieldset>`;
}

function choice(
  name: string,
  label: string,
  value: string,
  options: readonly (readonly [string, string])[],
): TemplateResult {
  return html`<div class="field">
    <label for="settings-${name}">${label}</label>
    <select id="settings-${name}" autocomplete="off">
      ${options.map(([word, shown]) => html`<option value=${word} .selected=${word === value}>${shown}</option>`)}
    </select>
  </div>`;
}

function project52(part: Part): TemplateResult {
  const { w, n, contents } = part;
  const own = contents.settings.project52 ?? {};
  const figure = (name: "turnover" | "ceiling" | "start"): TemplateResult =>
    numberInput(part, {
      form,
      name,
      label: w.settings[name],
      given: numberText(n, own[name]),
      hint: w.settings.asRules,
    });
  return html`<fieldset>
    <legend>${w.settings.project52}</legend>
    <div class="fields">
      ${choice(
        "preset",
        w.settings.preset,
        own.preset ?? "denmark",
        presets.map((name) => [name, w.settings.presets[name]] as const),
      )}
      ${choice(
        "guests",
        w.settings.guests,
        own.guests ?? "estimate",
        guests.map((name) => [name, w.settings.guestWays[name]] as const),
      )}
      ${figure("turnover")} ${figure("ceiling")} ${figure("start")}
    </div>
    <label class="option"
      ><input id="settings-separate" type="checkbox" .checked=${own.separateHandicaps === true} />
      ${w.settings.separate}</label
    >
  </fieldset>`;
}

function nett(part: Part): TemplateResult {
  const { w, n, contents } = part;
  const own = contents.settings.nett ?? {};
  const ratings = Object.entries(own.ratings ?? {});
  return html`<fieldset>
    <legend>${w.settings.nett}</legend>
    <div class="fields">
      ${choice(
        "rule",
        w.settings.rule,
        own.rule ?? "published",
        rules.map((name) => [name, w.settings.rules[name]] as const),
      )}
      ${numberInput(part, { form, name: "weight", label: w.settings.weight, given: numberText(n, own.weight), hint: w.member.otherwise(numberText(n, 0.05)) })}
      ${numberInput(part, { form, name: "newcomer", label: w.settings.newcomer, given: numberText(n, own.newcomer), hint: w.member.otherwise("50") })}
    </div>
    <table class="figures club-table ratings">
      <caption>
        ${w.settings.ratings}
      </caption>
      <thead>
        <tr>
          <th scope="col">${w.settings.session}</th>
          ${numberHead(w.columns.rating)}
          <th scope="col"><span class="hidden">${w.remove}</span></th>
        </tr>
      </thead>
      <tbody>
        ${ratings.map(([name, rating]) => ratingRow(part, name, rating))}
      </tbody>
    </table>
    <div class="fields">${textField({ form, name: "session", label: w.settings.newSession })}</div>
  </fieldset>`;
}

function ratingRow(part: Part, name: string, rating: number | null): TemplateResult {
  const { w, n, store } = part;
  const field = `rating:${name}`;
  const text = typedIn(form, field, numberText(n, rating === null ? null : inPercent(rating)));
  const wrong = text.trim() !== "" && parseNumber(text) === null;
  return html`<tr>
    <th scope="row">${name}</th>
    <td class="number">
      <input
        type="text"
        inputmode="decimal"
        autocomplete="off"
        data-rating=${name}
        aria-label=${w.settings.ratingOf(name)}
        aria-invalid=${wrong ? "true" : "false"}
        placeholder="–"
        title=${w.settings.unrated}
        .value=${text}
        @input=${(event: Event) => store.drafts.put(formName(form) + field, (event.target as HTMLInputElement).value)}
      />
    </td>
    <td>
      <button
        type="button"
        class="plain"
        aria-label=${w.settings.removeOf(name)}
        @click=${() => void removeRating(part, name)}
      >
        <span aria-hidden="true">×</span>
      </button>
    </td>
  </tr>`;
}

/** 1.041 as people say it: 104.1, without the dust of the multiplication. */
const inPercent = (rating: number): number => Number((rating * 100).toPrecision(12));

function removeRating(part: Part, name: string): Promise<boolean> {
  const { contents } = part;
  const ratings = omit(contents.settings.nett?.ratings ?? {}, name);
  return change(part, { ...contents.settings, nett: { ...contents.settings.nett, ratings } });
}

async function change({ store, w }: Part, settings: BookSettings, name?: string): Promise<boolean> {
  const saved = await store.apply(
    { settings, ...(name === undefined ? {} : { name }) },
    () => w.settings.changed,
  );
  if (saved) store.drafts.clear(formName(form));
  return saved;
}

/** A field was left or a choice made: it counts, unless what was typed is no number. */
async function take(part: Part, event: Event): Promise<void> {
  const { contents } = part;
  const { settings } = contents;
  const input = event.target as HTMLInputElement;
  const name = input.id.replace(/^settings-/u, "");
  const text = input.value.trim();
  const number = parseNumber(text);
  const { rating } = input.dataset;
  const with52 = (more: Project52Settings): BookSettings => ({
    ...settings,
    project52: { ...settings.project52, ...more },
  });
  const nettWith = (more: object): BookSettings => ({ ...settings, nett: { ...settings.nett, ...more } });
  if (rating !== undefined) {
    if (text !== "" && number === null) return;
    const ratings = { ...settings.nett?.ratings, [rating]: number === null ? null : number / 100 };
    await change(part, nettWith({ ratings }));
  } else if (name === "name") await change(part, settings, text);
  else if (name === "session" && text !== "") {
    const ratings = { [text]: 1, ...settings.nett?.ratings };
    await change(part, nettWith({ ratings: { ...settings.nett?.ratings, [text]: ratings[text] ?? 1 } }));
  } else if (name === "separate") await change(part, with52({ separateHandicaps: input.checked }));
  else if (name === "preset")
    await change(part, with52({ preset: presets.find((one) => one === text) ?? "denmark" }));
  else if (name === "guests")
    await change(part, with52({ guests: guests.find((one) => one === text) ?? "estimate" }));
  else if (name === "rule") await change(part, nettWith({ rule: text }));
  else if (text !== "" && number === null) return;
  else if (name === "turnover" || name === "ceiling" || name === "start") {
    await change(part, { ...settings, project52: put52(settings.project52 ?? {}, name, number) });
  } else if (name === "weight" || name === "newcomer") {
    const rest = omit(settings.nett ?? {}, name);
    await change(part, { ...settings, nett: { ...rest, ...(number === null ? {} : { [name]: number }) } });
  }
}

/** An empty field is as in the rules. */
function put52(
  settings: Project52Settings,
  name: "turnover" | "ceiling" | "start",
  value: number | null,
): Project52Settings {
  const rest = omit(settings, name);
  return value === null ? rest : { ...rest, [name]: value };
}
