import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Standing } from "overtrick";
import { numberCell, numberHead } from "../../../components/number-cell";
import { ScoreView, tallFrom } from "./score-view";
import { Windowed } from "./windowed";

/** The ranking, or rankings: by direction where pairs kept theirs, by section where sections are ranked apart. */
export class RankingView extends ScoreView {
  readonly #window = new Windowed(this);

  protected override render(): TemplateResult {
    const { lists } = this.sheet;
    return html`<div class="ranking-lists">${lists.map((list) => this.#list(list, lists.length > 1))}</div>`;
  }

  #list(list: Standing[], named: boolean): TemplateResult {
    const words = this.t.views;
    const names = this.hasNames;
    // In one ranking NS 2 and EW 2 are two.
    const alike = new Set(list.map(({ entry }) => this.pair(entry))).size < list.length;
    return html`<div class="wide ${list.length > tallFrom ? "tall" : ""}">
      <table class="tally standings">
        <caption class=${named ? "" : "hidden"}>
          ${this.#title(list[0])}
        </caption>
        <thead>
          <tr>
            <th scope="col" class="number place">${words.place}</th>
            ${numberHead(this.entryWord)} ${names ? html`<th scope="col">${words.names}</th>` : nothing}
            ${this.hasPercent ? numberHead("%") : nothing} ${numberHead(this.unit)}
            ${this.hasPercent ? numberHead(words.max) : nothing}
            ${numberHead(html`<abbr title=${words.clubPoints}>${words.clubShort}</abbr>`)}
            ${numberHead(words.boards)}
          </tr>
        </thead>
        ${this.#window.bodies(this.#title(list[0]), list, 3, (standing) => this.#row(standing, names, alike))}
      </table>
    </div>`;
  }

  #title(first: Standing | undefined): string {
    const parts = [this.t.views.titles.ranking];
    if (first?.section !== undefined) parts.push(this.t.views.section(first.section));
    if (first?.direction !== undefined) parts.push(this.sideWord(first.direction));
    return parts.join(" ");
  }

  #row(standing: Standing, names: boolean, withSide: boolean): TemplateResult {
    const { entry, boards } = standing;
    const percent = this.hasPercent;
    return html`<tr>
      <td class="number place">${this.place(standing)}</td>
      <th scope="row" class="number">${this.pairLink(entry, withSide)}${this.mark(entry)}</th>
      ${names ? html`<td class="names">${this.names(entry)}</td>` : nothing}
      ${percent ? html`<td class="number strong">${this.totalPercent(standing)}</td>` : nothing}
      <td class="number ${percent ? "" : "strong"}">${this.totalPoints(standing)}</td>
      ${percent ? html`<td class="number soft">${this.totalMax(standing)}</td>` : nothing}
      <td class="number">${this.clubPoints(standing)}</td>
      ${numberCell(this.n.whole(boards))}
    </tr>`;
  }
}

customElements.define("overtrick-view-ranking", RankingView);
