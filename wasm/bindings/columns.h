// How values cross the boundary: columns of numbers and one string table, in few coarse calls.
//
// An event is a plain JS object of typed arrays, each a list of rows of fixed width (the strides below, which
// the loader's wire.ts mirrors; tests/wasm checks that they agree). Strings are joined by NUL. Columns are
// copied out, never live views: memory growth would detach those.
// Not here: any rule of bridge, and anything that a person reads.
#pragma once

#include <emscripten/val.h>

#include <cstdint>
#include <vector>

#include "event/event.h"
#include "event/finding.h"

namespace overtrick::wire {

inline constexpr std::size_t playerStride = 2;  // name, number (string indices)
inline constexpr std::size_t entryStride =
    10;  // number, section, direction, phantom, penalty unit and amount,
         // carry-over unit and amount, first player, player count
inline constexpr std::size_t boardStride = 4;  // number, section, expected, session
inline constexpr std::size_t lineStride = 13;  // board, ns, ew, round, table, kind, flags, group, score, a,
                                               // b, c, source line
inline constexpr std::size_t partStride = 2;   // score, weight
inline constexpr std::size_t adjustmentStride = 6;  // entry, session, penalty unit and amount, carry-over
                                                    // unit and amount
inline constexpr std::size_t findingStride =
    9;  // code, line, column, length, board, line, entry, two arguments

// Returns whether the columns were sound: row widths, indices and enumerators in range.
[[nodiscard]] bool readEvent(const emscripten::val& columns, Event& event);
[[nodiscard]] emscripten::val columnsOf(const Event& event);
[[nodiscard]] emscripten::val columnsOf(const Findings& findings);

// A list of JS numbers, or a typed array.
[[nodiscard]] std::vector<std::int32_t> wholesIn(const emscripten::val& list);
[[nodiscard]] std::vector<double> numbersIn(const emscripten::val& list);
[[nodiscard]] emscripten::val copyOut(const std::vector<std::int32_t>& column);
[[nodiscard]] emscripten::val copyOut(const std::vector<double>& column);

}  // namespace overtrick::wire
