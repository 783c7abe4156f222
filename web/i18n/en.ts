/** English, and the shape of every other language. Numbers arrive written; `n` is for the plural. */
import type { FindingValues } from "./finding-values";
import { entryEn } from "./entry/en";
import { filesEn } from "./files/en";
import { viewsEn } from "./views/en";

export const en = {
  views: viewsEn,
  entry: entryEn,
  files: filesEn,
  app: {
    skip: "Skip to the work",
    places: "Places",
    language: "Language",
    theme: "Appearance",
    themes: { system: "System", light: "Light", dark: "Dark" },
    help: "Help",
    undo: "Undo",
    dismiss: "Dismiss",
    newVersion: "A new version is ready.",
    reload: "Reload",
    pageFailed: "This page could not be fetched. Without a network it comes as soon as there is one.",
    tryAgain: "Try again",
    title: (place: string) => `${place} · Overtrick`,
    intro:
      "the bridge club’s calculator. Paste or type the travellers, and see ranking, percentages and handicaps at once; nothing leaves this device.",
    tagline: "The bridge club’s calculator",
  },
  places: { score: "Score", expected: "Expected", nett: "Nett", ranking: "Ranking", club: "Club" },
  sides: { ns: "NS", ew: "EW" },
  score: {
    board: "Board",
    boardHint: "if the sheet names none",
    boardWrong: (largest: string) => `A whole number from 1 to ${largest}.`,
    sheet: "Results",
    sheetHint:
      "One result a line: NS pair, EW pair, contract or score for NS. A line “Board 7” starts the next board.",
    placeholder: "Board 1\n1 2 420\n3 4 450\n5 6 -50",
    line: "Line",
    sample: "Sample",
    clear: "Clear",
    sampleShown: "This is a sample: eight pairs, seven boards. Change anything, or",
    startEmpty: "start with an empty sheet",
    backToOwn: "go back to your own sheet",
    emptyTitle: "Nothing to score yet",
    emptyText:
      "Type or paste results on the sheet, one a line. Points, percentages and the ranking appear as you type.",
    emptySample: "Show the sample",
    exampleMeaning: "pair 1 sat North-South against pair 2 and scored 420",
    travellers: "Travellers",
    ranking: "Ranking",
    rankingOf: (side: string) => `Ranking ${side}`,
    toRanking: "To the ranking",
    toSheet: "Back to the sheet",
    boards: (n: number, shown: string) => (n === 1 ? "1 board" : `${shown} boards`),
    lines: (n: number, shown: string) => (n === 1 ? "1 line" : `${shown} lines`),
    resultCount: (n: number, shown: string) => (n === 1 ? "1 result" : `${shown} results`),
    toCheck: (n: number, shown: string) => (n === 1 ? "1 to check" : `${shown} to check`),
    top: "top",
    contract: "Contract",
    place: "Place",
    pair: "Pair",
    points: "Points",
    of: "Of",
    percent: "%",
    scoreColumn: "Score",
    boardsColumn: "Boards",
    moreLines: (n: number, shown: string) =>
      n === 1 ? "1 more line is not shown." : `${shown} more lines are not shown.`,
    morePairs: (n: number, shown: string) =>
      n === 1 ? "1 more pair is not shown." : `${shown} more pairs are not shown.`,
  },
  outcomes: {
    passed: "passed out",
    notPlayed: "not played",
    bye: "sit-out",
    average: "average",
    averagePlus: "average plus",
    averageMinus: "average minus",
    weighted: "weighted",
    reverse: "reversed",
    spades: "spades",
    hearts: "hearts",
    diamonds: "diamonds",
    clubs: "clubs",
    notrump: "NT",
    seats: { N: "N", E: "E", S: "S", W: "W" },
  },
  aside: {
    title: "Large text",
    what: (size: string, lines: string | null) => `Pasted text, ${size}${lines === null ? "" : `, ${lines}`}`,
    why: "Too long to edit here, so it is kept beside the sheet. It stays in this window only: save it as a file to keep it.",
    reading: "Reading…",
    cancel: "Cancel",
    cancelled: "Reading was stopped.",
    again: "Read again",
    save: "Save as a file",
    remove: "Remove",
    removed: "The pasted text was removed.",
    fileName: "results.txt",
  },
  engine: {
    failed: "The calculator could not start in this browser.",
    failedHint:
      "Reload the page. If that does not help, the browser may be too old or may refuse WebAssembly.",
  },
  finding: {
    title: "To check",
    atLine: (line: string) => `Line ${line}`,
    atBoard: (board: string) => `Board ${board}`,
    more: (n: number, shown: string) => (n === 1 ? "and 1 more" : `and ${shown} more`),
    severity: { error: "Left out", warning: "Check", note: "Note" },
    unknown: (message: string) => message,
  },
  findings: {
    "empty-input": () => "There is nothing to read yet.",
    "unreadable-line": (v: FindingValues) => `“${v.text}” is no result. Write NS pair, EW pair and score.`,
    "missing-field": (v: FindingValues) =>
      `${v.second} fields are needed, ${v.first} found: NS pair, EW pair, score.`,
    "extra-text": (v: FindingValues) => `“${v.text}” was not understood and left out; the rest counts.`,
    "not-a-number": (v: FindingValues) => `“${v.text}” is not a number.`,
    "number-out-of-range": (v: FindingValues) =>
      `“${v.text}” is out of range: ${v.first} to ${v.second} is possible.`,
    "too-large": (v: FindingValues) =>
      `The text has ${v.first} bytes; ${v.second} is the limit. Split it in two.`,
    "invalid-utf8": () => "Some characters could not be read and were replaced.",
    "unknown-contract": (v: FindingValues) => `“${v.text}” is neither a score nor a contract.`,
    "both-scores-filled": (v: FindingValues) =>
      `Both sides have a score, ${v.first} and ${v.second}. Keep one.`,
    "pair-twice-on-board": () => "A pair plays this board twice. Check the pair numbers.",
    "pair-meets-itself": () => "A pair meets itself. Check the pair numbers.",
    "impossible-score": (v: FindingValues) => `No contract gives ${v.first} here. It counts as written.`,
    "score-contradicts-contract": (v: FindingValues) =>
      `The score says ${v.first}, the contract ${v.second}. The score counts.`,
    "sides-swapped": () => "The same two pairs are on this board again, with the sides swapped.",
    "number-out-of-field": () => "This pair number is far outside the others. Check it.",
    "more-lines-than-expected": (v: FindingValues) =>
      `This board has ${v.second} lines, but ${v.first} were expected.`,
    "table-without-match": () => "The other table of this match is missing on this board.",
    "weights-not-all": (v: FindingValues) =>
      `The weights add up to ${v.first}\u00a0%, not to 100\u00a0%. They count in proportion.`,
    "board-twice": (v: FindingValues) => `Board ${v.first} is there twice. Each is compared by itself.`,
    "invalid-value": (v: FindingValues) => `${v.path}: “${v.text}” is not possible here.`,
    "number-as-text": (v: FindingValues) =>
      `${v.path}: “${v.text}” is text; it and others like it were read as numbers.`,
    "unknown-reference": (v: FindingValues) => `${v.path}: nobody is called “${v.text}”.`,
    "unknown-rules": (v: FindingValues) => `There are no rules called “${v.text}”.`,
    "more-findings": (v: FindingValues) => `${v.first} more of the same kind are not listed.`,
    "too-many-lines": (v: FindingValues) => `Only the first ${v.first} lines were read.`,
    "no-result": () => "Two pairs, but no result. Add the score, or “np” when it was not played.",
    "contract-left-out": (v: FindingValues) =>
      `“${v.text}” could not be read as a contract; the score ${v.first} counts.`,
    "ambiguous-letter": (v: FindingValues) =>
      `“${v.text}” means different things in different languages. Choose the notation.`,
    "mixed-notation": (v: FindingValues) => `“${v.text}” is a letter of another language than the rest.`,
    "declarer-by-pair": () => "The declarer is given by pair number; shown as North or East.",
    "declarer-from-score": () => "No declarer; the score tells the side. Shown as North or East.",
    "missing-declarer": () => "The contract has no declarer, and no score tells the side.",
    "other-side-assumed": (v: FindingValues) =>
      `“${v.text}” is one side’s award; the other side gets the counterpart.`,
    "ignored-column": (v: FindingValues) => `The column “${v.text}” is not used.`,
    "score-columns-by-place": () => "Scores further to the right were taken as EW’s.",
    "number-twice": (v: FindingValues) => `The number “${v.text}” is there twice; the first one counts.`,
    "missing-name": (v: FindingValues) => `“${v.text}”: a name is missing.`,
    "vulnerability-differs": (v: FindingValues) =>
      `“${v.text}” is not this board’s vulnerability; the board number counts.`,
    "unclosed-quote": () => "A quotation mark is not closed; the rest of the record was read as one cell.",
    "row-without-pairs": () => "A result without pairs. It was left out.",
    "unknown-table": (v: FindingValues) => `The part “${v.text}” of the file is not used.`,
    "short-row": (v: FindingValues) => `${v.second} columns are needed, this row has ${v.first}.`,
    "erased-line": () => "This line was struck out in the file and is left out.",
    "played-in-wrong-direction": () => "Played in the wrong direction; the pairs were swapped.",
    "missing-table": (v: FindingValues) => `The file lacks the part “${v.text}”.`,
    "board-of-game-before": (v: FindingValues) =>
      `A game that names no board is taken as another table of the board before (here board ${v.first}).`,
    "taken-as-not-played": () => "Passed out, but without a score: taken as not played.",
    "missing-board": () => "This result has no board number.",
    "unknown-format": () => "This file is of no kind that is known here.",
    "damaged-file": () => "The file is damaged or ends too early. What could be read is here.",
    "malformed-xml": (v: FindingValues) =>
      `The file is not correct XML here: “${v.text}”. The rest was read.`,
    "too-complex": (v: FindingValues) =>
      `The file has more than ${v.first} of what a result file has few of; what follows was not read.`,
    "encrypted-file": () => "The file is encrypted. Save it without encryption and open it again.",
    "individual-as-pairs": () =>
      "An individual tournament: each partnership is shown as a pair, and players’ totals are not compared.",
    "match-without-boards": () =>
      "A match without its boards: only its total is in the file, and it was left out.",
    "scored-by-boards": (v: FindingValues) =>
      `The file’s matches were scored board by board (“${v.text}”): board-a-match, not victory points.`,
    "unknown-scoring": (v: FindingValues) =>
      `The scoring “${v.text}” is not known here; taken as matchpoints.`,
    "no-results": () => "The file holds deals but no results.",
    "damaged-backup": () => "This backup is damaged and could not be read.",
    "changed-backup": () => "This backup was changed after it was saved. Check the results.",
    "damaged-link": () => "This link is damaged or incomplete. Ask for it again.",
    "newer-version": () =>
      "This comes from a newer version of Overtrick. Reload the page to get that version.",
  },
};
