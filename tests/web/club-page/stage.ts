/** The store of the club's book and its worker on a page of their own, for the tests. */
import { startBook } from "../../../web/engine/book";
import type { BookEngine } from "../../../web/engine/book";
import { backupDue, backupFileName, readBookBackup, writeBookBackup } from "../../../web/store/club/backup";
import { changed } from "../../../web/store/club/contents";
import type { ClubContents } from "../../../web/store/club/contents";
import { hashOf } from "../../../web/store/club/hash";
import { mergeDraft } from "../../../web/store/club/merge";
import { canSaveIntoFile, chooseFile, saveIntoFile } from "../../../web/store/club/save-file";
import { openClub, storedClubExists } from "../../../web/store/club/store";
import type { OpenOptions, StoredClub } from "../../../web/store/club/store";

const stage = {
  openClub,
  storedClubExists,
  hashOf,
  changed,
  writeBookBackup,
  readBookBackup,
  backupFileName,
  backupDue,
  mergeDraft,
  canSaveIntoFile,
  chooseFile,
  saveIntoFile,
  startBook,
  /** The club that a test has open, and what its listeners were told. */
  club: null as unknown as StoredClub,
  told: [] as string[],
  book: null as unknown as BookEngine,
  async open(options: OpenOptions = {}): Promise<string> {
    const opened = await openClub(options);
    if ("failure" in opened) return opened.failure;
    stage.club = opened.club;
    stage.told = [];
    stage.club.onChange((by) => stage.told.push(by));
    return stage.hash();
  },
  hash: (): string => hashOf(stage.club.contents),
  contents: (): ClubContents => stage.club.contents,
};

export type ClubStage = typeof stage;

declare global {
  interface Window {
    clubStage: ClubStage;
  }
}

window.clubStage = stage;
