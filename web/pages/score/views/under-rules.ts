import type { RuleSetName } from "overtrick";
import type { ScoredEvent } from "../../../store/scored";
import { ruleSetOf } from "./sheet-of";

const scorings = new WeakMap<ScoredEvent, Map<RuleSetName, ScoredEvent>>();

/** The same event under another rule set; whether sections and directions are ranked apart stays. */
export function underRules(data: ScoredEvent, base: RuleSetName): ScoredEvent {
  if (base === ruleSetOf(data)) return data;
  const known = scorings.get(data) ?? new Map<RuleSetName, ScoredEvent>();
  scorings.set(data, known);
  let scored = known.get(base);
  if (!scored) {
    const { event, rules, overtrick } = data;
    const { sections, winners } = typeof rules === "string" ? {} : rules;
    const input = { base, ...(sections && { sections }), ...(winners && { winners }) };
    scored = { event, overtrick, rules: input, scores: overtrick.score(event, input) };
    known.set(base, scored);
  }
  return scored;
}
