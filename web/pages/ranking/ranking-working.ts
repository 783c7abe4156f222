import { WorkingDialog } from "../../components/working-dialog";
import type { Told } from "../../components/working-dialog";
import { seasonStore } from "../../store/season-store";
import type { ChosenFigure } from "./part";
import { rankingWords } from "./words";
import { rankingSource, stepsOf } from "./working-steps";

/** How points, a ranking or a mean of the championship came about. */
export class RankingWorking extends WorkingDialog {
  static override properties = { chosen: { attribute: false } };
  declare chosen: ChosenFigure | null;

  constructor() {
    super();
    this.chosen = null;
  }

  protected override get told(): Told | null {
    const { ranked } = seasonStore;
    if (!this.chosen || !ranked) return null;
    const { figure, title, result } = this.chosen;
    const terms = ranked.rates.rankingWorking(ranked.season, figure);
    return { title, result, steps: stepsOf(terms, rankingWords.words, this.n) };
  }

  protected override get shown(): unknown {
    return this.chosen;
  }

  protected override clear(): void {
    this.chosen = null;
  }

  protected override sourceOf(source: string): string {
    return rankingSource(source, rankingWords.words);
  }
}

customElements.define("overtrick-ranking-working", RankingWorking);
