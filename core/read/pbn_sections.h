// Sections that only some tables of a PBN file name (PBN 2.1 §5.9 and §5.10 leave the column to programs).
//
// A ranking without sections, beside score tables with them or the other way round, is about the same pairs where a
// number is in one section alone. And boards that were played in several sections were compared within them where
// the file's own matchpoints say so (read/field_by_points.h); else across, as in files without points.
#pragma once

#include <span>

#include "read/event_builder.h"
#include "read/reading.h"

namespace overtrick {

// Rows of the ranking that belong to nobody.
struct PbnStrays {
  std::int32_t rows = 0;
  std::int32_t line = 0;  // of the first one
};

// Makes a number without a section and that with one the same pair, where there is one such. Lines must have their
// notes.
[[nodiscard]] PbnStrays joinPbnSections(EventBuilder& builder);

// Puts the boards of an event of matchpoints into the sections that they were compared in. Lines must have their notes.
void partPbnSections(std::span<const PublishedLine> published, EventBuilder& builder);

}  // namespace overtrick
