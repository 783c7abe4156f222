#include "read/bws.h"

#include <string>
#include <unordered_map>
#include <utility>

#include "event/date.h"
#include "read/bws_movement.h"
#include "read/event_builder.h"
#include "read/headings.h"
#include "read/numbers.h"
#include "read/reporter.h"
#include "read/row.h"
#include "read/travellers.h"
#include "read/words.h"

namespace overtrick {
namespace {

using bws::Movement;
using bws::Seating;

struct Columns {
  explicit Columns(const PlainTable& table)
      : section(findColumn(table, "Section")),
        number(findColumn(table, "Table")),
        round(findColumn(table, "Round")),
        board(findColumn(table, "Board")),
        ns(findColumn(table, "PairNS")),
        ew(findColumn(table, "PairEW")),
        south(findColumn(table, "South")),
        west(findColumn(table, "West")),
        declarer(findColumn(table, "Declarer")),
        seat(findColumn(table, "NS/EW")),
        contract(findColumn(table, "Contract")),
        result(findColumn(table, "Result")),
        remarks(findColumn(table, "Remarks")),
        erased(findColumn(table, "Erased")),
        date(findColumn(table, "DateLog")) {}

  std::int32_t section, number, round, board, ns, ew, south, west;
  std::int32_t declarer, seat, contract, result, remarks, erased, date;
};

bool isNobody(std::string_view number) { return isPlaceholder(number) || readCount(number) == 0; }

bool isTrue(std::string_view cell) { return cell == "True" || cell == "true" || cell == "1" || cell == "-1"; }

bool saysWrongDirection(std::string_view remark) { return FoldedWord(remark).view() == "wrongdirection"; }

class BwsReader {
 public:
  BwsReader(const std::vector<PlainTable>& tables, const PlainTable& results)
      : tables_(tables),
        results_(results),
        columns_(results),
        movement_(tables),
        builder_(reading_, mostLines, mostPairsOf(0)) {}

  FileReading read() {
    reading_.program = "Bridgemate";
    readSession();
    for (std::size_t i = 0; i < results_.rows.size(); ++i) {
      text_ = results_.rows[i];
      row_.split(text_);
      reporter_.moveTo(text_, static_cast<std::int32_t>(i) + 1);
      if (builder_.full()) {
        reporter_.sayOnce(builder_.reason(), row_.at(0), builder_.limit());
        break;
      }
      readRow(static_cast<std::int32_t>(i) + 1);
    }
    readPlayers();
    markMissing();
    builder_.finish(1);
    if (individual_) reporter_.moveTo(std::string_view(), 0);
    if (individual_) reporter_.sayOnce(Code::individualAsPairs, std::string_view(" "));
    reading_.findings = reporter_.take();
    return std::move(reading_);
  }

 private:
  void readSession() {
    const PlainTable* table = findTable(tables_, "Session");
    if (table == nullptr || table->rows.empty()) return;
    row_.split(table->rows.front());
    reading_.event.name = row_.at(findColumn(*table, "Name"));
    takeDate(row_.at(findColumn(*table, "Date")));
  }

  void takeDate(std::string_view text) {
    const std::string_view day = text.substr(0, 10);
    if (reading_.event.date.empty() && dayOf(day) != noDay) reading_.event.date = day;
  }

  void readRow(std::int32_t number) {
    takeDate(row_.at(columns_.date));
    if (isTrue(row_.at(columns_.erased))) {
      reporter_.say(Code::erasedLine, row_.at(0));
      return;
    }
    const auto board = readBoardCell(row_.at(columns_.board));
    if (!board) {
      reporter_.say(Code::missingBoard, row_.at(columns_.board));
      return;
    }
    const bws::Section& section = movement_.section(row_.at(columns_.section));
    Line line;
    line.sourceLine = number;
    line.round = readCount(row_.at(columns_.round)).value_or(0);
    line.table = readCount(row_.at(columns_.number)).value_or(0);
    seat(section, line);
    if (!line.ns.known() && !line.ew.known()) {
      reporter_.say(Code::rowWithoutPairs, row_.at(0));
      return;
    }
    const auto outcome = outcomeOf(*board, section, line);
    if (!outcome) return;
    if (needsBothPairs(*outcome) && !(line.ns.known() && line.ew.known())) {
      reporter_.say(Code::rowWithoutPairs, row_.at(line.ns.known() ? columns_.ew : columns_.ns));
      return;
    }
    line.outcome = *outcome;
    const std::string_view apart = movement_.sameDeals() ? std::string_view() : section.letter;
    line.board = builder_.board(*board, builder_.section(apart));
    builder_.add(std::move(line));
  }

  // --- Who sat where

