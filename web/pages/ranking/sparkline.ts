import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { RankingResult } from "overtrick";

const [width, height] = [72, 20];

/** The course of a ranking at a glance; its figures stand in the player's own list. */
export function sparkline(history: readonly RankingResult[]): TemplateResult | typeof nothing {
  const first = history[0];
  if (!first || history.length < 2) return nothing;
  const values = [first.before, ...history.map(({ after }) => after)];
  const low = Math.min(...values);
  const span = Math.max(Math.max(...values) - low, 1e-9);
  const points = values.map((value, i) => {
    const x = 2 + (i / (values.length - 1)) * (width - 4);
    return `${x.toFixed(1)},${(height - 2 - ((value - low) / span) * (height - 4)).toFixed(1)}`;
  });
  return html`<svg class="sparkline" viewBox="0 0 ${width} ${height}" aria-hidden="true">
    <polyline points=${points.join(" ")} />
  </svg>`;
}
