/**
 * The club's book in the browser's database, and how an older one becomes today's.
 *
 * 1: the members, and the sessions as they came in.
 * 2: a session's version is a record with its order, which the event can be kept with; members have a place in
 *    the list; a log says what each revision touched, so that several tabs can write; the last backup.
 */
import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from "idb";
import type { BookRemoval, BookSession, BookSettings } from "overtrick";
import type { ClubMember, SessionVersion } from "./contents";

/** Pages from the disk share one database among all files, so the name says whose it is. */
export const databaseName = "overtrick-club";
export const schemaVersion = 2;

/** What was saved in a file last: when (ISO 8601), at which revision, how many versions of sessions there were. */
export interface BackupMark {
  at: string;
  revision: number;
  versions: number;
}

export interface BookRecord {
  revision: number;
  name: string;
  settings: BookSettings;
  /** Since the first save where there was none yet; null for a book that is older than these marks. */
  backup: BackupMark | null;
}

export interface MemberRecord {
  id: string;
  /** In the list, upwards. */
  place: number;
  member: ClubMember;
}

/** What a revision wrote, and what it relies on; see touches.ts. */
export interface LogRecord {
  revision: number;
  /** The tab. */
  by: string;
  writes: string[];
  needs: string[];
}

export interface ClubSchema extends DBSchema {
  book: { key: string; value: BookRecord };
  members: { key: string; value: MemberRecord };
  versions: { key: number; value: SessionVersion };
  log: { key: number; value: LogRecord };
  /** The file that the reader chose to save into. */
  files: { key: string; value: FileSystemFileHandle };
}

/** As the first version had it. */
interface FirstSchema extends DBSchema {
  book: { key: string; value: Pick<BookRecord, "revision" | "name" | "settings"> };
  members: { key: string; value: ClubMember };
  sessions: { key: number; value: BookSession | BookRemoval };
}

export type ClubDatabase = IDBPDatabase<ClubSchema>;
type Upgrade<Schema extends DBSchema> = IDBPTransaction<Schema, StoreNames<Schema>[], "versionchange">;

function createFirst(database: IDBPDatabase<FirstSchema>): void {
  database.createObjectStore("book");
  database.createObjectStore("members", { keyPath: "id" });
  database.createObjectStore("sessions", { autoIncrement: true });
}

async function firstToSecond(database: ClubDatabase, transaction: Upgrade<ClubSchema>): Promise<void> {
  const before = transaction as unknown as Upgrade<FirstSchema>;
  const sessions = before.objectStore("sessions");
  const [book, members, orders, reports] = await Promise.all([
    before.objectStore("book").get("book"),
    before.objectStore("members").getAll(),
    sessions.getAllKeys(),
    sessions.getAll(),
  ]);
  const versions = database.createObjectStore("versions", { keyPath: "order" });
  database.createObjectStore("log", { keyPath: "revision" });
  database.createObjectStore("files");
  (database as unknown as IDBPDatabase<FirstSchema>).deleteObjectStore("sessions");
  await Promise.all([
    ...(book ? [transaction.objectStore("book").put({ ...book, backup: null }, "book")] : []),
    ...members.map((member, i) =>
      transaction.objectStore("members").put({ id: member.id, place: i + 1, member }),
    ),
    ...reports.map((session, i) => versions.put({ order: orders[i] ?? i + 1, session })),
  ]);
}

/** Brings a database of any older version to this one, in the transaction that the browser gives for it. */
export async function upgrade(
  database: ClubDatabase,
  from: number,
  transaction: Upgrade<ClubSchema>,
): Promise<void> {
  if (from < 1) createFirst(database as unknown as IDBPDatabase<FirstSchema>);
  if (from < 2) await firstToSecond(database, transaction);
}
