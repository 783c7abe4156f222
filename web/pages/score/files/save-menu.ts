import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { PageElement } from "../../../components/element";
import { linkSaid } from "../../../components/link-said";
import { eventStore } from "../../../store/event-store";
import { offerUndo } from "../../../store/undo";
import type { FileKind } from "./save-event";

const kinds = ["asBackup", "asCsv", "asPbn", "asUsebio", "asHtml"] as const satisfies FileKind[];

/** The ways out: files, a link, paper. Nothing leaves the browser but what is saved. */
export class SaveMenu extends PageElement {
  static override properties = { link: { state: true } };
  /** Shown where the clipboard cannot be written. */
  declare link: string | null;

  constructor() {
    super();
    this.link = null;
  }

  protected override render(): TemplateResult {
    const words = this.t.files;
    return html`<details class="save-menu" @toggle=${this.#toggled} @keydown=${this.#key}>
      <summary class="button">${words.save}</summary>
      <ul>
        ${kinds.map(
          (kind) =>
            html`<li>
              <button type="button" class="plain" @click=${() => void this.#save(kind)}>
                ${words[kind]}
              </button>
            </li>`,
        )}
        <li>
          <button type="button" class="plain" @click=${() => void this.#share()}>${words.asLink}</button>
        </li>
        <li><button type="button" class="plain" @click=${this.#print}>${words.print}</button></li>
      </ul>
      ${
        this.link === null
          ? nothing
          : html`<label class="link-below"
              >${words.linkBelow}
              <input
                readonly
                .value=${this.link}
                @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
            /></label>`
      }
    </details>`;
  }

  get #menu(): HTMLDetailsElement | null {
    return this.querySelector("details");
  }

  #close(): void {
    if (this.#menu) this.#menu.open = false;
  }

  #toggled(): void {
    if (this.#menu?.open) document.addEventListener("pointerdown", this.#outside);
    else document.removeEventListener("pointerdown", this.#outside);
  }

  readonly #outside = (event: PointerEvent): void => {
    if (!this.contains(event.target as Node)) this.#close();
  };

  #key(event: KeyboardEvent): void {
    if (event.key === "Escape") this.#done();
  }

  /** What was used goes with the menu: the focus goes back to where it is opened. */
  #done(): void {
    this.#close();
    this.querySelector("summary")?.focus();
  }

  async #save(kind: FileKind): Promise<void> {
    const { scored } = eventStore;
    if (!scored) return;
    const { saveEvent } = await import("./save-event");
    await saveEvent(kind, scored);
    this.#done();
  }

  async #share(): Promise<void> {
    const { scored } = eventStore;
    if (!scored) return;
    const { linkOf } = await import("./save-event");
    const link = await linkOf(scored, eventStore.state.rules);
    try {
      await navigator.clipboard.writeText(link);
      this.link = null;
      this.#done();
      offerUndo({ message: () => linkSaid(this.t.files.linkCopied) });
    } catch {
      this.link = link;
    }
  }

  #print(): void {
    this.#done();
    window.print();
  }
}

customElements.define("overtrick-save-menu", SaveMenu);
