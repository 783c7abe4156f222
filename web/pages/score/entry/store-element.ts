import { PageElement } from "../../../components/element";
import { eventStore } from "../../../store/event-store";

/** An element that edits the event: it follows every change of it. */
export class StoreElement extends PageElement {
  protected readonly store = eventStore;
  #stopFollowing?: () => void;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stopFollowing = this.store.onChange(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopFollowing?.();
  }
}
