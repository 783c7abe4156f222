// An XML document as a flat list: elements, attributes and comments in the order of the file, each with its
// depth and its place.
//
// An attribute is a child named "@NAME", a comment one named "!". Only a node without children has text. Not
// here: parsing (the package's loader does that) and what the elements mean (see read/usebio.h).
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace overtrick {

struct XmlNode {
  std::int32_t name = 0;    // index into the tree's names
  std::int32_t depth = 0;   // the root's is 0
  std::int32_t line = 0;    // where its text starts, from 1
  std::int32_t column = 0;  // in UTF-16 units, from 1
  std::string_view text;
};

struct XmlTree {
  std::vector<std::string_view> names;
  std::vector<XmlNode> nodes;
};

}  // namespace overtrick
