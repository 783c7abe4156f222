import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { ChampionshipRow, Term } from "overtrick";
import { championshipTable } from "../ranking/championship-table";
import type { ChampionshipLine } from "../ranking/championship-table";
import { rankingWords } from "../ranking/words";
import { addressOf, nameOf, toldCell, two } from "./part";
import type { Part } from "./part";

/** The championships of a season: of members, and of those who play together. */
export function championshipTables(part: Part, id: string): TemplateResult | typeof nothing {
  const championship = part.store.championship(id);
  if (!championship) return html`<div aria-busy="true"></div>`;
  const { players, pairs, playerConditions, pairConditions } = championship;
  if (players.length === 0) return nothing;
  const individual = players.map((row) => lineOf(part, row, [row.member]));
  const together = pairs.map((row) => lineOf(part, row, row.members));
  const caption = rankingWords.words.championship.individual;
  const style = "club-table";
  return html`<div class="championships">
    ${championshipTable(part.n, { caption, lines: individual, conditions: playerConditions, style })}
    ${
      together.length === 0
        ? nothing
        : championshipTable(part.n, {
            caption: part.w.seasons.pairs,
            lines: together,
            conditions: pairConditions,
            style,
          })
    }
  </div>`;
}

function lineOf(
  part: Part,
  row: ChampionshipRow & { working: Term[] },
  members: readonly string[],
): ChampionshipLine {
  const { contents, n } = part;
  const who = members.map((id) => nameOf(contents, id)).join(" – ");
  return {
    row,
    names: html`${members.map(
      (id, i) =>
        html`${i === 0 ? nothing : " – "}<a href=${addressOf("member", { id })}>${nameOf(contents, id)}</a>`,
    )}`,
    mean: toldCell(part, two(n, row.mean), {
      system: "ranking",
      title: `${who} · ${rankingWords.words.championship.mean}`,
      terms: row.working,
    }),
  };
}
