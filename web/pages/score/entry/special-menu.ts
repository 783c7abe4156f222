import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { PageElement } from "../../../components/element";
import { specialResults } from "./special-results";
import type { SpecialResult } from "./special-results";

/**
 * The results that are no contract and no score, and the line's removal. Opened by the line's button or by F2; arrows
 * move, Enter chooses, Escape closes.
 *
 * @fires overtrick-special - `detail` is the result that was chosen, or "remove"
 * @fires overtrick-close - the menu was closed without a choice
 */
export class SpecialMenu extends PageElement {
  static override properties = { label: { attribute: false } };
  declare label: string;

  constructor() {
    super();
    this.label = "";
  }

  protected override render(): TemplateResult {
    const words = this.t.entry.outcomes;
    const item = (
      name: keyof typeof words,
      choice: SpecialResult | "remove",
      shown: string,
    ): TemplateResult =>
      html`<button type="button" role="menuitem" tabindex="-1" @click=${() => this.#choose(choice)}>
        <span>${words[name]}</span>${shown === "" ? nothing : html`<code aria-hidden="true">${shown}</code>`}
      </button>`;
    return html`<div
      class="special"
      popover="manual"
      role="menu"
      aria-label=${this.label}
      @keydown=${this.#key}
      @focusout=${this.#left}
    >
      ${specialResults.map((special) => item(special.name, special, special.write("")))}
      ${item("remove", "remove", "")}
    </div>`;
  }

  protected override firstUpdated(): void {
    this.#place();
    this.#items[0]?.focus({ preventScroll: true });
  }

  /**
   * Below the button that opened it, or above where there is more room. A scrolling table must not cut it off, so it is
   * above everything, where the browser can do that.
   */
  #place(): void {
    const menu = this.firstElementChild as HTMLElement;
    if ("showPopover" in HTMLElement.prototype) menu.showPopover();
    const anchor = (this.previousElementSibling ?? this).getBoundingClientRect();
    const below = innerHeight - anchor.bottom;
    const up = below < menu.offsetHeight && anchor.top > below;
    menu.style.top = `${Math.max(8, up ? anchor.top - menu.offsetHeight : Math.min(anchor.bottom, innerHeight - menu.offsetHeight - 8))}px`;
    menu.style.left = `${Math.max(8, Math.min(anchor.right, innerWidth - 8) - menu.offsetWidth)}px`;
  }

  get #items(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>("[role=menuitem]")];
  }

  #key(event: KeyboardEvent): void {
    const items = this.#items;
    const at = items.indexOf(document.activeElement as HTMLElement);
    const to: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const target = to[event.key];
    if (event.key === "Escape" || event.key === "Tab") this.#close();
    else if (target !== undefined) items.at(target % items.length)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #left({ relatedTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Node && this.contains(relatedTarget))) this.#close();
  }

  #choose(detail: SpecialResult | "remove"): void {
    this.dispatchEvent(new CustomEvent("overtrick-special", { detail, bubbles: true }));
  }

  #close(): void {
    this.dispatchEvent(new CustomEvent("overtrick-close", { bubbles: true }));
  }
}

customElements.define("overtrick-special", SpecialMenu);
