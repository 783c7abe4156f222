import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Finding, NettResult, NettRule, NettUpdate } from "overtrick";
import { dateText } from "../../components/date-text";
import { rateEngine } from "../../engine/rate";
import { sampleSession } from "../../sample/nett-club";
import { eventStore } from "../../store/event-store";
import { offerUndo } from "../../store/undo";
import { NettElement } from "./nett-element";
import { nettStore } from "./nett-store";
import { eventReport, historyReport, listSources, pastedReport, resultsOf, sittingsOf } from "./report";
import type { ListSource, Report } from "./report";
import "./report-tables";
import { selectLine } from "./select-line";

/** The day here, as dates are kept. */
function today(): string {
  const now = new Date();
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const updates: readonly NettUpdate[] = ["session", "month", "quarter", "year"];

/**
 * The third program: the nett list for the notice board.
 *
 * The address: `from=event` where it comes from, `session=Fri` whose rating it takes, `played=` which session of the
 * history, `update=quarter` how old its handicaps are, `date=` the day of a pasted list, `new` with the new handicaps.
 */
export class ListView extends NettElement {
  static override properties = { query: { attribute: false }, rule: { attribute: false } };
  declare query: URLSearchParams;
  declare rule: NettRule;
  #stop?: () => void;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stop = eventStore.onChange(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
  }

  /** Whoever comes here first has not opened the event that the browser keeps. */
  protected override updated(): void {
    super.updated();
    if (this.#source === "event" && !eventStore.opened && eventStore.hasKept()) eventStore.showOwn();
  }

  get #source(): ListSource {
    return listSources.find((name) => name === this.query.get("from")) ?? "paste";
  }

  get #session(): string {
    const asked = this.query.get("session");
    const known = nettStore.ratings.some(({ session }) => session === asked);
    if (known && asked !== null) return asked;
    // The sample's list is of the document's Friday.
    return nettStore.isSample && this.#source === "paste" ? sampleSession(this.w.sample) : nettStore.standard;
  }

  /** Of a pasted list or the event: as chosen, else the event's, else today's. */
  get #date(): string {
    const own = this.#source === "event" ? (eventStore.scored?.event.date ?? "") : "";
    return this.query.get("date") ?? (own === "" ? today() : own);
  }

  /** What stands over the list: what was played, how it is rated, when. */
  #heading({ title, unrated }: Report): string {
    const sitting = this.#source === "history" ? this.#sitting() : undefined;
    const session = sitting?.session ?? (nettStore.ratings.length === 0 ? "" : this.#session);
    const rating = sitting ? nettStore.ratingOf(sitting.session) : this.#rating;
    const rated = unrated || rating === null ? "" : this.w.list.rated(this.n.fixed(rating * 100, 1));
    const date = dateText(sitting?.date ?? this.#date);
    return [title, session, rated, date].filter((part) => part !== "").join(" · ");
  }

  /** Without any session of the club's own, nothing is harder than the standard. */
  get #rating(): number | null {
    return nettStore.ratings.length === 0 ? 1 : nettStore.ratingOf(this.#session);
  }

  #report(): Report | null {
    const rates = rateEngine();
    if (!rates) return null;
    const how = { rates, rule: this.rule, rating: this.#rating };
    switch (this.#source) {
      case "paste":
        return nettStore.state.list.trim() === "" ? null : pastedReport(nettStore, how);
      case "event":
        return eventReport(nettStore, how);
      case "history": {
        const sitting = this.#sitting();
        return sitting ? historyReport(nettStore, this.rule, this.#update, sitting) : null;
      }
    }
  }

  get #update(): NettUpdate {
    return updates.find((name) => name === this.query.get("update")) ?? "session";
  }

  #sitting() {
    const all = sittingsOf(nettStore);
    return all.find(({ key }) => key === this.query.get("played")) ?? all[0];
  }

  protected override render(): TemplateResult {
    const report = this.#report();
    return html`<div class="rate-page">
      <section class="no-print" aria-labelledby="list-title">
        <h2 id="list-title">${this.w.list.title}</h2>
        <p class="soft lead">${this.w.list.lead}</p>
      </section>
      <div class="nett-list">
        <section class="no-print nett-source">
          <fieldset class="choices">
            <legend class="soft">${this.w.list.from}</legend>
            ${listSources.map(
              (name) =>
                html`<label class="option"
                  ><input
                    type="radio"
                    name="nett-from"
                    .checked=${name === this.#source}
                    @change=${() => this.put(this.query, "from", name === "paste" ? "" : name)}
                  />${this.w.list.sources[name]}</label
                >`,
            )}
          </fieldset>
          ${this.#input()} ${report && this.#source !== "history" ? this.#book(report) : nothing}
        </section>
        <section>
          ${
            report && !(this.#source === "history" && nettStore.isBusy)
              ? html`<overtrick-nett-report
                  class="nett-report"
                  .query=${this.query}
                  .report=${report}
                  .heading=${this.#heading(report)}
                  .none=${this.w.list.empty[this.#source]}
                  @overtrick-goto=${({ detail }: CustomEvent<Finding>) =>
                    selectLine(this.querySelector<HTMLTextAreaElement>("#nett-list"), detail.where)}
                ></overtrick-nett-report>`
              : nettStore.isBusy
                ? this.busy()
                : this.#empty()
          }
        </section>
      </div>
    </div>`;
  }

  #empty(): TemplateResult {
    return html`<div class="empty">
      <p>${this.w.list.empty[this.#source]}</p>
      <button type="button" class="primary no-print" @click=${() => nettStore.showSample(true)}>
        ${this.w.showSample}
      </button>
    </div>`;
  }

  #input(): TemplateResult {
    switch (this.#source) {
      case "paste":
        return html`${this.#sessionChoice()}
          <label for="nett-list">${this.w.list.pairs}</label>
          <p id="nett-list-hint" class="soft">${this.w.list.hint}</p>
          <textarea
            id="nett-list"
            aria-describedby="nett-list-hint"
            class="sheet-like"
            rows="10"
            spellcheck="false"
            autocomplete="off"
            placeholder="Jan - Pol 51 59 48"
            .value=${nettStore.state.list}
            @input=${(event: InputEvent) =>
              nettStore.edit({ list: (event.target as HTMLTextAreaElement).value })}
          ></textarea>`;
      case "event":
        return html`${this.#sessionChoice()}
          <p class="soft">${this.w.list.eventHint}</p>`;
      case "history":
        return this.#played();
    }
  }

  /** The list's day, and one tap that puts it behind the club's results. */
  #book(report: Report): TemplateResult {
    const results = resultsOf(report, this.#date, this.#session);
    return html`<div class="field">
        <label for="nett-date">${this.w.list.played}</label>
        <input
          id="nett-date"
          type="date"
          .value=${this.#date}
          @change=${(event: Event) => this.put(this.query, "date", (event.target as HTMLInputElement).value)}
        />
      </div>
      ${
        results.length === 0 || this.#session === ""
          ? nothing
          : html`<div class="actions">
              <button type="button" @click=${() => this.#add(results)}>${this.w.list.addToBook}</button>
            </div>`
      }`;
  }

  #add(results: readonly NettResult[]): void {
    const text = rateEngine()?.appendHistory(nettStore.state.history, results);
    if (text === undefined) return;
    const undo = nettStore.edit({ history: text, file: "" });
    offerUndo({ message: () => this.w.list.added(results.length, this.n.whole(results.length)), undo });
  }

  #sessionChoice(): TemplateResult {
    const rows = nettStore.ratings;
    if (rows.length === 0) return html`<p class="soft">${this.w.list.noRatings}</p>`;
    return html`<div class="field">
      <label for="nett-list-session">${this.w.session}</label>
      <select
        id="nett-list-session"
        @change=${(event: Event) => this.put(this.query, "session", (event.target as HTMLSelectElement).value)}
      >
        ${rows.map(({ session }) => {
          const rating = nettStore.ratingOf(session);
          return html`<option value=${session} ?selected=${session === this.#session}>
            ${session}
            ${rating === null ? `(${this.w.ratings.notRated})` : `${this.n.fixed(rating * 100, 1)} %`}
          </option>`;
        })}
      </select>
    </div>`;
  }

  #played(): TemplateResult {
    const sittings = sittingsOf(nettStore);
    if (sittings.length === 0) return html``;
    const chosen = this.#sitting();
    return html`<div class="field">
        <label for="nett-played">${this.w.list.played}</label>
        <select
          id="nett-played"
          @change=${(event: Event) => this.put(this.query, "played", (event.target as HTMLSelectElement).value)}
        >
          ${sittings.map(
            ({ key, date, session }) =>
              html`<option value=${key} ?selected=${key === chosen?.key}>
                ${dateText(date)} ${session}
              </option>`,
          )}
        </select>
      </div>
      <div class="field">
        <label for="nett-update">${this.w.list.update}</label>
        <select
          id="nett-update"
          @change=${(event: Event) => {
            const value = (event.target as HTMLSelectElement).value;
            this.put(this.query, "update", value === "session" ? "" : value);
          }}
        >
          ${updates.map(
            (name) =>
              html`<option value=${name} ?selected=${name === this.#update}>
                ${this.w.list.updates[name]}
              </option>`,
          )}
        </select>
      </div>`;
  }
}

customElements.define("overtrick-nett-list", ListView);
