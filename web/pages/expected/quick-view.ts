import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { HandicapChange, QuickAnswer, RateFunctions } from "overtrick";
import { PageElement } from "../../components/element";
import { lineChart } from "../../components/line-chart";
import { numberHead } from "../../components/number-cell";
import "../../components/copy-link";
import { inOwnMarks } from "../../numbers";
import { replaceQuery } from "../../routes";
import { keep, kept } from "../../store/kept";
import { offerUndo } from "../../store/undo";
import { mainFields, moreFields, spans } from "./quick-fields";
import {
  emptyQuick,
  example,
  handicapNames,
  inputOf,
  isNoHandicap,
  notNumbers,
  numberNames,
  readQuick,
  writeQuick,
} from "./quick-state";
import type { NumberName, QuickState } from "./quick-state";
import type { FigureKind, ShownFigure } from "./expected-working";
import { expectedWords } from "./words";

/**
 * One player after the game: what was to be expected, what the result does to the handicaps.
 *
 * @fires figure - a figure was chosen; `detail` is a ShownFigure
 */
export class QuickView extends PageElement {
  static override properties = {
    rates: { attribute: false },
    query: { attribute: false },
    state: { state: true },
    isExample: { state: true },
    more: { state: true },
  };
  declare rates: RateFunctions;
  declare query: URLSearchParams;
  declare state: QuickState;
  /** Nobody has typed anything yet. */
  declare isExample: boolean;
  /** The settings are open: they stay so while the reader changes them. */
  declare more: boolean;
  #answer!: QuickAnswer;
  #isUnread = false;

