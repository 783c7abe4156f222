import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { ChampionshipConditions, ChampionshipRow, RankingFigure } from "overtrick";
import { numberCell, numberHead } from "../../components/number-cell";
import { historyView } from "./history-view";
import { addressOf, figureCell, placeText, two } from "./part";
import type { Part } from "./part";

interface Row extends ChampionshipRow {
  who: string;
  figure: RankingFigure;
}

/** Both championships: what counts, what dropped, and what is still needed. */
export function championshipView(part: Part): TemplateResult {
  const who = part.query.get("who");
  if (who !== null) return historyView(part, who, "championship");
  const { championship } = part.answer;
  const words = part.w.championship;
  if (championship.players.length === 0) return html`<p class="soft">${words.none}</p>`;
  const players = championship.players.map((row) => ({
    ...row,
    who: row.name,
    figure: { player: row.name, championship: true },
  }));
  const pairs = championship.partnerships.map((row) => ({
    ...row,
    who: row.players.join(" – "),
    figure: { partnership: row.partnership, championship: true },
  }));
  return html`<div class="ranking-tables">
    <section>${table(part, words.individual, players, championship.playerConditions)}</section>
    <section>
      ${
        pairs.length === 0
          ? html`<p class="soft">${part.w.rankings.noPairs}</p>`
          : table(part, words.pairs, pairs, championship.partnershipConditions)
      }
    </section>
  </div>`;
}

function table(
  part: Part,
  caption: string,
  rows: readonly Row[],
  { min, drop, substitutes }: ChampionshipConditions,
): TemplateResult {
  const { w, n } = part;
  const words = w.championship;
  const first = rows.findIndex(({ qualified }) => !qualified);
  return html`<div class="wide">
    <table class="figures ranking-table">
      <caption>
        ${caption}
        <span class="soft conditions"
          >${words.conditions(n.whole(min), n.whole(drop))}
          ${substitutes > 0 ? words.substitutes(n.whole(substitutes)) : nothing}</span
        >
      </caption>
      <thead>
        <tr>
          ${numberHead(w.place)}
          <th scope="col" class="who">${w.names}</th>
          ${numberHead(words.mean)} ${numberHead(words.played)} ${numberHead(words.counted)}
          ${numberHead(words.dropped)} ${numberHead(words.needed)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row, i) =>
            html`${
                i === first
                  ? html`<tr class="not-yet">
                      <th scope="rowgroup" colspan="7">${words.notYet}</th>
                    </tr>`
                  : nothing
              }
              <tr class=${row.qualified ? "" : "unqualified"}>
                <td class="number place">${placeText(row.rank, row.tied)}</td>
                <th scope="row"><a href=${addressOf("championship", { who: row.who })}>${row.who}</a></th>
                ${figureCell(part, two(n, row.mean), { figure: row.figure, title: `${row.who} · ${words.mean}` })}
                ${numberCell(
                  row.substituted === 0
                    ? n.whole(row.played)
                    : `${n.whole(row.played)} + ${n.whole(row.substituted)}`,
                )}
                ${numberCell(n.whole(row.counted))}
                ${numberCell(row.dropped === 0 ? "" : n.whole(row.dropped))}
                ${numberCell(row.needed === 0 ? "" : n.whole(row.needed))}
              </tr>`,
        )}
      </tbody>
    </table>
    ${
      rows.some(({ substituted }) => substituted > 0)
        ? html`<p class="soft note">${words.playedHint}</p>`
        : nothing
    }
  </div>`;
}
