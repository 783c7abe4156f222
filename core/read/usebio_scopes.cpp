#include "read/usebio_scopes.h"

#include <utility>

#include "event/event.h"
#include "event/order.h"
#include "read/event_builder.h"
#include "read/field_by_points.h"
#include "read/headings.h"
#include "read/numbers.h"

namespace overtrick::usebio {
namespace {

std::size_t countEvents(const Walk& walk) {
  std::size_t events = 0;
  for (std::size_t i = 0; i < walk.size(); ++i)
    events += walk.tag(i) == Tag::event && walk.end(i) > i + 1 ? 1 : 0;
  return events;
}

// A pair of a session's list: its section, number, direction and players, each as written.
using Listed = std::vector<std::string>;

// Empty where the pair has no names, or a total of its own.
Listed listedAt(const Walk& walk, std::size_t at, const std::string& section) {
  Listed pair = {section, std::string(walk.child(at, Tag::number)), std::string(walk.child(at, Tag::teamId)),
                 std::string(walk.child(at, Tag::direction))};
  const std::size_t beforeNames = pair.size();
  // A team's players may stand in its pairs.
  for (std::size_t i = Walk::first(at); i < walk.end(at); ++i) {
    const Tag tag = walk.tag(i);
    if (tag == Tag::place || tag == Tag::totalScore || tag == Tag::percentage) return {};
    if (tag == Tag::playerName && !walk.text(i).empty()) pair.emplace_back(walk.text(i));
  }
  return pair.size() > beforeNames ? pair : Listed();
}

bool isListed(Tag tag) { return tag == Tag::pair || tag == Tag::team || tag == Tag::player; }

}  // namespace

Scopes::Scopes(const Walk& walk) {
  find(walk);
  const bool across = comparedAcross(walk);
  if (totalSessions(walk))
    nameTotalled(across);
  else
    nameThem(across);
}

void Scopes::find(const Walk& walk) {
  constexpr std::size_t mostScopes = 256;
  scopes_.emplace_back();
  byNode_.assign(walk.size(), 0);
  std::int32_t sessions = 0;
  const bool severalEvents = countEvents(walk) > 1;
  // What the nodes up to `end` stand in; sections end before their session does.
  struct Open {
    std::size_t end;
    std::int32_t scope;
  };
  std::vector<Open> open;
  for (std::size_t i = 0; i < walk.size(); ++i) {
    while (!open.empty() && open.back().end <= i) open.pop_back();
    const std::int32_t outer = open.empty() ? 0 : open.back().scope;
    byNode_[i] = outer;
    const Tag tag = walk.tag(i);
    if (tag == Tag::participants) scopes_[static_cast<std::size_t>(outer)].lists = true;
    const bool session = tag == Tag::session || (tag == Tag::event && severalEvents);
    const bool starts = (session || tag == Tag::section) && walk.end(i) > i + 1;
    if (!starts || scopes_.size() >= mostScopes) continue;
    Scope scope = scopes_[static_cast<std::size_t>(outer)];
    scope.outer = outer;
    scope.lists = false;
    scope.isEvent = tag == Tag::event;
    if (session) {
      scope.session = ++sessions;
      std::string name(tag == Tag::session ? shortened(walk.child(i, Tag::sessionId)) : std::string_view());
      if (name.empty()) name = std::to_string(sessions);
      scope.sessionName = scope.sessionName.empty() ? name : scope.sessionName + " " + name;
    } else {
      scope.sectionName = shortened(walk.child(i, Tag::sectionId));
      if (scope.sectionName.empty()) scope.sectionName = std::to_string(scopes_.size());
    }
    open.push_back({walk.end(i), static_cast<std::int32_t>(scopes_.size())});
    byNode_[i] = open.back().scope;
    scopes_.push_back(std::move(scope));
  }
}

// Boards that stand in several sections: whose number of lines do their points fit?
bool Scopes::comparedAcross(const Walk& walk) const {
  std::vector<SeenLine> seen;
  for (std::size_t i = 0; i < walk.size(); ++i) {
    if (walk.tag(i) != Tag::board) continue;
    const auto number = readBoardCell(walk.child(i, Tag::boardNumber));
    if (!number) continue;
    for (std::size_t c = Walk::first(i); c < walk.end(i); c = walk.next(c)) {
      if (walk.tag(c) != Tag::line) continue;
      const std::int32_t scope = byNode_[c];
      const std::int64_t top =
          seenTop(readDecimal(walk.child(c, Tag::nsPoints)), readDecimal(walk.child(c, Tag::ewPoints)));
      seen.push_back({scopes_[static_cast<std::size_t>(scope)].session, *number, scope, top});
    }
  }
  return overtrick::comparedAcross(std::move(seen));
}

std::size_t Scopes::listsOfAll() const {
  std::size_t lists = 0;
  for (const Scope& scope : scopes_) lists += scope.lists ? 1 : 0;
  return lists;
}

// Whether each of the sessions that have a number lists the same pairs, and nobody else lists any.
bool Scopes::samePairs(const Walk& walk, const std::vector<std::int32_t>& numbers) const {
  std::vector<std::vector<Listed>> lists(numbers.size());
  for (std::size_t i = 0; i < walk.size(); ++i) {
    if (walk.tag(i) != Tag::participants) continue;
    const auto session = static_cast<std::size_t>(of(i).session);
    for (std::size_t c = Walk::first(i); c < walk.end(i); c = walk.next(c)) {
      if (!isListed(walk.tag(c))) continue;
      lists[session].push_back(listedAt(walk, c, of(i).sectionName));
      if (numbers[session] == 0 || lists[session].back().empty()) return false;
    }
  }
  const std::vector<Listed>* first = nullptr;
  for (std::size_t session = 0; session < lists.size(); ++session) {
    if (numbers[session] == 0) continue;
    sortStably(lists[session]);
    if (first == nullptr) first = &lists[session];
    if (lists[session] != *first) return false;
  }
  return true;
}

// Numbers the sessions with results where they are totalled.
bool Scopes::totalSessions(const Walk& walk) {
  if (countEvents(walk) > 1) return false;
  std::vector<std::int32_t> numbers(scopes_.size() + 1, 0);  // by session
  std::int32_t sessions = 0;
  for (std::size_t i = 0; i < walk.size(); ++i) {
    if (walk.tag(i) != Tag::line) continue;
    const auto session = static_cast<std::size_t>(of(i).session);
    if (session == 0) return false;
    if (numbers[session] == 0) numbers[session] = ++sessions;
  }
  if (sessions < 2 || (listsOfAll() > 1 && !samePairs(walk, numbers))) return false;
  for (Scope& scope : scopes_) scope.totalled = numbers[static_cast<std::size_t>(scope.session)];
  return true;
}

// Boards stand in sections of their session, "1." or "1.A"; entries in those that all sessions have.
void Scopes::nameTotalled(bool across) {
  std::vector<std::int32_t> sections(scopes_.size() + 1, 0);
  bool several = false;
  for (const Scope& scope : scopes_) {
    if (scope.sectionName.empty()) continue;
    several = ++sections[static_cast<std::size_t>(scope.session)] > 1 || several;
  }
  const bool ownLists = listsOfAll() > 1;
  for (std::size_t i = 0; i < scopes_.size(); ++i) {
    Scope& scope = scopes_[i];
    const std::string section = several ? scope.sectionName : std::string();
    scope.boardSection = std::to_string(scope.totalled) + "." + (across ? std::string() : section);
    // A section without a list has the pairs of its session's.
    const bool ofSession =
        !scope.lists && scope.outer > 0 && scopes_[static_cast<std::size_t>(scope.outer)].lists;
    if (ownLists && !ofSession) scope.entrySection = section;
  }
}

void Scopes::nameThem(bool across) {
  // An event of several has pairs of its own, listed or not, unless a list stands above them all.
  const bool ofAll = scopes_.front().lists;
  const auto hasPairs = [ofAll](const Scope& scope) { return scope.lists || (scope.isEvent && !ofAll); };
  std::int32_t sessions = 0;
  std::int32_t lists = 0;
  std::vector<std::int32_t> sections(scopes_.size(), 0);
  for (const Scope& scope : scopes_) {
    sessions = std::max(sessions, scope.session);
    lists += hasPairs(scope) ? 1 : 0;
    if (!scope.sectionName.empty() && static_cast<std::size_t>(scope.session) < sections.size())
      ++sections[static_cast<std::size_t>(scope.session)];
  }
  std::vector<std::string> names;
  for (Scope& scope : scopes_) {
    const std::string session = sessions > 1 ? scope.sessionName : std::string();
    std::string name = session;
    if (sections[static_cast<std::size_t>(scope.session)] > 1 && !scope.sectionName.empty()) {
      if (!name.empty()) name.push_back(' ');
      name += scope.sectionName;
    }
    scope.boardSection = across ? session : name;
    names.push_back(std::move(name));
  }
  // With one list, or none, a number means the same pair everywhere; else what the nearest list says.
  for (std::size_t i = 0; lists > 1 && i < scopes_.size(); ++i) {
    auto nearest = static_cast<std::int32_t>(i);
    while (nearest >= 0 && !hasPairs(scopes_[static_cast<std::size_t>(nearest)]))
      nearest = scopes_[static_cast<std::size_t>(nearest)].outer;
    scopes_[i].entrySection = names[nearest < 0 ? i : static_cast<std::size_t>(nearest)];
  }
}

}  // namespace overtrick::usebio
