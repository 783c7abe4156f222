/**
 * An event as other people's programs write it as JSON, put into the shapes of types.ts: numbers as text, `n` for `N`,
 * `4♠*` and `4 S dbl` for `4Sx`, outcomes without their kind or with another name for it, pairs called by their numbers, names in place of players, entries without ids or none at all. What
 * cannot be understood stays as it is, for the encoder to name; boards and lines keep their order.
 *
 * Lines are changed where they stand: there may be very many, and whoever parsed them has no other use for them.
 */
import { isObject, type Loose, text } from "./complaints.js";
import { findingOf } from "./finding.js";
import type { Finding, Outcome } from "./types.js";
import { howApart, linesOf } from "./unlisted.js";
import { kinds, scorings, sides } from "./wire.js";

export interface Understood {
  event: Loose;
  /** What was taken for something else than was written. */
  findings: Finding[];
}

export const understood = (given: Loose): Understood => new Understanding().event(given);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== "";
/** A name that is not empty. */
const nameOf = (value: unknown): string | undefined => text(value) || undefined;

/** One of the words, however it is capitalised. */
function wordOf(value: unknown, words: readonly string[]): unknown {
  if (typeof value !== "string") return value;
  const lower = value.trim().toLowerCase();
  return words.find((word) => word.toLowerCase() === lower) ?? value;
}

/** NS, ns, N-S, N/S. */
const sideOf = (value: unknown): unknown => {
  const side = typeof value === "string" ? wordOf(value.replace(/[^a-z]/gi, ""), sides) : value;
  return sides.includes(side as "NS") ? side : value;
};

function seatOf(value: unknown): unknown {
  const match = /^\s*([nesw])(?:orth|ast|outh|est)?\s*$/i.exec(text(value) ?? "");
  return match ? match[1]!.toUpperCase() : value;
}

/** No trump is SA in Dutch, UT in Danish. */
const contractForm =
  /^\s*([1-7])\s*(NT|SA|UT|[CDHSN♣♦♥♠])[\uFE0E\uFE0F]?\s*(x{0,2}|\*{0,2}|(re?)?d(?:ou)?bl(?:ed?)?)\s*$/iu;

function contractOf(value: unknown): unknown {
  const match = contractForm.exec(typeof value === "string" ? value : "");
  if (!match) return value;
  const [, level, strain, doubling, redoubled] = match;
  const suit = "♣♦♥♠".indexOf(strain!);
  const letters = /^(?:sa|ut)$/iu.test(strain!) ? "NT" : strain!.toUpperCase();
  const isWord = /^[rd]/iu.test(doubling!);
  const times = isWord ? (redoubled ? 2 : 1) : doubling!.length;
  return level! + (suit < 0 ? letters : "CDHS"[suit]!) + "x".repeat(times);
}

/** `not played`, `not-played` and `notPlayed` are one; `average+` is something else than `average`. */
const lettersOf = (value: string): string =>
  value
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+(?=[a-z])/gu, "");

const kindsByLetters: ReadonlyMap<string, Outcome["kind"]> = new Map([
  ...kinds.map((kind) => [kind.toLowerCase(), kind] as const),
  ...["pass", "passedout", "passout", "allpass"].map((word) => [word, "passed"] as const),
  ...["np", "unplayed"].map((word) => [word, "notPlayed"] as const),
  ...["average", "avg", "ave", "av"].map((word) => [word, "artificial"] as const),
  ["sitout", "bye"],
]);

/** The kind as it is called here; where none is written, that of the only outcome that has such fields. */
function kindOf(outcome: Loose): unknown {
  const { kind } = outcome;
  if (isGiven(kind)) return (typeof kind === "string" && kindsByLetters.get(lettersOf(kind))) || kind;
  const has = (key: string): boolean => isGiven(outcome[key]);
  if (["ns", "ew", "side", "award", "percent"].some(has)) return undefined;
  if (has("parts")) return has("contract") || has("score") ? undefined : "weighted";
  return (["contract", "score"] as const).find(has);
}

