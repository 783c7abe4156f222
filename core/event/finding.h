// A finding: what is wrong or remarkable, and where. Errors are data; nothing in core prints, throws or
// aborts.
//
// Each code is named once, in the table below; the name is what the package shows to its users, and people's
// sentences are made of it outside core.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace overtrick {

enum class Severity : std::uint8_t { note, warning, error };

// clang-format off
// X(code, severity, name): the two arguments a finding may carry are explained behind it.
#define OVERTRICK_FINDINGS(X)                                                                       \
  /* reading text */                                                                                \
  X(emptyInput, note, "empty-input")                                                                \
  X(unreadableLine, error, "unreadable-line")                                                       \
  X(missingField, error, "missing-field")               /* fields found, fields needed */           \
  X(extraText, warning, "extra-text")                                                               \
  X(notANumber, error, "not-a-number")                                                              \
  X(numberOutOfRange, error, "number-out-of-range")     /* smallest, largest */                     \
  X(tooLarge, error, "too-large")                       /* size, limit */                           \
  X(invalidUtf8, warning, "invalid-utf8")                                                           \
  X(mixedEncoding, warning, "mixed-encoding")           /* the first letter that is unlike the others */ \
  X(unknownContract, error, "unknown-contract")                                                     \
  X(bothScoresFilled, error, "both-scores-filled")      /* NS score, EW score */                    \
  /* verifying an event */                                                                          \
  X(pairTwiceOnBoard, warning, "pair-twice-on-board")                                               \
  X(pairMeetsItself, warning, "pair-meets-itself")                                                  \
  X(impossibleScore, warning, "impossible-score")       /* score */                                 \
  X(scoreContradictsContract, warning, "score-contradicts-contract") /* score written, by contract */ \
  X(sidesSwapped, warning, "sides-swapped")                                                         \
  X(numberOutOfField, warning, "number-out-of-field")                                               \
  X(moreLinesThanExpected, warning, "more-lines-than-expected") /* stated, lines */                 \
  X(tableWithoutMatch, warning, "table-without-match")  /* teams: the other table is missing */     \
  X(weightsNotAll, warning, "weights-not-all")          /* their sum in per cent */                 \
  X(boardTwice, warning, "board-twice")                 /* its number */                            \
  X(percentWithoutMaximum, warning, "percent-without-maximum") /* a penalty or carry-over at IMPs: not counted */ \
  /* values that came through the package's door */                                                 \
  X(invalidValue, error, "invalid-value")                                                           \
  X(missingValue, error, "missing-value")                                                           \
  X(unknownReference, error, "unknown-reference")                                                   \
  X(unknownRules, error, "unknown-rules")                                                           \
  X(idTwice, error, "id-twice")                         /* of players, entries or lines */          \
  /* reading text, continued */                                                                     \
  X(moreFindings, note, "more-findings")                /* how many were left out */                \
  X(tooManyLines, error, "too-many-lines")              /* limit: what follows was not read */      \
  X(tooManyPairs, error, "too-many-pairs")              /* limit: what follows was not read */      \
  X(noResult, warning, "no-result")                     /* a line of two pairs and nothing else */  \
  X(unclearResult, error, "unclear-result")             /* tricks, overtricks or the level made? */ \
  X(unclearScore, error, "unclear-score")               /* whose it is, or what it is, is not known */ \
  X(tricksContradictResult, warning, "tricks-contradict-result") /* tricks written, by the result */ \
  X(assumedMade, warning, "assumed-made")               /* a contract without any result */         \
  X(scoreNotCounted, warning, "score-not-counted")      /* score: the line says that there is none */ \
  X(contractLeftOut, warning, "contract-left-out")      /* the score that was kept */               \
  X(ambiguousLetter, error, "ambiguous-letter")         /* means two things in two languages */     \
  X(mixedNotation, warning, "mixed-notation")           /* a letter that the language does not have */ \
  X(declarerByPair, note, "declarer-by-pair")           /* shown as North or East */                \
  X(declarerFromScore, warning, "declarer-from-score")  /* shown as North or East */                \
  X(missingDeclarer, error, "missing-declarer")                                                     \
  X(declarerNotAtTable, error, "declarer-not-at-table") /* named by the number of another pair */   \
  X(otherSideAssumed, note, "other-side-assumed")       /* one side's award was written alone */    \
  X(ignoredColumn, note, "ignored-column")                                                          \
  X(scoreColumnsByPlace, note, "score-columns-by-place") /* scores further right are EW's */        \
  X(scoreSideAssumed, warning, "score-side-assumed")    /* the field before it is empty in all lines: said once */ \
  X(scoresOfDeclarer, warning, "scores-of-declarer")    /* without the sign of NS's: said once */   \
  X(vulnerabilityDiffers, warning, "vulnerability-differs") /* board: its number counts */          \
  X(numberTwice, warning, "number-twice")               /* the first one counts */                  \
  X(namesUnclear, warning, "names-unclear")             /* several pairs have the number: the first */ \
  X(missingName, error, "missing-name")                                                             \
  X(unclosedQuote, warning, "unclosed-quote")           /* the record from here on is one cell */   \
  X(rowWithoutPairs, warning, "row-without-pairs")      /* a result of nobody: left out */          \
  X(unknownTable, note, "unknown-table")                /* a part of the file that is not read */   \
  X(shortRow, error, "short-row")                       /* values found, columns */                 \
  X(longRow, error, "long-row")                         /* values found, columns */                 \
  X(erasedLine, note, "erased-line")                    /* struck out in the file: left out */      \
  X(playedInWrongDirection, note, "played-in-wrong-direction") /* pairs swapped */                  \
  X(missingTable, error, "missing-table")                                                           \
  X(missingBoard, error, "missing-board")                                                           \
  X(boardOfGameBefore, note, "board-of-game-before")    /* board: a game without one, said once */  \
  X(takenAsNotPlayed, note, "taken-as-not-played")      /* passed out, but without a score */       \
  X(noResults, warning, "no-results")                   /* a file of deals or names only */         \
  X(numberAsText, note, "number-as-text")                                                           \
  X(damagedBackup, error, "damaged-backup")                                                         \
  X(malformedJson, error, "malformed-json")                                                         \
  X(notAnEvent, error, "not-an-event")                  /* JSON of something else */                \
  X(severalEvents, error, "several-events")             /* how many are in the list */              \
  X(changedBackup, warning, "changed-backup")           /* its check sum does not fit */            \
  X(damagedLink, error, "damaged-link")                                                             \
  X(newerVersion, error, "newer-version")               /* the version met, the latest one known */ \
  /* reading files */                                                                               \
  X(unknownFormat, error, "unknown-format")                                                         \
  X(unopenedFile, error, "unopened-file")               /* it is not there, or may not be read */   \
  X(damagedFile, error, "damaged-file")                                                             \
  X(malformedXml, warning, "malformed-xml")                                                         \
  X(tooComplex, error, "too-complex")                   /* limit: what follows was not read */      \
  X(encryptedFile, error, "encrypted-file")                                                         \
  X(individualAsPairs, note, "individual-as-pairs")     /* each partnership is an entry */          \
  X(unknownScoring, warning, "unknown-scoring")         /* taken as matchpoints */                  \
  X(unknownScoringOfTeams, warning, "unknown-scoring-of-teams") /* taken as IMPs */                 \
  X(scoringAssumed, note, "scoring-assumed")            /* the file does not say: taken as matchpoints */ \
  X(scoringsDiffer, warning, "scorings-differ")         /* results that say another scoring, results that say one */ \
  X(scoredByBoards, warning, "scored-by-boards")        /* matches of board-a-match: shown in victory points */ \
  X(pairsByName, note, "pairs-by-name")                 /* games without numbers in a file with some, said once */ \
  X(eventsTakenTogether, warning, "events-taken-together") /* how many: one event with one ranking */ \
  X(numberOfAnotherPair, warning, "number-of-another-pair") /* of an earlier session: each pair is an entry */ \
  X(matchWithoutBoards, warning, "match-without-boards") /* only its total is in the file: left out */ \
  X(totalsOfNobody, warning, "totals-of-nobody")        /* rows of a ranking whose numbers stand in other sections */ \
  X(cutOff, warning, "cut-off")                         /* the file ends within this row */         \
  X(resultsMissing, warning, "results-missing")         /* results that the file says it has, rows of them */ \
  X(noughtAsPercent, warning, "nought-as-percent")      /* a score of 0 without a contract, taken as an award: NS, EW per cent */ \
  X(noughtAsImps, warning, "nought-as-imps")            /* the same, in IMPs: NS, EW */             \
  X(passedOutOrAdjusted, warning, "passed-out-or-adjusted") /* a score of 0 without a contract: kept */ \
  X(adjustedByPoints, note, "adjusted-by-points")       /* a file says no more than that: its points are the award */ \
  X(adjustedUntold, warning, "adjusted-untold")         /* and has no points, either: as not played */ \
  X(victoryPointsOfPairs, warning, "victory-points-of-pairs") /* totals that are not computed here */ \
  X(matchResultsNotShown, note, "match-results-not-shown") /* how many matches: said once */        \
  /* ratings: nett scores and club ranking; "session" is an index into the list of sessions */       \
  X(invalidSetting, error, "invalid-setting")           /* which, as its subject's header numbers them */ \
  X(unreadableDate, warning, "unreadable-date")         /* session: taken as played where it stands */ \
  X(dateOutOfOrder, warning, "date-out-of-order")       /* session: put in order of play */         \
  X(playerTwiceInSession, warning, "player-twice-in-session") /* session, player: counts once */    \
  X(playsWithSelf, error, "plays-with-self")            /* session, player */                       \
  X(percentageOutOfRange, error, "percentage-out-of-range") /* session */                           \
  X(scoreOutOfRange, error, "score-out-of-range")        /* session, half of a team: left out */     \
  X(scoreMissing, note, "score-missing")                /* session: the pair is left out */         \
  X(ratingImpossible, error, "rating-impossible")       /* session */                               \
  X(ratingUnusual, warning, "rating-unusual")           /* session, rating in per cent */           \
  X(standardRatingNotOne, warning, "standard-rating-not-one") /* session, rating in per cent */     \
  X(noStandardSession, error, "no-standard-session")    /* an estimate needs one */                 \
  X(sessionNotRated, note, "session-not-rated")         /* session, results without a nett score */ \
  X(sessionNotConnected, warning, "session-not-connected") /* session: no common players with the standard */ \
  X(ratingWithoutError, note, "rating-without-error")   /* session: too few results for a standard error */ \
  X(handicapUnusual, warning, "handicap-unusual")       /* session, player */                       \
  X(notInBook, note, "not-in-book")                     /* session, player of the entry (0 or 1): taken as 50 */ \
  X(newInBook, note, "new-in-book")                     /* how many players started without a handicap */ \
  X(playerWithoutResults, note, "player-without-results") /* player */                              \
  X(missingColumn, error, "missing-column")             /* column, as history_list.h numbers them */ \
  X(namesAlike, warning, "names-alike")                 /* two names that differ in case or blanks only */ \
  X(namesNotSplit, note, "names-not-split")             /* a pair whose two names have no mark between them */ \
  X(entryTwice, warning, "entry-twice")                 /* two entries with one name */             \
  X(playerInTwoEntries, warning, "player-in-two-entries") /* of a list: both count */               \
  X(namesNotInEvent, note, "names-not-in-event")        /* of a list of handicaps: nobody has them */ \
  X(grossMissing, error, "gross-missing")               /* session: an entry without a score */     \
  X(dateFarAhead, warning, "date-far-ahead")            /* session: over a year later than its neighbours */ \
  X(newestFirst, note, "newest-first")                  /* results that stand behind a later one */ \
  X(resultsLeftBook, note, "results-left-book")         /* how many are too old, how many years count */ \
  X(noReplacementRanking, note, "no-replacement-ranking") /* player: the middle of the scale is taken */ \
  X(onePairInLine, note, "one-pair-in-line")            /* session, line */                         \
  X(allScoresEqual, note, "all-scores-equal")           /* session, line */                         \
  X(lineNotALetter, note, "line-not-a-letter")          /* session, line: ordered as text */        \
  X(groupWithoutLine, note, "group-without-line")       /* session, line that nobody played in */   \
  X(lineInTwoGroups, error, "line-in-two-groups")       /* session, line: the first group has it */ \
  X(teamWithoutOpponents, warning, "team-without-opponents") /* session: no points */               \
  X(halfWithoutOpponent, warning, "half-without-opponent") /* session, half: left out */            \
  X(teamNotOfFour, warning, "team-not-of-four")         /* session, players */                      \
  X(lastAboveSeason, note, "last-above-season")         /* results per ranking, sessions */         \
  X(minimumAboveSeason, note, "minimum-above-season")   /* of the individual championship: minimum, sessions */ \
  X(pairMinimumAboveSeason, note, "pair-minimum-above-season") /* of pairs and trios: minimum, sessions */ \
  X(partnershipNotOfTwoOrThree, error, "partnership-not-of-two-or-three") /* partnership */         \
  X(halvesNotTwenty, note, "halves-not-twenty")         /* session, half: with the opponents' not 20 */ \
  X(impsUnusual, warning, "imps-unusual")               /* session: more than 24 IMPs per board */  \
  X(lineSizesDoNotFit, warning, "line-sizes-do-not-fit") /* places in the lines, pairs */             \
  /* Project 52; "hundredths": a handicap times 100 */                                                \
  X(handicapInvalid, error, "handicap-invalid")         /* player of the entry, from 1: counts as without a handicap; 0: the mean, which is then none */ \
  X(handicapAboveCeiling, warning, "handicap-above-ceiling")/* player from 1, ceiling in hundredths */ \
  X(meanAboveCeiling, warning, "mean-above-ceiling")    /* ceiling in hundredths: counts as stated */ \
  X(missingPartner, warning, "missing-partner")         /* players found, needed */                   \
  X(tooManyPlayers, warning, "too-many-players")        /* players found, needed: the mean of all counts */ \
  X(guestEstimated, note, "guest-estimated")            /* temporary handicap in hundredths */        \
  X(guestAsPartner, note, "guest-as-partner")           /* handicap in hundredths */                  \
  X(guestAtStart, note, "guest-at-start")               /* handicap in hundredths */                  \
  X(guestNotEstimated, warning, "guest-not-estimated")  /* handicap taken, in hundredths */           \
  X(resultInvalid, error, "result-invalid")                                                           \
  X(resultOutOfRange, error, "result-out-of-range")     /* smallest, largest: does not count */       \
  X(boardsInvalid, error, "boards-invalid")                                                           \
  X(boardsMissing, note, "boards-missing")              /* no change without a number of boards */    \
  X(noBoards, warning, "no-boards")                     /* no boards, no change */                    \
  X(tablesInvalid, error, "tables-invalid")             /* counted in their place; largest, if above */ \
  X(tablesDiffer, warning, "tables-differ")             /* stated, counted */                         \
  X(tablesCounted, warning, "tables-counted")           /* stated, counted: those count */            \
  X(halfTable, note, "half-table")                      /* whole tables counted */                    \
  X(noComparison, warning, "no-comparison")             /* whole tables: too few for a change */      \
  X(fieldTooSmall, error, "field-too-small")            /* entries found, needed */                   \
  X(entrantsInvalid, error, "entrants-invalid")         /* 0; the largest, if above it */             \
  X(matchMissing, error, "match-missing")               /* several matches, and not said which: set aside */ \
  X(matchFull, error, "match-full")                     /* the match has two teams already: set aside */ \
  X(seatMissing, error, "seat-missing")                 /* no table or direction: set aside */        \
  X(seatTaken, error, "seat-taken")                     /* table and direction have an entry already: set aside */ \
  X(opponentsMissing, warning, "opponents-missing")     /* nobody to play against: set aside */       \
  X(teamMissing, error, "team-missing")                 /* no team or room: set aside */              \
  X(teamMatesMissing, error, "team-mates-missing")      /* set aside */                               \
  X(eventNotRated, note, "event-not-rated")             /* Denmark 1.6: the figures are for information */ \
  X(meanMissing, error, "mean-missing")                                                               \
  X(fieldSizeUnknown, note, "field-size-unknown")       /* counted as endless */                      \
  X(formNeedsField, error, "form-needs-field")          /* the quick calculation does not know this form */ \
  X(expectedOutOfRange, error, "expected-out-of-range") /* smallest, largest: no result can be expected */ \
  /* the club's book; where: the session as a line */                                                 \
  X(correctionTooLate, note, "correction-too-late")     /* the result was corrected, the handicaps were kept */ \
  X(memberFigureInvalid, error, "member-figure-invalid") /* figure, member: as if it were not given */ \
  X(recordedInvalid, error, "recorded-invalid")         /* a change or handicap: left out */            \
  X(recordedUnusual, warning, "recorded-unusual")       /* a change or handicap beyond the scale: counts */