  void seat(const bws::Section& section, Line& line) {
    const std::string_view north = row_.at(columns_.ns);
    const std::string_view east = row_.at(columns_.ew);
    const std::string_view south = row_.at(columns_.south);
    const std::string_view west = row_.at(columns_.west);
    if (!isNobody(south) && !isNobody(west)) {
      individual_ = true;
      line.ns = partnership(section, north, south);
      line.ew = partnership(section, east, west);
      return;
    }
    line.ns = isNobody(north) ? EntryIndex() : note(section, north, Direction::ns);
    line.ew = isNobody(east) ? EntryIndex() : note(section, east, Direction::ew);
  }

  // A number says its direction itself where NS and EW are apart.
  EntryIndex note(const bws::Section& section, std::string_view number, Direction side) {
    std::string name(number);
    if (section.mitchell || section.twoWinners) name += side == Direction::ns ? "NS" : "EW";
    return builder_.note(name, builder_.section(section.letter));
  }

  EntryIndex partnership(const bws::Section& section, std::string_view first, std::string_view second) {
    std::string name(first);
    name.push_back('+');
    name += second;
    const EntryIndex index = builder_.note(name, builder_.section(section.letter));
    const auto at = static_cast<std::size_t>(index.value);
    if (at >= partnershipKnown_.size()) partnershipKnown_.resize(at + 1);
    if (!partnershipKnown_[at])
      partnershipList_.push_back({index, key(section.id, first), key(section.id, second)});
    partnershipKnown_[at] = true;
    return index;
  }

  static std::string key(std::string_view section, std::string_view number) {
    std::string text(section);
    text.push_back('/');
    text += number;
    return text;
  }

  // --- What happened

  std::optional<Outcome> outcomeOf(std::int32_t board, const bws::Section& section, Line& line) {
    RowFields fields;
    fields[Role::contract] = row_.at(columns_.contract);
    fields[Role::result] = row_.at(columns_.result);
    fields[Role::remark] = row_.at(columns_.remarks);
    if (saysWrongDirection(fields[Role::remark])) {
      reporter_.say(Code::playedInWrongDirection, fields[Role::remark]);
      std::swap(line.ns, line.ew);
      fields[Role::remark] = {};
    }
    const bool nothing = fields[Role::contract].empty() && fields[Role::remark].empty();
    if (nothing && dropMissing(section, line)) return Outcome{Bye{}};
    setDeclarer(fields);
    RowParts parts;
    parts.board = board;
    readColumns(fields, {}, reporter_, parts);
    if (isUnfinished(parts)) {
      reporter_.say(Code::noResult, row_.at(0));
      return std::nullopt;
    }
    return concludeRow(parts, {}, row_.at(0), reporter_);
  }

  void setDeclarer(RowFields& fields) const {
    const std::string_view seat = row_.at(columns_.seat);
    fields[Role::declarer] = seat == "NS" || seat == "EW" ? seat.substr(0, 1) : seat;
    if (!seat.empty() || isNobody(row_.at(columns_.declarer))) return;
    fields[Role::ns] = row_.at(columns_.ns);
    fields[Role::ew] = row_.at(columns_.ew);
    fields[Role::declarer] = row_.at(columns_.declarer);
  }

  // A row without a result against nobody, or against the pair that the section lacks.
  bool dropMissing(const bws::Section& section, Line& line) const {
    const bool lacks = !isNobody(section.missingPair);
    if (lacks && row_.at(columns_.ns) == section.missingPair) line.ns = {};
    if (lacks && row_.at(columns_.ew) == section.missingPair) line.ew = {};
    return !line.ns.known() || !line.ew.known();
  }

  // --- Who they are

  struct Seats {
    const Seating* start = nullptr;
    Player north, south, east, west;
  };

  void readPlayers() {
    const PlainTable* table = findTable(tables_, "PlayerNumbers");
    if (table == nullptr) return;
    readKnownNames();
    const std::int32_t section = findColumn(*table, "Section");
    const std::int32_t number = findColumn(*table, "Table");
    const std::int32_t direction = findColumn(*table, "Direction");
    const std::int32_t id = findColumn(*table, "Number");
    const std::int32_t name = findColumn(*table, "Name");
    std::vector<std::pair<std::string_view, Seats>> tables;    // with their section
    std::unordered_map<std::string, std::int32_t> indexByKey;  // looked up, never walked
    for (const std::string_view text : table->rows) {
      row_.split(text);
      const auto [place, isNew] = indexByKey.try_emplace(key(row_.at(section), row_.at(number)),
                                                         static_cast<std::int32_t>(tables.size()));
      if (isNew)
        tables.push_back(
            {row_.at(section), {movement_.start(row_.at(section), row_.at(number)), {}, {}, {}, {}}});
      takePlayer(tables[static_cast<std::size_t>(place->second)].second, row_.at(direction), row_.at(id),
                 row_.at(name));
    }
    for (auto& [sectionId, seats] : tables) addTable(movement_.section(sectionId), seats);
    addPartnerships();
  }

