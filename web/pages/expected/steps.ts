/**
 * The working as people read it: the terms that the package gave, put into formulas (2) and (5) to (9) with their
 * numbers. The arithmetic was done in the package; here it is only written down.
 */
import type { Term } from "overtrick";
import type { Step } from "../../components/working-dialog";
import type { ExpectedWords } from "../../i18n/expected/en";
import { decimalsOf } from "../../numbers";
import type { NumberWriter } from "../../numbers";

type Words = ExpectedWords["working"];

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

  /** The last one: a guest's working has some symbols twice. */
  #of(symbol: string): Term | undefined {
    return this.#terms.findLast((term) => term.symbol === symbol);
  }

  value(symbol: string): number {
    return this.#of(symbol)?.value ?? 0;
  }

  source(symbol: string): string {
    return this.#of(symbol)?.source ?? "";
  }

  all(symbol: string): number[] {
    return this.#terms.filter((term) => term.symbol === symbol).map(({ value }) => value);
  }

  /** With as many decimals as it has, up to four. */
  write(value: number): string {
    return this.#numbers.fixed(value, decimalsOf([value], 4));
  }

  /** Inside a sum or a product: negative numbers in brackets. */
  part(value: number): string {
    return value < 0 ? `(${this.write(value)})` : this.write(value);
  }

  text(symbol: string): string {
    return this.part(this.value(symbol));
  }

  /** C_u × C_k × C_b. */
  factors(...symbols: string[]): string {
    return symbols.map((symbol) => this.text(symbol)).join(" × ");
  }

  step(words: string, formula: string, symbol: string): Step {
    return { words, formula, source: this.source(symbol) };
  }
}

/** What the entry's own handicap is made of. */
export function handicapSteps(terms: readonly Term[], w: Words, numbers: NumberWriter): Step[] {
  const t = new Terms(terms, numbers);
  const players = t.all("h_i");
  const h = t.write(t.value("h"));
  if (!t.has("h")) return [];
  if (players.length === 1) return [t.step(w.ownAlone, h, "h")];
  if (players.length > 0) {
    const sum = players.map((player) => t.part(player)).join(" + ");
    return [t.step(w.handicap, `(${sum}) / ${players.length} = ${h}`, "h")];
  }
  const correction = (): string =>
    `${t.factors("C_u", "C_k", "C_b")} × (${t.text("r")} + ${t.text("n")}/(${t.text("N")} − ${t.text("n")}) × ${t.text("r_mean")})`;
  if (t.has("h_known")) return [t.step(w.guestFrom, `${t.text("h_known")} − ${correction()} = ${h}`, "h")];
  if (t.has("g_known")) {
    const formula = `${t.text("h_opponents")} + 2 × (${t.text("g_known")} − ${correction()}) = ${h}`;
    return [t.step(w.guestFrom, formula, "h")];
  }
  return [t.step(w.guestTogether, h, "h")];
}

/** The mean that an entry is held against, however it is known. */
export function meanSteps(terms: readonly Term[], w: Words, numbers: NumberWriter): Step[] {
  const t = new Terms(terms, numbers);
  if (!t.has("h_mean")) return [];
  const mean = t.write(t.value("h_mean"));
  const size = t.has("N_S") ? "N_S" : "N_P";
  if (t.has("h_others")) {
    if (!t.has(size)) return [t.step(w.endless, mean, "h_mean")];
    const n = t.value(size);
    const formula = `(${t.text("h")} + ${t.write(n - 1)} × ${t.text("h_others")}) / ${t.write(n)} = ${mean}`;
    return [t.step(w.withOthers(n, t.write(n)), formula, "h_mean")];
  }
  if (t.has("h_opponents")) {
    return [t.step(w.bothTeams, `(${t.text("h")} + ${t.text("h_opponents")}) / 2 = ${mean}`, "h_mean")];
  }
  if (t.source("h_mean") === "given" || !t.has(size)) return [t.step(w.givenMean, mean, "h_mean")];
  return [t.step(w.fieldMean(t.value(size), t.write(t.value(size))), mean, "h_mean")];
}

function factorSteps(t: Terms, w: Words): Step[] {
  const cu = t.write(t.value("C_u"));
  const size = t.has("N_S") ? "N_S" : "N_P";
  const n = t.value(size);
  const less = t.has("h_room") ? 2 : 1;
  const isShare = t.has(size) && Math.abs(t.value("C_u") - (n - less) / n) < 1e-12;
  return [
    t.step(w.ownShare, isShare ? `(${t.write(n)} − ${less}) / ${t.write(n)} = ${cu}` : cu, "C_u"),
    t.step(w.partnership, t.write(t.value("C_k")), "C_k"),
    t.step(w.unit, t.write(t.value("C_b")), "C_b"),
  ];
}

/** The means of the two forms across the field, as given. */
function tableSteps(t: Terms, w: Words): Step[] {
  const named: [string, string][] = [
    ["h_opponents", w.opponents],
    ["h_same", w.sameWay],
    ["h_opposite", w.otherWay],
    ["h_room", w.ownRoom],
    ["h_other_room", w.otherRoom],
    ["h_mates", w.mates],
  ];
  if (t.has("h_mean") || t.has("h_known")) return [];
  return named
    .filter(([symbol]) => t.has(symbol))
    .map(([symbol, words]) => t.step(words, t.write(t.value(symbol)), symbol));
}

