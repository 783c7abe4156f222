import { html, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import type { Finding } from "overtrick";
import "../../components/findings-list";
import { PageElement } from "../../components/element";
import { parseWhole } from "../../numbers";
import { replaceQuery } from "../../routes";
import { keep, kept } from "../../store/kept";
import { offerUndo } from "../../store/undo";
import "./ranking-table";
import "./result-strip";
import { sampleText } from "./sample";
import "./set-aside";
import { Sheet, largestBoard, sheet } from "./sheet";
import type { Aside } from "./sheet";
import "./sheet-editor";
import type { SheetEditor } from "./sheet-editor";
import "./traveller-tables";

/**
 * Score: a sheet of results on one side, ranking and travellers on the other, alive with each keystroke.
 *
 * The address says which sheet: `#/score` the reader's own, or the sample when there is none; `?sample` the sample;
 * `board=7` the board of lines that stand above any board's heading.
 */
export class ScorePage extends PageElement {
  static override properties = { query: { attribute: false }, boardText: { state: true } };
  declare query: URLSearchParams;
  /** What stands in the board field, when it is no board. */
  declare boardText: string | null;
  readonly #sheet = sheet;
  #stopListening?: () => void;
  #measured = false;

  constructor() {
    super();
    this.query = new URLSearchParams();
    this.boardText = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stopListening = this.#sheet.onChange(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopListening?.();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("query")) this.#followAddress();
    this.#translateSample();
  }

  #followAddress(): void {
    const own = Sheet.keptText() !== null;
    this.#sheet.board =
      parseWhole(this.query.get("board") ?? kept("score.board") ?? "1", 1, largestBoard) ?? 1;
    if (this.query.has("sample") ? this.#sheet.origin !== "sample" : !own && !this.#sheet.opened)
      this.#toSample();
    else if (own && !this.query.has("sample") && this.#sheet.origin === "sample") this.#sheet.showOwn();
    else if (own && !this.#sheet.opened) this.#sheet.showOwn();
  }

  #toSample(): void {
    const { aside } = this.#sheet;
    this.#sheet.showSample(this.#sample());
    if (aside) this.#offerAside(aside);
  }

  #offerAside({ text }: Aside): void {
    offerUndo({ message: () => this.t.aside.removed, undo: () => this.#sheet.setAside(text) });
  }

  #sample(): string {
    return sampleText(this.t.score.board);
  }

  /** The sample's headings follow the language, as long as nobody changed it. */
  #translateSample(): void {
    if (this.#sheet.origin === "sample" && this.#sheet.text !== this.#sample())
      this.#sheet.showSample(this.#sample());
  }

  protected override updated(): void {
    if (this.#measured || !this.#sheet.view?.counts.standings) return;
    this.#measured = true;
    performance.mark("overtrick-first-result");
  }

  protected override render(): TemplateResult {
    return html`<div class="score">
      <div class="work">${this.#work()}</div>
      <div class="result">${this.#result()}</div>
      ${this.#strip()}
    </div>`;
  }

  // --- The sheet and what stands around it

  #work(): TemplateResult {
    const { aside, view } = this.#sheet;
    return html`<header class="work-head">
        <h1 tabindex="-1">${this.t.places.score}</h1>
        <div class="actions">
          ${
            this.#sheet.origin === "sample"
              ? nothing
              : html`<a class="button" href="#/score?sample">${this.t.score.sample}</a>`
          }
          <button type="button" ?disabled=${this.#sheet.text === "" || aside !== null} @click=${this.#clear}>
            ${this.t.score.clear}
          </button>
        </div>
        ${this.#boardField()}
      </header>
      ${this.#sheet.origin === "sample" ? this.#sampleNote() : nothing}
      ${
        aside
          ? html`<overtrick-aside
              .aside=${aside}
              .lines=${view?.counts.textLines ?? null}
              .state=${`${aside.state} ${String(aside.slow)}`}
              @overtrick-aside=${this.#asideAction}
            ></overtrick-aside>`
          : nothing
      }
      <p id="sheet-hint" class="soft hint" ?hidden=${aside !== null || this.#sheet.origin === "sample"}>
        ${this.t.score.sheetHint}
      </p>
      <overtrick-sheet
        ?hidden=${aside !== null}
        .text=${this.#sheet.text}
        .view=${aside ? null : view}
        @overtrick-edit=${this.#edited}
        @overtrick-large=${this.#large}
      ></overtrick-sheet>
      <overtrick-findings
        .findings=${(view?.findings ?? []).filter(({ code }) => code !== "empty-input")}
        .total=${view?.counts.findings ?? 0}
        @overtrick-goto=${this.#goto}
      ></overtrick-findings>`;
  }

  #boardField(): TemplateResult {
    const wrong = this.boardText !== null;
    return html`<div class="field">
      <label for="board">${this.t.score.board}</label>
      <input
        id="board"
        inputmode="numeric"
        autocomplete="off"
        maxlength="4"
        .value=${this.boardText ?? String(this.#sheet.board)}
        aria-invalid=${wrong ? "true" : nothing}
        aria-describedby="board-hint"
        @input=${this.#boardTyped}
      />
      <span id="board-hint" class="soft ${wrong ? "error" : ""}"
        >${wrong ? this.t.score.boardWrong(this.n.whole(largestBoard)) : this.t.score.boardHint}</span
      >
    </div>`;
  }

  #sampleNote(): TemplateResult {
    const own = Sheet.keptText() !== null;
    return html`<p class="note">
      ${this.t.score.sampleShown}
      ${
        own
          ? html`<a href="#/score">${this.t.score.backToOwn}</a>`
          : html`<button type="button" class="link" @click=${this.#startEmpty}>
              ${this.t.score.startEmpty}
            </button>`
      }.
    </p>`;
  }

  // --- What comes out

  #result(): TemplateResult {
    const { view, failure, aside } = this.#sheet;
    if (failure !== null) return this.#failure(failure);
    if (!view) return html`${nothing}`;
    if (view.counts.lines === 0 && !aside) return this.#empty();
    const { counts } = view;
    const count = (of: "boards" | "resultCount" | "toCheck", n: number): string =>
      this.t.score[of](n, this.n.whole(n));
    return html`<p class="summary soft" role="status">
        ${count("boards", counts.boards)} ·
        ${count("resultCount", counts.lines)}${
          counts.findings > 0 ? html` · ${count("toCheck", counts.findings)}` : nothing
        }
      </p>
      <overtrick-ranking .standings=${view.standings} .total=${counts.standings}></overtrick-ranking>
      <overtrick-travellers .boards=${view.boards} .total=${counts.lines}></overtrick-travellers>`;
  }

  #empty(): TemplateResult {
    const words = this.t.score;
    return html`<section class="empty" aria-labelledby="empty-title">
      <h2 id="empty-title">${words.emptyTitle}</h2>
      <p>${words.emptyText}</p>
      <p><code>1 2 420</code> <span class="soft">${words.exampleMeaning}</span></p>
      <p><a class="button" href="#/score?sample">${words.emptySample}</a></p>
    </section>`;
  }

  #failure(reason: string): TemplateResult {
    return html`<section class="empty" role="alert">
      <h2>${this.t.engine.failed}</h2>
      <p>${this.t.engine.failedHint}</p>
      <p class="soft"><code>${reason}</code></p>
    </section>`;
  }

  #strip(): TemplateResult | typeof nothing {
    const leader = this.#sheet.view?.standings[0];
    if (!leader) return nothing;
    return html`<overtrick-strip
      .leader=${leader}
      .findings=${this.#sheet.view?.counts.findings ?? 0}
    ></overtrick-strip>`;
  }

  // --- What people do

  get #editor(): SheetEditor {
    return this.querySelector("overtrick-sheet") as SheetEditor;
  }

  #edited({ detail }: CustomEvent<string>): void {
    const replaced = this.#sheet.edit(detail);
    replaceQuery((query) => query.delete("sample"));
    if (!replaced) return;
    offerUndo({
      message: () => this.t.score.earlierKept,
      undo: () => this.#editor.replaceAll(replaced),
    });
  }

  #clear(): void {
    const before = this.#sheet.text;
    this.#editor.replaceAll("");
    offerUndo({ message: () => this.t.score.cleared, undo: () => this.#editor.replaceAll(before) });
  }

  #startEmpty(): void {
    this.#editor.replaceAll("");
  }

  #large({ detail }: CustomEvent<string | Blob>): void {
    this.#sheet.setAside(detail);
  }

  #asideAction({ detail }: CustomEvent<"cancel" | "again" | "remove">): void {
    if (detail === "cancel") this.#sheet.stopAside();
    else if (detail === "again") this.#sheet.readAside();
    else {
      const removed = this.#sheet.removeAside();
      if (removed) this.#offerAside(removed);
    }
  }

  #goto({ detail }: CustomEvent<Finding>): void {
    if (!this.#sheet.aside) this.#editor.goto(detail);
  }

  #boardTyped(event: Event): void {
    const text = (event.target as HTMLInputElement).value;
    const board = parseWhole(text, 1, largestBoard);
    this.boardText = board === null ? text : null;
    if (board === null) return;
    this.#sheet.setBoard(board);
    keep("score.board", String(board));
    replaceQuery((query) => query.set("board", String(board)));
  }
}

customElements.define("overtrick-score-page", ScorePage);
