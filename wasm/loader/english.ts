/**
 * Findings in English, by code; those of the ratings are in rating-messages.ts. A page has its own dictionary, and is
 * built without these; the tests hold both against core's list.
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
  "mixed-encoding":
    "From here on some letters are in another encoding than the rest of the file. Check the names.",
  "unknown-contract": "“{text}” is not a contract or a result.",
  "both-scores-filled": "Both sides have a score ({first} and {second}); only one can.",
  "pair-twice-on-board": "Pair {text} plays this board twice.",
  "pair-meets-itself": "A pair meets itself.",
  "impossible-score": "No contract gives {first} here.",
  "score-contradicts-contract": "The score says {first}, the contract {second}. The score was kept.",
  "sides-swapped": "The same two pairs appear on this board again with the sides swapped.",
  "number-out-of-field": "This number is not in the field.",
  "more-lines-than-expected":
    "The board should have {first} results and has {second} lines. The lines count.",
  "weights-not-all": "The weights add up to {first} %, not to 100 %. They count in proportion.",
  "board-twice": "Board {first} is there twice. Each is compared by itself.",
  "percent-without-maximum":
    "“{text}” has a penalty or carry-over in per cent; IMPs have no maximum, so it was not counted. Write it in IMPs.",
  "table-without-match": "The other table of this match has no result on this board.",
  "more-findings": "There are {first} more findings.",
  "too-many-lines": "More than {first} results; what follows was not read.",
  "too-many-pairs": "More than {first} pairs, or boards; what follows was not read.",
  "no-result": "Two pairs and no result: the line was left out.",
  "unclear-result": "“{text}”: the number can be tricks, overtricks or the level made. Write +1, -1 or =.",
  "unclear-score": "It is not clear what “{text}” says, or whose score it is; the line is left out.",
  "tricks-contradict-result":
    "The tricks are {first}, but the result makes them {second}; the result counts.",
  "assumed-made": "“{text}” has no result; it is taken as made.",
  "score-not-counted":
    "“{text}” is not counted: the line says that there is no score, or awards something else.",
  "contract-left-out": "The contract “{text}” could not be read; the score {first} counts.",
  "ambiguous-letter": "“{text}” means different things in different languages. Say which language this is.",
  "mixed-notation": "“{text}” is not of the language of the rest.",
  "declarer-by-pair": "The declarer is named by pair; shown as North or East.",
  "declarer-from-score": "No declarer is named; the score says which side, shown as North or East.",
  "missing-declarer": "“{text}” does not say who declared.",
  "declarer-not-at-table": "The declarer of “{text}” is a pair that does not sit at this table.",
  "other-side-assumed": "Only one side’s award is written; the other side got what is left.",
  "ignored-column": "The column “{text}” was not needed.",
  "score-columns-by-place": "Scores further to the right were taken as East-West’s.",
  "score-side-assumed":
    "No line shows whose score it is that stands behind an empty field (“{text}”): see whether it was taken right. Headings such as NS+ and EW+ settle it.",
  "scores-of-declarer":
    "“{text}” and the other scores fit only as those of declarer’s side: they were taken so, with East-West’s as minus for North-South.",
  "vulnerability-differs": "“{text}” is not the vulnerability of board {first}; the board’s number counts.",
  "erased-line": "This result was erased in the file and is not counted.",
  "board-of-game-before":
    "A game without a board of its own is taken as another table of the board before (here board {first}).",
  "taken-as-not-played": "Passed out without a score: taken as not played.",
  "missing-board": "This row does not say which board.",
  "missing-name": "“{text}” has no name.",
  "missing-table": "The file lacks a table that results need: “{text}”.",
  "number-twice": "The number “{text}” appears twice in the list; the first counts.",
  "names-unclear": "“{text}” may be the names of more than one pair of that number; they stand at the first.",
  "played-in-wrong-direction": "This pair played in the other direction than the file says.",
  "row-without-pairs": "This row does not say who played.",
  "short-row": "This row has fewer fields than its heading.",
  "long-row":
    "This row has {first} fields, its heading {second}: what belongs where is not clear, and it was left out.",
  "unclosed-quote": "A quotation mark is opened here and never closed.",
  "unknown-table": "The table “{text}” was not needed.",
  "no-results": "The file holds no results.",
  "totals-of-nobody":
    "The numbers of {first} rows of the ranking stand in other sections, in none or in several: their names and figures, the first of them here, belong to nobody with results.",
  "cut-off":
    "The file ends within this row, before the row’s last columns. It may be cut off, and this result wrong.",
  "results-missing":
    "By its own word the file has {first} results, and {second} are here: its end may be missing.",
  "damaged-backup": "This backup is damaged and could not be read.",
  "malformed-json":
    "The file begins like JSON, but it is not written as JSON should be, or it ends too early.",
  "not-an-event": "This is JSON, but no event: there is no list of “boards” in “{text}”.",
  "several-events": "This is a list of {first} events. Put each into a file of its own.",
  "changed-backup": "This backup was changed after it was written. What it holds was read as it stands.",
  "damaged-link": "This link is damaged or not complete. Ask for it again.",
  "newer-version": "This was written by a newer version of Overtrick ({first}; this one knows {second}).",
  "unknown-format": "This is no file that Overtrick knows.",
  "unopened-file": "The file could not be opened: {text}",
  "damaged-file": "The file is damaged or ends too early. What could be read is here.",
  "malformed-xml": "The file is not written as XML should be here: “{text}”. The rest was read.",
  "too-complex":
    "The file has more than {first} of something that a result file has few of; what follows was not read.",
  "encrypted-file": "The file is encrypted; save it without encryption.",
  "individual-as-pairs":
    "An individual event: each partnership is shown as a pair, and players’ totals are not compared.",
  "unknown-scoring": "“{text}” is no scoring that is known here; taken as matchpoints.",
  "unknown-scoring-of-teams":
    "“{text}” is no scoring of matches that is known here; the matches are scored in IMPs.",
  "scoring-assumed": "The file does not say how it was scored; taken as matchpoints.",
  "scorings-differ":
    "{first} of {second} results were scored otherwise than the rest, the first of them by “{text}”. All are scored as most were.",
  "scored-by-boards":
    "The file’s matches were scored board by board (“{text}”): board-a-match, not victory points.",
  "pairs-by-name":
    "Games from here on have no pair numbers, as other boards do: a pair is the one that has these names in a table, and one that no table names has a number of its own.",
  "events-taken-together":
    "The file holds {first} events. They were taken as one, with one ranking and the name, date and scoring of the first; their boards are not compared with each other.",
  "number-of-another-pair":
    "Pair {text} has other players than pair {text} of an earlier session: each is ranked by itself.",
  "nought-as-percent":
    "No contract and a score of 0, and points that a 0 does not give: taken as adjusted, NS {first} % and EW {second} %.",
  "nought-as-imps":
    "No contract and a score of 0, and IMPs that a 0 does not give: taken as adjusted, NS {first} and EW {second} IMPs.",
  "passed-out-or-adjusted":
    "No contract and a score of 0: passed out or adjusted? It counts as a score of 0.",
  "adjusted-by-points":
    "An adjusted score, and the file does not say what was awarded: its points were taken as the award.",
  "adjusted-untold": "An adjusted score, and the file does not say what was awarded: taken as not played.",
  "victory-points-of-pairs":
    "Pairs played matches for victory points (“{text}”): the file’s totals are victory points, which are not computed from matches of pairs.",
  "match-results-not-shown": "The file says what {first} matches came to. These figures are not shown here.",
  "match-without-boards": "A match without its boards: only its total is in the file, and it was left out.",
  "invalid-value": "{path}: “{text}” is not possible here.",
  "missing-value": "{path} is missing.",
  "number-as-text": "{path}: “{text}” is text; it and others like it were read as numbers.",
  "unknown-reference": "{path}: nobody is called “{text}”.",
  "id-twice": "{path}: the id “{text}” is there twice; each needs one of its own.",
  "unknown-rules": "There are no rules called “{text}”.",
} as const satisfies Record<string, string>;
