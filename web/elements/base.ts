/** What the elements for a club's page have in common: a shadow tree, the page's language, and how they are made. */
import type { ElementWords } from "../i18n/elements/en";
import { numberWriter } from "../numbers";
import type { NumberWriter } from "../numbers";
import { languageOf, localeAt, wordsOf } from "./language";
import type { ElementLanguage } from "./language";
import { elementSheet } from "./style";

export abstract class ClubElement extends HTMLElement {
  protected readonly root = this.attachShadow({ mode: "open" });
  #language?: MutationObserver;
  #shown = "";
  #numbers: NumberWriter | undefined;

  constructor() {
    super();
    this.root.adoptedStyleSheets = [elementSheet()];
  }

  connectedCallback(): void {
    this.#language = new MutationObserver(() => {
      if (localeAt(this) !== this.#shown) this.#show();
    });
    this.#language.observe(document, { subtree: true, attributeFilter: ["lang"] });
    this.#show();
  }

  disconnectedCallback(): void {
    this.#language?.disconnect();
  }

  #show(): void {
    this.#shown = localeAt(this);
    this.#numbers = undefined;
    this.show();
  }

  /** Builds the shadow tree anew, in the language of the page. */
  protected abstract show(): void;

  protected get locale(): string {
    return this.#shown;
  }

  protected get language(): ElementLanguage {
    return languageOf(this.#shown);
  }

  protected get words(): ElementWords {
    return wordsOf(this.language);
  }

  protected get numbers(): NumberWriter {
    // A page in a language that is not ours gets English words, and English figures with them.
    this.#numbers ??= numberWriter(this.#shown.toLowerCase().startsWith(this.language) ? this.#shown : "en");
    return this.#numbers;
  }

  protected tell(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(`overtrick-${name}`, { detail, bubbles: true, composed: true }));
  }
}

/** The first definition of a name wins: a second copy of this module, of any version, changes nothing. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}

type Attributes = Record<string, string | undefined>;

/** An element with attributes and children; text is text, never markup. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}
