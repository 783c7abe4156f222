/**
 * A scored event as the book takes it. An evening of one field is one session. Where results are compared within
 * sections, or in matches, handicaps need a field each: the evening itself then carries nett scores and ranking, and a
 * part of it for each field the handicaps. Results, boards and victory points are the package's.
 */
import type { BookEntry, BookPlayer, BookSession, Event, EventField, Overtrick, RulesInput } from "overtrick";

/** What the evening is, besides its results. */
export interface SessionHead {
  id: string;
  name: string;
  club?: string;
  date: string;
  reported: string;
  corrected?: string;
  override?: boolean;
  /** Whether handicaps follow it. */
  rated: boolean;
  format?: "ordinary" | "knockOut" | "monrad" | "homeMade";
  nett: string | null;
  ranking: string | null;
}

/** Between an evening's id and its part's. */
const mark = "/";

/** The evening that a session is, or is a part of. */
export const eveningOf = (id: string): string => id.split(mark, 1)[0] ?? id;

export const isPart = (id: string): boolean => id.includes(mark);

/** A player of the event as the book has it, by the event's id of the player. */
export type Seat = (player: string) => BookPlayer;

export function sessionsOfEvent(
  overtrick: Overtrick,
  event: Event,
  rules: RulesInput,
  head: SessionHead,
  seat: Seat,
): BookSession[] {
  const { fields } = overtrick.fieldsOfEvent(event, rules);
  const [first] = fields;
  const seats = new Map(event.entries.map(({ id, players }) => [id, players.map(seat)]));
  if (!first) return [];
  if (first.field.form === "match") return teamSessions(overtrick, event, rules, head, fields, seats);
  const gross = new Map(
    overtrick
      .score(event, rules)
      .standings.flatMap(({ entry, percent }) => (percent === null ? [] : [[entry, percent] as const])),
  );
  const sections = new Map(event.entries.map(({ id, section }) => [id, section]));
  const entriesOf = ({ section, field }: EventField): BookEntry[] =>
    field.entries.map(({ id, handicaps, result, boards, phantom }) => {
      const line = section ?? sections.get(id);
      const won = field.scoring === "matchpoints" ? gross.get(id) : undefined;
      return {
        id,
        players: phantom ? [] : filled(seats.get(id) ?? [], handicaps.length),
        result: result ?? null,
        ...(boards === undefined ? {} : { boards }),
        ...(phantom ? { phantom } : {}),
        ...(won === undefined ? {} : { gross: won }),
        ...(line === undefined || line === "" ? {} : { line }),
      };
    });
  const kind = first.field.scoring === "matchpoints" ? "pairs" : "butler";
  const whole = {
    ...common(head),
    nett: kind === "pairs" ? head.nett : null,
    ranking: head.ranking === null ? null : ({ id: head.ranking, kind } as const),
  };
  if (fields.length === 1) {
    return [{ ...whole, project52: eventOf(head, first), entries: entriesOf(first) }];
  }
  return [
    {
      ...whole,
      project52: null,
      entries: fields.flatMap((field) => entriesOf(field).filter(({ phantom }) => !phantom)),
    },
    ...fields.map((field, i) => ({
      ...partOf(head, field.section ?? String(i + 1)),
      project52: eventOf(head, field),
      entries: entriesOf(field),
    })),
  ];
}

function common({ id, name, club, date, reported, corrected, override }: SessionHead): BookSession {
  return {
    id,
    name,
    date,
    reported,
    ...(club === undefined || club === "" ? {} : { club }),
    ...(corrected === undefined ? {} : { corrected }),
    ...(override ? { override } : {}),
  };
}

const partOf = (head: SessionHead, name: string): BookSession => ({
  ...common({ ...head, id: `${head.id}${mark}${name}`, name: `${head.name} ${name}`.trim() }),
  nett: null,
  ranking: null,
});

function eventOf(
  { rated, format }: SessionHead,
  { field }: EventField,
): NonNullable<BookSession["project52"]> | null {
  if (!rated) return null;
  const { form, scoring, datum } = field;
  return { form, scoring, ...(datum ? { datum } : {}), ...(format === undefined ? {} : { format }) };
}

/** Whoever has no name is a guest. */
function filled(players: readonly BookPlayer[], count: number): BookPlayer[] {
  return [...players, ...Array.from({ length: Math.max(0, count - players.length) }, () => ({}))];
}

/** Ranking goes by the halves of the evening, handicaps by each half as a session of its own (Denmark 4). */
function teamSessions(
  overtrick: Overtrick,
  event: Event,
  rules: RulesInput,
  head: SessionHead,
  fields: readonly EventField[],
  seats: ReadonlyMap<string, BookPlayer[]>,
): BookSession[] {
  const matches = overtrick.matches(event, rules);
  const teams = event.entries
    .filter(({ phantom }) => !phantom)
    .map(({ id }): BookEntry => ({
      id,
      players: filled(seats.get(id) ?? [], 4),
      halves: matches.flatMap(({ home, away, homePoints, awayPoints }) => {
        if (home === id) return [{ opponent: away, vp: homePoints }];
        return away === id ? [{ opponent: home, vp: awayPoints }] : [];
      }),
    }));
  const rounds = new Map<number, { entries: BookEntry[]; field: EventField }>();
  for (const part of fields) {
    part.field.entries.forEach(({ id, handicaps, result, boards, table, phantom }, i) => {
      const round = part.people[i]?.round ?? 1;
      const found = rounds.get(round) ?? { entries: [], field: part };
      rounds.set(round, found);
      found.entries.push({
        id,
        players: phantom ? [] : filled(seats.get(id) ?? [], handicaps.length),
        result: result ?? null,
        ...(boards === undefined ? {} : { boards }),
        ...(table === undefined ? {} : { table }),
        ...(phantom ? { phantom } : {}),
      });
    });
  }
  return [
    {
      ...common(head),
      project52: null,
      nett: null,
      ranking: head.ranking === null ? null : { id: head.ranking, kind: "teams" },
      entries: teams,
    },
    ...[...rounds].map(([round, { entries, field }]) => ({
      ...partOf(head, String(round)),
      project52: eventOf(head, field),
      entries,
    })),
  ];
}
