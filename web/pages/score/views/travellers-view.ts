import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { numberHead } from "../../../components/number-cell";
import { LinesView } from "./lines-view";
import { tallFrom } from "./score-view";
import type { BoardSheet, Row } from "./sheet-of";
import { Windowed } from "./windowed";

/** Every traveller with the points of both sides, or one of them. */
export class TravellersView extends LinesView {
  static override properties = { ...LinesView.properties, board: { attribute: false } };
  /** The key of the one board to show. */
  declare board: string | null;
  readonly #window = new Windowed(this);

  constructor() {
    super();
    this.board = null;
  }

  protected override render(): TemplateResult {
    const { boards } = this.sheet;
    const one = boards.find(({ key }) => key === this.board);
    const size = this.sheet.rows.size;
    return html`${this.#chooser(boards, one)}
      <div class="traveller-list">
        ${
          one
            ? this.#table(one)
            : boards.map((board, index) => {
                const shows = this.#window.shows(board.key, index, size);
                const room = shows ? null : `${board.rows.length * 1.85 + 5}rem`;
                return html`<div class="board-block" ${this.#window.block(board.key, size, room)}>
                  ${shows ? this.#table(board) : nothing}
                </div>`;
              })
        }
      </div>`;
  }

  #chooser(boards: BoardSheet[], one: BoardSheet | undefined): TemplateResult {
    const words = this.t.views;
    const at = one ? boards.indexOf(one) : -1;
    const step = (board: BoardSheet | undefined, sign: string, name: string): TemplateResult =>
      board
        ? html`<a class="button step" href=${this.link({ board: board.key })} aria-label=${name}>${sign}</a>`
        : html`<span class="button step" aria-hidden="true">${sign}</span>`;
    return html`<div class="chooser">
      ${step(at < 0 ? boards.at(-1) : boards[at - 1], "‹", words.previousBoard)}
      <label
        ><span class="hidden">${words.board}</span>
        <select autocomplete="off" @change=${this.#choose}>
          <option value="" ?selected=${!one}>${words.allBoards}</option>
          ${boards.map(
            (board) =>
              html`<option value=${board.key} ?selected=${board === one}>${this.boardName(board)}</option>`,
          )}
        </select></label
      >
      ${step(boards[at + 1], "›", words.nextBoard)}
    </div>`;
  }

  #choose(event: Event): void {
    location.hash = this.link({ board: (event.target as HTMLSelectElement).value || null });
  }

  #table(board: BoardSheet): TemplateResult {
    const words = this.t.views;
    const contracts = board.rows.some((row) => this.explains(row));
    const { ns, ew } = this.t.sides;
    const columns = [
      ...["w-pair", "w-pair"],
      ...(contracts ? ["w-contract", "w-by", "w-result"] : []),
      ...["w-score", "w-figure", "w-figure"],
      ...(this.hasPercent ? ["w-percent", "w-percent"] : []),
    ];
    const details = [this.conditions(board), this.measure(board)].filter((text) => text !== "").join(" · ");
    return html`<div class="wide ${board.rows.length > tallFrom ? "tall" : ""}">
      <table class="tally traveller-table ${contracts ? "" : "plain-scores"}">
        <caption>
          <span class="stays">${this.boardName(board)} <span class="soft">${details}</span></span>
        </caption>
        <colgroup>
          ${columns.map((name) => html`<col class=${name} />`)}
        </colgroup>
        <thead>
          <tr>
            <th scope="colgroup" colspan="2" class="group"><span>${words.pairs}</span></th>
            ${
              contracts
                ? html`<th scope="col" rowspan="2">${words.contract}</th>
                    <th scope="col" rowspan="2">${words.by}</th>
                    <th scope="col" rowspan="2">${words.result}</th>`
                : nothing
            }
            <th scope="col" rowspan="2" class="number">${words.score}</th>
            <th scope="colgroup" colspan="2" class="group"><span>${this.lineUnit}</span></th>
            ${this.hasPercent ? html`<th scope="colgroup" colspan="2" class="group"><span>%</span></th>` : nothing}
          </tr>
          <tr>
            ${numberHead(ns)} ${numberHead(ew)} ${numberHead(ns)} ${numberHead(ew)}
            ${this.hasPercent ? [numberHead(ns), numberHead(ew)] : nothing}
          </tr>
        </thead>
        ${this.#window.bodies(board.key, board.rows, 5, (row) => this.#row(row, contracts))}
      </table>
    </div>`;
  }

  #row(row: Row, contracts: boolean): TemplateResult {
    const { ns, ew } = row.scored;
    return html`<tr>
      <th scope="row" class="number">${this.pairLink(ns)}</th>
      <td class="number">${this.pairLink(ew)}</td>
      ${contracts ? this.contractCells(row) : nothing}
      <td class="number">${contracts ? this.score(row) : this.scoreAlone(row)}</td>
      <td class="number">${this.linePoints(row, "NS")}</td>
      <td class="number">${this.linePoints(row, "EW")}</td>
      ${
        this.hasPercent
          ? html`<td class="number">${this.linePercent(row, "NS")}</td>
              <td class="number">${this.linePercent(row, "EW")}</td>`
          : nothing
      }
    </tr>`;
  }
}

customElements.define("overtrick-view-travellers", TravellersView);
