#include "event/finding.h"

#include <array>

namespace overtrick {
namespace {

struct Row {
  Severity severity;
  std::string_view name;
};

constexpr auto rows = std::to_array<Row>({
#define OVERTRICK_FINDING_ROW(code, severity, name) {Severity::severity, name},
    OVERTRICK_FINDINGS(OVERTRICK_FINDING_ROW)
#undef OVERTRICK_FINDING_ROW
});

}  // namespace

Severity severityOf(Code code) { return rows[static_cast<std::size_t>(code)].severity; }
std::string_view nameOf(Code code) { return rows[static_cast<std::size_t>(code)].name; }
std::int32_t codeCount() { return static_cast<std::int32_t>(rows.size()); }

}  // namespace overtrick
