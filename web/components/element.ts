import { LitElement } from "lit";
import { onLanguage, words, writer } from "../i18n/index";
import type { Dictionary } from "../i18n/index";
import type { NumberWriter } from "../numbers";

/**
 * The page's own elements. They render into the page itself, not into a shadow: labels, headings, tables, print
 * and the linked style sheet then work across them as in any document. All of them follow the language.
 */
export class PageElement extends LitElement {
  #stop?: () => void;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stop = onLanguage(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
  }

  /** The words of the language on the screen. */
  protected get t(): Dictionary {
    return words();
  }

  /** Numbers as that language writes them. */
  protected get n(): NumberWriter {
    return writer();
  }
}
