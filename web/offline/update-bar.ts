import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { PageElement } from "../components/element";
import { keepOffline } from "./service-worker";

/** Says that a new version is ready, and takes it when told to. What was typed is kept across the reload. */
export class UpdateBar extends PageElement {
  static override properties = { take: { state: true }, taking: { state: true } };
  /** Takes the new version; null while there is none, or none is wanted now. */
  declare take: (() => void) | null;
  /** Told to; the browser may need some seconds to change over. */
  declare taking: boolean;

  constructor() {
    super();
    this.take = null;
    this.taking = false;
  }

  protected override firstUpdated(): void {
    // A browser may refuse (private windows, full disk): the page then works as long as there is a network.
    void keepOffline((take) => (this.take = take)).catch(() => undefined);
  }

  protected override render(): TemplateResult {
    const { take } = this;
    if (this.taking)
      return html`<div role="status"><div class="bar update-bar">${this.t.app.taking}</div></div>`;
    return html`<div role="status">
      ${
        take === null
          ? nothing
          : html`<div class="bar update-bar">
              <span>${this.t.app.newVersion}</span>
              <button type="button" class="plain strong" @click=${() => this.#taken(take)}>
                ${this.t.app.reload}
              </button>
              <button
                type="button"
                class="plain"
                aria-label=${this.t.app.dismiss}
                @click=${() => (this.take = null)}
              >
                <span aria-hidden="true">×</span>
              </button>
            </div>`
      }
    </div>`;
  }

  #taken(take: () => void): void {
    this.taking = true;
    take();
  }
}

customElements.define("overtrick-update", UpdateBar);
