/** Evenings out of files: what another program wrote, or a list of results as clubs publish it. */
import type { RateFunctions, RankingSession, RulesInput } from "overtrick";
import { readFile, wholeEngine } from "../../engine/engine";
import { emptyDraft } from "../../store/season-state";
import type { Draft } from "../../store/season-state";
import { textOfFile } from "../nett/text-of-file";
import { draftOfScores } from "./session-draft";
import { readSession } from "./session-text";

/** Null for a file without results of named pairs or teams. */
export async function draftOfFile(rates: RateFunctions, file: File, mark: "," | "."): Promise<Draft | null> {
  return (await draftOfEvent(file, mark)) ?? draftOfList(rates, await textOfFile(file), mark);
}

async function draftOfEvent(file: File, mark: "," | "."): Promise<Draft | null> {
  const { event, suggestedRules } = await readFile(file).reading;
  if (event.boards.length === 0) return null;
  const overtrick = await wholeEngine();
  const rules: RulesInput = suggestedRules ?? "club";
  return draftOfScores({ event, rules, scores: overtrick.score(event, rules), overtrick }, mark);
}

function draftOfList(rates: RateFunctions, text: string, mark: "," | "."): Draft | null {
  const below = rates.readResultList(text, "butler").entries.some(({ result }) => (result ?? 0) < 0);
  const kind = below ? "butler" : "pairs";
  const { entries, date } = rates.readResultList(text, kind);
  const pairs = entries.filter(({ players, result }) => players.length === 2 && result !== null);
  return pairs.length === 0 || 2 * pairs.length < entries.length
    ? null
    : { ...emptyDraft, date, kind, text, mark };
}

/** The evenings of several files, those that could be read, in the order of their dates. */
export async function sessionsOfFiles(
  rates: RateFunctions,
  files: readonly File[],
  mark: "," | ".",
): Promise<{ sessions: RankingSession[]; unread: string[] }> {
  const sessions: RankingSession[] = [];
  const unread: string[] = [];
  for (const file of files) {
    const draft = await draftOfFile(rates, file, mark).catch(() => null);
    if (draft) sessions.push(readSession(rates, draft).session);
    else unread.push(file.name);
  }
  sessions.sort((one, other) => one.date.localeCompare(other.date));
  return { sessions, unread };
}
