import type { NettRating, Term } from "overtrick";
import { WorkingDialog } from "../../components/working-dialog";
import type { Told } from "../../components/working-dialog";
import type { NettWords } from "../../i18n/nett/en";
import type { NumberWriter } from "../../numbers";
import { nettSteps } from "./nett-steps";
import type { NettFigure } from "./nett-steps";
import { nettWords } from "./words";

/** A figure of a pair with the terms that made it, or a rating that was estimated. */
export type ShownWorking =
  { who: string; figure: NettFigure; terms: readonly Term[] } | { rating: NettRating; minimum: number };

/** How a nett figure, a new handicap or a session rating came about. */
export class NettWorking extends WorkingDialog<ShownWorking> {
  protected override sourceOf(source: string): string {
    const sources: Record<string, string> = nettWords.words.sources;
    return sources[source] ?? "";
  }

  protected override get told(): Told | null {
    const { figure } = this;
    if (!figure) return null;
    const { words } = nettWords;
    if ("rating" in figure) return ratingTold(figure.rating, figure.minimum, words, this.n);
    const value = figure.terms.find(({ symbol }) => symbol === figure.figure)?.value;
    return {
      title: `${figure.who} · ${words.figures[figure.figure]}`,
      // As the list writes it: Hcap with its sign.
      result:
        value === undefined
          ? ""
          : figure.figure === "hcap"
            ? this.n.signed(value, 2)
            : this.n.fixed(value, 2),
      steps: nettSteps(figure.terms, figure.figure, words, this.n),
    };
  }
}

customElements.define("overtrick-nett-working", NettWorking);

function ratingTold(one: NettRating, minimum: number, words: NettWords, n: NumberWriter): Told {
  const rating = one.rating === null ? "" : n.fixed(one.rating * 100, 1);
  return {
    title: `${one.session} · ${words.ratings.estimated}`,
    result: rating === "" ? words.ratings.notConnected : `${rating} %`,
    steps: [
      { words: words.working.fit, formula: "log x̄ₚₛ = aₚ − log ρₛ", source: "low-1" },
      {
        words: words.working.behind(n.whole(one.players), n.whole(one.results), n.whole(minimum)),
        formula: one.rating === null ? "" : `ρ = ${n.fixed(one.rating, 4)}`,
        source: "decided",
      },
      ...(
        [
          [words.working.error, one.standardError],
          [words.working.plain, one.plainError],
        ] as const
      ).flatMap(([said, error]) =>
        error === null
          ? []
          : [{ words: said, formula: `${rating} ± ${n.fixed(error * 100, 2)} %`, source: "decided" }],
      ),
    ],
  };
}
