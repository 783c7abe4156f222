import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { BookEntry, BookSession } from "overtrick";
import { dateText } from "../../components/date-text";
import { numberCell, numberHead } from "../../components/number-cell";
import { latestSessions, playerName, two } from "./part";
import type { Part } from "./part";

interface Played {
  date: string;
  result: number | null;
  imps: boolean;
}

/** Results by partner: how often, the last and the best, as they were reported. Nothing is averaged here. */
export function partnersTable(part: Part, member: string): TemplateResult | typeof nothing {
  const { w, n } = part;
  const partners = new Map<string, Played[]>();
  for (const session of latestSessions(part.contents)) {
    for (const entry of session.entries ?? []) {
      if (entry.players.length !== 2 || !entry.players.includes(member)) continue;
      const partner = entry.players.find((player) => player !== member);
      if (partner === undefined) continue;
      const name = playerName(part, partner);
      partners.set(name, [...(partners.get(name) ?? []), playedIn(session, entry)]);
    }
  }
  if (partners.size === 0) return nothing;
  const rows = [...partners]
    .map(([name, list]) => ({ name, list: list.sort((one, other) => (one.date < other.date ? 1 : -1)) }))
    .sort((one, other) => other.list.length - one.list.length);
  const shown = (played: Played | undefined): string =>
    played === undefined || played.result === null
      ? ""
      : `${two(n, played.result)} ${played.imps ? w.columns.imps : "%"}`;
  const best = (list: readonly Played[]): Played | undefined =>
    list
      .filter(({ imps, result }) => !imps && result !== null)
      .sort((one, other) => (other.result ?? 0) - (one.result ?? 0))[0];
  return html`<section>
    <h3 id="partners-title">${w.member.partners}</h3>
    <div class="wide" tabindex="0" role="region" aria-labelledby="partners-title">
      <table class="figures club-table">
        <caption class="hidden">
          ${w.member.partners}
        </caption>
        <thead>
          <tr>
            <th scope="col">${w.columns.partner}</th>
            ${numberHead(w.columns.times)} ${numberHead(w.columns.best)} ${numberHead(w.columns.last)}
            <th scope="col">${w.columns.date}</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ name, list }) =>
              html`<tr>
                <th scope="row">${name}</th>
                ${numberCell(n.whole(list.length))} ${numberCell(shown(best(list)))}
                ${numberCell(shown(list[0]))}
                <td>${dateText(list[0]?.date ?? "")}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}

const playedIn = ({ date, project52, ranking }: BookSession, { gross, result }: BookEntry): Played => ({
  date,
  result: gross ?? result ?? null,
  imps: project52?.scoring === "imps" || ranking?.kind === "butler",
});
