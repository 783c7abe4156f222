/**
 * Findings in English, by code; those of the ratings are in rating-messages.ts. A page has its own dictionary; the tests
 * hold both against core's list.
 */

export const messages = {
  "empty-input": "There is nothing to read yet.",
  "unreadable-line": "This line could not be read: “{text}”.",
  "missing-field": "This line has too few fields: {first} of {second}.",
  "extra-text": "“{text}” was not understood and was left out.",
  "not-a-number": "“{text}” is not a number.",
  "number-out-of-range": "“{text}” is out of range: {first} to {second} is possible.",
  "too-large": "The text has {first} bytes; {second} is the limit.",
  "invalid-utf8": "Some characters could not be read and were replaced.",
  "unknown-contract": "“{text}” is not a contract or a result.",
  "both-scores-filled": "Both sides have a score ({first} and {second}); only one can.",
  "pair-twice-on-board": "A pair plays this board twice.",
  "pair-meets-itself": "A pair meets itself.",
  "impossible-score": "No contract gives {first} here.",
  "score-contradicts-contract": "The score says {first}, the contract {second}. The score was kept.",
  "sides-swapped": "The same two pairs appear on this board again with the sides swapped.",
  "number-out-of-field": "This number is not in the field.",
  "more-lines-than-expected":
    "The board should have {first} results and has {second} lines. The lines count.",
  "weights-not-all": "The weights add up to {first} %, not to 100 %. They count in proportion.",
  "board-twice": "Board {first} is there twice. Each is compared by itself.",
  "table-without-match": "The other table of this match has no result on this board.",
  "more-findings": "There are {first} more findings.",
  "too-many-lines": "More than {first} results; what follows was not read.",
  "no-result": "Two pairs and no result: the line was left out.",
  "contract-left-out": "The contract “{text}” could not be read; the score {first} counts.",
  "ambiguous-letter": "“{text}” means different things in different languages. Say which language this is.",
  "mixed-notation": "“{text}” is not of the language of the rest.",
  "declarer-by-pair": "The declarer is named by pair; shown as North or East.",
  "declarer-from-score": "No declarer is named; the score says which side, shown as North or East.",
  "missing-declarer": "“{text}” does not say who declared.",
  "other-side-assumed": "Only one side’s award is written; the other side got what is left.",
  "ignored-column": "The column “{text}” was not needed.",
  "score-columns-by-place": "Scores further to the right were taken as East-West’s.",
  "vulnerability-differs": "“{text}” is not the vulnerability of board {first}; the board’s number counts.",
  "erased-line": "This result was erased in the file and is not counted.",
  "board-of-game-before":
    "A game without a board of its own is taken as another table of the board before (here board {first}).",
  "taken-as-not-played": "Passed out without a score: taken as not played.",
  "missing-board": "This row does not say which board.",
  "missing-name": "“{text}” has no name.",
  "missing-table": "The file lacks a table that results need: “{text}”.",
  "number-twice": "The number “{text}” appears twice in the list; the first counts.",
  "played-in-wrong-direction": "This pair played in the other direction than the file says.",
  "row-without-pairs": "This row does not say who played.",
  "short-row": "This row has fewer fields than its heading.",
  "unclosed-quote": "A quotation mark is opened here and never closed.",
  "unknown-table": "The table “{text}” was not needed.",
  "no-results": "The file holds deals but no results.",
  "damaged-backup": "This backup is damaged and could not be read.",
  "changed-backup": "This backup was changed after it was written. What it holds was read as it stands.",
  "damaged-link": "This link is damaged or not complete. Ask for it again.",
  "newer-version": "This was written by a newer version of Overtrick ({first}; this one knows {second}).",
  "unknown-format": "This is no file that Overtrick knows.",
  "damaged-file": "The file is damaged or ends too early. What could be read is here.",
  "malformed-xml": "The file is not written as XML should be here: “{text}”. The rest was read.",
  "too-complex":
    "The file has more than {first} of something that a result file has few of; what follows was not read.",
  "encrypted-file": "The file is encrypted; save it without encryption.",
  "individual-as-pairs":
    "An individual event: each partnership is shown as a pair, and players’ totals are not compared.",
  "unknown-scoring": "“{text}” is no scoring that is known here; taken as matchpoints.",
  "scored-by-boards":
    "The file’s matches were scored board by board (“{text}”): board-a-match, not victory points.",
  "match-without-boards": "A match without its boards: only its total is in the file, and it was left out.",
  "invalid-value": "{path}: “{text}” is not possible here.",
  "number-as-text": "{path}: “{text}” is text; it and others like it were read as numbers.",
  "unknown-reference": "{path}: nobody is called “{text}”.",
  "unknown-rules": "There are no rules called “{text}”.",
} as const satisfies Record<string, string>;

export type Values = Record<string, string | number>;

/** By template: words, and between them the names of values. The same sentence may be said ten thousand times. */
const pieces = new Map<string, readonly string[]>();

function piecesOf(template: string): readonly string[] {
  let known = pieces.get(template);
  if (!known) pieces.set(template, (known = template.split(/\{(\w+)\}/)));
  return known;
}

/** A template of a table with its values filled in; a code that the table does not know speaks for itself. */
export function filledIn(table: Record<string, string>, code: string, values: Values): string {
  const known = piecesOf(Object.hasOwn(table, code) ? table[code]! : code);
  let text = known[0]!;
  for (let i = 1; i < known.length; i += 2) {
    if (Object.hasOwn(values, known[i]!)) text += String(values[known[i]!]);
    text += known[i + 1]!;
  }
  return text;
}

export const messageOf = (code: string, values: Values): string => filledIn(messages, code, values);
