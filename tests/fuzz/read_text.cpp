// The doors for pasted text: travellers, names, lists to be rated, histories.
#include "event_bytes.h"
#include "read/history_list.h"
#include "read/member_list.h"
#include "read/names.h"
#include "read/rating_list.h"
#include "read/result_list.h"
#include "read/travellers.h"
#include "score/score.h"
#include "target.h"
#include "write/travellers.h"

namespace overtrick::fuzz {
namespace {

void requireSound(const NamedPlayer& player) { requireFinite(player.handicap, "a handicap"); }

void requirePlaces(const Findings& findings) { fuzz::requireSound(Event{}, findings); }

bool isNumber(const std::string& text) {
  return !text.empty() && text.size() < 4 && text[0] != '0' &&
         text.find_first_not_of("0123456789") == std::string::npos;
}

// Whether a line is one that people play: numbered pairs, scores that end in nought.
bool isUsual(const Line& line, const Event& event) {
  for (const EntryIndex entry : {line.ns, line.ew})
    if (!entry.known() || !isNumber(event.entries[static_cast<std::size_t>(entry.value)].number))
      return false;
  const auto* bare = std::get_if<BareScore>(&line.outcome);
  const auto* played = std::get_if<PlayedContract>(&line.outcome);
  return bare != nullptr ? bare->score % 10 == 0 : played != nullptr && !played->score;
}

// What is written of usual lines is read to the same outcomes.
void requireSameAgain(const TravellerReading& reading, TravellerOptions options) {
  const Event& event = reading.event;
  for (const Line& line : event.lines)
    if (!isUsual(line, event)) return;
  options.notation = reading.notation;
  options.withoutLastZero = false;
  const TravellerReading again = readTravellers(writeTravellers(event, reading.notation), options);
  require(again.event.lines.size() == event.lines.size(), "travellers: as many lines again");
  std::vector<Outcome> before;
  std::vector<Outcome> after;
  for (std::size_t i = 0; i < event.boards.size(); ++i) {
    for (const Line& line : event.lines)
      if (line.board.value == static_cast<std::int32_t>(i)) before.push_back(line.outcome);
  }
  for (const Line& line : again.event.lines) after.push_back(line.outcome);
  require(before == after, "travellers: the same outcomes");
}

}  // namespace

void travellers(Bytes bytes) {
  TravellerOptions options;
  options.notation = bytes.choice(Notation::swedish);
  options.withoutLastZero = bytes.sometimes(2);
  if (bytes.sometimes(2)) options.board = bytes.whole(1, 999);
  const TravellerReading reading = readTravellers(bytes.rest(), options);
  fuzz::requireSound(reading.event, reading.findings);
  for (const Line& line : reading.event.lines)
    require(line.ns.known() || line.ew.known(), "somebody played the line");
  const EventScores scores = scoreEvent(reading.event, {});
  require(scores.lines.size() == reading.event.lines.size(), "a score for each line");

  requireSameAgain(reading, options);
}

void names(Bytes bytes) {
  const bool known = bytes.sometimes(8);
  const NameReading reading = readNames(bytes.rest());
  requirePlaces(reading.findings);
  for (const NamedEntry& entry : reading.entries)
    for (const NamedPlayer& player : entry.players) requireSound(player);
  Event event;
  if (known) {
    for (const char* number : {"1", "2", "1"})
      event.entries.push_back({number, {}, {}, {}, false, {}, {}, {}});
    event.entries[2].direction = Direction::ew;
  }
  applyNames(event, reading.entries);
  fuzz::requireSound(event, {});
}

void ratingList(Bytes bytes) {
  const auto text = bytes.rest();
  const RatingList list = readRatingList(text);
  requirePlaces(list.findings);
  for (const ListedEntry& entry : list.entries) {
    requireFinite(entry.result, "a result");
    requireFinite(entry.boards, "boards");
    for (const NamedPlayer& player : entry.players) requireSound(player);
  }
  for (const ResultUnit unit : {ResultUnit::percent, ResultUnit::imps}) {
    const ResultList results = readResultList(text, unit);
    requirePlaces(results.findings);
    for (const ListedResult& entry : results.entries) {
      requireFinite(entry.result, "a result");
      require(!entry.players.empty(), "a pair has a name");
      require(entry.substitute < static_cast<std::int32_t>(entry.players.size()), "a substitute is a player");
      require(entry.sourceLine > 0, "a pair's line");
    }
  }
  // Lists of members are read on top of it.
  const MemberList members = readMemberList(text);
  for (const ListedMember& member : members.members) {
    require(!member.name.empty(), "a member has a name");
    require(member.sourceLine > 0, "a member's line");
    requireFinite(member.handicap, "a member's handicap");
  }
}

void history(Bytes bytes) {
  const HistoryList list = readHistoryList(bytes.rest());
  requirePlaces(list.findings);
  for (const HistoryRow& row : list.rows) {
    require(within(row.session, list.sessions.size()), "a row's session");
    require(within(row.player, list.players.size()), "a row's player");
    require(within(row.partner, list.players.size()), "a row's partner");
    require(withinOrNone(row.field, list.fields.size()), "a row's field");
    requireFinite(row.gross, "a gross score");
    require(row.day == noDay || dayOf(isoOf(row.day)) == row.day, "a day is written as it is read");
  }
}

}  // namespace overtrick::fuzz
