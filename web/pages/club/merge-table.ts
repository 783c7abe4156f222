/** What two books have alike and where they differ, with a choice for each difference. */
import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { dateText } from "../../components/date-text";
import type { NumberWriter } from "../../numbers";
import type { ClubContents, ClubMember, SessionVersion } from "../../store/club/contents";
import { keyOf } from "../../store/club/merge";
import type { Choice, MergeConflict, MergeDraft } from "../../store/club/merge";
import { isRemoval, numberText } from "./part";
import { bookWords, clubWords } from "./words";

export interface MergeTable {
  n: NumberWriter;
  merge: MergeDraft;
  contents: ClubContents;
  read: ClubContents;
  choices: ReadonlyMap<string, Choice>;
  choose: (key: string, choice: Choice) => void;
}

export function mergeTable(table: MergeTable): TemplateResult {
  const w = bookWords.words.merge;
  const { members, sessions, conflicts } = table.merge;
  const count = (label: string, one: readonly string[], two: readonly string[]): TemplateResult =>
    html`<tr>
      <th scope="row">${label}</th>
      <td class="number">${table.n.whole(one.length)}</td>
      <td class="number">${table.n.whole(two.length)}</td>
    </tr>`;
  return html`<table class="figures club-table">
      <caption class="hidden">
        ${w.title}
      </caption>
      <thead>
        <tr>
          <th></th>
          <th scope="col" class="number">${clubWords.words.views.members}</th>
          <th scope="col" class="number">${clubWords.words.views.sessions}</th>
        </tr>
      </thead>
      <tbody>
        ${count(w.onlyOwn, members.onlyOwn, sessions.onlyOwn)}
        ${count(w.onlyOther, members.onlyOther, sessions.onlyOther)}
        ${count(w.same, members.same, sessions.same)} ${count(w.further, [], sessions.further)}
      </tbody>
    </table>
    ${conflicts.length === 0 ? nothing : conflictTable(table)}`;
}

function conflictTable(table: MergeTable): TemplateResult {
  const w = bookWords.words.merge;
  return html`<div class="wide">
    <table class="figures club-table">
      <caption>
        ${w.conflicts}
      </caption>
      <thead>
        <tr>
          <th></th>
          <th scope="col">${w.own}</th>
          <th scope="col">${w.other}</th>
          <th scope="col">${w.choice}</th>
        </tr>
      </thead>
      <tbody>
        ${table.merge.conflicts.map((conflict) => conflictRow(table, conflict))}
      </tbody>
    </table>
  </div>`;
}

function conflictRow({ n, choices, choose }: MergeTable, conflict: MergeConflict): TemplateResult {
  const w = bookWords.words.merge;
  const key = keyOf(conflict);
  const options: readonly Choice[] =
    conflict.kind === "member" || conflict.kind === "session" ? ["own", "other", "both"] : ["own", "other"];
  const chosen = choices.get(key) ?? "own";
  const [own, other] = sides(n, conflict);
  return html`<tr>
    <th scope="row">${w.kinds[conflict.kind]}</th>
    <td>${own}</td>
    <td>${other}</td>
    <td>
      <select
        aria-label="${w.kinds[conflict.kind]} ${own}"
        autocomplete="off"
        @change=${(event: Event) => choose(key, (event.target as HTMLSelectElement).value as Choice)}
      >
        ${options.map((choice) => html`<option value=${choice} .selected=${choice === chosen}>${w[choice]}</option>`)}
      </select>
    </td>
  </tr>`;
}

function sides(n: NumberWriter, conflict: MergeConflict): readonly [string, string] {
  switch (conflict.kind) {
    case "member":
      return [memberText(n, conflict.own), memberText(n, conflict.other)];
    case "session":
      return [sessionText(n, conflict.own), sessionText(n, conflict.other)];
    case "name":
      return [conflict.own, conflict.other];
    case "settings":
      return ["–", "–"];
  }
}

const memberText = (n: NumberWriter, { name, number, handicap, club }: ClubMember): string =>
  [name, number, numberText(n, handicap ?? undefined), club]
    .filter((text) => text !== undefined && text !== "")
    .join(" · ");

/** The latest report: its name and day, how many pairs it has and when it was corrected. */
function sessionText(n: NumberWriter, versions: readonly SessionVersion[]): string {
  const { session } = versions.at(-1) ?? {};
  if (!session) return "";
  if (isRemoval(session)) return bookWords.words.merge.removed;
  const corrected = session.corrected === undefined ? "" : `→ ${dateText(session.corrected)}`;
  return [
    session.name ?? session.id,
    dateText(session.date),
    n.whole(session.entries?.length ?? 0),
    corrected,
  ]
    .filter((text) => text !== "")
    .join(" · ");
}
