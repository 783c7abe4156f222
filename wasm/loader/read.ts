/** Text to events, with findings for what could not be read. */
import type { ScoreModule } from "./overtrick.mjs";
import { Complaints, isObject, wellFormed } from "./complaints.js";
import { decodeEvent } from "./decode.js";
import { notationIndex, notations, type Notation } from "./notation.js";
import type { Reading } from "./types.js";
import { decodeFindings, type FindingTable } from "./wire.js";

export interface TravellerOptions {
  /** The board of lines that stand before any board heading; 1 when not given. */
  board?: number;
  /** Whose letters strains and seats are; found out from the whole text when not given. */
  notation?: Notation;
  /** Scores are written without their last zero: 42 is 420. */
  withoutLastZero?: boolean;
}

/** What a pasted text held, and whose letters it was taken to be written in. */
export interface TravellerReading extends Reading {
  notation: Notation;
}

const largestBoard = 9999;

export function readTravellers(
  module: ScoreModule,
  table: FindingTable,
  text: unknown,
  given: unknown,
): TravellerReading {
  const complaints = new Complaints();
  const options: TravellerOptions = isObject(given) ? given : {};
  if (given !== undefined && !isObject(given)) complaints.add("invalid-value", "options", given);
  if (typeof text !== "string") complaints.add("invalid-value", "text", text);
  const board: unknown = options.board ?? 1;
  const fits = typeof board === "number" && Number.isInteger(board) && board >= 1 && board <= largestBoard;
  if (!fits) complaints.add("invalid-value", "options.board", board);
  const notation = notationIndex(options.notation);
  if (options.notation !== undefined && notation === 0) {
    complaints.add("invalid-value", "options.notation", options.notation);
  }
  const words = typeof text === "string" ? wellFormed(text) : "";
  const answer = module.readTravellers(words, fits ? board : 1, notation, options.withoutLastZero === true);
  const { event, places } = decodeEvent(answer.event);
  const findings = [...complaints.findings, ...decodeFindings(answer.findings, table, places, words)];
  return { event, findings, notation: notations[answer.notation] ?? "english" };
}
