/** An element that shows tables, of its own or out of a file, and follows what stands inside it. */
import { saidOfRows } from "./asked";
import { ClubElement } from "./base";
import type { ResultsData } from "./table-data";
import { TableSource } from "./table-source";

export abstract class TablesElement extends ClubElement {
  protected readonly source = new TableSource(this.at, (bytes, name) => this.workOut(bytes, name));
  /** The attributes that decide what comes out of a file. */
  protected abstract readonly settings: readonly string[];
  /** What the attributes ask for and nobody knows, as sentences. */
  protected abstract get faults(): readonly string[];
  #inside?: MutationObserver;

  override connectedCallback(): void {
    this.#inside = new MutationObserver(() => this.show());
    this.#inside.observe(this, { childList: true, subtree: true, characterData: true });
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#inside?.disconnect();
  }

  attributeChangedCallback(): void {
    if (this.isShown) this.show();
  }

  protected abstract workOut(bytes: Uint8Array, name: string): Promise<ResultsData>;

  protected show(): void {
    const settings = this.settings.map((name) => this.getAttribute(name) ?? "");
    this.source.show({ settings, faults: [...this.faults, ...saidOfRows(this.at)] });
  }
}
