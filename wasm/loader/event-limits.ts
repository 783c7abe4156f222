/**
 * How much of an event is taken from JSON or a link: as many lines and pairs as any event has, and from a long one so
 * many to its length, as core/read/travellers.h has it for text. What follows is left out, and said.
 */
import { isObject, type Loose, text } from "./complaints.js";
import { findingOf } from "./finding.js";
import type { Finding } from "./types.js";

export interface EventLimits {
  lines: number;
  /** Of pairs, and of players and boards, too. */
  pairs: number;
  /** Players of all entries together. */
  seats: number;
}

export function limitsOf(length: number): EventLimits {
  const mostOf = (always: number, perItem: number): number => Math.max(always, Math.floor(length / perItem));
  const pairs = mostOf(8000, 128);
  return { lines: mostOf(26_000, 40), pairs, seats: pairs * 4 };
}

export interface Bounded {
  event: Loose;
  findings: Finding[];
}

/** The event itself where nothing has to be left out. */
export const bounded = (event: Loose, limits: EventLimits): Bounded => new Bounding(limits).event(event);

class Bounding {
  readonly #limits: EventLimits;
  readonly #left: EventLimits;
  readonly #findings: Finding[] = [];
  /** Whom the lines name, where no list does. */
  #names: Set<string> | undefined;

  constructor(limits: EventLimits) {
    this.#limits = limits;
    this.#left = { ...limits };
  }

  event(given: Loose): Bounded {
    const { players, entries, boards } = given;
    if (!Array.isArray(entries) || entries.length === 0) this.#names = new Set();
    const cut = {
      players: this.#first(players, this.#limits.pairs),
      entries: this.#each(this.#first(entries, this.#limits.pairs), (entry) => this.#entry(entry)),
      boards: this.#each(this.#first(boards, this.#limits.pairs), (board) => this.#board(board)),
    };
    const findings = this.#findings;
    return findings.length === 0 ? { event: given, findings } : { event: { ...given, ...cut }, findings };
  }

  #say(code: "too-many-lines" | "too-many-pairs", first: number): void {
    if (!this.#findings.some((finding) => finding.code === code))
      this.#findings.push(findingOf("error", code, { first }));
  }

  #first(list: unknown, most: number): unknown {
    if (!Array.isArray(list) || list.length <= most) return list;
    this.#say("too-many-pairs", this.#limits.pairs);
    return list.slice(0, most);
  }

  #each(list: unknown, bound: (item: Loose) => Loose): unknown {
    return Array.isArray(list) ? list.map((item: unknown) => (isObject(item) ? bound(item) : item)) : list;
  }

  #entry(entry: Loose): Loose {
    const players = this.#first(entry["players"], this.#left.seats);
    if (Array.isArray(players)) this.#left.seats -= players.length;
    return players === entry["players"] ? entry : { ...entry, players };
  }

  #board(board: Loose): Loose {
    const { lines } = board;
    if (!Array.isArray(lines)) return board;
    const taken = this.#taken(lines);
    this.#left.lines -= taken;
    return taken === lines.length ? board : { ...board, lines: lines.slice(0, taken) };
  }

  /** How many of these lines are taken. */
  #taken(lines: readonly unknown[]): number {
    const most = Math.min(lines.length, this.#left.lines);
    for (let i = 0; i < most; i += 1) {
      if (this.#knows(lines[i])) continue;
      this.#say("too-many-pairs", this.#limits.pairs);
      this.#left.lines = i;
      return i;
    }
    if (most < lines.length && !this.#isFull()) this.#say("too-many-lines", this.#limits.lines);
    return most;
  }

  #isFull(): boolean {
    return this.#names !== undefined && this.#names.size > this.#limits.pairs;
  }

  #knows(line: unknown): boolean {
    if (!this.#names || !isObject(line)) return true;
    for (const name of [text(line["ns"]), text(line["ew"])]) if (name) this.#names.add(name);
    return !this.#isFull();
  }
}
