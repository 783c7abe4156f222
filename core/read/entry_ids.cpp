#include "read/entry_ids.h"

#include <unordered_map>
#include <unordered_set>

namespace overtrick {
namespace {

std::string withDirection(const Entry& entry) {
  if (entry.direction == Direction::ns) return entry.number + "NS";
  if (entry.direction == Direction::ew) return entry.number + "EW";
  return entry.number;
}

}  // namespace

std::vector<std::string> entryIds(const Event& event) {
  std::unordered_map<std::string, int> count;
  for (const Entry& entry : event.entries) ++count[withDirection(entry)];
  std::vector<std::string> ids;
  std::unordered_set<std::string> used;
  for (const Entry& entry : event.entries) {
    const std::string plain = withDirection(entry);
    std::string id = plain;
    if (count[plain] > 1 && entry.section.known()) {
      id = event.sections[static_cast<std::size_t>(entry.section.value)] + plain;
    }
    for (int copy = 2; id.empty() || !used.insert(id).second; ++copy) id = plain + "#" + std::to_string(copy);
    ids.push_back(std::move(id));
  }
  return ids;
}

}  // namespace overtrick
