/**
 * An event, as anybody may hand it in, to columns. Embind coerces silently, so everything is looked at here:
 * what does not fit becomes a finding with its path, and is left out; the rest goes on.
 */
import type { EventColumns } from "./overtrick.mjs";
import type { EventTable, SetAside, Side, Where } from "./types.js";
import {
  awardCode,
  decimalOne,
  doublings,
  kinds,
  type Places,
  reverseFlag,
  scoreFlag,
  scorings,
  seats,
  sides,
  strains,
  strides,
} from "./wire.js";
import { clean, Complaints, isObject, type Loose, text } from "./complaints.js";
import type { Apart } from "./unlisted.js";

const largestScore = 1_000_000;
const largestCount = 1_000_000;
/** As core/event/verify.cpp has it. */
const mostParts = 64;
/** As core/event/event.h has it. */
export const mostSessions = 400;

export function whole(value: unknown, smallest: number, largest: number): number | undefined {
  return typeof value === "number" && Number.isInteger(value) && value >= smallest && value <= largest
    ? value
    : undefined;
}

function decimal(value: unknown, smallest: number, largest: number): number | undefined {
  return typeof value === "number" && value >= smallest && value <= largest
    ? Math.round(value * decimalOne)
    : undefined;
}

const noAdjustment = [0, 0] as const;

type HowApart = (boards: unknown) => Apart;
const together: Apart = { directions: false, sections: false };

/** What is wrong with an id that is not taken: it is none, or another one's already. */
const idFault = (id: string | undefined): "invalid-value" | "id-twice" => (id ? "id-twice" : "invalid-value");

/** What an outcome puts into a line's row; one object that is filled again for every line. */
interface Tail {
  flags: number;
  score: number;
  a: number;
  b: number;
  c: number;
}

/** Rows of whole numbers in one column that grows: ten thousand lines need not become ten thousand lists. */
class GrowingRows {
  #rows = new Int32Array(1024);
  #length = 0;

  /** Makes room for so many numbers more. */
  reserve(count: number): void {
    const needed = this.#length + count;
    if (needed <= this.#rows.length) return;
    const larger = new Int32Array(Math.max(needed, this.#rows.length * 2));
    larger.set(this.#rows);
    this.#rows = larger;
  }

  /** Where the next row of that width begins. */
  grow(width: number): number {
    this.reserve(width);
    const at = this.#length;
    this.#length += width;
    return at;
  }

  get rows(): Int32Array {
    return this.#rows;
  }

  get column(): Int32Array {
    return this.#length === this.#rows.length ? this.#rows : this.#rows.slice(0, this.#length);
  }
}

class Encoder {
  readonly complaints: Complaints;
  readonly strings: string[] = [];
  readonly sections = new Map<string, number>();
  readonly players = new Map<string, number>();
  readonly entries = new Map<string, number>();
  readonly playerRows: number[] = [];
  readonly handicaps: number[] = [];
  readonly entryRows = new GrowingRows();
  readonly entryPlayers: number[] = [];
  readonly boardRows: number[] = [];
  readonly lineRows = new GrowingRows();
  readonly parts: number[] = [];
  readonly adjustments: number[] = [];
  readonly boards: { number: number; section?: string }[] = [];
  readonly lineIds: string[] = [];
  readonly setAside: SetAside[] = [];
  /** Set when the event came without a list of entries: numbers in lines then make them. */
  #made: Apart | undefined;
  readonly #extraStrings: string[] = [];
  /** Where the encoder is; put into words only when something has to be said about it. */
  readonly #at = { player: -1, entry: -1, board: -1, line: -1 };
  /** Lines' ids and the boards that they were last seen on. */
  readonly #boardsById = new Map<string, number>();
  #sharedIds = false;
  /** The id of the line that it stands at. */
  #lineId = "";
  readonly #tail: Tail = { flags: 0, score: 0, a: 0, b: 0, c: 0 };
  readonly #contracts = new Map<string, number>();

  readonly #howApart: HowApart | undefined;

  constructor(complaints: Complaints, howApart: HowApart | undefined) {
    this.complaints = complaints;
    this.#howApart = howApart;
  }

  #complain(code: "invalid-value" | "unknown-reference" | "id-twice", path: string, value: unknown): void {
    const { player, entry, board, line } = this.#at;
    let place = "";
    if (line >= 0) place = `boards[${board}].lines[${line}]`;
    else if (board >= 0) place = `boards[${board}]`;
    else if (entry >= 0) place = `entries[${entry}]`;
    else if (player >= 0) place = `players[${player}]`;
    const where: Where = {};
    const at = line >= 0 ? this.boards.at(-1) : undefined;
    if (at) {
      where.board = at.number;
      if (at.section !== undefined) where.section = at.section;
      where.lineId = this.#lineId;
    }
    const missing = code === "invalid-value" && (value === undefined || value === null || value === "");
    const full = place === "" ? path.replace(/^\./, "") : place + path;
    this.complaints.add(missing ? "missing-value" : code, full, value, where);
  }

  /** Calls `take` for each item, with the encoder standing at it. */
  #each<T>(list: readonly T[], kind: "player" | "entry" | "board" | "line", take: (item: T) => void): void {
    for (let i = 0; i < list.length; i += 1) {
      this.#at[kind] = i;
      take(list[i]!);
    }
    this.#at[kind] = -1;
  }

  #list(owner: Loose, key: string, path: string): Loose[] {
    const value = owner[key];
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) {
      this.#complain("invalid-value", path, value);
      return [];
    }
    return value as Loose[];
  }

