#include "rate/nett_history.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <limits>
#include <map>
#include <string>
#include <utility>

#include "random.h"

namespace overtrick::nett_history_test {

using namespace overtrick::nett;
using overtrick::testing::Random;

namespace {

std::int32_t count(const Findings& findings, Code code) {
  return static_cast<std::int32_t>(std::count_if(
      findings.begin(), findings.end(), [&](const Finding& finding) { return finding.code == code; }));
}

Result result(const char* date, std::int32_t session, std::int32_t first, std::int32_t second, double gross) {
  return {dayOf(date), session, {first, second}, gross, 0};
}

History clubOf(std::size_t players, std::vector<ClubSession> sessions, std::vector<Result> results) {
  History history;
  history.starts.resize(players);
  history.sessions = std::move(sessions);
  history.standard = 0;
  history.results = std::move(results);
  return history;
}

HistorySettings partnerRule() {
  HistorySettings settings;
  settings.rates.rule = Rule::partner;
  return settings;
}

// A club whose sessions follow each other; each player at most once in a session.
History randomClub(Random& random, std::int32_t players, std::int32_t days) {
  History history = clubOf(static_cast<std::size_t>(players), {{1.0}, {0.92}, {1.041}, {std::nullopt}}, {});
  for (std::optional<double>& start : history.starts) {
    if (random.chance(0.3)) start = random.between(40, 60);
  }
  std::vector<std::int32_t> present;
  for (std::int32_t player = 0; player < players; ++player) present.push_back(player);
  for (std::int32_t day = 0; day < days; ++day) {
    for (std::int32_t session = 0; session < 4; ++session) {
      if (random.chance(0.4)) continue;
      random.shuffle(present);
      const std::int32_t pairs = random.whole(0, players / 2);
      for (std::int32_t pair = 0; pair < pairs; ++pair) {
        const auto seat = static_cast<std::size_t>(2 * pair);
        history.results.push_back({18000 + 7 * day,
                                   session,
                                   {present[seat], present[seat + 1]},
                                   random.between(30, 70),
                                   random.whole(0, 1)});
      }
    }
  }
  return history;
}

// The rule as one would do it on paper: the results one by one, from the oldest.
std::map<std::int32_t, double> onPaper(const History& history, Rule rule) {
  std::map<std::int32_t, double> book;
  const auto held = [&](std::int32_t player) {
    if (book.count(player) > 0) return book[player];
    return history.starts[static_cast<std::size_t>(player)].value_or(50);
  };
  for (const Result& each : history.results) {
    const std::optional<double> rating = history.sessions[static_cast<std::size_t>(each.session)].rating;
    if (!rating) continue;
    const auto [a, b] = each.players;
    const double before[] = {held(a), held(b)};
    const double nett = 50 + (each.gross - (before[0] + before[1]) / 2 / *rating);
    const double published = nett * *rating;
    book[a] = 0.95 * before[0] +
              0.05 * (rule == Rule::published ? published : 2 * each.gross * *rating - before[1]);
    book[b] = 0.95 * before[1] +
              0.05 * (rule == Rule::published ? published : 2 * each.gross * *rating - before[0]);
  }
  return book;
}

}  // namespace

TEST_CASE("nett book: as on paper, in any order of entering") {
  Random random(11);
  for (int round = 0; round < 60; ++round) {
    const History right = randomClub(random, random.whole(2, 20), 30);
    for (const Rule rule : {Rule::published, Rule::partner}) {
      HistorySettings settings;
      settings.rates.rule = rule;
      const Book book = replay(right, settings);
      for (const auto& [player, handicap] : onPaper(right, rule)) {
        CHECK(book.players[static_cast<std::size_t>(player)].handicap ==
              doctest::Approx(handicap).epsilon(1e-12));
      }
      // A correction: one day's results are entered last.
      History late = right;
      const Day moved = 18000 + 7 * 3;
      std::stable_partition(late.results.begin(), late.results.end(),
                            [&](const Result& each) { return each.day != moved; });
      const Book corrected = replay(late, settings);
      CHECK(corrected.players == book.players);
      CHECK(corrected.ratings == book.ratings);
      const bool outOfOrder = late.results != right.results;
      CHECK(count(corrected.findings, Code::dateOutOfOrder) == (outOfOrder ? 1 : 0));
    }
  }
}

TEST_CASE("nett book: steps follow each other from the start to the handicap") {
  Random random(12);
  const History history = randomClub(random, 16, 200);
  const Book book = replay(history, {});
  for (std::size_t player = 0; player < book.players.size(); ++player) {
    const PlayerBook& own = book.players[player];
    double held = own.start;
    Day last = noDay;
    for (std::int32_t number = own.firstStep; number < own.firstStep + own.sessions; ++number) {
      const Step& step = book.steps[static_cast<std::size_t>(number)];
      const Result& played = history.results[static_cast<std::size_t>(step.result)];
      CHECK((played.players[0] == static_cast<std::int32_t>(player) ||
             played.players[1] == static_cast<std::int32_t>(player)));
      CHECK(played.day >= last);
      CHECK(step.before == held);
      held = step.after;
      last = played.day;
    }
    CHECK(held == own.handicap);
  }
}

TEST_CASE("nett book: a session's list is the session's own calculation") {
  Random random(13);
  const History history = randomClub(random, 12, 40);
  const Book book = replay(history, {});
  for (std::size_t first = 0; first < history.results.size();) {
    const Result& head = history.results[first];
    const auto rating = history.sessions[static_cast<std::size_t>(head.session)].rating;
    Session session{rating, {}};
    std::size_t end = first;
    for (; end < history.results.size() && history.results[end].day == head.day &&
           history.results[end].session == head.session;
         ++end) {
      const ListedResult& listed = book.results[end];
      session.entries.push_back(
          {{listed.before[0], listed.before[1]}, history.results[end].gross, history.results[end].field});
    }
    const NettSession own = rateSession(session, {});
    for (std::size_t index = first; index < end; ++index) {
      const ListedResult& listed = book.results[index];
      const NettEntry& entry = own.entries[index - first];
      CHECK(listed.rated == rating.has_value());
      if (!listed.rated) continue;
      CHECK(listed.nett == entry.nett);
      CHECK(listed.hcap == entry.hcap);
      CHECK(listed.place == entry.place);
      CHECK(listed.after == entry.after);
    }
    first = end;
  }
}

TEST_CASE("nett book: where the session handicaps settle") {
  // Strength is the mean gross on a standard session among average players; gross = mean of two / rating.
  constexpr double rating = 1.041;
  struct Row {
    std::string name;
    Rule rule;
    double expected;
  };
  SUBCASE("a fixed pair") {
    const Row rows[] = {{"published: (50ρ + mean)/2", Rule::published, (50 * rating + 57) / 2},
                        {"partner: the mean", Rule::partner, 57}};
    for (const Row& row : rows) {
      CAPTURE(row.name);
      History history = clubOf(2, {{1.0}, {rating}}, {});
      for (Day day = 0; day < 1500; ++day) history.results.push_back({day, 1, {0, 1}, 57 / rating, 0});
      HistorySettings settings;
      settings.rates.rule = row.rule;
      const Book book = replay(history, settings);
      CHECK((book.players[0].handicap + book.players[1].handicap) / 2 ==
            doctest::Approx(row.expected).epsilon(1e-9));
      if (row.rule == Rule::published) {
        CHECK(book.players[0].handicap == doctest::Approx(row.expected).epsilon(1e-9));
        CHECK(book.results.back().nett > 50);
      }
    }
  }
  SUBCASE("changing partners who are rightly rated") {
    const Row rows[] = {{"published: (100ρ + strength)/3", Rule::published, (100 * rating + 58) / 3},
                        {"partner: the strength", Rule::partner, 58}};
    for (const Row& row : rows) {
      CAPTURE(row.name);
      Random random(14);
      Settings settings;
      settings.rule = row.rule;
      double handicap = 50;
      double mean = 0;
      for (int played = 0; played < 4000; ++played) {
        const double partner = random.between(42, 58);
        const Session session{rating, {{{handicap, partner}, (58 + partner) / 2 / rating, 0}}};
        handicap = rateSession(session, settings).entries[0].after[0];
        if (played >= 1000) mean += handicap / 3000;
      }
      CHECK(handicap == doctest::Approx(row.expected).epsilon(1e-9));
      CHECK(mean == doctest::Approx(row.expected).epsilon(1e-9));
    }
  }
  SUBCASE("a whole club with changing partners, partner rule: everybody's own strength") {
    History history = clubOf(6, {{1.0}}, {});
    const double strength[] = {58, 54, 51, 49, 46, 42};
    Random random(15);
    std::vector<std::int32_t> seats = {0, 1, 2, 3, 4, 5};
    for (Day day = 0; day < 6000; ++day) {
      random.shuffle(seats);
      for (std::size_t seat = 0; seat < 6; seat += 2) {
        const double gross = (strength[seats[seat]] + strength[seats[seat + 1]]) / 2;
        history.results.push_back({day, 0, {seats[seat], seats[seat + 1]}, gross, 0});
      }
    }
    const Book book = replay(history, partnerRule());
    for (std::size_t player = 0; player < 6; ++player) {
      CHECK(book.players[player].handicap == doctest::Approx(strength[player]).epsilon(1e-6));
    }
  }
}

TEST_CASE("nett book: a start weighs 0.95^20 = 35.8 % after 20 sessions, Low 2008 part 2") {
  // With the partner rule and partners who do not move, the start is the only difference.
  double handicap[2];
  for (std::size_t run = 0; run < 2; ++run) {
    double own = run == 0 ? 50 : 60;
    for (int session = 0; session < 20; ++session) {
      Settings settings;
      settings.rule = Rule::partner;
      own = rateSession({1.0, {{{own, 50}, 50, 0}}}, settings).entries[0].after[0];
    }
    handicap[run] = own;
  }
  CHECK((handicap[1] - handicap[0]) / 10 == doctest::Approx(0.3584859224).epsilon(1e-9));
}

TEST_CASE("nett book: results over five years old leave, and no handicap jumps") {
  const History history = clubOf(4, {{1.0}},
                                 {result("2018-06-30", 0, 0, 1, 60), result("2018-07-01", 0, 0, 2, 40),
                                  result("2020-01-01", 0, 0, 1, 55), result("2023-07-01", 0, 2, 3, 52)});
  const Book book = replay(history, {});
  HistorySettings forEver;
  forEver.years = 0;
  const Book all = replay(history, forEver);
  for (std::size_t player = 0; player < 4; ++player) {
    CHECK(book.players[player].handicap == all.players[player].handicap);
  }
  CHECK(all.players[0].sessions == 3);
  CHECK(all.players[0].start == 50);
  CHECK(book.players[0].sessions == 2);  // five years to the day is not over five years
  CHECK(book.players[0].start == all.results[0].after[0]);
  CHECK(!book.results[0].inBook);
  CHECK(book.results[1].inBook);

  HistorySettings later;
  later.today = dayOf("2030-01-01");
  const Book empty = replay(history, later);
  CHECK(empty.players[0].sessions == 0);
  CHECK(empty.players[0].start == all.players[0].handicap);
  CHECK(empty.steps.empty());
}

TEST_CASE("nett book: the list uses the last update run, the book every result") {
  History history = clubOf(3, {{1.0}},
                           {result("2024-01-10", 0, 0, 1, 60), result("2024-02-10", 0, 0, 1, 60),
                            result("2024-03-31", 0, 0, 2, 60), result("2024-04-01", 0, 0, 2, 60)});
  history.starts[0] = 56;
  const Book always = replay(history, {});
  HistorySettings settings;
  settings.update = UpdateRun::quarterly;
  const Book quarterly = replay(history, settings);
  settings.update = UpdateRun::monthly;
  const Book monthly = replay(history, settings);
  settings.update = UpdateRun::yearly;
  const Book yearly = replay(history, settings);
  CHECK(quarterly.players == always.players);
  CHECK(monthly.players == always.players);
  CHECK(yearly.players == always.players);
  for (std::size_t index = 0; index < 3; ++index) CHECK(quarterly.results[index].handicaps[0] == 56);
  CHECK(quarterly.results[3].handicaps[0] == always.results[2].after[0]);
  CHECK(monthly.results[1].handicaps[0] == always.results[0].after[0]);
  CHECK(yearly.results[3].handicaps[0] == 56);
  CHECK(quarterly.results[1].nett == 50 + (60 - (56 + 50) / 2.0));
  CHECK(always.results[1].handicaps == always.results[1].before);
  // A player is marked until the list's book knows them.
  CHECK(quarterly.results[0].known == std::array{true, false});
  CHECK(quarterly.results[1].known == std::array{true, false});
  CHECK(always.results[1].known == std::array{true, true});
  CHECK(quarterly.results[3].known == std::array{true, true});
}

TEST_CASE("nett book: sessions of one day are played one after the other") {
  // Afternoon and evening entered in turns: all of the afternoon counts before the evening.
  const History history = clubOf(4, {{1.0}, {1.0}},
                                 {result("2024-01-01", 0, 0, 1, 60), result("2024-01-01", 1, 0, 2, 55),
                                  result("2024-01-01", 0, 2, 3, 40)});
  const Book book = replay(history, {});
  CHECK(book.played == std::vector<std::int32_t>{0, 2, 1});
  CHECK(book.results[1].before[1] == book.results[2].after[0]);
  CHECK(book.results[1].before[0] == book.results[0].after[0]);
}

TEST_CASE("nett book: findings") {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const ClubSession monday{1.0};
  const Result sound = result("2024-01-01", 0, 0, 1, 55);
  struct Row {
    std::string name;
    History history;
    Code code;
    std::int32_t moved;  // players of the last result
  };
  const auto rows = std::to_array<Row>({
      {"a date out of order", clubOf(2, {monday}, {result("2024-02-01", 0, 0, 1, 55), sound}),
       Code::dateOutOfOrder, 2},
      {"a date that is none", clubOf(2, {monday}, {sound, result("2024-02-30", 0, 0, 1, 55)}),
       Code::unreadableDate, 0},
      {"the same player twice in a session", clubOf(3, {monday}, {sound, result("2024-01-01", 0, 1, 2, 55)}),
       Code::playerTwiceInSession, 1},
      {"a pair entered twice", clubOf(2, {monday}, {sound, sound}), Code::playerTwiceInSession, 0},
      {"a player with oneself", clubOf(2, {monday}, {sound, result("2024-01-02", 0, 1, 1, 55)}),
       Code::playsWithSelf, 0},
      {"gross above 100", clubOf(2, {monday}, {sound, result("2024-01-02", 0, 0, 1, 155)}),
       Code::percentageOutOfRange, 0},
      {"gross no number", clubOf(2, {monday}, {sound, result("2024-01-02", 0, 0, 1, nan)}),
       Code::percentageOutOfRange, 0},
      {"unknown session", clubOf(2, {monday}, {sound, result("2024-01-02", 1, 0, 1, 55)}),
       Code::unknownReference, 0},
      {"unknown player", clubOf(2, {monday}, {sound, result("2024-01-02", 0, 0, 2, 55)}),
       Code::unknownReference, 0},
      {"no partner", clubOf(2, {monday}, {sound, result("2024-01-02", 0, 0, -1, 55)}), Code::unknownReference,
       0},
      {"a session without a rating",
       clubOf(2, {monday, {std::nullopt}}, {sound, result("2024-01-02", 1, 0, 1, 55)}), Code::sessionNotRated,
       0},
      {"a session not to be handicapped: Tuesday",
       clubOf(2, {monday, {1.0, false}}, {sound, result("2024-01-02", 1, 0, 1, 55)}), Code::sessionNotRated,
       0},
      {"a rating of nought", clubOf(2, {monday, {0.0}}, {sound, result("2024-01-02", 1, 0, 1, 55)}),
       Code::ratingImpossible, 0},
      {"a rating of 250 %", clubOf(2, {monday, {2.5}}, {sound, result("2024-01-02", 1, 0, 1, 55)}),
       Code::ratingUnusual, 2},
      {"a standard that is not 100 %", clubOf(2, {{1.1}}, {sound}), Code::standardRatingNotOne, 2},
      {"a player without history", clubOf(3, {monday}, {sound}), Code::playerWithoutResults, 2},
      {"players without a start", clubOf(2, {monday}, {sound}), Code::newInBook, 2},
  });
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const Book book = replay(row.history, {});
    CHECK(count(book.findings, row.code) >= 1);
    const ListedResult& last = book.results.back();
    CHECK(last.moved[0] + last.moved[1] == row.moved);
  }
  CHECK(replay({}, {}).findings.empty());
}

