/**
 * The working as people read it: each term the package gave, put into the rule with its numbers, and the document the
 * rule is written in. The arithmetic was done in the package; here it is only written down.
 */
import type { Term } from "overtrick";
import type { Step } from "../../../components/working-dialog";
import type { WorkingWords } from "../../../i18n/working/en";
import { decimalsOf } from "../../../numbers";
import type { NumberWriter } from "../../../numbers";
import { workingWords } from "./working-words";

/** Terms by their symbol, and numbers as the reader's language writes them. */
class Terms {
  readonly #terms: readonly Term[];
  readonly #numbers: NumberWriter;

  constructor(terms: readonly Term[], numbers: NumberWriter) {
    this.#terms = terms;
    this.#numbers = numbers;
  }

  has(symbol: string): boolean {
    return this.#terms.some((term) => term.symbol === symbol);
  }

  value(symbol: string): number {
    return this.#terms.find((term) => term.symbol === symbol)?.value ?? 0;
  }

  /** Every value of a symbol. */
  all(symbol: string): number[] {
    return this.#terms.filter((term) => term.symbol === symbol).map(({ value }) => value);
  }

  /** The values of symbols that come in turn, turn by turn. */
  inTurn(...symbols: string[]): number[][] {
    const columns = symbols.map((symbol) => this.all(symbol));
    return (columns[0] ?? []).map((_, i) => columns.map((column) => column[i] ?? 0));
  }

  source(symbol: string): string {
    return this.#terms.find((term) => term.symbol === symbol)?.source ?? "table";
  }

  /** With as many decimals as it has, up to four. */
  text(symbol: string): string {
    return this.write(this.value(symbol));
  }

  write(value: number, most = 4): string {
    return this.#numbers.fixed(value, decimalsOf([value], most));
  }

  percent(value: number): string {
    return `${this.#numbers.percent(value)}\u00a0%`;
  }

  /** A factor inside a product: negative numbers in brackets. */
  factor(value: number): string {
    return value < 0 ? `(${this.write(value)})` : this.write(value);
  }
}

/** How a side's points on a line came about. */
export function lineSteps(terms: readonly Term[], numbers: NumberWriter): Step[] {
  if (terms.length === 0) return [];
  const t = new Terms(terms, numbers);
  const w = workingWords.words;
  const steps: Step[] = [];
  if (t.has("reverse")) steps.push({ words: w.reverse, formula: "", source: t.source("reverse") });
  if (t.has("other") && !t.has("IMPs")) steps.push(teamStep(t, w));
  else if (t.has("IMPs")) steps.push(...impSteps(t, w));
  else if (t.has("M")) steps.push(...matchpointSteps(t, w));
  else if (t.has("share")) steps.push(...awardSteps(t, w));
  else steps.push({ words: w.given, formula: t.text("points"), source: t.source("points") });
  steps.push(...roundingSteps(t, w));
  if (t.has("percent")) steps.push(percentStep(t, w));
  return steps;
}

/** Compared with each other result: 2 for a win, 1 for a tie; then lifted to the results that should have been. */
function matchpointSteps(t: Terms, w: WorkingWords): Step[] {
  const ties = t.value("artificial");
  const steps = [
    {
      words:
        w.compared(t.text("beaten"), t.text("tied"), t.write(t.value("S") - 1)) +
        (ties > 0 ? w.averages(ties, t.text("artificial")) : ""),
      formula: countFormula(t),
      source: t.source("X"),
    },
  ];
  if (t.value("N") !== t.value("S")) {
    const formula = `${t.text("N")}/${t.text("S")} × (${t.text("X")} + 1) − 1 = ${t.text("M")}`;
    steps.push({ words: w.neuberg(t.text("S"), t.text("N")), formula, source: t.source("M") });
  }
  if (t.value("scale") !== 1) {
    const formula = `${t.text("M")} × ${t.text("scale")} = ${t.text("exact")}`;
    steps.push({ words: w.scale, formula, source: t.source("scale") });
  }
  return steps;
}

function countFormula(t: Terms): string {
  const ties = t.has("artificial") ? ` + ${t.text("artificial")}` : "";
  return `2 × ${t.text("beaten")} + ${t.text("tied")}${ties} = ${t.text("X")}`;
}

