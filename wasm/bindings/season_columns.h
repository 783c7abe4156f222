// How a club's book crosses the boundary: columns to core/season's values. Strings are joined by NUL; dates
// are strings as they were written; NaN and -1 are none.
#pragma once

#include <emscripten/val.h>

#include "season/book.h"

namespace overtrick::wire {

void readSettings(const emscripten::val& columns, season::Book& book);
// All members, in the place of those that the book had.
void readMembers(const emscripten::val& columns, season::Book& book);
// New sessions, corrections of those that the book has (by their number), and removals.
void readSessions(const emscripten::val& columns, season::Book& book, Findings& findings);

}  // namespace overtrick::wire
