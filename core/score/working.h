// The working: the terms that a figure was made of, in the order in which one would compute it.
//
// Each term has a symbol, a value and the document it comes from. The last term is the figure itself, and the
// terms before it suffice to compute it; tests do. People's words for symbols and sources are made outside
// core.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "event/event.h"
#include "score/exact.h"
#include "score/rules.h"
#include "score/score.h"

namespace overtrick {

// clang-format off
// X(code, name): a score, a result's points, an entry's total, its club points.
#define OVERTRICK_SYMBOLS(X)                                                                         \
  X(tricks, "tricks")             /* a contract's score: points for its tricks */                   \
  X(overtricks, "overtricks")                                                                       \
  X(level, "level")               /* for a part score or a game */                                  \
  X(slam, "slam")                                                                                   \
  X(insult, "insult")             /* for making a doubled contract */                               \
  X(undertricks, "undertricks")                                                                     \
  X(beaten, "beaten")             /* results of the list that score less for this side (weighted: their share) */ \
  X(tied, "tied")                 /* results that score the same */                                 \
  X(artificialTies, "artificial") /* artificial results that tie with this one */                   \
  X(x, "X")                       /* 2 beaten + tied + artificial */                                \
  X(s, "S")                       /* results compared */                                            \
  X(n, "N")                       /* results the board should have had */                           \
  X(m, "M")                       /* N / S (X + 1) − 1 */                                           \
  X(a, "A")                       /* results in a small group */                                    \
  X(share, "share")               /* per cent of the top awarded */                                 \
  X(ownShare, "own")              /* the pair's own percentage on its other boards */               \
  X(top, "top")                                                                                     \
  X(scale, "scale")               /* points for a win / 2 */                                        \
  X(reverse, "reverse")           /* 1: the points are those of the other side */                   \
  X(datum, "datum")                                                                                 \
  X(score, "score")                                                                                 \
  X(weight, "weight")             /* of the score before it: a part of a weighted result */         \
  X(otherScore, "other")          /* another result, at teams that of the other table */            \
  X(times, "times")               /* how often the other result before it stands */                 \
  X(imps, "IMPs")                 /* sum of the IMPs against the others, or against the datum */    \
  X(each, "each")                 /* IMPs against the other result before it, once */                \
  X(comparisons, "comparisons")                                                                     \
  X(exact, "exact")               /* points before rounding */                                      \
  X(quantum, "quantum")           /* rounded to multiples of it; 0: not rounded */                  \
  X(rounding, "rounding")         /* of halves: 0 not, 1 up, 2 to even, 3 away from the average */  \
  X(points, "points")                                                                               \
  X(boards, "boards")                                                                               \
  X(margin, "margin")             /* teams: of one match, in IMPs */                                \
  X(matchPoints, "match")         /* teams: victory points, IMPs or board points of one match */    \
  X(sum, "sum")                   /* of the points of all lines */                                  \
  X(max, "max")                   /* of the entry itself */                                         \
  X(largestMax, "largestMax")     /* in the session; totals are scaled to it */                     \
  X(penalty, "penalty")           /* in points */                                                   \
  X(carryOver, "carryOver")       /* in points */                                                   \
  X(session, "session")           /* its number; the terms of its total follow */                   \
  X(sessions, "sessions")         /* how many; their points and maxima are added up */              \
  X(pairs, "pairs")               /* in the ranking */                                              \
  X(place, "place")               /* a place that the entry takes or shares */                      \
  X(key, "key")                   /* of the place before it; 0: none, and it is worth 1 */          \
  X(clubPoints, "clubPoints")                                                                       \
  X(percent, "percent")

// X(code, name): where a term's rule is written.
#define OVERTRICK_SOURCES(X)                                                                         \
  X(table, "table")                       /* counted at the table: no rule */                       \
  X(laws77, "laws-77")                    /* Laws 2017, Law 77 */                                   \
  X(laws78, "laws-78")                    /* Laws 2017, Law 78 */                                   \
  X(belgian21, "belgian-2.1")             /* Bridge puntentelling 2008, §2.1 normal points */       \
  X(belgian23, "belgian-2.3")             /* §2.3 byes, percentages */                              \
  X(belgian24, "belgian-2.4")             /* §2.4 not played, Neuberg */                            \
  X(belgian25, "belgian-2.5")             /* §2.5 averages */                                       \
  X(belgian26, "belgian-2.6")             /* §2.6 reverse */                                        \
  X(belgian4, "belgian-4")                /* §4 result sheet */                                     \
  X(lawsAward, "laws-12c2")               /* Laws 2017, Law 12C2: artificial adjusted scores */     \
  X(lawsWeighted, "laws-12c1c")           /* Laws 2017, Law 12C1(c): weighted scores */             \
  X(whiteBook, "ebu-white-book")          /* EBU White Book 2025, small groups */                   \
  X(acblSmallGroups, "acbl-small-groups") /* ACBL, fouled boards */                                 \
  X(ruleSet, "rule-set")                  /* a choice of the rule set: scale, rounding, scaling */  \
  X(impScale, "imp-scale")                /* Laws 2017, Law 78B */                                  \
  X(wbfScale, "wbf-vp-scale")             /* WBF continuous victory points */                                                                         \
  X(director, "director")                 /* awards, penalties, carry-over */
// clang-format on

enum class Symbol : std::uint8_t {
#define OVERTRICK_SYMBOL(code, name) code,
  OVERTRICK_SYMBOLS(OVERTRICK_SYMBOL)
#undef OVERTRICK_SYMBOL
};

enum class Source : std::uint8_t {
#define OVERTRICK_SOURCE(code, name) code,
  OVERTRICK_SOURCES(OVERTRICK_SOURCE)
#undef OVERTRICK_SOURCE
};

[[nodiscard]] std::string_view nameOf(Symbol symbol);
[[nodiscard]] std::string_view nameOf(Source source);

struct Term {
  Symbol symbol = Symbol::points;
  Exact value;
  Source source = Source::table;
  bool operator==(const Term&) const = default;
};

using Working = std::vector<Term>;

// What declarer's side scored, and the score for NS; empty for what is no contract.
[[nodiscard]] Working workingOfScore(const Event& event, LineIndex line);

// `scores` must be scoreEvent(event, rules). The total of several sessions has the terms of each session's, and
// then those of their sum. Empty when the side has no points, or the index is out of range.
[[nodiscard]] Working workingOfLine(const Event& event, const Rules& rules, const EventScores& scores,
                                    LineIndex line, Side side);
[[nodiscard]] Working workingOfTotal(const Event& event, const Rules& rules, const EventScores& scores,
                                     EntryIndex entry);
[[nodiscard]] Working workingOfClubPoints(const EventScores& scores, EntryIndex entry);

}  // namespace overtrick
