import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { HandicapStep, MemberHistory } from "overtrick";
import { dateFormat, dateText } from "../../components/date-text";
import { lineChart } from "../../components/line-chart";
import { numberCell, numberHead } from "../../components/number-cell";
import type { ClubMember } from "../../store/club/contents";
import { memberForm } from "./member-form";
import { memberActions } from "./member-actions";
import { partnersTable } from "./partners-table";
import { addressOf, placeText, put, signed, two } from "./part";
import type { Part } from "./part";

/** Rows of a history that are shown at first. */
const shownRows = 15;

/** A member: the history as the Danish document has it, and the same for nett scores and ranking. */
export function memberView(part: Part): TemplateResult {
  const { query, contents, w, store } = part;
  const id = query.get("id") ?? "";
  const member = contents.members.find((one) => one.id === id);
  if (!member) {
    return html`<p>${w.member.unknown}</p>
      <p><a class="button" href=${addressOf("members")}>${w.back}</a></p>`;
  }
  if (query.has("edit")) return memberForm(part, member);
  const history = store.history(id);
  return html`<p class="no-print"><a class="back" href=${addressOf("members")}>${w.back}</a></p>
    ${head(part, member)} ${memberActions(part, member)}
    ${history ? histories(part, member, history) : html`<div aria-busy="true"></div>`}
    ${partnersTable(part, id)}`;
}

function head(part: Part, member: ClubMember): TemplateResult {
  const { answer, w, n } = part;
  const state = answer.members.find(({ id }) => id === member.id);
  const figure = (label: string, shown: string): TemplateResult =>
    html`<div>
      <dt class="answer-label">${label}</dt>
      <dd class="answer">${shown}</dd>
    </div>`;
  const last = member.memberships?.at(-1);
  const about = [member.number, member.club, member.district].filter(
    (text) => text !== undefined && text !== "",
  );
  return html`<header class="member-head">
    <h2>${member.name}</h2>
    ${about.length === 0 ? nothing : html`<p class="soft">${about.join(" · ")}</p>`}
    ${state?.active === false && last?.to !== undefined ? html`<p>${w.member.memberTo(dateText(last.to))}</p>` : nothing}
    ${
      state
        ? html`<dl class="member-figures">
            ${figure(w.columns.handicap, two(n, state.handicap))}
            ${state.impHandicap === null ? nothing : figure(`${w.columns.handicap} ${w.columns.imps}`, two(n, state.impHandicap))}
            ${state.nettSessions === 0 ? nothing : figure(w.columns.nett, two(n, state.nett))}
            ${state.ranking === null ? nothing : figure(w.columns.ranking, two(n, state.ranking))}
            ${(["club", "district", "national"] as const).map((place) =>
              state.ranks[place].rank === null
                ? nothing
                : html`<div>
                    <dt class="answer-label">
                      ${w.columns.rank}:
                      ${{ club: w.columns.inClub, district: w.columns.inDistrict, national: w.columns.inCountry }[place]}
                    </dt>
                    <dd class="answer">${placeText(state.ranks[place])}</dd>
                  </div>`,
            )}
          </dl>`
        : nothing
    }
  </header>`;
}

function histories(part: Part, member: ClubMember, history: MemberHistory): TemplateResult {
  const { w, answer } = part;
  const separate = answer.members.find(({ id }) => id === member.id)?.impHandicap !== null;
  const own = separate
    ? history.handicaps.filter(({ scoring }) => scoring === "matchpoints")
    : history.handicaps;
  const imps = separate ? history.handicaps.filter(({ scoring }) => scoring === "imps") : [];
  return html`<div class="member-columns">
    ${handicaps(part, member, own, w.member.history(member.name), "handicaps")}
    ${imps.length === 0 ? nothing : handicaps(part, member, imps, w.member.historyImps(member.name), "imps")}
    ${history.nett.length === 0 ? nothing : nett(part, member, history)}
    ${history.rankings.length === 0 ? nothing : rankings(part, member, history)}
  </div>`;
}

/** Newest first; paper has all of them, the screen the first ones until all are asked for. */
function newest<Step>(
  part: Part,
  steps: readonly Step[],
  row: (step: Step, later: string) => TemplateResult,
): TemplateResult[] {
  return [...steps].reverse().map((step, i) => row(step, laterIf(part, i >= shownRows)));
}

const laterIf = ({ query }: Part, later: boolean): string => (later && !query.has("all") ? "later" : "");

function showAll({ w, n, query }: Part, count: number): TemplateResult | typeof nothing {
  if (count <= shownRows || query.has("all")) return nothing;
  return html`<p class="no-print">
    <button type="button" @click=${() => put("all", "")}>${w.member.showAll(n.whole(count))}</button>
  </p>`;
}

const dayNumber = (date: string): number => Date.parse(date) / 86_400_000;

/** Days on a short axis, months on a long one. */
function dayWriter(points: readonly (readonly [number, number])[]): (day: number) => string {
  const days = points.map(([day]) => day);
  const long = Math.max(...days) - Math.min(...days) > 200;
  const parts = long
    ? ({ month: "short", year: "numeric" } as const)
    : ({ day: "numeric", month: "short" } as const);
  const format = dateFormat({ ...parts, timeZone: "UTC" });
  return (day) => format.format(new Date(day * 86_400_000));
}

