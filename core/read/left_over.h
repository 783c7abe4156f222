// A word of a result line that means nothing: a remark beside a result that is whole, or what makes the row unreadable.
//
// Not here: finding it (see read/row_words.h), and saying what the row lacks (see read/row.h).
#pragma once

#include "read/reporter.h"
#include "read/row_words.h"

namespace overtrick {

void placeLeftOver(WordsReading& words, Reporter& reporter);

}  // namespace overtrick
