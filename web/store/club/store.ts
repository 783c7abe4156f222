/**
 * The club's book in the browser. A change is one transaction, which looks at the revision first; other tabs are told
 * and read anew. What another tab did in the meantime is kept: a change that does not touch it goes on top, one that
 * does is refused and stays in the page's hands.
 */
import { connect, nameOf, openFailureOf } from "./connection";
import type { OpenFailure } from "./connection";
import { emptyContents } from "./contents";
import type { Club, ClubChange, ClubContents, SaveFailure, SaveOutcome } from "./contents";
import { crossed } from "./crossing";
import { databaseName } from "./schema";
import type { BackupMark, BookRecord, ClubDatabase } from "./schema";
import { after, contentsOf, inverse, recognised, stateOf, stepOf } from "./state";
import type { State, Step } from "./state";
import { collide, touchesOf } from "./touches";
import { beginReading, beginWriting, logSince, readState, writeStep } from "./transaction";

export interface StoredClub extends Club {
  /** The last backup; null when none is known. */
  readonly backup: BackupMark | null;
  /** Notes that the contents of now are in a file. */
  markBackup(now: Date): Promise<boolean>;
  /** The file that the reader chose to save into, and another in its place; null for none. */
  keptFile(): Promise<FileSystemFileHandle | null>;
  keepFile(file: FileSystemFileHandle | null): Promise<boolean>;
}

export interface OpenOptions {
  /** Of the database. */
  name?: string;
  now?: () => Date;
}

/** A step that was saved, and how it is taken back. */
interface Done {
  change: ClubChange;
  back: Step;
  revision: number;
}

interface Undone {
  change: ClubChange;
  /** Of the undo. */
  revision: number;
}

/** What is to be written, once the newest state is known, and the revision that it was made on. */
type Plan = (state: State) => { step: Step; since: number };

/** Thrown inside a transaction to leave it. */
class Conflict extends Error {}

class DatabaseClub implements StoredClub {
  readonly sample = false;
  revision = 0;
  backup: BackupMark | null = null;
  #state: State = stateOf(emptyContents);
  #contents: ClubContents = emptyContents;
  #database: ClubDatabase | null = null;
  #outdated = false;
  #closed = false;
  #asked = false;
  #queue: Promise<unknown> = Promise.resolve();
  #undo: Done[] = [];
  #redo: Undone[] = [];
  /** Revisions of this tab that are on the list of undo, or cancel each other out. */
  readonly #own = new Set<number>();
  readonly #tab = Array.from(crypto.getRandomValues(new Uint32Array(2)), String).join("-");
  readonly #listeners = new Set<(by: "here" | "elsewhere") => void>();
  readonly #channel: BroadcastChannel;
  readonly #name: string;
  readonly #now: () => Date;