function chart(
  { n }: Part,
  label: string,
  points: readonly (readonly [number, number])[],
): TemplateResult | typeof nothing {
  if (points.length === 0) return nothing;
  return html`${lineChart({
    label,
    series: [{ name: label, points }],
    xLabel: "",
    yLabel: label,
    writeX: dayWriter(points),
    writeY: (value) => n.fixed(value, 1),
    width: 560,
    height: 220,
  })}`;
}

function statusOf({ w }: Part, { status, recorded, removed }: HandicapStep): TemplateResult {
  const signs = { final: "✓", open: "…", frozen: "❄" };
  const more = [recorded ? w.status.recorded : "", removed ? w.status.removed : ""].filter(
    (text) => text !== "",
  );
  return html`<span class="status ${status}" aria-hidden="true">${signs[status]}</span>
    ${[w.status[status], ...more].join(", ")}`;
}

/** Denmark 4: date, event, club, change, handicap, status; the start in the last row. */
function handicaps(
  part: Part,
  member: ClubMember,
  steps: readonly HandicapStep[],
  title: string,
  name: string,
): TemplateResult {
  const { w, n } = part;
  const [first] = steps;
  if (!first) return html`<section><p class="soft">${w.member.noHistory}</p></section>`;
  const points = [
    [dayNumber(first.reported), first.before] as const,
    ...steps.map(({ reported, handicap }) => [dayNumber(reported), handicap] as const),
  ];
  return html`<section class="member-history">
    <h3 id="${name}-title">${title}</h3>
    ${chart(part, w.member.chart(member.name), points)}
    <div class="wide" tabindex="0" role="region" aria-labelledby="${name}-title">
      <table class="figures club-table history">
        <caption class="hidden">
          ${title}
        </caption>
        <thead>
          <tr>
            <th scope="col">${w.columns.date}</th>
            <th scope="col">${w.columns.event}</th>
            <th scope="col">${w.columns.club}</th>
            ${numberHead(w.columns.change)} ${numberHead(w.columns.handicap)}
            <th scope="col">${w.columns.status}</th>
          </tr>
        </thead>
        <tbody>
          ${newest(
            part,
            steps,
            (step, later) =>
              html`<tr class=${later}>
                <th scope="row">${dateText(step.date)}</th>
                <td><a href=${addressOf("session", { id: step.session })}>${step.event}</a></td>
                <td>${step.club ?? nothing}</td>
                ${numberCell(signed(n, step.change))} ${numberCell(two(n, step.handicap), true)}
                <td class="status-cell">${statusOf(part, step)}</td>
              </tr>`,
          )}
          <tr class=${laterIf(part, steps.length > shownRows)}>
            <th scope="row" colspan="4">${w.member.startRow}</th>
            ${numberCell(two(n, first.before), true)}
            <td></td>
          </tr>
        </tbody>
      </table>
    </div>
    ${showAll(part, steps.length)}
  </section>`;
}

function nett(part: Part, member: ClubMember, { nett: steps }: MemberHistory): TemplateResult {
  const { w, n } = part;
  return html`<section>
    <h3 id="nett-title">${w.member.nettHistory}</h3>
    ${chart(
      part,
      w.member.nettChart(member.name),
      steps.map(({ date, after }) => [dayNumber(date), after] as const),
    )}
    <div class="wide" tabindex="0" role="region" aria-labelledby="nett-title">
      <table class="figures club-table">
        <caption class="hidden">
          ${w.member.nettHistory}
        </caption>
        <thead>
          <tr>
            <th scope="col">${w.columns.date}</th>
            <th scope="col">${w.columns.event}</th>
            ${numberHead(w.columns.before)} ${numberHead(w.columns.after)}
          </tr>
        </thead>
        <tbody>
          ${newest(
            part,
            steps,
            (step, later) =>
              html`<tr class=${later}>
                <th scope="row">${dateText(step.date)}</th>
                <td><a href=${addressOf("session", { id: step.session })}>${step.event}</a></td>
                ${numberCell(two(n, step.before))} ${numberCell(two(n, step.after), true)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${showAll(part, steps.length)}
  </section>`;
}

function rankings(part: Part, member: ClubMember, { rankings: steps }: MemberHistory): TemplateResult {
  const { w, n } = part;
  return html`<section>
    <h3 id="ranking-title">${w.member.rankingHistory}</h3>
    ${chart(
      part,
      w.member.rankingChart(member.name),
      steps.map(({ date, after }) => [dayNumber(date), after] as const),
    )}
    <div class="wide" tabindex="0" role="region" aria-labelledby="ranking-title">
      <table class="figures club-table">
        <caption class="hidden">
          ${w.member.rankingHistory}
        </caption>
        <thead>
          <tr>
            <th scope="col">${w.columns.date}</th>
            <th scope="col">${w.columns.event}</th>
            <th scope="col">${w.columns.season}</th>
            ${numberHead(w.columns.points)} ${numberHead(w.columns.before)} ${numberHead(w.columns.after)}
          </tr>
        </thead>
        <tbody>
          ${newest(
            part,
            steps,
            (step, later) =>
              html`<tr class=${later}>
                <th scope="row">${dateText(step.date)}</th>
                <td><a href=${addressOf("session", { id: step.session })}>${step.event}</a></td>
                <td>${step.ranking}</td>
                ${numberCell(two(n, step.points))} ${numberCell(two(n, step.before))}
                ${numberCell(two(n, step.after), true)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${showAll(part, steps.length)}
  </section>`;
}
