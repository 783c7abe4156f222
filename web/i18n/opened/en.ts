/** What is said of files that were opened: their reading, and how their figures compare. `n` is for the plural. */
export const openedEn = {
  reading: (name: string) => `Reading ${name} …`,
  cancel: "Cancel",
  close: "Close",
  nothingIn: (name: string) => `${name} has no results that could be read. What was here stays.`,
  failed: (name: string) => `${name} could not be read.`,
  total: "Total them as one event",
  totalName: "All sessions",
  formats: {
    backup: "Backup",
    eventJson: "Event as JSON",
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
  notCompared: (n: number, shown: string) =>
    n === 1
      ? "1 figure of the file could not be compared."
      : `${shown} figures of the file could not be compared.`,
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
    penalty: "a penalty or carry-over",
    boards: "the same share of another maximum",
    consequence: "follows from the others",
    assigned: "points given by hand in the file",
    tie: "the file parts pairs that are equal",
    incomplete: "not all results are in the file",
    datum: "IMPs against another datum",
    sitOut: "with points for boards sat out",
    ownLines: "not the sum of the file’s own results",
  },
  remarks: (n: number, shown: string) => (n === 1 ? "1 remark on the file" : `${shown} remarks on the file`),
};

export type OpenedWords = typeof openedEn;
