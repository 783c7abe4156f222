import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { BookRanking, BookRankingSettings } from "overtrick";
import { numberCell, numberHead } from "../../components/number-cell";
import { parseNumber } from "../../numbers";
import { rankingWords } from "../ranking/words";
import { championshipTables } from "./championship-tables";
import { faultsOf } from "./faults";
import {
  addressOf,
  formName,
  nameOf,
  numberInput,
  numberText,
  selectField,
  textField,
  two,
  typedIn,
} from "./part";
import type { Part } from "./part";

/** What counts where nothing is given: a figure, or what follows from the evenings. */
type Usual = number | "sixty" | "playedOnes";
const fields: readonly (readonly [Exclude<keyof BookRankingSettings, "method">, usual: Usual])[] = [
  ["lines", 3],
  ["meanA", 80],
  ["width", 40],
  ["step", 10],
  ["topPairs", 63.5],
  ["topButler", 2],
  ["topTeams", 17],
  ["last", 5],
  ["min", "sixty"],
  ["drop", 5],
  ["pairMin", "sixty"],
  ["pairDrop", 5],
  ["evenings", "playedOnes"],
];
const methods = ["balanced", "place", "prorata", "dynamic"] as const;

/** Playing moments and their seasons, each with rankings of its own. */
export function seasonsView(part: Part): TemplateResult {
  const { contents, w, query } = part;
  const seasons = contents.settings.rankings ?? [];
  const chosen = seasons.find(({ id }) => id === query.get("id")) ?? seasons.at(-1);
  return html`<section aria-labelledby="seasons-title">
    <h2 id="seasons-title">${w.views.seasons}</h2>
    <p class="soft">${w.seasons.lead}</p>
    ${
      seasons.length === 0
        ? html`<p>${w.seasons.none}</p>`
        : html`<ul class="season-list no-print">
            ${seasons.map(
              ({ id }) =>
                html`<li>
                  <a
                    class="button"
                    href=${addressOf("seasons", { id })}
                    aria-current=${id === chosen?.id ? "true" : nothing}
                    >${id}</a
                  >
                </li>`,
            )}
          </ul>`
    }
    ${chosen ? season(part, chosen) : nothing} ${newSeason(part, chosen)}
  </section>`;
}

