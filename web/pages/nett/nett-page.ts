import { html, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import type { NettRule } from "overtrick";
import { rateEngine, rateEngineReady } from "../../engine/rate";
import { mendView, replaceQuery, writeAddress } from "../../routes";
import "../../styles/rates.css";
import "../../styles/nett.css";
import { NettElement } from "./nett-element";
import { setPrintedPage } from "../score/views/print-heads";
import { nettStore } from "./nett-store";
import "./handicaps-view";
import "./list-view";
import "./nett-working";
import type { NettWorking, ShownWorking } from "./nett-working";
import "./quick-view";
import "./ratings-view";
import { nettWords } from "./words";

/** Settles when the page's words have arrived. */
export const { ready } = nettWords;

const views = ["quick", "ratings", "handicaps", "list"] as const;
type View = (typeof views)[number];

/**
 * Nett: a quick calculation, and the three programs of the document as three steps.
 *
 * The address says what is on the screen: `view=list` the part, `rule=partner` the rule, `sample` the sample; what the
 * parts add is said there.
 */
export class NettPage extends NettElement {
  static override properties = { query: { attribute: false }, failed: { state: true } };
  declare query: URLSearchParams;
  declare failed: boolean;
  #inSight?: View;

  constructor() {
    super();
    this.query = new URLSearchParams();
    this.failed = false;
    this.addEventListener("overtrick-working", (event) =>
      this.#tell((event as CustomEvent<ShownWorking>).detail),
    );
    this.addEventListener("overtrick-query", () => this.requestUpdate());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    setPrintedPage(null);
  }

  #start(): void {
    this.failed = false;
    rateEngineReady().then(
      () => this.requestUpdate(),
      () => (this.failed = true),
    );
  }

  /** On a narrow screen the parts stand beside each other and scroll: the one shown is in sight. */
  protected override updated(): void {
    const view = this.#view;
    // Its own name: that of a step is a matter of the screen.
    const title = view === "quick" ? this.w.quick.title : this.w[view].caption;
    setPrintedPage({ left: this.t.places.nett, right: title, landscape: false });
    super.updated();
    if (view === this.#inSight) return;
    this.#inSight = view;
    // What another part told has nothing to do with this one.
    this.#tell(null);
    const tab = this.querySelector<HTMLElement>(".views-bar [aria-current]");
    const bar = tab?.closest("ul");
    if (!tab || !bar) return;
    const [own, whole] = [tab.getBoundingClientRect(), bar.getBoundingClientRect()];
    bar.scrollLeft += own.left + own.width / 2 - (whole.left + whole.width / 2);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("query")) {
      mendView("nett", views);
      nettStore.showSample(this.query.has("sample"));
    } else if (this.query.has("sample") !== nettStore.isSample) this.#followSample();
  }

  /** A changed sample is no longer one, and the address should not say so. */
  #followSample(): void {
    const change = (query: URLSearchParams): void => {
      if (nettStore.isSample) query.set("sample", "");
      else query.delete("sample");
    };
    change(this.query);
    replaceQuery(change);
  }

  #tell(figure: ShownWorking | null): void {
    const panel = this.querySelector<NettWorking>("overtrick-nett-working");
    if (panel) panel.figure = figure;
  }

  get #view(): View {
    return views.find((name) => name === this.query.get("view")) ?? "quick";
  }

  get #rule(): NettRule {
    return this.query.get("rule") === "partner" ? "partner" : "published";
  }

  /** Another view with the same sample and rule. */
  #to(view: View): string {
    const query = new URLSearchParams(this.query);
    if (view === "quick") query.delete("view");
    else query.set("view", view);
    return writeAddress("nett", query);
  }

  protected override render(): TemplateResult {
    const view = this.#view;
    return html`<div class="rate-page nett">
      <header class="nett-head">
        <h1 tabindex="-1">${this.t.places.nett}</h1>
        ${view === "ratings" ? nothing : this.#ruleSwitch()}
      </header>
      <div class="views-bar" role="navigation" aria-label=${this.w.parts}>
        <ul>
          ${views.map(
            (name) =>
              html`<li>
                <a href=${this.#to(name)} aria-current=${name === view ? "page" : nothing}
                  >${this.w.views[name]}</a
                >
              </li>`,
          )}
        </ul>
      </div>
      ${nettStore.isSample && view !== "quick" ? this.#sampleNote() : nothing} ${this.#body(view)}
      <overtrick-nett-working></overtrick-nett-working>
    </div>`;
  }

  #ruleSwitch(): TemplateResult {
    return html`<label class="rules-switch"
      >${this.w.rule}
      <select
        id="nett-rule"
        @change=${(event: Event) => {
          const rule = (event.target as HTMLSelectElement).value;
          this.put(this.query, "rule", rule === "partner" ? rule : "");
        }}
      >
        ${(["published", "partner"] as const).map(
          (name) =>
            html`<option value=${name} ?selected=${name === this.#rule}>${this.w.rules[name]}</option>`,
        )}
      </select></label
    >`;
  }

  #sampleNote(): TemplateResult {
    return html`<p class="sample-note no-print">
      <strong>${this.t.score.sample}.</strong> ${this.w.sampleShown}
      <button type="button" class="link" @click=${() => nettStore.showSample(false)}>
        ${nettStore.hasOwn ? this.w.backToOwn : this.w.startOwn}
      </button>
    </p>`;
  }

  #body(view: View): TemplateResult {
    if (this.failed) {
      return html`<p role="alert">${this.t.app.pageFailed}</p>
        <p><button type="button" @click=${() => this.#start()}>${this.t.app.tryAgain}</button></p>`;
    }
    if (!rateEngine()) return html`<div aria-busy="true"></div>`;
    const rule = this.#rule;
    switch (view) {
      case "quick":
        return html`<overtrick-nett-quick .query=${this.query} .rule=${rule}></overtrick-nett-quick>`;
      case "ratings":
        return html`<overtrick-nett-ratings></overtrick-nett-ratings>`;
      case "handicaps":
        return html`<overtrick-nett-handicaps .query=${this.query} .rule=${rule}></overtrick-nett-handicaps>`;
      case "list":
        return html`<overtrick-nett-list .query=${this.query} .rule=${rule}></overtrick-nett-list>`;
    }
  }
}

customElements.define("overtrick-nett-page", NettPage);
