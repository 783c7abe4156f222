/** Opens the database, and says why it cannot be had: private windows, other tabs, a full disk, a newer page. */
import { openDB } from "idb";
import type { SaveFailure } from "./contents";
import { schemaVersion, upgrade } from "./schema";
import type { ClubDatabase, ClubSchema } from "./schema";

/** Newer: another version of the page has changed the database already. */
export type OpenFailure = Exclude<SaveFailure, "conflict"> | "newer";

class OpenError extends Error {
  readonly reason: OpenFailure;
  constructor(reason: OpenFailure, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : "");

export function openFailureOf(error: unknown): OpenFailure {
  if (error instanceof OpenError) return error.reason;
  const reasons: Partial<Record<string, OpenFailure>> = {
    QuotaExceededError: "quota",
    VersionError: "newer",
  };
  return reasons[nameOf(error)] ?? "unavailable";
}

interface ConnectionEvents {
  /** A newer page wants to change the schema; the connection has been closed for it. */
  outdated: () => void;
  /** The browser closed it: its data were cleared, or the disk failed. */
  lost: () => void;
}

/** Milliseconds that other tabs have to let go of an older schema. */
const patience = 2000;

/** Rejects with an `OpenError`. */
function connect(name: string, events: ConnectionEvents): Promise<ClubDatabase> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void => reject(new OpenError(openFailureOf(error), error));
    let timer: ReturnType<typeof setTimeout> | undefined;
    let late = false;
    const giveUp = (): void => {
      late = true;
      fail(new OpenError("blocked"));
    };
    // Where there is no indexedDB at all the call itself throws.
    Promise.resolve()
      .then(() =>
        openDB<ClubSchema>(name, schemaVersion, {
          upgrade: (database, from, _to, transaction) => {
            upgrade(database, from, transaction).catch(() => {
              // Nothing is half changed; the opening fails with what went wrong.
              transaction.abort();
            });
            transaction.done.catch(() => undefined);
          },
          blocked: () => (timer = setTimeout(giveUp, patience)),
          blocking: (_current, _wanted, event) => {
            (event.target as IDBDatabase).close();
            events.outdated();
          },
          terminated: events.lost,
        }),
      )
      .then((database) => {
        clearTimeout(timer);
        // One that comes after all would stand in the way of others.
        if (late) database.close();
        else resolve(database);
      }, fail);
  });
}

/** A connection that is made when it is needed, and again when the browser has closed it. */
export class Connection {
  /** A newer page has taken the database over; this one can only be reloaded. */
  outdated = false;
  readonly #name: string;
  #database: ClubDatabase | null = null;

  constructor(name: string) {
    this.#name = name;
  }

  /** Rejects with an `OpenError`, or with what went wrong with the work. */
  async use<T>(work: (database: ClubDatabase) => Promise<T>): Promise<T> {
    const database = await this.#get();
    try {
      return await work(database);
    } catch (error) {
      // That it was closed shows only now; nothing was written, so once more.
      const closed = this.#database !== database || nameOf(error) === "InvalidStateError";
      if (!closed || this.outdated) throw error;
      this.#database = null;
      return work(await this.#get());
    }
  }

  async #get(): Promise<ClubDatabase> {
    if (this.outdated) throw new OpenError("blocked");
    this.#database ??= await connect(this.#name, {
      outdated: () => ([this.#database, this.outdated] = [null, true]),
      lost: () => (this.#database = null),
    });
    return this.#database;
  }

  close(): void {
    this.#database?.close();
    this.#database = null;
  }
}
