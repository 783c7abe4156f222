import { html } from "lit";
import type { TemplateResult } from "lit";
import type { RankedPlayer } from "overtrick";
import { numberCell, numberHead } from "../../components/number-cell";
import { historyView } from "./history-view";
import { addressOf, changeCell, figureCell, nothingYet, placeText, two } from "./part";
import type { Part } from "./part";
import { sparkline } from "./sparkline";

/** Players, pairs and trios by ranking, with what the last evening did. */
export function rankingsView(part: Part): TemplateResult {
  const who = part.query.get("who");
  if (who !== null) return historyView(part, who, "rankings");
  const { answer, w } = part;
  if (answer.players.length === 0) return nothingYet(part, "rankings", w.rankings.none);
  return html`<div class="ranking-tables">
    <section>${players(part)}</section>
    <section>
      ${answer.partnerships.length === 0 ? html`<p class="soft">${w.rankings.noPairs}</p>` : pairs(part)}
    </section>
  </div>`;
}

const byRank = (one: { rank: number | null }, other: { rank: number | null }): number =>
  (one.rank ?? Infinity) - (other.rank ?? Infinity);

function players(part: Part): TemplateResult {
  const { answer, w } = part;
  return html`<div class="wide">
    <table class="figures ranking-table">
      <caption>
        ${w.rankings.players}
      </caption>
      <thead>
        <tr>
          ${numberHead(w.place)}
          <th scope="col" class="who">${w.player}</th>
          ${numberHead(w.ranking)} ${numberHead(w.change)}
          <th scope="col" class="trend no-print">${w.trend}</th>
          ${numberHead(w.sessionsPlayed)}
        </tr>
      </thead>
      <tbody>
        ${[...answer.players].sort(byRank).map((player) => row(part, player))}
      </tbody>
    </table>
    <p class="soft note">${w.changeHint} <span class="no-print">${w.tapHint}</span></p>
  </div>`;
}

function row(part: Part, player: RankedPlayer): TemplateResult {
  const { w, n } = part;
  const { name, rank, tied, ranking, change, sessions, history } = player;
  return html`<tr>
    <td class="number place">${placeText(rank, tied)}</td>
    <th scope="row"><a href=${addressOf("rankings", { who: name })}>${name}</a></th>
    ${figureCell(part, two(n, ranking), { figure: { player: name }, title: `${name} · ${w.ranking}` })}
    ${changeCell(part, change)}
    <td class="trend no-print">${sparkline(history)}</td>
    ${numberCell(n.whole(sessions))}
  </tr>`;
}

function pairs(part: Part): TemplateResult {
  const { answer, w, n } = part;
  const list = answer.partnerships.map((partnership, index) => ({ ...partnership, index })).sort(byRank);
  return html`<div class="wide">
    <table class="figures ranking-table">
      <caption>
        ${w.rankings.pairs}
      </caption>
      <thead>
        <tr>
          ${numberHead(w.place)}
          <th scope="col" class="who">${w.names}</th>
          ${numberHead(w.ranking)} ${numberHead(w.change)} ${numberHead(w.rankings.results)}
        </tr>
      </thead>
      <tbody>
        ${list.map(({ players: names, rank, tied, ranking, change, history, index }) => {
          const shown = names.join(" – ");
          return html`<tr>
            <td class="number place">${placeText(rank, tied)}</td>
            <th scope="row"><a href=${addressOf("rankings", { who: shown })}>${shown}</a></th>
            ${figureCell(part, two(n, ranking), { figure: { partnership: index }, title: `${shown} · ${w.ranking}` })}
            ${changeCell(part, change)} ${numberCell(n.whole(history.length))}
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
}
