#include "read/name_text.h"

#include <algorithm>
#include <iterator>

#include "read/text.h"

namespace overtrick {
namespace {

constexpr std::string_view nameJoints[] = {" - ", " – ",  " — ",   " & ",  " / ",  " + ",
                                           ", ",  " en ", " and ", " og ", " och "};

}  // namespace

std::size_t findJoint(std::string_view text, std::size_t& length) {
  std::size_t first = std::string_view::npos;
  for (const std::string_view joint : nameJoints) {
    const std::size_t at = text.find(joint);
    if (at >= first) continue;
    first = at;
    length = joint.size();
  }
  return first;
}

bool isJoint(std::string_view word) {
  return std::any_of(std::begin(nameJoints), std::end(nameJoints), [&](std::string_view joint) {
    return joint.size() == word.size() + 2 && joint.substr(1, word.size()) == word;
  });
}

std::string cleanName(std::string_view text) {
  std::string name;
  for (const char c : wholeCharacters(text, longestName)) {
    if (static_cast<unsigned char>(c) >= 0x20) name.push_back(c);
  }
  return name;
}

}  // namespace overtrick