/** A contract that was never bid; one that has a score or tricks is something else. */
const isPassed = ({ contract, score, tricks }: Loose): boolean =>
  typeof contract === "string" &&
  kindsByLetters.get(lettersOf(contract)) === "passed" &&
  [score, tricks].every((figure) => !isGiven(figure) || Number(figure) === 0);

/** Yes and no as other programs write them. */
function yesOf(value: unknown): unknown {
  const word = text(value)?.trim().toLowerCase();
  if (word === "true" || word === "1" || word === "yes") return true;
  return word === "false" || word === "0" || word === "no" || word === "" ? false : value;
}

const wholeForm = /^\s*[+−-]?\d+\s*$/u;
/** With a decimal comma or a per cent sign. */
const decimalForm = /^\s*[+−-]?\d+(?:[.,]\d+)?\s*%?\s*$/u;

/** Only what is something else now: most lines stay as they are. */
function set(owner: Loose, key: string, value: unknown): void {
  if (owner[key] !== value) owner[key] = value;
}

interface Named {
  id: string;
  section: string | undefined;
  direction: unknown;
}

class Understanding {
  readonly #findings: Finding[] = [];
  readonly #said = new Set<string>();
  readonly #players: unknown[] = [];
  readonly #playerIds = new Set<unknown>();
  /** Whether there is a list of players; a name that it lacks is then a mistake. */
  #listed = false;
  /** What an entry may be called: its id, and its number with and without section and direction. */
  readonly #names = new Map<string, Named[]>();
  readonly #groups = new Map<string, number>();
  /** The board and the line that it stands at; put into words only when something has to be said about them. */
  readonly #at = { board: 0, line: 0 };

