import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Finding, RankingSession } from "overtrick";
import "../../components/findings-list";
import { dateText } from "../../components/date-text";
import { dateExample, dateExamples } from "../../components/typed-date";
import { emptyDraft } from "../../store/season-state";
import type { Draft } from "../../store/season-state";
import { eventStore } from "../../store/event-store";
import { offerUndo } from "../../store/undo";
import { selectLine } from "../nett/select-line";
import { addressOf } from "./part";
import type { Part } from "./part";
import { draftOf, draftOfScores } from "./session-draft";
import { draftFindings } from "./session-findings";
import { draftOfFile, sessionsOfFiles } from "./session-file";
import { draftDay, readSession } from "./session-text";

const kinds: readonly RankingSession["kind"][] = ["pairs", "butler", "teams"];
const markOf = ({ n }: Part): "," | "." => (n.fixed(0.5, 1).includes(",") ? "," : ".");

/** Puts a session of the season into the editor. */
export function startDraft(part: Part, index: number): void {
  const session = part.store.state.sessions[index];
  if (!session) return;
  setDraft(part, draftOf(session, index, markOf(part)));
}

/** Another evening in the editor; what was typed there before is one step back. */
function setDraft({ store, w }: Part, draft: Draft, message?: () => string): void {
  const before = store.state.draft;
  store.look({ draft });
  const typed = before.text.trim() !== "" && before.text !== draft.text;
  if (typed || message) {
    offerUndo({
      message: message ?? (() => w.sessions.change),
      ...(typed ? { undo: () => store.look({ draft: before }) } : {}),
    });
  }
  requestAnimationFrame(() => document.getElementById("session-text")?.focus());
}

/** The evening that is being entered; what it holds is read at every keystroke. */
export function sessionEditor(part: Part): TemplateResult {
  const { w, n, store, rates } = part;
  const words = w.sessions;
  const { draft } = store.state;
  const read = readSession(rates, draft);
  const { session, count } = read;
  const findings = draftFindings(part, read);
  const change = (more: Partial<Draft>): void => store.look({ draft: { ...store.state.draft, ...more } });
  const typed = (event: Event): string => (event.target as HTMLInputElement).value;
  const day = draftDay(draft);
  const dateWrong = draft.date.trim() !== "" && day === null;
  const changes = draft.index !== null && store.state.sessions[draft.index] !== undefined;
  return html`<section class="session-editor no-print" aria-labelledby="editor-title">
    <header class="views-head">
      <h2 id="editor-title">${changes ? words.change : words.add}</h2>
      <div class="actions">
        <button type="button" @click=${() => fromScore(part)}>${words.fromScore}</button>
        <button type="button" @click=${() => document.getElementById("session-file")?.click()}>
          ${words.fromFile}
        </button>
        <input
          id="session-file"
          type="file"
          multiple
          hidden
          accept=".pbn,.xml,.usebio,.bws,.mdb,.csv,.json,.txt,.tsv"
          aria-label=${words.fromFile}
          @change=${(event: Event) => {
            const input = event.target as HTMLInputElement;
            const files = [...(input.files ?? [])];
            input.value = "";
            void openSessions(part, files);
          }}
        />
      </div>
    </header>
    <div class="fields">
      <div class="field">
        <label for="session-date">${w.date}</label>
        <input
          id="session-date"
          type="text"
          inputmode="numeric"
          placeholder=${dateExample()}
          autocomplete="off"
          .value=${draft.date}
          aria-invalid=${dateWrong ? "true" : "false"}
          aria-describedby="session-date-note"
          @input=${(event: Event) => change({ date: typed(event) })}
        />
        <span id="session-date-note" class="note ${dateWrong ? "error" : day === null ? "" : "soft"}"
          >${
            dateWrong
              ? words.dateWrong(dateExamples())
              : day !== null
                ? dateText(day, "long")
                : count > 0
                  ? words.dateMissing
                  : nothing
          }</span
        >
      </div>
      <div class="field">
        <label for="session-kind">${words.kind}</label>
        <select
          id="session-kind"
          autocomplete="off"
          @change=${(event: Event) => change({ kind: typed(event) as Draft["kind"] })}
        >
          ${kinds.map(
            (kind) =>
              html`<option value=${kind} .selected=${kind === draft.kind}>${words.kinds[kind]}</option>`,
          )}
        </select>
      </div>
      <div class="field wide-field">
        <label for="session-text">${words.text}</label>
        <textarea
          id="session-text"
          rows="8"
          spellcheck="false"
          placeholder=${
            draft.kind === "teams"
              ? "1; Jan, Piet, Kees, Ann; 2 15; 3 12\n2; Bea, Cor, Dirk, Els; 1 5"
              : draft.kind === "butler"
                ? "A 1 3 Jan de Wit – Piet Smit 1,25\nA 2 1 Ann Bos – Bea Kok* -0,40"
                : "A 1 3 Jan de Wit – Piet Smit 61,25\nA 2 1 Ann Bos – Bea Kok* 55,00"
          }
          aria-describedby="session-text-note"
          .value=${draft.text}
          @input=${(event: Event) => change(textChange(part, typed(event)))}
        ></textarea>
        <span id="session-text-note" class="soft note"
          >${words.textHints[draft.kind]}
          ${count === 0 ? nothing : html`<strong>${words.read(count, n.whole(count))}</strong>`}</span
        >
        ${
          count === 0 && findings.length === 0 && draft.text.trim() !== ""
            ? html`<span class="error note" role="status">${words.nothingRead}</span>`
            : nothing
        }
        <overtrick-findings
          .findings=${findings}
          .total=${findings.length}
          @overtrick-goto=${({ detail }: CustomEvent<Finding>) =>
            selectLine(document.querySelector<HTMLTextAreaElement>("#session-text"), detail.where)}
        ></overtrick-findings>
      </div>
      ${
        draft.kind === "teams"
          ? nothing
          : html`<div class="field wide-field">
              <label for="session-groups">${words.groups}</label>
              <input
                id="session-groups"
                type="text"
                autocomplete="off"
                aria-describedby="session-groups-note"
                .value=${draft.groups}
                @input=${(event: Event) => change({ groups: typed(event) })}
              />
              <span id="session-groups-note" class="soft note">${words.groupsHint}</span>
            </div>`
      }
    </div>
    <div class="actions">
      <button
        type="button"
        class="main"
        ?disabled=${count === 0 || day === null}
        @click=${() => put(part, session)}
      >
        ${changes ? words.putChange : words.put}
      </button>
      ${
        changes || draft.text !== ""
          ? html`<button type="button" class="plain" @click=${() => cancel(part)}>${words.cancel}</button>`
          : nothing
      }
    </div>
  </section>`;
}

