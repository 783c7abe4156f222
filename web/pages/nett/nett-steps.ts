import type { Term } from "overtrick";
import type { Step } from "../../components/working-dialog";
import type { NettWords } from "../../i18n/nett/en";
import { decimalsOf } from "../../numbers";
import type { NumberWriter } from "../../numbers";

export type NettFigure = "par" | "nett" | "hcap" | "after_1" | "after_2";

/** The rule with the numbers in it, up to the figure that is asked for. */
export function nettSteps(
  terms: readonly Term[],
  figure: NettFigure,
  words: NettWords,
  n: NumberWriter,
): Step[] {
  const found = new Map(terms.map((term) => [term.symbol, term]));
  const value = (symbol: string): number => found.get(symbol)?.value ?? NaN;
  const source = (symbol: string): string => found.get(symbol)?.source ?? "";
  const figureOf = (number: number, most = 2): string => n.fixed(number, decimalsOf([number], most));
  const two = (symbol: string): string => figureOf(value(symbol));
  const rho = figureOf(value("rho"), 3);
  const steps: Step[] = [];
  const add = (what: string, formula: string, from: string): void => {
    steps.push({ words: what, formula, source: from });
  };
  const player = figure === "after_2" ? 2 : 1;
  // In a book, handicaps go on from the book's own; the list has those of the last update run.
  const ofBook = figure.startsWith("after") && found.has("b_1");
  const [h1, h2, par, nett] = ofBook ? ["b_1", "b_2", "par_b", "nett_b"] : ["h_1", "h_2", "par", "nett"];
  for (const [i, symbol] of [h1, h2].entries()) {
    if (source(symbol) === "setting") add(words.working.newcomer(n.whole(i + 1)), two(symbol), "setting");
  }
  const partnerRule = source(`s_${player}`) === "partner-rule";
  if (!(figure.startsWith("after") && partnerRule)) {
    const mean = ofBook ? (value(h1) + value(h2)) / 2 : value("h");
    add(words.working.mean, `(${two(h1)} + ${two(h2)}) / 2 = ${figureOf(mean)}`, "low-3");
    add(words.working.par, `${figureOf(mean)} / ${rho} = ${two(par)}`, "low-3");
    if (figure === "par") return steps;
    add(words.working.nett, `50 + (${two("gross")} − ${two(par)}) = ${two(nett)}`, "low-3");
    if (figure === "nett") return steps;
    if (figure === "hcap") {
      add(words.working.hcap, `${two("nett")} − ${two("gross")} = ${two("hcap")}`, "low-3");
      return steps;
    }
  }
  const [own, other] = player === 1 ? [h1, h2] : [h2, h1];
  const s = `s_${player}`;
  if (partnerRule) {
    add(words.working.partner, `2 × ${two("gross")} × ${rho} − ${two(other)} = ${two(s)}`, source(s));
  } else {
    add(words.working.session, `${two(nett)} × ${rho} = ${two(s)}`, source(s));
  }
  const w = value("w");
  add(
    words.working.after,
    `${two(own)} × ${figureOf(1 - w, 4)} + ${two(s)} × ${figureOf(w, 4)} = ${two(figure)}`,
    "low-2",
  );
  return steps;
}
