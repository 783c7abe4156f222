import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Outcome, Side } from "overtrick";
import { formOfBoard, outcomeWord, suit } from "../../../components/contract";
import { sentenceOf } from "../../../i18n/findings";
import { lineFigure, ScoreView } from "./score-view";
import type { BoardSheet, Row } from "./sheet-of";

/** What the views of single lines share: boards, what happened on them, and the score from either side. */
export abstract class LinesView extends ScoreView {
  protected boardName(board: BoardSheet): string {
    return `${this.t.views.board} ${board.section === undefined ? "" : `${board.section}\u00a0`}${this.n.score(board.number)}`;
  }

  /** Dealer and vulnerability, as the board's number gives them. */
  protected conditions(board: BoardSheet): string {
    const conditions = this.data.overtrick.boardConditions(board.number);
    if (!conditions) return "";
    const words = this.t.views;
    return `${words.dealer(this.t.outcomes.seats[conditions.dealer])} · ${words.vulnerable[conditions.vulnerable]}`;
  }

  /** Top or datum: what the board was scored by. */
  protected measure(board: BoardSheet): string {
    if (board.datum !== undefined) return `${this.t.views.datum} ${this.n.score(board.datum)}`;
    if (!this.hasPercent) return "";
    return `${this.t.views.top} ${this.n.fixed(board.top, Number.isInteger(board.top) ? 0 : 1)}`;
  }

  /** `4♠x`. */
  protected contract(outcome: Outcome): TemplateResult | string {
    if (outcome.kind !== "contract") return "";
    const [level = "", strain = ""] = outcome.contract;
    const doubled = outcome.contract.replace(/^.(?:NT?|.)/iu, "").replaceAll("x", "×");
    const inSuit = strain === "S" || strain === "H" || strain === "D" || strain === "C";
    return html`<span class="contract"
      >${level}${inSuit ? suit(strain, this.t) : this.t.outcomes.notrump}${doubled}</span
    >`;
  }

  /** `+1`, `=`, `−2`. */
  protected tricks(outcome: Outcome): string {
    if (outcome.kind !== "contract") return "";
    const over = outcome.tricks - Number(outcome.contract[0]) - 6;
    return over === 0 ? "=" : over > 0 ? `+${over}` : this.n.score(over);
  }

  protected declarer(outcome: Outcome): string {
    return outcome.kind === "contract" ? this.t.outcomes.seats[outcome.declarer] : "";
  }

  /** Whether a line has more to say than its score or the word in its place. */
  protected explains({ line: { outcome, group } }: Row): boolean {
    return ["contract", "oneSided", "split"].includes(outcome.kind) || Boolean(group);
  }

  /** What happened where there was no contract, and which form of a fouled board it was. */
  protected remark({ line }: Row): string {
    return [outcomeWord(line.outcome, this.t, this.n), formOfBoard(line, this.t)]
      .filter((text) => text !== "")
      .join(" ");
  }

  /** Contract, declarer and tricks, or in their place what happened. */
  protected contractCells(row: Row): TemplateResult {
    const { outcome } = row.line;
    const remark = this.remark(row);
    if (outcome.kind !== "contract") return html`<td colspan="3" class="soft">${remark}</td>`;
    // Three narrow columns have no room for a fourth word.
    if (remark !== "")
      return html`<td colspan="3">
        ${this.contract(outcome)} ${this.declarer(outcome)} ${this.tricks(outcome)}
        <span class="soft">${remark}</span>
      </td>`;
    return html`<td>${this.contract(outcome)}</td>
      <td>${this.declarer(outcome)}</td>
      <td>${this.tricks(outcome)}</td>`;
  }

  /** The score where a table has no place for more, else what stands for it. */
  protected scoreAlone(row: Row, side: Side = "NS"): TemplateResult | string {
    return row.scored.score === null ? this.remark(row) : this.score(row, side);
  }

  /** The score from one side, with signs that say when points were swapped and when the contract gives another. */
  protected score(row: Row, side: Side = "NS"): TemplateResult {
    const { outcome } = row.line;
    const score = side === "EW" && outcome.kind === "split" ? outcome.ew : row.scored.score;
    const swapped = row.line.reverse ? this.#mark("⇄", this.t.outcomes.reverse) : nothing;
    if (score === null) return html`${swapped}`;
    const own = this.n.score(side === "NS" || score === 0 ? score : -score);
    const finding = this.sheet.contradicted.get(row.scored.id);
    if (finding) return html`${swapped}${this.#mark("≠", sentenceOf(finding, this.t, this.n))}${own}`;
    const computed = outcome.kind === "contract" && (outcome.score === undefined || outcome.score === score);
    return html`${swapped}${computed ? lineFigure("score", own, row, side) : own}`;
  }

  #mark(sign: string, meaning: string): TemplateResult {
    return html`<span class="soft" role="img" aria-label=${meaning} title=${meaning}>${sign}</span>&nbsp;`;
  }
}
