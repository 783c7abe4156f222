import { svg } from "lit";
import type { SVGTemplateResult } from "lit";
import type { Place } from "../routes";

/** One line drawing per place, 20 by 20, in the colour of the text. */
const drawings: Record<Place, SVGTemplateResult> = {
  score: svg`<path d="M4 3.5h12v13H4zM7 7h6M7 10h6M7 13h3" />`,
  expected: svg`<path d="M3 16.5h14M4.5 13l4-4.5 3 2.5 5-6.5M13 4.5h3.5V8" />`,
  nett: svg`<path d="M10 3v13.5M5.5 16.5h9M3.5 6h13M3.5 6 2 11h3.5zM16.5 6 15 11h3.5z" />`,
  ranking: svg`<path d="M2.5 16.5h15M3.5 16.5V11h4v5.5M7.5 16.5V5h5v11.5M12.5 16.5V8.5h4v8" />`,
  club: svg`<path d="M4 4.5c2.5-1 4.5-.7 6 .7 1.5-1.4 3.5-1.7 6-.7v11c-2.5-1-4.5-.7-6 .7-1.5-1.4-3.5-1.7-6-.7zM10 5.2v11" />`,
};

export function icon(place: Place): SVGTemplateResult {
  return svg`<svg class="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">${drawings[place]}</svg>`;
}
