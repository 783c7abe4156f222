import { html, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import type { Line, ScoredLine } from "overtrick";
import { contract, lineMarks, outcomeWord } from "../../../components/contract";
import { sentenceOf } from "../../../i18n/findings";
import { decimalsOf } from "../../../numbers";
import { insertRow, removeRows, setCells } from "../../../store/event-state";
import type { BoardName, Row, RowCell } from "../../../store/event-state";
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
import { byTouch } from "./slip-pad";
import type { PadPlace, SlipPad } from "./slip-pad";
import { StoreElement } from "./store-element";
import "../../../styles/slip.css";

/**
 * One board at a time, as on the paper slip that travels with it: a line for each table, and for the chosen line a pad
 * with targets for a thumb.
 *
 * @fires overtrick-board - `detail` is the board to go on with
 */
export class SlipForm extends StoreElement {
  static override properties = { board: { attribute: false }, open: { state: true } };
  declare board: BoardName;
  /** The line on the pad; null for none. */
  declare open: number | null;
  #lines: GridLine[] = [];
  /** The last change was made here. */
  #typed = false;
  #outcomes = new Map<string, Line>();
  /** Where the focus goes once it is drawn: a field of the pad, or a line's button, which brings up no keyboard. */
  #wanted: PadPlace | { line: number } | null = null;

  constructor() {
    super();
    this.board = { number: 1 };
    this.open = null;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const lines = gridLines(this.store.boards, this.board);
    // A file or a link brings the results of a board that was blank when it came onto the screen.
    const came = !this.#typed && lines.some(hasRow) && !this.#lines.some(hasRow);
    this.#lines = lines;
    this.#typed = false;
    // What somebody sent is looked at first.
    if (changed.has("board") || came) this.open = this.store.origin === "link" ? null : openLine(lines);
    const board = this.store.scored?.event.boards.find(
      ({ number, section }) => number === this.board.number && section === this.board.section,
    );
    this.#outcomes = new Map(board?.lines.map((line) => [line.id, line]));
  }

  protected override render(): TemplateResult {
    const words = this.t.entry;
    const scored = scoredLines(this.store, this.board);
    const decimals = decimalsOf([...scored.values()].flatMap((line) => [line.nsPoints, line.ewPoints]));
    const findings = findingsOf(this.store, rowsOf(this.store.boards, this.board));
    return html`<div class="slip" @keydown=${this.#key}>
      <div class="slip-head" aria-hidden="true">
        <span class="number">${words.ns}</span><span class="number">${words.ew}</span>
        <span>${words.contract}</span><span class="number">${words.scoreNs}</span>
        <span class="number">${words.pointsNs}</span><span class="number">${words.pointsEw}</span>
      </div>
      <ol>
        ${this.#lines.map((line, at) => {
          const found = line.row && findings.get(line.row.id);
          // What is still being typed is not yet wrong, and must not move under the fingers.
          const begun = this.open === at && line.row?.result.trim() === "";
          const finding = begun || found?.severity === "note" ? undefined : found;
          return html`<li>
            ${this.#summary(line, at, line.row && scored.get(line.row.id), decimals)}
            ${
              finding
                ? html`<p class="said ${finding.severity}">
                    <span class="mark ${finding.severity}" aria-hidden="true"></span>
                    ${sentenceOf(finding, this.t, this.n)}
                  </p>`
                : nothing
            }
            ${this.open === at ? this.#padOf(line, at) : nothing}
          </li>`;
        })}
      </ol>
    </div>`;
  }

  #summary(line: GridLine, at: number, scored: ScoredLine | undefined, decimals: number): TemplateResult {
    const { row, expected } = line;
    const words = this.t.entry;
    if (!row && !expected && this.open !== at) {
      return html`<button type="button" class="slip-line blank" @click=${() => this.#openByHand(at)}>
        ${words.addLine}
      </button>`;
    }
    const points = (value: number | null | undefined): string =>
      value === null || value === undefined ? "" : this.n.fixed(value, decimals);
    const score = scored?.score ?? null;
    return html`<button
      type="button"
      class="slip-line ${row ? "typed" : "expected"}"
      aria-expanded=${this.open === at ? "true" : "false"}
      @click=${() => (this.open === at ? (this.open = null) : this.#openByHand(at))}
    >
      <span class="hidden">${words.lineOf(this.n.whole(at + 1))}:</span>
      <span class="number">${row?.ns ?? expected?.ns ?? ""}</span>
      <span class="number">${row?.ew ?? expected?.ew ?? ""}</span>
      <span class="what"
        >${this.#what(line)}${row?.result ? nothing : html`<span class="hidden">${words.nothingYet}</span>`}</span
      >
      <span class="number">${score === null ? "" : this.n.score(score)}</span>
      <span class="number made">${points(scored?.nsPoints)}</span>
      <span class="number made">${points(scored?.ewPoints)}</span>
    </button>`;
  }

  /** What was read, drawn as players write it; what could not be read, as typed. */
  #what({ row, expected }: GridLine): TemplateResult | string {
    if (!row) return expected?.result ?? "";
    const line = this.#lineOf(row);
    if (!line) return row.result;
    const drawn = contract(line.outcome, this.t);
    const marks = lineMarks(line, this.t);
    if (drawn !== nothing) return html`${drawn}${marks}`;
    const word = outcomeWord(line.outcome, this.t, this.n);
    return html`${word || (line.outcome.kind === "score" ? "" : row.result)}${marks}`;
  }

  /** What a row was read to be; nothing for the one on the pad while it has not been read. */
  #lineOf(row: Row): Line | undefined {
    const open = this.open !== null && this.#lines[this.open]?.row === row;
    return open && this.store.unread ? undefined : this.#outcomes.get(row.id);
  }

  #padOf({ row, expected }: GridLine, at: number): TemplateResult {
    const cells = row ?? { ns: expected?.ns ?? "", ew: expected?.ew ?? "", result: "", score: "" };
    return html`<overtrick-slip-pad
      .cells=${cells}
      .line=${(row && this.#lineOf(row)) ?? null}
      .conditions=${this.store.scored?.overtrick.boardConditions(this.board.number) ?? null}
      .opponent=${opponentOf(this.store.boards, this.board, row)}
      .last=${this.#isLast(at)}
      @overtrick-cells=${({ detail }: CustomEvent<Partial<Record<RowCell, string>>>) => this.#write(at, detail)}
      @overtrick-to=${this.#to}
      @overtrick-remove=${() => this.#remove(at)}
      @overtrick-next=${({ detail }: CustomEvent<boolean>) => this.#next(at, detail)}
    ></overtrick-slip-pad>`;
  }

  openLine(at: number): void {
    this.store.seal();
    this.open = at;
    void this.updateComplete.then(() => this.#pad?.scrollIntoView({ block: "nearest" }));
  }

  #openByHand(at: number): void {
    this.openLine(at);
    this.#want(at, byTouch());
  }

  /** Leads to a row, as a finding asks. */
  focusRow(id: string): void {
    const at = this.#placeOf(id);
    if (at < 0) return;
    this.openLine(at);
    this.#want(at, true);
  }

  /** Where one would go on typing; a finger is not met by a keyboard. */
  async focusOpen(): Promise<void> {
    await this.updateComplete;
    if (this.open !== null) this.#want(this.open, byTouch());
  }

  #placeOf(id: string): number {
    return gridLines(this.store.boards, this.board).findIndex(({ row }) => row?.id === id);
  }

  get #pad(): SlipPad | null {
    return this.querySelector("overtrick-slip-pad");
  }

  #want(line: number, itself: boolean): void {
    this.#wanted = itself ? { line } : { cell: "ns" };
    this.requestUpdate();
  }

  #to({ detail }: CustomEvent<PadPlace>): void {
    this.#wanted = detail;
    this.requestUpdate();
  }

  protected override updated(): void {
    const wanted = this.#wanted;
    this.#wanted = null;
    if (!wanted) return;
    if ("cell" in wanted && this.#pad) void this.#pad.focusCell(wanted);
    else {
      const lines = this.querySelectorAll<HTMLElement>(".slip-line");
      const at = "line" in wanted ? Math.min(wanted.line, lines.length - 1) : 0;
      lines[at]?.focus({ preventScroll: true });
    }
  }

  #write(at: number, cells: Partial<Record<RowCell, string>>): void {
    const { row, expected } = this.#lines[at] as GridLine;
    const state = this.store.asRows;
    this.#typed = true;
    const [cell = "ns"] = Object.keys(cells) as RowCell[];
    if (row) {
      this.store.edit(setCells(state, this.board, row.id, cells), `${row.id} ${cell}`);
      this.#follow(row.id, at, cell);
      return;
    }
    const position = this.#lines.slice(0, at).filter((line) => line.row).length;
    // Another NS pair than the expected one has other opponents, too.
    const lineUp = !expected || cells.ns !== undefined ? {} : { ns: expected.ns, ew: expected.ew };
    this.store.edit(
      insertRow(state, this.board, position, { ...lineUp, ...cells }),
      `r${state.next} ${cell}`,
    );
    this.#follow(`r${state.next}`, at, cell);
  }

  /** A line that is typed in another place than it is expected moves there, and the pad and the caret with it. */
  #follow(id: string, from: number, cell: RowCell): void {
    const at = this.#placeOf(id);
    if (at < 0 || at === from) return;
    this.open = at;
    const typing = this.#pad?.contains(document.activeElement) && document.activeElement?.matches("input");
    this.#wanted = typing ? { cell, select: /$/u } : { line: at };
  }

  #remove(at: number): void {
    const row = this.#lines[at]?.row;
    this.open = null;
    if (row) this.store.edit(removeRows(this.store.asRows, ({ id }) => id === row.id));
    this.#want(at, true);
  }

  /** Whether the next board follows a line: there is no other to go to, and no more lines than earlier boards have. */
  #isLast(at: number): boolean {
    const to = this.#lines[lineAfter(this.#lines, at, true)];
    const full = !to || (isEmptyLine(to) && isFull(this.store.boards, this.board));
    return full || isEmptyLine(this.#lines[at] as GridLine);
  }

  /** `byKey`: whoever ended the line by a key goes on typing. */
  #next(at: number, byKey: boolean): void {
    this.store.seal();
    const { row, expected } = this.#lines[at] as GridLine;
    if (!row && expected?.result) this.#write(at, { result: expected.result });
    const itself = !byKey && byTouch();
    if (!this.#isLast(at)) {
      const to = lineAfter(this.#lines, at, true);
      this.openLine(to);
      this.#want(to, itself);
      return;
    }
    this.#turn(1, itself);
  }

  /** As in the grid. */
  #key(event: KeyboardEvent): void {
    const by = { PageUp: -1, PageDown: 1 }[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.store.seal();
    this.#turn(by, byTouch());
  }

  #turn(by: number, itself: boolean): void {
    const number = this.board.number + by;
    if (number < 1) return;
    this.store.dropBlankRows();
    const detail: BoardName = { ...this.board, number };
    this.dispatchEvent(new CustomEvent("overtrick-board", { detail, bubbles: true }));
    this.board = detail;
    this.#want(0, itself);
  }
}

const hasRow = ({ row }: GridLine): boolean => row !== undefined;

/** The first line without a result, unless the board is typed in full. */
function openLine(lines: readonly GridLine[]): number | null {
  const at = lines.findIndex(({ row }) => !row || row.result.trim() === "");
  const blank = at === lines.length - 1 && lines.length > 1;
  return blank ? null : at;
}

customElements.define("overtrick-slip", SlipForm);
