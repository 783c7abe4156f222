/** What the elements for a club's page have in common: a shadow tree, the page's language, and how they are made. */
import { treesAround } from "./language";
import { Place } from "./place";
import { elementSheet } from "./style";

export abstract class ClubElement extends HTMLElement {
  protected readonly at = new Place(this, this.attachShadow({ mode: "open" }));
  #language?: MutationObserver;

  constructor() {
    super();
    this.at.root.adoptedStyleSheets = [elementSheet()];
  }

  connectedCallback(): void {
    this.#language = new MutationObserver(() => {
      if (this.at.look()) this.show();
    });
    // An observer sees no further than the tree it was put on.
    for (const tree of treesAround(this))
      this.#language.observe(tree, { subtree: true, attributeFilter: ["lang"] });
    this.at.look();
    this.show();
  }

  disconnectedCallback(): void {
    this.#language?.disconnect();
  }

  /** Whether there is something on the screen that has to follow a change. */
  protected get isShown(): boolean {
    return this.isConnected && this.at.locale !== "";
  }

  /** Builds the shadow tree anew, in the language of the page. */
  protected abstract show(): void;
}

/** The first definition of a name wins: a second copy of this module, of any version, changes nothing. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
