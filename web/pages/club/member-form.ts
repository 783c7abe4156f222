import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { typedDate } from "../../components/typed-date";
import { parseNumber } from "../../numbers";
import type { ClubMember } from "../../store/club/contents";
import { exactKey } from "../../store/club/names";
import { omit } from "../../store/club/omit";
import { faultsOf } from "./faults";
import {
  addressOf,
  dateField,
  formName,
  freshId,
  go,
  numberInput,
  numberText,
  textField,
  typedIn,
} from "./part";
import type { Part } from "./part";

/** The members as they were when somebody began to change them: another tab may have been quicker. */
const begun = new Map<string, ClubMember>();

const numbers = ["handicap", "impHandicap", "nett", "replacement"] as const;

/** A new member, or what is known of one: what somebody starts with, not what was played since. */
export function memberForm(part: Part, member: ClubMember | null): TemplateResult {
  const { w, n, contents, store } = part;
  const form = member ? `member:${member.id}` : "member:new";
  const field = (name: string, label: string, given: string, more: object = {}): TemplateResult =>
    textField({ form, name, label, given, ...more });
  const separate = contents.settings.project52?.separateHandicaps === true;
  const start = contents.settings.project52?.start ?? 52;
  const name = typedIn(form, "name", member?.name).trim();
  const same = contents.members.find((one) => one.id !== member?.id && exactKey(one.name) === exactKey(name));
  const lastClub = contents.members.at(-1)?.club ?? contents.name;
  const faults = faultsOf(part, {
    settings: { project52: { separateHandicaps: separate } },
    members: [memberIn(form, member, lastClub)],
  });
  const path = (key: (typeof numbers)[number]): string => `members[0].${key}`;
  const wrong = wrongIn(form, name) || numbers.some((key) => faults.has(path(key)));
  const [since] = member?.memberships ?? [];
  if (member && !store.drafts.has(formName(form))) begun.set(form, member);
  return html`<form class="club-form" aria-labelledby="member-form-title" @submit=${save}>
    <h2 id="member-form-title">${member ? w.member.editTitle(member.name) : w.member.newTitle}</h2>
    <div class="fields">
      ${field("name", w.member.name, member?.name ?? "", { wide: true, ...(same && name !== "" ? { hint: w.member.alike(same.name) } : {}) })}
      ${field("number", w.member.number, member?.number ?? "")}
      ${dateField(part, { form, name: "since", label: w.member.since, given: since?.from ?? "", hint: w.member.always })}
      ${field("club", w.member.club, member ? (member.club ?? "") : lastClub)}
      ${field("district", w.member.district, member?.district ?? "")}
      ${numberInput(part, { form, name: "handicap", faults, path: path("handicap"), label: w.member.start, given: numberText(n, member?.handicap), hint: w.member.otherwise(two0(part, start)), signed: true })}
      ${separate ? numberInput(part, { form, name: "impHandicap", faults, path: path("impHandicap"), label: w.member.startImps, given: numberText(n, member?.impHandicap), hint: w.member.asHandicap, signed: true }) : nothing}
      ${numberInput(part, { form, name: "nett", faults, path: path("nett"), label: w.member.startNett, given: numberText(n, member?.nett), hint: w.member.otherwise(two0(part, contents.settings.nett?.newcomer ?? 50)) })}
      ${numberInput(part, { form, name: "replacement", faults, path: path("replacement"), label: w.member.replacement, given: numberText(n, member?.replacement), hint: w.member.middle })}
      <div class="field wide">
        <label for="member-aliases">${w.member.aliases}</label>
        <textarea
          id="member-aliases"
          rows="2"
          spellcheck="false"
          aria-describedby="member-aliases-note"
          .value=${typedIn(form, "aliases", (member?.aliases ?? []).join("\n"))}
          @input=${(event: Event) => store.drafts.put(`${formName(form)}aliases`, (event.target as HTMLTextAreaElement).value)}
        ></textarea>
        <span id="member-aliases-note" class="soft note">${w.member.aliasesHint}</span>
      </div>
    </div>
    ${name === "" && typedIn(form, "number") !== "" ? html`<p class="error">${w.member.nameMissing}</p>` : nothing}
    <div class="actions">
      <button type="submit" class="main" ?disabled=${wrong}>${member ? w.save : w.add}</button>
      <a class="button" href=${member ? addressOf("member", { id: member.id }) : addressOf("members")}
        >${w.cancel}</a
      >
      ${member && !played(part, member.id) ? html`<button type="button" class="plain" @click=${() => void remove(part, member)}>${w.member.remove}</button>` : nothing}
    </div>
  </form>`;

  async function save(event: Event): Promise<void> {
    event.preventDefault();
    if (wrong) return;
    const before = begun.get(form);
    if (member && before && JSON.stringify(before) !== JSON.stringify(member)) {
      // What is typed stays; whoever saves again has seen the other version.
      begun.set(form, member);
      store.refuse("conflict");
      return;
    }
    const saved = memberIn(form, member, lastClub);
    const done = (): string => (member ? w.member.saved(saved.name) : w.member.added(saved.name));
    if (!(await store.apply({ members: [saved] }, done))) return;
    store.drafts.clear(formName(form));
    go("member", { id: saved.id });
  }
}

