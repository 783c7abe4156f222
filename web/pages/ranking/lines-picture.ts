import { html, svg } from "lit";
import type { TemplateResult } from "lit";
import type { RankingLinesAnswer } from "overtrick";
import { columnLine, ticks } from "../../components/axes";

const width = 480;
const margin = { left: 28, right: 12, top: 8, bottom: 24 };
const band = 30;
const gap = 8;

/** The lines as bands over a scale of points: where they overlap is seen. The figures stand in the table below. */
export function linesPicture(
  lines: RankingLinesAnswer["lines"],
  label: string,
  write: (value: number) => string,
): TemplateResult {
  const high = Math.max(...lines.map(({ top }) => top));
  const low = Math.min(...lines.map(({ bottom }) => bottom));
  const height = margin.top + lines.length * (band + gap) + margin.bottom;
  const toX = (points: number): number =>
    margin.left + ((high - points) / Math.max(high - low, 1e-9)) * (width - margin.left - margin.right);
  const base = height - margin.bottom;
  return html`<figure class="chart lines-picture">
    <svg viewBox="0 0 ${width} ${height}" role="img" aria-label=${label}>
      ${ticks(low, high, 6).map((points) => columnLine(toX(points), [margin.top, base], write(points)))}
      ${lines.map((line, i) => {
        const y = margin.top + i * (band + gap);
        const [left, right] = [toX(line.top), toX(line.bottom)];
        const middle = toX(line.mean);
        return svg`<g class="band">
          <text class="name" x=${margin.left - 8} y=${y + band / 2} dy="0.35em" text-anchor="end">${line.name}</text>
          <rect x=${left} y=${y} width=${right - left} height=${band} rx="4" />
          <line class="middle" x1=${middle} x2=${middle} y1=${y} y2=${y + band} />
          <text class="end" x=${left + 6} y=${y + band / 2} dy="0.35em">${write(line.top)}</text>
          <text class="end" x=${right - 6} y=${y + band / 2} dy="0.35em" text-anchor="end">${write(line.bottom)}</text>
        </g>`;
      })}
    </svg>
  </figure>`;
}
