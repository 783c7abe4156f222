// Embind for core/event: the findings' names, and the widths of rows so that the loader can be held against
// them.
#include <emscripten/bind.h>

#include <string>

#include "columns.h"

namespace {

using emscripten::val;
using namespace overtrick;

val findingNames() {
  val names = val::array();
  for (std::int32_t i = 0; i < codeCount(); ++i) {
    names.call<void>("push", std::string(nameOf(static_cast<Code>(i))));
  }
  return names;
}

val findingSeverities() {
  val severities = val::array();
  for (std::int32_t i = 0; i < codeCount(); ++i) {
    severities.call<void>("push", static_cast<std::int32_t>(severityOf(static_cast<Code>(i))));
  }
  return severities;
}

val strides() {
  val object = val::object();
  object.set("player", static_cast<std::int32_t>(wire::playerStride));
  object.set("entry", static_cast<std::int32_t>(wire::entryStride));
  object.set("board", static_cast<std::int32_t>(wire::boardStride));
  object.set("line", static_cast<std::int32_t>(wire::lineStride));
  object.set("part", static_cast<std::int32_t>(wire::partStride));
  object.set("adjustment", static_cast<std::int32_t>(wire::adjustmentStride));
  object.set("finding", static_cast<std::int32_t>(wire::findingStride));
  return object;
}

}  // namespace

EMSCRIPTEN_BINDINGS(event) {
  emscripten::function("findingNames", &findingNames);
  emscripten::function("findingSeverities", &findingSeverities);
  emscripten::function("strides", &strides);
}