TEST_CASE("nett book: a player twice in a session counts once, the partner does not lose a result") {
  const History history =
      clubOf(3, {{1.0}}, {result("2024-01-01", 0, 0, 1, 60), result("2024-01-01", 0, 1, 2, 40)});
  const Book book = replay(history, {});
  CHECK(book.players[1].handicap == book.results[0].after[1]);
  CHECK(book.players[1].sessions == 1);
  CHECK(book.results[1].before[0] == 50);  // before the session, not between two results of it
  CHECK(book.players[2].handicap == doctest::Approx(0.95 * 50 + 0.05 * 40).epsilon(1e-12));
}

TEST_CASE("nett book: a result without a date is played where it stands") {
  const History history = clubOf(2, {{1.0}},
                                 {result("", 0, 0, 1, 60), result("2024-01-08", 0, 0, 1, 52),
                                  result("x", 0, 0, 1, 40), result("2024-01-15", 0, 0, 1, 50)});
  const Book book = replay(history, {});
  CHECK(count(book.findings, Code::unreadableDate) == 2);
  // The undated results fall in the session of 8 January, where a pair counts once.
  CHECK(book.players[0].sessions == 2);
  CHECK(book.played == std::vector<std::int32_t>{0, 1, 2, 3});
}

TEST_CASE("nett book: the working suffices to compute every figure again") {
  Random random(17);
  const History history = randomClub(random, 10, 60);
  HistorySettings settings;
  settings.update = UpdateRun::quarterly;
  const Book book = replay(history, settings);
  for (std::size_t index = 0; index < history.results.size(); ++index) {
    const ListedResult& listed = book.results[index];
    const auto session = static_cast<std::size_t>(history.results[index].session);
    const std::optional<double> rating = book.ratings[session].rating;
    const RateWorking working = workingOf(history.results[index], listed, rating.value_or(1), {});
    CHECK(working.empty() == !listed.rated);
    if (!listed.rated) continue;
    std::map<std::string, double> term;
    for (const RateTerm& each : working) term[std::string(each.symbol)] = each.value;
    for (std::size_t side = 0; side < 2; ++side) {
      CHECK(working[side].value == listed.handicaps[side]);
      CHECK(working[side].source == (listed.known[side] ? "low-2" : "setting"));
    }
    CHECK(term["h"] == (term["h_1"] + term["h_2"]) / 2);
    CHECK(listed.par == term["h"] / term["rho"]);
    CHECK(listed.nett == 50 + (term["gross"] - term["par"]));
    CHECK(term["par_b"] == (term["b_1"] + term["b_2"]) / 2 / term["rho"]);
    CHECK(term["nett_b"] == 50 + (term["gross"] - term["par_b"]));
    CHECK(listed.after[0] == term["b_1"] * (1 - term["w"]) + term["nett_b"] * term["rho"] * term["w"]);
    CHECK(listed.after[1] == term["b_2"] * (1 - term["w"]) + term["nett_b"] * term["rho"] * term["w"]);
  }
}

TEST_CASE("nett book: an estimate that is impossible has no error either") {
  History history;
  history.starts.resize(2);
  history.sessions.resize(2);
  history.standard = 0;
  history.results = {{20'000, 0, {0, 1}, 50, 0}, {20'007, 1, {0, 1}, 5e-324, 0}};
  HistorySettings settings;
  settings.estimate = true;
  settings.minimum = 1;
  const Book book = replay(history, settings);
  CHECK(book.ratings[1].connected);
  CHECK_FALSE(book.ratings[1].rating.has_value());
  CHECK_FALSE(book.ratings[1].standardError.has_value());
  CHECK_FALSE(book.ratings[1].pairedError.has_value());
}

}  // namespace overtrick::nett_history_test