  constructor() {
    super();
    this.state = emptyQuick;
    this.isExample = false;
    this.more = false;
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has("query")) this.#open();
    this.#answer = this.#calculated();
  }

  /** Whose handicap cannot be read is not taken for a guest: nothing is expected then, and nothing moves. */
  #calculated(): QuickAnswer {
    const answer = this.rates.expectedQuick(inputOf(this.state));
    const wrong = notNumbers(this.state);
    this.#isUnread =
      handicapNames(this.state.form).some((name) => wrong.has(name)) || answer.findings.some(isNoHandicap);
    return this.#isUnread ? { ...answer, expected: null, change: null } : answer;
  }

  /** What the address says, else what was typed before, else the example. */
  #open(): void {
    const linked = readQuick(this.query);
    const before = linked ? null : readQuick(new URLSearchParams(kept("expected.quick") ?? ""));
    this.isExample = !linked && !before;
    this.state = this.#written(linked ?? before ?? example);
    const { text, form, scoring, preset } = this.state;
    const own = form !== "pairs" || scoring !== "matchpoints" || preset !== "denmark";
    this.more ||= own || ["turnover", "ceiling", "cb", "weight"].some((name) => name in text);
    if (before) this.#writeAddress();
  }

  /** Numbers of the address, which have a point, as the reader would have typed them. */
  #written(state: QuickState): QuickState {
    const text: Partial<Record<NumberName, string>> = {};
    for (const name of numberNames) {
      const typed = state.text[name];
      if (typed !== undefined) text[name] = inOwnMarks(typed, this.n);
    }
    return { ...state, text };
  }

  #change(change: Partial<QuickState>): void {
    this.state = { ...this.state, ...change };
    this.isExample = false;
    this.#writeAddress();
    keep("expected.quick", writeQuick(this.state).toString());
  }

  #writeAddress(): void {
    const written = writeQuick(this.state);
    replaceQuery((query) => {
      for (const name of [...query.keys()]) query.delete(name);
      for (const [name, value] of written) query.set(name, value);
    });
  }

  #clear(): void {
    const { state, isExample } = this;
    this.#change({ text: {} });
    offerUndo({
      message: () => expectedWords().cleared,
      undo: () => {
        this.#change(state);
        this.isExample = isExample;
      },
    });
    this.querySelector<HTMLElement>("#quick-own")?.focus();
  }

  protected override render(): TemplateResult {
    const words = expectedWords();
    const fields = {
      state: this.state,
      findings: this.#answer.findings,
      expected: this.#answer.expected,
      words,
      t: this.t,
      n: this.n,
      change: (change: Partial<QuickState>) => this.#change(change),
      type: (name: NumberName, text: string) => this.#change({ text: { ...this.state.text, [name]: text } }),
    };
    return html`<div class="rate-columns quick">
      <section class="quick-inputs" aria-labelledby="quick-inputs-title" @focusin=${this.#focused}>
        <h2 id="quick-inputs-title" class="hidden">${words.inputs.title}</h2>
        ${
          this.isExample
            ? html`<p class="example-note">
                ${words.example}
                <button type="button" class="link" @click=${this.#clear}>${words.emptyFields}</button>.
              </p>`
            : nothing
        }
        ${mainFields(fields)} ${moreFields(fields, this.more, (open) => (this.more = open))}
        <div class="actions">
          <overtrick-copy-link
            .label=${words.share}
            .done=${() => expectedWords().shared}
            .below=${words.linkBelow}
            .readied=${() => this.#writeAddress()}
          ></overtrick-copy-link>
          ${
            this.isExample
              ? nothing
              : html`<button type="button" class="plain" @click=${this.#clear}>${this.t.score.clear}</button>`
          }
        </div>
      </section>
      <section class="quick-answer" aria-labelledby="quick-answer-title">
        <h2 id="quick-answer-title" class="hidden">${words.answer.title}</h2>
        ${this.#answerPart()}
      </section>
      <section class="quick-chart" aria-labelledby="quick-chart-title">${this.#chart()}</section>
    </div>`;
  }

  /** A number that is tapped is there to be typed over. */
  #focused(event: FocusEvent): void {
    const { target } = event;
    if (target instanceof HTMLInputElement && target.type === "text") target.select();
  }

  #unit(value: number): string {
    const imps = this.state.scoring === "imps";
    return `${this.n.fixed(value, 2)}\u00a0${imps ? expectedWords().imps : "%"}`;
  }

  #answerPart(): TemplateResult {
    const words = expectedWords().answer;
    const { expected, perPoint, players } = this.#answer;
    if (expected === null) return html`<p class="soft lead">${this.#nothing()}</p>`;
    const guests = this.#found("missing-partner");
    const perUnit = this.state.scoring === "imps" ? words.perImp : words.perPercent;
    return html`<div class="quick-strip">
        <p class="answer-label" id="expected-label">${words.expected}</p>
        <p class="answer" aria-live="polite">
          ${this.#figure("expected", this.#unit(expected), {}, "expected-label")}
        </p>
        ${players.length > 0 ? this.#players(players) : nothing}
      </div>
      <div class="quick-words">
        <p>
          ${guests ? words.guests : this.#found("no-comparison") ? words.alone : words.keep(this.#unit(expected))}
          ${perPoint === null || perPoint === 0 ? nothing : html`<span class="soft">${perUnit(this.n.signed(perPoint, 2))}</span>`}
        </p>
        ${this.#answer.change === null && !guests ? html`<p class="soft">${this.#noChange()}</p>` : nothing}
        ${this.#means()}
      </div>`;
  }

  #found(...codes: string[]): boolean {
    return this.#answer.findings.some(({ code }) => codes.includes(code));
  }

  /** Why nothing can be expected. */
  #nothing(): string {
    const words = expectedWords().answer;
    if (this.#isUnread) return words.unread;
    if (this.#found("field-too-small")) return words.tooSmall;
    if (this.#found("expected-out-of-range")) return words.impossible;
    return this.#found("tables-invalid", "entrants-invalid") ? words.noSize : words.none;
  }

  /** Why there is no change. */
  #noChange(): string {
    const words = expectedWords().answer;
    const typed = (this.state.text.result ?? "").trim() !== "";
    if (typed && inputOf(this.state).result === null) return words.badResult;
    if (this.#found("result-out-of-range", "result-invalid")) return words.badResult;
    if (this.#found("tables-invalid", "entrants-invalid")) return words.noSize;
    return typed ? words.noBoards : words.noResult;
  }

  #figure(kind: FigureKind, shown: string, more: Partial<ShownFigure> = {}, label?: string): TemplateResult {
    const detail: ShownFigure = {
      kind,
      who: "",
      shown,
      terms: this.#answer.working,
      average: this.state.scoring === "imps" ? 0 : 50,
      ...more,
    };
    return html`<button
      type="button"
      class="figure"
      id=${label === undefined ? nothing : `figure-${kind}`}
      aria-labelledby=${label === undefined ? nothing : `${label} figure-${kind}`}
      @click=${() => this.dispatchEvent(new CustomEvent("figure", { detail, bubbles: true }))}
    >
      ${shown}
    </button>`;
  }

  #players(players: readonly HandicapChange[]): TemplateResult {
    const words = expectedWords().answer;
    const name = (i: number): string =>
      i === 0 ? words.you : i === 1 ? words.partner : expectedWords().inputs.mate(i - 1, this.n.whole(i - 1));
    return html`<table class="figures players-table">
      <caption class="hidden">
        ${words.players}
      </caption>
      <thead>
        <tr>
          <th scope="col"><span class="hidden">${words.who}</span></th>
          ${numberHead(words.now)}${numberHead(words.after)}${numberHead(words.change)}
        </tr>
      </thead>
      <tbody>
        ${players.map((player, i) => {
          const who = { who: name(i), player };
          return html`<tr>
            <th scope="row">${name(i)}</th>
            <td class="number">${player.old === null ? "–" : this.n.fixed(player.old, 2)}</td>
            <td class="number strong">
              ${player.new === null ? "–" : this.#figure("new", this.n.fixed(player.new, 2), who)}
            </td>
            <td class="number">
              ${player.change === null ? nothing : this.#figure("change", this.n.signed(player.change, 2), who)}
            </td>
          </tr>`;
        })}
      </tbody>
    </table>`;
  }

  /** The pair's handicap and both means, so that nobody takes one for the other. */
  #means(): TemplateResult {
    const words = expectedWords().answer;
    const { handicap, mean, others } = this.#answer;
    const { form } = this.state;
    const match = form === "match";
    const own = match ? words.team : form === "individual" ? words.you : words.pair;
    const list: [string, TemplateResult][] = [];
    const add = (label: string, value: number | null, kind?: FigureKind): void => {
      if (value === null) return;
      const shown = this.n.fixed(value, 2);
      list.push([label, kind ? this.#figure(kind, shown) : html`${shown}`]);
    };
    add(own, handicap, "handicap");
    add(match ? words.opponents : words.others, others);
    add(match ? words.bothTeams : words.field, mean, "mean");
    return html`<dl class="means">
      ${list.map(
        ([label, value]) =>
          html`<div>
            <dt>${label}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>`;
  }

  #chart(): TemplateResult | typeof nothing {
    const words = expectedWords();
    if (this.#isUnread) return nothing;
    const { from, to } = spans[this.state.scoring];
    const curve = this.rates.expectedCurve(inputOf(this.state), from, to, 40);
    if (curve.results.length === 0) return nothing;
    const { players, result, expected } = { ...this.#answer, result: inputOf(this.state).result };
    const names = [
      words.answer.you,
      words.answer.partner,
      words.inputs.mate(1, "1"),
      words.inputs.mate(2, "2"),
    ];
    const shownAt = result ?? null;
    const marks =
      shownAt !== null && shownAt >= from && shownAt <= to
        ? players.flatMap((player) =>
            player.new === null ? [] : [{ x: shownAt, y: player.new, label: this.n.fixed(player.new, 2) }],
          )
        : [];
    const every = curve.results.map((one, i) => ({ one, row: curve.after[i] ?? [] }));
    const decimals = spans[this.state.scoring].from < 0 ? 1 : 0;
    return html`<h2 id="quick-chart-title">${words.chart.title}</h2>
      ${lineChart({
        label: words.chart.label,
        series: players.map((_, p) => ({
          name: names[p] ?? "",
          points: every.map(({ one, row }) => [one, row[p] ?? 0] as const),
        })),
        xLabel: `${words.chart.x}, ${this.state.scoring === "imps" ? words.imps : "%"}`,
        yLabel: words.chart.y,
        writeX: (value) => this.n.fixed(value, decimals),
        writeY: (value) => this.n.fixed(value, spread(curve.after) < 4 ? 1 : 0),
        marks,
      })}
      <details class="more">
        <summary>${words.chart.asTable}</summary>
        <table class="figures curve-table">
          <caption class="hidden">
            ${words.chart.table}
          </caption>
          <thead>
            <tr>
              ${numberHead(words.chart.x)}${players.map((_, p) => numberHead(names[p] ?? ""))}
            </tr>
          </thead>
          <tbody>
            ${every
              .filter((_, i) => i % 4 === 0)
              .map(
                ({ one, row }) =>
                  html`<tr class=${expected !== null && Math.abs(one - expected) < 0.05 ? "strong" : ""}>
                    <th scope="row" class="number">${this.#unit(one)}</th>
                    ${row.map((after) => html`<td class="number">${this.n.fixed(after, 2)}</td>`)}
                  </tr>`,
              )}
          </tbody>
        </table>
      </details>`;
  }
}

function spread(rows: readonly (readonly number[])[]): number {
  const all = rows.flat();
  return Math.max(...all) - Math.min(...all);
}

customElements.define("overtrick-expected-quick", QuickView);
