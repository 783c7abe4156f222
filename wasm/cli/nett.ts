/** Nett scores on the command line: a session or a history as JSON, a history as CSV; tables for people out. */
import {
  type Finding,
  historyFindings,
  type NettHistory,
  type NettHistoryAnswer,
  type NettSessionAnswer,
  type Overtrick,
} from "overtrick";
import { aligned } from "./print.js";

type Options = Readonly<Record<string, string>>;

interface Rated {
  answer: { findings: Finding[] };
  table: string;
  unread?: boolean;
}

const numberOf = (text: string): number => Number(text.replace(",", "."));
const settingsOf = ({ years }: Options): NonNullable<NettHistory["settings"]> =>
  years === undefined ? {} : { years: numberOf(years) };

/** What was asked for on the command line comes before what the file says. */
const asked = ({ standard, estimate, rule, minimum, weight }: Options): Partial<NettHistory> => ({
  ...(standard === undefined ? {} : { standard }),
  ...(estimate === undefined ? {} : { estimate: true }),
  ...(minimum === undefined ? {} : { minimum: numberOf(minimum) }),
  ...(weight === undefined ? {} : { weight: numberOf(weight) }),
  ...(rule === undefined ? {} : { rule: rule as NonNullable<NettHistory["rule"]> }),
});

export function nettOfJson(overtrick: Overtrick, json: unknown, options: Options): Rated {
  const given = json as NettHistory;
  const settings = isPlain(given.settings) ? { ...given.settings, ...settingsOf(options) } : given.settings;
  const answer = overtrick.nett({
    ...given,
    ...asked(options),
    ...(settings === undefined ? {} : { settings }),
  }) as NettSessionAnswer | NettHistoryAnswer;
  return { answer, table: "entries" in answer ? sessionTable(answer) : historyTables(answer) };
}

export function nettOfHistory(overtrick: Overtrick, content: Uint8Array, options: Options): Rated {
  const reading = overtrick.readHistory(content);
  const answer = overtrick.nett({
    ...asked(options),
    settings: settingsOf(options),
    results: reading.results,
  });
  const findings = historyFindings(reading, answer);
  return {
    answer: { ...answer, findings: options["standard"] === undefined ? hinted(findings) : findings },
    table: historyTables(answer),
    unread: reading.results.length === 0,
  };
}

/** Anything else is the package's to complain of. */
const isPlain = (value: unknown): boolean =>
  value === undefined || (typeof value === "object" && !Array.isArray(value));

/** A CSV has no ratings of its own: without a standard session nothing is rated. */
function hinted(findings: readonly Finding[]): Finding[] {
  const message = "Without a standard session nothing is rated. Name it: --standard NAME.";
  const others = findings.filter(({ code }) => code !== "no-standard-session");
  return [{ severity: "error", code: "no-standard-session", message, where: {} }, ...others];
}

const figure = (value: number | null, decimals = 2): string =>
  value === null ? "" : value.toFixed(decimals);

/** As on the notice board, best nett first, field by field. */
function sessionTable({ entries }: NettSessionAnswer): string {
  const fields = [...new Set(entries.map(({ field }) => field))];
  return fields
    .map((field) => {
      const rows = entries
        .filter((entry) => entry.field === field)
        .sort((one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity))
        .map((entry) => [
          entry.rank === null ? "" : `${entry.rank}${entry.tied ? "=" : ""}`,
          entry.hcap === null ? "" : `${entry.hcap >= 0 ? "+" : ""}${figure(entry.hcap)}`,
          figure(entry.nett),
          figure(entry.gross),
          figure(entry.par),
          entry.after.map((value) => figure(value)).join(" "),
          entry.id,
        ]);
      const heading = ["Place", "Hcap", "Nett", "Gross", "Par", "New handicaps", "Entry"];
      return `${field === null ? "" : `${field}\n`}${aligned([heading, ...rows])}`;
    })
    .join("\n");
}

function historyTables({ players, ratings }: NettHistoryAnswer): string {
  const rated = ratings.map((one) => [
    one.rating === null ? "none" : `${figure(one.rating * 100, 1)} %`,
    one.standardError === null ? "" : figure(one.standardError * 100),
    one.plainError === null ? "" : figure(one.plainError * 100),
    one.source === "estimated" ? String(one.players) : "",
    one.session,
  ]);
  const best = [...players]
    .sort((one, other) => other.handicap - one.handicap)
    .map((player) => [figure(player.handicap), figure(player.start), String(player.sessions), player.name]);
  return [
    aligned([["Rating", "Error", "Plain", "Players", "Session"], ...rated]),
    aligned([["Handicap", "Start", "Sessions", "Player"], ...best]),
  ].join("\n");
}
