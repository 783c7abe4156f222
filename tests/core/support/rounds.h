// How often a property is tried.
#pragma once

#ifdef __has_feature
#if __has_feature(address_sanitizer)
#define OVERTRICK_SANITIZED
#endif
#endif

namespace overtrick::test {

// All rounds in WebAssembly, and for who counts mutants. Under the sanitizers each costs five times as much, and a
// third of the same rounds treads every path of memory that there is.
template <class Number>
[[nodiscard]] constexpr Number rounds(Number all) {
#ifdef OVERTRICK_SANITIZED
  return (all + 2) / 3;
#else
  return all;
#endif
}

}  // namespace overtrick::test
