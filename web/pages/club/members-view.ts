import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { MemberState } from "overtrick";
import { numberCell, numberHead } from "../../components/number-cell";
import type { ClubMember } from "../../store/club/contents";
import { finds } from "../../store/club/names";
import { importView } from "./import-view";
import { memberForm } from "./member-form";
import { addressOf, placeText, put, two } from "./part";
import type { Part } from "./part";

const sorts = ["handicap", "name", "nett", "ranking"] as const;
type Sort = (typeof sorts)[number];

/** Members that the list shows at first. */
const shownMembers = 300;

interface Row {
  member: ClubMember;
  state: MemberState;
}

/** Everybody with handicap, nett and ranking, and the rank in club, district and country where it is known. */
export function membersView(part: Part): TemplateResult {
  const { query, contents, w } = part;
  if (query.has("import")) return importView(part);
  if (query.has("add")) return memberForm(part, null);
  if (contents.members.length === 0) return empty(part);
  return html`<section>
    <header class="views-head">
      <h2 id="members-title">${w.members.caption}</h2>
      ${actions(part)}
    </header>
    ${summary(part)} ${filters(part)} ${table(part, rowsOf(part))}
  </section>`;
}

function actions({ w }: Part): TemplateResult {
  return html`<div class="actions no-print">
    <a class="button" href=${addressOf("members", { add: "" })}>${w.members.add}</a>
    <a class="button" href=${addressOf("members", { import: "" })}>${w.members.importList}</a>
  </div>`;
}

function empty(part: Part): TemplateResult {
  const { w } = part;
  return html`<section class="empty" aria-labelledby="empty-title">
    <h2 id="empty-title">${w.members.emptyTitle}</h2>
    <p>${w.members.empty}</p>
    ${actions(part)}
  </section>`;
}

/** As the Danish list begins: members and mean handicap, club by club where there are several. */
function summary({ answer, w, n }: Part): TemplateResult[] {
  return answer.clubs
    .filter(({ members }) => members > 0)
    .map(
      ({ club, members, mean }) =>
        html`<p class="soft">
          ${club === null || answer.clubs.length < 2 ? nothing : html`<bdi>${club}</bdi>: `}${w.members.summary(members, n.whole(members), two(n, mean))}
        </p>`,
    );
}

function filters({ query, w }: Part): TemplateResult {
  const sort = sortOf(query);
  return html`<div class="club-filters no-print">
    <div class="field">
      <label for="member-search">${w.members.search}</label>
      <input
        id="member-search"
        type="search"
        autocomplete="off"
        .value=${query.get("q") ?? ""}
        @input=${(event: Event) => put("q", (event.target as HTMLInputElement).value || null)}
      />
    </div>
    <div class="field">
      <label for="member-sort">${w.members.sort}</label>
      <select
        id="member-sort"
        autocomplete="off"
        @change=${(event: Event) => put("sort", (event.target as HTMLSelectElement).value)}
      >
        ${sorts.map((name) => html`<option value=${name} .selected=${name === sort}>${w.members.sorts[name]}</option>`)}
      </select>
    </div>
    <label class="option"
      ><input
        type="checkbox"
        .checked=${query.has("left")}
        @change=${(event: Event) => put("left", (event.target as HTMLInputElement).checked ? "" : null)}
      />
      ${w.members.withLeft}</label
    >
  </div>`;
}

const sortOf = (query: URLSearchParams): Sort =>
  sorts.find((name) => name === query.get("sort")) ?? "handicap";

function rowsOf({ contents, answer, query }: Part): Row[] {
  const states = new Map(answer.members.map((state) => [state.id, state]));
  const search = query.get("q") ?? "";
  const byName = (one: Row, other: Row): number =>
    one.member.name.localeCompare(other.member.name, document.documentElement.lang);
  // Handicaps the lowest first; the others, where more is better, the highest.
  const orders: Record<Sort, (one: Row, other: Row) => number> = {
    name: byName,
    handicap: (one, other) => one.state.handicap - other.state.handicap || byName(one, other),
    nett: (one, other) => other.state.nett - one.state.nett || byName(one, other),
    ranking: (one, other) =>
      (other.state.ranking ?? -1e9) - (one.state.ranking ?? -1e9) || byName(one, other),
  };
  return contents.members
    .flatMap((member): Row[] => {
      const state = states.get(member.id);
      return state ? [{ member, state }] : [];
    })
    .filter(({ state }) => state.active || query.has("left"))
    .filter(({ member }) => finds(search, member.name, member.number ?? "", ...(member.aliases ?? [])))
    .sort(orders[sortOf(query)]);
}

function table(part: Part, rows: readonly Row[]): TemplateResult {
  const { answer, w, n, everything } = part;
  const shown = everything ? rows : rows.slice(0, shownMembers);
  if (rows.length === 0) return html`<p>${w.members.nobody}</p>`;
  const districts = answer.members.some(({ ranks }) => ranks.national.rank !== null);
  const imps = answer.members.some(({ impHandicap }) => impHandicap !== null);
  return html`<div class="wide" tabindex="0" role="region" aria-label=${w.members.caption}>
      <table class="figures club-table">
        <caption class="hidden">
          ${w.members.caption}
        </caption>
        <thead>
          <tr>
            <th scope="col" class="number">
              ${districts ? html`${w.columns.rank}: ${w.columns.inClub}` : w.columns.rank}
            </th>
            <th scope="col">${w.columns.name}</th>
            ${numberHead(w.columns.handicap)}
            ${imps ? numberHead(`${w.columns.handicap} ${w.columns.imps}`) : nothing}
            ${numberHead(w.columns.nett)} ${numberHead(w.columns.ranking)}
            ${districts ? html`${numberHead(w.columns.inDistrict)} ${numberHead(w.columns.inCountry)}` : nothing}
            ${numberHead(w.columns.sessions)}
          </tr>
        </thead>
        <tbody>
          ${shown.map(
            ({ member, state }) =>
              html`<tr>
                <td class="number place">${placeText(state.ranks.club)}</td>
                <th scope="row">
                  <a href=${addressOf("member", { id: member.id })}>${member.name}</a>
                  ${state.active ? nothing : html`<span class="soft">(${w.members.left})</span>`}
                </th>
                ${numberCell(two(n, state.handicap), true)}
                ${imps ? numberCell(two(n, state.impHandicap), true) : nothing}
                ${numberCell(state.nettSessions === 0 ? null : two(n, state.nett))}
                ${numberCell(two(n, state.ranking))}
                ${
                  districts
                    ? html`<td class="number">${placeText(state.ranks.district)}</td>
                        <td class="number">${placeText(state.ranks.national)}</td>`
                    : nothing
                }
                ${numberCell(n.whole(state.sessions))}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${
      shown.length < rows.length
        ? html`<p class="no-print">
            <button type="button" @click=${() => put("all", "")}>
              ${w.member.showAll(n.whole(rows.length))}
            </button>
          </p>`
        : nothing
    }`;
}
