import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Entry } from "overtrick";
import { givenTo } from "./adjustments";
import type { ViewName } from "./places";
import { ScoreView } from "./score-view";

/** The views that mark a pair whose total is not the sum of its results. */
const marking: ReadonlySet<ViewName> = new Set(["ranking", "session", "matrix"]);

/** Below the tables, on the screen and on paper: what the marks at pairs mean. */
export class AdjustedNotes extends ScoreView {
  static override properties = { ...ScoreView.properties, view: { attribute: false } };
  declare view: ViewName;

  protected override render(): TemplateResult | typeof nothing {
    if (!marking.has(this.view)) return nothing;
    const notes = this.data.event.entries.flatMap((entry) => this.#note(entry));
    if (notes.length === 0) return nothing;
    return html`<ul class="adjusted-notes">
      ${notes.map((note) => html`<li>${note}</li>`)}
    </ul>`;
  }

  #note(entry: Entry): TemplateResult[] {
    if (!this.sheet.standings.has(entry.id)) return [];
    const given = givenTo(entry, this.data.event.scoring, this.t, this.n);
    if (given.length === 0) return [];
    const said = given
      .map(({ name, figure, percent }) => `${name} ${figure} ${percent ? "%" : this.#unitAfter}`)
      .join(", ");
    return [html`<span aria-hidden="true">*</span> ${this.entryWord} ${this.pair(entry.id, true)}: ${said}`];
  }

  /** The unit of totals, behind a number. */
  get #unitAfter(): string {
    const { units, unitsAfter } = this.t.views;
    const names = Object.keys(units) as (keyof typeof units)[];
    return unitsAfter[names.find((name) => units[name] === this.unit) ?? "points"];
  }
}

customElements.define("overtrick-adjusted", AdjustedNotes);
