import { html, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import type { Finding, RuleSetName } from "overtrick";
import { awaitFiles } from "../../components/dropped-files";
import { PageElement } from "../../components/element";
import { readAddress, replaceQuery } from "../../routes";
import {
  boardIn,
  boardKey,
  boardName,
  boardOfKey,
  emptyEvent,
  isEmpty,
  isSameBoard,
} from "../../store/event-state";
import type { BoardName } from "../../store/event-state";
import { eventStore } from "../../store/event-store";
import { offerUndo } from "../../store/undo";
import { engine, wholeEngine } from "../../engine/engine";
import { currentLanguage } from "../../i18n/index";
import { notationOf } from "../../i18n/notation";
import { eveningEvent, eveningSample, inLetters } from "../../sample/evening";
import { readerReady } from "../../store/reader";
import type { EntryWays } from "./entry/entry-ways";
import { fetchFurtherParts, fetchWay } from "./entry/way-parts";
import { changedBoard, defaultWay, wayOf } from "./entry/ways";
import type { Way } from "./entry/ways";
import { largeText } from "./large-text";
import type { Aside } from "./large-text";
import "./result-strip";
import "./views/results-views";
import { entryNumber } from "./views/sheet-of";
import { whenUsed } from "./when-used";

/** The first thing drawn is the result; the ways to enter it follow when they have arrived. */
let entryArrived = false;

/** What a view asks to be led to. */
interface Wanted {
  lineId?: string;
  line?: number;
  column?: number;
  entry?: string;
}

/**
 * Score: the event on one side, entered in the way one likes, and what comes out of it on the other, alive with each
 * keystroke.
 *
 * The address says what is on the screen: `#/score` the reader's own event, or the sample when there is none; `sample`
 * the sample; `way=slip` how it is entered; `board=7` the board; `rules=wbf` what it is scored with. What the views
 * add is said in views/places.ts.
 */
export class ScorePage extends PageElement {
  static override properties = {
    query: { attribute: false },
    way: { state: true },
    board: { state: true },
    alone: { state: true },
  };
  declare query: URLSearchParams;
  declare way: Way;
  declare board: BoardName;
  /** Whether the result has the whole screen, for a wide table. */
  declare alone: boolean;
  #stops: (() => void)[] = [];
  #measured = false;
  #shownSample = "";
  #linked: string | null = null;
  #unpacking = false;
  /** The board that is shown in place of the one asked for. */
  #instead: BoardName | null = null;
  /** What was shown last, as a text or from a file; undefined where nothing was. */
  #whole: unknown;

  constructor() {
    super();
    this.query = new URLSearchParams();
    this.way = defaultWay();
    this.board = { number: 1 };
    this.alone = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const update = (): void => this.requestUpdate();
    this.#stops = [eventStore.onChange(update), largeText.onChange(update)];
    // On the document: a step back may take away the cell that had the focus.
    document.addEventListener("keydown", this.#key);
    this.addEventListener("beforeinput", this.#history);
    if (!entryArrived) awaitFiles();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const stop of this.#stops) stop();
    document.removeEventListener("keydown", this.#key);
    this.removeEventListener("beforeinput", this.#history);
    eventStore.keepNow();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("query")) this.#followAddress();
    if (eventStore.origin === "sample" && this.#sampleWords() !== this.#shownSample) this.#showSample();
    this.#offerReplaced();
    if (this.#byBoard && !eventStore.unread) this.#toFirstBoard();
  }

  /** Whether one board is on the screen; of a long text the others show all without looking for boards. */
  get #byBoard(): boolean {
    return this.way === "grid" || this.way === "slip";
  }

  /** Another event begins with its first board where it lacks the one on the screen; later one may ask for a new one. */
  #toFirstBoard(): void {
    const { boards, state } = eventStore;
    const [first] = boards;
    const whole = state.text ?? state.base;
    const before = this.#whole;
    const other =
      before === undefined ? !this.query.has("board") : before === "" || (whole !== null && whole !== before);
    this.#whole = first ? whole : "";
    if (!other || !first || boards.some((board) => isSameBoard(board, this.board))) return;
    this.board = boardName(first);
    replaceQuery((query) => query.delete("board"));
  }

  #followAddress(): void {
    const sample = this.query.has("sample");
    const packed = this.query.get("e");
    if (packed !== null) this.#followLink(packed);
    else if (sample ? eventStore.origin !== "sample" : !eventStore.opened && !eventStore.hasKept())
      this.#toSample();
    else if (
      !sample &&
      (eventStore.origin === "link" ||
        (eventStore.hasKept() && (eventStore.origin === "sample" || !eventStore.opened)))
    )
      eventStore.showOwn();
    this.way = wayOf(this.query.get("way")) ?? this.way;
    const board = this.query.get("board");
    if (board !== null) this.board = boardOfKey(board, eventStore.boards) ?? this.board;
    const rules = this.query.get("rules");
    const known = Object.keys(this.t.views.ruleSets).find((name) => name === rules);
    if (known && known !== eventStore.state.rules.base) eventStore.choose({ base: known as RuleSetName });
  }

  /** The event in the address; a damaged one is said to be, and what was here stays. */
  #followLink(packed: string): void {
    if (packed === this.#linked) return;
    this.#linked = packed;
    this.#unpacking = true;
    if (!eventStore.opened) eventStore.startEmpty();
    const parts = [wholeEngine(), readerReady(), import("./files/link")] as const;
    void Promise.all(parts).then(async ([overtrick, { stateOfEvent }, { choicesIn }]) => {
      const { event } = await overtrick.unpackEvent(packed);
      this.#unpacking = false;
      if (event.boards.length === 0) {
        this.#damagedLink();
        return;
      }
      const state = stateOfEvent(overtrick, event, notationOf(currentLanguage()));
      const { base } = eventStore.state.rules;
      eventStore.showLinked({ ...state, rules: { base, ...choicesIn(this.query) } });
      this.#toResult();
    });
  }

  #toResult(): void {
    void import("./at-result").then(
      ({ keepAtResult }) => keepAtResult(this),
      () => undefined,
    );
  }

  #damagedLink(): void {
    replaceQuery((query) => query.delete("e"));
    if (eventStore.hasKept()) eventStore.showOwn();
    else this.#toSample();
    offerUndo({ message: () => this.t.files.linkDamaged });
  }

  #toSample(): void {
    const removed = largeText.remove();
    if (removed) this.#offerAside(removed);
    this.#showSample();
  }

  /** The sample speaks the language of the page, as soon as the package can translate it. */
  #sampleWords(): string {
    return `${currentLanguage()} ${engine() ? "written" : ""}`;
  }

  #showSample(): void {
    this.#shownSample = this.#sampleWords();
    const sample = { ...eveningSample(this.t.entry.sampleName), rules: eventStore.state.rules };
    const event = eveningEvent(sample);
    const overtrick = engine();
    const notation = notationOf(currentLanguage());
    const written = overtrick
      ? inLetters(sample, event, notation, (line) => overtrick.writeResult(line, notation))
      : sample;
    eventStore.showSample(written, event);
  }

  /** A changed sample takes the place of one's own event, which is then one tap away. */
  #offerReplaced(): void {
    const replaced = eventStore.takeReplaced();
    if (!replaced) return;
    offerUndo({ message: () => this.t.entry.earlierKept, undo: () => eventStore.edit(replaced) });
  }

  protected override firstUpdated(): void {
    if (!entryArrived) setTimeout(() => void this.#fetchEntry());
    if (this.query.has("view")) this.#toResult();
    // What is typed first is read as soon as this is there; nothing else is to delay it.
    whenUsed(() => void readerReady().catch(() => undefined));
  }

  async #fetchEntry(): Promise<void> {
    try {
      await Promise.all([import("./entry/entry-part"), fetchWay(this.way)]);
      entryArrived = true;
      const fetchFurther = (): void =>
        void readerReady()
          .then(fetchFurtherParts, fetchFurtherParts)
          .catch(() => undefined);
      // The sample has nothing to check; any other event may have.
      if (eventStore.origin === "sample") whenUsed(fetchFurther);
      else fetchFurther();
      this.requestUpdate();
    } catch (error) {
      eventStore.fail(error);
    }
  }

  protected override updated(): void {
    if (eventStore.origin === "own" && !this.#unpacking) this.#leaveSampleAddress();
    if (this.#measured || !eventStore.scored?.scores.standings.length) return;
    this.#measured = true;
    performance.mark("overtrick-first-result");
  }

  protected override render(): TemplateResult {
    return html`<div class="score ${this.alone ? "alone" : ""}">
      <div class="work">${this.#work()}</div>
      <div class="result" @rules=${this.#rules} @go=${this.#go}>${this.#result()}</div>
      ${this.#strip()}
    </div>`;
  }

  // --- The event and the ways to enter it

  #work(): TemplateResult {
    return html`<header class="work-head">
        <h1 tabindex="-1">${this.t.places.score}</h1>
        ${entryArrived ? this.#actions() : nothing}
      </header>
      ${entryArrived ? this.#entryPart() : nothing}`;
  }

  #entryPart(): TemplateResult {
    const { aside, view } = largeText;
    return html`<overtrick-event-head ?hidden=${aside !== null}></overtrick-event-head>
      ${eventStore.origin === "sample" && !aside ? this.#sampleNote() : nothing}
      ${eventStore.origin === "link" && !aside ? this.#linkNote() : nothing}
      <overtrick-file-panel ?hidden=${aside !== null} @rules=${this.#rules}></overtrick-file-panel>
      ${aside ? this.#aside(aside) : nothing}
      <overtrick-entry
        ?hidden=${aside !== null}
        .way=${this.way}
        .board=${this.#boardShown()}
        .unread=${eventStore.unread && eventStore.state.text !== null}
        @overtrick-way=${({ detail }: CustomEvent<Way>) => this.#showWay(detail)}
        @overtrick-board=${({ detail }: CustomEvent<BoardName>) => this.#showBoard(detail)}
        @overtrick-large=${({ detail }: CustomEvent<string | Blob>) => largeText.setAside(detail)}
      ></overtrick-entry>
      ${
        aside
          ? html`<overtrick-findings
              .findings=${(view?.findings ?? []).filter(({ code }) => code !== "empty-input")}
              .total=${view?.counts.findings ?? 0}
            ></overtrick-findings>`
          : html`<overtrick-verify @overtrick-goto=${this.#goto}></overtrick-verify>`
      }`;
  }

  /** The board that is asked for, where the event has such a one; only grid and slip show it. */
  #boardShown(): BoardName {
    if (!this.#byBoard) return this.board;
    const board = boardIn(eventStore.boards, this.board);
    // The very same as before where it is: another is begun from its first line.
    const same = [this.board, this.#instead].find((one) => one && isSameBoard(one, board));
    return same ?? (this.#instead = board);
  }

  #actions(): TemplateResult {
    const words = this.t.entry;
    const step = (sign: string, label: string, keys: string, can: boolean, go: () => void): TemplateResult =>
      html`<button
        type="button"
        class="step"
        aria-label=${label}
        title="${label} (${keys})"
        ?disabled=${!can}
        @click=${go}
      >
        <span aria-hidden="true">${sign}</span>
      </button>`;
    // Behind a large text nothing changes unseen; the last step was to put it there.
    const hidden = largeText.aside !== null;
    return html`<div class="actions">
      ${step("↶", words.undo, words.undone, hidden || eventStore.canUndo, () => this.#undo())}
      ${step("↷", words.redo, words.redone, !hidden && eventStore.canRedo, () => this.#redo())}
      ${
        eventStore.origin === "sample"
          ? nothing
          : html`<a class="button" href="#/score?sample">${this.t.score.sample}</a>`
      }
      <overtrick-file-door></overtrick-file-door>
      <button type="button" ?disabled=${hidden || isEmpty(eventStore.state)} @click=${this.#clear}>
        ${this.t.score.clear}
      </button>
    </div>`;
  }

  #sampleNote(): TemplateResult {
    const words = this.t.entry;
    return html`<p class="note">
      ${eventStore.hasKept() ? nothing : html`<strong>Overtrick</strong>: ${this.t.app.intro}`}
      ${words.sampleShown}
      ${
        eventStore.hasKept()
          ? html`<a href="#/score">${this.t.score.backToOwn}</a>`
          : html`<button type="button" class="link" @click=${this.#startEmpty}>${words.startEmpty}</button>`
      }.
    </p>`;
  }

  #linkNote(): TemplateResult {
    return html`<p class="note">
      ${this.t.files.linkShown}
      ${eventStore.hasKept() ? html`<a href="#/score">${capital(this.t.score.backToOwn)}</a>.` : nothing}
    </p>`;
  }

  #aside(aside: Aside): TemplateResult {
    return html`<overtrick-aside
      .aside=${aside}
      .lines=${largeText.view?.counts.textLines ?? null}
      .state=${`${aside.state} ${String(aside.slow)}`}
      @overtrick-aside=${this.#asideAction}
    ></overtrick-aside>`;
  }

  // --- What comes out

  #result(): TemplateResult {
    const failure = eventStore.failure ?? largeText.failure;
    if (failure !== null) return this.#failure(failure);
    const { scored } = eventStore;
    if (largeText.aside) return this.#large();
    if (!scored) return html`${nothing}`;
    if (scored.scores.boards.length === 0) return this.#empty();
    return html`<div class="result-head">
        ${this.#summary(scored.event.boards.length, countLines(scored.scores.boards), eventStore.toCheck)}
        ${entryArrived ? this.#ways() : nothing}
      </div>
      <overtrick-results .data=${scored}></overtrick-results>`;
  }

  #ways(): TemplateResult {
    return html`<div class="ways-out">
      <button
        type="button"
        class="wider"
        aria-pressed=${this.alone}
        @click=${() => (this.alone = !this.alone)}
      >
        ${this.alone ? this.t.views.beside : this.t.views.alone}
      </button>
      <a class="button" href=${eventStore.origin === "sample" ? "#/club?sample&view=add" : "#/club?view=add"}
        >${this.t.views.toClub}</a
      >
      <overtrick-save-menu></overtrick-save-menu>
    </div>`;
  }

  #large(): TemplateResult {
    const { view } = largeText;
    if (!view) return html`${nothing}`;
    const { boards, lines, findings, standings } = view.counts;
    return html`${this.#summary(boards, lines, findings)}
      <overtrick-ranking .standings=${view.standings} .total=${standings}></overtrick-ranking>
      <overtrick-travellers .boards=${view.boards} .total=${lines}></overtrick-travellers>`;
  }

  #summary(boards: number, lines: number, findings: number): TemplateResult {
    const count = (of: "boards" | "resultCount" | "toCheck", n: number): string =>
      this.t.score[of](n, this.n.whole(n));
    return html`<p class="summary soft" role="status">
      ${count("boards", boards)} ·
      ${count("resultCount", lines)}${findings > 0 ? html` · ${count("toCheck", findings)}` : nothing}
    </p>`;
  }

  #empty(): TemplateResult {
    const words = this.t.entry;
    return html`<section class="empty" aria-labelledby="empty-title">
      <h2 id="empty-title">${words.emptyTitle}</h2>
      <p>${words.emptyText}</p>
      <p><code>1 2 420</code> <span class="soft">${this.t.score.exampleMeaning}</span></p>
      <p><a class="button" href="#/score?sample">${this.t.score.emptySample}</a></p>
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
    const { scored } = eventStore;
    const first = scored?.scores.standings[0];
    if (largeText.aside || !scored || !first) return nothing;
    const entry = scored.event.entries.find(({ id }) => id === first.entry);
    const pair = entry ? entryNumber(entry) : first.entry;
    return html`<overtrick-strip
      .leader=${{ pair, percent: first.percent, points: first.points }}
      .findings=${eventStore.toCheck}
    ></overtrick-strip>`;
  }

  // --- What people do

  get #entry(): EntryWays {
    return this.querySelector("overtrick-entry") as EntryWays;
  }

  #showWay(way: Way): void {
    this.way = way;
    replaceQuery((query) => query.set("way", way));
  }

  #showBoard(board: BoardName): void {
    this.board = board;
    replaceQuery((query) => query.set("board", boardKey(board)));
  }

  #rules({ detail }: CustomEvent<RuleSetName>): void {
    eventStore.choose({ base: detail });
    replaceQuery((query) => query.set("rules", detail));
  }

  #clear(): void {
    eventStore.edit({ ...emptyEvent, rules: eventStore.state.rules });
    offerUndo({ message: () => this.t.entry.cleared, undo: () => eventStore.undo() });
    this.#beginAtFirst();
  }

  #startEmpty(): void {
    eventStore.startEmpty();
    this.#beginAtFirst();
  }

  #beginAtFirst(): void {
    this.#showBoard({ number: 1 });
    void this.updateComplete.then(async () => this.#entry.focusOpen());
  }

  #leaveSampleAddress(): void {
    const { place, query } = readAddress(location.hash);
    if (place !== "score" || !(query.has("sample") || query.has("e"))) return;
    replaceQuery((asked) => {
      for (const name of ["sample", "e", "winners", "sections", "teams"]) asked.delete(name);
    });
  }

  #asideAction({ detail }: CustomEvent<"cancel" | "again" | "remove">): void {
    if (detail === "cancel") largeText.stop();
    else if (detail === "again") largeText.read();
    else this.#removeAside();
  }

  #removeAside(): void {
    const removed = largeText.remove();
    if (removed) this.#offerAside(removed);
  }

  #offerAside({ text }: Aside): void {
    offerUndo({ message: () => this.t.aside.removed, undo: () => largeText.setAside(text) });
  }

  /** Leads to the place of a finding, in the way of entry that is on the screen. */
  #goto({ detail: { where } }: CustomEvent<Finding>): void {
    void this.#lead(where);
  }

  #go({ detail }: CustomEvent<Wanted>): void {
    void this.#lead(detail);
  }

  async #lead({ lineId, line, column, entry }: Wanted): Promise<void> {
    this.alone = false;
    if (lineId === undefined && line === undefined && entry !== undefined) this.#showWay("pairs");
    else if (this.way === "pairs") this.#showWay("grid");
    const found = eventStore.placeOf(lineId, line);
    if (found && this.#byBoard) this.#showBoard(found.board);
    await Promise.all([this.updateComplete, customElements.whenDefined("overtrick-entry")]);
    const number = eventStore.scored?.event.entries.find(({ id }) => id === entry)?.number;
    await this.#entry.lead({ row: found?.row, line: found?.line ?? line, column, entry, number });
  }

  // --- Steps back

  readonly #key = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) this.#redo();
    else this.#undo();
  };

  /** Undo from a menu or a gesture: the field's own history knows nothing of the other cells. */
  readonly #history = (event: Event): void => {
    const { inputType } = event as InputEvent;
    if (inputType !== "historyUndo" && inputType !== "historyRedo") return;
    event.preventDefault();
    if (inputType === "historyUndo") this.#undo();
    else this.#redo();
  };

  #undo(): void {
    if (largeText.aside) this.#removeAside();
    else this.#step(() => eventStore.undo());
  }

  #redo(): void {
    this.#step(() => eventStore.redo());
  }

  /** Takes a step and shows the board that it changed. */
  #step(take: () => void): void {
    if (largeText.aside) return;
    const before = this.#byBoard ? eventStore.boards : [];
    take();
    offerUndo(null);
    const board = this.#byBoard ? changedBoard(before, eventStore.boards) : null;
    if (board) this.#showBoard(board);
    void this.updateComplete.then(() => {
      if (document.activeElement === document.body) void this.#entry.focusOpen();
    });
  }
}

/** As it begins a sentence. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function countLines(boards: readonly { lines: readonly unknown[] }[]): number {
  return boards.reduce((sum, { lines }) => sum + lines.length, 0);
}

customElements.define("overtrick-score-page", ScorePage);
