import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Event, Term } from "overtrick";
import { numberCell, numberHead } from "../../../components/number-cell";
import { decimalsOf } from "../../../numbers";
import type { ScoredEvent } from "../../../store/scored";
import { ScoreView } from "./score-view";
import { compare, decimalsFor } from "./sheet-of";

interface Match {
  round: number;
  home: string;
  away: string;
  boards: number;
  /** Of the home team; the other's is the opposite. */
  margin: number;
  homePoints: number;
  awayPoints: number;
}

/** Teams: match by match the margin in IMPs and what it is worth. */
export class MatchesView extends ScoreView {
  protected override render(): TemplateResult {
    const matches = matchesOf(this.data);
    const rounds = [...new Set(matches.map(({ round }) => round))];
    return html`${rounds.map((round) => this.#round(round, matches))}`;
  }

  #round(round: number, all: Match[]): TemplateResult {
    const words = this.t.views;
    const matches = all.filter((match) => match.round === round);
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
                ${margins ? numberCell(this.n.fixed(match.margin, decimalsOf([match.margin]))) : nothing}
                ${numberCell(this.n.fixed(match.homePoints, decimals), true)}
                ${numberCell(this.n.fixed(match.awayPoints, decimals), true)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }
}

/** Each match by itself is an event of two teams, and its total is the match. */
function matchesOf({ event, rules, overtrick }: ScoredEvent): Match[] {
  const events = new Map<string, { event: Event; round: number; home: string; away: string }>();
  for (const board of event.boards) {
    for (const line of board.lines) {
      if (line.ns === "" || line.ew === "") continue;
      const [home, away] = [line.ns, line.ew].sort(compare) as [string, string];
      const key = `${line.round ?? 0}\n${home}\n${away}`;
      let match = events.get(key);
      if (!match) {
        const teams = event.entries
          .filter(({ id }) => id === home || id === away)
          .map(({ id, number, players }) => ({ id, number, players }));
        match = { event: { ...event, entries: teams, boards: [] }, round: line.round ?? 0, home, away };
        events.set(key, match);
      }
      const last = match.event.boards.at(-1);
      if (last?.number === board.number && last.section === board.section) last.lines.push(line);
      else match.event.boards.push({ ...board, lines: [line] });
    }
  }
  const value = (terms: Term[], symbol: string): number =>
    terms.find((term) => term.symbol === symbol)?.value ?? 0;
  return [...events.values()]
    .map(({ event: one, round, home, away }) => {
      const terms = overtrick.totalWorking(one, rules, home);
      return {
        round,
        home,
        away,
        boards: value(terms, "boards"),
        margin: value(terms, "margin"),
        homePoints: value(terms, "points"),
        awayPoints: value(overtrick.totalWorking(one, rules, away), "points"),
      };
    })
    .sort((a, b) => a.round - b.round || compare(a.home, b.home));
}

customElements.define("overtrick-view-matches", MatchesView);
