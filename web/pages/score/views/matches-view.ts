import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Match } from "overtrick";
import { numberCell, numberHead } from "../../../components/number-cell";
import { decimalsOf } from "../../../numbers";
import { figureButton, ScoreView } from "./score-view";
import { compare, decimalsFor } from "./sheet-of";

/** A match with its place in the list, which its figures name. */
interface Row extends Match {
  index: number;
}

/** Teams: match by match the margin in IMPs and what it is worth. */
export class MatchesView extends ScoreView {
  protected override render(): TemplateResult {
    const { overtrick, event, rules } = this.data;
    const matches = overtrick.matches(event, rules).map((match, index): Row => ({ ...match, index }));
    matches.sort((a, b) => (a.round ?? 0) - (b.round ?? 0) || compare(a.home, b.home));
    const rounds = [...new Set(matches.map(({ round }) => round ?? 0))];
    return html`${rounds.map((round) => this.#round(round, matches))}`;
  }

  #round(round: number, all: Row[]): TemplateResult {
    const words = this.t.views;
    const matches = all.filter((match) => (match.round ?? 0) === round);
    const decimals = decimalsFor(
      all.flatMap(({ homePoints, awayPoints }) => [homePoints, awayPoints]),
      this.sheet.rules,
    );
    const margins = this.sheet.rules.teams === "victoryPoints";
    return html`<div class="wide">
      <table class="tally">
        <caption class=${round === 0 ? "hidden" : ""}>
          ${round === 0 ? words.titles.matches : words.round(this.n.whole(round))}
        </caption>
        <thead>
          <tr>
            ${numberHead(words.team)} ${this.hasNames ? html`<th scope="col">${words.names}</th>` : nothing}
            ${numberHead(words.opponents)}
            ${this.hasNames ? html`<th scope="col"><span class="hidden">${words.names}</span></th>` : nothing}
            ${numberHead(words.boards)} ${margins ? numberHead("IMP") : nothing}
            <th scope="colgroup" colspan="2" class="group"><span>${this.unit}</span></th>
          </tr>
        </thead>
        <tbody>
          ${matches.map(
            (match) =>
              html`<tr>
                <th scope="row" class="number">${this.pairLink(match.home)}</th>
                ${this.hasNames ? html`<td class="names">${this.names(match.home)}</td>` : nothing}
                <td class="number strong">${this.pairLink(match.away)}</td>
                ${this.hasNames ? html`<td class="names">${this.names(match.away)}</td>` : nothing}
                ${numberCell(this.n.whole(match.boards))}
                ${margins ? numberCell(this.n.fixed(match.homeImps, decimalsOf([match.homeImps]))) : nothing}
                ${this.#points(match, match.home, match.homePoints, decimals)}
                ${this.#points(match, match.away, match.awayPoints, decimals)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  #points({ index }: Row, team: string, points: number, decimals: number): TemplateResult {
    return html`<td class="number strong">
      ${figureButton(this.n.fixed(points, decimals), { shows: "match", match: index, team })}
    </td>`;
  }
}

customElements.define("overtrick-view-matches", MatchesView);
