/** What goes on the notice board, from the three places that a nett list can come from. */
import type {
  Finding,
  NettEntry,
  NettPair,
  NettResult,
  NettRule,
  NettUpdate,
  RateFunctions,
  Term,
} from "overtrick";
import { nettPairs, pairFindings } from "overtrick/rate";
import { eventStore } from "../../store/event-store";
import { settingValue } from "./nett-settings";
import type { NettStore } from "./nett-store";

export const listSources = ["paste", "event", "history"] as const;
export type ListSource = (typeof listSources)[number];

/** Of a pair: the names, or one label where the two could not be told apart; the rest is of both players. */
export interface ReportRow {
  field: string;
  rank: number | null;
  tied: boolean;
  names: readonly string[];
  inBook: readonly boolean[];
  before: readonly (number | null)[];
  after: readonly (number | null)[];
  hcap: number | null;
  nett: number | null;
  gross: number | null;
  par: number | null;
  terms: readonly Term[];
}

export interface Report {
  title: string;
  rows: readonly ReportRow[];
  findings: readonly Finding[];
  /** The session has no rating: there is no nett list. */
  unrated: boolean;
  /** The event has no percentages to take. */
  needsPercent?: boolean;
}

/** What a list is rated with. */
export interface Rating {
  rates: RateFunctions;
  rule: NettRule;
  /** Null for a session that has none. */
  rating: number | null;
}

/** A pasted list; players without a handicap in it get the book's. */
export function pastedReport(store: NettStore, how: Rating): Report {
  const text = store.state.list;
  const { pairs, findings } = nettPairs(how.rates.readRatingList(text), text);
  return rated(store, pairs, findings, how);
}

/** The event of the Score page, with the handicaps of the book by name. */
export function eventReport(store: NettStore, how: Rating): Report {
  const { scored } = eventStore;
  if (!scored) return { title: "", rows: [], findings: [], unrated: false };
  const { event, scores } = scored;
  const players = new Map(event.players.map(({ id, name }) => [id, name]));
  const entries = new Map(event.entries.map((entry) => [entry.id, entry]));
  const pairs = scores.standings.map((standing): NettPair => {
    const entry = entries.get(standing.entry);
    const names = (entry?.players ?? []).map((id) => players.get(id) ?? "").filter((name) => name !== "");
    return {
      field: [standing.section ?? "", standing.direction ?? ""].filter((part) => part !== "").join(" "),
      names: names.length > 0 ? names.slice(0, 2) : [entry?.number ?? standing.entry],
      handicaps: [null, null],
      gross: standing.percent,
    };
  });
  const needsPercent = pairs.length > 0 && pairs.every(({ gross }) => gross === null);
  if (needsPercent) return { title: event.name, rows: [], findings: [], unrated: false, needsPercent };
  return { ...rated(store, pairs, pairFindings(pairs), how), title: event.name };
}

function rated(
  store: NettStore,
  pairs: readonly NettPair[],
  found: readonly Finding[],
  { rates, rule, rating }: Rating,
): Report {
  const known = store.handicapOf(rule);
  const { settings } = store.state;
  const entries = pairs.map(({ field, names, handicaps, gross }, i): NettEntry => ({
    id: String(i),
    handicaps: handicaps.map((own, k) => own ?? (names.length === 2 ? known(names[k] ?? "") : null)),
    gross,
    field,
  }));
  const answer = rates.nett({
    rating,
    rule,
    weight: settingValue(settings, "weight") / 100,
    settings: { newcomer: settingValue(settings, "newcomer") },
    entries,
  });
  const rows = answer.entries.map((entry, i): ReportRow => ({
    ...entry,
    field: pairs[i]?.field ?? "",
    names: pairs[i]?.names ?? [],
    terms: entry.working ?? [],
  }));
  // Who is not in the book is marked in the list; the rest is said by name and line.
  const findings = answer.findings
    .filter(({ code }) => code !== "not-in-book" && code !== "session-not-rated")
    .map((finding): Finding => {
      const pair = pairs[Number(finding.where.entry ?? NaN)];
      if (!pair) return finding;
      const where = pair.sourceLine === undefined ? {} : { line: pair.sourceLine };
      return { ...finding, where, values: { ...finding.values, player: pair.names.join(" – ") } };
    });
  const unrated = rating === null || answer.findings.some(({ code }) => code === "rating-impossible");
  return { title: "", rows, findings: [...found, ...findings], unrated };
}

/** The pairs of a list as results of the club: those with two names and a score. */
export function resultsOf({ rows }: Report, date: string, session: string): NettResult[] {
  return rows.flatMap(({ names: [one, other], gross, field }) =>
    one === undefined || other === undefined || gross === null
      ? []
      : [{ date, session, players: [one, other], gross, ...(field === "" ? {} : { field }) }],
  );
}

/** A session that was played: one date, one name. */
export interface Sitting {
  key: string;
  date: string;
  session: string;
  results: number[];
}

/** The sessions of the results, the newest first. */
export function sittingsOf(store: NettStore): Sitting[] {
  const sittings = new Map<string, Sitting>();
  store.reading?.results.forEach(({ date, session }, i) => {
    const key = `${date} ${session}`;
    const sitting = sittings.get(key) ?? { key, date, session, results: [] };
    sitting.results.push(i);
    sittings.set(key, sitting);
  });
  return [...sittings.values()].reverse().sort((one, other) => other.date.localeCompare(one.date));
}

/** A list as it was printed then, by the handicaps of the last update run. */
export function historyReport(
  store: NettStore,
  rule: NettRule,
  update: NettUpdate,
  sitting: Sitting,
): Report {
  const results = store.reading?.results ?? [];
  const rows = store.lines(rule, update, sitting.results).map((line): ReportRow => {
    const result = results[line.result];
    return {
      field: result?.field ?? "",
      rank: line.rank,
      tied: line.tied,
      names: result?.players ?? [],
      // Of a line that was left out nothing is known.
      inBook: line.rated ? line.inBook : [true, true],
      before: line.handicaps,
      after: line.after,
      hcap: line.hcap,
      nett: line.nett,
      gross: result?.gross ?? null,
      par: line.par,
      terms: line.working ?? [],
    };
  });
  const book = store.book(rule);
  const lines = new Set(sitting.results.map((i) => results[i]?.sourceLine));
  const findings = store
    .findings(book)
    .filter(({ where }) => where.line !== undefined && lines.has(where.line));
  const rating = book?.ratings.find(({ session }) => session === sitting.session)?.rating ?? null;
  return { title: "", rows, findings, unrated: rating === null };
}
