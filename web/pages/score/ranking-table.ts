import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { PageElement } from "../../components/element";
import { Growing } from "../../components/growing";
import { numberCell, numberHead } from "../../components/number-cell";
import type { StandingView } from "../../engine/view";
import { decimalsOf } from "../../numbers";

/** The ranking; two of them, North-South and East-West, when pairs kept their direction. */
export class RankingTable extends PageElement {
  static override properties = { standings: { attribute: false }, total: { type: Number } };
  declare standings: StandingView[];
  /** Pairs in all. */
  declare total: number;
  readonly #growing = new Growing(this);

  constructor() {
    super();
    this.standings = [];
    this.total = 0;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.standings.length === 0) return nothing;
    const words = this.t.score;
    const shown = this.standings.slice(0, this.#growing.of(this.standings.length));
    const apart = this.standings.every(({ direction }) => direction !== undefined);
    const side = (name: "NS" | "EW"): StandingView[] => shown.filter(({ direction }) => direction === name);
    const more = this.total - this.standings.length;
    return html`<section class="ranking" aria-labelledby="ranking-title">
      <h2 id="ranking-title" tabindex="-1">${words.ranking}</h2>
      ${
        apart
          ? [this.#table(side("NS"), this.t.sides.ns), this.#table(side("EW"), this.t.sides.ew)]
          : this.#table(shown, null)
      }
      ${more > 0 ? html`<p class="soft">${words.morePairs(more, this.n.whole(more))}</p>` : nothing}
    </section>`;
  }

  #table(standings: StandingView[], side: string | null): TemplateResult {
    const words = this.t.score;
    const decimals = decimalsOf(standings.map(({ points }) => points));
    return html`<table class="figures standings">
      <caption class=${side === null ? "hidden" : ""}>
        ${side === null ? words.ranking : words.rankingOf(side)}
      </caption>
      <colgroup>
        <col class="place" />
        <col class="pair" />
        <col span="4" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" class="place">${words.place}</th>
          ${numberHead(words.pair)} ${numberHead(words.points)} ${numberHead(words.of)}
          ${numberHead(words.percent)} ${numberHead(words.boardsColumn)}
        </tr>
      </thead>
      <tbody>
        ${standings.map((standing) => this.#row(standing, decimals))}
      </tbody>
    </table>`;
  }

  #row(standing: StandingView, decimals: number): TemplateResult {
    return html`<tr>
      <td class="number place">
        ${this.n.whole(standing.place)}<span class="tie">${standing.tied ? "=" : ""}</span>
      </td>
      <th scope="row" class="number"><bdi>${standing.pair}</bdi></th>
      ${numberCell(this.n.fixed(standing.points, decimals))}
      ${numberCell(this.n.fixed(standing.max, decimalsOf([standing.max])))}
      ${numberCell(standing.percent === null ? null : this.n.percent(standing.percent), true)}
      ${numberCell(this.n.whole(standing.boards))}
    </tr>`;
  }
}

customElements.define("overtrick-ranking", RankingTable);
