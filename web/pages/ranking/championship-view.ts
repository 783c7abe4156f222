import { html } from "lit";
import type { TemplateResult } from "lit";
import type { ChampionshipRow, RankingFigure } from "overtrick";
import { championshipTable } from "./championship-table";
import type { ChampionshipLine } from "./championship-table";
import { historyView } from "./history-view";
import { addressOf, figureCell, nothingYet, two } from "./part";
import type { Part } from "./part";

/** Both championships: what counts, what dropped, and what is still needed. */
export function championshipView(part: Part): TemplateResult {
  const who = part.query.get("who");
  if (who !== null) return historyView(part, who, "championship");
  const { players, partnerships, playerConditions, partnershipConditions } = part.answer.championship;
  const words = part.w.championship;
  if (part.answer.sessions.length === 0) return nothingYet(part, "championship", words.none);
  const individual = players.map((row) =>
    lineOf(part, row, row.name, { player: row.name, championship: true }),
  );
  const together = partnerships.map((row) =>
    lineOf(part, row, row.players.join(" – "), { partnership: row.partnership, championship: true }),
  );
  const style = "ranking-table";
  return html`<div class="ranking-tables">
    <section>
      ${championshipTable(part.n, { caption: words.individual, lines: individual, conditions: playerConditions, style })}
    </section>
    <section>
      ${
        together.length === 0
          ? html`<p class="soft">${part.w.rankings.noPairs}</p>`
          : championshipTable(part.n, {
              caption: words.pairs,
              lines: together,
              conditions: partnershipConditions,
              style,
            })
      }
    </section>
  </div>`;
}

const lineOf = (part: Part, row: ChampionshipRow, who: string, figure: RankingFigure): ChampionshipLine => ({
  row,
  names: html`<a href=${addressOf("championship", { who })}>${who}</a>`,
  mean: figureCell(part, two(part.n, row.mean), {
    figure,
    title: `${who} · ${part.w.championship.mean}`,
  }),
});
