// BWS: the database of Bridgemate's control program, as tables (see read/plain_table.h).
//
// - ReceivedData has a row per result. Contract "3 NT x", "PASS" or nothing; result "=", "+1", "-2";
//   adjustments stand in Remarks ("40%-60%", "Not played", "Wrong direction"). A row marked Erased is no
//   result.
// - In a Mitchell NS 1 and EW 1 are two pairs: a section is one when its rounds have numbers on both sides at
//   once. Section.Winners says how many rankings there are.
// - PlayerNumbers names who started at which table and seat; RoundData says which pair that was.
// - Boards of several sections are compared when HandRecord has the same hands for them, else within their
//   section.
// - A table with South and West in its rows is an individual: each partnership becomes an entry, "3+7".
// Every row of ReceivedData becomes a result line or a finding. The file does not say how it was scored.
#pragma once

#include <vector>

#include "read/plain_table.h"
#include "read/reading.h"

namespace overtrick {

[[nodiscard]] FileReading readBws(const std::vector<PlainTable>& tables);

}  // namespace overtrick
