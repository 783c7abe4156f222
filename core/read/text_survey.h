// What a whole text of travellers shows, before a line of it is read for good.
#pragma once

#include <cstdint>
#include <string_view>
#include <unordered_map>

#include "read/bare_result.h"
#include "read/column_values.h"
#include "read/notation.h"
#include "read/row_words.h"
#include "read/score_columns.h"
#include "read/score_sign.h"

namespace overtrick {

// Numbers alone on their lines are boards where each has results below it and they count upwards. In a text with
// headings of boards they may be those of pages.
class LoneNumbers {
 public:
  void add(std::int32_t number, std::int64_t rowsBefore, std::int32_t board) {
    const bool first = count_ == 0;
    pages_ = pages_ && (first ? number == 1 || number == 2 : number == last_ + 1) && number != board + 1;
    fits_ = fits_ && number > last_ && (first ? rowsBefore == 0 : rowsBefore > rows_);
    last_ = number;
    rows_ = rowsBefore;
    ++count_;
  }
  [[nodiscard]] bool areBoards() const { return fits_ && count_ > 1; }
  [[nodiscard]] bool arePages() const { return pages_; }

 private:
  std::int64_t count_ = 0;
  std::int64_t rows_ = 0;
  std::int32_t last_ = 0;
  bool fits_ = true;
  bool pages_ = true;
};

struct TextSurvey {
  NotationSurvey notation;
  ScoreColumns columns;
  VulnerabilityWords vulnerability;
  BareSurvey results;
  SignSurvey signs;
  LoneNumbers loneNumbers;
  std::unordered_map<std::string_view, ColumnValues> values;  // by heading; looked up, never walked
  std::int64_t numberFirst = 0;  // votes for one more number in front of the pairs'
  bool boardHeadings = false;
  bool strangeHeadings = false;  // between results
  bool numberedPairs = false;    // below headings, some pairs have numbers
  bool anyResult = false;        // of a contract: then one without was made

  // A row without headings, whose result begins at the field `from`.
  void addRow(const WordsReading& row, const FieldList& fields, std::size_t from, std::int32_t scoreUnit) {
    vulnerability.add(row.vulnerability);
    columns.addSecond(row.second);
    columns.addLine(fields, from, scoreUnit);
    if (fields.separator != Separator::blank) return;
    const ContractText& contract = row.parts.contract;
    if (!contract.started()) columns.addGap(row.scoreGap, row.scoreIsSigned);
    if (contract.hasContract() && row.scoreGap > 0)
      columns.addEnd(row.scoreEnd, row.scoreGap, row.scoreIsSigned);
  }
};

}  // namespace overtrick
