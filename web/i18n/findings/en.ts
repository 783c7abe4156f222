/** What was found in reading and scoring, as sentences. English, and the shape of every other language. */
import type { FindingValues } from "../finding-values";

export const findingsEn = {
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
    "mixed-encoding": () =>
      "From here on some letters are in another encoding than the rest of the file. Check the names.",
    "unknown-contract": (v: FindingValues) => `“${v.text}” is neither a score nor a contract.`,
    "both-scores-filled": (v: FindingValues) =>
      `Both sides have a score, ${v.first} and ${v.second}. Keep one.`,
    "pair-twice-on-board": (v: FindingValues) =>
      `Pair ${v.text} plays this board twice. Check the pair numbers.`,
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
    "percent-without-maximum": (v: FindingValues) =>
      `“${v.text}” has a penalty or carry-over in per cent. IMPs have no maximum, so it does not count: write it in IMPs.`,
    "invalid-value": (v: FindingValues) => `${v.path}: “${v.text}” is not possible here.`,
    "missing-value": (v: FindingValues) => `${v.path} is missing.`,
    "number-as-text": (v: FindingValues) =>
      `${v.path}: “${v.text}” is text; it and others like it were read as numbers.`,
    "unknown-reference": (v: FindingValues) => `${v.path}: nobody is called “${v.text}”.`,
    "id-twice": (v: FindingValues) =>
      `${v.path}: the id “${v.text}” is there twice; each needs one of its own.`,
    "unknown-rules": (v: FindingValues) => `There are no rules called “${v.text}”.`,
    "more-findings": (v: FindingValues) => `${v.first} more of the same kind are not listed.`,
    "too-many-lines": (v: FindingValues) => `Only the first ${v.first} lines were read.`,
    "too-many-pairs": (v: FindingValues) => `Only the first ${v.first} pairs or boards were read.`,
    "no-result": () => "Two pairs, but no result. Add the score, or “np” when it was not played.",
    "unclear-result": (v: FindingValues) =>
      `“${v.text}”: the number can be tricks, overtricks or the level made. Write +1, −1 or =.`,
    "unclear-score": (v: FindingValues) =>
      `It is not clear what “${v.text}” says, or whose score it is; the line is left out.`,
    "tricks-contradict-result": (v: FindingValues) =>
      `The tricks are ${v.first}, but the result makes them ${v.second}; the result counts.`,
    "assumed-made": (v: FindingValues) => `“${v.text}” has no result; it is taken as made.`,
    "score-not-counted": (v: FindingValues) =>
      `“${v.text}” does not count: the line says that there is no score, or awards something else.`,
    "contract-left-out": (v: FindingValues) =>
      `“${v.text}” could not be read as a contract; the score ${v.first} counts.`,
    "ambiguous-letter": (v: FindingValues) =>
      `“${v.text}” means different things in different languages. Choose the notation.`,
    "mixed-notation": (v: FindingValues) => `“${v.text}” is a letter of another language than the rest.`,
    "declarer-by-pair": () => "The declarer is given by pair number; shown as North or East.",
    "declarer-from-score": () => "No declarer; the score tells the side. Shown as North or East.",
    "missing-declarer": () => "The contract has no declarer, and no score tells the side.",
    "declarer-not-at-table": (v: FindingValues) =>
      `“${v.text}”: the declarer is a pair that does not sit at this table.`,
    "other-side-assumed": (v: FindingValues) =>
      `“${v.text}” is one side’s award; the other side gets the counterpart.`,
    "ignored-column": (v: FindingValues) => `The column “${v.text}” is not used.`,
    "score-columns-by-place": () => "Scores further to the right were taken as EW’s.",
    "score-side-assumed": (v: FindingValues) =>
      `No line shows whose score stands behind an empty field (“${v.text}”): see whether it was taken right. Headings such as NS+ and EW+ settle it.`,
    "scores-of-declarer": (v: FindingValues) =>
      `The scores fit only as those of declarer’s side (“${v.text}”): EW’s were taken as minus for NS.`,
    "number-twice": (v: FindingValues) => `The number “${v.text}” is there twice; the first one counts.`,
    "names-unclear": (v: FindingValues) =>
      `“${v.text}” may be the names of more than one pair of that number; they stand at the first. Write 1NS or 1EW.`,
    "missing-name": (v: FindingValues) => `“${v.text}”: a name is missing.`,
    "vulnerability-differs": (v: FindingValues) =>
      `“${v.text}” is not this board’s vulnerability; the board number counts.`,
    "unclosed-quote": () => "A quotation mark is not closed; the rest of the record was read as one cell.",
    "row-without-pairs": () => "A result without pairs. It was left out.",
    "unknown-table": (v: FindingValues) => `The part “${v.text}” of the file is not used.`,
    "short-row": (v: FindingValues) => `${v.second} columns are needed, this row has ${v.first}.`,
    "long-row": (v: FindingValues) =>
      `This row has ${v.first} fields, its heading ${v.second}: what belongs where is not clear, and it was left out.`,
    "erased-line": () => "This line was struck out in the file and is left out.",
    "played-in-wrong-direction": () => "Played in the wrong direction; the pairs were swapped.",
    "missing-table": (v: FindingValues) => `The file lacks the part “${v.text}”.`,
    "board-of-game-before": (v: FindingValues) =>
      `A game that names no board is taken as another table of the board before (here board ${v.first}).`,
    "taken-as-not-played": () => "Passed out, but without a score: taken as not played.",
    "missing-board": () => "This result has no board number.",
    "unknown-format": () => "This file is of no kind that is known here.",
    "unopened-file": (v: FindingValues) => `The file could not be opened: ${v.text}`,
    "damaged-file": () => "The file is damaged or ends too early. What could be read is here.",
    "malformed-xml": (v: FindingValues) =>
      `The file is not correct XML here: “${v.text}”. The rest was read.`,
    "too-complex": (v: FindingValues) =>
      `The file has more than ${v.first} of what a result file has few of; what follows was not read.`,
    "encrypted-file": () => "The file is encrypted. Save it without encryption and open it again.",
    "individual-as-pairs": () =>
      "An individual tournament: each partnership is shown as a pair, and players’ totals are not compared.",
    "pairs-by-name": () =>
      "Games from here on have no pair numbers, as other boards do: a pair is the one that has these names in a table, and one that no table names has a number of its own.",
    "events-taken-together": (v: FindingValues) =>
      `The file holds ${v.first} events. They were taken as one, with one ranking and the name, date and scoring of the first; their boards are not compared with each other.`,
    "number-of-another-pair": (v: FindingValues) =>
      `Pair ${v.text} has other players than pair ${v.text} of an earlier session: each is ranked by itself.`,
    "nought-as-percent": (v: FindingValues) =>
      `No contract and a score of 0, and points that a 0 does not give: taken as adjusted, NS ${v.first}\u00a0% and EW ${v.second}\u00a0%.`,
    "nought-as-imps": (v: FindingValues) =>
      `No contract and a score of 0, and IMPs that a 0 does not give: taken as adjusted, NS ${v.first} and EW ${v.second} IMPs.`,
    "passed-out-or-adjusted": () =>
      "No contract and a score of 0: passed out or adjusted? It counts as a score of 0.",
    "adjusted-by-points": () =>
      "An adjusted score, and the file does not say what was awarded: its points were taken as the award.",
    "adjusted-untold": () =>
      "An adjusted score, and the file does not say what was awarded: taken as not played.",
    "victory-points-of-pairs": (v: FindingValues) =>
      `Pairs played matches for victory points (“${v.text}”): the file’s totals are victory points, which are not computed from matches of pairs.`,
    "match-results-not-shown": (v: FindingValues) =>
      `The file says what ${v.first} matches came to. These figures are not shown here.`,
    "match-without-boards": () =>
      "A match without its boards: only its total is in the file, and it was left out.",
    "scoring-assumed": () => "The file does not say how it was scored; taken as matchpoints.",
    "scorings-differ": (v: FindingValues) =>
      `${v.first} of ${v.second} results were scored otherwise than the rest, the first of them by “${v.text}”. All are scored as most were.`,
    "scored-by-boards": (v: FindingValues) =>
      `The file’s matches were scored board by board (“${v.text}”): board-a-match, not victory points.`,
    "unknown-scoring": (v: FindingValues) =>
      `The scoring “${v.text}” is not known here; taken as matchpoints.`,
    "unknown-scoring-of-teams": (v: FindingValues) =>
      `The scoring “${v.text}” of matches is not known here; they are scored in IMPs.`,
    "no-results": () => "The file holds no results.",
    "totals-of-nobody": (v: FindingValues) =>
      `The numbers of ${v.first} rows of the ranking stand in other sections, in none or in several: their names and figures, the first of them here, belong to nobody with results. Write the same section in both tables.`,
    "cut-off": () =>
      "The file ends within this row, before the row’s last columns. It may be cut off, and this result wrong.",
    "results-missing": (v: FindingValues) =>
      `By its own word the file has ${v.first} results, and ${v.second} are here: its end may be missing.`,
    "damaged-backup": () => "This backup is damaged and could not be read.",
    "malformed-json": () => "The file begins like JSON, but it is not correct JSON, or it ends too early.",
    "not-an-event": (v: FindingValues) =>
      `This is JSON, but no event: there is no list of “boards” in “${v.text}”.`,
    "several-events": (v: FindingValues) =>
      `This is a list of ${v.first} events. Put each into a file of its own.`,
    "changed-backup": () => "This backup was changed after it was saved. Check the results.",
    "damaged-link": () => "This link is damaged or incomplete. Ask for it again.",
    "newer-version": () =>
      "This comes from a newer version of Overtrick. Reload the page to get that version.",
  },
};

export type FindingSentences = typeof findingsEn;
