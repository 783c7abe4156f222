import type { Event, ScoreFunctions, RulesInput, Scores } from "overtrick";

/** An event with what came out of it: all that a view needs. A new object with every change. */
export interface ScoredEvent {
  event: Event;
  /** What it is scored with now. */
  rules: RulesInput;
  scores: Scores;
  /** For other rule sets, the working and the session table. */
  overtrick: ScoreFunctions;
  /** Settles when `overtrick` can also say how figures came about; not there where it always can. */
  complete?: () => Promise<void>;
}
