import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { takeEarlyFiles } from "../../../components/dropped-files";
import { PageElement } from "../../../components/element";
import { eventStore } from "../../../store/event-store";

/** The way in for files: a button, and the whole page as a place to drop them. */
export class FileDoor extends PageElement {
  static override properties = { over: { state: true } };
  declare over: boolean;

  constructor() {
    super();
    this.over = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("dragover", this.#dragged);
    document.addEventListener("dragleave", this.#left);
    document.addEventListener("drop", this.#dropped);
    const early = takeEarlyFiles();
    if (early.length > 0) void this.#open(early);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("dragover", this.#dragged);
    document.removeEventListener("dragleave", this.#left);
    document.removeEventListener("drop", this.#dropped);
  }

  protected override render(): TemplateResult {
    const words = this.t.files;
    return html`<button type="button" title=${words.openHint} @click=${this.#choose}>${words.open}</button>
      <input
        type="file"
        multiple
        hidden
        accept=".pbn,.xml,.usebio,.bws,.mdb,.csv,.json,.txt,.tsv"
        aria-label=${words.open}
        @change=${this.#chosen}
      />
      ${this.over ? html`<div class="drop-here" aria-hidden="true">${words.drop}</div>` : nothing}`;
  }

  #choose(): void {
    this.querySelector("input")?.click();
  }

  #chosen(event: Event): void {
    const input = event.target as HTMLInputElement;
    const files = [...(input.files ?? [])];
    // The same file can be chosen again.
    input.value = "";
    void this.#open(files);
  }

  readonly #dragged = (event: DragEvent): void => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    this.over = true;
  };

  readonly #left = (event: DragEvent): void => {
    if (event.relatedTarget === null) this.over = false;
  };

  readonly #dropped = (event: DragEvent): void => {
    this.over = false;
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    void this.#open(files);
  };

  async #open(files: File[]): Promise<void> {
    try {
      const { openFiles } = await import("./open-files");
      await openFiles(files, (name) => this.t.files.opened(name));
    } catch (error) {
      eventStore.fail(error);
    }
  }
}

customElements.define("overtrick-file-door", FileDoor);
