/** An evening as text: what people paste, and the same written back to be changed. */
import type { Event, Finding, RankingSession, RateFunctions, Scores } from "overtrick";
import { parseNumber } from "../../numbers";
import type { Draft } from "../../store/season-state";

export interface ReadSession {
  session: RankingSession;
  findings: Finding[];
  count: number;
}

export const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/u.test(text) && !Number.isNaN(Date.parse(text));

export function readSession(rates: RateFunctions, { date, kind, groups, text }: Draft): ReadSession {
  if (kind === "teams") return readTeams(date, text);
  const list = text.trim() === "" ? { entries: [], findings: [] } : rates.readRatingList(text);
  const entries = list.entries.map(({ line, players, result }) => {
    const outsider = players.find(({ name }) => name.endsWith("*"));
    return {
      line,
      players: players.map(({ name }) => plain(name)),
      score: result,
      ...(outsider ? { substitute: plain(outsider.name) } : {}),
    };
  });
  const together = groupsOf(groups);
  return {
    session: { date, kind, ...(together.length === 0 ? {} : { groups: together }), entries },
    findings: list.findings,
    count: entries.length,
  };
}

const plain = (name: string): string => name.replace(/\s*\*+$/u, "").trim();

/** `A+C, B+D` */
export const groupsOf = (text: string): string[][] =>
  text
    .split(",")
    .map((group) =>
      group
        .split("+")
        .map((line) => line.trim())
        .filter((line) => line !== ""),
    )
    .filter((group) => group.length > 1);

/** `1; Jan, Piet, Kees, Ann; 2 15; 3 12,5` */
function readTeams(date: string, text: string): ReadSession {
  const teams: Extract<RankingSession, { kind: "teams" }>["teams"] = [];
  const findings: Finding[] = [];
  text.split(/\r\n|\r|\n/u).forEach((row, i) => {
    if (row.trim() === "") return;
    const [id = "", names = "", ...rest] = row.split(/[;\t]/u).map((part) => part.trim());
    const players = names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "");
    const halves = rest
      .filter((part) => part !== "")
      .map((part) => {
        const [, opponent = part, vp = ""] = /^(.*\S)\s+(\S+)$/u.exec(part) ?? [];
        return { opponent, vp: parseNumber(vp) };
      });
    if (id !== "" && players.length > 0) teams.push({ id, players, halves });
    else findings.push(unreadable(row, i + 1));
  });
  return { session: { date, kind: "teams", teams }, findings, count: teams.length };
}

const unreadable = (text: string, line: number): Finding => ({
  severity: "error",
  code: "unreadable-line",
  message: "This line could not be read.",
  where: { line },
  values: { text },
});

/** The session as a draft to be changed; `index` is its place in the season. */
export function draftOf(session: RankingSession, index: number | null, mark: "," | "."): Draft {
  const write = (value: number | null): string => (value === null ? "?" : String(value).replace(".", mark));
  if (session.kind === "teams") {
    const text = session.teams
      .map(({ id, players, halves }) =>
        [id, players.join(", "), ...halves.map(({ opponent, vp }) => `${opponent} ${write(vp)}`)].join("; "),
      )
      .join("\n");
    return { index, date: session.date, kind: "teams", groups: "", text };
  }
  let heading = "";
  const rows = session.entries.map(({ line = "", players, score, substitute }, i) => {
    const names = players.map((name) => (name === substitute ? `${name}*` : name));
    const letter = /^[A-Za-z]?$/u.test(line);
    // A line of more than a letter stands above its pairs.
    const above = letter || line === heading ? "" : `Section ${line}\n`;
    heading = letter ? heading : line;
    const cells = [...(letter && line !== "" ? [line] : []), String(i + 1), ...names, write(score)];
    return above + cells.join(";");
  });
  const text = rows.join("\n");
  const groups = (session.groups ?? []).map((group) => group.join("+")).join(", ");
  return { index, date: session.date, kind: session.kind, groups, text };
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
