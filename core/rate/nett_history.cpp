#include "rate/nett_history.h"

#include "event/index.h"
#include "event/order.h"
#include "rate/nett_estimate.h"
#include "rate/nett_order.h"

namespace overtrick::nett {
namespace {

HistorySettings checkedHistory(const HistorySettings& given, Findings& findings) {
  HistorySettings settings = given;
  settings.rates = checked(given.rates, findings);
  if (given.minimum < 1) {
    settings.minimum = HistorySettings{}.minimum;
    findings.push_back(settingFinding(Setting::minimum));
  }
  if (given.years < 0) {
    settings.years = HistorySettings{}.years;
    findings.push_back(settingFinding(Setting::years));
  }
  return settings;
}

// The number of the period between two update runs that a day lies in.
std::int32_t periodOf(UpdateRun update, Day day) {
  const CalendarDate date = calendarOf(day);
  if (update == UpdateRun::monthly) return date.year * 12 + date.month - 1;
  if (update == UpdateRun::quarterly) return date.year * 4 + (date.month - 1) / 3;
  return date.year;
}

// The first day whose results are in the book.
Day bookOpens(const OrderOfPlay& order, const HistorySettings& settings) {
  if (settings.years == 0 || order.sittings.empty()) return noDay;
  const Day today = settings.today == noDay ? order.sittings.back().day : settings.today;
  return yearsBefore(today, settings.years);
}

// --- Ratings

std::vector<RatingEstimate> estimates(const History& history, const OrderOfPlay& order, Day opens,
                                      const HistorySettings& settings) {
  EstimateInput input;
  input.players = static_cast<std::int32_t>(history.starts.size());
  input.sessions = static_cast<std::int32_t>(history.sessions.size());
  input.standard = history.standard;
  input.minimum = settings.minimum;
  std::vector<std::size_t> lastSitting(history.starts.size(), 0);
  for (std::size_t number = 0; number < order.sittings.size(); ++number) {
    const Sitting& sitting = order.sittings[number];
    if (sitting.day < opens || !history.sessions[at(sitting.session)].handicapped) continue;
    for (std::size_t index = sitting.first; index < sitting.end; ++index) {
      const Result& result = history.results[at(order.results[index])];
      EstimateResult share{result.session, result.players, result.gross};
      for (std::int32_t& player : share.players) {
        std::size_t& last = lastSitting[at(player)];
        if (last == number + 1)
          player = -1;
        else
          last = number + 1;
      }
      input.results.push_back(share);
    }
  }
  return estimateRatings(input);
}

void takeEstimates(const History& history, const std::vector<RatingEstimate>& estimated, Book& book) {
  for (std::size_t session = 0; session < estimated.size(); ++session) {
    const RatingEstimate& estimate = estimated[session];
    SessionRating& rating = book.ratings[session];
    const auto number = static_cast<std::int32_t>(session);
    rating.connected = estimate.connected;
    rating.players = estimate.players;
    rating.results = estimate.results;
    if (number == history.standard) {
      rating.standardError = estimate.standardError;
      rating.pairedError = estimate.pairedError;
      continue;
    }
    if (!history.sessions[session].handicapped) continue;
    if (!estimate.connected) {
      book.findings.push_back({Code::sessionNotConnected, {}, number, 0});
      continue;
    }
    rating.rating = checkedRating(estimate.rating, number, book.findings);
    rating.source = RatingSource::estimated;
    if (!rating.rating) continue;
    rating.standardError = estimate.standardError;
    rating.pairedError = estimate.pairedError;
    if (!estimate.standardError) book.findings.push_back({Code::ratingWithoutError, {}, number, 0});
  }
}

void takeGivenRatings(const History& history, Book& book) {
  book.ratings.resize(history.sessions.size());
  for (std::size_t session = 0; session < history.sessions.size(); ++session) {
    const auto number = static_cast<std::int32_t>(session);
    SessionRating& rating = book.ratings[session];
    if (!history.sessions[session].handicapped) continue;
    rating.rating = checkedRating(history.sessions[session].rating, number, book.findings);
    if (rating.rating) rating.source = RatingSource::given;
    if (number == history.standard) {
      if (!rating.rating) {
        rating.rating = 1;
        rating.source = RatingSource::standard;
      } else if (*rating.rating != 1) {
        book.findings.push_back({Code::standardRatingNotOne, {}, number, inPerCent(*rating.rating)});
      }
    }
    rating.connected = rating.rating.has_value();
  }
}

// --- Replay

// What the book knows of a player while it is being written.
struct Held {
  double handicap = 0;
  double before = 0;  // the sitting that is being played
  std::size_t sitting = 0;
  bool known = false;
  double published = 0;  // at the last update run
  bool publishedKnown = false;
};

class Replay {
 public:
  Replay(const History& history, const HistorySettings& settings, const OrderOfPlay& order, Day opens,
         Book& book)
      : history_(history), settings_(settings), order_(order), opens_(opens), book_(book) {}

