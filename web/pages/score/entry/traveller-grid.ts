import { html, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { repeat } from "lit/directives/repeat.js";
import type { Finding, ScoredLine } from "overtrick";
import { sentenceOf } from "../../../i18n/findings";
import { decimalsOf } from "../../../numbers";
import { insertRow, removeRows, rowCells, setCells } from "../../../store/event-state";
import type { BoardName, RowCell, Row } from "../../../store/event-state";
import { readerReady } from "../../../store/reader";
import {
  findingsOf,
  gridLines,
  isEmptyLine,
  isFull,
  lineAfter,
  opponentOf,
  rowsOf,
  scoredLines,
} from "./grid-rows";
import type { GridLine } from "./grid-rows";
import { keyAction } from "./grid-keys";
import { isLarge } from "../large-text";
import { expectedLineUp } from "./movement";
import type { SpecialResult } from "./special-results";
import { StoreElement } from "./store-element";

/** The height of a line, as in entry.css. */
const lineHeight = 36;

/** Whether a text is several cells; one alone is for the browser to put in. */
const isSeveral = (text: string): boolean => /[^\s][\n\r]+\s*[^\s]|\t/u.test(text.slice(0, 60_000));

/** Lines drawn at once: what a screen shows of the grid and a few more. A text field is dear to paint, and a line has four. */
const drawnLines = Math.max(16, Math.ceil((0.7 * screen.height) / lineHeight));

/** Whether the mouse is down; a menu of the browser may take the end of a press, and then a key ends it. */
let pressed = false;
for (const sign of ["mousedown", "mouseup", "keydown"])
  addEventListener(sign, () => (pressed = sign === "mousedown"), true);

/**
 * A traveller made for the keyboard: one line for each table, its pairs, the contract or score, and the points beside
 * it as on paper. Lines that the movement leads one to expect are shown in grey until their result is typed.
 *
 * @fires overtrick-board - `detail` is the board to go on with
 * @fires overtrick-large - `detail` is a text that is too large to edit
 */
export class TravellerGrid extends StoreElement {
  static override properties = {
    board: { attribute: false },
    menuAt: { state: true },
    editing: { state: true },
    first: { state: true },
  };
  declare board: BoardName;
  /** The line whose menu is open. */
  declare menuAt: number | null;
  /** The line with the focus: what is still being typed is not yet wrong. */
  declare editing: number | null;
  /** The first line drawn. */
  declare first: number;
  #lines: GridLine[] = [];
  #before = "";
  /** The line whose NS pair was typed last: who begins a line there goes on there. */
  #byPair: string | null = null;
  /** Where a board begins of which the pairs are expected. */
  #begins: "ns" | "result" = "result";
  #wanted: { at: number; cell: RowCell; select?: RegExp } | null = null;

  constructor() {
    super();
    this.board = { number: 1 };
    this.menuAt = null;
    this.editing = null;
    this.first = 0;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("board")) {
      this.menuAt = null;
      this.first = 0;
    }
    this.#lines = gridLines(this.store.boards, this.board);
    this.#drawWanted();
  }

  protected override render(): TemplateResult {
    const words = this.t.entry;
    const scored = scoredLines(this.store, this.board);
    const findings = findingsOf(this.store, rowsOf(this.store.boards, this.board));
    const decimals = decimalsOf([...scored.values()].flatMap((line) => [line.nsPoints, line.ewPoints]));
    const to = Math.min(this.#lines.length, this.first + drawnLines);
    const drawn = Array.from({ length: Math.max(0, to - this.first) }, (_, i) => this.first + i);
    return html`<div
      class="grid-scroll ${this.#lines.length > drawnLines ? "long" : ""}"
      @scroll=${this.#scrolled}
    >
      <table
        class="grid"
        @keydown=${this.#key}
        @input=${this.#typed}
        @paste=${this.#pasted}
        @focusin=${this.#focused}
        @focusout=${this.#blurred}
      >
        <caption class="hidden">
          ${words.atBoard(String(this.board.number))}
        </caption>
        <thead>
          <tr>
            <td class="gutter"></td>
            <th scope="col" class="number">${words.ns}</th>
            <th scope="col" class="number">${words.ew}</th>
            <th scope="col">${words.result}</th>
            <th scope="col" class="number">${words.scoreNs}</th>
            <th scope="col" class="number made">${words.pointsNs}</th>
            <th scope="col" class="number made">${words.pointsEw}</th>
            <td class="more"></td>
          </tr>
        </thead>
        <tbody>
          ${this.#spacer(this.first)}
          ${repeat(
            drawn,
            (at) => at,
            (at) => this.#line(at, scored, findings, decimals),
          )}
          ${this.#spacer(this.#lines.length - to)}
        </tbody>
      </table>
    </div>`;
  }

  #spacer(lines: number): TemplateResult | typeof nothing {
    return lines > 0 ? html`<tr class="spacer" data-lines=${lines}></tr>` : nothing;
  }

  #line(
    at: number,
    scored: ReadonlyMap<string, ScoredLine>,
    findings: ReadonlyMap<string, Finding>,
    decimals: number,
  ): TemplateResult {
    const { row, expected } = this.#lines[at] as GridLine;
    const line = row && scored.get(row.id);
    const found = row && this.editing !== at ? findings.get(row.id) : undefined;
    const finding = found?.severity === "note" ? undefined : found;
    const points = (value: number | null | undefined): string | typeof nothing =>
      value === null || value === undefined ? nothing : this.n.fixed(value, decimals);
    const score = line?.score ?? null;
    return html`<tr class=${row ? "typed" : expected ? "expected" : "blank"}>
        <td class="gutter">${finding ? html`<span class="mark ${finding.severity}"></span>` : nothing}</td>
        ${this.#cell(at, "ns", expected?.ns ?? "", finding)}
        ${this.#cell(at, "ew", expected?.ew ?? this.#opponent(at), finding)}
        ${this.#cell(at, "result", expected?.result ?? "", finding)}
        ${this.#cell(at, "score", score === null ? "" : this.n.score(score), finding)}
        <td class="number made">${points(line?.nsPoints)}</td>
        <td class="number made">${points(line?.ewPoints)}</td>
        <td class="more">${this.#more(at)}</td>
      </tr>
      ${
        finding
          ? html`<tr class="said ${finding.severity}">
              <td></td>
              <td colspan="7" id="said-${at}">${sentenceOf(finding, this.t, this.n)}</td>
            </tr>`
          : nothing
      }`;
  }

  #cell(at: number, cell: RowCell, proposed: string, finding?: Finding): TemplateResult {
    const { row } = this.#lines[at] as GridLine;
    const words = this.t.entry;
    const names: Record<RowCell, string> = {
      ns: words.ns,
      ew: words.ew,
      result: words.result,
      score: words.scoreNs,
    };
    return html`<td class="cell-${cell}">
      <input
        data-at=${at}
        data-cell=${cell}
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        enterkeyhint="next"
        inputmode=${cell === "result" || cell === "score" ? "text" : "numeric"}
        aria-label="${words.lineOf(this.n.whole(at + 1))}, ${names[cell]}"
        aria-describedby=${finding ? `said-${at}` : nothing}
        placeholder=${proposed}
        .value=${live(row?.[cell] ?? "")}
      />
    </td>`;
  }

  #more(at: number): TemplateResult | typeof nothing {
    if (!this.#lines[at]?.row && !this.#lines[at]?.expected) return nothing;
    const label = this.t.entry.specialOf(this.n.whole(at + 1));
    return html`<button
        type="button"
        class="plain"
        tabindex="-1"
        aria-haspopup="menu"
        aria-expanded=${this.menuAt === at ? "true" : "false"}
        aria-label=${label}
        title=${this.t.entry.special}
        @click=${() => (this.menuAt = this.menuAt === at ? null : at)}
      >
        <span aria-hidden="true">⋯</span>
      </button>
      ${
        this.menuAt === at
          ? html`<overtrick-special
              .label=${label}
              @overtrick-special=${({ detail }: CustomEvent<SpecialResult | "remove">) => this.#special(at, detail)}
              @overtrick-close=${() => this.#closeMenu(at)}
            ></overtrick-special>`
          : nothing
      }`;
  }

  #opponent(at: number): string {
    return opponentOf(this.store.boards, this.board, this.#lines[at]?.row);
  }

  // --- Writing

  /** Writes cells of a line; an expected line becomes a typed one by it. */
  #write(at: number, cells: Partial<Record<RowCell, string>>, key: string | null): void {
    const { row, expected } = this.#lines[at] as GridLine;
    const state = this.store.asRows;
    if (row) {
      this.store.edit(setCells(state, this.board, row.id, cells), key && `${row.id} ${key}`);
      return;
    }
    const position = this.#lines.slice(0, at).filter((line) => line.row).length;
    // Another NS pair than the expected one has other opponents, too.
    const lineUp = !expected || cells.ns !== undefined ? {} : { ns: expected.ns, ew: expected.ew };
    this.store.edit(
      insertRow(state, this.board, position, { ...lineUp, ...cells }),
      key && `r${state.next} ${key}`,
    );
  }

  #typed({ target }: InputEvent): void {
    const place = placeOf(target);
    if (!place) return;
    const { at, cell, input } = place;
    const { row, expected } = this.#lines[at] as GridLine;
    if (cell === "result" && !row && expected) this.#begins = "result";
    if (cell === "result" && /^[".,]$/u.test(input.value) && this.#repeat(at)) return;
    const id = row?.id ?? `r${this.store.asRows.next}`;
    if (cell === "ns") this.#byPair = id;
    this.#write(at, { [cell]: input.value }, cell);
    this.#follow(id, at, cell);
  }

  /** Several lines at once; a text that is too large lies beside the event, as the sheet would have it. */
  #pasted(event: ClipboardEvent): void {
    const place = placeOf(event.target);
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (!place || !isSeveral(text)) return;
    event.preventDefault();
    void this.#paste(place, text);
  }

  async #paste(place: { at: number; cell: RowCell }, text: string): Promise<void> {
    try {
      const [reader, { withPasted }] = await Promise.all([readerReady(), import("./grid-paste")]);
      const { store, board } = this;
      const to = { ...place, store, board, lines: this.#lines };
      const state = isLarge(text.length) ? null : withPasted(reader, to, text);
      if (!state) {
        this.dispatchEvent(new CustomEvent("overtrick-large", { detail: text, bubbles: true }));
        return;
      }
      store.edit(state);
      this.focusLine(place.at, place.cell);
    } catch (error) {
      this.store.fail(error);
    }
  }

  /** A line that is typed in another place than it is expected moves there, and the caret with it. */
  #follow(id: string, from: number, cell: RowCell): void {
    const at = gridLines(this.store.boards, this.board).findIndex(({ row }) => row?.id === id);
    if (at >= 0 && at !== from) this.focusLine(at, cell, /$/u);
  }

  /** The result of the line above once more. */
  #repeat(at: number): boolean {
    const above = this.#lines.slice(0, at).findLast(({ row }) => row && row.result.trim() !== "")?.row;
    if (!above) return false;
    this.#write(at, { result: this.#asContract(above), score: above.score }, null);
    this.focusLine(at, "result");
    return true;
  }

  /** Another table has other pairs: a declarer who was named by a pair's number is named by the seat. */
  #asContract(row: Row): string {
    const numbers = [row.ns, row.ew].map((number) => number.trim()).filter((number) => number !== "");
    if (!numbers.some((number) => row.result.slice(1).includes(number))) return row.result;
    const { scored, reading } = this.store;
    const line = scored?.event.boards.flatMap(({ lines }) => lines).find(({ id }) => id === row.id);
    return line && line.outcome.kind === "contract" && scored && reading
      ? scored.overtrick.writeResult(line, reading.notation)
      : row.result;
  }

  /** Fills in the opponents that were proposed, and goes on to a cell of the line, wherever it stands then. */
  #complete(at: number, to: RowCell): void {
    const row = this.#lines[at]?.row;
    const opponent = this.#opponent(at);
    if (!row) return;
    if (opponent !== "") this.#write(at, { ew: opponent }, "ns");
    this.focusRow(row.id, to);
  }

  #special(at: number, special: SpecialResult | "remove"): void {
    const row = this.#lines[at]?.row;
    this.menuAt = null;
    if (special === "remove") {
      if (row) this.store.edit(removeRows(this.store.asRows, ({ id }) => id === row.id));
      this.focusLine(Math.max(0, at - 1), "result");
      return;
    }
    this.#write(at, { result: special.write(row?.result ?? "") }, null);
    this.focusLine(at, "result", special.select);
  }

  #closeMenu(at: number): void {
    if (this.menuAt !== at) return;
    // Who went elsewhere stays there.
    const inMenu = this.querySelector("overtrick-special")?.contains(document.activeElement);
    this.menuAt = null;
    if (inMenu) this.focusLine(at, "result");
  }

  // --- Moving

  /** Puts the focus on a cell of a line, once it is drawn. */
  focusLine(at: number, cell: RowCell, select?: RegExp): void {
    this.#wanted = { at: Math.max(0, at), cell, ...(select ? { select } : {}) };
    this.requestUpdate();
  }

  /** Moves the lines that are drawn to where the focus is wanted. */
  #drawWanted(): void {
    const wanted = this.#wanted;
    if (!wanted) return;
    wanted.at = Math.min(wanted.at, this.#lines.length - 1);
    if (wanted.at < this.first || wanted.at >= this.first + drawnLines)
      this.first = Math.max(0, wanted.at - Math.floor(drawnLines / 2));
  }

  /** Leads to the cell of a row, as a finding asks. */
  focusRow(id: string, cell: RowCell = "result"): void {
    const at = gridLines(this.store.boards, this.board).findIndex(({ row }) => row?.id === id);
    if (at >= 0) this.focusLine(at, cell);
  }

  /** Where one would go on typing: the first line without a result; the first line when all have one. */
  focusOpen(): void {
    const lines = gridLines(this.store.boards, this.board);
    const at = lines.findIndex(({ row }) => !row || row.result.trim() === "");
    const { row, expected } = lines[at] ?? {};
    if (row) this.focusLine(at, "result");
    else if (expected) this.focusLine(at, this.#begins);
    else if (at > 0 && isFull(this.store.boards, this.board)) this.focusLine(0, "result");
    else this.focusLine(at, "ns");
  }

  protected override updated(): void {
    for (const spacer of this.querySelectorAll<HTMLElement>(".spacer"))
      spacer.style.height = `${Number(spacer.dataset["lines"]) * lineHeight}px`;
    const wanted = this.#wanted;
    this.#wanted = null;
    if (!wanted) return;
    const input = this.querySelector<HTMLInputElement>(
      `input[data-at="${wanted.at}"][data-cell="${wanted.cell}"]`,
    );
    input?.focus();
    const part = wanted.select?.exec(input?.value ?? "");
    if (part) input?.setSelectionRange(part.index, part.index + part[0].length);
    input?.scrollIntoView({ block: "nearest" });
  }

  #key(event: KeyboardEvent): void {
    const place = placeOf(event.target);
    if (!place) return;
    const { at, cell, input } = place;
    const action = keyAction(event, input);
    if (!action) return;
    // Tab goes where the browser says; on the way to the opponents they are filled in.
    if (action === "tab" && (cell !== "ns" || this.#opponent(at) === "")) return;
    event.preventDefault();
    if (action === "tab") this.#complete(at, "ew");
    else if (action === "enter") this.#enter(at, cell);
    else if (action === "up" || action === "down") this.focusLine(at + (action === "up" ? -1 : 1), cell);
    else if (action === "left" || action === "right") this.#sideways(at, cell, action === "left" ? -1 : 1);
    else if (action === "previous" || action === "next") this.#turn(action === "previous" ? -1 : 1);
    else if (action === "repeat") this.#repeat(at);
    else if (action === "menu") this.menuAt = at;
    else if (action === "remove") this.#special(at, "remove");
    else this.#restore(at, cell);
  }

  #sideways(at: number, cell: RowCell, by: number): void {
    const to = rowCells[rowCells.indexOf(cell) + by];
    if (to) this.focusLine(at, to);
  }

  /** On to what is typed next: the opponents, the result, the next line, the next board. */
  #enter(at: number, cell: RowCell): void {
    const line = this.#lines[at] as GridLine;
    const { row, expected } = line;
    this.store.seal();
    if (isEmptyLine(line)) this.#turn(1);
    // Who types a pair types its opponents, too; pairs that were there before are passed by.
    else if (cell === "ns" && row && (row.id === this.#byPair || row.ew === "")) this.#complete(at, "ew");
    else if (cell === "ns" || cell === "ew") this.focusLine(at, "result");
    else {
      if (!row && expected?.result) this.#write(at, { result: expected.result }, null);
      this.#toNextLine(at, cell === "result" && this.#before.trim() === "");
    }
  }

  /** To a line that lacks its result, begun as this one was; below the last to a line more, or to the next board. */
  #toNextLine(at: number, filled: boolean): void {
    const row = this.#lines[at]?.row;
    const byPair = row !== undefined && row.id === this.#byPair;
    if (byPair) this.#learn(row);
    const to = lineAfter(this.#lines, at, filled);
    const next = this.#lines[to];
    if (next?.row) this.focusLine(to, "result");
    else if (next?.expected) this.focusLine(to, byPair ? "ns" : this.#begins);
    else if (isFull(this.store.boards, this.board)) this.#turn(1);
    else this.focusLine(to, "ns");
  }

  /** Who types pairs although they are expected types all of them: the next board begins with them. */
  #learn({ ns, ew }: Row): void {
    const boards = this.store.boards.filter(({ section }) => section === this.board.section);
    const expected = expectedLineUp(boards, this.board.number);
    if (expected.some((one) => one.ns === ns.trim() && one.ew === ew.trim())) this.#begins = "ns";
  }

  #turn(by: number): void {
    const number = this.board.number + by;
    if (number < 1) return;
    this.store.dropBlankRows();
    const detail: BoardName = { ...this.board, number };
    this.dispatchEvent(new CustomEvent("overtrick-board", { detail, bubbles: true }));
    this.board = detail;
    this.focusOpen();
  }

  #restore(at: number, cell: RowCell): void {
    if (this.#lines[at]?.row) this.#write(at, { [cell]: this.#before }, cell);
  }

  #focused({ target }: FocusEvent): void {
    const place = placeOf(target);
    if (!place) return;
    this.editing = place.at;
    this.#before = place.input.value;
    place.input.select();
  }

  #blurred({ target, relatedTarget }: FocusEvent): void {
    if (!placeOf(target)) return;
    this.store.seal();
    if (relatedTarget instanceof Node && this.contains(relatedTarget)) return;
    // What is being clicked stays under the pointer: lines come and go when the click is done.
    if (pressed) addEventListener("mouseup", () => setTimeout(() => this.#left()), { once: true });
    else this.#leave();
  }

  /** The click may have led to another cell. */
  #left(): void {
    if (!this.contains(document.activeElement)) this.#leave();
  }

  #leave(): void {
    this.editing = null;
    this.store.dropBlankRows();
  }

  #scrolled({ target }: Event): void {
    if (this.#lines.length <= drawnLines) return;
    const { scrollTop, clientHeight } = target as HTMLElement;
    const top = Math.floor(scrollTop / lineHeight);
    const seen = Math.ceil(clientHeight / lineHeight);
    const spare = Math.max(2, Math.floor((drawnLines - seen) / 2));
    const outrun = top < this.first + 2 || top + seen > this.first + drawnLines - 2;
    if (outrun) this.first = Math.min(Math.max(0, top - spare), this.#lines.length - drawnLines);
  }
}

/** The line and cell of an input. */
function placeOf(target: EventTarget | null): { at: number; cell: RowCell; input: HTMLInputElement } | null {
  if (!(target instanceof HTMLInputElement) || target.dataset["at"] === undefined) return null;
  return { at: Number(target.dataset["at"]), cell: target.dataset["cell"] as RowCell, input: target };
}

customElements.define("overtrick-grid", TravellerGrid);
