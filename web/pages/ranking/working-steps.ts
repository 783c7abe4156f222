/** The terms of a working as steps: the rule in words, and with the numbers in it. */
import type { Term } from "overtrick";
import type { Step } from "../../components/working-dialog";
import type { RankingWords } from "../../i18n/ranking/en";
import { decimalsOf } from "../../numbers";
import type { NumberWriter } from "../../numbers";

/** Writes numbers and looks up terms; the last one of a symbol counts. */
class Terms {
  readonly #terms: readonly Term[];
  readonly #n: NumberWriter;

  constructor(terms: readonly Term[], n: NumberWriter) {
    this.#terms = terms;
    this.#n = n;
  }

  has(symbol: string): boolean {
    return this.#terms.some((term) => term.symbol === symbol);
  }

  value(symbol: string): number {
    return this.#terms.findLast((term) => term.symbol === symbol)?.value ?? 0;
  }

  all(symbol: string): number[] {
    return this.#terms.filter((term) => term.symbol === symbol).map(({ value }) => value);
  }

  /** As many decimals as it takes, two at most. */
  write(value: number): string {
    return this.#n.fixed(value, decimalsOf([value]));
  }

  /** In a sum or product: a value below nought in brackets. */
  inner(value: number): string {
    return value < 0 ? `(${this.write(value)})` : this.write(value);
  }

  shown(symbol: string): string {
    return this.inner(this.value(symbol));
  }
}

/** The chapter that a step is written in. */
export function rankingSource(source: string, w: RankingWords): string {
  const { sources } = w.working;
  if (source === "setting") return sources.settings;
  if (source === "nbb-lines") return sources.lines;
  if (source === "nbb-stretch" || source === "nbb-top-integral") return sources.stretch;
  if (source === "nbb-rankings") return sources.rankings;
  return source === "nbb-championship" ? sources.championship : sources.points;
}

export function stepsOf(terms: readonly Term[], w: RankingWords, n: NumberWriter): Step[] {
  const of = new Terms(terms, n);
  if (of.has("mean")) return titleSteps(of, w);
  if (of.has("ranking")) return of.has("Z") ? playerSteps(of, w) : partnershipSteps(of, w);
  if (of.has("S_TV")) return teamSteps(of, w);
  return of.has("points") ? [...lineSteps(of, w), ...pointSteps(of, w)] : [];
}

function lineSteps(of: Terms, w: RankingWords): Step[] {
  if (!of.has("R_t")) return [];
  const words = w.working;
  const steps: Step[] = [];
  const s = (symbol: string): string => of.shown(symbol);
  if (of.value("L_n") !== of.value("L_z")) {
    const nominal = `((${s("L_n")} − 1) × ${s("S")} + ${s("B")})`;
    const played = `((${s("L_z")} − 1) × ${s("S")} + ${s("B")})`;
    steps.push({
      words: words.stretch,
      formula: `${nominal} / ${played} = ${s("R")}; ${s("B")} → ${s("B_z")}; ${s("S")} → ${s("S_z")}`,
      source: "nbb-stretch",
    });
  }
  if (of.value("L_t") > 1) {
    steps.push({
      words: words.group,
      formula: `${s("B_z")} + (${s("L_t")} − 1) × ${s("S_z")} = ${s("B_t")}`,
      source: "nbb-top-integral",
    });
  }
  steps.push(
    {
      words: words.top,
      formula: `${s("A")} + ${s("B")} / 2 − ${s("i")} × ${s("S_z")} = ${s("R_t")}`,
      source: "nbb-lines",
    },
    { words: words.bottom, formula: `${s("R_t")} − ${s("B_t")} = ${s("R_b")}`, source: "nbb-lines" },
  );
  return steps;
}

