import { html } from "lit";
import type { TemplateResult } from "lit";
import { fieldOfList, handicapFindings, listFindings, withHandicaps } from "overtrick/rate";
import type { EventField, ExpectedAnswer, Finding, RateFunctions } from "overtrick";
import { PageElement } from "../../components/element";
import "../../components/findings-list";
import { wholeEngine } from "../../engine/engine";
import { replaceQuery } from "../../routes";
import { eventStore } from "../../store/event-store";
import type { ScoredEvent } from "../../store/scored";
import { offerUndo } from "../../store/undo";
import { noteTime, painted } from "../../timing";
import { fieldInputs } from "./field-inputs";
import { sampleList } from "./field-sample";
import { emptyField, headOf, keepField, openField, writeField } from "./field-state";
import type { FieldState, SortName } from "./field-state";
import "./field-table";
import { expectedWords } from "./words";

/** After so many milliseconds without a key the list is kept. */
const keepAfter = 400;

/** A list of so many characters, some three hundred pairs, is rated behind the frame that shows the key. */
const longList = 10_000;

/** The whole field, for a director: a list or the event on the Score page, rated as it is typed. */
export class FieldView extends PageElement {
  static override properties = {
    rates: { attribute: false },
    query: { attribute: false },
    state: { state: true },
    parts: { state: true },
    section: { state: true },
  };
  declare rates: RateFunctions;
  declare query: URLSearchParams;
  declare state: FieldState;
  /** The fields of the event on the Score page; null until they are made. */
  declare parts: readonly EventField[] | null;
  declare section: number;
  #part: EventField | null = null;
  #answer: ExpectedAnswer | null = null;
  #findings: Finding[] = [];
  #made: ScoredEvent | null = null;
  #typing = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop?: () => void;

  constructor() {
    super();
    this.state = emptyField;
    this.parts = null;
    this.section = 0;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stop = eventStore.onChange(() => void this.#makeParts());
    addEventListener("pagehide", this.#keepNow);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
    removeEventListener("pagehide", this.#keepNow);
    this.#keepNow();
  }

  readonly #keepNow = (): void => {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    keepField(this.state);
  };

  /** Every key in a long list is on the screen at once; what it means follows in a frame of its own. */
  protected override async scheduleUpdate(): Promise<void> {
    if (this.#typing) await painted();
    this.#typing = false;
    await super.scheduleUpdate();
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has("query")) {
      this.state = openField(this.query);
      if (this.state.from === "event") void this.#makeParts();
    }
    if (changed.has("query") || changed.has("state") || changed.has("parts") || changed.has("section")) {
      this.#rate();
    }
  }

  #change(change: Partial<FieldState>): void {
    this.#typing = this.hasUpdated && change.list !== undefined && change.list.length > longList;
    this.state = { ...this.state, ...change };
    // The list is not part of the address, and a browser resents an address that changes with every key.
    if (Object.keys(change).some((name) => name !== "list")) {
      replaceQuery((query) => writeField(this.state, query));
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#keepNow, keepAfter);
    if (change.from === "event") void this.#makeParts();
  }

  /** The event as fields: the whole package is fetched for it, once. */
  async #makeParts(): Promise<void> {
    if (this.state.from !== "event") return;
    if (!eventStore.opened && eventStore.hasKept()) eventStore.showOwn();
    const { scored } = eventStore;
    if (!scored || scored === this.#made || scored.event.entries.length === 0) return;
    this.#made = scored;
    const overtrick = await wholeEngine();
    this.parts = overtrick.fieldsOfEvent(scored.event, scored.rules).fields;
    this.section = Math.min(this.section, Math.max(0, this.parts.length - 1));
  }

  #rate(): void {
    const { state, rates } = this;
    const begun = performance.now();
    const hasList = state.list.trim() !== "";
    const { entries, findings } = hasList ? rates.readRatingList(state.list) : { entries: [], findings: [] };
    const lines = new Map<string, number>();
    const head = headOf(state);
    if (state.from === "list") {
      this.#part = entries.length === 0 ? null : fieldOfList(entries, head);
      this.#part?.field.entries.forEach(({ id }, i) => lines.set(id, entries[i]!.sourceLine));
    } else {
      const part = this.parts?.[this.section] ?? null;
      const { settings } = head;
      this.#part =
        part &&
        withHandicaps({ ...part, field: { ...part.field, ...(settings ? { settings } : {}) } }, entries);
    }
    this.#answer = this.#part && rates.expected(this.#part.field, { working: false });
    noteTime("overtrick-rate", begun);
    const located = (this.#answer?.findings ?? []).map((finding) => {
      const line = finding.where.entry === undefined ? undefined : lines.get(finding.where.entry);
      return line === undefined ? finding : { ...finding, where: { ...finding.where, line } };
    });
    const aboutNames =
      state.from === "list" ? listFindings(entries) : handicapFindings(this.parts ?? [], entries);
    this.#findings = [...findings, ...(this.#part ? aboutNames : []), ...located];
  }