  constructor({ name = databaseName, now = () => new Date() }: OpenOptions) {
    this.#name = name;
    this.#now = now;
    this.#channel = new BroadcastChannel(name);
    this.#channel.onmessage = () => void this.#inTurn(() => this.#refresh());
    document.addEventListener("visibilitychange", this.#lookAgain);
  }

  get contents(): ClubContents {
    return this.#contents;
  }

  get canUndo(): boolean {
    return this.#undo.length > 0;
  }

  get canRedo(): boolean {
    return this.#redo.length > 0;
  }

  onChange(listener: (by: "here" | "elsewhere") => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Rejects when the book cannot be had. */
  async start(): Promise<void> {
    await this.#read(await this.#connected());
  }

  apply(change: ClubChange): Promise<SaveOutcome> {
    const [base, contents] = [this.revision, this.#contents];
    // What a backup could not hold is not kept either, and the page may go on changing what it handed over.
    const plain = JSON.parse(JSON.stringify(change)) as ClubChange;
    return this.#inTurn(async () => {
      const outcome = await this.#do(plain, base, contents);
      if (outcome.saved) this.#redo = [];
      return outcome;
    });
  }

  undo(): Promise<SaveOutcome> {
    return this.#inTurn(async () => {
      const done = this.#undo.at(-1);
      if (!done) return { saved: true, revision: this.revision };
      const outcome = await this.#save(() => ({ step: done.back, since: done.revision }));
      if (outcome.saved) {
        this.#undo.pop();
        this.#redo.push({ change: done.change, revision: outcome.revision });
        this.#own.add(outcome.revision);
        this.#tell("here");
      } else if (outcome.reason === "conflict") {
        // Others have built upon it: it stays, and what it touched is no longer only ours.
        this.#undo.pop();
        this.#own.delete(done.revision);
        this.#tell("here");
      }
      return outcome;
    });
  }

  redo(): Promise<SaveOutcome> {
    return this.#inTurn(async () => {
      const undone = this.#redo.at(-1);
      if (!undone) return { saved: true, revision: this.revision };
      const outcome = await this.#do(undone.change, undone.revision, this.#contents);
      // Later ones may rest on what others have changed.
      if (!outcome.saved && outcome.reason === "conflict") this.#redo = [];
      else if (outcome.saved) this.#redo.pop();
      return outcome;
    });
  }

  async markBackup(now: Date): Promise<boolean> {
    const { revision } = this;
    return this.#inTurn(() => this.#keepMark(now, revision)).catch(() => false);
  }

  async keptFile(): Promise<FileSystemFileHandle | null> {
    try {
      const database = await this.#connected();
      return (await database.get("files", "backup")) ?? null;
    } catch {
      return null;
    }
  }

  async keepFile(file: FileSystemFileHandle | null): Promise<boolean> {
    try {
      const database = await this.#connected();
      if (file) await database.put("files", file, "backup");
      else await database.delete("files", "backup");
      return true;
    } catch {
      return false;
    }
  }

  close(): void {
    this.#closed = true;
    this.#channel.close();
    document.removeEventListener("visibilitychange", this.#lookAgain);
    void this.#inTurn(() => {
      this.#database?.close();
      return Promise.resolve();
    });
  }

  // --- One thing after the other

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work, work);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  #tell(by: "here" | "elsewhere"): void {
    for (const listener of this.#listeners) listener(by);
  }

  /** A tab that slept may have missed what it was told. */
  readonly #lookAgain = (): void => {
    if (document.visibilityState === "visible") void this.#inTurn(() => this.#refresh());
  };

  async #connected(): Promise<ClubDatabase> {
    this.#database ??= await connect(
      {
        outdated: () => ([this.#database, this.#outdated] = [null, true]),
        lost: () => (this.#database = null),
      },
      this.#name,
    );
    return this.#database;
  }

  // --- Reading

  /** Whether there was anything new. */
  async #read(database: ClubDatabase): Promise<boolean> {
    const transaction = beginReading(database);
    const book = await transaction.objectStore("book").get("book");
    if (!book) return false;
    const marked = JSON.stringify(book.backup) !== JSON.stringify(this.backup);
    this.backup = book.backup;
    if (book.revision === this.revision) return marked;
    this.#show(recognised(await readState(transaction), this.#state), book.revision);
    return true;
  }

  #show(state: State, revision: number): void {
    this.#state = state;
    this.#contents = contentsOf(state);
    this.revision = revision;
  }

  async #refresh(): Promise<void> {
    if (this.#closed || this.#outdated) return;
    // What cannot be read now is on the screen as it was; a save will say why.
    const news = await this.#connected()
      .then((database) => this.#read(database))
      .catch(() => false);
    if (news) this.#tell("elsewhere");
  }

  // --- Saving

  /** A change of the page's, made on the contents of revision `base`. */
  async #do(change: ClubChange, base: number, contents: ClubContents): Promise<SaveOutcome> {
    let back: Step | undefined;
    let applied = change;
    const outcome = await this.#save((state) => {
      if (state !== this.#state || contents !== this.#contents)
        applied = crossed(change, contents, contentsOf(state));
      const step = stepOf(state, applied);
      back = inverse(state, step);
      return { step, since: base };
    });
    if (outcome.saved && back) {
      this.#undo.push({ change: applied, back, revision: outcome.revision });
      this.#own.add(outcome.revision);
      this.#tell("here");
    }
    return outcome;
  }

  async #save(plan: Plan): Promise<SaveOutcome> {
    if (this.#outdated) return { saved: false, reason: "blocked" };
    try {
      const revision = await this.#writeConnected(plan);
      this.#askToPersist();
      this.#channel.postMessage(revision);
      return { saved: true, revision };
    } catch (error) {
      if (error instanceof Conflict) {
        await this.#refresh();
        return { saved: false, reason: "conflict" };
      }
      return { saved: false, reason: this.#reasonOf(error) };
    }
  }

  #reasonOf(error: unknown): SaveFailure {
    if (this.#outdated) return "blocked";
    const reason = openFailureOf(error);
    return reason === "newer" ? "blocked" : reason;
  }

  /** A connection that the browser has closed shows only when it is used; nothing was written, so once more. */
  async #writeConnected(plan: Plan): Promise<number> {
    const database = await this.#connected();
    try {
      return await this.#write(database, plan);
    } catch (error) {
      const closed = this.#database !== database || nameOf(error) === "InvalidStateError";
      if (!closed || this.#outdated) throw error;
      this.#database = null;
      return this.#write(await this.#connected(), plan);
    }
  }

  async #write(database: ClubDatabase, plan: Plan): Promise<number> {
    const transaction = beginWriting(database);
    // Whatever ends it, its promise tells; one that is left early is nobody's failure.
    transaction.done.catch(() => undefined);
    try {
      const book = await transaction.objectStore("book").get("book");
      const stored = book?.revision ?? 0;
      const cleared = stored < this.revision;
      // A book that was begun anew since is not ours to overwrite.
      if (cleared && book) throw new Conflict();
      const state =
        stored > this.revision ? recognised(await readState(transaction), this.#state) : this.#state;
      const { step, since } = plan(state);
      const touches = touchesOf(step);
      const log = await logSince(transaction, Math.min(since, stored), stored);
      const others = log?.filter(({ by, revision }) => by !== this.#tab || !this.#own.has(revision));
      if (!others || others.some((other) => collide(touches, other))) throw new Conflict();
      const next = after(state, step);
      const revision = Math.max(stored, this.revision) + 1;
      // The browser cleared its data while the page was open: what the page holds is saved whole.
      const written = cleared ? { ...step, put: [], drop: [], add: [], remove: [], whole: next } : step;
      writeStep(transaction, written, { revision, by: this.#tab, ...touches });
      const record = this.#record(book, next, revision);
      transaction
        .objectStore("book")
        .put(record, "book")
        .catch(() => undefined);
      await transaction.done;
      this.backup = record.backup;
      const elsewhere = stored > this.revision;
      this.#show(next, revision);
      if (elsewhere) this.#tell("elsewhere");
      return revision;
    } catch (error) {
      abort(transaction);
      throw error;
    }
  }

  #record(book: BookRecord | undefined, { name, settings }: State, revision: number): BookRecord {
    const started = { at: this.#now().toISOString(), revision: 0, versions: 0 };
    return { revision, name, settings, backup: book ? book.backup : started };
  }

  async #keepMark(now: Date, revision: number): Promise<boolean> {
    const transaction = beginWriting(await this.#connected());
    const book = await transaction.objectStore("book").get("book");
    if (!book) return false;
    const backup = { at: now.toISOString(), revision, versions: this.#state.versions.length };
    await Promise.all([transaction.objectStore("book").put({ ...book, backup }, "book"), transaction.done]);
    this.backup = backup;
    this.#tell("here");
    this.#channel.postMessage(revision);
    return true;
  }

  /** So that the browser does not throw the book away when it runs out of room; it may say no. */
  #askToPersist(): void {
    if (this.#asked) return;
    this.#asked = true;
    const { storage } = navigator as { storage?: StorageManager };
    storage?.persist().catch(() => false);
  }
}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

/** The book of this browser, an empty one at first; nothing is stored before the first change. */
export async function openClub(
  options: OpenOptions = {},
): Promise<{ club: StoredClub } | { failure: OpenFailure }> {
  const club = new DatabaseClub(options);
  try {
    await club.start();
    return { club };
  } catch (error) {
    club.close();
    return { failure: openFailureOf(error) };
  }
}

/** Whether somebody has begun a book here; looking makes none. */
export async function storedClubExists(name = databaseName): Promise<boolean> {
  try {
    // Firefox before 126 does not tell.
    const { databases } = indexedDB as { databases?: IDBFactory["databases"] };
    const known = await databases?.call(indexedDB);
    if (known && !known.some((database) => database.name === name)) return false;
    const database = await connect({ outdated: () => undefined, lost: () => undefined }, name);
    const book = await database.get("book", "book");
    database.close();
    return (book?.revision ?? 0) > 0;
  } catch {
    return false;
  }
}
