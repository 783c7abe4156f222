// Embind for lists to be rated.
#include <emscripten/bind.h>

#include <string>
#include <vector>

#include "columns.h"
#include "rates.h"
#include "read/history_list.h"
#include "read/rating_list.h"
#include "read/result_list.h"

namespace {

using emscripten::val;
using namespace overtrick;

// Entries as players, result, line of the text, boards, phantom, direction; handicaps of the players; line,
// number, a seat's number and room, and names joined by NUL.
val ratingList(const std::string& text) {
  const RatingList list = readRatingList(text);
  std::vector<double> rows;
  std::vector<double> handicaps;
  std::string words;
  const auto say = [&words](const std::string& word) {
    words += word;
    words += '\0';
  };
  for (const ListedEntry& entry : list.entries) {
    wire::append(rows, {static_cast<double>(entry.players.size()), wire::orNaN(entry.result),
                        static_cast<double>(entry.sourceLine), wire::orNaN(entry.boards),
                        entry.phantom ? 1.0 : 0.0, static_cast<double>(entry.direction)});
    say(entry.line);
    say(entry.number);
    say(entry.seatNumber);
    say(entry.room);
    for (const NamedPlayer& player : entry.players) {
      say(player.name);
      handicaps.push_back(wire::orNaN(player.handicap));
    }
  }
  val answer = val::object();
  answer.set("entries", wire::copyOut(rows));
  answer.set("handicaps", wire::copyOut(handicaps));
  answer.set("words", words);
  answer.set("findings", wire::columnsOf(list.findings));
  return answer;
}

// Entries as players, substitute, result, line of the text; line, number and names joined by NUL; the date.
val resultList(const std::string& text, bool imps) {
  const ResultList list = readResultList(text, imps ? ResultUnit::imps : ResultUnit::percent);
  std::vector<double> rows;
  std::string words;
  const auto say = [&words](const std::string& word) {
    words += word;
    words += '\0';
  };
  for (const ListedResult& entry : list.entries) {
    wire::append(rows, {static_cast<double>(entry.players.size()), static_cast<double>(entry.substitute),
                        wire::orNaN(entry.result), static_cast<double>(entry.sourceLine)});
    say(entry.line);
    say(entry.number);
    for (const std::string& player : entry.players) say(player);
  }
  val answer = val::object();
  answer.set("entries", wire::copyOut(rows));
  answer.set("words", words);
  answer.set("date", isoOf(list.day));
  answer.set("findings", wire::columnsOf(list.findings));
  return answer;
}

std::string joined(const std::vector<std::string>& list) {
  std::string text;
  for (const std::string& word : list) {
    text += word;
    text += '\0';
  }
  return text;
}

// Rows as date, session, player, partner, field, line of the text; each but the last an index of names.
val historyList(const std::string& bytes) {
  const HistoryList list = readHistoryList(bytes);
  std::vector<std::int32_t> rows;
  std::vector<double> gross;
  std::vector<std::string> dates;
  Day last = noDay;
  for (const HistoryRow& row : list.rows) {
    if (row.day != noDay && (row.day != last || dates.empty())) dates.push_back(isoOf(row.day));
    last = row.day == noDay ? last : row.day;
    const std::int32_t date = row.day == noDay ? -1 : static_cast<std::int32_t>(dates.size() - 1);
    rows.insert(rows.end(), {date, row.session, row.player, row.partner, row.field, row.sourceLine});
    gross.push_back(row.gross);
  }
  val answer = val::object();
  answer.set("rows", wire::copyOut(rows));
  answer.set("gross", wire::copyOut(gross));
  answer.set("dates", joined(dates));
  answer.set("players", joined(list.players));
  answer.set("sessions", joined(list.sessions));
  answer.set("fields", joined(list.fields));
  answer.set("findings", wire::columnsOf(list.findings));
  return answer;
}

}  // namespace

EMSCRIPTEN_BINDINGS(lists) {
  emscripten::function("readRatingList", &ratingList);
  emscripten::function("readResultList", &resultList);
  emscripten::function("readHistory", &historyList);
}
