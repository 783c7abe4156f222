/** How often a board had a score, as a bar in the table that says so; it draws no words. */
import { html } from "lit";
import type { TemplateResult } from "lit";

/** Who got the score: nobody where it is nought, or not one for both sides. */
export type Scorer = "ns" | "ew" | "both";

/** What one table alone did is a short bar, however few there are. */
const fewest = 4;

/** The longest bar of a board fills the half of its side. */
export const longestBar = (times: readonly number[]): number => Math.max(fewest, ...times);

/** North-South to the left of the line, as their scores stand; East-West to the right; across it what is of neither. */
export function frequencyBar(times: number, longest: number, scorer: Scorer): TemplateResult {
  const length = (50 * times) / longest;
  const left = { ns: 50 - length, ew: 50, both: 50 - length / 2 }[scorer];
  return html`<svg class="score-bar ${scorer}" aria-hidden="true">
    <rect x="${left.toFixed(2)}%" y="20%" width="${length.toFixed(2)}%" height="60%" />
    <line x1="50%" x2="50%" y1="0" y2="100%" />
  </svg>`;
}