  protected override render(): TemplateResult {
    const words = expectedWords();
    const { scored } = eventStore;
    const event =
      this.parts && scored ? [scored.event.name, scored.event.date].filter(Boolean).join(", ") : null;
    return html`<div class="rate-columns field-page">
      <section class="field-inputs no-print">
        ${fieldInputs({
          state: this.state,
          words,
          change: (change) => this.#change(change),
          sections: this.parts?.map(({ section }) => section ?? "") ?? [],
          section: this.section,
          choose: (section) => (this.section = section),
          event,
          clear: () => this.#clear(),
          sample: () =>
            this.#change({ list: this.#sample, form: "pairs", scoring: "matchpoints", boards: "24" }),
        })}
      </section>
      <section class="field-result" aria-label=${words.views.field}>
        ${
          this.#part && this.#answer
            ? html`<overtrick-expected-table
                .rates=${this.rates}
                .source=${this.#part}
                .answer=${this.#answer}
                .sort=${this.state.sort}
                .down=${this.state.down}
                @sort=${(event: CustomEvent<{ sort: SortName; down: boolean }>) => this.#change(event.detail)}
              ></overtrick-expected-table>`
            : html`<h2>${words.field.empty}</h2>
                <p class="soft">${words.field.emptyText}</p>`
        }
        <overtrick-findings
          .findings=${this.#findings}
          .total=${this.#findings.length}
          @overtrick-goto=${(event: CustomEvent<Finding>) => this.#goto(event.detail)}
        ></overtrick-findings>
      </section>
    </div>`;
  }

  /** The example as the reader would have typed it. */
  get #sample(): string {
    const [, mark = "."] = /0(.)5/u.exec(this.n.fixed(0.5, 1)) ?? [];
    return sampleList.replaceAll(".", mark).replace("phantom", expectedWords().field.phantom);
  }

  #clear(): void {
    const { list } = this.state;
    this.#change({ list: "" });
    offerUndo({ message: () => expectedWords().field.cleared, undo: () => this.#change({ list }) });
    this.querySelector<HTMLElement>("#field-list")?.focus();
  }

  /** The line of a finding, chosen in the list. */
  #goto({ where: { line } }: Finding): void {
    const area = this.querySelector<HTMLTextAreaElement>("#field-list");
    if (!area || line === undefined) return;
    const before = this.state.list.split("\n").slice(0, line - 1);
    const from = before.reduce((sum, text) => sum + text.length + 1, 0);
    const to = this.state.list.indexOf("\n", from);
    area.focus();
    area.setSelectionRange(from, to < 0 ? this.state.list.length : to);
    area.scrollTop = Math.max(
      0,
      (line - 3) * (area.scrollHeight / Math.max(1, this.state.list.split("\n").length)),
    );
  }
}

customElements.define("overtrick-expected-field", FieldView);
