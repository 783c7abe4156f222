/** The way to the help: a quiet button, and the question mark where nobody is typing. The help itself comes when asked. */
import { html } from "lit";
import type { TemplateResult } from "lit";
import { PageElement } from "../components/element";
import { kept } from "../store/kept";
import { offerUndo } from "../store/undo";

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");

export class HelpDoor extends PageElement {
  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("keydown", this.#key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.#key);
  }

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== "?" || event.ctrlKey || event.metaKey || isField(event.target)) return;
    if (kept("help.key") === "off") return;
    event.preventDefault();
    void this.#open("keys");
  };

  async #open(part?: "keys"): Promise<void> {
    try {
      await (await import("./help-dialog")).openHelp(part);
    } catch {
      offerUndo({ message: () => this.t.app.pageFailed });
    }
  }

  protected override render(): TemplateResult {
    return html`<button type="button" class="plain help-door" @click=${() => void this.#open()}>
      <span class="sign" aria-hidden="true">?</span><span class="word">${this.t.app.help}</span>
    </button>`;
  }
}

customElements.define("overtrick-help-door", HelpDoor);