const two0 = ({ n }: Part, value: number): string => n.fixed(value, 0);

function wrongIn(form: string, name: string): boolean {
  const since = typedIn(form, "since").trim();
  const badNumber = numbers.some((key) => {
    const text = typedIn(form, key).trim();
    return text !== "" && parseNumber(text) === null;
  });
  return name === "" || badNumber || (since !== "" && typedDate(since) === null);
}

/** The member as typed; a field that was not touched keeps what was there. */
function memberIn(form: string, before: ClubMember | null, club: string): ClubMember {
  const text = (name: string, given: string | undefined): string => typedIn(form, name, given ?? "").trim();
  const [first, ...later] = before?.memberships ?? [];
  const untouched = "\0";
  const since = typedIn(form, "since", untouched);
  const from = since === untouched ? first?.from : (typedDate(since) ?? undefined);
  const rest = omit(first ?? {}, "from");
  const begun = from === undefined ? rest : { ...rest, from };
  const memberships = Object.keys(begun).length === 0 && later.length === 0 ? [] : [begun, ...later];
  const figures = numbers.flatMap((key) => {
    const typed = typedIn(form, key, untouched);
    const value = typed === untouched ? before?.[key] : parseNumber(typed);
    return value === null || value === undefined ? [] : [[key, value] as const];
  });
  const words = (["number", "club", "district"] as const).flatMap((key) => {
    const shown = text(key, before ? before[key] : key === "club" ? club : "");
    return shown === "" ? [] : [[key, shown] as const];
  });
  const name = text("name", before?.name);
  // Results go on naming a renamed member as before.
  const renamed = before && before.name !== name ? [before.name] : [];
  const spellings = typedIn(form, "aliases", (before?.aliases ?? []).join("\n")).split("\n");
  const aliases = [...new Set([...spellings.map((line) => line.trim()), ...renamed])].filter(
    (line) => line !== "" && line !== name,
  );
  return {
    id: before?.id ?? freshId("m"),
    name,
    ...Object.fromEntries(words),
    ...Object.fromEntries(figures),
    ...(aliases.length === 0 ? {} : { aliases }),
    ...(memberships.length === 0 ? {} : { memberships }),
  };
}

/** Whether a session names the member: then leaving is the way, not taking out. */
function played({ contents }: Part, id: string): boolean {
  return contents.versions.some(
    ({ session }) =>
      "date" in session &&
      ((session.changes ?? []).some(({ member }) => member === id) ||
        (session.entries ?? []).some(({ players }) => players.includes(id))),
  );
}

async function remove({ store, w }: Part, member: ClubMember): Promise<void> {
  if (await store.apply({ withoutMembers: [member.id] }, () => w.member.removed(member.name))) go("members");
}
