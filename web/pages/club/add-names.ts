/** Who played: each name of the event, whom it may be, and what was decided. */
import type { BookPlayer, Event } from "overtrick";
import type { ClubMember } from "../../store/club/contents";
import { exactKey, matchName } from "../../store/club/names";
import type { Match } from "../../store/club/names";
import { nameFirst } from "./import-view";
import { freshId, typedIn } from "./part";

/** A member's id behind `is:`, a new member, a guest, or not decided yet. */
type Choice = `is:${string}` | "new" | "guest" | "";

export interface PlayedName {
  /** The event's id of the player. */
  player: string;
  name: string;
  number?: string;
  handicap?: number;
  /** Numbers of the pairs. */
  pairs: string[];
  match: Match;
  /** Where the choice is kept. */
  field: string;
  choice: Choice;
}

/**
 * Every player with a name. Two of one name are two: the second is asked about even where the name is a member's, for
 * only one of them can be it.
 */
export function playedNames(event: Event, members: readonly ClubMember[], form: string): PlayedName[] {
  const pairs = new Map<string, string[]>();
  for (const { number, players } of event.entries) {
    for (const player of players) pairs.set(player, [...(pairs.get(player) ?? []), number]);
  }
  const seen = new Map<string, number>();
  return event.players
    .filter(({ id, name }) => name.trim() !== "" && pairs.has(id))
    .map(({ id, name, number, handicap }) => {
      const key = exactKey(name);
      const before = seen.get(key) ?? 0;
      seen.set(key, before + 1);
      const found = matchName({ name, ...(number === undefined ? {} : { number }) }, members);
      const match: Match =
        before > 0 && found.kind === "recognised" ? { kind: "suggested", ids: [found.id] } : found;
      const field = `who:${before}:${key}`;
      return {
        player: id,
        name,
        ...(number === undefined ? {} : { number }),
        ...(handicap === undefined ? {} : { handicap }),
        pairs: pairs.get(id) ?? [],
        match,
        field,
        choice: choiceIn(form, field, match, members),
      };
    });
}

/** What was chosen; else the one who is recognised, nobody where somebody is alike, and a new member. */
function choiceIn(form: string, field: string, match: Match, members: readonly ClubMember[]): Choice {
  const typed = typedIn(form, field);
  if (typed === "new" || typed === "guest") return typed;
  if (typed.startsWith("is:") && members.some(({ id }) => `is:${id}` === typed)) return typed as Choice;
  if (match.kind === "recognised") return `is:${match.id}`;
  return match.kind === "unknown" ? "new" : "";
}

export interface Seated {
  /** New members, and those who are written in another way from now on. */
  members: ClubMember[];
  seat: (player: string) => BookPlayer;
}

/** Everybody at the table as the book has them. A yes is remembered as a spelling. */
export function seated(names: readonly PlayedName[], members: readonly ClubMember[], club: string): Seated {
  const changed: ClubMember[] = [];
  const seats = new Map<string, BookPlayer>();
  for (const { player: id, name, number, handicap, choice } of names) {
    let player: BookPlayer = { name, ...(handicap === undefined ? {} : { handicap }) };
    if (choice === "new") {
      const member: ClubMember = {
        id: freshId("m"),
        name: nameFirst(name),
        ...(number === undefined ? {} : { number }),
        ...(handicap === undefined ? {} : { handicap }),
        ...(club === "" ? {} : { club }),
      };
      changed.push(member);
      player = member.id;
    } else if (choice.startsWith("is:")) {
      player = choice.slice(3);
      const member = members.find((one) => one.id === player);
      if (member && !isSpelt(member, name)) {
        changed.push({ ...member, aliases: [...(member.aliases ?? []), name.trim()] });
      }
    }
    seats.set(id, player);
  }
  return { members: changed, seat: (id) => seats.get(id) ?? {} };
}

const isSpelt = ({ name, aliases }: ClubMember, written: string): boolean =>
  [name, ...(aliases ?? [])].some((one) => exactKey(one) === exactKey(written));

/** Members that two names were given to. */
export function chosenTwice(names: readonly PlayedName[]): string[] {
  const chosen = names.filter(({ choice }) => choice.startsWith("is:")).map(({ choice }) => choice.slice(3));
  return [...new Set(chosen.filter((id, i) => chosen.indexOf(id) !== i))];
}
