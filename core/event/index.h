// Between the core's indices, which are 32-bit and may be -1 for none, and the sizes of the standard library.
#pragma once

#include <cstddef>
#include <cstdint>

namespace overtrick {

[[nodiscard]] constexpr std::size_t at(std::int32_t index) { return static_cast<std::size_t>(index); }
[[nodiscard]] constexpr std::int32_t sizeOf(std::size_t count) { return static_cast<std::int32_t>(count); }

}  // namespace overtrick