  #string(value: string): number {
    this.#extraStrings.push(clean(value));
    return this.#extraStrings.length - 1;
  }

  #section(value: unknown, path: string): number {
    if (value === undefined || value === null || value === "") return -1;
    const name = text(value);
    if (name === undefined) {
      this.#complain("invalid-value", path, value);
      return -1;
    }
    const known = this.sections.get(name);
    if (known !== undefined) return known;
    this.sections.set(name, this.sections.size);
    return this.sections.size - 1;
  }

  addPlayers(event: Loose): void {
    this.#each(this.#list(event, "players", ".players"), "player", (player) => {
      const id = isObject(player) ? text(player["id"]) : undefined;
      if (id === undefined || this.players.has(id)) {
        this.#complain(idFault(id), ".id", isObject(player) ? player["id"] : player);
        return;
      }
      const handicap = player["handicap"];
      const hasHandicap = handicap !== undefined && handicap !== null;
      if (hasHandicap && !(typeof handicap === "number" && Number.isFinite(handicap))) {
        this.#complain("invalid-value", ".handicap", handicap);
      }
      this.players.set(id, this.handicaps.length);
      this.handicaps.push(typeof handicap === "number" && Number.isFinite(handicap) ? handicap : NaN);
      this.playerRows.push(
        this.#string(text(player["name"]) ?? ""),
        this.#string(text(player["number"]) ?? ""),
      );
    });
  }

  #adjustment(value: unknown, path: string): readonly [number, number] {
    if (value === undefined || value === null) return noAdjustment;
    const unit = isObject(value) ? ((value["points"] ?? undefined) !== undefined ? 1 : 2) : 0;
    const most = unit === 1 ? 200_000 : 100;
    const amount = isObject(value)
      ? decimal(unit === 1 ? value["points"] : value["percent"], -most, most)
      : undefined;
    if (amount !== undefined) return [unit, amount];
    this.#complain("invalid-value", path, value);
    return noAdjustment;
  }

  /** True or nothing; a word is neither, and undefined. */
  #yes(owner: Loose, key: string): boolean | undefined {
    const value = owner[key] ?? false;
    if (typeof value === "boolean") return value;
    this.#complain("invalid-value", `.${key}`, value);
    return undefined;
  }

  addEntries(event: Loose): void {
    const list = this.#list(event, "entries", ".entries");
    if (list.length === 0) this.#made = this.#howApart?.(event["boards"]) ?? together;
    this.entryRows.reserve(list.length * strides.entry);
    this.#each(list, "entry", (entry) => {
      const id = isObject(entry) ? (text(entry["id"]) ?? text(entry["number"])) : undefined;
      if (id === undefined || id === "" || this.entries.has(id)) {
        this.#complain(idFault(id), ".id", isObject(entry) ? (entry["id"] ?? id) : entry);
        return;
      }
      const direction = entry["direction"] ?? undefined;
      const side = sides.indexOf(direction as "NS");
      if (direction !== undefined && side < 0) this.#complain("invalid-value", ".direction", direction);
      const first = this.entryPlayers.length;
      const players: readonly unknown[] = this.#list(entry, "players", ".players");
      for (let p = 0; p < players.length; p += 1) {
        const index = this.players.get(text(players[p]) ?? "");
        if (index === undefined) this.#complain("unknown-reference", `.players[${p}]`, players[p]);
        else this.entryPlayers.push(index);
      }
      const phantom = this.#yes(entry, "phantom");
      const penalty = this.#adjustment(entry["penalty"], ".penalty");
      const carryOver = this.#adjustment(entry["carryOver"], ".carryOver");
      this.#list(entry, "sessions", ".sessions").forEach((one, i) =>
        this.#addSession(one, `.sessions[${i}]`),
      );
      const at = this.#newEntry(id, text(entry["number"]) ?? id, this.#section(entry["section"], ".section"));
      const { rows } = this.entryRows;
      rows[at + 2] = side + 1;
      rows[at + 3] = phantom ? 1 : 0;
      rows[at + 4] = penalty[0];
      rows[at + 5] = penalty[1];
      rows[at + 6] = carryOver[0];
      rows[at + 7] = carryOver[1];
      rows[at + 8] = first;
      rows[at + 9] = this.entryPlayers.length - first;
    });
  }

  /** Of the entry that comes next. */
  #addSession(given: unknown, path: string): void {
    const one = isObject(given) ? given : {};
    const session = this.#session(one, path);
    const penalty = this.#adjustment(one["penalty"], `${path}.penalty`);
    const carryOver = this.#adjustment(one["carryOver"], `${path}.carryOver`);
    if (session > 0) this.adjustments.push(this.entries.size, session, ...penalty, ...carryOver);
  }

  /** 0 for none. */
  #session(owner: Loose, path: string): number {
    const session = whole(owner["session"] ?? 0, 0, mostSessions);
    if (session === undefined) this.#complain("invalid-value", `${path}.session`, owner["session"]);
    return session ?? 0;
  }

  /** One that nobody listed: in a Mitchell it is called 1NS or 1EW. */
  #madeEntry(id: string, side: Side, { directions, sections }: Apart): number {
    const [, number = id, direction] = /^(.*\d)(NS|EW)$/.exec(id) ?? (directions ? [id, id, side] : []);
    const section = sections ? (this.boards.at(-1)?.section ?? "") : "";
    const name = section + number + (direction ?? "");
    const known = this.entries.get(name);
    if (known !== undefined) return known;
    const at = this.#newEntry(name, number, section === "" ? -1 : this.sections.get(section)!);
    this.entryRows.rows[at + 2] = sides.indexOf(direction as Side) + 1;
    return this.entries.size - 1;
  }

  /** Where its row begins, in which all else is 0 as yet. */
  #newEntry(id: string, number: string, section: number): number {
    this.entries.set(id, this.entries.size);
    const at = this.entryRows.grow(strides.entry);
    this.entryRows.rows[at] = this.#string(number);
    this.entryRows.rows[at + 1] = section;
    return at;
  }

  /** An entry's index; -1 for an empty side; undefined when nobody is called that. */
  #entry(value: unknown, side: Side): number | undefined {
    if (value === undefined || value === null || value === "") return -1;
    const id = text(value);
    if (id === undefined) return undefined;
    const made = this.#made;
    const known = made?.directions || made?.sections ? undefined : this.entries.get(id);
    return known !== undefined || !made ? known : this.#madeEntry(id, side, made);
  }

  addBoards(event: Loose): void {
    // An event may have no boards yet, but then it says so.
    if (event["boards"] === undefined || event["boards"] === null)
      this.#complain("invalid-value", ".boards", event["boards"]);
    this.#each(this.#list(event, "boards", ".boards"), "board", (board) => {
      const number = isObject(board) ? whole(board["number"], 1, largestCount) : undefined;
      if (number === undefined) {
        this.#complain("invalid-value", ".number", isObject(board) ? board["number"] : board);
        return;
      }
      const section = this.#section(board["section"], ".section");
      const stated = board["expected"];
      const expected = stated === undefined || stated === null ? 0 : whole(stated, 0, largestCount);
      if (expected === undefined) this.#complain("invalid-value", ".expected", stated);
      const index = this.boards.length;
      this.boards.push(section < 0 ? { number } : { number, section: text(board["section"])! });
      this.boardRows.push(number, section, expected ?? 0, this.#session(board, ""));
      const lines = this.#list(board, "lines", ".lines");
      this.lineRows.reserve(lines.length * strides.line);
      this.#each(lines, "line", (line) => this.#addLine(line, index));
    });
  }

  #addLine(given: unknown, board: number): void {
    const line = isObject(given) ? given : {};
    const id = text(line["id"]) || `#${this.lineIds.length + this.setAside.length + 1}`;
    this.#lineId = id;
    this.#checkId(id, board);
    if (line !== given) this.#complain("invalid-value", "", given);
    const ns = this.#entry(line["ns"], "NS");
    const ew = this.#entry(line["ew"], "EW");
    const known = ns !== undefined && ew !== undefined;
    if (!known) {
      const side = ns === undefined ? "ns" : "ew";
      this.#complain("unknown-reference", `.${side}`, line[side]);
    }
    const { outcome } = line;
    const kind = isObject(outcome) ? kinds.indexOf(outcome["kind"] as "score") : -1;
    if (known && line === given && kind < 0) this.#complainOfKind(outcome);
    this.#fill(0, 0, 0, 0, 0);
    const reverse = this.#yes(line, "reverse");
    const fits = known && isObject(outcome) && kind >= 0 && this.#fields(outcome, ".outcome");
    // Not knowing whose score it is, is not knowing the score.
    if (!fits || reverse === undefined) {
      // Nobody is compared with it, but whoever asks about the line finds it.
      const [nsId, ewId] = [text(line["ns"]) ?? "", text(line["ew"]) ?? ""];
      const unclear = reverse === undefined ? { reverse: line["reverse"] } : {};
      this.setAside.push({ board, before: this.lineIds.length, id, ns: nsId, ew: ewId, outcome, ...unclear });
      return;
    }
    const round = this.#count(line, "round");
    const table = this.#count(line, "table");
    const group = this.#count(line, "group");
    const sourceLine = this.#count(line, "sourceLine");
    const { score, a, b, c } = this.#tail;
    const flags = (reverse ? reverseFlag : 0) | this.#tail.flags;
    this.lineIds.push(id);
    const at = this.lineRows.grow(strides.line);
    const { rows } = this.lineRows;
    rows[at] = board;
    rows[at + 1] = ns;
    rows[at + 2] = ew;
    rows[at + 3] = round;
    rows[at + 4] = table;
    rows[at + 5] = kind;
    rows[at + 6] = flags;
    rows[at + 7] = group;
    rows[at + 8] = score;
    rows[at + 9] = a;
    rows[at + 10] = b;
    rows[at + 11] = c;
    rows[at + 12] = sourceLine;
  }

  /** Ids that differ within a board alone are said once, not on every line. */
  #checkId(id: string, board: number): void {
    const before = this.#boardsById.get(id);
    this.#boardsById.set(id, board);
    if (before === undefined || (before !== board && this.#sharedIds)) return;
    this.#sharedIds ||= before !== board;
    this.#complain("id-twice", ".id", id);
  }

  #complainOfKind(outcome: unknown): void {
    if (isObject(outcome)) this.#complain("invalid-value", ".outcome.kind", outcome["kind"]);
    else this.#complain("invalid-value", ".outcome", outcome);
  }

  #count(line: Loose, key: string): number {
    const value = line[key];
    if (value === undefined || value === null) return 0;
    const count = whole(value, 0, 1e9);
    if (count === undefined) this.#complain("invalid-value", `.${key}`, value);
    return count ?? 0;
  }

  #fill(flags: number, score: number, a: number, b: number, c: number): true {
    const tail = this.#tail;
    tail.flags = flags;
    tail.score = score;
    tail.a = a;
    tail.b = b;
    tail.c = c;
    return true;
  }

  /** Fills the tail; false when the outcome does not fit. */
  #fields(outcome: Loose, path: string): boolean {
    switch (outcome["kind"]) {
      case "contract":
        return this.#contract(outcome, path);
      case "score": {
        const score = this.#score(outcome, "score", path);
        return score !== undefined && this.#fill(0, score, 0, 0, 0);
      }
      case "artificial": {
        const ns = this.#award(outcome["ns"], `${path}.ns`);
        const ew = this.#award(outcome["ew"], `${path}.ew`);
        return ns !== undefined && ew !== undefined && this.#fill(0, 0, ns, ew, 0);
      }
      case "oneSided": {
        const side = sides.indexOf(outcome["side"] as "NS");
        if (side < 0) this.#complain("invalid-value", `${path}.side`, outcome["side"]);
        const key = (outcome["percent"] ?? undefined) === undefined ? "award" : "percent";
        const award = this.#award(outcome[key], `${path}.${key}`);
        const score = this.#score(outcome, "score", path);
        return (
          side >= 0 && award !== undefined && score !== undefined && this.#fill(0, score, side, award, 0)
        );
      }
      case "split": {
        const ns = this.#score(outcome, "ns", path);
        const ew = this.#score(outcome, "ew", path);
        return ns !== undefined && ew !== undefined && this.#fill(0, ns, ew, 0, 0);
      }
      case "weighted":
        return this.#weighted(outcome, path);
      default:
        return true;
    }
  }

  #contract(outcome: Loose, path: string): boolean {
    const contract = this.#contractCode(outcome["contract"]);
    if (contract === undefined) {
      this.#complain("invalid-value", `${path}.contract`, outcome["contract"]);
      return false;
    }
    const declarer = seats.indexOf(outcome["declarer"] as "N");
    const tricks = whole(outcome["tricks"], 0, 13);
    if (declarer < 0) this.#complain("invalid-value", `${path}.declarer`, outcome["declarer"]);
    if (tricks === undefined) this.#complain("invalid-value", `${path}.tricks`, outcome["tricks"]);
    const hasScore = outcome["score"] !== undefined && outcome["score"] !== null;
    const score = hasScore ? this.#score(outcome, "score", path) : 0;
    if (declarer < 0 || tricks === undefined || score === undefined) return false;
    return this.#fill(hasScore ? scoreFlag : 0, score, contract, declarer, tricks);
  }

  /** Level, strain and doubling in one number. An evening has few different contracts. */
  #contractCode(value: unknown): number | undefined {
    if (typeof value !== "string") return undefined;
    const known = this.#contracts.get(value);
    if (known !== undefined) return known;
    const match = /^([1-7])(C|D|H|S|N|NT)(x{0,2})$/i.exec(value);
    if (!match) return undefined;
    const strain = strains.indexOf(match[2]![0]!.toUpperCase());
    const doubling = doublings.indexOf(match[3]!.toLowerCase());
    const code = Number(match[1]) | (strain << 3) | (doubling << 6);
    this.#contracts.set(value, code);
    return code;
  }

  #weighted(outcome: Loose, path: string): boolean {
    const first = this.parts.length / strides.part;
    const rows: number[] = [];
    let total = 0;
    this.#list(outcome, "parts", `${path}.parts`).forEach((part, i) => {
      const here = `${path}.parts[${i}]`;
      const score = isObject(part) ? this.#score(part, "score", here) : undefined;
      const weight = isObject(part) ? decimal(part["weight"], 0, 100_000) : undefined;
      if (weight === undefined)
        this.#complain("invalid-value", `${here}.weight`, isObject(part) ? part["weight"] : part);
      if (score === undefined || weight === undefined) total = NaN;
      else rows.push(score, weight);
      total += weight ?? 0;
    });
    if (!(total > 0) || rows.length / strides.part > mostParts) {
      if (!Number.isNaN(total)) this.#complain("invalid-value", `${path}.parts`, outcome["parts"]);
      return false;
    }
    this.parts.push(...rows);
    return this.#fill(0, 0, first, rows.length / strides.part, 0);
  }

  #score(owner: Loose, key: string, path: string): number | undefined {
    const score = whole(owner[key], -largestScore, largestScore);
    if (score === undefined) this.#complain("invalid-value", `${path}.${key}`, owner[key]);
    return score;
  }

  #award(value: unknown, path: string): number | undefined {
    if (value === "A" || value === "A+" || value === "A-") return awardCode(value);
    const percent = decimal(value, 0, 100);
    if (percent === undefined) this.#complain("invalid-value", path, value);
    return percent;
  }

  /** An event whose own properties throw is encoded up to where they do. */
  encode(event: Loose): EventColumns {
    try {
      this.addPlayers(event);
      this.addEntries(event);
      this.addBoards(event);
      return this.columns(event);
    } catch (error) {
      this.#complain("invalid-value", "", error);
      return this.columns({});
    }
  }

  columns(event: Loose): EventColumns {
    const scoring =
      (event["scoring"] ?? undefined) === undefined ? 0 : scorings.indexOf(event["scoring"] as "teams");
    if (scoring < 0) this.#complain("invalid-value", "scoring", event["scoring"]);
    const head = [text(event["name"]) ?? "", text(event["date"]) ?? "", ...this.sections.keys()];
    const shift = head.length;
    const strings = this.#extraStrings.length > 0 ? `\0${this.#extraStrings.join("\0")}` : "";
    const rows = this.entryRows.column;
    for (let at = 0; at < rows.length; at += strides.entry) rows[at]! += shift;
    return {
      scoring: Math.max(scoring, 0),
      sections: this.sections.size,
      strings: head.map(clean).join("\0") + strings,
      players: Int32Array.from(this.playerRows, (index) => index + shift),
      handicaps: Float64Array.from(this.handicaps),
      entries: rows,
      entryPlayers: Int32Array.from(this.entryPlayers),
      boards: Int32Array.from(this.boardRows),
      lines: this.lineRows.column,
      parts: Int32Array.from(this.parts),
      adjustments: Int32Array.from(this.adjustments),
    };
  }
}

