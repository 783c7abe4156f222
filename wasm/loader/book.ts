/** The club's book through the door: open, add, correct, replay, ask. */
import type { BookModule } from "./overtrick.mjs";
import { decodeAnswer, decodeChampionship, decodeDetail, decodeHistory } from "./book-decode.js";
import { BookNames, encodeMembers, encodeSettings, memberColumns } from "./book-encode.js";
import { bookFindings } from "./book-findings.js";
import { SessionEncoder } from "./book-sessions.js";
import type {
  BookAnswer,
  BookChampionship,
  BookMember,
  BookOptions,
  BookRemoval,
  BookSession,
  BookSettings,
  BookSystem,
  ClubBook,
  MemberHistory,
  OpenBook,
  ReplayOptions,
  SessionDetail,
} from "./book-types.js";
import type { Loose } from "./complaints.js";
import { Project52 } from "./expected.js";
import { LooseReader } from "./loose.js";
import { readMembers } from "./member-list.js";
import type { MemberReading } from "./member-list.js";
import type { Finding } from "./types.js";
import type { FindingTable } from "./wire.js";

/** So many sessions cross, or are replayed, at a time. */
const sessionsAtOnce = 500;

class Book implements OpenBook {
  readonly #module: BookModule;
  readonly #table: FindingTable;
  readonly #project52: Project52;
  readonly #number: number;
  readonly #names = new BookNames();
  readonly #members = new Map<number, { row: number[]; dates: string[] }>();
  #settings: Loose = {};
  #memberFindings: Finding[] = [];
  #settingFindings: Finding[] = [];
  /** By session; -1 for what is none. */
  readonly #sessionFindings = new Map<number, Finding[]>();
  /** How many names the module's settings know. */
  #told = "";
  #systems: readonly BookSystem[] | undefined;
  #ready = false;
  #replayed = 0;
  #open = true;

  constructor(module: BookModule, table: FindingTable, project52: Project52) {
    this.#module = module;
    this.#table = table;
    this.#project52 = project52;
    this.#number = module.bookOpen();
  }

  get sessionsReplayed(): number {
    return this.#replayed;
  }