  event(given: Loose): Understood {
    listOf(given["players"]).forEach((player, i) => this.#player(player, `players[${i}]`));
    this.#listed = this.#players.length > 0;
    const entries = withIds(listOf(given["entries"]).map((entry, i) => this.#entry(entry, `entries[${i}]`)));
    for (const entry of entries) this.#learn(entry);
    const boards = listOf(given["boards"]).map((board, i) => this.#board(board, i));
    const scoring = isGiven(given["scoring"]) ? wordOf(given["scoring"], scorings) : undefined;
    const { name, date } = given;
    return {
      event: { name, date, scoring, players: this.#players, entries, boards },
      findings: this.#findings,
    };
  }

  /** A number, also as text; that it was one is said once for each field. */
  #number(value: unknown, path: string, form: RegExp): unknown {
    if (typeof value !== "string" || !form.test(value)) return value;
    const field = path.replaceAll(/\[\d+\]/gu, "");
    if (!this.#said.has(field))
      this.#findings.push(findingOf("note", "number-as-text", { path, text: value.slice(0, 80) }, { path }));
    this.#said.add(field);
    return Number(value.replace("−", "-").replace(",", ".").replace("%", ""));
  }

  /** The fields of an object that are numbers. */
  #numbers(owner: Loose, keys: readonly string[], path: string, form = wholeForm): Loose {
    const numbers: Loose = {};
    for (const key of keys)
      if (Object.hasOwn(owner, key)) numbers[key] = this.#number(owner[key], `${path}.${key}`, form);
    return numbers;
  }

  /** The same for a part of the line that it stands at, where it stands. */
  #setNumbers(owner: Loose, keys: readonly string[], part: string, form = wholeForm): void {
    for (const key of keys) {
      const value = owner[key];
      if (typeof value !== "string") continue;
      const path = `boards[${this.#at.board}].lines[${this.#at.line}]${part}.${key}`;
      owner[key] = this.#number(value, path, form);
    }
  }

  // --- Players and entries

  #player(player: unknown, path: string): void {
    const name = nameOf(player);
    const own = name === undefined ? player : { id: name, name };
    if (!isObject(own)) {
      this.#players.push(own);
      return;
    }
    const id = nameOf(own["id"]) ?? own["name"];
    this.#playerIds.add(id);
    this.#players.push({ ...own, id, ...this.#numbers(own, ["handicap"], path, decimalForm) });
  }

  /** The players of an entry by their ids; where there is no list, names and objects become one. */
  #seated(players: readonly unknown[], path: string): unknown[] {
    return players.map((player, i) => {
      const given = isObject(player) ? (nameOf(player["id"]) ?? nameOf(player["name"])) : nameOf(player);
      if (given !== undefined && !this.#playerIds.has(given) && (isObject(player) || !this.#listed))
        this.#player(isObject(player) ? { ...player, id: given } : given, `${path}[${i}]`);
      return given ?? player;
    });
  }

  #entry(entry: unknown, path: string): unknown {
    if (!isObject(entry)) return entry;
    return {
      ...entry,
      direction: isGiven(entry["direction"]) ? sideOf(entry["direction"]) : undefined,
      phantom: yesOf(entry["phantom"]),
      players: Array.isArray(entry["players"])
        ? this.#seated(entry["players"], `${path}.players`)
        : entry["players"],
      penalty: this.#adjustment(entry["penalty"], `${path}.penalty`),
      carryOver: this.#adjustment(entry["carryOver"], `${path}.carryOver`),
    };
  }

  /** A bare number is points. */
  #adjustment(value: unknown, path: string): unknown {
    if (isObject(value))
      return { ...value, ...this.#numbers(value, ["points", "percent"], path, decimalForm) };
    const points = this.#number(value, path, decimalForm);
    if (typeof points !== "number") return value;
    return typeof value === "string" && value.includes("%") ? { percent: points } : { points };
  }

  #learn(entry: unknown): void {
    const id = isObject(entry) ? nameOf(entry["id"]) : undefined;
    if (!isObject(entry) || id === undefined) return;
    const section = nameOf(entry["section"]);
    const { direction } = entry;
    const numbers = [nameOf(entry["number"]) ?? id, nameOf(entry["given"]) ?? id];
    const ends = ["", typeof direction === "string" ? direction : ""];
    const names = numbers.flatMap((number) =>
      ["", section ?? ""].flatMap((before) => ends.map((behind) => before + number + behind)),
    );
    for (const name of new Set([id, ...names])) {
      const known = this.#names.get(name);
      if (known) known.push({ id, section, direction });
      else this.#names.set(name, [{ id, section, direction }]);
    }
  }

