// The native half of season.bench.mjs: reads its federation (members, events and pairs as whole numbers, then
// the players, then the percentages), replays each system and prints the least times as JSON: the first replay is the
// one that asks the system for its memory, as those before the measured one do in WebAssembly.
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include "season/replay.h"

using namespace overtrick;
using namespace overtrick::season;

namespace {

template <class Number>
std::vector<Number> read(std::FILE* file, std::size_t count) {
  std::vector<Number> numbers(count);
  numbers.resize(std::fread(numbers.data(), sizeof(Number), count, file));
  return numbers;
}

std::uint32_t bitsOf(const std::vector<double>& handicaps) {
  std::uint32_t bits = 0;
  for (const double handicap : handicaps) {
    std::uint32_t halves[2];
    std::memcpy(halves, &handicap, sizeof(halves));
    bits = bits * 31 + halves[0];
    bits = bits * 31 + halves[1];
  }
  return bits;
}

Book bookOf(std::FILE* file) {
  Book book;
  const std::vector<std::int32_t> head = read<std::int32_t>(file, 4);
  if (head.size() != 4) return book;
  const auto events = static_cast<std::size_t>(head[1]);
  const auto pairs = static_cast<std::size_t>(head[2]);
  const std::vector<std::int32_t> players = read<std::int32_t>(file, events * pairs * 2);
  const std::vector<double> results = read<double>(file, events * pairs);
  book.settings.nettRatings = {1.0};
  book.settings.series.resize(1);
  book.settings.lines = {"A"};
  book.members.resize(static_cast<std::size_t>(head[0]));
  for (std::size_t i = 0; i < book.members.size(); ++i)
    book.members[i].handicap = static_cast<double>(i * 37 % 52);
  Findings findings;
  SessionInput input;
  input.boards = 24;
  input.nett = 0;
  input.series = 0;
  input.entries.resize(pairs);
  for (std::size_t event = 0; event < events; ++event) {
    input.played = 10957 + static_cast<Day>(event / 20);
    for (std::size_t pair = 0; pair < pairs; ++pair) {
      const std::size_t at = event * pairs + pair;
      input.entries[pair].players = {players[2 * at], players[2 * at + 1]};
      input.entries[pair].result = results[at];
      input.entries[pair].line = 0;
    }
    (void)book.report(input.played, input, findings);
  }
  return book;
}

}  // namespace

int main(int count, char** arguments) {
  std::FILE* file = count > 1 ? std::fopen(arguments[1], "rb") : nullptr;
  if (file == nullptr) return 2;
  const Book book = bookOf(file);
  std::fclose(file);
  std::uint32_t bits = 0;
  std::string json = "{";
  const std::pair<const char*, Systems> systems[] = {
      {"project52", {true, false, false}}, {"nett", {false, true, false}}, {"ranking", {false, false, true}}};
  for (const auto& [name, system] : systems) {
    double least = 1e300;
    for (int round = 0; round < 3; ++round) {
      Replay replay;
      const auto start = std::chrono::steady_clock::now();
      replay.run(book, system);
      const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - start;
      least = std::min(least, time.count());
      if (system.project52) bits = bitsOf(replay.project52().handicaps);
    }
    json += "\"" + std::string(name) + "\":" + std::to_string(least) + ",";
  }
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  json +=
      "\"bits\":" + std::to_string(bits) + ",\"megabytes\":" + std::to_string(usage.ru_maxrss / 1000) + "}";
  std::puts(json.c_str());
  return 0;
}
