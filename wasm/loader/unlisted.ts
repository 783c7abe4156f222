/**
 * Pairs of an event that has no list of them: a number is one pair, wherever it sat, unless that cannot be. In a
 * Mitchell NS 1 and EW 1 are two; and nobody plays a board in two sections.
 */
import { isObject, type Loose, text } from "./complaints.js";
import { encodeEvent } from "./encode.js";

export interface Apart {
  /** NS and EW of a number are two pairs. */
  directions: boolean;
  /** A number is another pair in every section. */
  sections: boolean;
}

export const linesOf = (board: unknown): Loose[] => {
  const lines = isObject(board) ? board["lines"] : undefined;
  return Array.isArray(lines) ? lines.filter(isObject) : [];
};

/** How many of the names that could be in both are. */
class Shared {
  #shared = 0;
  #possible = 0;

  see(one: ReadonlySet<string>, other: ReadonlySet<string>): void {
    for (const name of one) if (other.has(name)) this.#shared += 1;
    this.#possible += Math.min(one.size, other.size);
  }

  /** One wrong number changes nothing. */
  get mostly(): boolean {
    return this.#shared * 2 > this.#possible;
  }
}

export function howApart(boards: unknown): Apart {
  const directions = new Shared();
  const sections = new Shared();
  const others = new Map<unknown, ReadonlySet<string>>();
  for (const board of Array.isArray(boards) ? (boards as unknown[]) : []) {
    const [ns, ew] = [new Set<string>(), new Set<string>()];
    for (const line of linesOf(board)) {
      const [one, other] = [text(line["ns"]), text(line["ew"])];
      if (!one || !other) continue;
      ns.add(one);
      ew.add(other);
    }
    directions.see(ns, ew);
    const { number, section } = isObject(board) ? board : {};
    if (!text(section)) continue;
    const here = new Set([...ns, ...ew]);
    const before = others.get(number);
    if (before) sections.see(here, before);
    else others.set(number, here);
  }
  return { directions: directions.mostly, sections: sections.mostly };
}

/** As `encodeEvent`, for an event that may have no list of its pairs. */
export const encodeAny = (event: unknown): ReturnType<typeof encodeEvent> => encodeEvent(event, howApart);
