#include "read/session_list.h"

#include "read/numbers.h"

namespace overtrick {
namespace {

// Takes what stands before the mark off the text.
std::string_view take(std::string_view& text, char mark) {
  const std::size_t end = text.find(mark);
  const std::string_view taken = text.substr(0, end);
  text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
  return taken;
}

bool readAdjustment(std::string_view& text, Adjustment& adjusted) {
  const auto amount = readDecimal(take(text, ' '));
  const std::string_view unit = take(text, ' ');
  adjusted.amount = amount.value_or(Decimal{});
  adjusted.unit = unit == "points"    ? Adjustment::Unit::points
                  : unit == "percent" ? Adjustment::Unit::percent
                                      : Adjustment::Unit::none;
  return amount && (unit == "none" || adjusted.unit != Adjustment::Unit::none);
}

}  // namespace

bool readSessionList(std::string_view text, std::vector<SessionAdjustment>& sessions) {
  while (!text.empty()) {
    std::string_view item = take(text, ';');
    if (item.starts_with(' ')) item.remove_prefix(1);
    SessionAdjustment own;
    own.session = readSession(take(item, ' '));
    if (own.session == 0 || !readAdjustment(item, own.penalty) || !readAdjustment(item, own.carryOver)) {
      return false;
    }
    if (!item.empty()) return false;
    sessions.push_back(own);
  }
  return true;
}

std::int32_t readSession(std::string_view text) {
  const auto number = readCount(text);
  return number && *number <= mostSessions ? *number : 0;
}

}  // namespace overtrick
