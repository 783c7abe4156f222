import { WorkingDialog } from "../../components/working-dialog";
import type { Told } from "../../components/working-dialog";
import { seasonStore } from "../../store/season-store";
import type { ChosenFigure } from "./part";
import { rankingWords } from "./words";
import { rankingSource, stepsOf } from "./working-steps";

/** How points, a ranking or a mean of the championship came about. */
export class RankingWorking extends WorkingDialog<ChosenFigure> {
  protected override get told(): Told | null {
    const { ranked } = seasonStore;
    if (!this.figure || !ranked) return null;
    const { figure, title, result } = this.figure;
    const terms = ranked.rates.rankingWorking(ranked.season, figure);
    return { title, result, steps: stepsOf(terms, rankingWords.words, this.n) };
  }

  protected override sourceOf(source: string): string {
    return rankingSource(source, rankingWords.words);
  }
}

customElements.define("overtrick-ranking-working", RankingWorking);
