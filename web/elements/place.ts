/** Where an element stands: its shadow tree, and the language and numbers of the page around it. */
import type { ElementWords } from "../i18n/elements/en";
import { numberWriter } from "../numbers";
import type { NumberWriter } from "../numbers";
import { inReadersRegion, isOurs, languageOf, localeAt, wordsOf } from "./language";
import type { ElementLanguage } from "./language";

export class Place {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  /** `nl-BE`; empty until the element is on a page. */
  locale = "";
  /** Whether the page names a language, and one that is ours. */
  isNamed = false;
  #numbers: NumberWriter | undefined;
  #complaint = "";

  constructor(element: HTMLElement, root: ShadowRoot) {
    this.element = element;
    this.root = root;
  }

  /** Looks at the page again; whether its language is another one now. */
  look(): boolean {
    const named = localeAt(this.element);
    const isNamed = isOurs(named);
    const locale = named === "" ? "en" : named;
    if (locale === this.locale && isNamed === this.isNamed) return false;
    [this.locale, this.isNamed] = [locale, isNamed];
    this.#numbers = undefined;
    return true;
  }

  get language(): ElementLanguage {
    return languageOf(this.locale);
  }

  get words(): ElementWords {
    return wordsOf(this.language);
  }

  /** A page in a language that is not ours gets English words, and English figures and dates with them. */
  get ownLocale(): string {
    return inReadersRegion(isOurs(this.locale) ? this.locale : "en");
  }

  get numbers(): NumberWriter {
    this.#numbers ??= numberWriter(this.ownLocale);
    return this.#numbers;
  }

  tell(name: string, detail: unknown): void {
    const event = new CustomEvent(`overtrick-${name}`, { detail, bubbles: true, composed: true });
    this.element.dispatchEvent(event);
  }

  /** Tells the page's script what its author got wrong, once while it stays so. */
  complain(faults: readonly string[]): void {
    const message = faults.join(" ");
    if (message !== "" && message !== this.#complaint) this.tell("error", { message });
    this.#complaint = message;
  }

  /** A sentence, and what stands inside the element as it is. */
  showInside(message: string): void {
    const said = message === "" ? [] : [make("p", { part: "message", role: "status" }, message)];
    this.root.replaceChildren(...said, make("slot"));
  }
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
