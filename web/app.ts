import { html } from "lit";
import type { LitElement, TemplateResult } from "lit";
import { PageElement } from "./components/element";
import { icon } from "./components/icons";
import "./components/language-switch";
import "./components/theme-switch";
import "./components/undo-bar";
import "./help/help-door";
import { pageOf } from "./pages/later";
import "./pages/score/score-page";
import { mendPlace, places, readAddress, writeAddress } from "./routes";
import type { Address } from "./routes";

/** The width from which the places stand at the side (shell.css). */
const beside = matchMedia("(min-width: 900px)");

/** The shell: the five places, language and appearance, and the place that the address names. */
export class App extends PageElement {
  static override properties = { address: { state: true } };
  declare address: Address;

  constructor() {
    super();
    mendPlace();
    this.address = readAddress(location.hash);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("hashchange", this.#moved);
    beside.addEventListener("change", this.#inOrder);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("hashchange", this.#moved);
    beside.removeEventListener("change", this.#inOrder);
  }

  /** At the side the places stand above language and appearance, else below: the Tab key goes the same way. */
  readonly #inOrder = (): void => {
    const nav = this.querySelector("nav");
    if (nav) this.querySelector(".switches")?.[beside.matches ? "before" : "after"](nav);
  };

  readonly #moved = (): void => {
    const before = this.address.place;
    mendPlace();
    this.address = readAddress(location.hash);
    if (before === this.address.place) return;
    window.scrollTo(0, 0);
    void this.#focusHeading();
  };

  async #focusHeading(): Promise<void> {
    await this.updateComplete;
    await this.querySelector<LitElement>("#main > :not(.coming)")?.updateComplete;
    this.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }

  /** A page that was fetched takes the place of its heading alone, and the focus that this has. */
  readonly #arrived = (): void => {
    const focused = this.querySelector(".coming h1") === document.activeElement;
    this.requestUpdate();
    if (focused) void this.#focusHeading();
  };

  protected override render(): TemplateResult {
    const { place } = this.address;
    return html`<a class="skip" href="#main" @click=${this.#skip}>${this.t.app.skip}</a>
      <header class="brand">
        <a href="#/score" class="name"
          ><span class="pips" aria-hidden="true"
            ><span class="suit spades">♠</span><span class="suit hearts">♥</span
            ><span class="suit diamonds">♦</span><span class="suit clubs">♣</span></span
          >Overtrick</a
        >
        <div class="switches">
          <overtrick-language></overtrick-language>
          <overtrick-theme></overtrick-theme>
          <overtrick-help-door></overtrick-help-door>
        </div>
        <nav aria-label=${this.t.app.places}>
          <ul>
            ${places.map(
              (name) =>
                html`<li>
                  <a href=${writeAddress(name)} aria-current=${name === place ? "page" : "false"}
                    >${icon(name)}<span>${this.t.places[name]}</span></a
                  >
                </li>`,
            )}
          </ul>
        </nav>
      </header>
      <main id="main" tabindex="-1">${this.#page()}</main>
      <div class="bars">
        <overtrick-update></overtrick-update>
        <overtrick-undo></overtrick-undo>
      </div>`;
  }

  #page(): TemplateResult {
    const { place, query } = this.address;
    if (place === "score") return html`<overtrick-score-page .query=${query}></overtrick-score-page>`;
    return pageOf(place, query, this.#arrived);
  }

  protected override firstUpdated(): void {
    this.#inOrder();
  }

  protected override updated(): void {
    document.title = this.t.app.title(this.t.places[this.address.place]);
  }

  /** The address is the place, so the skip link moves the focus alone. */
  #skip(event: Event): void {
    event.preventDefault();
    this.querySelector<HTMLElement>("#main")?.focus();
  }
}

customElements.define("overtrick-app", App);
