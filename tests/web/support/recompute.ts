/**
 * Figures once more, from the terms of their working alone: written from the documents (Belgian guide, Bridge
 * puntentelling 2008, §2; Laws 2017, Laws 12C and 78), not from the code that made them.
 */
import type { Term } from "overtrick";

type Values = (symbol: string) => number | undefined;

const valuesOf =
  (terms: readonly Term[]): Values =>
  (symbol) =>
    terms.find((term) => term.symbol === symbol)?.value;

const need = (of: Values, symbol: string): number => {
  const value = of(symbol);
  if (value === undefined) throw new Error(`the working has no term ${symbol}`);
  return value;
};

/** To a multiple of the quantum; a whisker decides nothing, because terms arrive as doubles. */
function round(value: number, of: Values, average: number): number {
  const [quantum, mode] = [need(of, "quantum"), need(of, "rounding")];
  if (quantum === 0 || mode === 0) return value;
  const steps = value / quantum;
  const below = Math.floor(steps + 1e-9);
  const rest = steps - below;
  let up = rest > 0.5 + 1e-9;
  if (Math.abs(rest - 0.5) <= 1e-9) {
    up = mode === 2 ? below % 2 !== 0 : mode === 1 || value > average;
  }
  return (below + (up ? 1 : 0)) * quantum;
}

export interface Figures {
  points: number;
  percent: number | null;
  max: number | null;
}

/** IMPs for a difference (Laws 2017, Law 78B). */
const impBounds = [
  10, 40, 80, 120, 160, 210, 260, 310, 360, 420, 490, 590, 740, 890, 1090, 1290, 1490, 1740, 1990, 2240, 2490,
  2990, 3490, 3990,
];
function impsOf(difference: number): number {
  const size = Math.abs(difference);
  const imps = impBounds.filter((bound) => size > bound).length;
  return difference < 0 ? -imps : imps;
}

function matchpoints(of: Values): Figures {
  let exact: number;
  const top = need(of, "top");
  if (of("M") !== undefined) {
    const x = 2 * need(of, "beaten") + need(of, "tied") + (of("artificial") ?? 0);
    const [n, s, scale] = [need(of, "N"), need(of, "S"), need(of, "scale")];
    exact = ((n / s) * (x + 1) - 1) * scale;
    if (Math.abs(top - 2 * (n - 1) * scale) > 1e-9) throw new Error(`a top of ${top} among ${n}`);
  } else {
    const a = of("A");
    const share =
      a === undefined ? need(of, "share") : 60 + 5 * (2 * need(of, "beaten") + need(of, "tied") - (a - 1));
    exact = (share * top) / 100;
  }
  const points = round(exact, of, top / 2);
  return { points, percent: (100 * points) / top, max: null };
}

/** IMPs against the datum or each other result; a weighted result part by part. */
function imps(terms: readonly Term[]): number {
  const own: [number, number][] = [];
  const others: [number, number][] = [];
  for (const { symbol, value } of terms) {
    if (symbol === "score") own.push([value, 1]);
    if (symbol === "weight") own.at(-1)![1] = value;
    if (symbol === "other") others.push([value, 1]);
    if (symbol === "times") others.at(-1)![1] = value;
    if (symbol === "datum") others.push([value, 1]);
  }
  let sum = 0;
  for (const [score, weight] of own)
    for (const [other, times] of others) sum += weight * times * impsOf(score - other);
  return sum;
}

export function lineFigures(terms: readonly Term[]): Figures {
  const of = valuesOf(terms);
  if (of("quantum") !== undefined) return matchpoints(of);
  // An award at IMPs is a figure of the director's.
  if (of("IMPs") === undefined && of("other") === undefined)
    return { points: need(of, "points"), percent: null, max: null };
  return { points: imps(terms) / (of("comparisons") ?? 1), percent: null, max: null };
}

export function totalFigures(terms: readonly Term[]): Figures {
  const of = valuesOf(terms);
  const own = need(of, "max");
  const max = of("largestMax") ?? own;
  const scaled = max === own ? need(of, "sum") : (need(of, "sum") * max) / own;
  const adjusted = scaled - (of("penalty") ?? 0) + (of("carryOver") ?? 0);
  const points = round(adjusted, of, max / 2);
  return { points, percent: max === 0 ? null : (100 * points) / max, max };
}

/** Belgian guide §4, column 5: key times pairs, 1 behind the key; equal pairs share the mean, rounded half up. */
export function clubFigure(terms: readonly Term[]): number {
  const pairs = need(valuesOf(terms), "pairs");
  const worth = terms
    .filter(({ symbol }) => symbol === "key")
    .map(({ value }) => (value === 0 ? 1 : value * pairs));
  return Math.floor(worth.reduce((sum, one) => sum + one, 0) / worth.length + 0.5 + 1e-9);
}

/** Law 77: a contract's score for NS is the sum of its parts, or the opposite where EW declared. */
export function scoreFigure(terms: readonly Term[]): number {
  const parts = terms.slice(0, -1).reduce((sum, { value }) => sum + value, 0);
  const score = terms.at(-1)?.value ?? NaN;
  if (Math.abs(score) !== Math.abs(parts)) throw new Error(`${parts} is not ${score}`);
  return score;
}

/** A number as English prints it, and its decimals. */
export function readFigure(text: string): { value: number; decimals: number } {
  const plain = text.trim().replace("\u2212", "-").replaceAll(",", "");
  if (!/^-?\d+(\.\d+)?$/.test(plain)) throw new Error(`“${text}” is no figure`);
  return { value: Number(plain), decimals: plain.split(".")[1]?.length ?? 0 };
}
