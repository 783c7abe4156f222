// One result line: its parts to what happened.
//
// Parts come from columns with headings or from words in the order people write them. A score and a contract
// are kept both; when they disagree the score counts, and verifying says so. An unreadable contract beside a
// readable score leaves the score. Not here: which pairs played (see read/entries.h), and finding the columns
// (see read/layout.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "event/event.h"
#include "read/bare_result.h"
#include "read/contract_text.h"
#include "read/layout.h"
#include "read/reporter.h"
#include "read/words.h"

namespace overtrick {

inline constexpr std::int32_t largestScore = 9990;

struct RowRules {
  Notation notation = Notation::english;
  Letters ambiguous = 0;  // letters that are not to be taken, since they could mean two things
  Letters foreign = 0;    // letters that are worth a warning
  bool withoutLastZero = false;
  BareRules bare;
  bool withoutScores = false;       // no heading is one of scores: numbers behind a result are points
  std::size_t pointsHeadings = 0;   // as many percentages behind a result are what it was worth
  bool scoresUnsided = false;       // two columns of scores, and the words do not stand below them
  bool scoresAreDeclarers = false;  // where no side is named (see read/score_sign.h)
  bool sidesAreVulnerable = false;  // a side's name beside a score is no sign: the lines name vulnerabilities
};

struct ScorePart {
  std::int32_t value = 0;
  std::string_view text;
};

struct RowParts {
  std::int32_t board = 0;  // for the vulnerability, where a score has to tell the tricks
  ContractText contract;
  std::string_view contractText;  // where it stands
  ResultPlace resultPlace = ResultPlace::free;
  std::string_view resultText;         // where the result stands, if apart from the contract
  std::optional<std::int32_t> tricks;  // of a column beside that of the result
  std::string_view unreadable;         // what was met in a contract's place and is none
  std::optional<Side> declaredBy;      // declarer named by pair number
  std::string_view stranger;           // a contract whose declarer is a pair that does not sit there
  bool resultLeftOpen = false;         // there is a place for the result, and nothing stands in it
  std::optional<OutcomeWord> word;     // passed out, not played, bye
  std::optional<Award> awardNs;
  std::optional<Award> awardEw;
  std::string_view awardText;
  std::optional<ScorePart> scoreNs;
  bool scoreUnsided = false;           // that of NS is the only one, and nothing says whose it is
  std::optional<ScorePart> scoreEw;    // as EW wrote it: positive is theirs
  std::optional<ScorePart> scoreOpen;  // without a sign, and it is not known whose
  std::string_view unclear;            // figures that do not fit together
  std::optional<Outcome> ruled;        // weighted, split or one-sided, in the director's notation
  bool reverse = false;
  std::int32_t group = 0;                // of a fouled board
  bool reported = false;                 // a score or the tricks were found wanting already
  bool scoreLost = false;                // a score that is there cannot be read
  Languages languages = language::none;  // of the words met
};

// Fills the parts from columns.
void readColumns(const RowFields& fields, const RowRules& rules, Reporter& reporter, RowParts& parts);

// What the headings say that results are.
[[nodiscard]] ResultPlace placeOfResults(const Layout& layout);

// NS's score, where one is written.
[[nodiscard]] std::optional<std::int32_t> scoreOf(const RowParts& parts);

// A contract with neither a result nor a score beside it. That nothing means made is a habit of those who write
// (5.1); in a file the place of the result was left empty.
[[nodiscard]] bool isUnfinished(const RowParts& parts);

// A result that two pairs must have had: what is awarded, and a board not played, one pair may have alone.
[[nodiscard]] bool needsBothPairs(const Outcome& outcome);

// What happened, or nothing and findings. `line` is what a finding about the whole line names.
[[nodiscard]] std::optional<Outcome> concludeRow(const RowParts& parts, const RowRules& rules,
                                                 std::string_view line, Reporter& reporter);

// Takes a word such as PASS, A+ or 60/40 into the parts; `side` is whose column it stands in, if it does.
[[nodiscard]] bool takeOutcomeWord(RowParts& parts, std::string_view text,
                                   std::optional<Side> side = std::nullopt);

// "reverse", "group 2": takes what is said behind an outcome off the text and into the parts.
[[nodiscard]] std::string_view takeTail(RowParts& parts, std::string_view text);

// A weighted, split or one-sided score (see read/director_outcome.h).
[[nodiscard]] bool takeRuling(RowParts& parts, std::string_view text);

// "EW", "O-W", "ØV:": whose score stands beside it.
[[nodiscard]] std::optional<Side> readSide(std::string_view text);

// "(420)": a number below nought.
[[nodiscard]] bool isInBrackets(std::string_view text);

// "1.430", "-1,400": with a mark between the thousands, as spreadsheets show it.
[[nodiscard]] std::optional<std::int32_t> groupedNumber(std::string_view text);

// A score within bounds; says so when it is not.
[[nodiscard]] std::optional<ScorePart> readScore(std::string_view text, const RowRules& rules,
                                                 Reporter& reporter);

}  // namespace overtrick
