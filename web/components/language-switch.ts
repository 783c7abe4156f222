import { html } from "lit";
import type { TemplateResult } from "lit";
import { PageElement } from "./element";
import { chooseLanguage, currentLanguage, languageNames, languages } from "../i18n/index";
import type { Language } from "../i18n/index";

/** The language of the page, each by its own name; the choice is remembered. */
export class LanguageSwitch extends PageElement {
  protected override render(): TemplateResult {
    return html`<label class="switch">
      <span class="hidden">${this.t.app.language}</span>
      <select @change=${this.#choose} autocomplete="off">
        ${languages.map(
          (name) =>
            html`<option value=${name} lang=${name} ?selected=${name === currentLanguage()}>
              ${languageNames[name]}
            </option>`,
        )}
      </select>
    </label>`;
  }

  #choose(event: Event): void {
    void chooseLanguage((event.target as HTMLSelectElement).value as Language);
  }
}

customElements.define("overtrick-language", LanguageSwitch);
