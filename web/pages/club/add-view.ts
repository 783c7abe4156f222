import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { BookSession } from "overtrick";
import { dateText } from "../../components/date-text";
import { typedDate } from "../../components/typed-date";
import { writeAddress } from "../../routes";
import { eveningEvent, eveningSample } from "../../sample/evening";
import { eveningOf, isPart, sessionsOfEvent } from "../../store/club/event-sessions";
import type { SessionHead } from "../../store/club/event-sessions";
import type { ClubContents } from "../../store/club/contents";
import { exactKey } from "../../store/club/names";
import { eventStore } from "../../store/event-store";
import { isoDate } from "../../store/iso-date";
import type { ScoredEvent } from "../../store/scored";
import { countFields, countsFor, settingsWith } from "./add-counts";
import { chosenTwice, playedNames, seated } from "./add-names";
import type { PlayedName } from "./add-names";
import { whoPlayed } from "./add-who";
import {
  addressOf,
  checkField,
  dateField,
  formName,
  freshId,
  go,
  latestSessions,
  nameOf,
  reportsOf,
  selectField,
  textField,
  typedIn,
} from "./part";
import type { Part } from "./part";

/** Evenings that a correction can be chosen from, the newest first. */
const mostEvenings = 200;

/** The evening on the Score page into the book: what it is, who played, yes. */
export function addView(part: Part): TemplateResult {
  const { w, store, contents } = part;
  if (!eventStore.opened) openEvening(part);
  const { scored, origin } = eventStore;
  const into = contents.name === "" ? w.adding.intoOwn : w.adding.into(contents.name);
  const title = html`<p class="no-print"><a class="back" href=${addressOf("sessions")}>${w.back}</a></p>
    <h2>${w.adding.title}</h2>`;
  if (!scored || scored.scores.standings.length === 0) {
    return html`${title}
      <p>${w.adding.nothing}</p>
      <p><a class="button" href="#/score">${w.sessions.toScore}</a></p>`;
  }
  if (origin === "sample" && !store.sample) {
    const sample = writeAddress("club", new URLSearchParams({ sample: "", view: "add" }));
    return html`${title}
      <p>${w.adding.sampleEvent}</p>
      <p><a class="button" href=${sample}>${w.adding.toSample}</a></p>`;
  }
  return html`${title}
    <p class="soft">${into}</p>
    ${form(part, scored)}`;
}

/** The Score page may not have been visited: one's own evening, or the sample for the sample. */
function openEvening({ store, t }: Part): void {
  if (eventStore.hasKept()) eventStore.showOwn();
  else if (store.sample) {
    const sample = eveningSample(t.entry.sampleName);
    eventStore.showSample(sample, eveningEvent(sample));
  }
}

function form(part: Part, scored: ScoredEvent): TemplateResult {
  const { w, contents, store } = part;
  const { event } = scored;
  const name = `add:${event.date}:${event.name}`;
  const names = playedNames(event, contents.members, name);
  const twice = chosenTwice(names);
  const undecided = names.filter(({ choice }) => choice === "").length;
  const given = givenHead(part, scored);
  const correcting = typedIn(name, "of", given.correction);
  const day = typedDate(typedIn(name, "date", given.date));
  const corrected = typedDate(typedIn(name, "corrected", store.today));
  const ready =
    undecided === 0 && twice.length === 0 && day !== null && (correcting === "" || corrected !== null);
  const save = async (submit: Event): Promise<void> => {
    submit.preventDefault();
    if (ready) await confirm(part, scored, name, names);
  };
  return html`<form class="club-form" @submit=${save}>
    ${headFields(part, name, given)} ${whoPlayed(part, name, names, hasUnnamed(event))}
    ${twice.map((id) => html`<p class="error">${w.adding.twice(nameOf(contents, id))}</p>`)}
    <div class="actions confirm">
      <button type="submit" class="main" ?disabled=${!ready}>
        ${correcting === "" ? w.adding.confirm : w.adding.confirmCorrection}
      </button>
      ${undecided > 0 ? html`<span class="soft">${w.adding.decideFirst}</span>` : nothing}
    </div>
  </form>`;
}

/** Whether somebody at the tables has no name. */
function hasUnnamed({ entries, players }: ScoredEvent["event"]): boolean {
  const named = new Set(players.filter(({ name }) => name.trim() !== "").map(({ id }) => id));
  return entries.some(
    (entry) => !entry.phantom && (entry.players.length < 2 || entry.players.some((id) => !named.has(id))),
  );
}

interface GivenHead {
  name: string;
  club: string;
  date: string;
  /** The evening that this corrects; empty for a new one. */
  correction: string;
  /** Something of that day is in the book. */
  sameDay: boolean;
  rated: boolean;
  nett: string;
  ranking: string;
}

/** The session whose travellers were brought to the Score page, whatever was changed in them since. */
function openedFrom(contents: ClubContents): BookSession | undefined {
  const { base } = eventStore.state;
  if (!base) return undefined;
  const text = JSON.stringify(base);
  const found = contents.versions.findLast(({ event }) => {
    const kept = event as Partial<ScoredEvent["event"]> | undefined;
    return kept?.date === base.date && kept.name === base.name && JSON.stringify(kept) === text;
  });
  return found && latestSessions(contents).find(({ id }) => id === found.session.id);
}

