import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Outcome } from "overtrick";
import { numberHead } from "../../../components/number-cell";
import { frequencyBar, longestBar } from "./frequency-bar";
import type { Scorer } from "./frequency-bar";
import { LinesView } from "./lines-view";
import type { BoardSheet, Row } from "./sheet-of";
import { Windowed } from "./windowed";
import { workingWords } from "./working-words";

/** Lines of a board with the same score, the same points and the same ruling. */
interface Frequency {
  first: Row;
  times: number;
  /** Beside the score, or in its place where that is not one for both sides. */
  remark: string;
  /** What was played, and how often, by contract. */
  contracts: Map<string, { outcome: Outcome; times: number }>;
}

/** Per board every score once: for which side, how often as a figure and a bar, and what it was worth. */
export class FrequenciesView extends LinesView {
  readonly #window = new Windowed(this);

  protected override render(): TemplateResult {
    const { boards, rows } = this.sheet;
    return html`<p class="soft bars-key">${workingWords.words.bars}</p>
      <div class="frequency-list">
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
    const frequencies = this.#frequencies(board);
    const longest = longestBar(frequencies.map(({ times }) => times));
    const contracts = frequencies.some((frequency) => frequency.contracts.size > 0);
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
            <th scope="col" rowspan="2" class="number times">${words.times}</th>
            <th scope="colgroup" colspan="2" class="group"><span>${this.lineUnit}</span></th>
            ${contracts ? html`<th scope="col" rowspan="2" class="contracts">${words.contract}</th>` : nothing}
          </tr>
          <tr>
            ${numberHead(ns)} ${numberHead(ew)} ${numberHead(ns)} ${numberHead(ew)}
          </tr>
        </thead>
        <tbody>
          ${frequencies.map((frequency) => this.#row(frequency, longest, contracts))}
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
      const frequency = known ?? { first: row, times: 0, remark, contracts: new Map() };
      if (!known) found.set(key, frequency);
      frequency.times += 1;
      countContract(frequency, row.line.outcome);
    }
    return [...found.values()].sort(
      (a, b) => (b.first.scored.score ?? -Infinity) - (a.first.scored.score ?? -Infinity) || 0,
    );
  }

  #row(frequency: Frequency, longest: number, contracts: boolean): TemplateResult {
    const { first, times, remark } = frequency;
    const scorer = scorerOf(first);
    const beside = remark === "" ? nothing : html`<span class="soft">${remark}</span> `;
    return html`<tr>
      ${
        isWord(first)
          ? html`<th scope="row" colspan="2" class="number plain-word">${remark}</th>`
          : scorer === "ew"
            ? html`<td></td>
                <th scope="row" class="number">${beside}${this.score(first, "EW")}</th>`
            : html`<th scope="row" class="number">${beside}${this.score(first)}</th>
                <td></td>`
      }
      <td class="number times">
        <div>${frequencyBar(times, longest, scorer)}<span class="count">${this.n.whole(times)}</span></div>
      </td>
      <td class="number">${this.linePoints(first, "NS")}</td>
      <td class="number">${this.linePoints(first, "EW")}</td>
      ${contracts ? html`<td class="contracts">${this.#contracts(frequency)}</td>` : nothing}
    </tr>`;
  }

  /** The most frequent first. */
  #contracts({ contracts }: Frequency): TemplateResult[] {
    return [...contracts.values()]
      .sort((one, other) => other.times - one.times)
      .map(({ outcome }) => html`${this.contract(outcome)} `);
  }
}

function countContract({ contracts }: Frequency, outcome: Outcome): void {
  if (outcome.kind !== "contract") return;
  const known = contracts.get(outcome.contract);
  if (known) known.times += 1;
  else contracts.set(outcome.contract, { outcome, times: 1 });
}

/** Whether a word stands in place of the score, as it is not one for both sides. */
function isWord({ scored, line: { outcome } }: Row): boolean {
  return scored.score === null || outcome.kind === "passed" || outcome.kind === "split";
}

function scorerOf(row: Row): Scorer {
  const score = isWord(row) ? 0 : (row.scored.score ?? 0);
  return score > 0 ? "ns" : score < 0 ? "ew" : "both";
}

customElements.define("overtrick-view-frequencies", FrequenciesView);
