import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { BookSettings, Project52Settings } from "overtrick";
import { numberHead } from "../../components/number-cell";
import { sentenceOf } from "../../i18n/findings";
import { parseNumber } from "../../numbers";
import { omit } from "../../store/club/omit";
import "./backup-box";
import { faultsOf } from "./faults";
import type { Faults } from "./faults";
import { formName, numberInput, numberText, textField, typedIn } from "./part";
import type { Part } from "./part";

const form = "settings";
const presets = ["denmark", "sweden", "popular"] as const;
const guests = ["estimate", "partner", "start"] as const;
const rules = ["published", "partner"] as const;
const figures52 = ["turnover", "ceiling", "start"] as const;
const figuresNett = ["weight", "newcomer"] as const;

/** The club's name, Project 52, nett scores and the weekly sessions. What is chosen counts at once, typed figures when the field is left. */
export function settingsView(part: Part): TemplateResult {
  const { w } = part;
  const faults = typedFaults(part);
  return html`<section class="club-form" aria-labelledby="settings-title">
    <h2 id="settings-title">${w.views.settings}</h2>
    <p class="soft">${w.settings.recompute}</p>
    <div class="settings-columns" @change=${(event: Event) => void take(part, event)}>
      <div>${club(part)} ${project52(part, faults)}</div>
      <div>${nett(part, faults)}</div>
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

/** The settings as they stand in the fields, and what the package says of them. */
function typedFaults(part: Part): Faults {
  const { n, contents } = part;
  const { settings } = contents;
  const typed = (name: string, given: number | null | undefined): number | null =>
    parseNumber(typedIn(form, name, numberText(n, given)));
  const { project52: own52 = {}, nett: ownNett = {} } = settings;
  const all = <Name extends string>(
    names: readonly Name[],
    own: Partial<Record<Name, number>>,
  ): Partial<Record<Name, number>> => {
    const figures: Partial<Record<Name, number>> = {};
    for (const name of names) {
      const value = typed(name, own[name]);
      if (value !== null) figures[name] = value;
    }
    return figures;
  };
  const ratings: Record<string, number | null> = {};
  for (const [name, rating] of Object.entries(ownNett.ratings ?? {})) {
    const value = typed(`rating:${name}`, rating === null ? null : inPercent(rating));
    ratings[name] = value === null ? null : value / 100;
  }
  return faultsOf(part, {
    settings: {
      project52: { ...omit(omit(omit(own52, "turnover"), "ceiling"), "start"), ...all(figures52, own52) },
      nett: { ...all(figuresNett, ownNett), ratings },
    },
  });
}

function project52(part: Part, faults: Faults): TemplateResult {
  const { w, n, contents } = part;
  const own = contents.settings.project52 ?? {};
  const figure = (name: "turnover" | "ceiling" | "start"): TemplateResult =>
    numberInput(part, {
      form,
      name,
      label: w.settings[name],
      given: numberText(n, own[name]),
      hint: w.settings.asRules,
      faults,
      path: `settings.project52.${name}`,
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

function nett(part: Part, faults: Faults): TemplateResult {
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
      ${numberInput(part, { form, name: "weight", label: w.settings.weight, given: numberText(n, own.weight), hint: w.member.otherwise(numberText(n, 0.05)), faults, path: "settings.nett.weight" })}
      ${numberInput(part, { form, name: "newcomer", label: w.settings.newcomer, given: numberText(n, own.newcomer), hint: w.member.otherwise("50"), faults, path: "settings.nett.newcomer" })}
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
        ${ratings.map(([name, rating]) => ratingRow(part, name, rating, faults))}
      </tbody>
    </table>
    <div class="fields no-print">${textField({ form, name: "session", label: w.settings.newSession })}</div>
  </fieldset>`;
}

function ratingRow(part: Part, name: string, rating: number | null, faults: Faults): TemplateResult {
  const { w, n, t, store } = part;
  const field = `rating:${name}`;
  const text = typedIn(form, field, numberText(n, rating === null ? null : inPercent(rating)));
  const notANumber = text.trim() !== "" && parseNumber(text) === null;
  const fault = text.trim() === "" ? undefined : faults.get(`settings.nett.ratings.${name}`);
  const wrong = notANumber || fault?.severity === "error";
  const said = notANumber ? w.notANumber : wrong ? w.notPossible : fault ? sentenceOf(fault, t, n) : "";
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
      ${said === "" ? nothing : html`<span class="note ${wrong ? "error" : "warning"}">${said}</span>`}
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
  const nett = { ...contents.settings.nett, ratings };
  return change(part, { ...contents.settings, nett }, `rating:${name}`);
}

/** What is typed in other fields, and not taken yet, stays there. */
async function change(
  { store, w }: Part,
  settings: BookSettings,
  field: string,
  name?: string,
): Promise<boolean> {
  const saved = await store.apply(
    { settings, ...(name === undefined ? {} : { name }) },
    () => w.settings.changed,
  );
  if (saved) store.drafts.drop(formName(form) + field);
  return saved;
}

/** A field was left or a choice made: it counts, unless what was typed is no number, or the package refuses it. */
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
  const faults = typedFaults(part);
  const refused = (path: string): boolean =>
    text !== "" && (number === null || faults.get(`settings.${path}`)?.severity === "error");
  if (rating !== undefined) {
    if (refused(`nett.ratings.${rating}`)) return;
    const ratings = { ...settings.nett?.ratings, [rating]: number === null ? null : number / 100 };
    await change(part, nettWith({ ratings }), `rating:${rating}`);
  } else if (name === "name") await change(part, settings, name, text);
  else if (name === "session" && text !== "") {
    const ratings = { [text]: 1, ...settings.nett?.ratings };
    await change(
      part,
      nettWith({ ratings: { ...settings.nett?.ratings, [text]: ratings[text] ?? 1 } }),
      name,
    );
  } else if (name === "separate") await change(part, with52({ separateHandicaps: input.checked }), name);
  else if (name === "preset")
    await change(part, with52({ preset: presets.find((one) => one === text) ?? "denmark" }), name);
  else if (name === "guests")
    await change(part, with52({ guests: guests.find((one) => one === text) ?? "estimate" }), name);
  else if (name === "rule") await change(part, nettWith({ rule: text }), name);
  else if (name === "turnover" || name === "ceiling" || name === "start") {
    if (refused(`project52.${name}`)) return;
    await change(part, { ...settings, project52: put52(settings.project52 ?? {}, name, number) }, name);
  } else if (name === "weight" || name === "newcomer") {
    if (refused(`nett.${name}`)) return;
    const rest = omit(settings.nett ?? {}, name);
    const own = { ...rest, ...(number === null ? {} : { [name]: number }) };
    await change(part, { ...settings, nett: own }, name);
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
