/**
 * The club's book, replayed in a worker: the page asks, stays free, and hears how far it is. What is handed over goes
 * in pieces, so that a large book does not hold the page either.
 */
import type {
  BookAnswer,
  BookChampionship,
  BookOptions,
  BookRemoval,
  BookSession,
  BookSystem,
  MemberHistory,
  SessionDetail,
} from "overtrick";
import { startWorker } from "overtrick-host";
import type { WorkerAnswer, WorkerTask } from "../worker";
import { newsIn } from "./book-changes";
import type { BookContents } from "./book-changes";
import type { BookCall, BookReplies, FromBook, ToBook } from "./book-wire";
import { wholeModule } from "./engine";

interface BookReplay {
  systems?: BookSystem[];
  /** Sessions done and in all, each system's counted by itself. */
  progress?: (done: number, all: number) => void;
  signal?: AbortSignal;
}

/** `OpenBook` of the package, away from the main thread. Calls are answered in their order. */
export interface BookEngine {
  /** These contents in the place of all before. */
  open(contents: BookContents): Promise<void>;
  /** The contents as they are now: what changed is told, and only what follows it is replayed. */
  change(contents: BookContents): Promise<void>;
  /** Sessions, corrections and removals behind those that are there, for who does not hold them all at once. */
  add(sessions: (BookSession | BookRemoval)[]): Promise<void>;
  /** False when it was stopped. */
  replay(options?: BookReplay): Promise<boolean>;
  answer(options?: BookOptions): Promise<BookAnswer>;
  history(member: string, options?: BookOptions): Promise<MemberHistory>;
  session(id: string): Promise<SessionDetail | null>;
  championship(ranking: string): Promise<BookChampionship | null>;
  /** Ends the worker and gives its memory back; what was asked and is not answered fails. */
  close(): void;
}

interface Pending {
  resolve: (reply: never) => void;
  reject: (error: Error) => void;
  progress?: ((done: number, all: number) => void) | undefined;
}

/** So many sessions go over at a time. */
const sessionsAtOnce = 200;

class WorkerBook implements BookEngine {
  readonly #worker = startWorker();
  readonly #port: MessagePort;
  readonly #pending = new Map<number, Pending>();
  #last = 0;
  #failure: Error | undefined;
  /** What the worker has; null while it is being told, or when nobody can say. */
  #contents: BookContents | null = null;
  #queue: Promise<unknown> = Promise.resolve();

  constructor() {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#port.onmessage = ({ data }: MessageEvent<FromBook>) => this.#heard(data);
    this.#worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      if ("failed" in data) this.#fail(new Error(data.failed));
    };
    this.#worker.onerror = (event) => this.#fail(new Error(event.message));
    wholeModule().then(
      (wasm) => this.#worker.postMessage({ wasm, book: port2 } satisfies WorkerTask, [port2]),
      (error: unknown) => this.#fail(error instanceof Error ? error : new Error(String(error))),
    );
  }

  open(contents: BookContents): Promise<void> {
    return this.#inTurn(() => this.#open(contents));
  }

  async #open(contents: BookContents): Promise<void> {
    this.#contents = null;
    const { members, settings, versions } = contents;
    await Promise.all([
      this.#call({ call: "empty" }),
      this.#call({ call: "members", members }),
      this.#call({ call: "settings", settings }),
    ]);
    await this.#add(versions.map(({ session }) => session));
    this.#contents = contents;
  }

  change(contents: BookContents): Promise<void> {
    return this.#inTurn(async () => {
      const news = this.#contents && newsIn(this.#contents, contents);
      if (!news) return this.#open(contents);
      this.#contents = null;
      const { members, settings, versions } = news;
      if (members) await this.#call({ call: "members", members });
      if (settings) await this.#call({ call: "settings", settings });
      await this.#add(versions.map(({ session }) => session));
      this.#contents = contents;
    });
  }

  add(sessions: (BookSession | BookRemoval)[]): Promise<void> {
    return this.#inTurn(() => {
      this.#contents = null;
      return this.#add(sessions);
    });
  }

  async #add(sessions: (BookSession | BookRemoval)[]): Promise<void> {
    for (let from = 0; from < sessions.length; from += sessionsAtOnce) {
      await this.#call({ call: "sessions", sessions: sessions.slice(from, from + sessionsAtOnce) });
    }
  }

  replay({ systems, progress, signal }: BookReplay = {}): Promise<boolean> {
    return this.#inTurn(async () => {
      if (signal?.aborted === true) return false;
      const id = this.#last + 1;
      const stop = (): void => this.#port.postMessage({ stop: id } satisfies ToBook);
      signal?.addEventListener("abort", stop, { once: true });
      try {
        return await this.#call({ call: "replay", ...(systems ? { systems } : {}) }, progress);
      } finally {
        signal?.removeEventListener("abort", stop);
      }
    });
  }

  answer(options: BookOptions = {}): Promise<BookAnswer> {
    return this.#inTurn(() => this.#call({ call: "answer", options }));
  }

  history(member: string, options: BookOptions = {}): Promise<MemberHistory> {
    return this.#inTurn(() => this.#call({ call: "history", member, options }));
  }

  session(session: string): Promise<SessionDetail | null> {
    return this.#inTurn(() => this.#call({ call: "session", session }));
  }

  championship(ranking: string): Promise<BookChampionship | null> {
    return this.#inTurn(() => this.#call({ call: "championship", ranking }));
  }

  close(): void {
    this.#fail(new Error("the book was closed"));
  }

  /** What takes several messages is not to be mixed with others. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  #call<Call extends BookCall>(
    call: Call,
    progress?: (done: number, all: number) => void,
  ): Promise<BookReplies[Call["call"]]> {
    if (this.#failure) return Promise.reject(this.#failure);
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject, progress });
      this.#port.postMessage({ ...call, id } satisfies ToBook);
    });
  }

  #heard(message: FromBook): void {
    const pending = this.#pending.get(message.id);
    if (!pending) return;
    if ("done" in message) {
      pending.progress?.(message.done, message.all);
      return;
    }
    this.#pending.delete(message.id);
    if ("failed" in message) pending.reject(new Error(message.failed));
    else pending.resolve(message.reply as never);
  }

  /** Nothing more comes from this worker. */
  #fail(error: Error): void {
    this.#failure ??= error;
    this.#worker.terminate();
    this.#port.close();
    for (const { reject } of this.#pending.values()) reject(this.#failure);
    this.#pending.clear();
  }
}

/** A worker of its own, started at once; one that failed is replaced by starting another. */
export const startBook = (): BookEngine => new WorkerBook();
