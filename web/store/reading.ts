/** What reads states of an event: one part of the page, fetched with the package's second half (see reader.ts). */
import type { ScoreFunctions } from "overtrick";
import { readOnBase } from "./event-base";
import { readEvent } from "./event-reading";
import type { EventReading } from "./event-reading";
import type { EventState } from "./event-state";
import { readOnSource } from "./event-source";

export { findingWords } from "../i18n/finding-words";
export { stateOfEvent } from "./event-base";
export { rowsOnBase } from "./event-source";
export { cellAt, rowsOfText } from "./event-text";

/** What was opened is read on what it came with, and its text on what that was written from. */
export function readState(overtrick: ScoreFunctions, state: EventState): EventReading {
  const { base, source, text } = state;
  if (text !== null && source) return readOnSource(overtrick, state, source);
  return base && text === null ? readOnBase(overtrick, state, base) : readEvent(overtrick, state);
}
