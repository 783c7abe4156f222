import { html, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import type { RuleSetName } from "overtrick";
import { numberHead } from "../../../components/number-cell";
import { differences, isMoved } from "./differences";
import type { Differences } from "./differences";
import { changedPlaces, changedResults } from "./change-tables";
import { figureButton, ScoreView, tallFrom } from "./score-view";
import { ruleSetOf, sheetOf } from "./sheet-of";
import type { EventSheet } from "./sheet-of";
import { underRules } from "./under-rules";
import { Windowed } from "./windowed";

interface Other {
  sheet: EventSheet;
  differences: Differences;
}

/**
 * All rule sets on this event: what each makes of the ranking, and which results differ from the rules in use. The sets
 * are scored one after the other, so that the page stays awake on a large event.
 */
export class RulesView extends ScoreView {
  static override properties = { ...ScoreView.properties, others: { state: true }, open: { state: true } };
  declare others: Map<RuleSetName, Other>;
  declare open: RuleSetName | null;
  #run = 0;
  readonly #window = new Windowed(this);

  constructor() {
    super();
    this.others = new Map();
    this.open = null;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("data")) void this.#scoreAll();
  }

  async #scoreAll(): Promise<void> {
    this.#run += 1;
    const run = this.#run;
    const found = new Map<RuleSetName, Other>();
    for (const name of this.data.overtrick.ruleSetNames) {
      await new Promise((resolve) => setTimeout(resolve));
      if (run !== this.#run) return;
      const sheet = sheetOf(underRules(this.data, name));
      found.set(name, { sheet, differences: differences(this.sheet, sheet) });
    }
    this.others = found;
  }

  protected override render(): TemplateResult {
    const words = this.t.views;
    if (this.data.event.scoring !== "matchpoints")
      return html`<p class="soft">${words.rulesOnlyMatchpoints}</p>`;
    return html`${this.#summary()} ${this.sheet.lists.map((_, list) => this.#ranking(list))}`;
  }

  #summary(): TemplateResult {
    const words = this.t.views;
    const own = ruleSetOf(this.data);
    return html`<ul class="rule-list">
      ${this.data.overtrick.ruleSetNames.map((name) => {
        const other = this.others.get(name);
        const same =
          !other || (other.differences.totals.length === 0 && other.differences.results.length === 0);
        return html`<li>
          <h3>
            ${words.ruleSets[name].name}
            ${name === own ? html`<span class="in-use">${words.inUse}</span>` : nothing}
          </h3>
          <p class="soft">${words.ruleSets[name].what}</p>
          ${
            name === own || !other
              ? nothing
              : same
                ? html`<p>${words.nothingDiffers}</p>`
                : html`<details @toggle=${(event: Event) => this.#toggle(event, name)}>
                    <summary>${this.#counts(other.differences)}</summary>
                    ${this.open === name ? this.#details(other.differences, name) : nothing}
                  </details>`
          }
        </li>`;
      })}
    </ul>`;
  }

  #toggle(event: Event, name: RuleSetName): void {
    if ((event.target as HTMLDetailsElement).open) this.open = name;
  }

  #counts({ places, results }: Differences): string {
    const words = this.t.views;
    return words.differ(
      words.placeCount(places, this.n.whole(places)),
      words.resultCount(results.length, this.n.whole(results.length)),
    );
  }

  #details(found: Differences, name: RuleSetName): TemplateResult {
    const tools = {
      t: this.t,
      n: this.n,
      pair: (id: string) => this.pair(id, true),
      side: (side: "NS" | "EW") => this.sideWord(side),
      before: ruleSetOf(this.data),
      after: name,
    };
    return html`${changedPlaces(found, tools)} ${changedResults(found, tools)}`;
  }

  #ranking(list: number): TemplateResult {
    const words = this.t.views;
    const names = this.data.overtrick.ruleSetNames;
    const own = ruleSetOf(this.data);
    const rows = this.sheet.lists[list] ?? [];
    const direction = rows[0]?.direction;
    return html`<div class="wide ${rows.length > tallFrom ? "tall" : ""}">
      <table class="tally rule-ranking">
        <caption>
          ${words.placesCompared} ${direction ? this.sideWord(direction) : ""}
        </caption>
        <thead>
          <tr>
            ${numberHead(this.entryWord)}
            ${names.map(
              (name) =>
                html`<th scope="colgroup" colspan="2" class="group edge ${name === own ? "own" : ""}">
                  ${words.ruleSets[name].name}
                </th>`,
            )}
          </tr>
        </thead>
        ${this.#window.bodies(
          String(list),
          rows,
          3,
          ({ entry }) =>
            html`<tr>
              <th scope="row" class="number">${this.pairLink(entry, true)}</th>
              ${names.map((name) => this.#place(entry, name, name === own))}
            </tr>`,
        )}
      </table>
    </div>`;
  }

  #place(entry: string, name: RuleSetName, own: boolean): TemplateResult {
    const mine = this.sheet.standings.get(entry);
    const standing = own ? mine : this.others.get(name)?.sheet.standings.get(entry);
    if (!standing)
      return html`<td class="edge"></td>
        <td></td>`;
    const moved = mine && isMoved(mine, standing);
    const shown = standing.percent === null ? "" : this.n.percent(standing.percent);
    const other = typeof mine?.percent === "number" && shown !== this.n.percent(mine.percent);
    const figure = { shows: "percent", entry, ...(own ? {} : { rules: name }) };
    return html`<td class="number edge ${moved ? "changed" : ""} ${own ? "own" : ""}">
        ${this.place(standing)}
      </td>
      <td class="number ${own ? "own" : other ? "" : "soft"}">
        ${shown === "" ? nothing : figureButton(shown, figure)}
      </td>`;
  }
}

customElements.define("overtrick-view-rules", RulesView);
