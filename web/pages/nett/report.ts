/** What goes on the notice board, from the three places that a nett list can come from. */
import type { Finding, NettEntry, NettRule, NettUpdate, RateFunctions, Term } from "overtrick";
import { eventStore } from "../../store/event-store";
import type { NettStore } from "./nett-store";

export const listSources = ["paste", "event", "history"] as const;
export type ListSource = (typeof listSources)[number];

export interface ReportRow {
  field: string;
  rank: number | null;
  tied: boolean;
  players: readonly { name: string; inBook: boolean; before: number | null; after: number | null }[];
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
}

interface Named {
  field: string;
  names: readonly string[];
  handicaps: readonly (number | null)[];
  gross: number | null;
}

/** A pasted list; players without a handicap in it get the book's. */
export function pastedReport(
  store: NettStore,
  rates: RateFunctions,
  rule: NettRule,
  rating: number | null,
): Report {
  const list = rates.readRatingList(store.state.list);
  const known = store.handicapOf(rule);
  const pairs = list.entries.map((entry) => ({
    field: entry.line,
    names: entry.players.map(({ name }) => name),
    handicaps: entry.players.map(({ name, handicap }) => handicap ?? known(name)),
    gross: entry.result,
  }));
  const report = rated(pairs, "", rates, rule, rating);
  return { ...report, findings: [...list.findings, ...report.findings] };
}

/** The event of the Score page, with the handicaps of the book by name. */
export function eventReport(
  store: NettStore,
  rates: RateFunctions,
  rule: NettRule,
  rating: number | null,
): Report {
  const { scored } = eventStore;
  if (!scored) return { title: "", rows: [], findings: [] };
  const { event, scores } = scored;
  const known = store.handicapOf(rule);
  const players = new Map(event.players.map(({ id, name }) => [id, name]));
  const entries = new Map(event.entries.map((entry) => [entry.id, entry]));
  const pairs = scores.standings.map((standing): Named => {
    const entry = entries.get(standing.entry);
    const names = (entry?.players ?? []).map((id) => players.get(id) ?? "").filter((name) => name !== "");
    const shown = names.length > 0 ? names : [entry?.number ?? standing.entry];
    return {
      field: [standing.section ?? "", standing.direction ?? ""].filter((part) => part !== "").join(" "),
      names: shown,
      handicaps: names.map(known),
      gross: standing.percent,
    };
  });
  const title = [event.name, event.date].filter((part) => part !== "").join(", ");
  return rated(pairs, title, rates, rule, rating);
}

function rated(
  pairs: readonly Named[],
  title: string,
  rates: RateFunctions,
  rule: NettRule,
  rating: number | null,
): Report {
  const complete = pairs.filter(({ gross }) => gross !== null);
  const entries = complete.map(({ field, handicaps, gross }, i): NettEntry => ({
    id: String(i),
    handicaps: [handicaps[0] ?? null, handicaps[1] ?? null],
    gross: gross ?? 0,
    field,
  }));
  const answer = rates.nett({ rating, rule, entries });
  const rows = answer.entries.map((entry, i): ReportRow => {
    const names = complete[i]?.names ?? [];
    return {
      field: complete[i]?.field ?? "",
      rank: entry.rank,
      tied: entry.tied,
      players: names.slice(0, 2).map((name, k) => ({
        name,
        inBook: entry.inBook[k] ?? true,
        before: entry.before[k] ?? null,
        after: entry.after[k] ?? null,
      })),
      hcap: entry.hcap,
      nett: entry.nett,
      gross: entry.gross,
      par: entry.par,
      terms: entry.working ?? [],
    };
  });
  // Who is not in the book is marked in the list; the rest is said by name.
  const findings = answer.findings
    .filter(({ code }) => code !== "not-in-book")
    .map((finding): Finding => {
      const names = complete[Number(finding.where.entry ?? NaN)]?.names.join(" – ");
      return names === undefined ? finding : { ...finding, values: { ...finding.values, player: names } };
    });
  return { title, rows, findings };
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
      players: (result?.players ?? []).map((name, k) => ({
        name,
        inBook: line.inBook[k] ?? true,
        before: line.handicaps[k] ?? null,
        after: line.after[k] ?? null,
      })),
      hcap: line.hcap,
      nett: line.nett,
      gross: result?.gross ?? null,
      par: line.par,
      terms: line.working ?? [],
    };
  });
  return { title: `${sitting.session}, ${sitting.date}`, rows, findings: [] };
}
