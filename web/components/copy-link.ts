/** The address on the screen, handed on: on the clipboard, or in a field to copy from. */
import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { PageElement } from "./element";
import { offerUndo } from "../store/undo";
import { linkSaid } from "./link-said";

/** A button that copies the address. Its words come from the page that it stands on. */
export class CopyLink extends PageElement {
  static override properties = {
    label: { attribute: false },
    done: { attribute: false },
    below: { attribute: false },
    readied: { attribute: false },
    link: { state: true },
  };
  declare label: string;
  /** What is said when the link is on the clipboard. */
  declare done: () => string;
  /** Above the link, where the clipboard cannot be written. */
  declare below: string;
  /** Brings the address up to what is on the screen. */
  declare readied: () => void;
  declare link: string | null;

  constructor() {
    super();
    this.label = "";
    this.done = () => "";
    this.below = "";
    this.readied = () => undefined;
    this.link = null;
  }

  protected override render(): TemplateResult {
    return html`<button type="button" @click=${() => void this.#copy()}>${this.label}</button> ${
        this.link === null
          ? nothing
          : html`<label class="link-below"
              >${this.below}
              <input
                readonly
                .value=${this.link}
                @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
            /></label>`
      }`;
  }

  async #copy(): Promise<void> {
    this.readied();
    const link = location.href;
    try {
      await navigator.clipboard.writeText(link);
      this.link = null;
      offerUndo({ message: () => linkSaid(this.done()) });
    } catch {
      this.link = link;
    }
  }
}

customElements.define("overtrick-copy-link", CopyLink);