  void run() {
    openBooks();
    for (std::size_t number = 0; number < order_.sittings.size(); ++number) {
      const Sitting& sitting = order_.sittings[number];
      runUpdate(sitting.day);
      const std::optional<double> rating = book_.ratings[at(sitting.session)].rating;
      if (!rating) {
        noteTwice(sitting, number);
        continue;
      }
      for (std::size_t index = sitting.first; index < sitting.end; ++index) {
        rate(order_.results[index], number, *rating);
      }
      place(sitting);
    }
    for (std::size_t player = 0; player < held_.size(); ++player) {
      book_.players[player].handicap = held_[player].handicap;
    }
  }

 private:
  void openBooks() {
    held_.resize(history_.starts.size());
    book_.players.resize(history_.starts.size());
    for (std::size_t player = 0; player < held_.size(); ++player) {
      std::optional<double> start = history_.starts[player];
      const auto number = static_cast<std::int32_t>(player);
      if (start && !isHandicap(*start)) {
        book_.findings.push_back({Code::invalidValue, {}, -1, number});
        start.reset();
      } else if (start && !isPercentage(*start)) {
        book_.findings.push_back({Code::handicapUnusual, {}, -1, number});
      }
      held_[player].known = start.has_value();
      held_[player].handicap = start.value_or(settings_.rates.newcomer);
      book_.players[player].start = held_[player].handicap;
      newcomers_ += start ? 0 : 1;
    }
    if (newcomers_ > 0) book_.findings.push_back({Code::newInBook, {}, newcomers_, 0});
  }

  void runUpdate(Day day) {
    if (settings_.update == UpdateRun::everySession) return;
    const std::int32_t period = periodOf(settings_.update, day);
    if (updated_ && period == period_) return;
    updated_ = true;
    period_ = period;
    for (Held& held : held_) {
      held.published = held.handicap;
      held.publishedKnown = held.known;
    }
  }

  // Whether the result moves the player: once a sitting. `before` is the handicap that the sitting began
  // with.
  bool enter(Held& held, std::size_t number) {
    if (held.sitting == number + 1) return false;
    held.sitting = number + 1;
    held.before = held.handicap;
    if (settings_.update == UpdateRun::everySession) {
      held.published = held.handicap;
      held.publishedKnown = held.known;
    }
    return true;
  }

  void sayTwice(std::int32_t index, std::size_t side) {
    const Result& result = history_.results[at(index)];
    Finding finding{Code::playerTwiceInSession, {}, result.session, result.players[side]};
    finding.where.lineIndex = index;
    book_.findings.push_back(finding);
  }

  // A session without a rating moves nobody, but whoever sits there twice is a mistake all the same.
  void noteTwice(const Sitting& sitting, std::size_t number) {
    for (std::size_t index = sitting.first; index < sitting.end; ++index) {
      const std::int32_t result = order_.results[index];
      for (std::size_t side = 0; side < 2; ++side) {
        if (!enter(held_[at(history_.results[at(result)].players[side])], number)) sayTwice(result, side);
      }
    }
  }

