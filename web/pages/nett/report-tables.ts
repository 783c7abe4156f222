import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import "../../components/findings-list";
import { numberHead } from "../../components/number-cell";
import { decimalsOf } from "../../numbers";
import { csvText, saveText } from "./csv";
import { NettElement } from "./nett-element";
import { settingValue } from "./nett-settings";
import { mostFindings, nettStore } from "./nett-store";
import type { NettFigure } from "./nett-steps";
import type { Report, ReportRow } from "./report";

/** A nett list as on the notice board: a table for each field, to print and to save. */
export class NettReport extends NettElement {
  static override properties = {
    query: { attribute: false },
    report: { attribute: false },
    heading: { attribute: false },
    none: { attribute: false },
  };
  declare query: URLSearchParams;
  declare report: Report;
  /** What stands over the list on the notice board: event, session, rating, date. */
  declare heading: string;
  /** What to say of a list without pairs. */
  declare none: string;

  protected override render(): TemplateResult {
    const { report } = this;
    const withNew = this.query.has("new");
    const fields = [...new Set(report.rows.map(({ field }) => field))];
    return html`<div class="actions no-print">
        <button type="button" @click=${() => print()}>${this.t.files.print}</button>
        <button type="button" @click=${() => this.#save(report)}>${this.w.saveCsv}</button>
        <label class="option"
          ><input
            type="checkbox"
            .checked=${withNew}
            @change=${() => this.put(this.query, "new", withNew ? "" : "1")}
          />${this.w.list.withNew}</label
        >
      </div>
      ${
        report.needsPercent
          ? html`<p class="soft">${this.w.list.needsPercent}</p>`
          : report.rows.length === 0
            ? html`<p class="soft">${this.none}</p>`
            : report.unrated
              ? html`<p class="unrated"><strong>${this.heading}</strong> ${this.w.list.unrated}</p>`
              : fields.map((field) => this.#table(report, field, withNew))
      }
      ${
        !report.unrated && report.rows.some(({ inBook }) => inBook.includes(false))
          ? html`<p class="soft note">* ${this.#newcomers}</p>`
          : nothing
      }
      <overtrick-findings
        class="no-print"
        .findings=${report.findings.slice(0, mostFindings)}
        .total=${report.findings.length}
      ></overtrick-findings>`;
  }

  get #newcomers(): string {
    const handicap = settingValue(nettStore.state.settings, "newcomer");
    return this.w.list.newcomers(this.n.fixed(handicap, decimalsOf([handicap])));
  }

  #table(report: Report, field: string, withNew: boolean): TemplateResult {
    const rows = report.rows
      .filter((row) => row.field === field)
      .sort((one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity));
    const title = [this.heading, field].filter((part) => part !== "").join(" · ");
    return html`<div
      class="scroller"
      tabindex="0"
      role="region"
      aria-label=${`${this.w.list.caption} ${title}`}
    >
      <table class="figures nett-standings">
        <caption>
          ${this.w.list.caption} ${title === "" ? nothing : html`<span class="soft">${title}</span>`}
        </caption>
        <thead>
          <tr>
            <th scope="col" class="place">${this.t.score.place}</th>
            <th scope="col">${this.w.players}</th>
            ${numberHead(this.w.figures.hcap)} ${numberHead(this.w.figures.nett)} ${numberHead(this.w.gross)}
            ${withNew ? html`${numberHead(this.w.before)} ${numberHead(this.w.after)}` : nothing}
          </tr>
        </thead>
        <tbody>
          ${rows.map((row) => this.#row(row, withNew))}
        </tbody>
      </table>
    </div>`;
  }

  #row(row: ReportRow, withNew: boolean): TemplateResult {
    const who = row.names.join(" – ");
    // One label stands for two players.
    const isNew = (i: number): boolean =>
      row.names.length === 1 ? row.inBook.includes(false) : row.inBook[i] === false;
    const figure = (name: NettFigure, shown: string) =>
      this.figure(shown, { who, figure: name, terms: row.terms });
    const after = (i: 0 | 1): TemplateResult | string => {
      return this.figure(
        this.two(row.after[i] ?? null),
        row.terms.some(({ symbol }) => symbol === `after_${i + 1}`)
          ? { who: row.names[i] ?? who, figure: i === 0 ? "after_1" : "after_2", terms: row.terms }
          : null,
      );
    };
    return html`<tr>
      <td class="place">${row.rank === null ? "–" : `${this.n.whole(row.rank)}${row.tied ? "=" : ""}`}</td>
      <th scope="row">
        ${row.names.map(
          (name, i) =>
            html`${i > 0 ? " – " : nothing}${name}${
              isNew(i) ? html`<span title=${this.#newcomers}>*</span>` : nothing
            }`,
        )}
      </th>
      <td class="number">${row.hcap === null ? "–" : figure("hcap", this.signed(row.hcap))}</td>
      <td class="number strong">${row.nett === null ? "–" : figure("nett", this.two(row.nett))}</td>
      <td class="number">${row.gross === null ? "–" : this.two(row.gross)}</td>
      ${
        withNew
          ? html`<td class="number two">
                ${row.before.map((before) => html`<span>${this.two(before)}</span>`)}
              </td>
              <td class="number two"><span>${after(0)}</span><span>${after(1)}</span></td>`
          : nothing
      }
    </tr>`;
  }

  #save({ rows }: Report): void {
    const words = this.w;
    const head = [
      words.field,
      this.t.score.place,
      words.players,
      words.figures.hcap,
      words.figures.nett,
      words.gross,
      `${words.after} 1`,
      `${words.after} 2`,
    ];
    // As a club would write it, with enough behind the mark to go on from.
    const figure = (value: number | null): number | string =>
      value === null ? "" : Number(value.toFixed(4));
    const lines = rows.map((row) => [
      row.field,
      row.rank === null ? "" : `${row.rank}${row.tied ? "=" : ""}`,
      row.names.join(" – "),
      figure(row.hcap),
      figure(row.nett),
      figure(row.gross),
      figure(row.after[0] ?? null),
      figure(row.after[1] ?? null),
    ]);
    const name = [words.list.fileName, this.heading].filter((part) => part !== "").join(" ");
    const comma = this.n.fixed(0.5, 1).includes(",");
    saveText(csvText([head, ...lines], comma), `${name.replace(/[^\p{L}\p{N} -]/gu, "")}.csv`);
  }
}

customElements.define("overtrick-nett-report", NettReport);
