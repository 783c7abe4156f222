// The fuzz targets by name, for libFuzzer: `fuzz_core --target=pbn [its own flags] [corpus…]`. `--list`
// prints a row for each: name, longest input, executions of the short run.
#include <cstddef>
#include <string_view>

#include "target.h"

namespace {

using namespace overtrick::fuzz;

struct Target {
  std::string_view name;
  void (*run)(Bytes);
  // Long enough for all that can happen, short enough for thousands of executions in a second.
  int longest;
  int shortRun;
};

constexpr Target targets[] = {
    {"travellers", travellers, 250, 4000},
    {"names", names, 300, 6000},
    {"rating-list", ratingList, 300, 6000},
    {"history", history, 500, 6000},
    {"csv", csv, 500, 3000},
    {"pbn", pbn, 900, 3000},
    {"usebio", usebio, 900, 3000},
    {"bws", bws, 700, 3000},
    {"score", score, 300, 2000},
    {"files", files, 250, 2000},
    {"project52", project52, 300, 4000},
    {"nett", nett, 400, 4000},
    {"ranking", ranking, 400, 3000},
    {"season", season, 400, 1500},
};

const Target* chosen = nullptr;

[[noreturn]] void list() {
  for (const Target& target : targets)
    std::printf("%s %d %d\n", target.name.data(), target.longest, target.shortRun);
  std::exit(0);
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int* count, char*** arguments) {
  constexpr std::string_view flag = "--target=";
  for (int i = 1; i < *count; ++i) {
    const std::string_view argument = (*arguments)[i];
    if (argument == "--list") list();
    if (!argument.starts_with(flag)) continue;
    for (const Target& target : targets)
      if (argument.substr(flag.size()) == target.name) chosen = &target;
  }
  if (chosen != nullptr) return 0;
  std::fprintf(stderr, "Which target? --list names them.\n");
  std::exit(2);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  chosen->run(Bytes({data, size}));
  return 0;
}
