/** The scales of pictures: round values on a range, and the lines across at each of them. */
import { svg } from "lit";
import type { SVGTemplateResult } from "lit";

/** About `count` round values that span the range. */
export function ticks(from: number, to: number, count: number): number[] {
  const span = to - from;
  if (!(span > 0)) return [from];
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((unit) => unit * power >= rough) ?? 10) * power;
  const list: number[] = [];
  for (let i = Math.ceil(from / step - 1e-9); i * step <= to + step * 1e-9; i += 1) list.push(i * step);
  return list;
}

/** The round values around a range of about `count` of them. */
export function rounded([low, high]: readonly [number, number], count: number): [number, number] {
  const [first = low, second = first + 1] = ticks(low, high, count);
  const step = second - first;
  return [Math.floor(low / step + 1e-9) * step, Math.ceil(high / step - 1e-9) * step];
}

/** From the lowest to the highest; a range even where they are all the same. */
export function range(values: readonly number[]): [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)];
  if (high > low) return [low, high];
  return [low - 1, high + 1];
}

/** A line from left to right, with its value before it. */
export const rowLine = (
  y: number,
  [left, right]: readonly [number, number],
  value: string,
): SVGTemplateResult =>
  svg`<g class="grid row"><line x1=${left} x2=${right} y1=${y} y2=${y} />
    <text x=${left - 6} y=${y} dy="0.32em" text-anchor="end">${value}</text></g>`;

/** A line from top to bottom, with its value below it. */
export const columnLine = (
  x: number,
  [top, bottom]: readonly [number, number],
  value: string,
): SVGTemplateResult =>
  svg`<g class="grid column"><line x1=${x} x2=${x} y1=${top} y2=${bottom} />
    <text x=${x} y=${bottom + 16} text-anchor="middle">${value}</text></g>`;
