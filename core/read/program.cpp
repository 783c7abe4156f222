#include "read/program.h"

#include <array>
#include <string>

namespace overtrick {
namespace {

struct KnownProgram {
  std::string_view mark;  // in lower case, without blanks
  std::string_view name;
  std::string_view rules;
};

constexpr auto programs = std::to_array<KnownProgram>({
    {"ebuscore", "EBUScore", "ebuscore"},
    {"pairsscorer", "PairsScorer", "ebuscore"},
    {"pairscorer", "PairsScorer", "ebuscore"},
    {"teamsscorer", "TeamsScorer", "ebuscore"},
    {"teamscorer", "TeamsScorer", "ebuscore"},
    {"swisspairs", "SwissPairs", "ebuscore"},
    {"jsspairs", "PairsScorer", "ebuscore"},
    {"compscore", "Compscore3", "compscore"},
    {"acblscore", "ACBLscore", "acbl"},
    {"magiccontest", "Magic Contest", "magic"},
    {"brian", "BriAn", "plain"},
    {"realbridge", realBridge, ""},
    {"pianola", "Pianola", ""},
    {"scorebridge", "ScoreBridge", ""},
    {"bridgewebs", "BridgeWebs", ""},
    {"bridgemate", "Bridgemate", ""},
    {"salliere", "salliere", ""},
});

const KnownProgram* findProgram(std::string_view text) {
  constexpr std::size_t longest = 400;
  std::string folded;
  for (const char c : text.substr(0, longest)) {
    if (c == ' ' || c == '_' || c == '-') continue;
    folded.push_back(c >= 'A' && c <= 'Z' ? static_cast<char>(c + 0x20) : c);
  }
  for (const KnownProgram& program : programs) {
    const std::size_t at = folded.find(program.mark);
    if (at == std::string::npos) continue;
    // "Brian" is also a first name: as a program it stands at the front.
    if (program.mark == "brian" && at != 0) continue;
    return &program;
  }
  return nullptr;
}

}  // namespace

std::string_view rulesOfProgram(std::string_view program) {
  const KnownProgram* known = findProgram(program);
  return known == nullptr ? std::string_view() : known->rules;
}

std::string_view programNamedIn(std::string_view text) {
  const KnownProgram* known = findProgram(text);
  return known == nullptr ? std::string_view() : known->name;
}

}  // namespace overtrick
