/** Files and links: opening, comparing, saving. Numbers arrive written; `n` is for the plural. */
export const filesEn = {
  open: "Open…",
  openHint: "PBN, USEBIO, Bridgemate (BWS), CSV, a backup, or travellers as text. Or drop files on the page.",
  drop: "Drop the files to open them",
  reading: (name: string) => `Reading ${name} …`,
  cancel: "Cancel",
  close: "Close",
  opened: (name: string) => `${name} was opened.`,
  nothingIn: (name: string) => `${name} has no results that could be read. What was here stays.`,
  failed: (name: string) => `${name} could not be read.`,
  show: "Show",
  formats: {
    backup: "Backup",
    pbn: "PBN",
    usebio: "USEBIO",
    bws: "Bridgemate",
    csv: "CSV",
    travellers: "Travellers",
    unknown: "Unknown",
  },
  writtenBy: (program: string) => `written by ${program}`,
  useRules: (program: string, rules: string) =>
    program === ""
      ? `The file’s figures fit “${rules}” best.`
      : `This file was written by ${program}. It counts as “${rules}” does.`,
  use: (rules: string) => `Use ${rules}`,
  agree: (n: number, shown: string) =>
    n === 1 ? "The file’s one figure agrees with ours." : `All ${shown} figures of the file agree with ours.`,
  differ: (n: number, shown: string, of: string) =>
    n === 1
      ? `1 of ${of} figures of the file differs from ours`
      : `${shown} of ${of} figures of the file differ from ours`,
  where: "Where",
  inFile: "File",
  here: "Here",
  why: "Why",
  figures: { points: "points", percent: "%", rank: "place" },
  reasons: {
    unknown: "not recognised",
    rounding: "other rounding",
    scale: "other scale",
    neuberg: "an average or a missing result counted another way",
    fieldSize: "another number of results expected",
    penalty: "not the sum of the file’s own results",
    boards: "the same share of another maximum",
    consequence: "follows from the others",
    assigned: "points given by hand in the file",
    tie: "the file parts pairs that are equal",
    incomplete: "not all results are in the file",
  },
  remarks: (n: number, shown: string) => (n === 1 ? "1 remark on the file" : `${shown} remarks on the file`),
  save: "Save and share",
  asBackup: "Backup (JSON): everything, to go on later",
  asCsv: "CSV: for spreadsheets",
  asPbn: "PBN: results and ranking",
  asUsebio: "USEBIO: for federations and web sites",
  asHtml: "HTML: the ranking for a web page",
  asLink: "Copy a link to this event",
  print: "Print",
  linkCopied: "The link is on the clipboard. The whole event is in it; nothing was sent anywhere.",
  linkBelow: "Copy this link:",
  linkShown: "This event came with a link. It is not kept here until you change it.",
  linkDamaged: "This link is damaged or incomplete: it holds no event.",
};

export type FileWords = typeof filesEn;