/** ⟨r⟩ as the form of play and the text have it. */
function expectation(t: Terms): string {
  const h = t.text("h");
  const r = t.write(t.value("r_exp"));
  if (t.has("h_room")) {
    const rest = `(${t.text("h_other_room")} − ${t.text("h_mates")}) / (${t.text("N_B")} − 1)`;
    return `(${t.text("h_room")} − ${h} + ${rest}) / (${t.factors("C_u", "C_b")}) = ${r}`;
  }
  if (t.has("h_same")) {
    // Sweden's means are over all tables, and its C_k is then not one half.
    const all = t.source("r_exp").startsWith("sweden");
    const difference = `(${t.text("h_opponents")} + ${t.text("h_same")} − ${h} − ${t.text("h_opposite")})`;
    return `${difference} / ${all ? `(${t.factors("C_k", "C_b")})` : t.text("C_b")} = ${r}`;
  }
  if (!t.has("h_mean")) return `(${t.text("h_opponents")} − ${h}) / (${t.factors("C_k", "C_b")}) = ${r}`;
  return `(${t.text("h_mean")} − ${h}) / (${t.factors("C_u", "C_k", "C_b")}) = ${r}`;
}

/** The expected result, from the handicaps on. `average` is 50 per cent or 0 IMPs. */
export function expectedSteps(
  terms: readonly Term[],
  average: number,
  w: Words,
  numbers: NumberWriter,
): Step[] {
  const t = new Terms(terms, numbers);
  if (!t.has("r_exp")) return [];
  const steps = [
    ...handicapSteps(terms, w, numbers),
    ...meanSteps(terms, w, numbers),
    ...tableSteps(t, w),
    ...factorSteps(t, w),
    t.step(w.expectation, expectation(t), "r_exp"),
  ];
  if (average !== 0) {
    const sum = t.write(average + t.value("r_exp"));
    steps.push({
      words: w.average,
      formula: `${t.write(average)} + ${t.text("r_exp")} = ${sum}`,
      source: "",
    });
  }
  return steps;
}

/** Formula (2), behind what it is made of. */
export function changeSteps(
  terms: readonly Term[],
  average: number,
  w: Words,
  numbers: NumberWriter,
): Step[] {
  const t = new Terms(terms, numbers);
  const steps = expectedSteps(terms, average, w, numbers);
  if (!t.has("delta"))
    return steps.length === 0 ? [] : [...steps, { words: w.unmoved, formula: "", source: "" }];
  const result = t.write(average + t.value("r"));
  const achieved =
    average === 0 ? t.write(t.value("r")) : `${result} − ${t.write(average)} = ${t.write(t.value("r"))}`;
  steps.push(t.step(w.achieved, achieved, "r"));
  const weight = t.has("S") ? ` × (${t.text("N_B")} − 1)/(${t.text("N_B")} + ${t.text("S")})` : "";
  const boards = t.has("w") ? `(${t.text("w")} × ${t.text("N_G")})` : t.text("N_G");
  const bracket = `[(1 − 1/${t.text("T")}${weight})^${boards} − 1]`;
  const difference = `(${t.text("r")} − ${t.text("r_exp")})`;
  const formula = `${bracket} × ${t.factors("C_u", "C_k", "C_b")} × ${difference} = ${t.write(t.value("delta"))}`;
  steps.push(t.step(w.bracket, formula, "delta"));
  return steps;
}

/** One player's new handicap; `old` and `after` are the package's. */
export function newSteps(
  terms: readonly Term[],
  average: number,
  player: { old: number | null; new: number | null },
  w: Words,
  numbers: NumberWriter,
): Step[] {
  const t = new Terms(terms, numbers);
  const steps = changeSteps(terms, average, w, numbers);
  if (!t.has("delta") || player.old === null || player.new === null) return steps;
  const sum = player.old + t.value("delta");
  const added = `${t.write(player.old)} + ${t.text("delta")} = ${t.write(sum)}`;
  steps.push({ words: w.after, formula: added, source: t.source("delta") });
  if (player.new < sum - 1e-9) {
    const formula = `${t.write(sum)} → ${t.write(player.new)}`;
    steps.push({ words: w.capped, formula, source: "denmark-1.1" });
  }
  return steps;
}

export function nettSteps(
  terms: readonly Term[],
  average: number,
  entry: { result: number | null; nett: number | null },
  w: Words,
  numbers: NumberWriter,
): Step[] {
  const t = new Terms(terms, numbers);
  const steps = expectedSteps(terms, average, w, numbers);
  if (entry.result === null || entry.nett === null) return steps;
  const r = t.part(entry.result - average);
  const formula = `${t.write(average)} + (${r} − ${t.text("r_exp")}) = ${t.write(entry.nett)}`;
  return [...steps, { words: w.nett, formula, source: "sweden-8" }];
}
