import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { PageElement } from "./element";
import { currentOffer, offerUndo, onOffer } from "../store/undo";

/** What was just done, and the way back. It stays until it is used, dismissed or overtaken, and waits where it was. */
export class UndoBar extends PageElement {
  #stopListening?: () => void;
  readonly #moved = (): void => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stopListening = onOffer(this.#moved);
    addEventListener("hashchange", this.#moved);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopListening?.();
    removeEventListener("hashchange", this.#moved);
  }

  protected override render(): TemplateResult {
    const offer = currentOffer();
    return html`<div role="status">
      ${
        offer
          ? html`<div class="undo-bar">
              <span>${offer.message()}</span>
              ${
                offer.undo
                  ? html`<button type="button" class="plain strong" @click=${this.#undo}>
                      ${this.t.app.undo}
                    </button>`
                  : nothing
              }
              <button
                type="button"
                class="plain"
                aria-label=${this.t.app.dismiss}
                @click=${() => offerUndo(null)}
              >
                <span aria-hidden="true">×</span>
              </button>
            </div>`
          : nothing
      }
    </div>`;
  }

  #undo(): void {
    const offer = currentOffer();
    offerUndo(null);
    offer?.undo?.();
  }
}

customElements.define("overtrick-undo", UndoBar);