  void readKnownNames() {
    const PlainTable* table = findTable(tables_, "PlayerNames");
    if (table == nullptr) return;
    const std::int32_t id = findColumn(*table, "ID");
    const std::int32_t text = findColumn(*table, "strID");
    const std::int32_t name = findColumn(*table, "Name");
    for (const std::string_view row : table->rows) {
      row_.split(row);
      for (const std::string_view number : {row_.at(text), row_.at(id)}) {
        if (!isNobody(number))
          knownNames_.try_emplace(std::string(number), static_cast<std::int32_t>(nameList_.size()));
      }
      nameList_.push_back(row_.at(name));
    }
  }

  void takePlayer(Seats& seats, std::string_view direction, std::string_view number, std::string_view name) {
    Player* place = direction == "N"   ? &seats.north
                    : direction == "S" ? &seats.south
                    : direction == "E" ? &seats.east
                    : direction == "W" ? &seats.west
                                       : nullptr;
    // The first row counts: those behind are players of later rounds.
    if (place == nullptr || !place->name.empty()) return;
    if (!isNobody(number)) place->number = number;
    place->name = name;
    const auto known = knownNames_.find(place->number);
    if (name.empty() && known != knownNames_.end())
      place->name = nameList_[static_cast<std::size_t>(known->second)];
    if (place->name.empty()) place->name = place->number;
  }

  void addTable(const bws::Section& section, Seats& seats) {
    if (seats.start == nullptr) return;
    if (individual_) {
      addIndividual(section, seats.start->ns, seats.north);
      addIndividual(section, seats.start->south, seats.south);
      addIndividual(section, seats.start->ew, seats.east);
      addIndividual(section, seats.start->west, seats.west);
      return;
    }
    addPair(section, seats.start->ns, Direction::ns, std::move(seats.north), std::move(seats.south));
    addPair(section, seats.start->ew, Direction::ew, std::move(seats.east), std::move(seats.west));
  }

  void addIndividual(const bws::Section& section, std::string_view number, const Player& player) {
    const auto index = static_cast<std::int32_t>(individualList_.size());
    if (individuals_.try_emplace(key(section.id, number), index).second) individualList_.push_back(player);
  }

  void addPair(const bws::Section& section, std::string_view number, Direction side, Player first,
               Player second) {
    if (isNobody(number)) return;
    Participant one;
    one.note = note(section, number, side);
    if (!first.name.empty()) one.players.push_back(std::move(first));
    if (!second.name.empty()) one.players.push_back(std::move(second));
    if (!one.players.empty()) builder_.add(std::move(one));
  }

  void addPartnerships() {
    for (const Partnership& two : partnershipList_) {
      Participant one;
      one.note = two.note;
      for (const std::string& player : {two.first, two.second}) {
        const auto found = individuals_.find(player);
        if (found == individuals_.end()) continue;
        const Player& known = individualList_[static_cast<std::size_t>(found->second)];
        if (!known.name.empty()) one.players.push_back(known);
      }
      if (!one.players.empty()) builder_.add(std::move(one));
    }
  }

  void markMissing() {
    for (const bws::Section& section : movement_.sections()) {
      if (isNobody(section.missingPair) || section.mitchell || section.twoWinners || individual_) continue;
      Participant one;
      one.note = note(section, section.missingPair, Direction::any);
      one.phantom = true;
      builder_.add(std::move(one));
    }
  }

  struct Partnership {
    EntryIndex note;
    std::string first;
    std::string second;
  };

  const std::vector<PlainTable>& tables_;
  const PlainTable& results_;
  Columns columns_;
  Movement movement_;
  FileReading reading_;
  EventBuilder builder_;
  Reporter reporter_;
  std::string_view text_;
  TableRow row_;
  bool individual_ = false;
  // Indices into the lists behind; looked up, never walked. One type of map for all keeps the module small.
  std::unordered_map<std::string, std::int32_t> knownNames_;
  std::unordered_map<std::string, std::int32_t> individuals_;
  std::vector<std::string_view> nameList_;
  std::vector<Player> individualList_;
  std::vector<bool> partnershipKnown_;  // by note
  std::vector<Partnership> partnershipList_;
};

}  // namespace

FileReading readBws(const std::vector<PlainTable>& tables) {
  const PlainTable* results = findTable(tables, "ReceivedData");
  if (results != nullptr) return BwsReader(tables, *results).read();
  FileReading reading;
  reading.findings.push_back({Code::missingTable, {}, 0, 0});
  return reading;
}

}  // namespace overtrick
