import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { numberCell, numberHead } from "../../../components/number-cell";
import { LinesView } from "./lines-view";
import type { BoardSheet, Row } from "./sheet-of";
import { Windowed } from "./windowed";

/** Lines of a board with the same score, the same points and the same ruling. */
interface Frequency {
  first: Row;
  times: number;
  /** Beside the score, or in its place where that is not one for both sides. */
  remark: string;
}

/** Per board every score once: for which side, how often, and what it was worth. */
export class FrequenciesView extends LinesView {
  readonly #window = new Windowed(this);

  protected override render(): TemplateResult {
    const { boards, rows } = this.sheet;
    return html`<div class="frequency-list">
      ${boards.map((board, index) => {
        const shows = this.#window.shows(board.key, index, rows.size);
        const room = shows ? null : `${Math.min(board.rows.length, 24) * 1.85 + 5}rem`;
        return html`<div class="frequency" ${this.#window.block(board.key, rows.size, room)}>
          ${shows ? this.#table(board) : nothing}
        </div>`;
      })}
    </div>`;
  }

  #table(board: BoardSheet): TemplateResult {
    const words = this.t.views;
    const { ns, ew } = this.t.sides;
    return html`<div class="wide">
      <table class="tally">
        <caption>
          <a class="quiet" href=${this.link({ view: "travellers", board: board.key })}
            >${this.boardName(board)}</a
          >
          <span class="soft"
            >${[this.conditions(board), this.measure(board)].filter(Boolean).join(" · ")}</span
          >
        </caption>
        <thead>
          <tr>
            <th scope="colgroup" colspan="2" class="group"><span>${words.score}</span></th>
            <th scope="col" rowspan="2" class="number">${words.times}</th>
            <th scope="colgroup" colspan="2" class="group"><span>${this.lineUnit}</span></th>
          </tr>
          <tr>
            ${numberHead(ns)} ${numberHead(ew)} ${numberHead(ns)} ${numberHead(ew)}
          </tr>
        </thead>
        <tbody>
          ${this.#frequencies(board).map((frequency) => this.#row(frequency))}
        </tbody>
      </table>
    </div>`;
  }

  /** Best for North-South first; what has no score comes last. */
  #frequencies(board: BoardSheet): Frequency[] {
    const found = new Map<string, Frequency>();
    for (const row of board.rows) {
      const { score, nsPoints, ewPoints } = row.scored;
      if (nsPoints === null && ewPoints === null) continue;
      const remark = this.remark(row);
      const key = [score, nsPoints, ewPoints, remark].join();
      const known = found.get(key);
      if (known) known.times += 1;
      else found.set(key, { first: row, times: 1, remark });
    }
    return [...found.values()].sort(
      (a, b) => (b.first.scored.score ?? -Infinity) - (a.first.scored.score ?? -Infinity) || 0,
    );
  }

  #row({ first, times, remark }: Frequency): TemplateResult {
    const { score } = first.scored;
    const { kind } = first.line.outcome;
    const beside = remark === "" ? nothing : html`<span class="soft">${remark}</span> `;
    return html`<tr>
      ${
        score === null || kind === "passed" || kind === "split"
          ? html`<th scope="row" colspan="2" class="number plain-word">${remark}</th>`
          : score < 0
            ? html`<td></td>
                <th scope="row" class="number">${beside}${this.score(first, "EW")}</th>`
            : html`<th scope="row" class="number">${beside}${this.score(first)}</th>
                <td></td>`
      }
      ${numberCell(this.n.whole(times))}
      <td class="number">${this.linePoints(first, "NS")}</td>
      <td class="number">${this.linePoints(first, "EW")}</td>
    </tr>`;
  }
}

customElements.define("overtrick-view-frequencies", FrequenciesView);