  setMembers(members: readonly BookMember[]): void {
    const reader = new LooseReader();
    encodeMembers(reader.list({ members }, "members", ""), this.#members, this.#names, reader);
    this.#memberFindings = reader.complaints.findings;
    if (this.#open) this.#module.bookMembers(this.#number, memberColumns(this.#members));
    this.#ready = false;
  }

  setSettings(settings: BookSettings): void {
    this.#settings = new LooseReader().part({ settings }, "settings", "");
    this.#told = "";
    this.#tellSettings();
  }

  add(sessions: readonly (BookSession | BookRemoval)[]): void {
    const reader = new LooseReader();
    const list = reader.list({ sessions }, "sessions", "");
    if (reader.complaints.findings.length > 0) this.#sessionFindings.set(-1, [...reader.complaints.findings]);
    for (let from = 0; from < list.length; from += sessionsAtOnce) {
      const encoder = new SessionEncoder(this.#names, reader);
      for (let i = from; i < Math.min(from + sessionsAtOnce, list.length); i += 1) {
        this.#addSession(list[i], `sessions[${i}]`, encoder, reader);
      }
      this.#tellSettings();
      // What the core finds in them it finds again when it replays; references were looked at here.
      if (this.#open) this.#module.bookSessions(this.#number, encoder.columns());
    }
    this.#ready = false;
  }

  /** What a session was complained of is forgotten when it is corrected. */
  #addSession(session: unknown, path: string, encoder: SessionEncoder, reader: LooseReader): void {
    const { findings } = reader.complaints;
    const before = findings.length;
    const number = encoder.add(session, path);
    if (number >= 0) this.#sessionFindings.delete(number);
    if (findings.length === before) return;
    const id = this.#names.sessions.names[number];
    const own = findings.slice(before);
    if (id !== undefined) for (const finding of own) finding.where.session = id;
    this.#sessionFindings.set(number, [...(this.#sessionFindings.get(number) ?? []), ...own]);
  }

  update(session: BookSession): void {
    this.add([session]);
  }

  remove(id: string, options?: { recompute?: boolean }): void {
    this.add([{ id, removed: { recompute: options?.recompute === true } }]);
  }

  async replay(given?: ReplayOptions | null): Promise<boolean> {
    const options: ReplayOptions = given ?? {};
    const all = this.#prepare(systemsIn(options));
    for (let left = all; left > 0;) {
      if (options.signal?.aborted === true || !this.#open) return false;
      left = this.#module.bookAdvance(this.#number, sessionsAtOnce);
      this.#replayed = all - left;
      options.progress?.(all - left, all);
      await breathe();
    }
    this.#ready = true;
    return true;
  }

  answer(given?: BookOptions | null): BookAnswer {
    const options: BookOptions = given ?? {};
    this.#finish(systemsIn(options));
    const columns = this.#open ? this.#module.bookAnswer(this.#number, dayIn(options)) : undefined;
    if (!columns) return emptyAnswer();
    return {
      ...decodeAnswer(columns, this.#names),
      findings: [
        ...this.#memberFindings,
        ...this.#settingFindings,
        ...[...this.#sessionFindings.values()].flat(),
        ...bookFindings(columns.findings, this.#table, this.#names),
      ],
    };
  }

  history(member: string, given?: BookOptions | null): MemberHistory {
    const options: BookOptions = given ?? {};
    this.#finish(systemsIn(options) ?? this.#systems);
    const number = this.#names.members.known(member) ?? -1;
    const columns = this.#open ? this.#module.bookHistory(this.#number, number, dayIn(options)) : undefined;
    if (!columns) return { id: member, handicaps: [], nett: [], rankings: [] };
    return decodeHistory(columns, member, this.#names);
  }

  session(id: string): SessionDetail | null {
    this.#finish(this.#systems);
    const number = this.#names.sessions.known(id) ?? -1;
    const columns = this.#open ? this.#module.bookDetail(this.#number, number) : undefined;
    return columns ? decodeDetail(columns, id, this.#names) : null;
  }

  championship(ranking: string): BookChampionship | null {
    this.#finish(this.#systems);
    const number = this.#names.rankings.known(ranking);
    if (number === undefined || !this.#open) return null;
    const columns = this.#module.bookChampionship(this.#number, number);
    return columns ? decodeChampionship(columns, ranking, this.#names) : null;
  }

  close(): void {
    if (this.#open) this.#module.bookClose(this.#number);
    this.#open = false;
  }

  /** Tells the module its settings when they changed, or when sessions brought new names. */
  #tellSettings(): void {
    const { nett, rankings, lines } = this.#names;
    const told = [nett.names.length, rankings.names.length, lines.names.length].join(" ");
    if (told === this.#told || !this.#open) return;
    const reader = new LooseReader();
    const row = this.#project52.settingsRow({ settings: this.#settings["project52"] }, reader);
    const columns = encodeSettings(this.#settings, row, this.#names, reader);
    this.#module.bookSettings(this.#number, columns);
    this.#settingFindings = reader.complaints.findings;
    this.#told = [nett.names.length, rankings.names.length, lines.names.length].join(" ");
    this.#ready = false;
  }

  #prepare(systems: readonly BookSystem[] | undefined): number {
    if (!this.#open) return 0;
    const has = (system: BookSystem): boolean => systems?.includes(system) ?? true;
    this.#systems = systems;
    this.#replayed = 0;
    return this.#module.bookPrepare(this.#number, has("project52"), has("nett"), has("ranking"));
  }

  /** Replays what is left, unless it was and is asked for in the same way. */
  #finish(systems: readonly BookSystem[] | undefined): void {
    const same = (systems ?? []).join() === (this.#systems ?? []).join();
    if (this.#ready && same) return;
    const all = this.#prepare(systems);
    if (all > 0) this.#module.bookAdvance(this.#number, 2 ** 31 - 1);
    this.#replayed = all;
    this.#ready = true;
  }
}

/** Lets others have the thread. Not by a timer: browsers make the next of many wait for 4 ms. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

const allSystems: readonly BookSystem[] = ["project52", "nett", "ranking"];

/** Those that are asked for by name; all where nothing is asked for in a way that can be read. */
function systemsIn({ systems }: { systems?: unknown }): readonly BookSystem[] | undefined {
  return Array.isArray(systems) ? allSystems.filter((system) => systems.includes(system)) : undefined;
}

const dayIn = ({ today }: BookOptions): string => (typeof today === "string" ? today : "");

const emptyAnswer = (): BookAnswer => ({
  members: [],
  clubs: [],
  sessions: [],
  replayed: { project52: 0, nett: 0, ranking: 0 },
  findings: [],
});

function openBook(module: BookModule, table: FindingTable, project52: Project52, input: unknown): OpenBook {
  const reader = new LooseReader();
  const given = reader.object(input ?? {}, "book");
  const book = new Book(module, table, project52);
  book.setMembers((given["members"] ?? []) as never);
  book.setSettings(given["settings"] ?? {});
  book.add((given["sessions"] ?? []) as never);
  return book;
}

/** The whole book at once. */
function replayBook(
  module: BookModule,
  table: FindingTable,
  project52: Project52,
  input: unknown,
  options?: BookOptions | null,
): BookAnswer {
  const book = openBook(module, table, project52, input);
  const answer = book.answer(options ?? {});
  book.close();
  return answer;
}

export interface BookFunctions {
  /** The club's book, replayed once: everybody's handicaps and rankings after all sessions. */
  replayBook(book: ClubBook, options?: BookOptions): BookAnswer;
  /** Members out of a list as people paste or export it: `20417; Ole Larsen; 38,28`. */
  readMembers(text: string): MemberReading;
  /** The same book kept open: histories, events, and corrections that replay only what follows them. */
  openBook(book?: ClubBook): OpenBook;
}

export function startBooks(module: BookModule, table: FindingTable): BookFunctions {
  const project52 = new Project52(module, table);
  return {
    replayBook: (book, options) => replayBook(module, table, project52, book, options),
    readMembers: (text) => readMembers(module, text),
    openBook: (book) => openBook(module, table, project52, book),
  };
}
