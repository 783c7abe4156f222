// USEBIO: results as XML, versions 1.0 to 1.3 (usebio.org), as the programs in use write them.
//
// - Participants stand under EVENT, SESSION or SECTION: their numbers count within the one they stand in.
// - A board that stands once per section is one board when the file's own points say that it was compared
//   across the sections, or say nothing; sessions are always apart, and totalled where a number is the same
//   pair in all of them (see read/usebio_scopes.h). A board that stands once per match is one.
// - At teams the two lines of a board say which way TEAM sat; else its pairs tell; else it sat NS at the
//   first. Outside of a match a pair that a team lists stands for its team (see read/usebio_teams.h).
// - In an individual each partnership becomes an entry, "3+7".
// - A document that we wrote holds the whole event as our CSV (see read/csv_event.h) in OVERTRICK_EVENT,
//   which is then taken, and outcomes that SCORE cannot tell in OVERTRICK_OUTCOME.
// - A score of 0 without a contract that is an award by its points is taken as one (see read/usebio_noughts.h).
//   So it is where ARTIFICIAL_SCORE says no more than that there is one; "A6040" there is the outcome.
// - Against a pair by the name of nobody (see read/usebio_absent.h) a score of 0 is a sit-out.
// Every TRAVELLER_LINE becomes a result line or a finding. Hands, auctions, leads and master points are not
// read. Not here: the parsing of XML (see read/xml_tree.h).
#pragma once

#include "read/reading.h"
#include "read/xml_tree.h"

namespace overtrick {

[[nodiscard]] bool isUsebio(const XmlTree& tree);  // by its root

[[nodiscard]] FileReading readUsebio(XmlTree tree);

}  // namespace overtrick
