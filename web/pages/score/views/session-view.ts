import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { SessionCell, SessionTable, Standing } from "overtrick";
import { numberCell, numberHead } from "../../../components/number-cell";
import { decimalsOf } from "../../../numbers";
import { figureButton, ScoreView, tallFrom } from "./score-view";
import { sessionTableOf } from "./session-table-of";
import { decimalsFor } from "./sheet-of";
import { Windowed } from "./windowed";

/**
 * The session table of the Belgian guide (Bridge puntentelling, 2008) §4: the ranking, and beside it each pair's points
 * per group of boards, with a capital where it sat North-South and a small letter where it sat East-West.
 */
export class SessionView extends ScoreView {
  readonly #window = new Windowed(this);

  protected override render(): TemplateResult {
    const { data, sheet } = this;
    const table = sessionTableOf(data);
    const decimals = table.groups.map((_, i) =>
      decimalsFor(
        table.rows.map((row) => row[i]?.points ?? null),
        sheet.rules,
      ),
    );
    let at = 0;
    return html`${sheet.lists.map((list) => {
        const rows = list.map((standing, i) => ({ standing, cells: table.rows[at + i] ?? [] }));
        at += list.length;
        return this.#list(rows, table, decimals);
      })}
      <p class="soft letters-hint">${this.t.views.sessionHint}</p>`;
  }

  #list(
    rows: { standing: Standing; cells: (SessionCell | null)[] }[],
    table: SessionTable,
    decimals: number[],
  ): TemplateResult {
    const words = this.t.views;
    const names = this.hasNames;
    const first = rows[0]?.standing;
    const side = [
      first?.section === undefined ? "" : words.section(first.section),
      first?.direction === undefined ? "" : this.sideWord(first.direction),
    ]
      .join(" ")
      .trim();
    const wide = 6 + Number(names) + Number(this.hasPercent) - 1;
    const size = `${rows.length > tallFrom ? "tall" : ""} ${table.groups.length > 10 ? "dense" : ""}`;
    return html`<div class="wide ${size}">
      <table class="tally session">
        <caption class=${side === "" ? "hidden" : ""}>
          ${words.titles.session} ${side}
        </caption>
        <thead>
          <tr>
            <th scope="col" class="number place">${words.place}</th>
            ${numberHead(this.entryWord)} ${names ? html`<th scope="col">${words.names}</th>` : nothing}
            ${numberHead(this.unit)} ${this.hasPercent ? numberHead("%") : nothing}
            ${numberHead(html`<abbr title=${words.clubPoints}>${words.clubShort}</abbr>`)}
            ${numberHead(words.boards)}
            ${table.groups.map(
              ({ session, first: from, last: to }) =>
                html`<th
                  scope="col"
                  class="number round"
                  title=${session === undefined ? nothing : words.session(this.n.score(session))}
                >
                  ${session === undefined ? "" : `${session}.\u00a0`}${from === to ? from : `${from}–${to}`}
                </th>`,
            )}
          </tr>
        </thead>
        ${this.#window.bodies(side, rows, table.groups.length / 6, ({ standing, cells }) =>
          this.#row(standing, cells, table.groups, decimals),
        )}
        ${
          this.hasPercent
            ? html`<tfoot>
                ${table.averages.map((averages, section) =>
                  first?.section === undefined || (averages.section ?? first.section) === first.section
                    ? this.#averages(averages, section, wide)
                    : nothing,
                )}
              </tfoot>`
            : nothing
        }
      </table>
    </div>`;
  }

  /** Of all, or of the pairs of a section where sections differ. */
  #averages(
    { section, average, groups }: SessionTable["averages"][number],
    index: number,
    wide: number,
  ): TemplateResult {
    const words = this.t.views;
    return html`<tr>
      <th scope="row" colspan=${wide}>
        ${section === undefined ? "" : `${words.section(section)}: `}${words.averagePerRound}
        ${this.#average(average, "", index)}
      </th>
      ${groups.map(
        (group, i) =>
          html`<td class="number soft">
            ${group && this.#average(group.average, String(i), index)}<span class="letter"></span>
          </td>`,
      )}
    </tr>`;
  }

  #average(value: number, group: string, section: number): TemplateResult {
    const shown = this.n.fixed(value, decimalsOf([value]));
    return figureButton(shown, { shows: "average", group, section: String(section) });
  }

  #row(
    standing: Standing,
    cells: (SessionCell | null)[],
    groups: SessionTable["groups"],
    decimals: number[],
  ): TemplateResult {
    const { entry, boards } = standing;
    return html`<tr>
      <td class="number place">${this.place(standing)}</td>
      <th scope="row" class="number">${this.pairLink(entry)}${this.mark(entry)}</th>
      ${this.hasNames ? html`<td class="names">${this.names(entry)}</td>` : nothing}
      <td class="number">${this.totalPoints(standing)}</td>
      ${this.hasPercent ? html`<td class="number strong">${this.totalPercent(standing)}</td>` : nothing}
      <td class="number">${this.clubPoints(standing)}</td>
      ${numberCell(this.n.whole(boards))}
      ${groups.map((group, i) => {
        const cell = cells[i];
        if (!cell) return html`<td></td>`;
        const shown = this.n.fixed(cell.points, decimals[i] ?? 0);
        return html`<td class="number">
          ${this.groupPoints(shown, entry, group)}<span class="letter" title=${this.sideWord(cell.side)}
            >${cell.letter}</span
          >
        </td>`;
      })}
    </tr>`;
  }
}

customElements.define("overtrick-view-session", SessionView);