  void rate(std::int32_t index, std::size_t number, double rating) {
    const Result& result = history_.results[at(index)];
    ListedResult& listed = book_.results[at(index)];
    listed.rated = true;
    listed.inBook = order_.sittings[number].day >= opens_;
    for (std::size_t side = 0; side < 2; ++side) {
      Held& held = held_[at(result.players[side])];
      listed.moved[side] = enter(held, number);
      listed.before[side] = held.before;
      listed.handicaps[side] = held.published;
      listed.known[side] = held.publishedKnown;
      if (!listed.moved[side]) sayTwice(index, side);
    }
    listed.par = parOf(listed.handicaps[0], listed.handicaps[1], rating);
    listed.nett = nettOf(result.gross, listed.par);
    listed.hcap = listed.nett - result.gross;
    const double par = parOf(listed.before[0], listed.before[1], rating);
    for (std::size_t side = 0; side < 2; ++side) {
      listed.sessionHandicap[side] =
          sessionHandicap(settings_.rates.rule, result.gross, par, listed.before[1 - side], rating);
      listed.after[side] = listed.before[side];
      if (listed.moved[side]) move(index, side, listed);
    }
  }

  void move(std::int32_t index, std::size_t side, ListedResult& listed) {
    const std::int32_t player = history_.results[at(index)].players[side];
    Held& held = held_[at(player)];
    PlayerBook& own = book_.players[at(player)];
    listed.after[side] =
        handicapAfter(listed.before[side], listed.sessionHandicap[side], settings_.rates.weight);
    held.handicap = listed.after[side];
    held.known = true;
    if (listed.inBook)
      ++own.sessions;
    else
      own.start = held.handicap;
  }

  void place(const Sitting& sitting) {
    members_.assign(order_.results.begin() + static_cast<std::ptrdiff_t>(sitting.first),
                    order_.results.begin() + static_cast<std::ptrdiff_t>(sitting.end));
    const auto field = [&](std::int32_t index) { return history_.results[at(index)].field; };
    sortIndices(members_, [&](std::int32_t left, std::int32_t right) { return field(left) < field(right); });
    for (std::size_t from = 0; from < members_.size();) {
      std::size_t end = from;
      nett_.clear();
      for (; end < members_.size() && field(members_[end]) == field(members_[from]); ++end) {
        nett_.push_back(book_.results[at(members_[end])].nett);
      }
      const std::vector<Place> places = placesOf(nett_);
      for (std::size_t member = from; member < end; ++member) {
        book_.results[at(members_[member])].place = places[member - from];
      }
      from = end;
    }
  }

