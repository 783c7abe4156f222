// Nett scores: a session as on paper; a club's history replayed from the beginning for whatever is asked.
#pragma once

#include <array>
#include <optional>
#include <vector>

namespace second::nett {

struct Settings {
  bool partnerRule = false;
  double weight = 0.05;
  double newcomer = 50;
};

struct Rated {
  double par = 0;
  double nett = 0;
  double hcap = 0;
  int place = 0;
  std::array<double, 2> after{};
};

struct Entry {
  std::array<std::optional<double>, 2> handicaps;
  double gross = 0;
  int field = 0;
};

std::vector<Rated> rateSession(double rating, const std::vector<Entry>& entries, const Settings& settings);

enum class Update { everySession, monthly, quarterly, yearly };

struct Result {
  int day = 0;  // from 1 January 1970
  int session = 0;
  std::array<int, 2> players{};
  double gross = 0;
  int field = 0;
};

struct Club {
  Settings settings;
  std::vector<std::optional<double>> starts;   // by player
  std::vector<std::optional<double>> ratings;  // by session; none: moves nothing
  std::vector<Result> results;
  Update update = Update::everySession;
  int years = 0;  // 0: for ever
  int today = 0;
};

struct Player {
  double start = 0;
  double handicap = 0;
  int sessions = 0;
};

struct Book {
  std::vector<Player> players;
  std::vector<std::optional<Rated>>
      listed;  // as the results; par, nett, hcap and place by the last update run
};

Book replay(const Club& club);

}  // namespace second::nett
