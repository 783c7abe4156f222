import { html, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import { parseWhole } from "../../../numbers";
import { boardKey, boardName, isSameBoard, sectionsOf } from "../../../store/event-state";
import type { BoardName } from "../../../store/event-state";
import { StoreElement } from "./store-element";

const largestBoard = 999;
/** More than this is no row of buttons any more. */
const mostButtons = 80;

/**
 * Which board is being entered: its number, dealer and vulnerability, the way to its neighbours and to every board
 * that has results.
 *
 * @fires overtrick-board - `detail` is the board that is wanted
 */
export class BoardBar extends StoreElement {
  static override properties = { board: { attribute: false }, typed: { state: true } };
  declare board: BoardName;
  /** What stands in the number's field while it is no board. */
  declare typed: string | null;

  constructor() {
    super();
    this.board = { number: 1 };
    this.typed = null;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("board")) this.typed = null;
  }

  protected override render(): TemplateResult {
    const words = this.t.entry;
    const { number } = this.board;
    return html`<div class="board-bar">
        ${this.#section()} ${this.#step(-1, "‹", words.previousBoard)}
        <label class="board-number">
          <span
            >${words.board}
            ${sectionsOf(this.store.boards).length < 2 ? (this.board.section ?? "") : ""}</span
          >
          <input
            inputmode="numeric"
            autocomplete="off"
            maxlength="3"
            .value=${this.typed ?? String(number)}
            aria-invalid=${this.typed === null ? nothing : "true"}
            @input=${this.#write}
            @focus=${(event: FocusEvent) => (event.target as HTMLInputElement).select()}
          />
        </label>
        ${this.#step(1, "›", words.nextBoard)}
        <p class="conditions">${this.#conditions()}</p>
      </div>
      ${this.#buttons()}`;
  }

  #section(): TemplateResult | typeof nothing {
    const sections = sectionsOf(this.store.boards);
    if (sections.length < 2) return nothing;
    return html`<label class="board-section">
      <span class="hidden">${this.t.entry.section}</span>
      <select
        autocomplete="off"
        @change=${({ target }: Event) => this.#toSection(sections[(target as HTMLSelectElement).selectedIndex])}
      >
        ${sections.map(
          (name) => html`<option .selected=${name === this.board.section}>${name ?? "–"}</option>`,
        )}
      </select>
    </label>`;
  }

  /** The same board of another section, or the first that it has. */
  #toSection(section: string | undefined): void {
    const boards = this.store.boards.filter((board) => board.section === section);
    const to = boards.find(({ number }) => number === this.board.number) ?? boards[0];
    if (to) this.#want(to);
  }

  #conditions(): TemplateResult | typeof nothing {
    if (this.typed !== null)
      return html`<span class="error">${this.t.entry.boardWrong(this.n.whole(largestBoard))}</span>`;
    const found = this.store.scored?.overtrick.boardConditions(this.board.number);
    if (!found) return nothing;
    return html`<span>${this.t.entry.dealer(this.t.outcomes.seats[found.dealer])}</span>
      <span class="vulnerable ${found.vulnerable}">${this.t.entry.vulnerable[found.vulnerable]}</span>`;
  }

  #step(by: number, sign: string, label: string): TemplateResult {
    const number = this.board.number + by;
    return html`<button
      type="button"
      class="step"
      aria-label=${label}
      title=${label}
      ?disabled=${number < 1 || number > largestBoard}
      @click=${() => this.#want({ ...this.board, number })}
    >
      <span aria-hidden="true">${sign}</span>
    </button>`;
  }

  #buttons(): TemplateResult | typeof nothing {
    const all = this.store.boards;
    const own = all.filter(({ section }) => section === this.board.section);
    const boards = all.length > mostButtons ? own : all;
    if (boards.length < 2 || boards.length > mostButtons) return nothing;
    const bad = new Set(
      this.store.findings.flatMap(({ where }) =>
        where.board === undefined
          ? []
          : [
              boardKey({
                number: where.board,
                ...(where.section === undefined ? {} : { section: where.section }),
              }),
            ],
      ),
    );
    const most = new Map<string | undefined, number>();
    for (const { section, rows } of boards) most.set(section, Math.max(most.get(section) ?? 0, rows.length));
    return html`<ol class="board-list" aria-label=${this.t.entry.boards}>
      ${boards.map((board) => {
        const key = boardKey(board);
        const state = bad.has(key)
          ? "check"
          : board.rows.length < (most.get(board.section) ?? 0)
            ? "part"
            : "full";
        const said = `${this.t.entry.atBoard(key)}, ${this.t.entry.boardTyped(this.n.whole(board.rows.length))}${
          state === "check" ? `, ${this.t.entry.boardToCheck}` : ""
        }`;
        return html`<li>
          <button
            type="button"
            class="chip chip-${state}"
            tabindex="-1"
            aria-label=${said}
            aria-current=${isSameBoard(board, this.board) ? "true" : "false"}
            @click=${() => this.#want(board)}
          >
            ${key}
          </button>
        </li>`;
      })}
    </ol>`;
  }

  #write(event: InputEvent): void {
    const text = (event.target as HTMLInputElement).value;
    const number = parseWhole(text, 1, largestBoard);
    this.typed = number === null ? text : null;
    if (number !== null) this.#want({ ...this.board, number });
  }

  #want(board: BoardName): void {
    this.dispatchEvent(new CustomEvent("overtrick-board", { detail: boardName(board), bubbles: true }));
  }
}

customElements.define("overtrick-board-bar", BoardBar);
