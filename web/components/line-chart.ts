import { html, nothing, svg } from "lit";
import type { SVGTemplateResult, TemplateResult } from "lit";
import { range, rounded, rowLine, ticks } from "./axes";

interface Series {
  name: string;
  points: readonly (readonly [x: number, y: number])[];
}

export interface LineChart {
  /** What the picture shows, for whoever cannot see it. */
  label: string;
  series: readonly Series[];
  xLabel: string;
  yLabel: string;
  writeX: (value: number) => string;
  writeY: (value: number) => string;
  /** A point to dwell on. */
  marks?: readonly { x: number; y: number; label: string }[];
  /** A line across: a ceiling, an average. */
  level?: { y: number; label: string };
  width?: number;
  height?: number;
  /** The scale of values goes from one round value to another, with the whole line between them. */
  roundScale?: boolean;
}

const margin = { left: 48, right: 12, top: 12, bottom: 34 };

/** Lines over a plane, as a picture that follows the theme and prints. Its figures belong in a table beside it. */
export function lineChart(chart: LineChart): TemplateResult | typeof nothing {
  const points = chart.series.flatMap((series) => series.points);
  if (points.length === 0) return nothing;
  const { width = 480, height = 240 } = chart;
  const ys = [...points.map(([, y]) => y), ...(chart.level ? [chart.level.y] : [])];
  const [left, right] = range(points.map(([x]) => x));
  const [low, high] = chart.roundScale ? rounded(range(ys), 5) : range(ys);
  const toX = (x: number): number =>
    margin.left + ((x - left) / (right - left)) * (width - margin.left - margin.right);
  const toY = (y: number): number =>
    height - margin.bottom - ((y - low) / (high - low)) * (height - margin.top - margin.bottom);
  const path = (series: Series): string =>
    series.points
      .map(([x, y], i) => `${i === 0 ? "M" : "L"}${toX(x).toFixed(1)} ${toY(y).toFixed(1)}`)
      .join("");
  return html`<figure class="chart">
    <svg viewBox="0 0 ${width} ${height}" role="img" aria-label=${chart.label}>
      ${ticks(low, high, 5).map((y) => rowLine(toY(y), [margin.left, width - margin.right], chart.writeY(y)))}
      ${(points.every(([x]) => x === points[0]![0]) ? [points[0]![0]] : ticks(left, right, 6)).map(
        (x) =>
          svg`<text class="tick" x=${toX(x)} y=${height - margin.bottom + 16} text-anchor="middle">${chart.writeX(x)}</text>`,
      )}
      ${
        chart.level
          ? svg`<g class="level"><line x1=${margin.left} x2=${width - margin.right} y1=${toY(chart.level.y)} y2=${toY(chart.level.y)} />
              <text x=${width - margin.right} y=${toY(chart.level.y)} dy="-0.4em" text-anchor="end">${chart.level.label}</text></g>`
          : nothing
      }
      ${chart.series.map((series, i) =>
        series.points.length === 1
          ? dot(toX(series.points[0]![0]), toY(series.points[0]![1]), i)
          : svg`<path class="series series-${i % 4}" d=${path(series)} />`,
      )}
      ${(chart.marks ?? []).map(({ x, y, label }) => mark(toX(x), toY(y), label, width))}
      <text class="axis" x=${width - margin.right} y=${height - 4} text-anchor="end">${chart.xLabel}</text>
    </svg>
    <figcaption>
      <span class="soft">${chart.yLabel}</span>
      ${
        chart.series.length > 1
          ? chart.series.map(
              (series, i) =>
                html`<span class="key"
                  ><i class="series-${i % 4}" aria-hidden="true"></i>${series.name}</span
                >`,
            )
          : nothing
      }
    </figcaption>
  </figure>`;
}

/** A line of one point would not be seen. */
const dot = (x: number, y: number, i: number): SVGTemplateResult =>
  svg`<circle class="only series-${i % 4}" cx=${x} cy=${y} r="2" />`;

function mark(x: number, y: number, label: string, width: number): SVGTemplateResult {
  const before = x > width * 0.7;
  return svg`<g class="point"><circle cx=${x} cy=${y} r="4" />
    <text x=${x + (before ? -8 : 8)} y=${y} dy="-0.5em" text-anchor=${before ? "end" : "start"}>${label}</text></g>`;
}
