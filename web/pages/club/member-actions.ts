import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { BookSession } from "overtrick";
import { sentenceOf } from "../../i18n/findings";
import { typedDate } from "../../components/typed-date";
import { parseNumber } from "../../numbers";
import type { ClubMember } from "../../store/club/contents";
import { faultsOf } from "./faults";
import { addressOf, dateField, formName, freshId, numberInput, put, textField, typedIn } from "./part";
import type { Part } from "./part";

/** What happens to a member besides play: leaving, returning, an estimate or a change from elsewhere. */
export function memberActions(part: Part, member: ClubMember): TemplateResult {
  const { w, answer, query } = part;
  const active = answer.members.find(({ id }) => id === member.id)?.active !== false;
  const doing = query.get("do");
  const button = (name: string, label: string): TemplateResult =>
    html`<button
      type="button"
      aria-expanded=${doing === name ? "true" : "false"}
      @click=${() => put("do", doing === name ? null : name)}
    >
      ${label}
    </button>`;
  return html`<div class="member-actions no-print">
    <div class="actions">
      <a class="button" href=${addressOf("member", { id: member.id, edit: "" })}>${w.edit}</a>
      ${button("record", w.member.record)}
      ${active ? button("leave", w.member.leave) : button("return", w.member.return)}
    </div>
    ${doing === "record" ? recordForm(part, member) : nothing}
    ${doing === "leave" && active ? dayForm(part, member, "leave") : nothing}
    ${doing === "return" && !active ? dayForm(part, member, "return") : nothing}
  </div>`;
}

/** The last day as a member, or the first one again. */
function dayForm(part: Part, member: ClubMember, what: "leave" | "return"): TemplateResult {
  const { w, store } = part;
  const form = `${what}:${member.id}`;
  const day = typedDate(typedIn(form, "day", store.today));
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (day === null) return;
    const changed = what === "leave" ? left(member, day) : returned(member, day);
    const done = (): string =>
      what === "leave" ? w.member.leftNow(member.name) : w.member.returned(member.name);
    if (!(await store.apply({ members: [changed] }, done))) return;
    store.drafts.clear(formName(form));
    put("do", null);
  };
  return html`<form class="club-form" @submit=${save}>
    <div class="fields">
      ${dateField(part, { form, name: "day", label: what === "leave" ? w.member.leaveOn : w.member.returnOn, given: store.today })}
    </div>
    <div class="actions">
      <button type="submit" class="main" ?disabled=${day === null}>${w.save}</button>
    </div>
  </form>`;
}

function left(member: ClubMember, to: string): ClubMember {
  const times = member.memberships ?? [];
  const last = times.at(-1) ?? {};
  return { ...member, memberships: [...times.slice(0, -1), { ...last, to }] };
}

function returned(member: ClubMember, from: string): ClubMember {
  return { ...member, memberships: [...(member.memberships ?? []), { from }] };
}

/** A change that somebody else computed, or the club's new estimate: a session of its own. */
function recordForm(part: Part, member: ClubMember): TemplateResult {
  const { w, store, contents } = part;
  const form = `record:${member.id}`;
  const day = typedDate(typedIn(form, "date", store.today));
  const [change, handicap] = [parseNumber(typedIn(form, "change")), parseNumber(typedIn(form, "handicap"))];
  const one = (change === null) !== (handicap === null);
  const both = change !== null && handicap !== null;
  const row =
    handicap === null ? { member: member.id, change: change ?? 0 } : { member: member.id, handicap };
  const tried: BookSession = { id: "tried", date: store.today, changes: [row] };
  const fault = one
    ? faultsOf(part, { members: [{ id: member.id }], sessions: [tried] }).get("entries[0]")
    : undefined;
  const farDay = day !== null && (day < "1950" || day > store.today);
  const far = fault !== undefined || farDay;
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (day === null || !one || far) return;
    const club = typedIn(form, "club", contents.name).trim();
    const session: BookSession = {
      id: freshId(`r${day}-`),
      name: typedIn(form, "event", handicap === null ? "" : w.member.estimate).trim() || w.member.estimate,
      ...(club === "" ? {} : { club }),
      date: day,
      reported: store.today > day ? store.today : day,
      changes: [row],
    };
    if (!(await store.apply({ versions: [{ session }] }, () => w.member.recorded(member.name)))) return;
    store.drafts.clear(formName(form));
    put("do", null);
  };
  return html`<form class="club-form" @submit=${save}>
    <p class="soft">${w.member.recordTitle}</p>
    <div class="fields">
      ${dateField(part, { form, name: "date", label: w.member.recordDate, given: store.today })}
      ${textField({ form, name: "event", label: w.member.recordEvent })}
      ${textField({ form, name: "club", label: w.member.club, given: contents.name, wide: true })}
      ${numberInput(part, { form, name: "change", label: w.member.recordChange, signed: true })}
      ${numberInput(part, { form, name: "handicap", label: w.member.recordNew, signed: true })}
    </div>
    ${both ? html`<p class="error">${w.member.recordOne}</p>` : nothing}
    ${fault ? html`<p class="error">${sentenceOf(fault, part.t, part.n)}</p>` : nothing}
    ${farDay ? html`<p class="error">${w.member.recordFar}</p>` : nothing}
    <div class="actions">
      <button type="submit" class="main" ?disabled=${day === null || !one || far}>${w.save}</button>
    </div>
  </form>`;
}
