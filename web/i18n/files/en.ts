/** Files and links: opening, comparing, saving. Numbers arrive written; `n` is for the plural. */
export const filesEn = {
  open: "Open…",
  openHint: "PBN, USEBIO, Bridgemate (BWS), CSV, a backup, or travellers as text. Or drop files on the page.",
  drop: "Drop the files to open them",
  opened: (name: string) => `${name} was opened.`,
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
