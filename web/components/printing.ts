import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Whether the page goes onto paper just now, which has all rows of a list that the screen shows in part. */
export class Printing implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  now = false;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener("beforeprint", this.#turn);
    window.addEventListener("afterprint", this.#turn);
  }

  hostDisconnected(): void {
    window.removeEventListener("beforeprint", this.#turn);
    window.removeEventListener("afterprint", this.#turn);
    this.now = false;
  }

  /** The browser takes the page as it is when the event ends, so the update cannot wait for its turn. */
  readonly #turn = ({ type }: Event): void => {
    this.now = type === "beforeprint";
    this.#host.requestUpdate();
    (this.#host as unknown as { performUpdate(): void }).performUpdate();
  };
}
