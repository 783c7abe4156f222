import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { MethodsAnswer, RankingEntryPoints, RankingSessionPoints } from "overtrick";
import { numberCell, numberHead } from "../../components/number-cell";
import { decimalsOf } from "../../numbers";
import { replaceQuery } from "../../routes";
import { offerUndo } from "../../store/undo";
import { addressOf, dateText, figureCell, placeText, two } from "./part";
import type { Part } from "./part";
import { teamNames } from "./session-draft";
import { sessionEditor, startDraft } from "./session-editor";
import { reasonOf, sessionFindings } from "./session-findings";
import { methodSwitch } from "./settings-view";

const methodNames = ["place", "prorata", "balanced", "dynamic"] as const;

/** The evening that the address asks for, or the last one; -1 for none. */
export function shownSession({ answer, query }: Pick<Part, "answer" | "query">): number {
  const asked = Number(query.get("session") ?? NaN);
  return answer.sessions[asked] ? asked : (answer.played.at(-1) ?? -1);
}

/** One evening's points, by line, and the way to add another. */
export function sessionsView(part: Part): TemplateResult {
  const { answer, w } = part;
  const index = shownSession(part);
  const session = answer.sessions[index];
  return html`${
    session
      ? html`${chooser(part, index)} ${points(part, session, index)}`
      : html`<p class="lead">${w.lead}</p>
          <p class="soft">${w.sessions.none}</p>`
  }
  ${sessionEditor(part)}`;
}

function chooser(part: Part, index: number): TemplateResult {
  const { answer, w, store } = part;
  const words = w.sessions;
  const at = answer.played.indexOf(index);
  const step = (by: number, sign: string, label: string): TemplateResult => {
    const target = answer.played[at + by];
    return target === undefined
      ? html`<span class="button step" aria-hidden="true">${sign}</span>`
      : html`<a
          class="button step"
          aria-label=${label}
          href=${addressOf("sessions", { session: String(target) })}
          >${sign}</a
        >`;
  };
  const remove = (): void => {
    const { sessions, draft } = store.state;
    // The evening in the editor may move up; when it is the one that goes, what was typed is a new one.
    const edited = draft.index === index ? null : draft.index;
    const moved = edited !== null && edited > index ? edited - 1 : edited;
    store.edit({ sessions: sessions.filter((_, i) => i !== index), draft: { ...draft, index: moved } });
    offerUndo({
      message: () => w.sessions.removed,
      undo: () => store.edit({ sessions, draft: { ...store.state.draft, index: draft.index } }),
    });
  };
  return html`<div class="chooser no-print">
    ${step(-1, "‹", words.previous)}
    <label
      ><span class="hidden">${words.list}</span>
      <select
        autocomplete="off"
        @change=${(event: Event) => {
          location.hash = addressOf("sessions", { session: (event.target as HTMLSelectElement).value });
        }}
      >
        ${answer.played.map(
          (number) =>
            html`<option value=${number} .selected=${number === index}>
              ${dateText(answer.sessions[number]?.date ?? "")}
            </option>`,
        )}
      </select></label
    >
    ${step(1, "›", words.later)}
    <button type="button" @click=${() => startDraft(part, index)}>${words.edit}</button>
    <button type="button" class="plain" @click=${remove}>${words.remove}</button>
  </div>`;
}

function points(part: Part, session: RankingSessionPoints, index: number): TemplateResult {
  const { w, rates, season, query } = part;
  const words = w.sessions;
  const compare = query.has("methods") && session.kind !== "teams";
  const toggle = (event: Event): void => {
    const { checked } = event.target as HTMLInputElement;
    replaceQuery((address) => (checked ? address.set("methods", "") : address.delete("methods")));
    dispatchEvent(new HashChangeEvent("hashchange"));
  };
  const findings = sessionFindings(part, index);
  const methods = compare ? rates.rankingMethods(season, index) : null;
  return html`<section aria-labelledby="session-title">
    <header class="views-head">
      <h2 id="session-title">
        ${words.caption(dateText(session.date))} <span class="soft">${words.kinds[session.kind]}</span>
      </h2>
    </header>
    ${
      session.kind === "teams"
        ? html`${teamsTable(part, session, index)} ${unscored(part, session, index)}`
        : html`<div class="method-line no-print">
              ${methodSwitch(part, session.kind)}
              <label class="option"
                ><input type="checkbox" .checked=${compare} @change=${toggle} /> ${words.compare}</label
              >
            </div>
            ${(session.fields ?? []).map((field, number) =>
              fieldTable(
                part,
                session,
                index,
                number,
                part.store.state.method === "dynamic"
                  ? words.dynamicMean(field.lines.join("+"), write(part, field.mean))
                  : words.interval(field.lines.join("+"), write(part, field.top), write(part, field.bottom)),
                methods,
              ),
            )}
            ${unscored(part, session, index)}`
    }
    <overtrick-findings class="no-print" .findings=${findings} .total=${findings.length}></overtrick-findings>
    <p class="soft note no-print">${w.tapHint}</p>
  </section>`;
}