// clang-format on

enum class Code : std::uint8_t {
#define OVERTRICK_FINDING_CODE(code, severity, name) code,
  OVERTRICK_FINDINGS(OVERTRICK_FINDING_CODE)
#undef OVERTRICK_FINDING_CODE
};

[[nodiscard]] Severity severityOf(Code code);
[[nodiscard]] std::string_view nameOf(Code code);
[[nodiscard]] std::int32_t codeCount();

// A place in a text (line and column from 1, in UTF-16 units, as text fields count) or in an event (indices
// into its lists, -1 for none). Only what is known is set.
struct Where {
  std::int32_t line = 0;
  std::int32_t column = 0;
  std::int32_t length = 0;
  std::int32_t boardIndex = -1;
  std::int32_t lineIndex = -1;
  std::int32_t entryIndex = -1;
  bool operator==(const Where&) const = default;
};

struct Finding {
  Code code = Code::unreadableLine;
  Where where;
  std::int32_t first = 0;  // the code's arguments, as its row above says
  std::int32_t second = 0;
  bool operator==(const Finding&) const = default;
};

using Findings = std::vector<Finding>;

// A list of findings has so many, and then one that counts those left out: a wrong file of a million lines must
// not become a million objects.
inline constexpr std::size_t mostFindings = 10000;

}  // namespace overtrick
