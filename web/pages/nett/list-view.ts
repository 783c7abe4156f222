import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { NettRule, NettUpdate } from "overtrick";
import "../../components/findings-list";
import { numberHead } from "../../components/number-cell";
import { rateEngine } from "../../engine/rate";
import { engineReady } from "../../engine/engine";
import { eventStore } from "../../store/event-store";
import { csvText, saveText } from "./csv";
import { NettElement } from "./nett-element";
import { nettStore } from "./nett-store";
import type { NettFigure } from "./nett-working";
import { eventReport, historyReport, listSources, pastedReport, sittingsOf } from "./report";
import type { ListSource, Report, ReportRow } from "./report";

const updates: readonly NettUpdate[] = ["session", "month", "quarter", "year"];
/** Sessions of the history to choose from. */
const mostSittings = 500;

/**
 * The third program: the nett list for the notice board.
 *
 * The address: `from=event` where it comes from, `session=Fri` whose rating it takes, `played=` which session of the
 * history, `update=quarter` how old its handicaps are, `new` with the new handicaps.
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

  get #source(): ListSource {
    return listSources.find((name) => name === this.query.get("from")) ?? "paste";
  }

  get #session(): string {
    const asked = this.query.get("session");
    const known = nettStore.ratings.some(({ session }) => session === asked);
    return known && asked !== null ? asked : nettStore.standard;
  }

  /** Without any session of the club's own, nothing is harder than the standard. */
  get #rating(): number | null {
    return nettStore.ratings.length === 0 ? 1 : nettStore.ratingOf(this.#session);
  }

  #report(): Report | null {
    const rates = rateEngine();
    if (!rates) return null;
    switch (this.#source) {
      case "paste":
        return nettStore.state.list.trim() === ""
          ? null
          : pastedReport(nettStore, rates, this.rule, this.#rating);
      case "event":
        return eventReport(nettStore, rates, this.rule, this.#rating);
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
          ${this.#input()}
        </section>
        <section class="nett-report">${report ? this.#shown(report) : this.#empty()}</section>
      </div>
    </div>`;
  }

  #empty(): TemplateResult {
    return html`<div class="empty">
      <p>${this.w.list.empty[this.#source]}</p>
      <button type="button" class="primary" @click=${() => nettStore.showSample(true)}>
        ${this.w.sample}
      </button>
    </div>`;
  }

  #input(): TemplateResult {
    switch (this.#source) {
      case "paste":
        return html`${this.#sessionChoice()}
          <label for="nett-list" class="soft">${this.w.list.hint}</label>
          <textarea
            id="nett-list"
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
        if (!eventStore.opened) {
          // Whoever comes here first has not opened the event yet.
          void engineReady().then(() => {
            if (!eventStore.opened) eventStore.showOwn();
          });
        }
        return html`${this.#sessionChoice()}
          <p class="soft">${this.w.list.eventHint}</p>`;
      case "history":
        return this.#played();
    }
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
    const sittings = sittingsOf(nettStore).slice(0, mostSittings);
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
              html`<option value=${key} ?selected=${key === chosen?.key}>${date} ${session}</option>`,
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

  #shown(report: Report): TemplateResult {
    const withNew = this.query.has("new");
    const fields = [...new Set(report.rows.map(({ field }) => field))];
    return html`<div class="actions no-print">
        <button type="button" @click=${() => print()}>${this.t.files.print}</button>
        <button type="button" @click=${() => this.#save(report)}>${this.w.saveCsv}</button>
        <label class="option"
          ><input
            type="checkbox"
            .checked=${withNew}
            @change=${() => this.put(this.query, "new", withNew ? "" : "1")}
          />${this.w.list.withNew}</label
        >
      </div>
      ${
        report.rows.length === 0
          ? html`<p class="soft">${this.w.list.empty[this.#source]}</p>`
          : fields.map((field) => this.#table(report, field, withNew))
      }
      ${
        report.rows.some(({ players }) => players.some(({ inBook }) => !inBook))
          ? html`<p class="soft note">* ${this.w.list.newcomers}</p>`
          : nothing
      }
      <overtrick-findings
        class="no-print"
        .findings=${[...report.findings]}
        .total=${report.findings.length}
      ></overtrick-findings>`;
  }

  #title(report: Report, field: string): string {
    const session = this.#source === "history" || nettStore.ratings.length === 0 ? "" : this.#session;
    return [report.title || session, field].filter((part) => part !== "").join(" · ");
  }

  #table(report: Report, field: string, withNew: boolean): TemplateResult {
    const rows = report.rows
      .filter((row) => row.field === field)
      .sort((one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity));
    const title = this.#title(report, field);
    return html`<div
      class="scroller"
      tabindex="0"
      role="region"
      aria-label=${`${this.w.list.caption} ${title}`}
    >
      <table class="figures nett-standings">
        <caption>
          ${this.w.list.caption} ${title === "" ? nothing : html`<span class="soft">${title}</span>`}
        </caption>
        <thead>
          <tr>
            <th scope="col" class="place">${this.t.score.place}</th>
            <th scope="col">${this.w.players}</th>
            ${numberHead(this.w.figures.hcap)} ${numberHead(this.w.figures.nett)} ${numberHead(this.w.gross)}
            ${withNew ? html`${numberHead(this.w.before)} ${numberHead(this.w.after)}` : nothing}
          </tr>
        </thead>
        <tbody>
          ${rows.map((row) => this.#row(row, withNew))}
        </tbody>
      </table>
    </div>`;
  }

  #row(row: ReportRow, withNew: boolean): TemplateResult {
    const who = row.players.map(({ name }) => name).join(" – ");
    const figure = (name: NettFigure, shown: string) =>
      this.figure(shown, { who, figure: name, terms: row.terms });
    const after = (i: 0 | 1): TemplateResult | string => {
      const player = row.players[i];
      if (!player) return "";
      return this.figure(
        this.two(player.after),
        row.terms.some(({ symbol }) => symbol === `after_${i + 1}`)
          ? { who: player.name, figure: i === 0 ? "after_1" : "after_2", terms: row.terms }
          : null,
      );
    };
    return html`<tr>
      <td class="place">${row.rank === null ? "–" : `${this.n.whole(row.rank)}${row.tied ? "=" : ""}`}</td>
      <th scope="row">
        ${row.players.map(
          ({ name, inBook }, i) =>
            html`${i > 0 ? " – " : nothing}${name}${
              inBook ? nothing : html`<span title=${this.w.notInBook}>*</span>`
            }`,
        )}
      </th>
      <td class="number">${figure("hcap", this.signed(row.hcap))}</td>
      <td class="number strong">${figure("nett", this.two(row.nett))}</td>
      <td class="number">${this.two(row.gross)}</td>
      ${
        withNew
          ? html`<td class="number two">
                ${row.players.map(({ before }) => html`<span>${this.two(before)}</span>`)}
              </td>
              <td class="number two"><span>${after(0)}</span><span>${after(1)}</span></td>`
          : nothing
      }
    </tr>`;
  }

  #save({ rows, title }: Report): void {
    const words = this.w;
    const head = [
      words.field,
      this.t.score.place,
      words.players,
      words.figures.hcap,
      words.figures.nett,
      words.gross,
      `${words.after} 1`,
      `${words.after} 2`,
    ];
    // As a club would write it, with enough behind the mark to go on from.
    const figure = (value: number | null): number | string =>
      value === null ? "" : Number(value.toFixed(4));
    const lines = rows.map((row) => [
      row.field,
      row.rank === null ? "" : `${row.rank}${row.tied ? "=" : ""}`,
      row.players.map(({ name }) => name).join(" – "),
      figure(row.hcap),
      figure(row.nett),
      figure(row.gross),
      figure(row.players[0]?.after ?? null),
      figure(row.players[1]?.after ?? null),
    ]);
    const name = [words.list.fileName, title].filter((part) => part !== "").join(" ");
    const comma = this.n.fixed(0.5, 1).includes(",");
    saveText(csvText([head, ...lines], comma), `${name.replace(/[^\p{L}\p{N} -]/gu, "")}.csv`);
  }
}

customElements.define("overtrick-nett-list", ListView);
