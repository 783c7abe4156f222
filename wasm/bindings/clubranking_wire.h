// How settings and championships of the club ranking cross the boundary, for seasons and for books.
#pragma once

#include <emscripten/val.h>

#include <vector>

#include "rate/clubranking.h"
#include "rates.h"

namespace overtrick::wire {

// As SettingRow of overtrick.d.mts; none is the default.
[[nodiscard]] clubranking::Settings rankingSettingsOf(RowReader& reader);
[[nodiscard]] clubranking::Settings rankingSettingsOf(const std::vector<double>& row);

[[nodiscard]] emscripten::val columnsOf(const clubranking::Championship& championship);

}  // namespace overtrick::wire
