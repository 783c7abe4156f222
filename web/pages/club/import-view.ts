import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { ListedMember } from "overtrick";
import { numberCell, numberHead } from "../../components/number-cell";
import type { ClubMember } from "../../store/club/contents";
import { exactKey, matchName } from "../../store/club/names";
import type { Match } from "../../store/club/names";
import { textOfFile } from "../nett/text-of-file";
import { addressOf, formName, freshId, go, nameOf, two, typedIn } from "./part";
import type { Part } from "./part";

const form = "import";
/** Lines that were not read, at most. */
const mostUnread = 10;

interface ReadRow {
  name: string;
  number: string;
  handicap: number | null;
  match: Match;
  /** The same name stands above. */
  twice: boolean;
}

/** Members from a list, pasted or from a file. Nobody who is or may be a member already is taken without a tick. */
export function importView(part: Part): TemplateResult {
  const { w, n, store, overtrick } = part;
  const text = typedIn(form, "list");
  const { members, unread } = overtrick.readMembers(text);
  const lines = text.split(/\r\n|\r|\n/u);
  const rows = rowsOf(part, members);
  const taken = rows.filter((row) => isTaken(row));
  const typed = (value: string): void => store.drafts.put(`${formName(form)}list`, value);
  return html`<section class="club-form" aria-labelledby="import-title">
    <h2 id="import-title">${w.importing.title}</h2>
    <div class="field wide">
      <label for="import-list">${w.importing.list}</label>
      <textarea
        id="import-list"
        data-most="60000"
        rows="8"
        spellcheck="false"
        placeholder=${w.importing.placeholder}
        aria-describedby="import-note"
        .value=${text}
        @input=${(event: Event) => typed((event.target as HTMLTextAreaElement).value)}
      ></textarea>
      <span id="import-note" class="soft note">${w.importing.hint}</span>
    </div>
    <div class="actions">
      <button type="button" @click=${() => document.getElementById("import-file")?.click()}>
        ${w.importing.open}
      </button>
      <input
        id="import-file"
        type="file"
        hidden
        accept=".csv,.txt,.tsv,text/plain,text/csv"
        aria-label=${w.importing.open}
        @change=${(event: Event) => void opened(event, typed)}
      />
    </div>
    ${rows.length === 0 ? html`<p class="soft">${w.importing.nothing}</p>` : table(part, rows)}
    ${
      unread.length === 0
        ? nothing
        : html`<p class="soft">${w.importing.unread}</p>
            <ul class="soft">
              ${unread.slice(0, mostUnread).map((line) => html`<li><bdi>${lines[line - 1]?.slice(0, 80)}</bdi></li>`)}
            </ul>`
    }
    <div class="actions">
      <button
        type="button"
        class="main"
        ?disabled=${taken.length === 0}
        @click=${() => void add(part, taken)}
      >
        ${w.importing.button(taken.length, n.whole(taken.length))}
      </button>
      <a class="button" href=${addressOf("members")}>${w.cancel}</a>
    </div>
  </section>`;
}

async function opened(event: Event, typed: (text: string) => void): Promise<void> {
  const input = event.target as HTMLInputElement;
  const [file] = input.files ?? [];
  if (!file) return;
  const text = await textOfFile(file);
  input.value = "";
  typed(text);
}

function rowsOf({ contents }: Part, list: readonly ListedMember[]): ReadRow[] {
  const above = new Set<string>();
  return list.map(({ name, number, handicap }) => {
    const written = { name, ...(number === "" ? {} : { number }) };
    const row = {
      name: nameFirst(name),
      number,
      handicap,
      match: matchName(written, contents.members),
      twice: above.has(exactKey(name)),
    };
    above.add(exactKey(name));
    return row;
  });
}

/** As members are written in the book: "Larsen, Ole" becomes Ole Larsen. */
export function nameFirst(name: string): string {
  const [last = "", first = "", ...more] = name.split(",").map((part) => part.trim());
  return more.length === 0 && first !== "" ? `${first} ${last}` : name.trim();
}

const tickOf = ({ name, number }: ReadRow): string => `tick:${number}:${exactKey(name)}`;

const isTaken = (row: ReadRow): boolean =>
  typedIn(form, tickOf(row), row.match.kind === "unknown" && !row.twice ? "yes" : "") === "yes";

function table(part: Part, rows: readonly ReadRow[]): TemplateResult {
  const { w, n, contents, store } = part;
  const said = ({ match, twice }: ReadRow): string => {
    if (twice) return w.importing.twice;
    if (match.kind === "recognised") return w.importing.known;
    if (match.kind === "unknown") return w.importing.fresh;
    return w.importing.like(match.ids.map((id) => nameOf(contents, id)).join(", "));
  };
  const tick = (row: ReadRow, checked: boolean): void =>
    store.drafts.put(formName(form) + tickOf(row), checked ? "yes" : "");
  return html`<div class="wide" tabindex="0" role="region" aria-label=${w.importing.caption}>
    <table class="figures club-table">
      <caption>
        ${w.importing.caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">${w.importing.take}</th>
          <th scope="col">${w.columns.name}</th>
          <th scope="col">${w.columns.number}</th>
          ${numberHead(w.columns.handicap)}
          <th scope="col">${w.columns.who}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              <td>
                <label class="option tick"
                  ><input
                    type="checkbox"
                    aria-label=${w.importing.takeOf(row.name)}
                    .checked=${isTaken(row)}
                    @change=${(event: Event) => tick(row, (event.target as HTMLInputElement).checked)}
                /></label>
              </td>
              <th scope="row">${row.name}</th>
              <td>${row.number === "" ? nothing : row.number}</td>
              ${numberCell(two(n, row.handicap))}
              <td class=${row.match.kind === "suggested" ? "strong" : "soft"}>${said(row)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

async function add({ store, contents, w, n }: Part, rows: readonly ReadRow[]): Promise<void> {
  const club = contents.members.at(-1)?.club ?? contents.name;
  const members = rows.map(({ name, number, handicap }): ClubMember => ({
    id: freshId("m"),
    name,
    ...(number === "" ? {} : { number }),
    ...(handicap === null ? {} : { handicap }),
    ...(club === "" ? {} : { club }),
  }));
  const done = (): string => w.importing.done(members.length, n.whole(members.length));
  if (!(await store.apply({ members }, done))) return;
  store.drafts.clear(formName(form));
  go("members");
}