function pointSteps(of: Terms, w: RankingWords): Step[] {
  const words = w.working;
  const s = (symbol: string): string => of.shown(symbol);
  if (of.has("p")) {
    const exact: Step =
      of.value("P") === 1
        ? { words: words.onePair, formula: s("R_t"), source: "nbb-place" }
        : {
            words: words.place,
            formula: `${s("R_t")} − (${s("R_t")} − ${s("R_b")}) / (${s("P")} − 1) × (${s("p")} − 1) = ${s("x")}`,
            source: "nbb-place",
          };
    return [exact, { words: words.rounded, formula: `${s("x")} → ${s("points")}`, source: "nbb-place" }];
  }
  if (of.has("S_t")) {
    if (of.value("S_t") === of.value("S_b")) {
      const formula = `(${s("R_t")} + ${s("R_b")}) / 2 = ${s("points")}`;
      return [{ words: words.allEqual, formula, source: "nbb-prorata" }];
    }
    const share = `(${s("S_t")} − ${s("s")}) / (${s("S_t")} − ${s("S_b")})`;
    const formula = `${s("R_t")} − (${s("R_t")} − ${s("R_b")}) × ${share} = ${s("points")}`;
    return [{ words: words.prorata, formula, source: "nbb-prorata" }];
  }
  const dynamic = !of.has("R_t");
  const middle: Step = dynamic
    ? { words: words.dynamicMean, formula: s("R_mean"), source: "nbb-dynamic" }
    : {
        words: words.middle,
        formula: `(${s("R_t")} + ${s("R_b")}) / 2 = ${s("R_mean")}`,
        source: "nbb-lines",
      };
  const gain = `(${s("s")} − ${s("s_mean")}) / (${s("S_T")} − ${s("s_mean")})`;
  const width = dynamic ? s("B") : s("B_t");
  return [
    middle,
    {
      words: words.balanced,
      formula: `${s("R_mean")} + ${gain} × ${width} / 2 = ${s("points")}`,
      source: dynamic ? "nbb-dynamic" : "nbb-balanced",
    },
  ];
}

function teamSteps(of: Terms, w: RankingWords): Step[] {
  const s = (symbol: string): string => of.shown(symbol);
  const strengths = of.all("K").map((value) => of.inner(value));
  const halves = of.all("VP").map((vp) => `(${of.inner(vp)} − ${s("s_mean")})`);
  const factor = `${s("B")} / 2 / (${s("S_TV")} − ${s("s_mean")})`;
  return [
    {
      words: w.working.resistance,
      formula: `(${strengths.join(" + ")}) / ${s("n")} = ${s("W")}`,
      source: "nbb-teams",
    },
    {
      words: w.working.teams,
      formula: `${s("W")} + (${halves.join(" + ")}) / ${s("n")} × ${factor} = ${s("points")}`,
      source: "nbb-teams",
    },
  ];
}

function playerSteps(of: Terms, w: RankingWords): Step[] {
  const words = w.working;
  const s = (symbol: string): string => of.shown(symbol);
  const points = of.all("R").map((value) => of.inner(value));
  const missing = of.value("Z") - of.value("n");
  const steps: Step[] = [
    { words: words.last(s("n"), s("Z")), formula: points.join("; "), source: "nbb-rankings" },
  ];
  const parts = [...points];
  if (missing > 0) {
    const filled = `${of.write(missing)} × ${s("R_v")}`;
    steps.push({ words: words.fill, formula: filled, source: "nbb-rankings" });
    parts.push(filled);
  }
  const formula = `(${parts.join(" + ")}) / ${s("Z")} = ${s("ranking")}`;
  return [...steps, { words: words.ranking, formula, source: "nbb-rankings" }];
}

function partnershipSteps(of: Terms, w: RankingWords): Step[] {
  const rankings = of.all("R").map((value) => of.inner(value));
  const sum = rankings.join(" + ");
  const trio = rankings.length === 3;
  return [
    {
      words: trio ? w.working.trio : w.working.pairSum,
      formula: `${trio ? `2 × (${sum}) / 3` : sum} = ${of.shown("ranking")}`,
      source: "nbb-rankings",
    },
  ];
}

function titleSteps(of: Terms, w: RankingWords): Step[] {
  const points = of.all("R").map((value) => of.inner(value));
  const s = (symbol: string): string => of.shown(symbol);
  return [
    {
      words: w.working.title,
      formula: `(${points.join(" + ")}) / ${s("n")} = ${s("mean")}`,
      source: "nbb-championship",
    },
    { words: w.working.titleDropped(s("dropped"), s("min")), formula: "", source: "nbb-championship" },
  ];
}
