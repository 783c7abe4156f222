#include "read/csv.h"

#include <algorithm>

#include "read/contract_text.h"
#include "read/csv_event.h"
#include "read/fields.h"
#include "read/headings.h"
#include "read/lead.h"
#include "read/numbers.h"
#include "read/text.h"
#include "read/travellers.h"
#include "read/words.h"

namespace overtrick {

// --- Records ---------------------------------------------------------------------------------------------

bool CsvWalker::next() {
  if (at_ >= text_.size()) return false;
  cells_.clear();
  written_.clear();
  unescaped_.clear();
  cut_ = false;
  unclosed_ = false;
  stray_ = {};
  line_ = nextLine_;
  const std::size_t start = at_;
  while (true) {
    readCell();
    if (at_ < text_.size() && text_[at_] == separator_) {
      ++at_;
      continue;
    }
    break;
  }
  record_ = text_.substr(start, at_ - start);
  endRecord();
  return true;
}

void CsvWalker::readCell() {
  if (at_ < text_.size() && text_[at_] == '"') {
    quotedCell();
  } else {
    plainCell();
  }
}

void CsvWalker::plainCell() {
  const std::size_t start = at_;
  while (at_ < text_.size() && text_[at_] != separator_ && text_[at_] != '\n' && text_[at_] != '\r') ++at_;
  const std::string_view cell = text_.substr(start, at_ - start);
  keep(cell, cell);
}

void CsvWalker::quotedCell() {
  const std::size_t start = ++at_;
  std::string* copy = nullptr;
  std::size_t piece = start;
  while (true) {
    const std::size_t quote = text_.find('"', at_);
    if (quote == std::string_view::npos) {
      // Behind it no quote stands alone: this happens at most once in a text.
      unclosed_ = true;
      at_ = start;
      if (copy != nullptr) unescaped_.pop_back();
      plainCell();
      return;
    }
    at_ = quote;
    if (quote + 1 >= text_.size() || text_[quote + 1] != '"') break;
    if (copy == nullptr) copy = &unescaped_.emplace_back();
    copy->append(text_.substr(piece, quote + 1 - piece));
    at_ = quote + 2;
    piece = at_;
  }
  if (copy != nullptr) copy->append(text_.substr(piece, at_ - piece));
  const std::string_view inside = text_.substr(start, at_ - start);
  nextLine_ += static_cast<std::int32_t>(std::count(inside.begin(), inside.end(), '\n'));
  if (at_ < text_.size()) ++at_;
  // What stands between the closing quote and the separator belongs to nobody.
  const std::size_t behind = at_;
  while (at_ < text_.size() && text_[at_] != separator_ && text_[at_] != '\n' && text_[at_] != '\r') ++at_;
  if (const std::string_view rest = trimmed(text_.substr(behind, at_ - behind)); !rest.empty()) stray_ = rest;
  keep(copy != nullptr ? std::string_view(*copy) : inside, inside);
}

void CsvWalker::keep(std::string_view cell, std::string_view written) {
  if (cells_.size() < mostFields) {
    cells_.push_back(cell);
    written_.push_back(written);
  } else {
    cut_ = true;
  }
}

void CsvWalker::endRecord() {
  if (at_ >= text_.size()) return;
  const bool pair = text_[at_] == '\r' && at_ + 1 < text_.size() && text_[at_ + 1] == '\n';
  at_ += pair ? 2 : 1;
  ++nextLine_;
}

char csvSeparator(std::string_view text) {
  if (text.size() > 4 && text.starts_with("sep=")) return text[4];
  constexpr std::size_t look = 4096;
  std::size_t commas = 0;
  std::size_t semicolons = 0;
  std::size_t tabs = 0;
  bool quoted = false;
  for (const char c : text.substr(0, look)) {
    if (c == '"') quoted = !quoted;
    if (quoted) continue;
    commas += c == ',' ? 1 : 0;
    semicolons += c == ';' ? 1 : 0;
    tabs += c == '\t' ? 1 : 0;
  }
  if (tabs > 0 && tabs >= semicolons && tabs >= commas) return '\t';
  // Decimal commas come together with semicolons.
  return semicolons > 0 && 2 * semicolons >= commas ? ';' : ',';
}

namespace {

// --- Foreign tables --------------------------------------------------------------------------------------

std::size_t countCharacters(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(
      text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

// A spreadsheet's records as lines of travellers, and where each cell stands in the file.
class TableText {
 public:
  TableText(std::string_view text, char separator, bool salliere)
      : text_(text), separator_(separator), salliere_(salliere) {}

  CsvReading read() {
    writeLines();
    walker_ = LineWalker(lines_);
    TravellerReading travellers = readTravellers(lines_);
    CsvReading reading;
    reading.event = std::move(travellers.event);
    reading.notation = travellers.notation;
    for (std::size_t i = 0; i < reading.event.lines.size(); ++i) {
      const auto from = static_cast<std::size_t>(reading.event.lines[i].sourceLine - 1);
      reading.event.lines[i].sourceLine = records_[from].line;
      const Points points = salliere_ ? points_[from] : Points{};
      if (!points.ns && !points.ew) continue;
      reading.lines.push_back({{static_cast<std::int32_t>(i)}, points.ns, points.ew, {}, {}});
    }
    for (const Finding& finding : travellers.findings) addFinding(finding);
    reading.findings = std::move(findings_);
    if (salliere_) reading.program = "salliere";
    return reading;
  }

 private:
  // Kept small: a record may be shorter than what is kept of it.
  struct Record {
    std::int32_t line = 0;  // 0 for the heading that we put before salliere's lines
    std::uint32_t at = 0;   // where it begins in the text
  };
  struct Points {
    std::optional<Decimal> ns;
    std::optional<Decimal> ew;
  };

  void writeLines() {
    if (salliere_) addSalliereHeading();
    CsvWalker walker(text_, separator_);
    std::size_t fewest = mostFields + 1;  // cells of a record before the last
    while (walker.next()) {
      if (walker.line() == 1 && walker.record().starts_with("sep=")) continue;
      const std::size_t cells = walker.cells().size();
      if (isLast(walker) && cells > 1 && cells < fewest && records_.size() > 1) say(Code::cutOff, walker);
      if (cells > 1) fewest = std::min(fewest, cells);
      records_.push_back({walker.line(), static_cast<std::uint32_t>(walker.record().data() - text_.data())});
      if (salliere_) points_.push_back({pointsIn(walker, 8), pointsIn(walker, 9)});
      if (walker.cut()) say(Code::ignoredColumn, walker);
      if (walker.unclosed()) say(Code::unclosedQuote, walker);
      if (!walker.stray().empty()) sayStray(walker);
      writeCells(walker.cells());
      lines_.push_back('\n');
    }
  }

  // The text ends with it, and not with a line's end.
  bool isLast(const CsvWalker& walker) const {
    return walker.record().data() + walker.record().size() == text_.data() + text_.size();
  }

  void say(Code code, const CsvWalker& walker) {
    if (findings_.size() < mostFindings) findings_.push_back({code, {walker.line(), 1, 0, -1, -1, -1}, 0, 0});
  }

  // In the line that it stands in, which need not be the record's first.
  void sayStray(const CsvWalker& walker) {
    const std::string_view stray = walker.stray();
    const auto at = static_cast<std::size_t>(stray.data() - walker.record().data());
    std::string_view before = walker.record().substr(0, at);
    const auto lines = std::count(before.begin(), before.end(), '\n');
    if (const std::size_t line = before.rfind('\n'); line != std::string_view::npos)
      before = before.substr(line + 1);
    const auto column = static_cast<std::int32_t>(1 + countCharacters(before));
    const auto length = static_cast<std::int32_t>(countCharacters(stray));
    if (findings_.size() < mostFindings)
      findings_.push_back({Code::extraText,
                           {walker.line() + static_cast<std::int32_t>(lines), column, length, -1, -1, -1},
                           0,
                           0});
  }

  // The matchpoints that salliere adds to its lines; an exclamation mark says that they were set by hand.
  static std::optional<Decimal> pointsIn(const CsvWalker& walker, std::size_t at) {
    if (at >= walker.cells().size()) return std::nullopt;
    std::string_view cell = walker.cells()[at];
    if (cell.starts_with('!')) cell.remove_prefix(1);
    return readDecimal(cell);
  }

  void addSalliereHeading() {
    records_.push_back({});
    points_.push_back({});
    lines_ += "Section\tBoard\tVul\tNS\tEW\tContract\tBy\tTricks\tScore NS\tScore EW\tMP\tMP\n";
  }

  void writeCells(const std::vector<std::string_view>& cells) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (i > 0) lines_.push_back('\t');
      if (salliere_ && i == 0) {
        writeBoard(cells[0]);
      } else {
        writeCell(salliere_ && i >= 6 && cells[i].starts_with('!') ? cells[i].substr(1) : cells[i]);
      }
    }
  }

  // "A:12;vul=ns": section, number and vulnerability (salliere's README).
  void writeBoard(std::string_view cell) {
    std::string_view section;
    std::string_view vulnerability;
    if (const std::size_t colon = cell.find(':'); colon != std::string_view::npos) {
      section = cell.substr(0, colon);
      cell = cell.substr(colon + 1);
    }
    if (const std::size_t options = cell.find(';'); options != std::string_view::npos) {
      vulnerability = cell.substr(options + 1);
      cell = cell.substr(0, options);
      if (vulnerability.starts_with("vul=")) vulnerability.remove_prefix(4);
    }
    writeCell(section);
    lines_.push_back('\t');
    writeCell(cell);
    lines_.push_back('\t');
    writeCell(vulnerability);
  }

  // A neutralised formula ('-50) is the value behind the apostrophe.
  void writeCell(std::string_view cell) {
    if (cell.size() > 1 && cell[0] == '\'' &&
        std::string_view("=+-@").find(cell[1]) != std::string_view::npos) {
      cell.remove_prefix(1);
    }
    for (const char c : cell) lines_.push_back(c == '\t' || c == '\n' || c == '\r' ? ' ' : c);
  }

  // A finding's column in the lines of travellers, back to the record: the cell that it lies in.
  void addFinding(Finding finding) {
    const std::int32_t line = finding.where.line;
    if (line > 0 && static_cast<std::size_t>(line) <= records_.size()) {
      const Record& record = records_[static_cast<std::size_t>(line - 1)];
      if (record.line == 0) return;
      finding.where.line = record.line;
      if (finding.where.column > 1 || finding.where.length > 0) {
        place(finding.where, record, cellIndex(line, finding.where.column));
      }
    }
    findings_.push_back(finding);
  }

  // How many tabs stand before the column of that line. Findings come in order, so the lines are walked once.
  std::size_t cellIndex(std::int32_t line, std::int32_t column) {
    while (walked_ < line && walker_.next()) ++walked_;
    if (walked_ != line) return 0;
    std::size_t cell = 0;
    std::int32_t units = 1;
    const std::string_view text = walker_.line();
    for (std::size_t at = 0; at < text.size() && units < column;) {
      const CodePoint point = decodeAt(text, at);
      if (point.value == '\t') ++cell;
      units += point.value >= 0x10000 ? 2 : 1;
      at += point.bytes;
    }
    if (!salliere_) return cell;
    return cell < 3 ? 0 : cell - 2;
  }

  void place(Where& where, const Record& record, std::size_t cell) const {
    CsvWalker walker(text_.substr(record.at), separator_);
    if (!walker.next() || cell >= walker.cells().size()) return;
    const Where found = whereIn(walker.record(), where.line, walker.written(cell));
    where.column = std::max(found.column, 1);
    where.length = found.column > 0 ? found.length : 0;
  }

  std::string_view text_;
  char separator_;
  bool salliere_;
  std::string lines_;
  std::vector<Record> records_;
  std::vector<Points> points_;  // of salliere's records
  Findings findings_;
  LineWalker walker_{std::string_view()};
  std::int32_t walked_ = 0;
};

// --- Which kind ------------------------------------------------------------------------------------------

bool isSalliereBoard(std::string_view cell) {
  if (const std::size_t colon = cell.find(':'); colon != std::string_view::npos)
    cell = cell.substr(colon + 1);
  if (const std::size_t options = cell.find(';'); options != std::string_view::npos)
    cell = cell.substr(0, options);
  return readBoardCell(cell).has_value();
}

// No headings; board, two pairs, a contract; four to ten columns, on every one of the first lines.
bool looksLikeSalliere(std::string_view text, char separator) {
  if (separator != ',') return false;
  CsvWalker walker(text, separator);
  int seen = 0;
  while (seen < 20 && walker.next()) {
    const auto& cells = walker.cells();
    if (cells.size() == 1 && trimmed(cells[0]).empty()) continue;
    if (cells.size() < 4 || cells.size() > 10 || !isSalliereBoard(cells[0])) return false;
    if (!isPairNumber(trimmed(cells[1])) || !isPairNumber(trimmed(cells[2]))) return false;
    ContractText contract;
    const bool isContract = takeText(contract, cells[3]) && contract.hasContract();
    if (!isContract && !trimmed(cells[3]).empty() && !readOutcomeWord(cells[3])) return false;
    ++seen;
  }
  return seen > 0;
}

}  // namespace

CsvReading readCsv(std::string_view bytes) {
  return readDecoded<CsvReading>(bytes, [](std::string_view text) {
    const char separator = csvSeparator(text);
    if (isOwnCsv(text, separator)) return CsvReading{readOwnCsv(text, separator), Notation::english};
    return TableText(text, separator, looksLikeSalliere(text, separator)).read();
  });
}

}  // namespace overtrick
