/** Help: what the page on the screen does and how to type there, the words of the game, the keys. */
import { html } from "lit";
import type { TemplateResult } from "lit";
import { embedPage } from "overtrick-host";
import { PageElement } from "../components/element";
import { helpEn } from "../i18n/help/en";
import type { HelpWords } from "../i18n/help/en";
import { currentLanguage, languageNames, languages, roomWords } from "../i18n/index";
import { readAddress } from "../routes";
import { keep, kept } from "../store/kept";
import "./help.css";
import { terms } from "./terms";

const room = roomWords<HelpWords>(helpEn, {
  nl: async () => (await import("../i18n/help/nl")).helpNl,
  da: async () => (await import("../i18n/help/da")).helpDa,
  sv: async () => (await import("../i18n/help/sv")).helpSv,
});

const parts = ["page", "terms", "keys"] as const;
type Part = (typeof parts)[number];
type KeyRows = readonly (readonly [string, string])[];

export class HelpDialog extends PageElement {
  static override properties = { shownPart: { state: true } };
  declare shownPart: Part;

  constructor() {
    super();
    this.shownPart = "page";
  }

  get #dialog(): HTMLDialogElement | null {
    return this.querySelector("dialog");
  }

  async open(part: Part): Promise<void> {
    this.shownPart = part;
    this.requestUpdate();
    await this.updateComplete;
    // The browser gives the focus back to where it was.
    if (this.#dialog?.open === false) this.#dialog.showModal();
  }

  protected override render(): TemplateResult {
    const w = room.words;
    return html`<dialog class="help" aria-labelledby="help-title" @click=${this.#clicked}>
      <header>
        <h2 id="help-title">${w.title}</h2>
        <button type="button" class="plain close" aria-label=${w.close} @click=${() => this.#dialog?.close()}>
          <span aria-hidden="true">×</span>
        </button>
      </header>
      <div class="help-parts" role="group" aria-label=${w.partsLabel}>
        ${parts.map(
          (part) =>
            html`<button
              type="button"
              class="plain"
              aria-pressed=${part === this.shownPart ? "true" : "false"}
              @click=${() => (this.shownPart = part)}
            >
              ${w.parts[part]}
            </button>`,
        )}
      </div>
      <div class="help-body" tabindex="0" role="region" aria-label=${w.parts[this.shownPart]}>
        ${this.#body()}
      </div>
    </dialog>`;
  }

  /** A click beside the dialog closes it, as on any of its kind. */
  #clicked({ target }: Event): void {
    if (target === this.#dialog) this.#dialog?.close();
  }

  #body(): TemplateResult {
    if (this.shownPart === "terms") return this.#terms();
    return this.shownPart === "keys" ? this.#keys() : this.#page();
  }

  #page(): TemplateResult {
    const w = room.words;
    const { place } = readAddress(location.hash);
    const { does, typing, rules } = w.pages[place];
    const list = (lines: readonly string[]): TemplateResult =>
      html`<ul>
        ${lines.map((line) => html`<li>${line}</li>`)}
      </ul>`;
    return html`<h3>${this.t.places[place]}: ${w.does}</h3>
      <p>${does}</p>
      <h3>${w.typing}</h3>
      ${list(typing)}
      <h3>${w.rules}</h3>
      ${list(rules)}
      <p class="soft">${w.everywhere}</p>
      <p>
        ${embedPage === null ? w.embedElsewhere : html`<a href=${embedPage(currentLanguage())}>${w.embed}</a>`}
      </p>`;
  }

  /** The reader's language first: it is the one that stays while the table scrolls. */
  #terms(): TemplateResult {
    const own = currentLanguage();
    const order = [own, ...languages.filter((name) => name !== own)];
    return html`<table class="figures terms">
      <caption>
        ${room.words.termsCaption}
      </caption>
      <thead>
        <tr>
          ${order.map((name) => html`<th scope="col" lang=${name}>${languageNames[name]}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${terms.map(
          (term) =>
            html`<tr>
              ${order.map((name, index) =>
                index === 0
                  ? html`<th scope="row">${term[name]}</th>`
                  : html`<td lang=${name}>${term[name]}</td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>`;
  }

  #keys(): TemplateResult {
    const w = room.words;
    return html`${this.#keyTable(w.keysHere, w.keys.everywhere)}
      ${this.#keyTable(w.keysGrid, this.t.entry.keyList)} ${this.#keyTable(w.keysFigures, w.keys.figures)}
      <label class="option"
        ><input
          type="checkbox"
          .checked=${kept("help.key") !== "off"}
          @change=${({ target }: Event) =>
            keep("help.key", (target as HTMLInputElement).checked ? null : "off")}
        />${w.questionMark}</label
      >`;
  }

  #keyTable(caption: string, rows: KeyRows): TemplateResult {
    const w = room.words;
    return html`<table class="figures">
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">${w.key}</th>
          <th scope="col">${w.meaning}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([keys, meaning]) =>
            html`<tr>
              <th scope="row"><kbd>${keys}</kbd></th>
              <td>${meaning}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
  }
}

customElements.define("overtrick-help", HelpDialog);

let shown: HelpDialog | undefined;

export async function openHelp(part: Part = "page"): Promise<void> {
  await room.ready;
  if (!shown) {
    shown = document.createElement("overtrick-help") as HelpDialog;
    document.body.append(shown);
  }
  await shown.open(part);
}
