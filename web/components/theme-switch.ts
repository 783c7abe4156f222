import { html } from "lit";
import type { TemplateResult } from "lit";
import { PageElement } from "./element";
import { chooseTheme, currentTheme, themes } from "../store/theme";
import type { Theme } from "../store/theme";

/** Light, dark, or as the system says; the choice is remembered. */
export class ThemeSwitch extends PageElement {
  protected override render(): TemplateResult {
    return html`<label class="switch">
      <span class="hidden">${this.t.app.theme}</span>
      <select @change=${this.#choose} autocomplete="off">
        ${themes.map(
          (theme) =>
            html`<option value=${theme} ?selected=${theme === currentTheme()}>
              ${this.t.app.themes[theme]}
            </option>`,
        )}
      </select>
    </label>`;
  }

  #choose(event: Event): void {
    chooseTheme((event.target as HTMLSelectElement).value as Theme);
  }
}

customElements.define("overtrick-theme", ThemeSwitch);