  /** The entry that is meant: by its id, or by its number where section and direction leave one. */
  #reference(value: unknown, direction: string, section: string | undefined): unknown {
    const known = this.#names.get(text(value) ?? "");
    if (!known) return value;
    const exact = known.filter(({ id }) => id === text(value));
    const fits = (exact.length > 0 ? exact : known).filter(
      (one) =>
        (section === undefined || one.section === undefined || one.section === section) &&
        (one.direction === undefined || one.direction === direction),
    );
    return exact.length === 0 && fits.length === 1 ? fits[0]!.id : value;
  }

  // --- Boards and lines

  #board(board: unknown, index: number): unknown {
    if (!isObject(board)) return board;
    this.#at.board = index;
    const section = nameOf(board["section"]);
    const numbers = this.#numbers(board, ["number", "expected"], `boards[${index}]`);
    listOf(board["lines"]).forEach((line, i) => {
      this.#at.line = i;
      if (isObject(line)) this.#line(line, section);
    });
    return { ...board, section, ...numbers };
  }

  #line(line: Loose, section: string | undefined): void {
    set(line, "ns", this.#reference(line["ns"], "NS", section));
    set(line, "ew", this.#reference(line["ew"], "EW", section));
    this.#setNumbers(line, ["round", "table"], "");
    set(line, "reverse", yesOf(line["reverse"]));
    set(line, "group", this.#group(line["group"]));
    set(line, "outcome", this.#outcome(line["outcome"]));
  }

  /** Forms may be called A and B: a number for each, beyond those that people write. */
  #group(value: unknown): unknown {
    if (typeof value !== "string" || value === "") return value === "" ? undefined : value;
    if (wholeForm.test(value)) return Number(value);
    if (!this.#groups.has(value)) this.#groups.set(value, 1001 + this.#groups.size);
    return this.#groups.get(value);
  }

  #outcome(outcome: unknown): unknown {
    if (!isObject(outcome)) return outcome;
    const kind = kindOf(outcome);
    if (kind === "contract" && isPassed(outcome)) return { kind: "passed" };
    if (kind === "artificial" && isBareAverage(outcome)) return { kind, ns: "A", ew: "A" };
    set(outcome, "kind", kind);
    this.#setNumbers(outcome, ["score", "tricks"], ".outcome");
    switch (kind) {
      case "contract":
        set(outcome, "contract", contractOf(outcome["contract"]));
        set(outcome, "declarer", seatOf(outcome["declarer"]));
        break;
      case "artificial":
        this.#setAwards(outcome, ["ns", "ew"]);
        break;
      case "oneSided":
        set(outcome, "side", sideOf(outcome["side"]));
        this.#setAwards(outcome, ["award", "percent"]);
        break;
      case "split":
        this.#setNumbers(outcome, ["ns", "ew"], ".outcome");
        break;
      case "weighted":
        listOf(outcome["parts"]).forEach((part, i) => {
          if (isObject(part)) this.#setPart(part, `.outcome.parts[${i}]`);
        });
        break;
    }
    return outcome;
  }

  #setPart(part: Loose, at: string): void {
    this.#setNumbers(part, ["score"], at);
    this.#setNumbers(part, ["weight"], at, decimalForm);
  }

  /** A, AVE+, a−; or a percentage. */
  #setAwards(outcome: Loose, keys: readonly string[]): void {
    this.#setNumbers(outcome, keys, ".outcome", decimalForm);
    for (const key of keys) {
      const match = /^\s*a(?:v|ve|vg|verage)?\s*([+−-]?)\s*$/iu.exec(text(outcome[key]) ?? "");
      if (match) outcome[key] = `A${match[1]!.replace("−", "-")}`;
    }
  }
}

/** An average of which nothing else is said is both sides'. */
function isBareAverage(outcome: Loose): boolean {
  const isAverage = lettersOf(text(outcome["kind"]) ?? "").startsWith("av");
  return isAverage && Object.entries(outcome).every(([key, value]) => key === "kind" || !isGiven(value));
}

/** Entries without an id are called by their number, with direction and section where several are called that. */
function withIds(entries: readonly unknown[]): unknown[] {
  const count = new Map<string, number>();
  const called = (entry: Loose): string | undefined => nameOf(entry["id"]) ?? nameOf(entry["number"]);
  for (const entry of entries) {
    const name = isObject(entry) ? called(entry) : undefined;
    if (name !== undefined) count.set(name, (count.get(name) ?? 0) + 1);
  }
  const used = new Set<string>();
  return entries.map((entry) => {
    const name = isObject(entry) ? called(entry) : undefined;
    if (!isObject(entry) || name === undefined) return entry;
    const longer = name + (text(entry["direction"]) ?? "");
    const candidates = count.get(name) === 1 ? [name] : [longer, (text(entry["section"]) ?? "") + longer];
    const id = candidates.find((one) => !used.has(one)) ?? name;
    used.add(id);
    // The number as it was written says which was meant.
    return { ...entry, id, number: nameOf(entry["number"]) ?? name, given: name };
  });
}

/** Whether lines name pairs, and no list does. */
export const lacksEntryList = (event: Loose): boolean =>
  listOf(event["entries"]).length === 0 &&
  listOf(event["boards"]).some((board) => linesOf(board).some(({ ns, ew }) => isGiven(ns) || isGiven(ew)));

/** Whether numbers stand for several entries each, and no list says so. */
export function lacksEntries(event: Loose): boolean {
  const { directions, sections } = howApart(event["boards"]);
  return listOf(event["entries"]).length === 0 && (directions || sections);
}
