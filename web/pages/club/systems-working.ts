import type { Term } from "overtrick";
import { WorkingDialog } from "../../components/working-dialog";
import type { Told } from "../../components/working-dialog";
import { nettSteps } from "../nett/nett-steps";
import type { NettFigure } from "../nett/nett-steps";
import { nettWords } from "../nett/words";
import { rankingWords } from "../ranking/words";
import { rankingSource, stepsOf } from "../ranking/working-steps";

/** A figure of nett scores, or of the ranking. */
export interface SystemFigure {
  system: "nett" | "ranking";
  title: string;
  /** As it stands on the screen. */
  shown: string;
  terms: readonly Term[];
  /** Of nett scores: which one. */
  nett?: NettFigure;
}

/** How par, nett score, ranking points or a mean of a championship came about. */
export class SystemsWorking extends WorkingDialog<SystemFigure> {
  protected override get told(): Told | null {
    const { figure } = this;
    if (!figure) return null;
    const { title, shown, terms } = figure;
    const steps =
      figure.system === "nett"
        ? nettSteps(terms, figure.nett ?? "nett", nettWords.words, this.n)
        : stepsOf(terms, rankingWords.words, this.n);
    return { title, result: shown, steps };
  }

  protected override sourceOf(source: string): string {
    if (this.figure?.system === "ranking") return rankingSource(source, rankingWords.words);
    const sources: Record<string, string> = nettWords.words.sources;
    return sources[source] ?? "";
  }
}

customElements.define("overtrick-systems-working", SystemsWorking);
