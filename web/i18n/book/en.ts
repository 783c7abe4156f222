/** English words about keeping the club's book, and the shape of every other language. */
import type { FindingValues } from "../finding-values";

export const bookEn = {
  /** Why a change was not saved. What was typed is still on the page. */
  notSaved: {
    conflict:
      "Another tab has changed the same thing in the meantime. You see its version now; make your change again if it is still needed.",
    quota: "This browser has no room left. Nothing was saved: save a backup as a file, then make room.",
    blocked: "Another tab shows a newer version of this page. Reload this tab to go on.",
    unavailable: "This browser did not save it. Save a backup as a file.",
  },
  /** Why there is no undo or redo. */
  notUndone: "Another tab has built upon this in the meantime, so it stays.",
  /** Why the book could not be opened. */
  notOpened: {
    blocked: "Another tab still has an older version of this page open. Close it, then try again.",
    newer: "The book was last used by a newer version of this page. Reload the page to get it.",
    quota: "This browser has no room left to open the book.",
    unavailable:
      "This browser keeps no book here: a private window, or a setting that forbids it. What you enter is gone when you close the page, unless you save a backup.",
  },
  elsewhere: "Another tab has changed the book; this is the newest.",
  /** Every page from the disk shares one book. */
  shared: "All copies of this file on this computer share one book.",
  backup: {
    title: "Backup",
    due: "It is time for a backup: the book has changed since the last one.",
    save: "Save a backup",
    saved: "The backup was saved.",
    open: "Open a backup",
    opened: "The backup was opened in place of the book.",
    refused: "The file was not opened, and the book is as it was.",
    replace: "Put the backup in place of the book",
    merge: "Merge with a backup",
    merged: "The two books are one now.",
    nothingNew: "The backup has nothing that the book lacks.",
  },
  /** Saving straight into a file that was chosen. */
  file: {
    choose: "Save into a file of your own",
    save: (name: string) => `Save into ${name}`,
    saved: (name: string) => `Saved into ${name}.`,
    refused: "The browser may not write into that file. Try again and allow it, or choose another.",
    gone: "The file is no longer there. Choose another.",
    full: "The disk is full; the file is as it was.",
    failed: "The file could not be written.",
  },
  /** Two books made one. */
  merge: {
    title: "Merge two books",
    onlyOwn: "Only in this book",
    onlyOther: "Only in the backup",
    same: "The same in both",
    further: "Corrected further in one of them",
    conflicts: "Different in both: which counts?",
    kinds: { member: "Member", session: "Session", name: "Name of the club", settings: "Settings" },
    choice: "Which counts",
    removed: "removed",
    own: "This book",
    other: "The backup",
    both: "Both",
    apply: "Merge",
  },
  findings: {
    "book-not-json": ({ first, second }: FindingValues) =>
      `This is no backup, or a damaged one: it cannot be read from line ${first}, character ${second} on.`,
    "book-foreign": () => "This file is not a backup of a club’s book.",
    "book-part-damaged": ({ path }: FindingValues) =>
      `The backup is damaged: “${path}” is missing or is not what belongs there.`,
    "book-part-changed": ({ path }: FindingValues) =>
      `The backup is damaged: “${path}” is not as it was when the backup was saved.`,
  },
};

export type BookWords = typeof bookEn;
