/**
 * Where the screen stands when a link leads from one view to another: at the heading of the new one, and on the way
 * back where one was. A phone shows a table at a time, and the browser looks for the old place before the old table
 * is drawn again.
 */
import type { LitElement } from "lit";

/** What a step of the history holds: how far the page was scrolled when a link led away from it. */
interface Step {
  scroll?: number;
}

export class Landing {
  readonly #host: LitElement;
  /** Whether what was followed went away with the view that it stood in. */
  #led = false;

  constructor(host: LitElement) {
    this.#host = host;
    host.addEventListener("click", (event) => this.#left(event));
  }

  #left({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
    const link = (target as Element).closest<HTMLAnchorElement>("a[href^='#']");
    if (!link || link.href === location.href || ctrlKey || metaKey || shiftKey) return;
    history.replaceState({ ...(history.state as Step | null), scroll: scrollY }, "");
    // The links of a bar are still there: whoever goes through the views, or the cards, stays at them.
    this.#led = !link.closest(".views-bar, .chooser");
  }

  /** The address is another one. */
  moved(): void {
    const led = this.#led;
    this.#led = false;
    const { scroll } = (history.state ?? {}) as Step;
    if (led || scroll !== undefined) void this.#land(scroll);
  }

  async #land(scroll: number | undefined): Promise<void> {
    const host = this.#host;
    await host.updateComplete;
    const heading = host.querySelector<HTMLElement>("h2");
    if (scroll === undefined) heading?.focus({ preventScroll: true });
    // The other views come with the first look at one.
    const view = host.querySelector<LitElement>("overtrick-rule-change + *");
    if (view) await customElements.whenDefined(view.localName);
    await view?.updateComplete;
    if (scroll !== undefined) window.scrollTo({ top: scroll, behavior: "instant" });
    else if (heading && !isNearTop(heading)) heading.scrollIntoView({ block: "start", behavior: "instant" });
  }
}

/** Whether what is below a heading is on the screen, too. */
function isNearTop(heading: Element): boolean {
  const { top } = heading.getBoundingClientRect();
  return top >= 0 && top < innerHeight / 3;
}
