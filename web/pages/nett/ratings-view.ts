import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Finding, NettRating } from "overtrick";
import "../../components/findings-list";
import { numberCell, numberHead } from "../../components/number-cell";
import { rateEngine } from "../../engine/rate";
import { sentenceOf } from "../../i18n/findings";
import { parseNumber } from "../../numbers";
import { documentRatings, documentStandard } from "../../sample/nett-club";
import { offerUndo } from "../../store/undo";
import "./history-box";
import type { HistoryBox } from "./history-box";
import { NettElement } from "./nett-element";
import { settingValue } from "./nett-settings";
import { mostFindings, nettStore } from "./nett-store";
import type { RatingRow } from "./nett-store";
import "./settings-box";

/** The first program: how hard each session is, typed or estimated from the players who play in several. */
export class RatingsView extends NettElement {
  protected override render(): TemplateResult {
    const rows = nettStore.ratings;
    const estimate = nettStore.estimate;
    const findings = nettStore.findings(estimate);
    return html`<div class="rate-page">
      <section aria-labelledby="ratings-title">
        <h2 id="ratings-title">${this.w.ratings.title}</h2>
        <p class="soft lead">${this.w.ratings.lead}</p>
      </section>
      <overtrick-nett-history></overtrick-nett-history>
      <overtrick-nett-settings></overtrick-nett-settings>
      ${rows.length === 0 ? (nettStore.isBusy ? this.busy() : this.#empty()) : this.#table(rows, estimate?.ratings ?? null)}
      <form class="actions no-print" @submit=${this.#add}>
        <label class="hidden" for="new-session">${this.w.ratings.newSession}</label>
        <input id="new-session" autocomplete="off" placeholder=${this.w.ratings.newSession} />
        <button type="submit">${this.w.ratings.add}</button>
        ${
          estimate?.ratings.some((one) => one.source === "estimated")
            ? html`<button type="button" class="primary" @click=${this.#takeEstimates}>
                ${this.w.ratings.useEstimates}
              </button>`
            : nothing
        }
        ${
          rows.length > 0
            ? html`<button type="button" @click=${this.#document}>${this.w.ratings.useDocument}</button>`
            : nothing
        }
      </form>
      <overtrick-findings
        .findings=${findings.slice(0, mostFindings)}
        .total=${findings.length}
        @overtrick-goto=${({ detail }: CustomEvent<Finding>) =>
          this.querySelector<HistoryBox>("overtrick-nett-history")?.goTo(detail)}
      ></overtrick-findings>
    </div>`;
  }

  #empty(): TemplateResult {
    return html`<div class="empty">
      <p>${this.w.ratings.empty}</p>
      <div class="actions">
        <button type="button" class="primary no-print" @click=${() => nettStore.showSample(true)}>
          ${this.w.showSample}
        </button>
        <button type="button" @click=${this.#document}>${this.w.ratings.useDocument}</button>
      </div>
    </div>`;
  }

  #table(rows: readonly RatingRow[], estimates: readonly NettRating[] | null): TemplateResult {
    const words = this.w.ratings;
    return html`<div class="scroller" tabindex="0" role="region" aria-label=${words.caption}>
      <table class="figures nett-ratings">
        <caption>
          ${words.caption}
        </caption>
        <thead>
          <tr>
            <th scope="col">${this.w.session}</th>
            <th scope="col">${words.standard}</th>
            ${numberHead(words.rating)}
            <th scope="col">${words.never}</th>
            ${
              estimates
                ? html`${numberHead(words.estimated)} ${numberHead(words.error)} ${numberHead(words.plain)}
                  ${numberHead(words.players)} ${numberHead(words.results)}`
                : nothing
            }
            <th scope="col"><span class="hidden">${words.remove}</span></th>
          </tr>
        </thead>
        <tbody>
          ${rows.map((row, i) =>
            this.#row(row, i, estimates && (estimates.find((one) => one.session === row.session) ?? null)),
          )}
        </tbody>
      </table>
    </div>`;
  }

  /** What the package says of a rating as it is typed: that it is impossible, or unusual. */
  #remark(rating: string): { text: string; wrong: boolean } | null {
    if (rating.trim() === "") return null;
    const value = parseNumber(rating);
    if (value === null) return { text: this.w.quick.notANumber, wrong: true };
    const finding = rateEngine()?.nett({ rating: value / 100, entries: [] }).findings[0];
    if (!finding) return null;
    return { text: sentenceOf(finding, this.t, this.n), wrong: finding.severity === "error" };
  }

  #row({ session, rating, never }: RatingRow, i: number, estimate: NettRating | null): TemplateResult {
    const words = this.w.ratings;
    const isStandard = session === nettStore.standard;
    const remark = never ? null : this.#remark(rating);
    return html`<tr>
      <th scope="row">${session}</th>
      <td>
        <label class="target"
          ><input
            type="radio"
            name="nett-standard"
            aria-label=${words.standardOf(session)}
            .checked=${isStandard}
            @change=${() => nettStore.edit({ standard: session })}
        /></label>
      </td>
      <td class="number">
        <input
          class="rating"
          type="text"
          inputmode="decimal"
          autocomplete="off"
          aria-label=${words.ratingOf(session)}
          aria-invalid=${remark?.wrong ? "true" : "false"}
          aria-describedby=${remark ? `rating-note-${i}` : nothing}
          placeholder=${isStandard && !never ? this.n.whole(100) : ""}
          ?disabled=${never ?? false}
          .value=${never ? "" : rating}
          @input=${(event: InputEvent) => this.#rate(i, (event.target as HTMLInputElement).value)}
        />
        ${
          remark
            ? html`<span id="rating-note-${i}" class="${remark.wrong ? "error" : "warning"} note"
                >${remark.text}</span
              >`
            : nothing
        }
      </td>
      <td>
        <label class="target"
          ><input
            type="checkbox"
            aria-label=${words.neverOf(session)}
            .checked=${never ?? false}
            @change=${(event: Event) => this.#never(i, (event.target as HTMLInputElement).checked)}
        /></label>
      </td>
      ${nettStore.estimate ? this.#estimated(estimate, never ?? false) : nothing}
      <td>
        <button
          type="button"
          class="plain"
          aria-label=${words.removeOf(session)}
          @click=${() => this.#remove(i)}
        >
          <span aria-hidden="true">×</span>
        </button>
      </td>
    </tr>`;
  }

  #estimated(one: NettRating | null, never: boolean): TemplateResult {
    const words = this.w.ratings;
    const instead = !one ? words.noResults : never ? words.notRated : one.connected ? "" : words.notConnected;
    if (!one || instead !== "") return html`<td class="number soft" colspan="5">${instead}</td>`;
    const minimum = settingValue(nettStore.state.settings, "minimum");
    const error = (value: number | null): TemplateResult =>
      numberCell(value === null ? "–" : `± ${this.n.fixed(value * 100, 2)}`);
    const rating = one.rating === null ? "" : `${this.n.fixed(one.rating * 100, 1)} %`;
    return html`<td class="number strong">
        ${one.source === "estimated" ? this.figure(rating, { rating: one, minimum }) : rating}
      </td>
      ${error(one.standardError)} ${error(one.plainError)} ${numberCell(this.n.whole(one.players))}
      ${numberCell(this.n.whole(one.results))}`;
  }

  #rate(i: number, rating: string): void {
    nettStore.edit({ ratings: nettStore.ratings.map((row, k) => (k === i ? { ...row, rating } : row)) });
  }

  #never(i: number, never: boolean): void {
    const ratings = nettStore.ratings.map((row, k): RatingRow => {
      if (k !== i) return row;
      const { session, rating } = row;
      return never ? { session, rating, never } : { session, rating };
    });
    nettStore.edit({ ratings });
  }

  #remove(i: number): void {
    const name = nettStore.ratings[i]?.session ?? "";
    const undo = nettStore.edit({ ratings: nettStore.ratings.filter((_, k) => k !== i) });
    offerUndo({ message: () => this.w.ratings.removed(name), undo });
  }

  #add(event: SubmitEvent): void {
    event.preventDefault();
    const input = this.querySelector<HTMLInputElement>("#new-session");
    const session = input?.value.trim() ?? "";
    if (!input || session === "" || nettStore.ratings.some((row) => row.session === session)) return;
    input.value = "";
    nettStore.edit({ ratings: [...nettStore.ratings, { session, rating: "" }] });
  }

  /** With a decimal point or comma, as the reader writes it: it can be read back. */
  #takeEstimates(): void {
    const found = new Map(nettStore.estimate?.ratings.map((one) => [one.session, one]));
    const ratings = nettStore.ratings.map((row) => {
      const one = found.get(row.session);
      return !row.never && one?.source === "estimated" && one.rating !== null
        ? { ...row, rating: this.n.fixed(one.rating * 100, 1) }
        : row;
    });
    const undo = nettStore.edit({ ratings, standard: nettStore.standard });
    offerUndo({ message: () => this.w.ratings.taken, undo });
  }

  #document(): void {
    const { sample } = this.w;
    const undo = nettStore.edit({
      ratings: documentRatings(sample, this.n),
      standard: documentStandard(sample),
    });
    offerUndo({ message: () => this.w.ratings.documentTaken, undo });
  }
}

customElements.define("overtrick-nett-ratings", RatingsView);
