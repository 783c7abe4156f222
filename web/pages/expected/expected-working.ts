import type { HandicapChange, Term } from "overtrick";
import { WorkingDialog } from "../../components/working-dialog";
import type { Told } from "../../components/working-dialog";
import { changeSteps, expectedSteps, handicapSteps, meanSteps, nettSteps, newSteps } from "./steps";
import { expectedWords } from "./words";

export type FigureKind = "expected" | "change" | "new" | "handicap" | "mean" | "nett";

/** A figure on the screen, with all that its story needs. */
export interface ShownFigure {
  kind: FigureKind;
  /** Whose it is; empty for one's own. */
  who: string;
  /** As it stands on the screen. */
  shown: string;
  terms: readonly Term[];
  /** 50 per cent or 0 IMPs. */
  average: number;
  player?: HandicapChange;
  entry?: { result: number | null; nett: number | null };
}

/** How an expected result, a change or a new handicap came about. */
export class ExpectedWorking extends WorkingDialog<ShownFigure> {
  protected override get told(): Told | null {
    const { figure } = this;
    if (!figure) return null;
    const w = expectedWords().working;
    const { terms, average } = figure;
    const titles: Record<FigureKind, string> = {
      expected: w.expectedOf,
      change: w.changeOf,
      new: w.newOf,
      handicap: w.handicapOf,
      mean: w.meanOf,
      nett: w.nettOf,
    };
    const steps = {
      expected: () => expectedSteps(terms, average, w, this.n),
      change: () => changeSteps(terms, average, w, this.n),
      new: () => newSteps(terms, average, figure.player ?? { old: null, new: null }, w, this.n),
      handicap: () => handicapSteps(terms, w, this.n),
      mean: () => [...handicapSteps(terms, w, this.n), ...meanSteps(terms, w, this.n)],
      nett: () => nettSteps(terms, average, figure.entry ?? { result: null, nett: null }, w, this.n),
    }[figure.kind]();
    const title = titles[figure.kind];
    return { title: figure.who === "" ? title : `${title} · ${figure.who}`, result: figure.shown, steps };
  }

  protected override sourceOf(source: string): string {
    const { documents } = expectedWords().working;
    const [, document, section = ""] = /^(denmark|sweden)-(.*)$/u.exec(source) ?? [];
    if (document === "denmark" || document === "sweden") return documents[document](section);
    return source === "setting" ? documents.setting : "";
  }
}

customElements.define("overtrick-expected-working", ExpectedWorking);
