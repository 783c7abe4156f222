import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { ifDefined } from "lit/directives/if-defined.js";

export interface NumberField {
  id: string;
  label: string;
  /** As typed: with a comma or a point, or not a number at all. */
  text: string;
  /** Called with what was typed, at every keystroke. */
  typed: (text: string) => void;
  /** Behind the field: `%`. */
  unit?: string;
  /** Below the field: what to type. */
  hint?: string;
  /** In place of the hint: what is wrong with what was typed. */
  wrong?: string;
  /** In place of the hint: what is strange about it. It counts all the same. */
  strange?: string;
  /** `decimal` brings the keypad with a decimal mark. */
  mode?: "decimal" | "numeric";
  /** Handicaps may lie below nought, and not every keypad has a minus. */
  signed?: boolean;
  /** The same beside a keypad for numbers: a button that changes the sign, its name and what it makes of the text. */
  sign?: { label: string; turned: (text: string) => string };
}

/** A labelled field for a number, with what to type or what is wrong below it. What was typed is never changed. */
export function numberField(field: NumberField): TemplateResult {
  const note = field.wrong ?? field.strange ?? field.hint;
  const weight = field.wrong !== undefined ? "error" : field.strange !== undefined ? "warning" : "soft";
  return html`<div class="field">
    <label for=${field.id}>${field.label}</label>
    <span class="with-unit"
      ><input
        id=${field.id}
        type="text"
        inputmode=${field.signed && !field.sign ? "text" : (field.mode ?? "decimal")}
        autocomplete="off"
        spellcheck="false"
        .value=${field.text}
        aria-invalid=${field.wrong === undefined ? "false" : "true"}
        aria-describedby=${ifDefined(note === undefined ? undefined : `${field.id}-note`)}
        @input=${(event: InputEvent) => field.typed((event.target as HTMLInputElement).value)}
      />${
        field.sign === undefined
          ? nothing
          : html`<button
              type="button"
              class="plain sign"
              aria-label="${field.sign.label}: ${field.label}"
              @click=${() => field.typed(field.sign!.turned(field.text))}
            >
              ±
            </button>`
      }${field.unit === undefined ? nothing : html`<span class="unit">${field.unit}</span>`}</span
    >
    ${note === undefined ? nothing : html`<span id="${field.id}-note" class="${weight} note">${note}</span>`}
  </div>`;
}
