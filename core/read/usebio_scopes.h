// Which section a file's pairs and boards belong to: sessions and sections of USEBIO, events where a document
// has several, and how far the file's own points say that boards were compared (see read/usebio.h).
//
// Sessions are totalled where a number is the same pair in all of them: in one event, all of whose results stand
// in sessions, with at most one list of participants, or with the same pairs by name in a list of every session.
// Lists with places or totals of their own keep sessions apart, so that each is held against its own figures.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "read/usebio_tags.h"

namespace overtrick::usebio {

// One section of one session.
struct Scope {
  std::int32_t outer = -1;    // the scope that it stands in
  std::int32_t session = 0;   // from 0, in the order of the file
  std::int32_t totalled = 0;  // Board.session, where sessions are totalled
  std::string sessionName;
  std::string sectionName;
  bool isEvent = false;      // of several in the document
  bool lists = false;        // it has a list of participants of its own
  std::string entrySection;  // empty: numbers count in the whole event
  std::string boardSection;  // empty: boards are compared across the whole event
};

class Scopes {
 public:
  explicit Scopes(const Walk& walk);

  // The scope that a node stands in.
  [[nodiscard]] const Scope& of(std::size_t node) const {
    return scopes_[static_cast<std::size_t>(byNode_[node])];
  }

 private:
  void find(const Walk& walk);
  void nameThem(bool across);
  void nameTotalled(bool across);
  [[nodiscard]] bool totalSessions(const Walk& walk);
  [[nodiscard]] bool samePairs(const Walk& walk, const std::vector<std::int32_t>& numbers) const;
  [[nodiscard]] std::size_t listsOfAll() const;
  [[nodiscard]] bool comparedAcross(const Walk& walk) const;

  std::vector<Scope> scopes_;
  std::vector<std::int32_t> byNode_;
};

}  // namespace overtrick::usebio
