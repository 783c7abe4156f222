/** What an evening counts for beside the handicaps: a weekly session, a season, and either begun with this evening. */
import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { BookRanking, BookSettings } from "overtrick";
import { dateFormat } from "../../components/date-text";
import { seasonAfter } from "./seasons-view";
import { selectField, textField, typedIn } from "./part";
import type { Part } from "./part";

type Counted = "nett" | "ranking";

/** No session and no season has such a name: theirs are without blanks around them. */
const another = " ";

/** The names that one begun now has before another is typed: the day of the week, and the season's years. */
function usualName(counted: Counted, date: string): string {
  if (counted === "nett") return dateFormat({ weekday: "long" }).format(new Date(`${date}T12:00:00`));
  const [year = 0, month = 0] = date.split("-").map(Number);
  const first = month < 7 ? year - 1 : year;
  return `${first}/${String((first + 1) % 100).padStart(2, "0")}`;
}

const namesOf = ({ nett, rankings }: BookSettings, counted: Counted): string[] =>
  counted === "nett" ? Object.keys(nett?.ratings ?? {}) : (rankings ?? []).map(({ id }) => id);

export function countFields(
  part: Part,
  form: string,
  given: Record<Counted, string>,
  date: string,
): TemplateResult {
  const { w, contents } = part;
  const field = (counted: Counted): TemplateResult => {
    const names = namesOf(contents.settings, counted);
    const begun = typedIn(form, counted, given[counted]) === another;
    const words = {
      nett: { begin: w.adding.newNett, none: w.adding.noNett, name: w.adding.nettName },
      ranking: { begin: w.adding.newRanking, none: w.adding.noRanking, name: w.seasons.newName },
    }[counted];
    const hint = names.length === 0 && !begun ? { hint: words.none } : {};
    return html`${selectField(
      { form, name: counted, label: w.adding[counted], given: given[counted], ...hint },
      [["", w.adding.notCounted], ...names.map((name) => [name, name] as const), [another, words.begin]],
    )}
    ${
      begun
        ? textField({ form, name: `${counted}-name`, label: words.name, given: usualName(counted, date) })
        : nothing
    }`;
  };
  return html`${field("nett")} ${field("ranking")}`;
}

/** What is chosen or begun; empty for none. */
export function countsFor(form: string, counted: Counted, given: string, date: string): string {
  const chosen = typedIn(form, counted, given);
  if (chosen !== another) return chosen;
  const usual = usualName(counted, date);
  return typedIn(form, `${counted}-name`, usual).trim() || usual;
}

/** The settings with what is begun; undefined where it is all there. A weekly session begins as the standard one. */
export function settingsWith(
  settings: BookSettings,
  { nett, ranking }: { nett?: string | null; ranking?: string | null },
): BookSettings | undefined {
  const isNew = (counted: Counted, name?: string | null): name is string =>
    typeof name === "string" && !namesOf(settings, counted).includes(name);
  const seasons: readonly BookRanking[] = settings.rankings ?? [];
  const begun = {
    ...(isNew("nett", nett)
      ? { nett: { ...settings.nett, ratings: { ...settings.nett?.ratings, [nett]: 1 } } }
      : {}),
    ...(isNew("ranking", ranking) ? { rankings: [...seasons, seasonAfter(ranking, seasons.at(-1))] } : {}),
  };
  return Object.keys(begun).length === 0 ? undefined : { ...settings, ...begun };
}
