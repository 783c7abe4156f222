/** The table of a championship, on the Ranking page and in the seasons of the club's book. */
import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { ChampionshipConditions, ChampionshipRow } from "overtrick";
import { numberCell, numberHead } from "../../components/number-cell";
import type { NumberWriter } from "../../numbers";
import { placeText } from "./part";
import { rankingWords } from "./words";

export interface ChampionshipLine {
  row: ChampionshipRow;
  /** Links to those concerned. */
  names: TemplateResult;
  /** The cell with the mean, which tells how it came about. */
  mean: TemplateResult;
}

export interface ChampionshipTable {
  caption: string;
  lines: readonly ChampionshipLine[];
  conditions: ChampionshipConditions;
  /** As the page's other tables. */
  style: "ranking-table" | "club-table";
}

/** What counts, what dropped and what is still needed; those who do not qualify yet stand below a heading. */
export function championshipTable(
  n: NumberWriter,
  { caption, lines, conditions, style }: ChampionshipTable,
): TemplateResult {
  const { championship: words, place, names } = rankingWords.words;
  const { min, drop, substitutes } = conditions;
  const first = lines.findIndex(({ row }) => !row.qualified);
  return html`<div class="wide">
    <table class="figures championship ${style}">
      <caption>
        ${caption}
        <span class="soft conditions"
          >${words.conditions(n.whole(min), n.whole(drop))}
          ${substitutes > 0 ? words.substitutes(n.whole(substitutes)) : nothing}</span
        >
      </caption>
      <thead>
        <tr>
          ${numberHead(place)}
          <th scope="col" class="who">${names}</th>
          ${numberHead(words.mean)} ${numberHead(words.played)} ${numberHead(words.counted)}
          ${numberHead(words.dropped)} ${numberHead(words.needed)}
        </tr>
      </thead>
      <tbody>
        ${lines.map(
          (line, i) =>
            html`${
              i === first
                ? html`<tr class="not-yet">
                    <th scope="rowgroup" colspan="7">${words.notYet}</th>
                  </tr>`
                : nothing
            }${tableRow(n, line)}`,
        )}
      </tbody>
    </table>
    ${
      lines.some(({ row }) => row.substituted > 0)
        ? html`<p class="soft note">${words.playedHint}</p>`
        : nothing
    }
  </div>`;
}

function tableRow(n: NumberWriter, { row, names, mean }: ChampionshipLine): TemplateResult {
  const { rank, tied, played, substituted, counted, dropped, needed, qualified } = row;
  const some = (count: number): string => (count === 0 ? "" : n.whole(count));
  return html`<tr class=${qualified ? "" : "unqualified"}>
    <td class="number place">${row.mean === null ? nothing : placeText(rank, tied)}</td>
    <th scope="row">${names}</th>
    ${mean}
    ${numberCell(substituted === 0 ? n.whole(played) : `${n.whole(played)} + ${n.whole(substituted)}`)}
    ${numberCell(n.whole(counted))} ${numberCell(some(dropped))} ${numberCell(some(needed))}
  </tr>`;
}
