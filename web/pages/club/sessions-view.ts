import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { SessionSummary } from "overtrick";
import { dateText } from "../../components/date-text";
import { numberCell, numberHead } from "../../components/number-cell";
import { isPart } from "../../store/club/event-sessions";
import { addressOf, put } from "./part";
import type { Part } from "./part";

/** Sessions that the list shows at first. */
const shownSessions = 60;

/** What was played, the newest first, and whether it may still change. */
export function sessionsView(part: Part): TemplateResult {
  const { answer, w, n, everything } = part;
  const list = answer.sessions
    .map((session, order) => ({ session, order }))
    .sort((one, other) =>
      one.session.date < other.session.date
        ? 1
        : one.session.date > other.session.date
          ? -1
          : other.order - one.order,
    )
    .map(({ session }) => session);
  if (list.length === 0) {
    return html`<section class="empty" aria-labelledby="empty-title">
      <h2 id="empty-title">${w.sessions.emptyTitle}</h2>
      <p>${w.sessions.empty}</p>
      <div class="actions">
        <a class="button" href="#/score">${w.sessions.toScore}</a>
        <a class="button" href=${addressOf("add")}>${w.sessions.fromScore}</a>
      </div>
    </section>`;
  }
  const shown = everything ? list : list.slice(0, shownSessions);
  return html`<section>
    <header class="views-head">
      <h2 id="sessions-title">${w.views.sessions}</h2>
      <div class="actions no-print">
        <a class="button" href=${addressOf("add")}>${w.sessions.fromScore}</a>
      </div>
    </header>
    <div class="wide" tabindex="0" role="region" aria-labelledby="sessions-title">
      <table class="figures club-table">
        <caption class="hidden">
          ${w.sessions.caption}
        </caption>
        <thead>
          <tr>
            <th scope="col">${w.columns.date}</th>
            <th scope="col">${w.columns.event}</th>
            ${numberHead(w.columns.entries)} ${numberHead(w.sessions.moved)}
            <th scope="col">${w.sessions.counts}</th>
            <th scope="col">${w.columns.status}</th>
          </tr>
        </thead>
        <tbody>
          ${shown.map((session) => row(part, session))}
        </tbody>
      </table>
    </div>
    ${
      shown.length < list.length
        ? html`<p class="no-print">
            <button type="button" @click=${() => put("all", "")}>
              ${w.sessions.showAll(n.whole(list.length))}
            </button>
          </p>`
        : nothing
    }
  </section>`;
}

function row(part: Part, session: SessionSummary): TemplateResult {
  const { w, n } = part;
  const { project52, nett, ranking } = session;
  const counts = [
    project52?.rated ? w.sessions.handicaps : "",
    nett ? `${w.columns.nett} (${nett.session})` : "",
    ranking === null ? "" : `${w.columns.ranking} (${ranking})`,
  ].filter((text) => text !== "");
  return html`<tr class=${session.removed ? "removed" : ""}>
    <th scope="row">${dateText(session.date)}</th>
    <td class=${isPart(session.id) ? "part" : ""}>
      <a href=${addressOf("session", { id: session.id })}>${session.name}</a>
    </td>
    ${numberCell(project52 && !project52.recorded ? n.whole(project52.entries) : null)}
    ${numberCell(project52 ? n.whole(project52.moved) : null)}
    <td class="soft counts">${session.removed ? nothing : counts.join(", ")}</td>
    <td class="status-cell">${statusText(part, session)}</td>
  </tr>`;
}

export function statusText(
  { w }: Pick<Part, "w">,
  { status, removed, project52 }: SessionSummary,
): TemplateResult {
  const signs = { final: "✓", open: "…", frozen: "❄" };
  if (removed) return html`<span class="status" aria-hidden="true">✗</span> ${w.status.removed}`;
  const more = project52?.recorded ? `, ${w.status.recorded}` : "";
  return html`<span class="status ${status}" aria-hidden="true">${signs[status]}</span>
    ${w.status[status]}${more}`;
}
