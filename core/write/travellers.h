// An event as text that read/travellers.h reads back: a line "Board 7" and below it one result a line. A board
// that is compared within a section says so ("Board 7 within section A"), and how many results it should have
// had ("expected 5"); pairs of a section stand below "Section A", those of none below "Section -".
//
// Strains, seats and the word for a board are those of the notation asked for. Numbers of entries as written,
// with the direction (1NS) where the lines do not show that NS 1 and EW 1 are two pairs; an entry without a number,
// or with one that is read as another's (4 and 004), gets the next one that nobody has. Rounds, tables, names and penalties are not part of this text, and boards of one
// number and section are one board in it.
#pragma once

#include <string>

#include "event/event.h"
#include "read/notation.h"

namespace overtrick {

// What happened on a line, as one would type it: 4SxN+1, 420, PASS, A+/A-, 620@60 -100@40, with "reverse" and
// the fouled board's group behind.
[[nodiscard]] std::string writeResult(const Line& line, Notation notation);

[[nodiscard]] std::string writeTravellers(const Event& event, Notation notation);

}  // namespace overtrick
