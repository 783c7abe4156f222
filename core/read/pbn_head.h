// What a PBN file says about itself: the event, its date, the program that wrote it, and how it was scored.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "read/pbn_game.h"
#include "read/pbn_table.h"
#include "read/reading.h"

namespace overtrick {

// "% Creator: …", "%HRTitleEvent "…"": what stands behind a '%' at the start of a line.
void takePbnDirective(std::string_view line, FileReading& reading);

// Event, Date, Application and Generator; the first value counts. RealBridge names itself as the site.
void takePbnEventTag(PbnTag tag, std::string_view value, FileReading& reading);

// The values of the tags Scoring and Competition; none for a way of scoring that is not known here.
[[nodiscard]] std::optional<Scoring> pbnScoring(std::string_view scoring, std::string_view competition);

// Board-a-match.
[[nodiscard]] bool isScoredByBoards(std::string_view scoring);

[[nodiscard]] bool ofTeams(std::string_view competition);

// Columns of points that only one way of scoring gives.
[[nodiscard]] bool isOfImps(const PbnTable::Column& column);
[[nodiscard]] bool isOfMatchpoints(const PbnTable::Column& column);

// Whether two teams that a game names play a match by these tags: not where it was scored as pairs are.
[[nodiscard]] bool mayBeMatch(std::string_view scoring, std::string_view competition);

}  // namespace overtrick
