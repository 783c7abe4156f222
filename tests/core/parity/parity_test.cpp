// The same bits natively and in WebAssembly (the house's rule of determinism), for every system over one
// generator. Each case prints its digest; tests/tools/parity.mjs compares those of both builds. Here is only
// checked that there was something to be compared.
#include <doctest/doctest.h>

#include "parity/digest.h"
#include "parity/sample.h"
#include "rate/clubranking_lineup.h"
#include "rate/project52_event.h"
#include "score/session_table.h"
#include "score/teams.h"
#include "score/working.h"
#include "season/history.h"
#include "write/csv.h"
#include "write/pbn.h"
#include "write/travellers.h"
#include "write/usebio.h"

namespace overtrick::parity_test {

using namespace overtrick::test;

namespace {

constexpr std::uint64_t samples = 600;
constexpr std::uint64_t books = 60;

void add(Digest& digest, const Working& working) {
  for (const Term& term : working) digest.addAll(term.symbol, term.value, term.source);
}

void add(Digest& digest, const EventScores& scores, const Event& event, const Rules& rules) {
  for (const LineScore& line : scores.lines) {
    digest.add(line.score);
    for (const SideScore* side : {&line.ns, &line.ew})
      digest.addAll(side->kind, side->field, side->points, percentOf(*side, event, rules));
  }
  for (const BoardScore& board : scores.boards)
    digest.addAll(board.field, board.results, board.top, board.datum);
  for (const Standing& row : scores.standings)
    digest.addAll(row.list, row.rank, row.tied, row.entry.value, row.points, row.max, row.percent, row.boards,
                  row.clubPoints);
  digest.add(scores.findings);
}

void add(Digest& digest, const project52::PlayerChange& player) {
  digest.addAll(player.before, player.change, player.after);
}

void add(Digest& digest, const project52::FieldAnswer& answer) {
  digest.addAll(answer.mean, answer.entriesCounted, answer.tables, answer.rated, answer.findings);
  for (const project52::RatedEntry& entry : answer.entries) {
    digest.addAll(entry.handicap, entry.expected, entry.result, entry.change, entry.nett, entry.estimated,
                  entry.moves, entry.gross, entry.favourite, entry.byNett, entry.byChange, entry.handicapRank,
                  entry.working);
    for (const project52::PlayerChange& player : entry.players) add(digest, player);
  }
}

void add(Digest& digest, const nett::Book& book) {
  for (const nett::PlayerBook& player : book.players)
    digest.addAll(player.start, player.handicap, player.sessions, player.firstStep);
  for (const nett::Step& step : book.steps) digest.addAll(step.result, step.before, step.after);
  for (const nett::ListedResult& line : book.results)
    digest.addAll(line.rated, line.par, line.nett, line.hcap, line.place, line.handicaps, line.before,
                  line.sessionHandicap, line.after, line.inBook);
  digest.addAll(book.played, book.findings);
}

void add(Digest& digest, const clubranking::Championship& championship) {
  for (const clubranking::Tally& tally : championship.tallies)
    digest.addAll(tally.mean, tally.played, tally.substituted, tally.counted, tally.dropped, tally.needed,
                  tally.qualified, tally.place);
  digest.add(championship.order);
}

void add(Digest& digest, const clubranking::SeasonAnswer& answer) {
  for (const clubranking::SessionPoints& session : answer.sessions) {
    digest.addAll(session.stretch.ratio, session.stretch.width, session.stretch.step);
    for (const clubranking::FieldPoints& field : session.fields)
      digest.addAll(field.position, field.interval.top, field.interval.bottom, field.mean, field.width);
    for (const clubranking::EntryPoints& entry : session.entries)
      digest.addAll(entry.scored, entry.points, entry.place, entry.resistance, entry.strength);
  }
  for (const clubranking::PlayerRanking& player : answer.players)
    digest.addAll(player.ranking, player.replacement, player.sessions, player.previous);
  for (const clubranking::PlayerResult& result : answer.playerResults)
    digest.addAll(result.session, result.points, result.before, result.after, result.counting);
  for (const clubranking::Partnership& partnership : answer.partnerships)
    digest.addAll(partnership.ranking, partnership.previous, partnership.results);
  add(digest, answer.individual);
  add(digest, answer.together);
  digest.addAll(answer.played, answer.findings);
}

}  // namespace

TEST_CASE("parity: scores, tables and workings of events, under every rule set and scoring") {
  Digest digest;
  for (std::uint64_t seed = 0; seed < samples; ++seed) {
    const Event event = sampleOf(seed).event;
    const Rules& rules = ruleSets()[seed % ruleSets().size()].rules;
    const EventScores scores = scoreEvent(event, rules);
    add(digest, scores, event, rules);
    const SessionTable table = sessionTable(event, scores);
    for (const SessionCell& cell : table.cells) digest.addAll(cell.played, cell.boards, cell.points);
    const LineIndex line{static_cast<std::int32_t>(seed % event.lines.size())};
    add(digest, workingOfScore(event, line));
    add(digest, workingOfLine(event, rules, scores, line, Side::ns));
    add(digest, workingOfTotal(event, rules, scores, {0}));
    Findings findings;
    for (const TeamMatch& match : teamMatches(teamBoards(event, findings), rules))
      digest.addAll(match.homeImps, match.awayImps, match.homePoints, match.awayPoints);
  }
  tellDigest("score", digest, samples);
  CHECK(digest.value() != Digest().value());
}

TEST_CASE("parity: files") {
  Digest digest;
  for (std::uint64_t seed = 0; seed < samples / 2; ++seed) {
    const Event event = sampleOf(seed).event;
    const EventScores scores = scoreEvent(event, {});
    digest.addAll(writeCsv(event), writePbn(event, &scores), writeUsebio(event, &scores),
                  writeTravellers(event, Notation::english));
  }
  tellDigest("files", digest, samples / 2);
  CHECK(digest.value() != Digest().value());
}

TEST_CASE("parity: Project 52, every form, and the fields of scored events") {
  Digest digest;
  for (std::uint64_t seed = 0; seed < samples; ++seed) {
    const Sample sample = sampleOf(seed);
    add(digest, project52::expected(sample.field, sample.settings));
    const project52::QuickAnswer quick = project52::quick(sample.quick, sample.settings);
    digest.addAll(quick.handicap, quick.mean, quick.others, quick.expected, quick.perPoint, quick.change,
                  quick.nett, quick.working, quick.findings);
    const project52::Curve curve = project52::curve(sample.quick, sample.settings, 30, 70, 7);
    digest.addAll(curve.results, curve.after);
    const Rules& rules = ruleSets()[seed % ruleSets().size()].rules;
    for (const project52::EventField& part :
         project52::fieldsOf(sample.event, rules, scoreEvent(sample.event, rules)))
      add(digest, project52::expected(part.field, sample.settings));
  }
  tellDigest("project52", digest, samples);
  CHECK(digest.value() != Digest().value());
}

TEST_CASE("parity: nett sessions and histories") {
  Digest digest;
  for (std::uint64_t seed = 0; seed < samples; ++seed) {
    const Sample sample = sampleOf(seed);
    const nett::NettSession session = nett::rateSession(sample.session, sample.historySettings.rates);
    for (const nett::NettEntry& entry : session.entries)
      digest.addAll(entry.rated, entry.par, entry.nett, entry.hcap, entry.place, entry.before,
                    entry.sessionHandicap, entry.after);
    digest.add(session.findings);
    add(digest, nett::replay(sample.history, sample.historySettings));
  }
  tellDigest("nett", digest, samples);
  CHECK(digest.value() != Digest().value());
}

TEST_CASE("parity: estimated ratings, to 1e-12") {
  std::vector<double> figures;
  for (std::uint64_t seed = 0; seed < samples / 10; ++seed) {
    Sample sample = sampleOf(seed);
    sample.historySettings.estimate = true;
    for (const nett::SessionRating& rating : nett::replay(sample.history, sample.historySettings).ratings)
      for (const auto& figure : {rating.rating, rating.standardError, rating.pairedError})
        figures.push_back(figure.value_or(-1));
  }
  tellFigures("estimate", figures);
  CHECK(figures.size() > 500);
}

TEST_CASE("parity: club ranking") {
  Digest digest;
  for (std::uint64_t seed = 0; seed < samples; ++seed) {
    const clubranking::Season season = sampleOf(seed).ranking;
    const clubranking::SeasonAnswer answer = clubranking::rankSeason(season);
    add(digest, answer);
    std::vector<double> rankings;
    std::vector<clubranking::PresentPair> present;
    for (std::size_t i = 0; i < answer.players.size(); ++i) {
      rankings.push_back(answer.players[i].ranking);
      const auto player = static_cast<std::int32_t>(i);
      if (i % 2 == 1) present.push_back({{player - 1, player}});
    }
    const clubranking::LineUp tonight = clubranking::lineUp(rankings, present, 3);
    digest.addAll(tonight.order, tonight.sizes, tonight.rankings);
  }
  tellDigest("ranking", digest, samples);
  CHECK(digest.value() != Digest().value());
}

TEST_CASE("parity: the club's book") {
  Digest digest;
  for (std::uint64_t seed = 0; seed < books; ++seed) {
    const BookSample sample = bookOf(seed);
    const season::Replay& replay = sample.replay;
    digest.addAll(replay.project52().handicaps, replay.project52().impHandicaps, replay.project52().played,
                  replay.nett().handicaps, replay.nett().played, replay.findings());
    for (const season::RankingSlot& slot : replay.ranking().slots)
      digest.addAll(slot.ranking, slot.replacement, slot.played);
    for (std::size_t member = 0; member < sample.book.members.size(); ++member) {
      const auto history = season::historyOf(sample.book, replay, static_cast<std::int32_t>(member), 20'200);
      for (const season::Step52& step : history.project52)
        digest.addAll(step.session, step.before, step.change, step.after, step.status);
      for (const season::StepNett& step : history.nett) digest.addAll(step.session, step.before, step.after);
      for (const season::StepRanking& step : history.ranking)
        digest.addAll(step.session, step.points, step.after);
    }
    const season::EventDetail detail = season::detailOf(sample.book, replay, 0);
    add(digest, detail.project52);
    for (const season::EventEntry& entry : detail.entries)
      digest.addAll(entry.before, entry.par, entry.nett, entry.points);
  }
  tellDigest("season", digest, books);
  CHECK(digest.value() != Digest().value());
}

}  // namespace overtrick::parity_test
