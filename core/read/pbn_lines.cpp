#include "read/pbn_lines.h"

#include <algorithm>
#include <utility>

#include "read/pbn.h"
#include "read/text.h"

namespace overtrick {
namespace {

// Behind the string that starts at `at`; the line's end when it never ends.
std::size_t behindString(std::string_view line, std::size_t at) {
  for (++at; at < line.size() && line[at] != '"';) {
    // A backslash in a table's heading stands before a width, not before a quote.
    const bool escapes =
        line[at] == '\\' && at + 1 < line.size() && (line[at + 1] == '"' || line[at + 1] == '\\');
    at += escapes ? 2 : 1;
  }
  return std::min(at + 1, line.size());
}

}  // namespace

PbnTagPair takePbnTag(std::string_view& line) {
  PbnTagPair tag;
  std::size_t at = 1;
  while (at < line.size() && isSpace(line[at])) ++at;
  const std::size_t nameFrom = at;
  while (at < line.size() && !isSpace(line[at]) && line[at] != '"' && line[at] != ']') ++at;
  tag.name = line.substr(nameFrom, at - nameFrom);
  while (at < line.size() && isSpace(line[at])) ++at;
  if (at >= line.size() || line[at] != '"' || tag.name.empty()) return tag;
  const std::size_t end = behindString(line, at);
  if (line[end - 1] != '"' || end < at + 2) return tag;
  tag.value = line.substr(at + 1, end - at - 2);
  tag.complete = true;
  line = trimmed(line.substr(end));
  if (line.starts_with(']')) line = trimmed(line.substr(1));
  return tag;
}

bool isOpenPbnTag(std::string_view words) { return words.find_first_of("\"]") == std::string_view::npos; }

bool PbnOpenTag::isTooLong() const {
  constexpr std::size_t mostPieces = 4;  // bracket, name, value, bracket
  return pieces_.size() >= mostPieces;
}

std::string_view PbnOpenTag::goOn(const Piece& piece) {
  pieces_.push_back(piece);
  if (piece.words.find(']') == std::string_view::npos) return {};
  std::string pair;
  for (const Piece& one : pieces_) pair += std::string(one.words) + ' ';
  pieces_.clear();
  joined_.push_back(std::move(pair));
  return joined_.back();
}

void PbnOpenTag::giveUp(Reporter& reporter) {
  for (const Piece& piece : pieces_) {
    reporter.moveTo(piece.line, piece.number);
    reporter.say(Code::unreadableLine, piece.words);
  }
  pieces_.clear();
}

PbnComments::PbnComments(std::string_view text) : lastClose_(text.data()) {
  if (const std::size_t close = text.rfind('}'); close != std::string_view::npos) lastClose_ += close;
}

// Only at the start of a word, since names hold ';' and programs do not quote them.
std::size_t PbnComments::commentIn(std::string_view line) const {
  const auto isMark = [](char c) { return c == ';' || c == '{'; };
  if (std::none_of(line.begin(), line.end(), isMark)) return std::string_view::npos;
  for (std::size_t at = 0; at < line.size();) {
    const bool startsWord = at == 0 || isSpace(line[at - 1]) || line[at - 1] == ']';
    const bool starts = line[at] == ';' || (line[at] == '{' && line.data() + at < lastClose_);
    if (startsWord && starts) return at;
    at = line[at] == '"' ? behindString(line, at) : at + 1;
  }
  return std::string_view::npos;
}

bool PbnComments::next(std::string_view& line, std::string_view& piece) {
  while (!line.empty()) {
    if (open_) {
      const std::size_t close = line.find('}');
      if (close == std::string_view::npos) return false;
      open_ = false;
      line.remove_prefix(close + 1);
    }
    const std::size_t comment = commentIn(line);
    piece = line.substr(0, comment);
    open_ = comment != std::string_view::npos && line[comment] == '{';
    line = open_ ? line.substr(comment + 1) : std::string_view();
    if (piece.find_first_not_of(" \t") != std::string_view::npos) return true;
  }
  return false;
}

bool looksLikePbn(std::string_view bytes) {
  const std::string_view start = bytes.substr(0, 4096);
  LineWalker walker(start);
  while (walker.next()) {
    std::string_view line = trimmed(walker.line());
    if (line.starts_with("% PBN")) return true;
    if (!line.starts_with('[')) continue;
    const PbnTagPair tag = takePbnTag(line);
    return tag.complete;
  }
  return false;
}

}  // namespace overtrick