/** An award, or a share that a small group of a fouled board gives. */
function awardSteps(t: Terms, w: WorkingWords): Step[] {
  const steps: Step[] = [];
  const share = t.percent(t.value("share"));
  if (t.has("A")) {
    const counted = w.compared(t.text("beaten"), t.text("tied"), t.write(t.value("A") - 1));
    const formula = `60 + 5 × (${t.text("X")} − (${t.text("A")} − 1)) = ${share}`;
    steps.push({ words: counted, formula: countFormula(t), source: t.source("X") });
    steps.push({ words: w.smallGroup(t.text("A")), formula, source: t.source("share") });
  } else {
    const own = t.has("own") ? w.own(t.percent(t.value("own"))) : "";
    steps.push({ words: w.award(share) + own, formula: share, source: t.source("share") });
  }
  const formula = `${share} × ${t.text("top")} = ${t.text("exact")}`;
  steps.push({ words: w.ofTop(t.text("top")), formula, source: t.source("top") });
  return steps;
}

/** The score, or the parts of a weighted one. */
function scores(t: Terms): string {
  const weights = t.all("weight");
  if (weights.length === 0) return t.text("score");
  const parts = t.all("score").map((score, i) => `${t.write(weights[i] ?? 1)} × ${t.factor(score)}`);
  return `(${parts.join(" + ")})`;
}

function impSteps(t: Terms, w: WorkingWords): Step[] {
  if (t.has("datum")) {
    const formula = `${scores(t)} − ${t.factor(t.value("datum"))} → ${t.text("IMPs")} IMP`;
    return [{ words: w.datum, formula, source: t.source("IMPs") }];
  }
  const steps: Step[] = t.inTurn("other", "times", "each").map(([other = 0, times = 0, each = 0]) => ({
    words: w.against(t.write(other), t.write(times)),
    formula: `${scores(t)} − ${t.factor(other)} → ${t.write(each)} IMP`,
    source: "",
  }));
  const sum = t
    .inTurn("times", "each")
    .map(([times = 0, each = 0]) => `${t.write(times)} × ${t.factor(each)}`);
  steps.push({
    words: w.cross,
    formula: sum.length === 0 ? `${t.text("IMPs")} IMP` : `${sum.join(" + ")} = ${t.text("IMPs")} IMP`,
    source: t.source("IMPs"),
  });
  if (t.has("comparisons") && t.value("comparisons") !== 1) {
    const formula = `${t.text("IMPs")} / ${t.text("comparisons")} = ${t.text("points")}`;
    steps.push({ words: w.mean(t.text("comparisons")), formula, source: t.source("points") });
  }
  return steps;
}

function teamStep(t: Terms, w: WorkingWords): Step {
  const difference = t.write(t.value("score") - t.value("other"));
  const formula = `${t.text("score")} − ${t.factor(t.value("other"))} = ${difference} → ${t.text("points")}`;
  return { words: w.otherTable, formula, source: t.source("points") };
}

function roundingSteps(t: Terms, w: WorkingWords, exact = t.value("exact")): Step[] {
  if (t.value("quantum") === 0 || Math.abs(exact - t.value("points")) < 1e-12) return [];
  const formula = `${t.write(exact, 6)} → ${t.text("points")}`;
  return [{ words: w.rounded(t.text("quantum")), formula, source: t.source("quantum") }];
}

function percentStep(t: Terms, w: WorkingWords): Step {
  return {
    words: w.percent(t.text("top")),
    formula: `100 × ${t.text("points")} / ${t.text("top")} = ${t.percent(t.value("percent"))}`,
    source: t.source("percent"),
  };
}

/** What a contract's score is made of. */
export function scoreSteps(terms: readonly Term[], numbers: NumberWriter): Step[] {
  if (terms.length === 0) return [];
  const t = new Terms(terms, numbers);
  const w = workingWords.words;
  const parts = terms.slice(0, -1);
  const steps = parts.map(({ symbol, value }) => ({
    words: symbol === "level" ? (value > 50 ? w.game : w.partScore) : w[symbol as "tricks"],
    formula: t.write(value),
    source: "",
  }));
  const sum = parts.map(({ value }) => t.factor(value)).join(" + ");
  const score = t.write(Math.abs(t.value("score")) * (t.has("undertricks") ? -1 : 1));
  steps.push({
    words: w.declarer,
    formula: parts.length > 1 ? `${sum} = ${score}` : score,
    source: t.source("score"),
  });
  return steps;
}