/** A pasted text may say the date itself. */
function textChange({ rates, store }: Part, text: string): Partial<Draft> {
  const { kind, date } = store.state.draft;
  const said = date === "" && kind !== "teams" ? rates.readResultList(text, kind).date : "";
  return said === "" ? { text } : { text, date: said };
}

function put({ store, w }: Part, session: RankingSession): void {
  const { sessions, draft } = store.state;
  // The evening that was to be changed may be gone: then this is another one.
  const index = draft.index !== null && sessions[draft.index] ? draft.index : null;
  const changed =
    index === null ? [...sessions, session] : sessions.map((one, i) => (i === index ? session : one));
  store.edit({ sessions: changed, draft: emptyDraft });
  offerUndo({ message: () => w.sessions.added, undo: () => store.edit({ sessions, draft }) });
  location.hash = addressOf("sessions", { session: String(index ?? sessions.length) });
}

function cancel({ store, w }: Part): void {
  const { draft } = store.state;
  store.look({ draft: emptyDraft });
  offerUndo({ message: () => w.sessions.cancel, undo: () => store.look({ draft }) });
}

/** One file goes into the editor, to be looked over; several are added to the season. `show` comes before. */
export async function openSessions(part: Part, files: readonly File[], show?: () => void): Promise<void> {
  const [first] = files;
  if (!first) return;
  const { rates, store, w, n } = part;
  if (files.length === 1) {
    const draft = await draftOfFile(rates, first, markOf(part)).catch(() => null);
    if (!draft) {
      offerUndo({ message: () => w.sessions.fileNone(first.name) });
      return;
    }
    show?.();
    setDraft(part, draft, () => w.sessions.takenFromFile);
    return;
  }
  const { sessions, unread } = await sessionsOfFiles(rates, files, markOf(part));
  const before = store.state.sessions;
  const count = sessions.length;
  const message = (): string => w.sessions.filesAdded(count, n.whole(count), unread.join(", "));
  if (count === 0) {
    offerUndo({ message });
    return;
  }
  show?.();
  store.edit({ sessions: [...before, ...sessions] });
  offerUndo({ message, undo: () => store.edit({ sessions: before }) });
}

function fromScore(part: Part): void {
  if (!eventStore.opened && eventStore.hasKept()) eventStore.showOwn();
  const { scored } = eventStore;
  const draft = scored && draftOfScores(scored, markOf(part));
  if (!draft) {
    offerUndo({ message: () => part.w.sessions.fromScoreNone });
    return;
  }
  setDraft(part, draft, () => part.w.sessions.takenFromScore);
}