/** Weekly sessions and seasons as the nearest evening of the same weekday had them. */
function givenHead({ contents, store, w }: Part, { event }: ScoredEvent): GivenHead {
  const date = isoDate(event.date) ?? store.today;
  const weekday = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay();
  const played = latestSessions(contents).filter(({ id, changes }) => !isPart(id) && !changes);
  const distance = (session: BookSession): number => Math.abs(Date.parse(session.date) - Date.parse(date));
  const nearest = [...played].sort((one, other) => distance(one) - distance(other));
  const like = nearest.find((session) => weekday(session.date) === weekday(date)) ?? nearest[0];
  const onDay = played.filter((session) => session.date === date);
  const same =
    openedFrom(contents) ??
    onDay.findLast((session) => exactKey(session.name ?? "") === exactKey(event.name));
  const model = same ?? like;
  return {
    name: event.name.trim() || w.sample.evening,
    club: model?.club ?? contents.name,
    date,
    correction: same?.id ?? "",
    sameDay: onDay.length > 0,
    rated:
      model === undefined ||
      model.project52 !== null ||
      contents.versions.some(({ session }) => session.id.startsWith(`${model.id}/`)),
    nett: model?.nett ?? (model ? "" : (Object.keys(contents.settings.nett?.ratings ?? {})[0] ?? "")),
    ranking: model?.ranking?.id ?? (model ? "" : (contents.settings.rankings?.at(-1)?.id ?? "")),
  };
}

function headFields(part: Part, form: string, given: GivenHead): TemplateResult {
  const { w, contents, store } = part;
  const correcting = typedIn(form, "of", given.correction) !== "";
  const day = typedDate(typedIn(form, "date", given.date)) ?? given.date;
  const evenings = latestSessions(contents)
    .filter(({ id, changes }) => !isPart(id) && !changes)
    .reverse()
    .filter(({ id }, i) => i < mostEvenings || id === given.correction);
  const formats = Object.entries(w.adding.formats);
  return html`<div class="fields">
      ${selectField(
        {
          form,
          name: "of",
          label: w.adding.what,
          given: given.correction,
          ...(given.sameDay ? { hint: w.adding.sameDay } : {}),
        },
        [
          ["", w.adding.fresh],
          ...evenings.map(
            ({ id, date, name }) => [id, `${w.adding.correction} ${dateText(date)}, ${name ?? id}`] as const,
          ),
        ],
      )}
      ${correcting ? dateField(part, { form, name: "corrected", label: w.adding.corrected, given: store.today }) : nothing}
      ${dateField(part, { form, name: "date", label: w.adding.date, given: given.date })}
      ${textField({ form, name: "name", label: w.adding.name, given: given.name })}
      ${textField({ form, name: "club", label: w.adding.club, given: given.club })}
      ${selectField({ form, name: "format", label: w.adding.format, given: "ordinary" }, formats)}
      ${countFields(part, form, given, day)}
    </div>
    ${checkField(form, "rated", w.adding.rated, given.rated)}
    ${
      correcting
        ? html`${checkField(form, "override", w.adding.override, false)}
            <p class="soft note">${w.adding.overrideHint}</p>`
        : nothing
    }`;
}

async function confirm(
  part: Part,
  scored: ScoredEvent,
  form: string,
  names: readonly PlayedName[],
): Promise<void> {
  const { w, contents, store, overtrick } = part;
  const head = headIn(part, scored, form);
  const { members, seat } = seated(names, contents.members, head.club ?? contents.name);
  const sessions = sessionsOfEvent(overtrick, scored.event, scored.rules, head, seat);
  const event: unknown = JSON.parse(JSON.stringify(scored.event));
  const versions = [
    ...sessions.map((session, i) => ({ session, ...(i === 0 ? { event } : {}) })),
    ...goneParts(part, head.id, sessions).map((session) => ({ session })),
  ];
  const how = head.corrected === undefined ? "added" : "corrected";
  const done = (): string => (how === "added" ? w.adding.added(head.name) : w.adding.corrected2(head.name));
  const settings = settingsWith(contents.settings, head);
  const change = { members, versions, ...(settings ? { settings } : {}) };
  if (!(await store.apply(change, done))) return;
  store.drafts.clear(formName(form));
  go("session", { id: head.id });
}

function headIn(part: Part, scored: ScoredEvent, form: string): SessionHead {
  const given = givenHead(part, scored);
  const { today } = part.store;
  const text = (name: keyof GivenHead): string => typedIn(form, name, String(given[name])).trim();
  const of = typedIn(form, "of", given.correction);
  const date = typedDate(text("date")) ?? today;
  const first = reportsOf(part.contents, of)[0]?.session;
  const club = text("club");
  return {
    id: of === "" ? freshId(`s${date}-`) : of,
    name: text("name") || given.name,
    ...(club === "" ? {} : { club }),
    date,
    reported: first?.reported ?? (of !== "" ? (first?.date ?? date) : today > date ? today : date),
    ...(of === "" ? {} : { corrected: typedDate(typedIn(form, "corrected", today)) ?? today }),
    ...(typedIn(form, "override") === "yes" ? { override: true } : {}),
    rated: typedIn(form, "rated", given.rated ? "yes" : "") === "yes",
    format: (typedIn(form, "format", "ordinary") || "ordinary") as NonNullable<SessionHead["format"]>,
    nett: countsFor(form, "nett", given.nett, date) || null,
    ranking: countsFor(form, "ranking", given.ranking, date) || null,
  };
}

/** Parts of the evening that a correction no longer has. */
function goneParts(
  { contents }: Part,
  evening: string,
  sessions: readonly BookSession[],
): { id: string; removed: { recompute: true } }[] {
  const there = new Set(sessions.map(({ id }) => id));
  return latestSessions(contents)
    .filter(({ id }) => eveningOf(id) === evening && !there.has(id))
    .map(({ id }) => ({ id, removed: { recompute: true } }));
}
