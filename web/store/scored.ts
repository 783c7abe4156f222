import type { Event, ScoreFunctions, RulesInput, Scores } from "overtrick";

/** An event with what came out of it: all that a view needs. A new object with every change. */
export interface ScoredEvent {
  event: Event;
  /** What it is scored with now. */
  rules: RulesInput;
  scores: Scores;
  /** For the working, the session table and other rule sets. */
  overtrick: ScoreFunctions;
}
