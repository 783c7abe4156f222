// The box with the numbers of the pairs that take part, as above the guide's control sheet.
#pragma once

#include <cstdint>
#include <string_view>
#include <utility>

#include "read/fields.h"
#include "read/numbers.h"

namespace overtrick {

class NumberBox {
 public:
  // "5 6 7 8": whether the fields are a row of the box. Its last row may be shorter. Nobody scores as many
  // points as his opponents' number and one.
  [[nodiscard]] bool take(const FieldList& fields) {
    const std::int32_t before = std::exchange(end_, 0);
    std::int32_t last = 0;
    std::int32_t first = 0;
    for (const std::string_view field : fields.fields) {
      if (field.empty()) continue;
      const auto number = readCount(field);
      if (!number || (last > 0 && *number != last + 1)) return false;
      last = *number;
      if (first == 0) first = last;
    }
    const bool goesOn = before > 0 && first == before + 1;
    if (first < 1 || last - first < (goesOn ? 0 : 3)) return false;
    end_ = last;
    return true;
  }

 private:
  std::int32_t end_ = 0;  // the last number of the row before; 0: it was none of the box
};

}  // namespace overtrick
