/** An evening written as text, to be changed. */
import type { Event, RankingPairsSession, RankingSession, RankingTeam, Scores } from "overtrick";
import type { Draft } from "../../store/season-state";

const write = (value: number | null, mark: "," | "."): string =>
  value === null ? "?" : String(value).replace(".", mark);
const onOneRow = (text: string): string => text.replace(/[\r\n]+/gu, " ");

/** A pair's row, and the heading that has to stand above it: of a line that is more than its letter. */
export interface WrittenRow {
  heading: string | null;
  row: string;
}

export function pairRows(entries: RankingPairsSession["entries"], mark: "," | "."): WrittenRow[] {
  let heading = "";
  return entries.map(({ line = "", players, score, substitute }, i) => {
    const names = players.map((name) => (name === substitute ? `${name}*` : name));
    const number = String(i + 1);
    const [letter, two] = [/^[A-Za-z]?$/u.test(line), /^[A-Z]{2}$/u.test(line)];
    const lead = two ? [line, number, number] : letter && line !== "" ? [line, number] : [number];
    const above = letter || two || line === heading ? null : onOneRow(`Section ${line}`);
    if (above !== null) heading = line;
    return { heading: above, row: onOneRow([...lead, ...names, write(score, mark)].join(";")) };
  });
}

export const teamRow = ({ id, players, halves }: RankingTeam, mark: "," | "."): string =>
  onOneRow(
    [id, players.join(", "), ...halves.map(({ opponent, vp }) => `${opponent} ${write(vp, mark)}`)].join(
      "; ",
    ),
  );

export const groupsText = (groups: readonly (readonly string[])[] = []): string =>
  groups.map((group) => group.join("+")).join(", ");

/** The session as a draft to be changed; `index` is its place in the season. */
export function draftOf(source: RankingSession, index: number | null, mark: "," | "."): Draft {
  const { date, kind } = source;
  if (source.kind === "teams") {
    const text = source.teams.map((team) => teamRow(team, mark)).join("\n");
    return { index, date, kind, groups: "", text, source, mark };
  }
  const rows = pairRows(source.entries, mark);
  const text = rows.flatMap(({ heading, row }) => (heading === null ? [row] : [heading, row])).join("\n");
  return { index, date, kind, groups: groupsText(source.groups), text, source, mark };
}

/** The evening of the Score page: percentages, or IMPs per board, by section; null without results of named pairs. */
export function draftOfScores(event: Event, scores: Scores, mark: "," | "."): Draft | null {
  if (event.scoring !== "matchpoints" && event.scoring !== "butler") return null;
  const names = new Map(event.players.map(({ id, name }) => [id, name]));
  const entries = new Map(event.entries.map((entry) => [entry.id, entry]));
  const found = scores.standings.flatMap((row) => {
    const entry = entries.get(row.entry);
    const players = (entry?.players ?? []).map((id) => names.get(id) ?? "").filter((name) => name !== "");
    const score = event.scoring === "matchpoints" ? row.percent : row.points / Math.max(row.boards, 1);
    if (players.length !== 2 || score === null) return [];
    return { line: row.section ?? entry?.section ?? "A", players, score };
  });
  if (found.length === 0) return null;
  const kind = event.scoring === "matchpoints" ? "pairs" : "butler";
  const rounded = found.map((entry) => ({ ...entry, score: Number(entry.score.toFixed(4)) }));
  return draftOf({ date: event.date, kind, entries: rounded }, null, mark);
}
