import { html, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import { changedPlaces, changedResults } from "./change-tables";
import { differences } from "./differences";
import type { Differences } from "./differences";
import { ScoreView } from "./score-view";
import { ruleSetOf, sheetOf } from "./sheet-of";
import type { ScoredEvent } from "../../../store/scored";

/** After a switch of rules, one quiet line: what changed, and on request where. */
export class RuleChange extends ScoreView {
  static override properties = {
    ...ScoreView.properties,
    earlier: { attribute: false },
    open: { state: true },
  };
  /** The same event under the rules that it was switched from; null when nothing was switched. */
  declare earlier: ScoredEvent | null;
  declare open: boolean;
  #found: Differences | null = null;

  constructor() {
    super();
    this.earlier = null;
    this.open = false;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has("earlier")) return;
    this.#found = this.earlier ? differences(sheetOf(this.earlier), this.sheet) : null;
    this.open = false;
  }

  protected override render(): TemplateResult | typeof nothing {
    const found = this.#found;
    if (!this.earlier || !found) return nothing;
    const words = this.t.views;
    const same = found.totals.length === 0 && found.results.length === 0;
    const switched = words.switched(
      words.ruleSets[ruleSetOf(this.earlier)].name,
      words.ruleSets[ruleSetOf(this.data)].name,
    );
    if (same) return html`<p class="rule-change" role="status">${switched} ${words.nothingChanged}</p>`;
    const counts = words.changed(
      words.placeCount(found.places, this.n.whole(found.places)),
      words.resultCount(found.results.length, this.n.whole(found.results.length)),
    );
    return html`<details class="rule-change" @toggle=${this.#toggle}>
      <summary><span role="status">${switched} ${counts}</span></summary>
      ${this.open ? this.#details(found) : nothing}
    </details>`;
  }

  #toggle(event: Event): void {
    this.open = (event.target as HTMLDetailsElement).open;
  }

  #details(found: Differences): TemplateResult {
    const tools = {
      t: this.t,
      n: this.n,
      pair: (id: string) => this.pair(id, true),
      side: (side: "NS" | "EW") => this.sideWord(side),
      before: ruleSetOf(this.earlier ?? this.data),
      after: ruleSetOf(this.data),
    };
    return html`${changedPlaces(found, tools)} ${changedResults(found, tools)}`;
  }
}

customElements.define("overtrick-rule-change", RuleChange);
