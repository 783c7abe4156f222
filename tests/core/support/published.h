// What a file publishes that agrees with ours, to be changed; and what comparing it with ours says, as text.
#pragma once

#include <string>

#include "score/compare.h"
#include "support/make_event.h"

namespace overtrick::test {

inline Published publishedBy(const Event& event, const Rules& rules) {
  const EventScores scores = scoreEvent(event, rules);
  Published published;
  for (std::size_t i = 0; i < event.lines.size(); ++i) {
    const LineScore& score = scores.lines[i];
    PublishedLine line;
    line.line.value = static_cast<std::int32_t>(i);
    if (score.ns.kind != PointsKind::none) line.ns = decimal(toDouble(score.ns.points));
    if (score.ew.kind != PointsKind::none) line.ew = decimal(toDouble(score.ew.points));
    published.lines.push_back(line);
  }
  for (const Standing& standing : scores.standings) {
    PublishedTotal total{
        standing.entry, standing.rank, standing.tied, decimal(toDouble(standing.points)), {}};
    if (standing.percent) total.percent = decimal(toDouble(*standing.percent));
    published.totals.push_back(total);
  }
  return published;
}

// "0NS points rounding; entry 1 rank tie".
inline std::string compared(const Event& event, const Rules& rules, const Published& published) {
  constexpr const char* figures[] = {"points", "percent", "rank"};
  constexpr const char* reasons[] = {"unknown",    "rounding", "scale",       "neuberg",  "fieldSize",
                                     "penalty",    "boards",   "consequence", "assigned", "tie",
                                     "incomplete", "datum",    "sitOut",      "ownLines"};
  std::string text;
  for (const Difference& one :
       comparePublished(event, rules, scoreEvent(event, rules), published).differences) {
    if (!text.empty()) text += "; ";
    text += one.line.known() ? std::to_string(one.line.value) + (one.side == Side::ns ? "NS " : "EW ")
                             : "entry " + std::to_string(one.entry.value) + " ";
    text += std::string(figures[static_cast<int>(one.figure)]) + " " + reasons[static_cast<int>(one.reason)];
  }
  return text;
}

}  // namespace overtrick::test
