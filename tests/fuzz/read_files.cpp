// The doors for files: CSV and PBN as bytes, USEBIO as a tree, BWS as tables.
#include "event_bytes.h"
#include "read/bws.h"
#include "read/csv.h"
#include "read/pbn.h"
#include "read/usebio.h"
#include "score/compare.h"
#include "target.h"
#include "write/csv.h"
#include "write/pbn.h"
#include "write/usebio.h"

namespace overtrick::fuzz {
namespace {

void requireSame(Event first, Event again, const char* what) {
  for (Event* event : {&first, &again})
    for (Line& line : event->lines) line.sourceLine = 0;
  require(first == again, what);
}

// A tree in lines: as many blanks as it is deep, its name, its text.
XmlTree treeOf(std::string_view text) {
  XmlTree tree;
  std::int32_t line = 0;
  std::int32_t deepest = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view own = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const std::size_t blanks = std::min(own.find_first_not_of(' '), own.size());
    own.remove_prefix(blanks);
    const std::int32_t depth = std::min(static_cast<std::int32_t>(blanks), deepest);
    const std::size_t space = std::min(own.find(' '), own.size());
    tree.nodes.push_back({static_cast<std::int32_t>(tree.names.size()), depth, ++line, 1,
                          space < own.size() ? own.substr(space + 1) : std::string_view()});
    tree.names.push_back(own.substr(0, space));
    // A parser never goes down by more than one, and there is one root.
    deepest = depth + 1;
    if (tree.nodes.size() > 1 && depth == 0) tree.nodes.back().depth = 1;
    // Only a node without children has text.
    if (depth > 0 && tree.nodes[tree.nodes.size() - 2].depth < depth)
      tree.nodes[tree.nodes.size() - 2].text = {};
  }
  return tree;
}

// Tables as they cross (see read/plain_table.h), with a line of its own for each NUL: "==".
std::string tablesOf(std::string_view text) {
  std::string joined;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find("\n==\n"), text.size());
    joined += text.substr(0, end);
    if (end == text.size()) break;
    joined.push_back('\0');
    text.remove_prefix(end + 4);
  }
  return joined;
}

}  // namespace

void csv(Bytes bytes) {
  const std::string_view text = bytes.rest();
  const CsvReading reading = readCsv(text);
  requireSound(reading);
  // One or the other, for the sake of speed.
  if (text.size() % 2 == 0)
    scoreWhatWasRead(reading);
  else
    requireSame(reading.event, readCsv(writeCsv(reading.event)).event, "CSV: the same event again");
}

void pbn(Bytes bytes) {
  const std::string_view text = bytes.rest();
  (void)looksLikePbn(text);
  const FileReading reading = readPbn(text);
  requireSound(reading);
  scoreWhatWasRead(reading);
  requireSame(reading.event, readPbn(writePbn(reading.event)).event, "PBN: the same event again");
}

void usebio(Bytes bytes) {
  const XmlTree tree = treeOf(bytes.rest());
  (void)isUsebio(tree);
  const FileReading reading = readUsebio(tree);
  requireSound(reading);
  scoreWhatWasRead(reading);
  (void)writeUsebio(reading.event);
}

void bws(Bytes bytes) {
  const std::string joined = tablesOf(bytes.rest());
  const FileReading reading = readBws(splitTables(joined));
  requireSound(reading);
  scoreWhatWasRead(reading);
  (void)rulesByFigures(reading.event, {reading.lines, reading.totals});
}

}  // namespace overtrick::fuzz
