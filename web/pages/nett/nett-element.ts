import { html } from "lit";
import type { TemplateResult } from "lit";
import type { NettWords } from "../../i18n/nett/en";
import { PageElement } from "../../components/element";
import { moveAmongFigures, oneTabStopPerTable } from "../score/views/figure-keys";
import { replaceQuery } from "../../routes";
import { nettStore } from "./nett-store";
import type { ShownWorking } from "./nett-working";
import { nettWords } from "./words";

/** A part of the nett page: it follows the store, and has the page's own words. */
export class NettElement extends PageElement {
  #stopFollowing?: () => void;

  constructor() {
    super();
    // The page hears what its parts heard already.
    this.addEventListener("keydown", (event) => {
      if (!event.defaultPrevented) moveAmongFigures(event);
    });
  }

  /** A table of figures is one stop of the Tab key; figures that stand alone are one each. */
  protected override updated(): void {
    oneTabStopPerTable(this);
    for (const one of this.querySelectorAll<HTMLElement>("button.figure")) {
      if (!one.closest("table")) one.tabIndex = 0;
    }
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stopFollowing = nettStore.onChange(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopFollowing?.();
  }

  protected get w(): NettWords {
    return nettWords.words;
  }

  /** Puts a word into the address; an empty one leaves it out. */
  protected put(query: URLSearchParams, key: string, value: string): void {
    const change = (words: URLSearchParams): void => {
      if (value === "") words.delete(key);
      else words.set(key, value);
    };
    change(query);
    replaceQuery(change);
    this.dispatchEvent(new CustomEvent("overtrick-query", { bubbles: true }));
    this.requestUpdate();
  }

  /** A figure that tells how it came about when it is chosen; plain where there is nothing to tell. */
  protected figure(
    shown: string,
    working: ShownWorking | (() => Promise<ShownWorking>) | null,
  ): TemplateResult | string {
    if (shown === "" || !working) return shown;
    const tell = async (): Promise<void> => {
      const detail = typeof working === "function" ? await working() : working;
      this.dispatchEvent(new CustomEvent("overtrick-working", { detail, bubbles: true }));
    };
    return html`<button type="button" class="figure" tabindex="-1" title=${this.w.howMade} @click=${tell}>
      ${shown}
    </button>`;
  }

  /** In the place of what is on its way. */
  protected busy(): TemplateResult {
    return html`<p class="soft" aria-busy="true">${this.t.aside.reading}</p>`;
  }

  protected two(value: number | null): string {
    return value === null ? "" : this.n.fixed(value, 2);
  }

  /** With its sign, as the Hcap column has it. */
  protected signed(value: number | null): string {
    if (value === null) return "";
    const text = this.n.fixed(value, 2);
    return value > 0 && /[1-9]/u.test(text) ? `+${text}` : text;
  }
}
