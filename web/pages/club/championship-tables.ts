import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { BookChampionship, ChampionshipConditions, ChampionshipRow, Term } from "overtrick";
import { numberCell, numberHead } from "../../components/number-cell";
import { rankingWords } from "../ranking/words";
import { addressOf, nameOf, placeText, toldCell, two } from "./part";
import type { Part } from "./part";

interface Row extends ChampionshipRow {
  who: string;
  /** Links to those concerned, or plain names. */
  names: TemplateResult;
  working: Term[];
}

/** The championships of a season: of members, and of those who play together. */
export function championshipTables(part: Part, id: string): TemplateResult | typeof nothing {
  const championship = part.store.championship(id);
  if (!championship) return html`<div aria-busy="true"></div>`;
  if (championship.players.length === 0) return nothing;
  const { individual } = rankingWords.words.championship;
  return html`<div class="championships">
    ${table(part, individual, players(part, championship), championship.playerConditions)}
    ${
      championship.pairs.length === 0
        ? nothing
        : table(part, part.w.seasons.pairs, pairs(part, championship), championship.pairConditions)
    }
  </div>`;
}

const link = ({ contents }: Part, id: string): TemplateResult =>
  html`<a href=${addressOf("member", { id })}>${nameOf(contents, id)}</a>`;

const players = (part: Part, championship: BookChampionship): Row[] =>
  championship.players.map((row) => ({
    ...row,
    who: nameOf(part.contents, row.member),
    names: link(part, row.member),
  }));

const pairs = (part: Part, championship: BookChampionship): Row[] =>
  championship.pairs.map((row) => ({
    ...row,
    who: row.members.map((id) => nameOf(part.contents, id)).join(" – "),
    names: html`${link(part, row.members[0])} – ${link(part, row.members[1])}`,
  }));

function table(
  part: Part,
  caption: string,
  rows: readonly Row[],
  { min, drop }: ChampionshipConditions,
): TemplateResult {
  const { n, w } = part;
  const words = rankingWords.words.championship;
  const first = rows.findIndex(({ qualified }) => !qualified);
  return html`<div class="wide" tabindex="0" role="region" aria-label=${caption}>
    <table class="figures club-table championship">
      <caption>
        ${caption}
        <span class="soft conditions">${words.conditions(n.whole(min), n.whole(drop))}</span>
      </caption>
      <thead>
        <tr>
          ${numberHead(rankingWords.words.place)}
          <th scope="col">${w.columns.name}</th>
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
                <td class="number place">${placeText(row)}</td>
                <th scope="row">${row.names}</th>
                ${toldCell(part, two(n, row.mean), { system: "ranking", title: `${row.who} · ${words.mean}`, terms: row.working })}
                ${numberCell(n.whole(row.played))} ${numberCell(n.whole(row.counted))}
                ${numberCell(row.dropped === 0 ? "" : n.whole(row.dropped))}
                ${numberCell(row.needed === 0 ? "" : n.whole(row.needed))}
              </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
