import { html, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import type { Finding, Severity } from "overtrick";
import { PageElement } from "../../components/element";
import { sentenceOf } from "../../i18n/findings";
import { decimalsOf } from "../../numbers";
import { largestFile } from "../../engine/engine";
import type { LineView, SheetView } from "../../engine/view";
import { isText } from "./files/is-text";
import { isLarge } from "./large-text";
import "../../styles/sheet.css";

/** The height of a line of the sheet, as in sheet.css. */
const lineHeight = 24;
/** Lines drawn beside the text above and below what is seen, so that scrolling does not outrun them. */
const spare = 40;
const severities: Severity[] = ["note", "warning", "error"];
/** So many characters the browser may insert itself, so that its own undo knows of them. */
const longestByBrowser = 2000;
/** From so many lines up the field holds a part of the text while one types. */
const longFrom = 1000;
/** So many lines on either side of the caret… */
const held = 150;
/** …and the whole again before the caret is so near to their end. */
const edge = 50;

/**
 * The sheet: a plain text field, with marks on its left for lines that need a look and the points of each line on its
 * right, as on the paper slip. The field is the browser's own, so undo, selection, spelling and dictation work as
 * everywhere. A text too large to lay out is handed on before the field sees it.
 *
 * A browser's work for a key grows with the text before the caret. So while one types in a long text, the field holds
 * the lines around the caret alone; whatever else one does (a click, a look elsewhere, selecting all, searching the
 * page) finds the whole text in it.
 *
 * @fires overtrick-edit - `detail` is the text after a change by hand
 * @fires overtrick-large - `detail` is a text (or a file) too large for the field
 */
export class SheetEditor extends PageElement {
  static override properties = {
    text: { attribute: false },
    view: { attribute: false },
    first: { state: true },
  };
  declare text: string;
  declare view: SheetView | null;
  /** The first line drawn at the sides. */
  declare first: number;
  /** The whole text. */
  #written = "";
  /** What of it is before and behind the part in the field: whole lines. */
  #before = "";
  #behind = "";
  /** While an input method is at work nobody else may touch the field. */
  #composing = false;

  constructor() {
    super();
    this.text = "";
    this.view = null;
    this.first = 0;
  }

  get #field(): HTMLTextAreaElement {
    return this.querySelector("textarea") as HTMLTextAreaElement;
  }

  protected override render(): TemplateResult {
    const { ns, ew } = this.t.sides;
    return html`<div class="sheet">
      <div class="sheet-head" aria-hidden="true">
        <span class="number">${this.t.score.line}</span>
        <span class="fields">${`${ns}\t${ew}\t${this.t.score.scoreColumn}`}</span>
        <span class="number">${ns}</span>
        <span class="number">${ew}</span>
      </div>
      <div class="sheet-scroll" @scroll=${this.#scrolled}>
        <div class="sheet-page">
          <div class="sheet-side marks" aria-hidden="true">${this.#marks()}</div>
          <textarea
            id="sheet-text"
            wrap="off"
            spellcheck="false"
            autocomplete="off"
            autocapitalize="off"
            inputmode="text"
            aria-label=${this.t.score.sheet}
            aria-describedby="sheet-hint"
            placeholder=${this.t.score.placeholder}
            @input=${this.#typed}
            @beforeinput=${this.#beforeInput}
            @keydown=${this.#key}
            @compositionstart=${() => (this.#composing = true)}
            @compositionend=${() => (this.#composing = false)}
            @pointerdown=${this.#holdAll}
            @blur=${this.#holdAll}
            @paste=${this.#pasted}
            @dragover=${(event: DragEvent) => event.preventDefault()}
            @drop=${this.#dropped}
          ></textarea>
          <div class="sheet-side points" aria-hidden="true">${this.#points()}</div>
        </div>
      </div>
    </div>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("text") && this.text !== this.#written) {
      this.#show();
      this.requestUpdate();
    }
    const offset = `translateY(${this.first * lineHeight}px)`;
    for (const side of this.querySelectorAll<HTMLElement>(".sheet-side > div")) side.style.transform = offset;
  }

  /** Shows a text from elsewhere, the caret where it differs from the one before: a step back is seen where it is. */
  #show(): void {
    const before = this.#written;
    const field = this.#field;
    this.#written = this.text;
    this.#hold(0, this.text.length);
    if (document.activeElement !== field) return;
    let same = 0;
    while (
      same < before.length &&
      before[before.length - 1 - same] === this.text[this.text.length - 1 - same]
    )
      same += 1;
    const caret = Math.max(0, this.text.length - same);
    field.setSelectionRange(caret, caret);
  }

  /** Selects a line, from 1, and brings it into view. */
  goto(line: number): void {
    this.#holdAll();
    const field = this.#field;
    let start = 0;
    for (let at = 1; at < line; at += 1) start = field.value.indexOf("\n", start) + 1;
    const newline = field.value.indexOf("\n", start);
    const end = newline < 0 ? field.value.length : newline;
    field.focus({ preventScroll: true });
    field.setSelectionRange(start, end);
    const scroll = this.querySelector(".sheet-scroll") as HTMLElement;
    scroll.scrollTop = (line - 1) * lineHeight - scroll.clientHeight / 3;
    scroll.scrollIntoView({ block: "nearest" });
  }

  get #lineCount(): number {
    return 1 + newlines(this.#written);
  }

  #drawn(): { from: number; to: number } {
    return { from: this.first, to: Math.min(this.#lineCount, this.first + 3 * spare) };
  }

  #marks(): TemplateResult {
    const worst = new Map<number, Finding>();
    for (const finding of this.view?.findings ?? []) {
      const line = finding.where.line ?? 0;
      const known = worst.get(line);
      if (!known || severities.indexOf(known.severity) < severities.indexOf(finding.severity))
        worst.set(line, finding);
    }
    const { from, to } = this.#drawn();
    const rows: TemplateResult[] = [];
    for (let line = from + 1; line <= to; line += 1) {
      const finding = worst.get(line);
      rows.push(finding ? this.#mark(line, finding) : html`<span class="line">${line}</span>`);
    }
    return html`<div>${rows}</div>`;
  }

  #mark(line: number, finding: Finding): TemplateResult {
    return html`<button
      type="button"
      tabindex="-1"
      class="line marked ${finding.severity}"
      title=${sentenceOf(finding, this.t, this.n)}
      @click=${() => this.goto(line)}
    >
      <span class="mark ${finding.severity}"></span>${line}
    </button>`;
  }

  #points(): TemplateResult {
    // A row of a control sheet has results of several boards, and none of them is the line's own.
    const bySource = new Map<number, LineView | null>();
    const values: (number | null)[] = [];
    for (const board of this.view?.boards ?? []) {
      for (const line of board.lines) {
        bySource.set(line.source, bySource.has(line.source) ? null : line);
        values.push(line.nsPoints, line.ewPoints);
      }
    }
    const decimals = decimalsOf(values);
    const shown = (points: number | null | undefined): string | typeof nothing =>
      points === null || points === undefined ? nothing : this.n.fixed(points, decimals);
    const { from, to } = this.#drawn();
    const rows: TemplateResult[] = [];
    for (let line = from + 1; line <= to; line += 1) {
      const found = bySource.get(line);
      rows.push(
        html`<span class="line"
          ><span>${shown(found?.nsPoints)}</span><span>${shown(found?.ewPoints)}</span></span
        >`,
      );
    }
    return html`<div>${rows}</div>`;
  }

  #scrolled(event: Event): void {
    if (this.#holdsPart && !this.#inSight(newlines(this.#before), newlines(this.#behind))) this.#holdAll();
    const top = Math.floor((event.target as HTMLElement).scrollTop / lineHeight);
    if (top < this.first + spare / 4 || top > this.first + spare) this.first = Math.max(0, top - spare / 2);
  }

  /** The field is as high as its text: one scroller moves text, marks and points together. */
  #grow(): void {
    const rows = Math.max(8, this.#lineCount + 1);
    const elsewhere = newlines(this.#before) + newlines(this.#behind);
    if (rows - elsewhere === this.#field.rows) return;
    this.#field.rows = rows - elsewhere;
    const scroll = this.querySelector(".sheet-scroll") as HTMLElement;
    scroll.style.setProperty("contain-intrinsic-height", `${rows * lineHeight}px`);
  }

  // --- A part of a long text

  /** Puts the text from one place to another into the field; what is seen stays where it is. */
  #hold(from: number, to: number): void {
    const field = this.#field;
    const moved = this.#before.length - from;
    const { selectionStart, selectionEnd, selectionDirection } = field;
    this.#before = this.#written.slice(0, from);
    this.#behind = this.#written.slice(to);
    field.value = this.#written.slice(from, to);
    field.style.paddingTop = `${newlines(this.#before) * lineHeight}px`;
    field.style.paddingBottom = `${newlines(this.#behind) * lineHeight}px`;
    this.#grow();
    if (document.activeElement === field)
      field.setSelectionRange(selectionStart + moved, selectionEnd + moved, selectionDirection);
  }

  get #holdsPart(): boolean {
    return this.#before !== "" || this.#behind !== "";
  }

  readonly #holdAll = (): void => {
    if (this.#holdsPart) this.#hold(0, this.#written.length);
  };

  /** The lines around the caret, where that is less than half of the text. */
  #holdPart(): void {
    const field = this.#field;
    if (this.#holdsPart || this.#composing || document.activeElement !== field) return;
    if (this.#lineCount < longFrom) return;
    const from = linesBack(this.#written, field.selectionStart, held);
    const to = linesOn(this.#written, field.selectionEnd, held);
    const inSight = this.#inSight(newlines(this.#written.slice(0, from)), newlines(this.#written.slice(to)));
    if (inSight && 2 * (to - from) < this.#written.length) this.#hold(from, to);
  }

  /** Whether no line is seen of so many at the beginning and at the end. */
  #inSight(before: number, behind: number): boolean {
    const { scrollTop, clientHeight } = this.querySelector(".sheet-scroll") as HTMLElement;
    const bottom = (this.#lineCount + 1 - behind) * lineHeight;
    return scrollTop >= before * lineHeight && (behind === 0 || scrollTop + clientHeight <= bottom);
  }

  /** Whether the caret is so near to the end of the part that the next key may need more. */
  get #nearEdge(): boolean {
    const { value, selectionStart, selectionEnd } = this.#field;
    return (
      (this.#before !== "" && linesBack(value, selectionStart, edge) === 0) ||
      (this.#behind !== "" && linesOn(value, selectionEnd, edge) === value.length)
    );
  }

  /** Keys that go far, and those that come near to the end of the part, find the whole text. */
  #key(event: KeyboardEvent): void {
    if (!this.#holdsPart || this.#composing) return;
    const far = event.ctrlKey || event.metaKey || event.altKey || /^(?:Page|F\d)/u.test(event.key);
    if (far || this.#nearEdge) this.#holdAll();
  }

  #typed(): void {
    const text = this.#before + this.#field.value + this.#behind;
    if (isLarge(text.length)) {
      this.#hold(0, this.#written.length);
      this.#large(text);
      return;
    }
    this.#written = text;
    this.#grow();
    this.dispatchEvent(new CustomEvent("overtrick-edit", { detail: text, bubbles: true }));
    if (this.#composing) return;
    if (this.#holdsPart && this.#nearEdge) this.#holdAll();
    // What was typed is painted first.
    else if (!this.#holdsPart) requestAnimationFrame(() => setTimeout(() => this.#holdPart()));
  }

  #beforeInput(event: InputEvent): void {
    this.#intercept(event, event.data ?? event.dataTransfer?.getData("text/plain") ?? "");
  }

  #pasted(event: ClipboardEvent): void {
    this.#taken(event, event.clipboardData);
  }

  #dropped(event: DragEvent): void {
    this.#taken(event, event.dataTransfer);
  }

  #taken(event: Event, data: DataTransfer | null): void {
    const file = data?.files[0];
    if (!file) {
      this.#intercept(event, data?.getData("text/plain") ?? "");
      return;
    }
    // A file of another program is for the page to open, wherever it is dropped, and one too large to refuse.
    if (!isText(file) || file.size > largestFile) return;
    event.preventDefault();
    event.stopPropagation();
    if (isLarge(file.size)) this.#large(file);
    else void file.text().then((text) => this.#insert(text));
  }

  #insert(text: string): void {
    this.#field.focus();
    // The one way to put text into a field that its own undo takes back.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    document.execCommand("insertText", false, text);
  }

  /** Stops a text that would make the sheet too large and hands on what the sheet would then have held. */
  #intercept(event: Event, added: string): void {
    const { selectionStart, selectionEnd } = this.#field;
    const large = isLarge(this.#written.length - (selectionEnd - selectionStart) + added.length);
    if (!large && added.length < longestByBrowser) return;
    event.preventDefault();
    this.#holdAll();
    const { value, selectionStart: from, selectionEnd: to } = this.#field;
    if (large) this.#large(value.slice(0, from) + added + value.slice(to));
    else this.#replace(added);
  }

  /** At once, where the browser's own way of inserting takes half a second for a long text. */
  #replace(added: string): void {
    const field = this.#field;
    field.setRangeText(added, field.selectionStart, field.selectionEnd, "end");
    this.#typed();
  }

  #large(content: string | Blob): void {
    this.dispatchEvent(new CustomEvent("overtrick-large", { detail: content, bubbles: true }));
  }
}

function newlines(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}

/** The beginning of the line that is so many lines before a place; 0 where there are not so many. */
function linesBack(text: string, place: number, lines: number): number {
  let at = place;
  for (let i = 0; i <= lines && at > 0; i += 1) at = text.lastIndexOf("\n", at - 1);
  return Math.max(0, at <= 0 ? 0 : at + 1);
}

/** The end of the line that is so many lines behind a place; the end of the text where there are not so many. */
function linesOn(text: string, place: number, lines: number): number {
  let at = text.indexOf("\n", place);
  for (let i = 0; i < lines && at >= 0; i += 1) at = text.indexOf("\n", at + 1);
  return at < 0 ? text.length : at;
}

customElements.define("overtrick-sheet", SheetEditor);
