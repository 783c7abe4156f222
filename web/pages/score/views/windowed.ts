/**
 * Large events: only the blocks near the screen are in the page, the others keep their room. A small event is there as
 * a whole, so that the browser finds every word in it; on paper everything is.
 */
import { html, nothing } from "lit";
import type { ReactiveController, ReactiveControllerHost, TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";

/** So many lines are no effort for any browser. */
const smallEvent = 400;
const rowsPerBlock = 5;

export class Windowed implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #near = new Set<string>();
  readonly #blocks = new Map<string, Element>();
  #observer: IntersectionObserver | undefined;
  #printing = false;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer = new IntersectionObserver(this.#seen, { rootMargin: "120px 0px" });
    for (const block of this.#blocks.values()) this.#observer.observe(block);
    window.addEventListener("beforeprint", this.#print);
    window.addEventListener("afterprint", this.#printed);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    window.removeEventListener("beforeprint", this.#print);
    window.removeEventListener("afterprint", this.#printed);
  }

  readonly #seen = (entries: IntersectionObserverEntry[]): void => {
    let changed = false;
    for (const { target, isIntersecting } of entries) {
      const key = (target as HTMLElement).dataset["block"] ?? "";
      if (isIntersecting === this.#near.has(key)) continue;
      if (isIntersecting) this.#near.add(key);
      else this.#near.delete(key);
      changed = true;
    }
    if (changed) this.#host.requestUpdate();
  };

  readonly #print = (): void => this.#whole(true);
  readonly #printed = (): void => this.#whole(false);

  /** The browser takes the page as it is when the event ends, so the update cannot wait for its turn. */
  #whole(printing: boolean): void {
    this.#printing = printing;
    this.#host.requestUpdate();
    (this.#host as unknown as { performUpdate(): void }).performUpdate();
  }

  /** Whether the page goes onto paper just now. */
  get isPrinting(): boolean {
    return this.#printing;
  }

  /** Whether a block is to be filled: `size` is that of all blocks together. */
  shows(key: string, index: number, size: number): boolean {
    return (
      size <= smallEvent || this.#printing || this.#near.has(key) || (index === 0 && this.#near.size === 0)
    );
  }

  /** Marks the element of a block; `room` is what it takes while it is empty. */
  block(key: string, size: number, room: string | null): unknown {
    if (size <= smallEvent) return nothing;
    return ref((element) => {
      const before = this.#blocks.get(key);
      if (before && before !== element) this.#observer?.unobserve(before);
      if (!element) {
        this.#blocks.delete(key);
        return;
      }
      (element as HTMLElement).dataset["block"] = key;
      (element as HTMLElement).style.minHeight = room ?? "";
      if (before !== element) this.#observer?.observe(element);
      this.#blocks.set(key, element);
    });
  }

  /**
   * The bodies of one long table. `cells` is how wide a row is, in lines of a traveller; `name` keeps tables apart;
   * `height` is a row's, in rem.
   */
  bodies<T>(
    name: string,
    rows: readonly T[],
    cells: number,
    row: (item: T) => TemplateResult,
    height = 1.9,
  ): TemplateResult[] {
    const size = rows.length * cells;
    if (size <= smallEvent)
      return [
        html`<tbody>
          ${rows.map(row)}
        </tbody>`,
      ];
    const blocks: TemplateResult[] = [];
    for (let at = 0; at < rows.length; at += rowsPerBlock) {
      const block = rows.slice(at, at + rowsPerBlock);
      const key = `${name}/${at}`;
      const room = `height: ${block.length * height}rem`;
      blocks.push(
        html`<tbody ${this.block(key, size, null)}>
          ${
            this.shows(key, at, size)
              ? block.map(row)
              : html`<tr class="room" .style=${room}>
                  <td></td>
                </tr>`
          }
        </tbody>`,
      );
    }
    return blocks;
  }
}
