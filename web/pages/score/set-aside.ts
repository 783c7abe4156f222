import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { PageElement } from "../../components/element";
import { saveBlob } from "../../components/save-blob";
import type { Aside } from "./large-text";

/**
 * A text too large to edit: how large, how far its reading is, and what can be done with it.
 *
 * @fires overtrick-aside - `detail` is "cancel", "again" or "remove"
 */
export class SetAside extends PageElement {
  static override properties = {
    aside: { attribute: false },
    lines: { attribute: false },
    state: { attribute: false },
  };
  declare aside: Aside | null;
  /** Lines of the text, once they were counted. */
  declare lines: number | null;
  /** Told apart from `aside`, which is the same object all the while. */
  declare state: string;

  constructor() {
    super();
    this.aside = null;
    this.lines = null;
    this.state = "";
  }

  protected override render(): TemplateResult | typeof nothing {
    const aside = this.aside;
    if (!aside) return nothing;
    const words = this.t.aside;
    const lines = this.lines === null ? null : this.t.score.lines(this.lines, this.n.whole(this.lines));
    return html`<section class="aside" aria-labelledby="aside-title">
      <h2 id="aside-title" class="hidden">${words.title}</h2>
      <p class="what">${words.what(this.n.bytes(aside.bytes), lines)}</p>
      <p class="soft">${words.why}</p>
      <p class="progress" role="status">
        ${
          aside.state === "reading" && aside.slow
            ? html`<progress aria-label=${words.reading}></progress> ${words.reading}`
            : aside.state === "stopped"
              ? words.cancelled
              : nothing
        }
      </p>
      <p class="actions">
        ${aside.state === "reading" ? this.#action("cancel", words.cancel) : nothing}
        ${aside.state === "stopped" ? this.#action("again", words.again) : nothing}
        <button type="button" @click=${this.#save}>${words.save}</button>
        ${this.#action("remove", words.remove)}
      </p>
    </section>`;
  }

  #action(name: "cancel" | "again" | "remove", label: string): TemplateResult {
    const tell = (): boolean =>
      this.dispatchEvent(new CustomEvent("overtrick-aside", { detail: name, bubbles: true }));
    return html`<button type="button" @click=${tell}>${label}</button>`;
  }

  #save(): void {
    if (!this.aside) return;
    const { text } = this.aside;
    const blob = typeof text === "string" ? new Blob([text], { type: "text/plain" }) : text;
    saveBlob(blob, text instanceof File ? text.name : this.t.aside.fileName);
  }
}

customElements.define("overtrick-aside", SetAside);