  const History& history_;
  const HistorySettings& settings_;
  const OrderOfPlay& order_;
  const Day opens_;
  Book& book_;
  std::vector<Held> held_;
  std::int32_t newcomers_ = 0;
  bool updated_ = false;
  std::int32_t period_ = 0;
  std::vector<std::int32_t> members_;
  std::vector<double> nett_;
};

// Every player's steps side by side, in order of play.
void collectSteps(const History& history, const OrderOfPlay& order, Book& book) {
  std::int32_t first = 0;
  for (PlayerBook& player : book.players) {
    player.firstStep = first;
    first += player.sessions;
  }
  book.steps.resize(at(first));
  std::vector<std::int32_t> next;
  next.reserve(book.players.size());
  for (const PlayerBook& player : book.players) next.push_back(player.firstStep);
  for (const std::int32_t index : order.results) {
    const ListedResult& listed = book.results[at(index)];
    if (!listed.rated || !listed.inBook) continue;
    for (std::size_t side = 0; side < 2; ++side) {
      if (!listed.moved[side]) continue;
      const std::int32_t player = history.results[at(index)].players[side];
      book.steps[at(next[at(player)]++)] = {index, listed.before[side], listed.after[side]};
    }
  }
}

void noteWhatLeft(const OrderOfPlay& order, Day opens, std::int32_t years, Book& book) {
  std::size_t left = 0;
  for (const Sitting& sitting : order.sittings) left += sitting.day < opens ? sitting.end - sitting.first : 0;
  if (left == 0) return;
  book.findings.push_back({Code::resultsLeftBook, {}, static_cast<std::int32_t>(left), years});
}

void noteWhatIsMissing(const History& history, const OrderOfPlay& order, Book& book) {
  std::vector<std::int32_t> results(history.sessions.size(), 0);
  std::vector<bool> played(history.starts.size(), false);
  for (const std::int32_t index : order.results) {
    const Result& result = history.results[at(index)];
    ++results[at(result.session)];
    for (const std::int32_t player : result.players) played[at(player)] = true;
  }
  for (std::size_t session = 0; session < results.size(); ++session) {
    if (results[session] == 0 || book.ratings[session].rating) continue;
    book.findings.push_back(
        {Code::sessionNotRated, {}, static_cast<std::int32_t>(session), results[session]});
  }
  for (std::size_t player = 0; player < played.size(); ++player) {
    if (played[player]) continue;
    book.findings.push_back({Code::playerWithoutResults, {}, static_cast<std::int32_t>(player), 0});
  }
}

}  // namespace

Book replay(const History& history, const HistorySettings& given) {
  Book book;
  const HistorySettings settings = checkedHistory(given, book.findings);
  const bool hasStandard = history.standard >= 0 && at(history.standard) < history.sessions.size();
  if (settings.estimate && !hasStandard) book.findings.push_back({Code::noStandardSession, {}, 0, 0});
  const OrderOfPlay order = orderOfPlay(history, book.findings);
  const Day opens = bookOpens(order, settings);
  takeGivenRatings(history, book);
  if (settings.estimate && hasStandard) {
    takeEstimates(history, estimates(history, order, opens, settings), book);
  } else if (settings.estimate) {
    for (SessionRating& rating : book.ratings) rating.connected = false;
  }
  book.results.resize(history.results.size());
  Replay(history, settings, order, opens, book).run();
  collectSteps(history, order, book);
  noteWhatLeft(order, opens, settings.years, book);
  noteWhatIsMissing(history, order, book);
  book.played = order.results;
  return book;
}

RateWorking workingOf(const Result& result, const ListedResult& listed, double rating,
                      const Settings& given) {
  if (!listed.rated) return {};
  Findings ignored;
  const Settings settings = checked(given, ignored);
  const auto source = [&](std::size_t side) { return listed.known[side] ? "low-2" : "setting"; };
  const double par = parOf(listed.before[0], listed.before[1], rating);
  RateWorking working = {
      {"h_1", listed.handicaps[0], source(0)},
      {"h_2", listed.handicaps[1], source(1)},
      {"h", (listed.handicaps[0] + listed.handicaps[1]) / 2, "low-3"},
      {"rho", rating, "low-1"},
      {"par", listed.par, "low-3"},
      {"gross", result.gross, "given"},
      {"nett", listed.nett, "low-3"},
      {"hcap", listed.hcap, "low-3"},
      {"b_1", listed.before[0], "low-2"},
      {"b_2", listed.before[1], "low-2"},
      {"par_b", par, "low-3"},
      {"nett_b", nettOf(result.gross, par), "low-3"},
      {"w", settings.weight, "setting"},
  };
  constexpr std::string_view sessionSymbols[] = {"s_1", "s_2"};
  constexpr std::string_view afterSymbols[] = {"after_1", "after_2"};
  for (std::size_t side = 0; side < 2; ++side) {
    if (!listed.moved[side]) continue;
    working.push_back({sessionSymbols[side], listed.sessionHandicap[side],
                       settings.rule == Rule::published ? "low-2" : "partner-rule"});
    working.push_back({afterSymbols[side], listed.after[side], "low-2"});
  }
  return working;
}

}  // namespace overtrick::nett
