/** What reads states of an event: one part of the page, fetched with the package's second half (see reader.ts). */
import type { ScoreFunctions } from "overtrick";
import { readOnBase } from "./event-base";
import { readEvent } from "./event-reading";
import type { EventReading } from "./event-reading";
import type { EventState } from "./event-state";

export { findingWords } from "../i18n/finding-words";
export { stateOfEvent } from "./event-base";
export { cellAt, rowsOfText } from "./event-text";

/** What was opened is read on what it came with, unless it was taken up as text. */
export function readState(overtrick: ScoreFunctions, state: EventState): EventReading {
  const { base, text } = state;
  return base && text === null ? readOnBase(overtrick, state, base) : readEvent(overtrick, state);
}
