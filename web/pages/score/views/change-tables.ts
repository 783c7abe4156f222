/** Places and results before and after, for the rule sets and for a change of rules. */
import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { RuleSetName, Side } from "overtrick";
import { numberHead } from "../../../components/number-cell";
import type { Dictionary } from "../../../i18n/index";
import type { NumberWriter } from "../../../numbers";
import type { Differences, PlaceChange, ResultChange } from "./differences";
import { figureButton } from "./score-view";

export interface Tools {
  t: Dictionary;
  n: NumberWriter;
  pair: (id: string) => string;
  side: (side: Side) => string;
  /** The rules that the figures are of. */
  before: RuleSetName;
  after: RuleSetName;
}

/** More is no help to anybody. */
const mostResults = 200;

export function changedPlaces(
  { totals }: Differences,
  { t, n, pair, before: old, after: now }: Tools,
): TemplateResult | typeof nothing {
  if (totals.length === 0) return nothing;
  const words = t.views;
  const place = ({ rank, tied }: PlaceChange["before"]): TemplateResult =>
    html`<td class="number">${n.whole(rank)}<span class="tie">${tied ? "=" : ""}</span></td>`;
  const figure = (entry: string, { percent, points }: PlaceChange["before"], rules: RuleSetName) =>
    figureButton(n.percent(percent ?? points), {
      shows: percent === null ? "points" : "percent",
      entry,
      rules,
    });
  return html`<div class="wide">
    <table class="tally changes">
      <caption>
        ${words.changedTotals}
      </caption>
      <thead>
        <tr>
          ${numberHead(words.pair)} ${numberHead(words.place)} ${numberHead(words.newPlace)}
          ${numberHead("%")} ${numberHead(words.newPercent)} ${numberHead(words.difference)}
        </tr>
      </thead>
      <tbody>
        ${totals.map(
          ({ entry, before, after }) =>
            html`<tr>
              <th scope="row" class="number"><bdi>${pair(entry)}</bdi></th>
              ${place(before)} ${place(after)}
              <td class="number">${figure(entry, before, old)}</td>
              <td class="number">${figure(entry, after, now)}</td>
              <td class="number">
                ${signed((after.percent ?? after.points) - (before.percent ?? before.points), n)}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

export function changedResults({ results }: Differences, tools: Tools): TemplateResult | typeof nothing {
  if (results.length === 0) return nothing;
  const words = tools.t.views;
  const more = results.length - mostResults;
  return html`<div class="wide">
      <table class="tally changes">
        <caption>
          ${words.changedResults}
        </caption>
        <thead>
          <tr>
            ${numberHead(words.board)} ${numberHead(words.pair)}
            <th scope="col">${words.side}</th>
            ${numberHead("%")} ${numberHead(words.newPercent)} ${numberHead(words.difference)}
          </tr>
        </thead>
        <tbody>
          ${results.slice(0, mostResults).map((change) => resultRow(change, tools))}
        </tbody>
      </table>
    </div>
    ${more > 0 ? html`<p class="soft">${words.moreResults(more, tools.n.whole(more))}</p>` : nothing}`;
}

function resultRow(
  { row, side, before, after }: ResultChange,
  { n, pair, side: sideWord, before: old, after: now }: Tools,
): TemplateResult {
  const entry = side === "NS" ? row.scored.ns : row.scored.ew;
  const figure = (percent: number, rules: RuleSetName) =>
    figureButton(n.percent(percent), { shows: "percent", line: row.scored.id, side, rules });
  return html`<tr>
    <th scope="row" class="number">${row.board.section ?? ""}${n.score(row.board.number)}</th>
    <td class="number"><bdi>${pair(entry)}</bdi></td>
    <td>${sideWord(side)}</td>
    <td class="number">${figure(before, old)}</td>
    <td class="number">${figure(after, now)}</td>
    <td class="number">${signed(after - before, n)}</td>
  </tr>`;
}

function signed(value: number, n: NumberWriter): string {
  const text = n.fixed(value, 2);
  return value > 0.005 ? `+${text}` : text;
}
