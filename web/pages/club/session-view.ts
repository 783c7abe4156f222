import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { BookSession, Event, SessionSummary } from "overtrick";
import { dateText } from "../../components/date-text";
import { numberCell, numberHead } from "../../components/number-cell";
import { stateOfEvent } from "../../store/event-base";
import { eventStore } from "../../store/event-store";
import { offerUndo } from "../../store/undo";
import { currentLanguage } from "../../i18n/index";
import { notationOf } from "../../i18n/notation";
import { eveningOf } from "../../store/club/event-sessions";
import { changesTable } from "./changes-table";
import { addressOf, nameOf, reportsOf, signed, two } from "./part";
import type { Part } from "./part";
import { sessionCorrection } from "./session-correction";
import { statusText } from "./sessions-view";
import { systemsTable } from "./systems-table";

/** An event in every system side by side; what can be done with it; what the last change of it did. */
export function sessionView(part: Part): TemplateResult {
  const { query, answer, w, contents, store } = part;
  const id = query.get("id") ?? "";
  const summary = answer.sessions.find((session) => session.id === id);
  const reports = reportsOf(contents, id);
  const latest = reports.at(-1)?.session;
  if (!summary || !latest) {
    return html`<p>${w.session.unknown}</p>
      <p><a class="button" href=${addressOf("sessions")}>${w.back}</a></p>`;
  }
  const report = store.lastChange(eveningOf(id));
  const changes = report ? changesTable(part, report) : nothing;
  // What a correction did is news; what an evening did follows its results.
  const isNews = report?.how !== "added";
  return html`<p class="no-print"><a class="back" href=${addressOf("sessions")}>${w.back}</a></p>
    ${head(part, summary, latest, reports.length)} ${actions(part, summary, latest)}
    ${isNews ? changes : nothing}
    ${query.has("correct") && !summary.removed ? sessionCorrection(part, latest) : nothing}
    ${latest.changes ? recorded(part, latest) : systemsTable(part, summary, latest)}
    ${isNews ? nothing : changes}`;
}

function head(part: Part, summary: SessionSummary, latest: BookSession, versions: number): TemplateResult {
  const { w, n } = part;
  const said = [
    w.session.played(dateText(summary.date)),
    summary.reported === summary.date ? "" : w.session.reported(dateText(summary.reported)),
    latest.corrected === undefined ? "" : w.session.corrected(dateText(latest.corrected)),
    versions > 1 ? w.session.versions(versions, n.whole(versions)) : "",
  ].filter((text) => text !== "");
  return html`<header>
    <h2>${summary.name}</h2>
    <p class="soft">${[summary.club ?? "", ...said].filter((text) => text !== "").join(" · ")}</p>
    <p>${statusText(part, summary)}</p>
  </header>`;
}

function actions(part: Part, summary: SessionSummary, latest: BookSession): TemplateResult {
  const { w, store } = part;
  const done = (): string => w.session.removed(summary.name);
  const remove = (recompute: boolean): void => {
    const versions = together(part, summary.id).map((id) => ({ session: { id, removed: { recompute } } }));
    void store.apply({ versions }, done);
  };
  const restore = (): void => {
    const versions = together(part, summary.id).flatMap((id) => {
      const last = reportsOf(part.contents, id).at(-1);
      return last
        ? [{ session: last.session, ...(last.event === undefined ? {} : { event: last.event }) }]
        : [];
    });
    void store.apply({ versions }, () => w.session.restored(summary.name));
  };
  if (summary.removed) {
    return html`<div class="actions no-print">
      <button type="button" @click=${restore}>${w.session.restore}</button>
      ${summary.project52 ? html`<button type="button" @click=${() => remove(true)}>${w.session.removeRecompute}</button>` : nothing}
    </div>`;
  }
  const event = reportsOf(part.contents, eveningOf(summary.id)).at(-1)?.event;
  return html`<div class="actions no-print">
      ${
        event === undefined
          ? html`<a class="button" href=${addressOf("session", { id: latest.id, correct: "" })}
              >${w.session.correctHere}</a
            >`
          : html`<button type="button" @click=${() => toScore(part, event)}>
              ${w.session.correctOnScore}
            </button>`
      }
      <button type="button" class="plain" @click=${() => remove(false)}>${w.session.remove}</button>
      ${
        summary.project52
          ? html`<button type="button" class="plain" @click=${() => remove(true)}>
              ${w.session.removeRecompute}
            </button>`
          : nothing
      }
    </div>
    <p class="soft note no-print">${w.session.removeHint}</p>`;
}

/** An evening goes with its parts. */
function together({ contents }: Part, id: string): string[] {
  const evening = eveningOf(id);
  return [...new Set(contents.versions.map(({ session }) => session.id))].filter(
    (one) => eveningOf(one) === evening,
  );
}

/** The evening's travellers on the Score page, to be corrected there; what was there is one step back. */
function toScore({ overtrick, w, store }: Part, kept: unknown): void {
  // Looked at by the package; taken as it was kept, by which the book knows it again.
  if (overtrick.readBackup(JSON.stringify(kept)).event.boards.length === 0) return;
  const event = kept as Event;
  const state = stateOfEvent(overtrick, event, notationOf(currentLanguage()));
  if (!eventStore.opened && eventStore.hasKept()) eventStore.showOwn();
  eventStore.edit({ ...state, rules: eventStore.state.rules });
  eventStore.takeReplaced();
  store.sampleOnScore = store.sample;
  location.hash = "#/score";
  offerUndo({ message: () => w.session.broughtToScore, undo: () => eventStore.undo() });
}

/** Changes that were recorded, not computed. */
function recorded(part: Part, session: BookSession): TemplateResult {
  const { w, n, contents } = part;
  return html`<div class="wide" tabindex="0" role="region" aria-label=${w.session.changes}>
    <table class="figures club-table">
      <caption>
        ${w.session.changes}
      </caption>
      <thead>
        <tr>
          <th scope="col">${w.columns.name}</th>
          ${numberHead(w.columns.change)} ${numberHead(w.session.newHandicap)}
        </tr>
      </thead>
      <tbody>
        ${(session.changes ?? []).map(
          (change) =>
            html`<tr>
              <th scope="row">
                <a href=${addressOf("member", { id: change.member })}>${nameOf(contents, change.member)}</a>
              </th>
              ${numberCell("change" in change ? signed(n, change.change) : null)}
              ${numberCell("handicap" in change ? two(n, change.handicap) : null)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