/** Club points: the key of each place taken, times the pairs; equal pairs share. */
export function clubSteps(terms: readonly Term[], numbers: NumberWriter): Step[] {
  if (terms.length === 0) return [];
  const t = new Terms(terms, numbers);
  const w = workingWords.words;
  const places = t.inTurn("place", "key");
  const worth = (key: number): string => (key === 0 ? t.write(1) : `${t.write(key)} × ${t.text("pairs")}`);
  const steps = places.map(([place = 0, key = 0]) => ({
    words: key === 0 ? w.clubRest(t.write(place)) : w.clubKey(t.write(place)),
    formula: worth(key),
    source: t.source("key"),
  }));
  const sum = places.map(([, key = 0]) => worth(key)).join(" + ");
  const formula = places.length > 1 ? `(${sum}) / ${t.write(places.length)}` : sum;
  steps.push({
    words: places.length > 1 ? w.clubShared : w.rounded(t.write(1)),
    formula: `${formula} → ${t.text("clubPoints")}`,
    source: t.source("clubPoints"),
  });
  return steps;
}

/** How an entry's total came about; of several sessions one after the other, and then added up. */
export function totalSteps(
  terms: readonly Term[],
  numbers: NumberWriter,
  sessionWord: (number: string) => string,
): Step[] {
  const parts: Term[][] = [];
  for (const term of terms) {
    if (parts.length === 0 || term.symbol === "session" || term.symbol === "sessions") parts.push([]);
    parts.at(-1)?.push(term);
  }
  const sums = parts.map((part) => part.findLast(({ symbol }) => symbol === "points")?.value ?? 0);
  return parts.flatMap((part, i) => {
    const [first] = part;
    if (first?.symbol === "session") {
      const name = sessionWord(numbers.score(first.value));
      return sumSteps(part, numbers).map((step) => ({ ...step, words: `${name}: ${step.words}` }));
    }
    return sumSteps(part, numbers, sums.slice(0, i));
  });
}

/** One session, or the event; `added` has the points of its sessions. */
function sumSteps(terms: readonly Term[], numbers: NumberWriter, added: readonly number[] = []): Step[] {
  if (terms.length === 0) return [];
  const t = new Terms(terms, numbers);
  const w = workingWords.words;
  const boards = terms.filter(({ symbol }) => symbol === "boards").at(-1)?.value ?? 0;
  const steps = matchSteps(terms, t, w);
  const addends = added.map((points) => t.factor(points)).join(" + ");
  steps.push({
    words: addends ? w.sumOfSessions : steps.length > 0 ? w.sumOfMatches : w.sum(boards, t.write(boards)),
    formula: addends ? `${addends} = ${t.text("sum")}` : t.text("sum"),
    source: t.source("sum"),
  });
  let amount = t.value("sum");
  if (t.has("largestMax")) {
    amount = (amount * t.value("largestMax")) / t.value("max");
    const formula = `${t.text("sum")} × ${t.text("largestMax")} / ${t.text("max")} = ${t.write(amount)}`;
    steps.push({ words: w.scaled, formula, source: t.source("largestMax") });
  }
  for (const symbol of ["penalty", "carryOver"] as const) {
    if (!t.has(symbol)) continue;
    const before = t.write(amount);
    amount += symbol === "penalty" ? -t.value(symbol) : t.value(symbol);
    const formula = `${before} ${symbol === "penalty" ? "−" : "+"} ${t.factor(t.value(symbol))} = ${t.write(amount)}`;
    steps.push({ words: w[symbol], formula, source: t.source(symbol) });
  }
  steps.push(...roundingSteps(t, w, amount));
  if (t.has("percent")) {
    const of = t.text(t.has("largestMax") ? "largestMax" : "max");
    const formula = `100 × ${t.text("points")} / ${of} = ${t.percent(t.value("percent"))}`;
    steps.push({ words: w.percentOfMax(of), formula, source: t.source("percent") });
  }
  return steps;
}

/** At teams the terms come match by match: boards, margin, points. */
function matchSteps(terms: readonly Term[], t: Terms, w: WorkingWords): Step[] {
  return terms.flatMap((term, i) => {
    if (term.symbol !== "match") return [];
    const margin = terms[i - 1]?.value ?? 0;
    const boards = terms[i - 2]?.value ?? 0;
    return [
      {
        words: w.match(boards, t.write(boards)),
        formula: `${t.write(margin)} → ${t.write(term.value)}`,
        source: term.source,
      },
    ];
  });
}
