import { html, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import type { RateFunctions } from "overtrick";
import { PageElement } from "../../components/element";
import { rateEngine, rateEngineReady } from "../../engine/rate";
import { mendView } from "../../routes";
import "../../styles/rates.css";
import "./expected.css";
import "./about-view";
import "./expected-working";
import type { ExpectedWorking, ShownFigure } from "./expected-working";
import "./field-view";
import "./quick-view";
import { setPrintedPage } from "../score/views/print-heads";
import { expectedWords, wordsReady } from "./words";

const views = ["quick", "field", "about"] as const;
type View = (typeof views)[number];

/** Expected results: for a player after the game, for a whole field, and what it all means. */
export class ExpectedPage extends PageElement {
  static override properties = {
    query: { attribute: false },
    rates: { state: true },
    failed: { state: true },
  };
  declare query: URLSearchParams;
  declare rates: RateFunctions | undefined;
  declare failed: boolean;

  constructor() {
    super();
    this.query = new URLSearchParams();
    this.rates = rateEngine();
    this.failed = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.rates) void this.#start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    setPrintedPage(null);
  }

  async #start(): Promise<void> {
    this.failed = false;
    try {
      this.rates = await rateEngineReady();
    } catch {
      this.failed = true;
    }
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("query")) mendView("expected", views);
  }

  get #view(): View {
    return views.find((name) => name === this.query.get("view")) ?? "quick";
  }

  protected override render(): TemplateResult {
    const words = expectedWords();
    const shown = this.#view;
    return html`<div
      class="rate-page expected-page views"
      @figure=${(event: CustomEvent<ShownFigure>) => this.#tell(event.detail)}
    >
      <header class="expected-head">
        <h1 tabindex="-1">${this.t.places.expected}</h1>
        <nav class="views-bar" aria-label=${words.viewsLabel}>
          <ul>
            ${views.map(
              (name) =>
                html`<li>
                  <a
                    href=${name === "quick" ? "#/expected" : `#/expected?view=${name}`}
                    aria-current=${name === shown ? "page" : nothing}
                    >${words.views[name]}</a
                  >
                </li>`,
            )}
          </ul>
        </nav>
      </header>
      ${this.#content(shown)}
      <overtrick-expected-working></overtrick-expected-working>
    </div>`;
  }

  #content(view: View): TemplateResult {
    const words = expectedWords();
    const { rates, query } = this;
    if (this.failed) {
      return html`<p role="alert">
        ${words.failed}
        <button type="button" @click=${() => void this.#start()}>${this.t.app.tryAgain}</button>
      </p>`;
    }
    if (!rates) return html`<p class="soft" aria-busy="true">${words.starting}</p>`;
    if (view === "field") {
      return html`<overtrick-expected-field .rates=${rates} .query=${query}></overtrick-expected-field>`;
    }
    if (view === "about") return html`<overtrick-expected-about .rates=${rates}></overtrick-expected-about>`;
    return html`<overtrick-expected-quick .rates=${rates} .query=${query}></overtrick-expected-quick>`;
  }

  #tell(figure: ShownFigure): void {
    const panel = this.querySelector<ExpectedWorking>("overtrick-expected-working");
    if (panel) panel.figure = figure;
  }

  protected override updated(changed: Map<string, unknown>): void {
    const { expected } = this.t.places;
    setPrintedPage({ left: expected, right: expectedWords().views[this.#view], landscape: false });
    if (!changed.has("query") || changed.get("query") === undefined) return;
    // What another part told has nothing to do with this one.
    const panel = this.querySelector<ExpectedWorking>("overtrick-expected-working");
    if (panel) panel.figure = null;
  }
}

customElements.define("overtrick-expected-page", ExpectedPage);

export const ready = wordsReady;
