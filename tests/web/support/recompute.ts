/**
 * Figures once more, from the terms of their working alone: written from the documents (Belgian guide, Bridge
 * puntentelling 2008, §2; Laws 2017, Laws 12C and 78), not from the code that made them.
 */
import type { Rules, Side, Term } from "overtrick";

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
function round(value: number, quantum: number, mode: Rules["lineRounding"], average: number): number {
  if (quantum === 0 || mode === "none") return value;
  const steps = value / quantum;
  const below = Math.floor(steps + 1e-9);
  const rest = steps - below;
  let up = rest > 0.5 + 1e-9;
  if (Math.abs(rest - 0.5) <= 1e-9) {
    up = mode === "halfEven" ? below % 2 !== 0 : mode === "halfUp" || value > average;
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
export function impsOf(difference: number): number {
  const size = Math.abs(difference);
  const imps = impBounds.filter((bound) => size > bound).length;
  return difference < 0 ? -imps : imps;
}

function matchpoints(of: Values, rules: Rules): Figures {
  let exact: number;
  let top: number;
  if (of("M") !== undefined) {
    const x = 2 * need(of, "beaten") + need(of, "tied") + (of("artificial") ?? 0);
    const [n, s, scale] = [need(of, "N"), need(of, "S"), need(of, "scale")];
    exact = ((n / s) * (x + 1) - 1) * scale;
    top = 2 * (n - 1) * scale;
  } else {
    top = need(of, "top");
    const a = of("A");
    const share =
      a === undefined ? need(of, "share") : 60 + 5 * (2 * need(of, "beaten") + need(of, "tied") - (a - 1));
    exact = (share * top) / 100;
  }
  const points = round(exact, need(of, "quantum"), rules.lineRounding, top / 2);
  return { points, percent: (100 * points) / top, max: null };
}

export function lineFigures(terms: readonly Term[], rules: Rules, side: Side): Figures {
  const of = valuesOf(terms);
  if (of("datum") !== undefined && of("score") !== undefined) {
    // Both are North-South's; with the hands reversed the points are the other side's.
    const sign = (side === "NS") === (of("reverse") === undefined) ? 1 : -1;
    return { points: impsOf(sign * (need(of, "score") - need(of, "datum"))), percent: null, max: null };
  }
  if (of("comparisons") !== undefined) {
    return { points: need(of, "IMPs") / need(of, "comparisons"), percent: null, max: null };
  }
  if (of("quantum") !== undefined) return matchpoints(of, rules);
  return { points: need(of, "points"), percent: null, max: null };
}

export function totalFigures(terms: readonly Term[], rules: Rules): Figures {
  const of = valuesOf(terms);
  const own = need(of, "max");
  const max = of("largestMax") ?? own;
  const scaled = max === own ? need(of, "sum") : (need(of, "sum") * max) / own;
  const adjusted = scaled - (of("penalty") ?? 0) + (of("carryOver") ?? 0);
  const points = round(adjusted, need(of, "quantum"), rules.totalRounding, max / 2);
  return { points, percent: max === 0 ? null : (100 * points) / max, max };
}

/** A number as English prints it, and its decimals. */
export function readFigure(text: string): { value: number; decimals: number } {
  const plain = text.trim().replace("\u2212", "-").replaceAll(",", "");
  if (!/^-?\d+(\.\d+)?$/.test(plain)) throw new Error(`“${text}” is no figure`);
  return { value: Number(plain), decimals: plain.split(".")[1]?.length ?? 0 };
}
