/** Opens the club's book of this browser. */
import { Connection, openFailureOf } from "./connection";
import type { OpenFailure } from "./connection";
import type { Club } from "./contents";
import { DatabaseClub } from "./database-club";
import { databaseName } from "./schema";
import type { BackupMark } from "./schema";

export type { OpenFailure } from "./connection";

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
    const connection = new Connection(name);
    const book = await connection.use((database) => database.get("book", "book"));
    connection.close();
    return (book?.revision ?? 0) > 0;
  } catch {
    return false;
  }
}
