/** The club ranking on the command line: a season in, tables for people out. */
import type { ChampionshipRow, RankingAnswer, RankingEntryPoints } from "overtrick";
import { aligned } from "./print.js";

const two = (value: number | null): string => (value === null ? "" : value.toFixed(2));
const placeOf = ({ rank, tied }: { rank: number; tied: boolean }): string => `${rank}${tied ? "=" : ""}`;

/** The last session's points, the rankings, and the championship of players, pairs and trios. */
export function rankingTable(answer: RankingAnswer): string {
  const parts = [lastSession(answer), rankings(answer), partnerships(answer)];
  const { players, partnerships: together } = answer.championship;
  parts.push(championship("Championship", players, ({ name }) => name));
  parts.push(championship("Championship of pairs and trios", together, (row) => row.players.join(" – ")));
  return parts.filter((part) => part !== "").join("\n") || "No sessions.\n";
}

function lastSession({ sessions, played }: RankingAnswer): string {
  const session = sessions[played.at(-1) ?? -1];
  if (!session || session.entries.length === 0) return "";
  const { fields = [] } = session;
  // Line by line as they are ranked; who has no points comes last.
  const fieldOf = ({ field }: RankingEntryPoints): number => fields[field ?? -1]?.position ?? fields.length;
  const rows = session.entries
    .toSorted(
      (one, other) =>
        fieldOf(one) - fieldOf(other) || (other.points ?? -Infinity) - (one.points ?? -Infinity),
    )
    .map((entry) => [
      entry.line ?? entry.id ?? "",
      entry.score === undefined ? "" : two(entry.score),
      two(entry.points),
      entry.players.join(" – "),
    ]);
  const head = [session.kind === "teams" ? "Team" : "Line", "Score", "Points", "Names"];
  return `Points of ${session.date}\n${aligned([head, ...rows])}`;
}

function rankings({ players }: RankingAnswer): string {
  if (players.length === 0) return "";
  const rows = players
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ name, ranking, sessions, change }) => [
      two(ranking),
      change === 0 ? "" : `${change > 0 ? "+" : ""}${two(change)}`,
      String(sessions),
      name,
    ]);
  return `Rankings\n${aligned([["Ranking", "Change", "Sessions", "Name"], ...rows])}`;
}

function partnerships({ partnerships: list }: RankingAnswer): string {
  if (list.length === 0) return "";
  const rows = list
    .toSorted((one, other) => (other.ranking ?? -Infinity) - (one.ranking ?? -Infinity))
    .map(({ players, ranking, history }) => [two(ranking), String(history.length), players.join(" – ")]);
  return `Pairs and trios\n${aligned([["Ranking", "Results", "Names"], ...rows])}`;
}

function championship<Row extends ChampionshipRow>(
  title: string,
  list: readonly Row[],
  nameOf: (row: Row) => string,
): string {
  if (list.length === 0) return "";
  const rows = list.map((row) => [
    placeOf(row),
    two(row.mean),
    String(row.counted),
    String(row.dropped),
    row.qualified ? "" : String(row.needed),
    nameOf(row),
  ]);
  return `${title}\n${aligned([["Rank", "Mean", "Counted", "Dropped", "Needed", "Name"], ...rows])}`;
}
