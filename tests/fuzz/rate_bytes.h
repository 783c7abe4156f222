// Settings of the ratings from bytes, as they cross (wasm/bindings/project52_wire.cpp and its neighbours):
// any finite number, whole numbers from -1 up.
#pragma once

#include "bytes.h"
#include "event/date.h"
#include "rate/clubranking_settings.h"
#include "rate/nett.h"
#include "rate/project52.h"

namespace overtrick::fuzz {

[[nodiscard]] project52::Settings project52SettingsOf(Bytes& bytes);
[[nodiscard]] nett::Settings nettSettingsOf(Bytes& bytes);
[[nodiscard]] clubranking::Settings rankingSettingsOf(Bytes& bytes);

// Of a few seasons, now and then of any year or none.
[[nodiscard]] Day dayFrom(Bytes& bytes);

// As `number`, and now and then none as NaN, which is how columns say it.
[[nodiscard]] double orNone(Bytes& bytes, double low, double high);

}  // namespace overtrick::fuzz