function season(part: Part, { id }: BookRanking): TemplateResult {
  const { answer, w, n, contents } = part;
  const rows = answer.members
    .flatMap((member) =>
      member.rankings
        .filter((ranking) => ranking.id === id)
        .map((ranking) => ({ member: member.id, ...ranking })),
    )
    .sort((one, other) => other.ranking - one.ranking);
  const title = w.seasons.rankings(id);
  return html`${
    rows.length === 0
      ? html`<p>${w.seasons.nobody}</p>`
      : html`<div class="wide" tabindex="0" role="region" aria-label=${title}>
          <table class="figures club-table">
            <caption>
              ${title}
            </caption>
            <thead>
              <tr>
                <th scope="col">${w.columns.name}</th>
                ${numberHead(w.columns.ranking)} ${numberHead(w.seasons.replacement)}
                ${numberHead(w.columns.sessions)}
              </tr>
            </thead>
            <tbody>
              ${rows.map(
                (row) =>
                  html`<tr>
                    <th scope="row">
                      <a href=${addressOf("member", { id: row.member })}>${nameOf(contents, row.member)}</a>
                    </th>
                    ${numberCell(two(n, row.ranking), true)} ${numberCell(two(n, row.replacement))}
                    ${numberCell(n.whole(row.sessions))}
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>`
  }
  ${rows.length === 0 ? nothing : championshipTables(part, id)} ${seasonSettings(part, id)}`;
}

function seasonSettings(part: Part, id: string): TemplateResult {
  const { w, n, contents, store } = part;
  const form = `season:${id}`;
  const seasons = contents.settings.rankings ?? [];
  const own = seasons.find((season) => season.id === id);
  const given = own?.settings ?? {};
  const typed = settingsIn(form, given, (value) => numberText(n, value));
  const faults = faultsOf(part, { settings: { rankings: [{ id, settings: typed }] } });
  const path = (key: string): string => `settings.rankings[0].settings.${key}`;
  const wrong = fields.some(([key]) => {
    const text = typedIn(form, key).trim();
    return (text !== "" && parseNumber(text) === null) || faults.has(path(key));
  });
  const used = contents.versions.some(({ session }) => "date" in session && session.ranking?.id === id);
  const change = (rankings: BookRanking[], done: () => string): Promise<boolean> =>
    store.apply({ settings: { ...contents.settings, rankings } }, done);
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (wrong || !own) return;
    const next = seasons.map((season) => (season.id === id ? { ...season, settings: typed } : season));
    if (await change(next, () => w.seasons.changed(id))) store.drafts.clear(formName(form));
  };
  const remove = (): void => {
    const next = seasons.filter((season) => season.id !== id).map((season) => without(season, id));
    void change(next, () => w.seasons.removed(id));
  };
  return html`<details class="no-print">
    <summary>${w.seasons.settings}</summary>
    <form class="club-form" @submit=${save}>
      <div class="fields">
        ${selectField(
          { form, name: "method", label: w.seasons.method, given: given.method ?? "balanced" },
          methods.map((name) => [name, w.seasons.methods[name]] as const),
        )}
        ${fields.map(([key, usual]) =>
          numberInput(part, {
            form,
            name: key,
            label: labelOf(part, key),
            given: numberText(n, given[key]),
            hint: typeof usual === "number" ? w.seasons.usual(numberText(n, usual)) : w.seasons[usual],
            faults,
            path: path(key),
          }),
        )}
      </div>
      <div class="actions">
        <button type="submit" class="main" ?disabled=${wrong}>${w.save}</button>
        ${used ? nothing : html`<button type="button" class="plain" @click=${remove}>${w.remove}</button>`}
      </div>
    </form>
  </details>`;
}

/** Those of the championship are called as on the Ranking page. */
function labelOf({ w }: Part, key: (typeof fields)[number][0]): string {
  const own: Partial<Record<string, string>> = w.seasons.fields;
  return own[key] ?? rankingWords.words.settings.fields[key] ?? key;
}

/** A season that followed one that is gone follows none. */
function without({ previous, ...season }: BookRanking, gone: string): BookRanking {
  return previous === undefined || previous === gone ? season : { ...season, previous };
}

function settingsIn(
  form: string,
  given: BookRankingSettings,
  write: (value: number | undefined) => string,
): BookRankingSettings {
  const method =
    methods.find((name) => name === typedIn(form, "method", given.method ?? "balanced")) ?? "balanced";
  const figures = fields.flatMap(([key]) => {
    const value = parseNumber(typedIn(form, key, write(given[key])));
    return value === null ? [] : [[key, value] as const];
  });
  return { ...Object.fromEntries(figures), ...(method === "balanced" ? {} : { method }) };
}

/** A season that goes on from another, by the same settings. */
export function seasonAfter(id: string, model: BookRanking | undefined): BookRanking {
  if (!model) return { id };
  return { id, previous: model.id, ...(model.settings ? { settings: model.settings } : {}) };
}

function newSeason(part: Part, last: BookRanking | undefined): TemplateResult {
  const { w, contents, store } = part;
  const form = "season-new";
  const seasons = contents.settings.rankings ?? [];
  const name = typedIn(form, "name").trim();
  const taken = seasons.some(({ id }) => id === name);
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (name === "" || taken) return;
    const previous = typedIn(form, "previous", last?.id ?? "");
    const model = seasons.find(({ id }) => id === previous);
    const settings = { ...contents.settings, rankings: [...seasons, seasonAfter(name, model)] };
    if (!(await store.apply({ settings }, () => w.seasons.added(name)))) return;
    store.drafts.clear(formName(form));
    location.hash = addressOf("seasons", { id: name });
  };
  return html`<form class="club-form no-print" aria-labelledby="season-new-title" @submit=${save}>
    <h3 id="season-new-title">${w.seasons.next}</h3>
    <div class="fields">
      ${textField({ form, name: "name", label: w.seasons.newName, hint: w.seasons.newHint, ...(taken ? { wrong: w.seasons.taken } : {}) })}
      ${selectField({ form, name: "previous", label: w.seasons.previous, given: last?.id ?? "" }, [
        ["", w.seasons.first],
        ...seasons.map(({ id }) => [id, id] as const),
      ])}
    </div>
    <div class="actions">
      <button type="submit" ?disabled=${name === "" || taken}>${w.add}</button>
    </div>
  </form>`;
}
