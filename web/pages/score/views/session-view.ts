import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { SessionCell, SessionTable, Standing } from "overtrick";
import { numberCell, numberHead } from "../../../components/number-cell";
import { decimalsOf } from "../../../numbers";
import { figureButton, ScoreView, tallFrom } from "./score-view";
import { sessionTableOf } from "./session-table-of";
import { decimalsFor } from "./sheet-of";
import { Windowed } from "./windowed";

interface ListedRow {
  standing: Standing;
  cells: (SessionCell | null)[];
}

/** Some of the groups of boards: from the one up to, and without, the other. */
interface Columns {
  from: number;
  to: number;
}

/** So many figures and letters as dense tables have go beside each other on a sheet that lies on its side. */
const lettersAcross = 150;

const headOf = ({ session, first, last }: SessionTable["groups"][number]): string =>
  `${session === undefined ? "" : `${session}.\u00a0`}${first === last ? first : `${first}–${last}`}`;

/** Columns of these widths in as few tables of this width as they need, about as many in each. */
function sharesOf(widths: readonly number[], room: number): Columns[] {
  const all = widths.reduce((sum, width) => sum + width, 0);
  const tables = Math.max(1, Math.ceil(all / Math.max(room, ...widths, 1)));
  const each = Math.ceil(widths.length / tables);
  return Array.from({ length: Math.ceil(widths.length / Math.max(each, 1)) || 1 }, (_, i) => ({
    from: i * each,
    to: Math.min((i + 1) * each, widths.length),
  }));
}

/**
 * The session table of the Belgian guide (Bridge puntentelling, 2008) §4: the ranking, and beside it each pair's points
 * per group of boards, with a capital where it sat North-South, and in italics with a small letter where it sat
 * East-West.
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
        return this.#parts(rows, table, decimals).map((part) => this.#list(rows, table, decimals, part));
      })}
      <p class="soft letters-hint">${this.t.views.sessionHint}</p>`;
  }

  /** On the screen one table that scrolls; on paper as many as the rounds need, each with some of them. */
  #parts(rows: readonly ListedRow[], { groups }: SessionTable, decimals: readonly number[]): Columns[] {
    if (!this.#window.isPrinting) return [{ from: 0, to: groups.length }];
    const words = this.t.views;
    const names = rows.flatMap(({ standing }) => this.sheet.names.get(standing.entry) ?? []);
    const totals = rows.map(({ standing }) => this.n.fixed(standing.points, this.sheet.decimals).length);
    const widths = groups.map(
      (group, i) =>
        2 +
        Math.max(
          headOf(group).length,
          ...rows.map(({ cells }) => {
            const cell = cells[i];
            return cell ? this.n.fixed(cell.points, decimals[i] ?? 0).length + cell.letter.length : 0;
          }),
        ),
    );
    const beside =
      words.place.length + this.entryWord.length + words.boards.length + Math.max(6, ...totals) + 22;
    return sharesOf(widths, lettersAcross - beside - Math.max(0, ...names.map(({ length }) => length)));
  }

  #list(
    rows: readonly ListedRow[],
    table: SessionTable,
    decimals: number[],
    { from, to }: Columns,
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
    const groups = table.groups.slice(from, to);
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
            ${groups.map(
              (group) =>
                html`<th
                  scope="col"
                  class="number round"
                  title=${group.session === undefined ? nothing : words.session(this.n.score(group.session))}
                >
                  ${headOf(group)}
                </th>`,
            )}
          </tr>
        </thead>
        ${this.#window.bodies(`${side}/${from}`, rows, table.groups.length / 6, ({ standing, cells }) =>
          this.#row(standing, cells.slice(from, to), groups, decimals.slice(from, to)),
        )}
        ${
          this.hasPercent
            ? html`<tfoot>
                ${table.averages.map((averages, section) =>
                  first?.section === undefined || (averages.section ?? first.section) === first.section
                    ? this.#averages(averages, section, wide, { from, to })
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
    { from, to }: Columns,
  ): TemplateResult {
    const words = this.t.views;
    return html`<tr>
      <th scope="row" colspan=${wide}>
        ${section === undefined ? "" : `${words.section(section)}: `}${words.averagePerRound}
        ${this.#average(average, "", index)}
      </th>
      ${groups
        .slice(from, to)
        .map(
          (group, i) =>
            html`<td class="number soft">
              ${group && this.#average(group.average, String(from + i), index)}<span class="letter"></span>
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
        return html`<td class="number ${cell.side === "EW" ? "ew" : ""}">
          ${this.groupPoints(shown, entry, group)}<span
            class="letter ${cell.letter.length > 1 ? "two" : ""}"
            title=${this.sideWord(cell.side)}
            >${cell.letter}</span
          >
        </td>`;
      })}
    </tr>`;
  }
}

customElements.define("overtrick-view-session", SessionView);
