import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { Notation } from "overtrick";
import { PageElement } from "../../../components/element";
import { roomWords } from "../../../i18n/index";
import type { EventState } from "../../../store/event-state";
import { writtenEn } from "../../../i18n/written/en";
import type { WrittenWords } from "../../../i18n/written/en";
import "../../../styles/written.css";

export const writtenWords = roomWords<WrittenWords>(writtenEn, {
  nl: async () => (await import("../../../i18n/written/nl")).writtenNl,
  da: async () => (await import("../../../i18n/written/da")).writtenDa,
  sv: async () => (await import("../../../i18n/written/sv")).writtenSv,
});

const notations: readonly Notation[] = ["english", "dutch", "danish", "swedish"];

/** How a text is said to be written; what is not said is found out. */
export type Written = Pick<EventState, "notation" | "withoutLastZero">;

/**
 * Whose letters a text was taken to be written in, and the ways to say it oneself.
 *
 * @fires overtrick-written - `detail` is how the text is to be read from now on
 */
export class WrittenAs extends PageElement {
  static override properties = {
    written: { attribute: false },
    found: { attribute: false },
    scores: { attribute: false },
  };
  declare written: Written;
  /** What the text itself said; null where it says nothing. */
  declare found: Notation | null;
  /** Whether its scores may be cut short. */
  declare scores: boolean;

  constructor() {
    super();
    this.written = {};
    this.found = null;
    this.scores = true;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void writtenWords.ready.then(() => this.requestUpdate());
  }

  protected override render(): TemplateResult {
    const { words } = writtenWords;
    const { notation } = this.written;
    return html`<div class="written-as">
      <label>
        <span>${words.notation}</span>
        <select autocomplete="off" @change=${this.#chosen}>
          <option value="" .selected=${live(notation === undefined)}>${this.#byText()}</option>
          ${notations.map(
            (name) =>
              html`<option value=${name} .selected=${live(notation === name)}>
                ${words.notations[name]}
              </option>`,
          )}
        </select>
      </label>
      ${this.scores ? this.#lastZero() : nothing}
    </div>`;
  }

  #byText(): string {
    const { words } = writtenWords;
    const known = this.written.notation === undefined ? this.found : null;
    return known === null ? words.byText : words.found(words.notations[known]);
  }

  #lastZero(): TemplateResult {
    return html`<label class="check">
      <input
        type="checkbox"
        .checked=${live(this.written.withoutLastZero === true)}
        @change=${({ target }: Event) => this.#say({ withoutLastZero: (target as HTMLInputElement).checked })}
      />
      ${writtenWords.words.withoutLastZero}
    </label>`;
  }

  #chosen({ target }: Event): void {
    const { value } = target as HTMLSelectElement;
    this.#say({ notation: notations.find((name) => name === value) });
  }

  #say(change: Written): void {
    const detail: Written = { ...this.written, ...change };
    this.dispatchEvent(new CustomEvent("overtrick-written", { detail, bubbles: true }));
  }
}

customElements.define("overtrick-written", WrittenAs);
