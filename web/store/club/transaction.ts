/** Reading and writing the book in one transaction of the database. */
import type { IDBPTransaction } from "idb";
import type { ClubDatabase, ClubSchema, LogRecord } from "./schema";
import type { State, Step } from "./state";

const stores = ["book", "members", "versions", "log"] as const;
type Stores = (typeof stores)[number][];
export type Reading = IDBPTransaction<ClubSchema, Stores, "readonly" | "readwrite">;
export type Writing = IDBPTransaction<ClubSchema, Stores, "readwrite">;

/** Steps that the log remembers: a tab that slept through more has to look first. */
const remembered = 1000;

export const beginReading = (database: ClubDatabase): Reading =>
  database.transaction([...stores], "readonly");

/** Told to be saved only when it is on the disk. */
export const beginWriting = (database: ClubDatabase): Writing =>
  database.transaction([...stores], "readwrite", { durability: "strict" });

export async function readState(transaction: Reading): Promise<State> {
  const [book, members, versions] = await Promise.all([
    transaction.objectStore("book").get("book"),
    transaction.objectStore("members").getAll(),
    transaction.objectStore("versions").getAll(),
  ]);
  return { name: book?.name ?? "", settings: book?.settings ?? {}, members, versions };
}

/** What happened after a revision; undefined when the log no longer knows. */
export async function logSince(
  transaction: Reading,
  revision: number,
  stored: number,
): Promise<LogRecord[] | undefined> {
  if (stored <= revision) return [];
  const log = await transaction.objectStore("log").getAll(IDBKeyRange.bound(revision + 1, stored));
  return log.length === stored - revision ? log : undefined;
}

/**
 * Hands the step over to the database. Requests are not waited for: what goes wrong with one ends the transaction,
 * whose own promise tells why.
 */
export function writeStep(transaction: Writing, step: Step, log: LogRecord): void {
  const members = transaction.objectStore("members");
  const versions = transaction.objectStore("versions");
  const records = transaction.objectStore("log");
  const { whole } = step;
  const requests: Promise<unknown>[] = [];
  if (whole) requests.push(members.clear(), versions.clear());
  for (const record of whole?.members ?? step.put) requests.push(members.put(record));
  for (const id of step.drop) requests.push(members.delete(id));
  for (const { order } of step.remove) requests.push(versions.delete(order));
  for (const version of whole?.versions ?? step.add) requests.push(versions.put(version));
  requests.push(records.put(log), records.delete(IDBKeyRange.upperBound(log.revision - remembered)));
  for (const request of requests) request.catch(() => undefined);
}

/** Whatever state it is in. */
export function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}
