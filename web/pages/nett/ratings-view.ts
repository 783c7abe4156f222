import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Finding, NettRating } from "overtrick";
import "../../components/findings-list";
import { numberCell, numberHead } from "../../components/number-cell";
import { parseNumber } from "../../numbers";
import { documentRatings, documentStandard } from "../../sample/nett-club";
import { offerUndo } from "../../store/undo";
import "./history-box";
import type { HistoryBox } from "./history-box";
import { NettElement } from "./nett-element";
import { mostFindings, nettStore } from "./nett-store";
import type { RatingRow } from "./nett-store";

/** What the package asks for unless told otherwise. */
const minimum = 8;

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
      ${rows.length === 0 ? this.#empty() : this.#table(rows, estimate?.ratings ?? null)}
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
        <button type="button" class="primary" @click=${() => nettStore.showSample(true)}>
          ${this.w.sample}
        </button>
        <button type="button" @click=${this.#document}>${this.w.ratings.useDocument}</button>
      </div>
    </div>`;
  }

  #table(rows: readonly RatingRow[], estimates: readonly NettRating[] | null): TemplateResult {
    const words = this.w.ratings;
    return html`<div class="scroller" tabindex="0" role="region" aria-label=${words.title}>
      <table class="figures nett-ratings">
        <caption>
          ${words.caption}
        </caption>
        <thead>
          <tr>
            <th scope="col">${this.w.session}</th>
            <th scope="col">${words.standard}</th>
            ${numberHead(words.rating)}
            ${
              estimates
                ? html`${numberHead(words.estimated)} ${numberHead(words.error)} ${numberHead(words.players)}
                  ${numberHead(words.results)}`
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

  #row({ session, rating }: RatingRow, i: number, estimate: NettRating | null): TemplateResult {
    const words = this.w.ratings;
    const isStandard = session === nettStore.standard;
    const value = parseNumber(rating);
    const wrong = rating.trim() !== "" && (value === null || value < 10 || value > 1000);
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
          aria-invalid=${wrong ? "true" : "false"}
          placeholder=${isStandard ? this.n.whole(100) : words.notRated}
          .value=${rating}
          @input=${(event: InputEvent) => this.#rate(i, (event.target as HTMLInputElement).value)}
        />
        ${wrong ? html`<span class="error note">${words.wrong}</span>` : nothing}
      </td>
      ${nettStore.estimate ? this.#estimated(estimate) : nothing}
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

  #estimated(one: NettRating | null): TemplateResult {
    if (!one) return html`<td class="number soft" colspan="4">${this.w.ratings.noResults}</td>`;
    if (!one.connected) return html`<td class="number soft" colspan="4">${this.w.ratings.notConnected}</td>`;
    const rating = one.rating === null ? "" : `${this.n.fixed(one.rating * 100, 1)} %`;
    return html`<td class="number strong">
        ${one.source === "estimated" ? this.figure(rating, { rating: one, minimum }) : rating}
      </td>
      ${numberCell(one.standardError === null ? "–" : `± ${this.n.fixed(one.standardError * 100, 2)}`)}
      ${numberCell(this.n.whole(one.players))} ${numberCell(this.n.whole(one.results))}`;
  }

  #rate(i: number, rating: string): void {
    nettStore.edit({ ratings: nettStore.ratings.map((row, k) => (k === i ? { ...row, rating } : row)) });
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
      return one?.source === "estimated" && one.rating !== null
        ? { ...row, rating: this.n.fixed(one.rating * 100, 1) }
        : row;
    });
    const undo = nettStore.edit({ ratings, standard: nettStore.standard });
    offerUndo({ message: () => this.w.ratings.taken, undo });
  }

  #document(): void {
    const undo = nettStore.edit({ ratings: [...documentRatings], standard: documentStandard });
    offerUndo({ message: () => this.w.ratings.documentTaken, undo });
  }
}

customElements.define("overtrick-nett-ratings", RatingsView);
