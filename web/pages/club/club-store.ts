/**
 * The book on the Club page: the club's own or the sample, what the package made of it, and what changes did.
 * Questions to the book are asked one after the other; their answers are kept until the book changes.
 */
import type { BookAnswer, BookChampionship, MemberHistory, Overtrick, SessionDetail } from "overtrick";
import { startBook } from "../../engine/book";
import type { BookEngine } from "../../engine/book";
import { wholeEngine } from "../../engine/engine";
import { sampleClub } from "../../sample/club";
import { Drafts } from "../../store/club/drafts";
import type { Club, ClubChange, ClubContents, SaveFailure } from "../../store/club/contents";
import { MemoryClub } from "../../store/club/memory";
import { openOwnClub } from "../../store/club/open";
import type { OpenFailure, StoredClub } from "../../store/club/store";
import { localDay } from "../../store/iso-date";
import { keep, kept } from "../../store/kept";
import { offerUndo } from "../../store/undo";
import { lastChange } from "./last-change";
import type { Report } from "./last-change";
import { clubWords } from "./words";

/** The book and what came out of it: always of one and the same moment. */
export interface ShownBook {
  contents: ClubContents;
  answer: BookAnswer;
  overtrick: Overtrick;
}

/** A replay that takes long. */
export interface ReplayProgress {
  done: number;
  all: number;
  cancel: () => void;
}

/** From so many milliseconds on a replay is said to be under way. */
const longReplay = 700;

class ClubStore {
  club: Club | null = null;
  /** One's own book in this browser; null where it stores nothing. */
  stored: StoredClub | null = null;
  /** Why one's own book could not be opened. */
  unopened: OpenFailure | null = null;
  progress: ReplayProgress | null = null;
  shown: ShownBook | null = null;
  /** Why the package could not start. */
  failure: string | null = null;
  /** Why the last change was not saved. */
  refused: SaveFailure | null = null;
  /** A step could not be taken back, because another tab built upon it. */
  notUndone = false;
  /** An evening of the sample is being corrected on the Score page: it goes back into the sample. */
  sampleOnScore = false;
  /** Another tab changed the book. */
  elsewhere = false;
  readonly drafts = new Drafts(() => this.#tell());
  /** Started when it is first needed, and again when it failed. */
  #engine: BookEngine | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #histories = new Map<string, MemberHistory | null>();
  readonly #details = new Map<string, SessionDetail | null>();
  readonly #championships = new Map<string, BookChampionship | null>();
  readonly #changes = new Map<string, Report | null>();
  #stop: (() => void) | undefined;
  #work: Promise<unknown> = Promise.resolve();
  /** What was asked for last: the sample or one's own, and in which language. */
  #wanted: boolean | null = null;
  #language = "";

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get sample(): boolean {
    return this.club?.sample === true;
  }

  /** For statuses and memberships; a sample ends with its last report. */
  get today(): string {
    return this.sample ? this.#lastDay : localDay(new Date());
  }

  get #lastDay(): string {
    const days = this.club?.contents.versions.map(({ session }) =>
      "date" in session ? (session.corrected ?? session.reported ?? session.date) : "",
    );
    return days?.sort().at(-1) ?? "";
  }

  /** Whether one's own book was begun here. */
  get started(): boolean {
    return kept("club.started") !== null;
  }

  /** Whether the reader has, or wants, a book of one's own. */
  async hasOwn(): Promise<boolean> {
    const own = await openOwnClub();
    if ("failure" in own) return true;
    const { members, versions } = own.club.contents;
    return this.started || members.length > 0 || versions.length > 0;
  }

