import { html, nothing } from "lit";
import type { TemplateResult } from "lit";

/** A cell with a figure, right-aligned; an empty one where there is none. */
export function numberCell(shown: string | null, strong = false): TemplateResult {
  return html`<td class="number ${strong ? "strong" : ""}">${shown ?? nothing}</td>`;
}

/** A column's heading over figures. */
export function numberHead(shown: string | TemplateResult): TemplateResult {
  return html`<th scope="col" class="number">${shown}</th>`;
}
