import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { numberHead } from "../../../components/number-cell";
import { fieldName } from "./field-name";
import { LinesView } from "./lines-view";
import { tallFrom } from "./score-view";
import type { BoardSheet, Row } from "./sheet-of";
import { Windowed } from "./windowed";

const boardsPerBlock = 4;

/** With no more columns of pair numbers than these a sheet has room for larger figures. */
const fewRuns = 2;

/** Boards beside each other on which the same pairs met: they share the columns of pair numbers. */
interface Run {
  boards: BoardSheet[];
  /** One row per meeting, and in it the line of each board. */
  rows: { ns: string; ew: string; cells: (Row | undefined)[] }[];
}

/**
 * The control sheet of the Belgian guide (Bridge puntentelling, 2008) §5: every board, four to a block, a row per line
 * of the traveller, in its order, with the pairs, the points of both, the score and the contract.
 */
export class ControlView extends LinesView {
  readonly #window = new Windowed(this);

  protected override render(): TemplateResult {
    const { boards, rows } = this.sheet;
    const blocks = blocksOf(boards);
    return html`${blocks.map((block, index) => {
      const key = block[0]?.key ?? "";
      const shows = this.#window.shows(key, index, rows.size);
      const lines = Math.max(...block.map((board) => board.rows.length));
      const room = shows ? null : `${lines * 1.85 + 5}rem`;
      return html`<div
        class="wide control-block ${lines > tallFrom ? "tall" : ""}"
        ${this.#window.block(key, rows.size, room)}
      >
        ${shows ? this.#block(block) : nothing}
      </div>`;
    })}`;
  }

  #block(block: BoardSheet[]): TemplateResult {
    const words = this.t.views;
    const runs = runsOf(block);
    const { ns, ew } = this.t.sides;
    const depth = Math.max(...runs.map(({ rows }) => rows.length));
    return html`<table class="tally control of-${block.length} ${runs.length <= fewRuns ? "few-runs" : ""}">
      <caption class="hidden">
        ${block[0] && fieldName(block[0], this.t, this.n)}
        ${words.boardsFromTo(this.n.score(block[0]?.number ?? 0), this.n.score(block.at(-1)?.number ?? 0))}
      </caption>
      <thead>
        <tr>
          ${runs.map(
            (run) =>
              html`<th scope="colgroup" colspan="2" class="group edge">${words.pairs}</th>
                ${run.boards.map(
                  (board) =>
                    html`<th scope="colgroup" colspan="4" class="group edge">
                      ${this.boardName(board)} <span class="dealt">${this.conditions(board)}</span>
                    </th>`,
                )}`,
          )}
        </tr>
        <tr>
          ${runs.map(
            (run) =>
              html`<th scope="col" class="number edge">${ns}</th>
                ${numberHead(ew)}
                ${run.boards.map(
                  () =>
                    html`<th scope="col" class="number edge">${ns}</th>
                      ${numberHead(ew)} ${numberHead(words.score)}
                      <th scope="col">${words.contract}</th>`,
                )}`,
          )}
        </tr>
      </thead>
      ${this.#window.bodies(
        `rows ${block[0]?.key ?? ""}`,
        Array.from({ length: depth }, (_, i) => i),
        10,
        (i) =>
          html`<tr>
            ${runs.map((run, r) => this.#cells(run, i, r === 0))}
          </tr>`,
      )}
    </table>`;
  }

  #cells(run: Run, index: number, first: boolean): TemplateResult {
    const row = run.rows[index];
    if (!row) return html`<td colspan=${2 + 4 * run.boards.length} class="edge"></td>`;
    const ns = this.pairLink(row.ns);
    return html`${
        first
          ? html`<th scope="row" class="number edge">${ns}</th>`
          : html`<td class="number strong edge">${ns}</td>`
      }
      <td class="number strong">${this.pairLink(row.ew)}</td>
      ${row.cells.map((cell) => (cell ? this.#line(cell) : html`<td colspan="4" class="edge"></td>`))}`;
  }

  #line(row: Row): TemplateResult {
    const { outcome } = row.line;
    return html`<td class="number edge">${this.linePoints(row, "NS")}</td>
      <td class="number">${this.linePoints(row, "EW")}</td>
      <td class="number">${this.score(row)}</td>
      <td>
        ${
          outcome.kind === "contract"
            ? html`${this.declarer(outcome)}&nbsp;${this.contract(outcome)}&nbsp;${this.tricks(outcome)} `
            : nothing
        }<span class="soft">${this.remark(row)}</span>
      </td>`;
  }
}

/** Each section begins a block, and so does each session. */
function blocksOf(boards: readonly BoardSheet[]): BoardSheet[][] {
  const blocks: BoardSheet[][] = [];
  for (const board of boards) {
    const last = blocks.at(-1);
    if (last && last.length < boardsPerBlock && last[0]?.section === board.section) last.push(board);
    else blocks.push([board]);
  }
  return blocks;
}

function runsOf(block: BoardSheet[]): Run[] {
  const runs: Run[] = [];
  for (const board of block) {
    const last = runs.at(-1);
    const rows = last && alongside(last, board.rows);
    if (last && rows) {
      last.boards.push(board);
      rows.forEach((row, i) => last.rows[i]?.cells.push(row));
    } else {
      runs.push({
        boards: [board],
        rows: board.rows.map((row) => ({ ns: row.scored.ns, ew: row.scored.ew, cells: [row] })),
      });
    }
  }
  return runs;
}

/** The rows in the order of the run, when they are the same meetings. */
function alongside(run: Run, rows: Row[]): Row[] | null {
  if (rows.length !== run.rows.length) return null;
  const left = new Map(rows.map((row) => [`${row.scored.ns}\n${row.scored.ew}`, row]));
  if (left.size !== rows.length) return null;
  const found = run.rows.map(({ ns, ew }) => left.get(`${ns}\n${ew}`));
  return found.every((row) => row !== undefined) ? found : null;
}

customElements.define("overtrick-view-control", ControlView);