  /** Shows the sample, or one's own; with no wish, one's own where there is one. */
  async show(sample: boolean | null): Promise<void> {
    const wanted = sample ?? !(await this.hasOwn());
    const language = document.documentElement.lang;
    const stale = this.sample && this.club?.revision === 0 && language !== this.#language;
    if (this.#wanted === wanted && !stale) return;
    this.#wanted = wanted;
    this.#language = language;
    try {
      const opened = wanted
        ? {
            club: new MemoryClub(sampleClub(await wholeEngine(), clubWords.words.sample), true),
            stored: null,
          }
        : await openOwnClub();
      // Something else may have been asked for meanwhile.
      if (this.#wanted !== wanted || this.#language !== language) return;
      if ("failure" in opened) {
        this.unopened = opened.failure;
        this.#wanted = null;
        this.#tell();
        return;
      }
      const { club } = opened;
      this.stored = opened.stored;
      // It is opened, but not for longer than the page.
      this.unopened = wanted || opened.stored ? null : "unavailable";
      this.#stop?.();
      // The step back that is on offer is another book's.
      if (this.club && this.club !== club) offerUndo(null);
      this.club = club;
      this.#stop = club.onChange((by) => void this.#changedBy(by));
      await this.#refresh(true);
    } catch (error) {
      this.failure = String(error);
      this.#wanted = null;
      this.#tell();
    }
  }

  startOwn(): Promise<void> {
    keep("club.started", "1");
    return this.show(false);
  }

  /** One step, which can be taken back. False where it was not saved: what was typed is still there. */
  async apply(change: ClubChange, done: () => string): Promise<boolean> {
    const { club } = this;
    if (!club) return false;
    if (!club.sample) keep("club.started", "1");
    const outcome = await club.apply(change);
    this.refused = outcome.saved ? null : outcome.reason;
    this.notUndone = false;
    this.elsewhere = false;
    if (!outcome.saved) {
      this.#tell();
      return false;
    }
    await this.#upToDate(club);
    offerUndo({ message: done, undo: () => void this.undo() });
    this.#tell();
    return true;
  }

  refuse(reason: SaveFailure): void {
    this.refused = reason;
    this.#tell();
  }

  /** What was said of an earlier step is over. */
  forget(): void {
    this.refused = null;
    this.notUndone = false;
    this.elsewhere = false;
  }

  async undo(): Promise<void> {
    await this.#step((club) => club.undo());
  }

  async redo(): Promise<void> {
    await this.#step((club) => club.redo());
  }

  async #step(take: (club: Club) => ReturnType<Club["undo"]>): Promise<void> {
    if (!this.club) return;
    const outcome = await take(this.club);
    this.notUndone = !outcome.saved && outcome.reason === "conflict";
    this.refused = outcome.saved || this.notUndone ? null : outcome.reason;
    offerUndo(null);
    await this.#upToDate(this.club);
    this.#tell();
  }

  /** One member's history; null while it is on its way. */
  history(id: string): MemberHistory | null {
    return this.#ask(this.#histories, id, () => this.#book().history(id, { today: this.today }));
  }

  /** An event in every system; null while it is on its way. */
  detail(id: string): SessionDetail | null {
    return this.#ask(this.#details, id, () => this.#book().session(id));
  }

  /** The championships of a season; null while they are on their way. */
  championship(id: string): BookChampionship | null {
    return this.#ask(this.#championships, id, () => this.#book().championship(id));
  }

  /** What the last report of an evening changed; null while it is on its way. */
  lastChange(evening: string): Report | null {
    return this.#ask(this.#changes, evening, async () =>
      this.shown ? lastChange(this.shown.contents, evening, this.today) : null,
    );
  }

  #ask<Answer>(
    known: Map<string, Answer | null>,
    id: string,
    ask: () => Promise<Answer | null>,
  ): Answer | null {
    if (known.has(id)) return known.get(id) ?? null;
    known.set(id, null);
    void this.#next(async () => {
      known.set(id, await ask());
      this.#tell();
    });
    return null;
  }

  #changedBy(by: "here" | "elsewhere"): Promise<void> {
    if (by === "elsewhere") this.elsewhere = true;
    return this.#refresh(false);
  }

  /** Whether or not its listeners were told before a change was answered. */
  async #upToDate(club: Club): Promise<void> {
    await this.#work;
    if (this.shown?.contents !== club.contents) await this.#refresh(false);
  }

  #refresh(another: boolean): Promise<void> {
    return this.#next(async () => {
      if (!this.club) return;
      const overtrick = await wholeEngine();
      const { contents } = this.club;
      const book = this.#book();
      await (another ? book.open(contents) : book.change(contents));
      await this.#replay(book);
      const answer = await book.answer({ today: this.today });
      this.#histories.clear();
      this.#details.clear();
      this.#championships.clear();
      this.#changes.clear();
      this.shown = { contents, answer, overtrick };
      this.failure = null;
      this.#tell();
    });
  }

  #book(): BookEngine {
    this.#engine ??= startBook();
    return this.#engine;
  }

  /** Throws when the reader stopped it: what is on the screen stays. */
  async #replay(book: BookEngine): Promise<void> {
    const begun = performance.now();
    const stop = new AbortController();
    const progress = (done: number, all: number): void => {
      if (performance.now() - begun < longReplay) return;
      this.progress = { done, all, cancel: () => stop.abort() };
      this.#tell();
    };
    try {
      if (!(await book.replay({ progress, signal: stop.signal }))) throw new Error(clubWords.words.stopped);
    } finally {
      this.progress = null;
    }
  }

  #next(task: () => Promise<void>): Promise<void> {
    const run = this.#work.then(task).catch((error: unknown) => {
      this.failure = error instanceof Error ? error.message : String(error);
      // The next question starts another worker.
      this.#engine?.close();
      this.#engine = undefined;
      this.#wanted = null;
      this.#tell();
    });
    this.#work = run;
    return run;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

export type { ClubStore };

/** There is one; it outlives the page on the screen. */
export const clubStore = new ClubStore();
