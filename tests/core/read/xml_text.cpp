#include "xml_text.h"

#include <algorithm>
#include <deque>
#include <string>
#include <utility>

#include "read/text.h"

namespace overtrick::test {
namespace {

class Splitter {
 public:
  explicit Splitter(std::string_view xml) : xml_(xml) {}

  XmlTree split() {
    while (at_ < xml_.size()) {
      if (xml_[at_] != '<') {
        text();
      } else if (xml_.substr(at_).starts_with("<!--")) {
        comment();
      } else if (xml_[at_ + 1] == '?' || xml_[at_ + 1] == '!') {
        skipPast(">");
      } else if (xml_[at_ + 1] == '/') {
        skipPast(">");
        --depth_;
      } else {
        element();
      }
    }
    return std::move(tree_);
  }

 private:
  void text() {
    const std::size_t end = std::min(xml_.find('<', at_), xml_.size());
    const std::string_view content = xml_.substr(at_, end - at_);
    if (!tree_.nodes.empty() && content.find_first_not_of(" \n\t") != std::string_view::npos)
      tree_.nodes[open_].text = content;
    at_ = end;
  }

  void comment() {
    const std::size_t end = xml_.find("-->", at_);
    add("!", at_ + 4, xml_.substr(at_ + 4, end - at_ - 4));
    at_ = end + 3;
  }

  void element() {
    const std::size_t end = xml_.find('>', at_);
    std::string_view tag = xml_.substr(at_ + 1, end - at_ - 1);
    const bool closed = tag.ends_with('/');
    if (closed) tag.remove_suffix(1);
    add(tag.substr(0, tag.find(' ')), end + 1, {});
    open_ = tree_.nodes.size() - 1;
    ++depth_;
    for (std::size_t equals = tag.find('='); equals != std::string_view::npos; equals = tag.find('=')) {
      const std::size_t name = tag.rfind(' ', equals) + 1;
      const std::size_t quote = tag.find('"', equals + 2);
      names_.push_back("@" + std::string(tag.substr(name, equals - name)));
      const std::string_view value = tag.substr(equals + 2, quote - equals - 2);
      add(names_.back(), static_cast<std::size_t>(value.data() - xml_.data()), value);
      tag = tag.substr(quote + 1);
    }
    if (closed) --depth_;
    at_ = end + 1;
  }

  void add(std::string_view name, std::size_t from, std::string_view text) {
    const auto found = std::find(tree_.names.begin(), tree_.names.end(), name);
    const auto index = static_cast<std::int32_t>(found - tree_.names.begin());
    if (found == tree_.names.end()) tree_.names.push_back(keep(name));
    const auto line = static_cast<std::int32_t>(
        std::count(xml_.begin(), xml_.begin() + static_cast<std::ptrdiff_t>(from), '\n'));
    const std::size_t start = from == 0 ? 0 : xml_.rfind('\n', from - 1) + 1;
    tree_.nodes.push_back({index, depth_, line + 1, static_cast<std::int32_t>(from - start) + 1, text});
  }

  // Names of attributes are made up; they live as long as the tests.
  static std::string_view keep(std::string_view name) {
    static std::deque<std::string> kept;
    return kept.emplace_back(name);
  }

  void skipPast(std::string_view end) { at_ = xml_.find(end, at_) + end.size(); }

  std::string_view xml_;
  std::size_t at_ = 0;
  std::size_t open_ = 0;
  std::int32_t depth_ = 0;
  XmlTree tree_;
  std::deque<std::string> names_;
};

}  // namespace

XmlTree treeOf(std::string_view xml) { return Splitter(xml).split(); }

}  // namespace overtrick::test
