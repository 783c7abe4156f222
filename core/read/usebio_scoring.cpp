#include "read/usebio_scoring.h"

#include "read/usebio_words.h"

namespace overtrick::usebio {
namespace {

bool isByBoards(const std::string& method) {
  return method == "PAB" || method == "BAM" || holds(method, "A_BOARD") || holds(method, "A_MATCH") ||
         holds(method, "A-MATCH") || holds(method, "A MATCH");
}

bool isVictoryPoints(const std::string& method) { return holds(method, "VP") || holds(method, "VICTORY"); }

// "MATCH_POINTS", "Matchpoints", "MP", "MPS", "MP_PAIRS", "PERCENTAGE".
bool isMatchpoints(const std::string& method) {
  return !isByBoards(method) &&
         (holds(method, "MATCH") || method.starts_with("MP") || holds(method, "PERCENT"));
}

}  // namespace

std::string ScoringWords::wordAt(std::size_t at) const {
  return at == none ? std::string() : upper(walk_.text(at));
}

void ScoringWords::note(std::size_t at) {
  const Tag tag = walk_.tag(at);
  if (tag == Tag::eventType) {
    if (type_ == none) type_ = at;
  } else if (tag == Tag::matchScoring || isVictoryPoints(wordAt(at))) {
    if (matches_ == none) matches_ = at;
  } else if (tag == Tag::boardScoring) {
    boards_ = at;
  } else if (method_ == none) {
    method_ = at;
  }
}

Scoring ScoringWords::settle(std::vector<Complaint>& complaints) const {
  const std::string type = wordAt(type_);
  const std::size_t at = boards_ == none ? method_ : boards_;
  const std::string method = wordAt(at);
  if (holds(type, "TEAM") || type == "KO") {
    if (isByBoards(method))
      complaints.push_back({Code::scoredByBoards, at});
    else if (!method.empty() && !holds(method, "IMP"))
      complaints.push_back({Code::unknownScoringOfTeams, at});
    return Scoring::teams;
  }
  const Scoring scoring = ofPairs(type, method, complaints);
  if (isVictoryPoints(wordAt(matches_))) complaints.push_back({Code::victoryPointsOfPairs, matches_});
  return scoring;
}

Scoring ScoringWords::ofPairs(const std::string& type, const std::string& method,
                              std::vector<Complaint>& complaints) const {
  if (holds(method, "BUTLER") || holds(type, "BUTLER")) return Scoring::butler;
  if (holds(method, "IMP") || holds(type, "IMP")) return butler_ ? Scoring::butler : Scoring::crossImps;
  if (isMatchpoints(method)) return Scoring::matchpoints;
  // Without a word that is known, the points of the lines tell.
  const bool byLines = (imps_ || butler_) && !holds(type, "MP");
  if (byLines) return butler_ ? Scoring::butler : Scoring::crossImps;
  const bool known = type.empty() || holds(type, "MP") || holds(type, "PAIR") || holds(type, "INDIVIDUAL");
  if (!method.empty())
    complaints.push_back({Code::unknownScoring, boards_ == none ? method_ : boards_});
  else if (!known)
    complaints.push_back({Code::unknownScoring, type_});
  return Scoring::matchpoints;
}

}  // namespace overtrick::usebio
