/** Events back to text that `readTravellers` reads. */
import type { ScoreModule } from "./overtrick.mjs";
import { encodeEvent } from "./encode.js";
import { notationIndex, type Notation } from "./notation.js";
import type { Event, Line } from "./types.js";

/**
 * A line "Board 7" and below it one result a line, with the section that the board is compared within and the results
 * expected; rounds, names and penalties are not part of it.
 */
export function writeTravellers(module: ScoreModule, event: Event, notation: Notation): string {
  return module.writeTravellers(encodeEvent(event).columns, notationIndex(notation));
}

/** What happened on a line, as one would type it. Empty when the line makes no sense. */
export function writeResult(module: ScoreModule, line: Line, notation: Notation): string {
  const event = { boards: [{ number: 1, lines: [line] }] };
  return module.writeResult(encodeEvent(event).columns, notationIndex(notation));
}
