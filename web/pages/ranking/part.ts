/** What the parts of the Ranking page share. */
import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { RankingFigure } from "overtrick";
import type { Dictionary } from "../../i18n/index";
import type { RankingWords } from "../../i18n/ranking/en";
import type { NumberWriter } from "../../numbers";
import { writeAddress } from "../../routes";
import { seasonStore } from "../../store/season-store";
import type { RankedSeason, SeasonStore } from "../../store/season-store";

export { dateText } from "../../components/date-text";

export const viewNames = ["sessions", "rankings", "lineup", "championship", "settings"] as const;
export type ViewName = (typeof viewNames)[number];

/** A figure whose working is wanted, with the name and the result to show above it. */
export interface ChosenFigure {
  figure: RankingFigure;
  title: string;
  result: string;
}

/** What a part is given: words, numbers, the season and what came out of it. */
export interface Part extends RankedSeason {
  w: RankingWords;
  t: Dictionary;
  n: NumberWriter;
  store: SeasonStore;
  query: URLSearchParams;
  choose: (figure: ChosenFigure) => void;
}

/** The address of a view with more behind it; a sample stays on the screen. */
export function addressOf(view: ViewName, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ view, ...more });
  if (seasonStore.origin === "sample") query.set("sample", "");
  return writeAddress("ranking", query);
}

/** Where nothing is yet: what comes here, the way to where it is put in, and the sample at one tap. */
export const nothingYet = ({ w }: Part, view: ViewName, sentence: string): TemplateResult =>
  html`<div class="empty">
    <p>${sentence}</p>
    <p class="actions no-print">
      <a class="button" href=${addressOf("sessions")}>${w.addFirst}</a>
      <a class="button" href=${writeAddress("ranking", new URLSearchParams({ view, sample: "" }))}
        >${w.showSample}</a
      >
    </p>
  </div>`;

/** Two decimals, as on the federation's own lists. */
export const two = (n: NumberWriter, value: number | null): string =>
  value === null ? "" : n.fixed(value, 2);

/** A figure that tells how it came about. */
export function figureCell(part: Part, shown: string, chosen: Omit<ChosenFigure, "result">): TemplateResult {
  if (shown === "") return html`<td class="number"></td>`;
  return html`<td class="number">
    <button type="button" class="figure" @click=${() => part.choose({ ...chosen, result: shown })}>
      ${shown}
    </button>
  </td>`;
}

/** The difference to the evening before, with a sign and, for the eye alone, an arrow. */
export function changeCell({ n, w }: Part, change: number | null): TemplateResult {
  if (change === null || Math.abs(change) < 0.005) return html`<td class="number"></td>`;
  const up = change > 0;
  return html`<td class="number change">
    <span aria-hidden="true" class=${up ? "rise" : "fall"}>${up ? "▲" : "▼"}</span>
    <span class="hidden">${up ? w.up : w.down}</span> ${up ? "+" : ""}${two(n, change)}
  </td>`;
}

export const placeText = (rank: number | null, tied: boolean): TemplateResult | typeof nothing =>
  rank === null ? nothing : html`${rank}<span class="tie">${tied ? "=" : ""}</span>`;