const write = ({ n }: Part, value: number): string => n.fixed(value, decimalsOf([value]));
const namesOf = ({ players }: RankingEntryPoints): string => players.join(" – ");

function fieldTable(
  part: Part,
  session: RankingSessionPoints,
  index: number,
  field: number,
  caption: string,
  methods: MethodsAnswer | null,
): TemplateResult {
  const { w, n, store } = part;
  const several = (session.fields?.[field]?.lines.length ?? 1) > 1;
  const rows = session.entries
    .map((entry, number) => ({ entry, number }))
    .filter(({ entry }) => entry.field === field)
    .sort((one, other) => (one.entry.place ?? 0) - (other.entry.place ?? 0));
  return html`<div class="wide">
    <table class="figures ranking-table">
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${numberHead(w.place)} ${several ? html`<th scope="col">${w.line}</th>` : nothing}
          <th scope="col" class="who">${w.names}</th>
          ${numberHead(session.kind === "pairs" ? w.percent : w.imps)}
          ${
            methods
              ? methodNames.map(
                  (name) =>
                    html`<th scope="col" class="number ${name === store.state.method ? "own" : ""}">
                      ${w.settings.methods[name]}
                    </th>`,
                )
              : numberHead(w.points)
          }
        </tr>
      </thead>
      <tbody>
        ${rows.map(({ entry, number }) => {
          const chosen = {
            figure: { session: index, entry: number },
            title: `${namesOf(entry)} · ${w.points}`,
          };
          const { rank, tied } = placeOf(rows, entry.place ?? 0);
          return html`<tr>
            <td class="number place">${placeText(rank, tied)}</td>
            ${several ? html`<td>${entry.line ?? ""}</td>` : nothing}
            <th scope="row">${namesOf(entry)}</th>
            ${numberCell(two(n, entry.score ?? null))}
            ${
              methods
                ? methodNames.map((name) =>
                    name === store.state.method
                      ? figureCell(part, two(n, entry.points), chosen)
                      : numberCell(two(n, methods.points[name][number] ?? null)),
                  )
                : figureCell(part, two(n, entry.points), chosen)
            }
          </tr>`;
        })}
      </tbody>
    </table>
    ${
      (methods || store.state.method === "place") &&
      rows.some(({ entry }) => placeOf(rows, entry.place ?? 0).tied)
        ? html`<p class="soft note">${w.sessions.sharedPlaces}</p>`
        : nothing
    }
  </div>`;
}

/** The first of the places that are shared; `place` is their mean. */
function placeOf(
  rows: readonly { entry: RankingEntryPoints }[],
  place: number,
): { rank: number; tied: boolean } {
  const sharing = rows.filter(({ entry }) => entry.place === place).length;
  return { rank: Math.round(place - (sharing - 1) / 2), tied: sharing > 1 };
}

/** Entries that could not be scored, and why. */
function unscored(part: Part, session: RankingSessionPoints, index: number): TemplateResult | typeof nothing {
  const { w } = part;
  const list = session.entries
    .map((entry, number) => ({ entry, number }))
    .filter(({ entry }) => entry.points === null);
  if (list.length === 0) return nothing;
  const label = ({ line = "", id = "" }: RankingEntryPoints): string =>
    line !== "" ? `${w.line} ${line}` : id !== "" ? `${w.team} ${id}` : "";
  return html`<h3>${w.sessions.unscored}</h3>
    <ul class="unscored">
      ${list.map(
        ({ entry, number }) =>
          html`<li>
            ${label(entry)} ${namesOf(entry)}: <span class="soft">${reasonOf(part, index, number)}</span>
          </li>`,
      )}
    </ul>`;
}

function teamsTable(part: Part, session: RankingSessionPoints, index: number): TemplateResult {
  const { w, n } = part;
  return html`<div class="wide">
    <table class="figures ranking-table">
      <caption class="hidden">
        ${w.sessions.caption(dateText(session.date))}
      </caption>
      <thead>
        <tr>
          <th scope="col">${w.team}</th>
          <th scope="col" class="who">${w.names}</th>
          ${numberHead(w.sessions.strength)} ${numberHead(w.sessions.resistance)}
          ${numberHead(w.sessions.halves)} ${numberHead(w.points)}
        </tr>
      </thead>
      <tbody>
        ${session.entries.map(
          (entry, number) =>
            html`<tr>
              <td>${entry.id ?? ""}</td>
              <th scope="row">${teamNames(entry.players)}</th>
              ${numberCell(two(n, entry.strength ?? null))} ${numberCell(two(n, entry.resistance ?? null))}
              ${numberCell(n.whole(entry.halves ?? 0))}
              ${figureCell(part, two(n, entry.points), {
                figure: { session: index, entry: number },
                title: `${w.team} ${entry.id ?? ""} · ${w.points}`,
              })}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
