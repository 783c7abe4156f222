/**
 * The club's book in the browser. A change is one transaction, which looks at the revision first; other tabs are told
 * and read anew. What another tab did in the meantime is kept: a change that does not touch it goes on top, one that
 * does is refused and stays in the page's hands.
 */
import { Connection, openFailureOf } from "./connection";
import { emptyContents } from "./contents";
import type { ClubChange, ClubContents, SaveFailure, SaveOutcome } from "./contents";
import { crossed } from "./crossing";
import { History } from "./history";
import { databaseName } from "./schema";
import type { BackupMark, BookRecord, ClubDatabase } from "./schema";
import { after, contentsOf, inverse, recognised, stateOf, stepOf } from "./state";
import type { State, Step } from "./state";
import type { OpenOptions, StoredClub } from "./store";
import { collide, touchesOf } from "./touches";
import { abort, beginReading, beginWriting, logSince, readState, writeStep } from "./transaction";

/** What is to be written, once the newest state is known, and the revision that it was made on. */
type Plan = (state: State) => { step: Step; since: number };

/** Thrown inside a transaction to leave it. */
class Conflict extends Error {}

export class DatabaseClub implements StoredClub {
  readonly sample = false;
  revision = 0;
  backup: BackupMark | null = null;
  #state: State = stateOf(emptyContents);
  #contents: ClubContents = emptyContents;
  #closed = false;
  #asked = false;
  #queue: Promise<unknown> = Promise.resolve();
  readonly #history = new History();
  readonly #tab = Array.from(crypto.getRandomValues(new Uint32Array(2)), String).join("-");
  readonly #listeners = new Set<(by: "here" | "elsewhere") => void>();
  readonly #channel: BroadcastChannel;
  readonly #connection: Connection;
  readonly #now: () => Date;

  constructor({ name = databaseName, now = () => new Date() }: OpenOptions) {
    this.#connection = new Connection(name);
    this.#now = now;
    this.#channel = new BroadcastChannel(name);
    this.#channel.onmessage = () => void this.#inTurn(() => this.#refresh());
    document.addEventListener("visibilitychange", this.#lookAgain);
  }

  get contents(): ClubContents {
    return this.#contents;
  }

  get canUndo(): boolean {
    return this.#history.lastDone !== undefined;
  }

  get canRedo(): boolean {
    return this.#history.lastUndone !== undefined;
  }

  onChange(listener: (by: "here" | "elsewhere") => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Rejects when the book cannot be had. */
  async start(): Promise<void> {
    await this.#connection.use((database) => this.#read(database));
  }

  apply(change: ClubChange): Promise<SaveOutcome> {
    const [base, contents] = [this.revision, this.#contents];
    // What a backup could not hold is not kept either, and the page may go on changing what it handed over.
    const plain = JSON.parse(JSON.stringify(change)) as ClubChange;
    if (this.#closed) return Promise.resolve({ saved: false, reason: "unavailable" });
    return this.#inTurn(async () => {
      const outcome = await this.#do(plain, base, contents);
      if (outcome.saved) this.#history.forgetUndone();
      return outcome;
    });
  }

  undo(): Promise<SaveOutcome> {
    return this.#inTurn(async () => {
      const done = this.#history.lastDone;
      if (!done) return { saved: true, revision: this.revision };
      const outcome = await this.#save(() => ({ step: done.back, since: done.revision }));
      if (outcome.saved) this.#history.undid(outcome.revision);
      else if (outcome.reason === "conflict") this.#history.keepLast();
      else return outcome;
      this.#tell("here");
      return outcome;
    });
  }

  redo(): Promise<SaveOutcome> {
    return this.#inTurn(async () => {
      const undone = this.#history.lastUndone;
      if (!undone) return { saved: true, revision: this.revision };
      const outcome = await this.#do(undone.change, undone.revision, this.#contents, () =>
        this.#history.redid(),
      );
      if (!outcome.saved && outcome.reason === "conflict") this.#history.forgetUndone();
      return outcome;
    });
  }

  async markBackup(now: Date): Promise<boolean> {
    const { revision } = this;
    const mark = { at: now.toISOString(), revision, versions: this.#state.versions.length };
    return this.#inTurn(() => this.#connection.use((database) => this.#keepMark(database, mark))).catch(
      () => false,
    );
  }

  keptFile(): Promise<FileSystemFileHandle | null> {
    return this.#connection
      .use(async (database) => (await database.get("files", "backup")) ?? null)
      .catch(() => null);
  }

  keepFile(file: FileSystemFileHandle | null): Promise<boolean> {
    return this.#connection
      .use(async (database) => {
        if (file) await database.put("files", file, "backup");
        else await database.delete("files", "backup");
        return true;
      })
      .catch(() => false);
  }

  close(): void {
    this.#closed = true;
    document.removeEventListener("visibilitychange", this.#lookAgain);
    void this.#inTurn(async () => {
      await Promise.resolve();
      this.#channel.close();
      this.#connection.close();
    });
  }

  // --- One thing after the other

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work, work);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  #tell(by: "here" | "elsewhere"): void {
    for (const listener of this.#listeners) {
      try {
        listener(by);
      } catch (error) {
        // It is the page's, and no reason to call a book that was saved unsaved.
        reportError(error);
      }
    }
  }

  /** A tab that slept may have missed what it was told. */
  readonly #lookAgain = (): void => {
    if (document.visibilityState === "visible") void this.#inTurn(() => this.#refresh());
  };

  // --- Reading

  /** Whether there was anything new. */
  async #read(database: ClubDatabase): Promise<boolean> {
    const transaction = beginReading(database);
    const book = await transaction.objectStore("book").get("book");
    if (!book) return false;
    const marked = JSON.stringify(book.backup) !== JSON.stringify(this.backup);
    this.backup = book.backup;
    if (book.revision === this.revision) return marked;
    // Another book, begun after the browser cleared its data: there is nothing to take back in it.
    if (book.revision < this.revision) this.#history.clear();
    this.#show(recognised(await readState(transaction), this.#state), book.revision);
    return true;
  }

  #show(state: State, revision: number): void {
    this.#state = state;
    this.#contents = contentsOf(state);
    this.revision = revision;
  }

  async #refresh(): Promise<void> {
    if (this.#closed || this.#connection.outdated) return;
    // What cannot be read now is on the screen as it was; a save will say why.
    const news = await this.#connection.use((database) => this.#read(database)).catch(() => false);
    if (news) this.#tell("elsewhere");
  }

  // --- Saving

  /** A change of the page's, made on the contents of revision `base`. */
  async #do(
    change: ClubChange,
    base: number,
    contents: ClubContents,
    before?: () => void,
  ): Promise<SaveOutcome> {
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
      before?.();
      this.#history.did({ change: applied, back, revision: outcome.revision });
      this.#tell("here");
    }
    return outcome;
  }

  async #save(plan: Plan): Promise<SaveOutcome> {
    try {
      const revision = await this.#connection.use((database) => this.#write(database, plan));
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
    if (this.#connection.outdated) return "blocked";
    const reason = openFailureOf(error);
    return reason === "newer" ? "blocked" : reason;
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
      const others = log?.filter(({ by, revision }) => by !== this.#tab || !this.#history.isOwn(revision));
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

  async #keepMark(database: ClubDatabase, backup: BackupMark): Promise<boolean> {
    const transaction = beginWriting(database);
    const book = await transaction.objectStore("book").get("book");
    if (!book) return false;
    await Promise.all([transaction.objectStore("book").put({ ...book, backup }, "book"), transaction.done]);
    this.backup = backup;
    this.#tell("here");
    this.#channel.postMessage(backup.revision);
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
