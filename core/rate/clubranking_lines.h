// The lines of a session as intervals of ranking points.
//
// Rules: NBB (see clubranking_settings.h), "Basisprincipes" and "Flexibele lijnindeling":
// - top of A: G = Ā + B/2; bottom of all: G − B − (L_n − 1)·S;
// - a session of L_z lines stretches: R = ((L_n − 1)S + B)/((L_z − 1)S + B), width B·R, step S·R, never
//   rounded;
// - a top-integral group of L_t lines has width B_z + (L_t − 1)·S_z;
// - letters are whatever the club used; in alphabetical order they become A, B, C…; a group stands where its
//   first letter stands and takes as many positions as it has lines.
// Decided here: letters are compared as text without regard to capitals and surrounding spaces ("AB" comes
// between A and B; a note says so). L_z counts the lines in which somebody has a result; a letter of a group
// that nobody played in is left out of it (a note), a letter in two groups belongs to the first (an error).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "event/finding.h"
#include "rate/clubranking_settings.h"

namespace overtrick::clubranking {

struct Interval {
  double top = 0;
  double bottom = 0;
  bool operator==(const Interval&) const = default;
};

[[nodiscard]] double meanOf(const Interval& interval);
[[nodiscard]] double widthOf(const Interval& interval);

struct Stretch {
  std::int32_t lines = 0;  // L_z
  double ratio = 1;        // R
  double width = 0;        // B_z
  double step = 0;         // S_z
  bool operator==(const Stretch&) const = default;
};

[[nodiscard]] Stretch stretched(const Settings& settings, std::int32_t lines);

// Of `lines` lines from the position-th on (from 0), scored as one.
[[nodiscard]] Interval intervalOf(const Settings& settings, const Stretch& stretch, std::int32_t position,
                                  std::int32_t lines);
// Of everything: what one top-integral field of the nominal lines has.
[[nodiscard]] Interval nominalInterval(const Settings& settings);

// Each name's place in the alphabet of the names, from 0; the same letter has the same place.
[[nodiscard]] std::vector<std::int32_t> alphabetOf(const std::vector<std::string>& names);
[[nodiscard]] bool isLineLetter(const std::string& name);

// A line, or the lines of a top-integral group, as one field.
struct LineField {
  std::vector<std::int32_t> letters;  // places in the alphabet, in order
  std::int32_t position = 0;          // from 0
  Interval interval;
  bool operator==(const LineField&) const = default;
};

struct Layout {
  Stretch stretch;
  std::vector<LineField> fields;  // the strongest first
  bool operator==(const Layout&) const = default;
};

// `played` and `groups` hold places in the alphabet; `session` goes into the findings.
[[nodiscard]] Layout layOut(const Settings& settings, const std::vector<std::int32_t>& played,
                            const std::vector<std::vector<std::int32_t>>& groups, std::int32_t session,
                            Findings& findings);

}  // namespace overtrick::clubranking
