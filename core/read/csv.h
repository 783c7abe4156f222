// Comma-separated files: RFC 4180, also with semicolons or tabs, byte order marks and line breaks in quotes.
//
// Three kinds are known: our own export (see write/csv.h), the boards.csv of salliere, and tables from
// spreadsheets, with or without headings, which are read as pasted travellers are (see read/travellers.h).
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "read/notation.h"
#include "read/reading.h"

namespace overtrick {

// Walks over the records of a text. A record has at most 64 cells; what is behind is left out and `cut` says
// so.
class CsvWalker {
 public:
  CsvWalker(std::string_view text, char separator) : text_(text), separator_(separator) {}
  [[nodiscard]] bool next();
  [[nodiscard]] const std::vector<std::string_view>& cells() const { return cells_; }
  // A cell as it stands in the record, where quotes within it are doubled; empty where there is none.
  [[nodiscard]] std::string_view written(std::size_t cell) const {
    return cell < written_.size() ? written_[cell] : std::string_view();
  }
  [[nodiscard]] std::string_view record() const { return record_; }  // as written
  [[nodiscard]] std::int32_t line() const { return line_; }          // that it starts in
  [[nodiscard]] bool cut() const { return cut_; }
  [[nodiscard]] bool unclosed() const { return unclosed_; }        // a quote never ends: taken as none
  [[nodiscard]] std::string_view stray() const { return stray_; }  // behind a closing quote, in no cell

 private:
  void readCell();
  void quotedCell();
  void plainCell();
  void keep(std::string_view cell, std::string_view written);
  void endRecord();

  std::string_view text_;
  char separator_;
  std::size_t at_ = 0;
  std::int32_t nextLine_ = 1;
  std::int32_t line_ = 0;
  std::vector<std::string_view> cells_;
  std::vector<std::string_view> written_;
  std::deque<std::string> unescaped_;  // cells that had quotes inside, of this record
  std::string_view record_;
  bool cut_ = false;
  bool unclosed_ = false;
  std::string_view stray_;
};

// Comma, semicolon or tab: what the first lines have most of, or what "sep=" says.
[[nodiscard]] char csvSeparator(std::string_view text);

struct CsvReading : FileReading {
  Notation notation = Notation::english;
};

// `bytes` as they are in the file.
[[nodiscard]] CsvReading readCsv(std::string_view bytes);

}  // namespace overtrick
