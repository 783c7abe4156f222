// How Project 52 crosses the boundary: its settings as a row, a field's answer as columns.
#pragma once

#include <emscripten/val.h>

#include <vector>

#include "rate/project52.h"

namespace overtrick::wire {

// The row that `project52Presets` gives, with a club's own figures in it.
[[nodiscard]] project52::Settings settingsOf(const emscripten::val& row);
[[nodiscard]] emscripten::val columnsOf(const project52::FieldAnswer& answer);
void appendPlayers(std::vector<double>& rows, const std::vector<project52::PlayerChange>& players);

}  // namespace overtrick::wire
