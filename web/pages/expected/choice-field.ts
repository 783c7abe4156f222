import { html } from "lit";
import type { TemplateResult } from "lit";

export interface ChoiceField<Value extends string> {
  id: string;
  label: string;
  value: Value;
  options: Readonly<Record<Value, string>>;
  chosen: (value: Value) => void;
  /** Over the whole width: for long words. */
  wide?: boolean;
}

/** A labelled choice, as high as the number fields beside it. */
export function choiceField<Value extends string>(field: ChoiceField<Value>): TemplateResult {
  return html`<div class="field ${field.wide ? "wide" : ""}">
    <label for=${field.id}>${field.label}</label>
    <select
      id=${field.id}
      .value=${field.value}
      @change=${(event: Event) => field.chosen((event.target as HTMLSelectElement).value as Value)}
    >
      ${Object.entries<string>(field.options).map(
        ([value, text]) => html`<option value=${value} ?selected=${value === field.value}>${text}</option>`,
      )}
    </select>
  </div>`;
}
