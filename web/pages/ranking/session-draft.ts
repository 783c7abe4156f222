/** An evening written as text, to be changed. */
import type { Entry, Event, RankingPairsSession, RankingSession, RankingTeam } from "overtrick";
import type { ScoredEvent } from "../../store/scored";
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

/** The players of a team; dashes where a name has a comma of its own. */
export const teamNames = (players: readonly string[]): string =>
  players.join(players.some((name) => name.includes(",")) ? " – " : ", ");

export const teamRow = ({ id, players, halves }: RankingTeam, mark: "," | "."): string =>
  onOneRow(
    [id, teamNames(players), ...halves.map(({ opponent, vp }) => `${opponent} ${write(vp, mark)}`)].join(
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

/**
 * A scored evening: percentages, or IMPs per board, by section; of teams the victory points of each match. Null without
 * results of named pairs or teams.
 */
export function draftOfScores(scored: ScoredEvent, mark: "," | "."): Draft | null {
  const { event } = scored;
  if (event.scoring === "crossimps") return null;
  const found = event.scoring === "teams" ? teamsOf(scored) : pairsOf(scored);
  return found && draftOf(found, null, mark);
}

type NamesOf = (entry: Entry | undefined) => string[];

function namesIn({ players }: Event): NamesOf {
  const names = new Map(players.map(({ id, name }) => [id, name]));
  return (entry) => (entry?.players ?? []).map((id) => names.get(id) ?? "").filter((name) => name !== "");
}

const rounded = (value: number): number => Number(value.toFixed(4));

function pairsOf({ event, scores }: ScoredEvent): RankingSession | null {
  const namesOf = namesIn(event);
  const byId = new Map(event.entries.map((entry) => [entry.id, entry]));
  const entries = scores.standings.flatMap((row) => {
    const entry = byId.get(row.entry);
    const players = namesOf(entry);
    const score = event.scoring === "matchpoints" ? row.percent : row.points / Math.max(row.boards, 1);
    if (players.length !== 2 || score === null) return [];
    return { line: row.section ?? entry?.section ?? "A", players, score: rounded(score) };
  });
  const kind = event.scoring === "matchpoints" ? "pairs" : "butler";
  return entries.length === 0 ? null : { date: event.date, kind, entries };
}

function teamsOf({ event, rules, overtrick }: ScoredEvent): RankingSession | null {
  const namesOf = namesIn(event);
  const base = typeof rules === "string" ? { base: rules } : rules;
  const matches = overtrick.matches(event, { ...base, teams: "victoryPoints" });
  const numbers = new Map(event.entries.map(({ id, number }) => [id, number]));
  const teams = event.entries.flatMap((entry) => {
    const players = namesOf(entry);
    const halves = matches.flatMap(({ home, away, homePoints, awayPoints }) => {
      if (home === entry.id) return { opponent: numbers.get(away) ?? away, vp: rounded(homePoints) };
      return away === entry.id ? { opponent: numbers.get(home) ?? home, vp: rounded(awayPoints) } : [];
    });
    return players.length === 0 || halves.length === 0 ? [] : { id: entry.number, players, halves };
  });
  return teams.length === 0 ? null : { date: event.date, kind: "teams", teams };
}
