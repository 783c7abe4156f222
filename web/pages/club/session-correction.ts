import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { BookSession } from "overtrick";
import { numberHead } from "../../components/number-cell";
import { typedDate } from "../../components/typed-date";
import { parseNumber } from "../../numbers";
import { omit } from "../../store/club/omit";
import {
  addressOf,
  checkField,
  dateField,
  entryName,
  formName,
  go,
  nameOf,
  numberText,
  typedIn,
} from "./part";
import type { Part } from "./part";

/** One result of the session that can be corrected. */
interface Figure {
  name: string;
  value: number | null;
}

/** A session without travellers in the book: its results, or recorded changes, are corrected where they stand. */
export function sessionCorrection(part: Part, latest: BookSession): TemplateResult {
  const { w, n, store } = part;
  const form = `correct:${latest.id}`;
  const figures = figuresOf(part, latest);
  const texts = figures.map(({ value }, i) => typedIn(form, String(i), numberText(n, value)).trim());
  const wrong = texts.map((text) => text !== "" && parseNumber(text) === null);
  const day = typedDate(typedIn(form, "day", store.today));
  const touched = texts.some((text, i) => parseNumber(text) !== (figures[i]?.value ?? null));
  const ready = day !== null && touched && !wrong.includes(true);
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (!ready) return;
    const override = typedIn(form, "override") === "yes";
    const session = corrected(latest, texts.map(parseNumber), day, override);
    const done = (): string => w.adding.corrected2(latest.name ?? latest.id);
    if (!(await store.apply({ versions: [{ session }] }, done))) return;
    store.drafts.clear(formName(form));
    go("session", { id: latest.id });
  };
  return html`<form class="club-form" aria-labelledby="correct-title" @submit=${save}>
    <h3 id="correct-title">${w.session.correctTitle}</h3>
    <div class="wide">
      <table class="figures club-table">
        <caption class="hidden">
          ${w.session.correctTitle}
        </caption>
        <thead>
          <tr>
            <th scope="col">${w.columns.name}</th>
            ${numberHead(latest.changes ? w.columns.change : w.columns.result)}
          </tr>
        </thead>
        <tbody>
          ${figures.map(
            ({ name }, i) =>
              html`<tr>
                <th scope="row">${name}</th>
                <td class="number">
                  <input
                    type="text"
                    inputmode="text"
                    autocomplete="off"
                    aria-label=${w.session.resultOf(name)}
                    aria-invalid=${wrong[i] ? "true" : "false"}
                    .value=${typedIn(form, String(i), numberText(n, figures[i]?.value))}
                    @input=${(event: Event) =>
                      store.drafts.put(`${formName(form)}${i}`, (event.target as HTMLInputElement).value)}
                  />
                  ${wrong[i] ? html`<span class="error note">${w.notANumber}</span>` : nothing}
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <div class="fields">
      ${dateField(part, { form, name: "day", label: w.adding.corrected, given: store.today })}
    </div>
    ${checkField(form, "override", w.adding.override, false)}
    <p class="soft note">${w.adding.overrideHint}</p>
    <div class="actions">
      <button type="submit" class="main" ?disabled=${!ready}>${w.adding.confirmCorrection}</button>
      <a class="button" href=${addressOf("session", { id: latest.id })}>${w.cancel}</a>
    </div>
  </form>`;
}

function figuresOf(part: Part, { changes, entries }: BookSession): Figure[] {
  if (changes) {
    return changes.map((change) => ({
      name: nameOf(part.contents, change.member),
      value: "change" in change ? change.change : change.handicap,
    }));
  }
  return (entries ?? []).map((entry) => ({ name: entryName(part, entry), value: entry.result ?? null }));
}

/** The latest version again, with other figures. */
function corrected(
  latest: BookSession,
  values: readonly (number | null)[],
  day: string,
  override: boolean,
): BookSession {
  const head = { ...omit(latest, "override"), corrected: day, ...(override ? { override } : {}) };
  if (latest.changes) {
    const changes = latest.changes.map((change, i) => {
      const value = values[i] ?? 0;
      return "change" in change ? { ...change, change: value } : { ...change, handicap: value };
    });
    return { ...head, changes };
  }
  const entries = (latest.entries ?? []).map(({ gross, ...entry }, i) => {
    const result = values[i] ?? null;
    // A gross result of its own stays where the result does.
    return { ...entry, result, ...(gross !== undefined && result === entry.result ? { gross } : {}) };
  });
  return { ...head, entries };
}
