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

/** What was asked for on the command line comes before what the file says. */
const asked = ({ standard, estimate, rule }: Options): Partial<NettHistory> => ({
  ...(standard === undefined ? {} : { standard }),
  ...(estimate === undefined ? {} : { estimate: true }),
  ...(rule === undefined ? {} : { rule: rule as NonNullable<NettHistory["rule"]> }),
});

export function nettOfJson(overtrick: Overtrick, json: unknown, options: Options): Rated {
  const answer = overtrick.nett({ ...(json as NettHistory), ...asked(options) }) as
    NettSessionAnswer | NettHistoryAnswer;
  return { answer, table: "entries" in answer ? sessionTable(answer) : historyTables(answer) };
}

export function nettOfHistory(overtrick: Overtrick, content: Uint8Array, options: Options): Rated {
  const reading = overtrick.readHistory(content);
  const answer = overtrick.nett({ ...asked(options), results: reading.results });
  return {
    answer: { ...answer, findings: historyFindings(reading, answer) },
    table: historyTables(answer),
    unread: reading.results.length === 0,
  };
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
    one.source === "estimated" ? String(one.players) : "",
    one.session,
  ]);
  const best = [...players]
    .sort((one, other) => other.handicap - one.handicap)
    .map((player) => [figure(player.handicap), figure(player.start), String(player.sessions), player.name]);
  return [
    aligned([["Rating", "Error", "Players", "Session"], ...rated]),
    aligned([["Handicap", "Start", "Sessions", "Player"], ...best]),
  ].join("\n");
}