/**
 * Everything that fits, as columns; everything that does not, as findings. Of an event without entries every number is
 * one pair, unless `howApart` finds otherwise (see unlisted.ts).
 */
export function encodeEvent(
  event: unknown,
  howApart?: HowApart,
): {
  columns: EventColumns;
  places: Places;
  playerIds: readonly string[];
  setAside: readonly SetAside[];
  complaints: Complaints;
} {
  const complaints = new Complaints();
  const encoder = new Encoder(complaints, howApart);
  const loose: Loose = isObject(event) ? event : { boards: [] };
  if (!isObject(event)) complaints.add("invalid-value", "event", event);
  const columns = encoder.encode(loose);
  return {
    columns,
    places: { boards: encoder.boards, lineIds: encoder.lineIds, entryIds: [...encoder.entries.keys()] },
    playerIds: [...encoder.players.keys()],
    setAside: encoder.setAside,
    complaints,
  };
}

/** Whether these are columns, of the types that Embind would otherwise make of whatever it gets. */
export function isEventTable(table: unknown): table is EventTable {
  if (!isObject(table) || !isObject(table["columns"])) return false;
  const { columns, lineIds, entryIds, boards, setAside, findings } = table;
  const ints = ["players", "entries", "entryPlayers", "boards", "lines", "parts", "adjustments"];
  return (
    [lineIds, entryIds, boards, setAside, findings].every(Array.isArray) &&
    ints.every((name) => columns[name] instanceof Int32Array) &&
    columns["handicaps"] instanceof Float64Array &&
    typeof columns["strings"] === "string" &&
    whole(columns["scoring"], 0, scorings.length - 1) !== undefined &&
    whole(columns["sections"], 0, largestCount) !== undefined
  );
}
