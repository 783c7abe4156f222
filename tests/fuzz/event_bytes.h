// Events and rules from bytes, as the package's loader lets them through: references within their lists,
// figures within its limits (wasm/loader/encode.ts, wasm/bindings/rules.cpp); and what must hold for any
// event that was read.
#pragma once

#include "bytes.h"
#include "event/event.h"
#include "read/reading.h"
#include "score/rules.h"

namespace overtrick::fuzz {

[[nodiscard]] Event eventOf(Bytes& bytes);
[[nodiscard]] Rules rulesOf(Bytes& bytes);

// Every index of the event is within its list, every finding's within the event.
void requireSound(const Event& event, const Findings& findings);
// The same for a file, and for its own points.
void requireSound(const FileReading& reading);

// Whatever was read can be scored and held against what the file publishes.
void scoreWhatWasRead(const FileReading& reading);

}  // namespace overtrick::fuzz
