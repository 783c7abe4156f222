import type { ReactiveController, ReactiveControllerHost } from "lit";

/**
 * A long list that comes onto the screen in pieces, a turn of the event loop each, so that none of them holds up a
 * key or a tap. What was shown stays; a shorter list is cut at once.
 */
export class Growing implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #step: number;
  #allowed: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost, step = 100) {
    this.#host = host;
    this.#step = step;
    this.#allowed = step;
    host.addController(this);
  }

  /** How many of so many may be on the screen now; the rest follows by itself. */
  of(length: number): number {
    clearTimeout(this.#timer);
    if (length <= this.#allowed) this.#allowed = Math.max(this.#step, length);
    else {
      this.#timer = setTimeout(() => {
        this.#allowed += this.#step;
        this.#host.requestUpdate();
      });
    }
    return Math.min(length, this.#allowed);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#allowed = this.#step;
  }
}
