import { html } from "lit";
import type { TemplateResult } from "lit";
import { numberField } from "../../components/number-field";
import { rateEngine } from "../../engine/rate";
import { parseNumber } from "../../numbers";
import { NettElement } from "./nett-element";
import { settingNames, settingValue, startsOf, usualSettings } from "./nett-settings";
import type { SettingName } from "./nett-settings";
import { nettStore } from "./nett-store";

/** What a club sets once: how long results count, how much, and where everybody starts. */
export class SettingsBox extends NettElement {
  protected override render(): TemplateResult {
    const { settings } = nettStore.state;
    const rates = rateEngine();
    const starts = rates ? Object.keys(startsOf(rates, settings)).length : 0;
    const changed = settingNames.filter((name) => settingValue(settings, name) !== usualSettings[name]);
    return html`<details class="history-box settings-box no-print">
      <summary>
        ${this.w.settings.title}
        <span class="soft"
          >${
            changed.length === 0 && starts === 0
              ? this.w.settings.usual
              : `${this.w.settings.changed(changed.length, this.n.whole(changed.length))}, ${this.w.settings.starts(starts, this.n.whole(starts))}`
          }</span
        >
      </summary>
      <div class="fields">${settingNames.map((name) => this.#field(name))}</div>
      <label for="nett-start" class="soft">${this.w.settings.start}</label>
      <textarea
        id="nett-start"
        class="sheet-like"
        rows="4"
        spellcheck="false"
        autocomplete="off"
        placeholder=${"Jan;51\nPol;59"}
        .value=${settings.start}
        @input=${(event: InputEvent) =>
          nettStore.edit({
            settings: { ...nettStore.state.settings, start: (event.target as HTMLTextAreaElement).value },
          })}
      ></textarea>
    </details>`;
  }

  #field(name: SettingName): TemplateResult {
    const text = nettStore.state.settings[name];
    const wrong = text.trim() !== "" && parseNumber(text) === null;
    return numberField({
      id: `nett-set-${name}`,
      label: this.w.settings[name],
      text,
      typed: (typed) => nettStore.edit({ settings: { ...nettStore.state.settings, [name]: typed } }),
      hint: this.w.settings.otherwise(this.n.whole(usualSettings[name])),
      ...(name === "weight" ? { unit: "%" } : {}),
      ...(wrong ? { wrong: this.w.quick.notANumber } : {}),
    });
  }
}

customElements.define("overtrick-nett-settings", SettingsBox);
