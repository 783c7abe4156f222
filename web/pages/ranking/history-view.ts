import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { PartnershipResult, RankingResult } from "overtrick";
import { dateFormat } from "../../components/date-text";
import { lineChart } from "../../components/line-chart";
import { numberCell, numberHead } from "../../components/number-cell";
import { isoDate } from "../../store/iso-date";
import { addressOf, dateText, figureCell, two } from "./part";
import type { Part, ViewName } from "./part";

/** The results of one player, pair or trio: what they did to the ranking, and whether they count. */
export function historyView(part: Part, who: string, back: ViewName): TemplateResult {
  const { answer, w, n } = part;
  const player = answer.players.find(({ name }) => name === who);
  const together = answer.partnerships.find(({ players }) => players.join(" – ") === who);
  const history: readonly (RankingResult | PartnershipResult)[] = player?.history ?? together?.history ?? [];
  return html`<section>
    <p class="no-print"><a href=${addressOf(back)}>← ${w.rankings.back}</a></p>
    <h2>${w.rankings.history(who)}</h2>
    ${player && player.history.length > 0 ? chart(part, who, player.history) : nothing}
    <div class="wide">
      <table class="figures history">
        <caption class="hidden">
          ${w.rankings.history(who)}
        </caption>
        <thead>
          <tr>
            <th scope="col" class="who">${w.date}</th>
            <th scope="col">${w.line}</th>
            ${numberHead(w.score)} ${numberHead(w.points)}
            ${player ? [numberHead(w.rankings.before), numberHead(w.rankings.after)] : nothing}
            <th scope="col">${w.views.championship}</th>
          </tr>
        </thead>
        <tbody>
          ${history.map((result) => {
            const session = answer.sessions[result.session];
            const entry = session?.entries[result.entry];
            const date = dateText(session?.date ?? "");
            return html`<tr>
              <th scope="row">
                <a href=${addressOf("sessions", { session: String(result.session) })}>${date}</a>
              </th>
              <td>${entry?.line ?? ""}</td>
              ${numberCell(two(n, entry?.score ?? null))}
              ${figureCell(part, two(n, result.points), {
                figure: { session: result.session, entry: result.entry },
                title: `${(entry?.players ?? []).join(" – ")} · ${date}`,
              })}
              ${"after" in result ? [numberCell(two(n, result.before)), numberCell(two(n, result.after))] : nothing}
              <td class=${result.counting === "counted" ? "" : "soft"}>
                ${w.championship.counting[result.counting]}${
                  "substitute" in result && result.substitute ? `, ${w.championship.withSubstitute}` : ""
                }
              </td>
            </tr>`;
          })}
        </tbody>
      </table>
    </div>
  </section>`;
}

function chart({ w, n, answer }: Part, name: string, history: readonly RankingResult[]): unknown {
  const course = [history[0]?.before ?? 0, ...history.map(({ after }) => after)];
  const format = dateFormat({ day: "numeric", month: "short" });
  return lineChart({
    label: w.rankings.chart(name),
    series: [{ name, points: course.map((ranking, i) => [i, ranking] as const) }],
    xLabel: w.views.sessions,
    yLabel: w.ranking,
    writeX: (value) => {
      const result = Number.isInteger(value) ? history[value - 1] : undefined;
      const date = isoDate(answer.sessions[result?.session ?? -1]?.date ?? "");
      return date === null ? "" : format.format(new Date(`${date}T12:00:00`));
    },
    writeY: (value) => n.fixed(value, 1),
    height: 200,
    roundScale: true,
  });
}
