// XML as tests write it, to a tree: elements, attributes, comments and text, well-formed and without
// entities. The package parses real files with a parser of its own; this one only spares the tests that
// detour.
#pragma once

#include <string_view>

#include "read/xml_tree.h"

namespace overtrick::test {

// The tree's texts lie in `xml`.
[[nodiscard]] XmlTree treeOf(std::string_view xml);

}  // namespace overtrick::test
