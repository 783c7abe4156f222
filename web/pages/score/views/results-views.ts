import { html, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import type { RuleSetName } from "overtrick";
import { dateText } from "../../../components/date-text";
import { PageElement } from "../../../components/element";
import { showTab } from "../../../components/show-tab";
import { mendView, readAddress } from "../../../routes";
import type { ScoredEvent } from "../../../store/scored";
import type { Landing } from "./landing";
import { addressOf, placeOf, viewNames } from "./places";
import type { ViewName, ViewPlace } from "./places";
import { setPrintedPage } from "./print-heads";
import "./ranking-view";
import type { Figure } from "./score-view";
import { ruleSetOf } from "./sheet-of";
import { whenUsed } from "../when-used";

/** On paper they lie on their side. */
const wideViews: ReadonlySet<ViewName> = new Set(["session", "matrix", "control", "rules"]);

/**
 * The ways out of a scored event: a view, the links to the others, the rules, and how a figure came about. The address
 * says which view, which pair and which board.
 *
 * @fires rules - other rules were chosen; `detail` is the name of the set
 */
export class ResultViews extends PageElement {
  static override properties = {
    data: { attribute: false },
    place: { state: true },
    figure: { state: true },
  };
  declare data: ScoredEvent | null;
  declare place: ViewPlace;
  declare figure: Figure | null;
  /** The event under the rules that it was switched from, until the next edit. */
  #before: ScoredEvent | null = null;
  #asked = false;
  /** Whether there has been a sign of a reader. */
  #used = false;
  #landing: Landing | null = null;

  constructor() {
    super();
    this.data = null;
    this.figure = null;
    this.place = placeOf(readAddress(location.hash).query);
    this.addEventListener("figure", (event) => (this.figure = (event as CustomEvent<Figure>).detail));
    this.addEventListener("close", () => (this.figure = null));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("hashchange", this.#moved);
    this.#show();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("hashchange", this.#moved);
    setPrintedPage(null);
  }

  readonly #moved = (): void => {
    this.#show();
    this.#landing?.moved();
  };

  #show(): void {
    const before = this.place.view;
    mendView("score", viewNames);
    this.place = placeOf(readAddress(location.hash).query);
    if (before !== this.place.view) this.figure = null;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const last = changed.get("data");
    if (changed.has("data") && last && this.data) this.#compareRules(last, this.data);
    if (this.#used || this.place.view !== "ranking" || this.figure) this.#fetchFurther();
  }

  #compareRules(last: ScoredEvent, data: ScoredEvent): void {
    if (ruleSetOf(last) !== ruleSetOf(data)) this.#before = last;
    else if (last.event !== data.event) this.#before = null;
  }

  protected override firstUpdated(): void {
    // The ranking is drawn first; the elements of the other views come to life when they arrive.
    whenUsed(() => {
      this.#used = true;
      this.#fetchFurther();
      import("./landing").then(
        ({ Landing }) => (this.#landing = new Landing(this)),
        () => undefined,
      );
    });
  }

  #fetchFurther(): void {
    if (this.#asked || !this.data) return;
    this.#asked = true;
    // They have functions and words of their own, which are there before they are.
    const words = import("./working-words").then(({ workingWords }) => workingWords.ready);
    Promise.all([this.data.complete?.(), words])
      .then(() => import("./further-views"))
      .catch(() => (this.#asked = false));
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("place") && (changed.get("place") !== undefined || this.place.view !== "ranking"))
      showTab(this.querySelector(".views-bar [aria-current=true]"));
    if (!this.data) return;
    const { name, date } = this.data.event;
    setPrintedPage({
      left: [name, dateText(date, "long")].filter((text) => text !== "").join(" · "),
      right: this.t.views.titles[this.#view],
      landscape: wideViews.has(this.#view),
    });
  }

  get #view(): ViewName {
    const teams = this.data?.event.scoring === "teams";
    return this.place.view === "matches" && !teams ? "ranking" : this.place.view;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { data } = this;
    if (!data || data.scores.standings.length === 0) return nothing;
    return html`<section class="views view-${this.#view}" aria-labelledby="views-title">
      ${this.#bar(data)}
      <header class="views-head">
        <h2 id="views-title" tabindex="-1">${this.t.views.titles[this.#view]}</h2>
        ${this.#rules(data)}
      </header>
      <overtrick-rule-change .data=${data} .earlier=${this.#before}></overtrick-rule-change>
      ${this.#shown(data)}
      <overtrick-adjusted .data=${data} .view=${this.#view}></overtrick-adjusted>
      <p class="soft hint no-print">${this.t.views.tapHint}</p>
      <overtrick-working .data=${data} .figure=${this.figure}></overtrick-working>
    </section>`;
  }

  #bar(data: ScoredEvent): TemplateResult {
    const names = viewNames.filter((name) => name !== "matches" || data.event.scoring === "teams");
    return html`<div class="views-bar" role="navigation" aria-label=${this.t.views.label}>
      <ul>
        ${names.map(
          (name) =>
            html`<li>
              <a href=${addressOf({ view: name })} aria-current=${name === this.#view ? "true" : nothing}
                >${this.t.views.titles[name]}</a
              >
            </li>`,
        )}
      </ul>
    </div>`;
  }

  /** Rule sets differ at matchpoints alone. */
  #rules(data: ScoredEvent): TemplateResult | typeof nothing {
    if (data.event.scoring !== "matchpoints") return nothing;
    const own = ruleSetOf(data);
    return html`<span class="on-paper">${this.t.views.ruleSet}: ${this.t.views.ruleSets[own].name}</span
      ><label class="rules-switch"
        ><span>${this.t.views.ruleSet}</span>
        <select autocomplete="off" @change=${this.#choose}>
          ${data.overtrick.ruleSetNames.map(
            (name) =>
              html`<option value=${name} .selected=${name === own}>
                ${this.t.views.ruleSets[name].name}
              </option>`,
          )}
        </select></label
      >`;
  }

  #choose(event: Event): void {
    const detail = (event.target as HTMLSelectElement).value as RuleSetName;
    this.dispatchEvent(new CustomEvent("rules", { detail, bubbles: true, composed: true }));
  }

  #shown(data: ScoredEvent): TemplateResult {
    switch (this.#view) {
      case "travellers":
        return html`<overtrick-view-travellers
          .data=${data}
          .board=${this.place.board}
        ></overtrick-view-travellers>`;
      case "card":
        return html`<overtrick-view-card .data=${data} .entry=${this.place.pair}></overtrick-view-card>`;
      case "session":
        return html`<overtrick-view-session .data=${data}></overtrick-view-session>`;
      case "matrix":
        return html`<overtrick-view-matrix .data=${data}></overtrick-view-matrix>`;
      case "control":
        return html`<overtrick-view-control .data=${data}></overtrick-view-control>`;
      case "frequencies":
        return html`<overtrick-view-frequencies .data=${data}></overtrick-view-frequencies>`;
      case "matches":
        return html`<overtrick-view-matches .data=${data}></overtrick-view-matches>`;
      case "rules":
        return html`<overtrick-view-rules .data=${data}></overtrick-view-rules>`;
      case "ranking":
        return html`<overtrick-view-ranking .data=${data}></overtrick-view-ranking>`;
    }
  }
}

customElements.define("overtrick-results", ResultViews);
