import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { contract, lineMarks, outcomeWord } from "../../components/contract";
import { PageElement } from "../../components/element";
import { Growing } from "../../components/growing";
import { numberCell, numberHead } from "../../components/number-cell";
import { limits } from "../../engine/limits";
import type { BoardView, LineView } from "../../engine/view";
import { decimalsOf } from "../../numbers";

/** Every board with the points and percentages of both sides, up to what a page can hold. */
export class TravellerTables extends PageElement {
  static override properties = { boards: { attribute: false }, total: { type: Number } };
  declare boards: BoardView[];
  /** Lines in all. */
  declare total: number;
  readonly #growing = new Growing(this);

  constructor() {
    super();
    this.boards = [];
    this.total = 0;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.boards.length === 0) return nothing;
    const most = Math.min(
      limits.lines,
      this.boards.reduce((sum, { lines }) => sum + lines.length, 0),
    );
    const { shown } = cut(this.boards, this.#growing.of(most));
    const decimals = decimalsOf(
      shown.flatMap(({ lines }) => lines.flatMap((line) => [line.nsPoints, line.ewPoints])),
    );
    const more = this.total - most;
    return html`<section class="travellers" aria-labelledby="travellers-title">
      <h2 id="travellers-title">${this.t.score.travellers}</h2>
      ${shown.map((board) => this.#board(board, decimals))}
      ${more > 0 ? html`<p class="soft">${this.t.score.moreLines(more, this.n.whole(more))}</p>` : nothing}
    </section>`;
  }

  #board(board: BoardView, decimals: number): TemplateResult {
    const words = this.t.score;
    const { ns, ew } = this.t.sides;
    const contracts = board.lines.some(({ outcome }) => outcome.kind === "contract");
    return html`<table class="figures traveller">
      <caption>
        ${words.board} ${board.section ?? ""}${board.board}
        <span class="soft">${words.top} ${this.n.fixed(board.top, decimalsOf([board.top]))}</span>
      </caption>
      <colgroup>
        <col class="pair" />
        <col class="pair" />
        ${contracts ? html`<col class="contract" />` : nothing}
        <col class="score" />
        <col class="points" span="2" />
        <col class="percent" span="2" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" rowspan="2" class="number">${ns}</th>
          <th scope="col" rowspan="2" class="number">${ew}</th>
          ${contracts ? html`<th scope="col" rowspan="2">${words.contract}</th>` : nothing}
          <th scope="col" rowspan="2" class="number">${words.scoreColumn}</th>
          <th scope="colgroup" colspan="2" class="over">${words.points}</th>
          <th scope="colgroup" colspan="2" class="over">${words.percent}</th>
        </tr>
        <tr>
          ${numberHead(ns)} ${numberHead(ew)} ${numberHead(ns)} ${numberHead(ew)}
        </tr>
      </thead>
      <tbody>
        ${board.lines.map((line) => this.#line(line, decimals, contracts))}
      </tbody>
    </table>`;
  }

  #line(line: LineView, decimals: number, contracts: boolean): TemplateResult {
    const points = (value: number | null): string | null =>
      value === null ? null : this.n.fixed(value, decimals);
    const percent = (value: number | null): string | null => (value === null ? null : this.n.percent(value));
    return html`<tr>
      ${numberCell(line.ns)} ${numberCell(line.ew)}
      ${contracts ? html`<td>${contract(line.outcome, this.t)}</td>` : nothing}
      <td class="number">${this.#score(line)}</td>
      ${numberCell(points(line.nsPoints))} ${numberCell(points(line.ewPoints))}
      ${numberCell(percent(line.nsPercent))} ${numberCell(percent(line.ewPercent))}
    </tr>`;
  }

  #score(line: LineView): TemplateResult {
    const word = outcomeWord(line.outcome, this.t, this.n);
    const shown = word !== "" ? word : line.score === null ? "" : this.n.score(line.score);
    return html`${shown}${lineMarks(line, this.t)}`;
  }
}

/** Whole boards first, then what still fits of the next. */
function cut(boards: BoardView[], most: number): { shown: BoardView[]; count: number } {
  const shown: BoardView[] = [];
  let count = 0;
  for (const board of boards) {
    if (count >= most) break;
    const lines = board.lines.slice(0, most - count);
    shown.push(lines.length === board.lines.length ? board : { ...board, lines });
    count += lines.length;
  }
  return { shown, count };
}

customElements.define("overtrick-travellers", TravellerTables);
