// Contracts that come in parts: seat, doubling and result in columns of their own, and pieces that do not go
// together.
#include <doctest/doctest.h>

#include <string>

#include "read/contract_text.h"
#include "read/travellers.h"
#include "show.h"

namespace overtrick::contract_forms_test {

namespace {

ContractText contractOf(const std::string& text) {
  ContractText contract;
  REQUIRE(takeText(contract, text));
  return contract;
}

}  // namespace

TEST_CASE("words in full are no evidence of what a letter means") {
  for (const char* seat : {"North", "Nord", "Noord"}) {
    CAPTURE(seat);
    CHECK(contractOf("4♠ " + std::string(seat)).letters == 0);
  }
  for (const char* suit : {"Sch", "Spades", "Hearts"}) {
    CAPTURE(suit);
    CHECK(contractOf("4" + std::string(suit) + " North").letters == 0);
  }
}

TEST_CASE("a seat in a column of its own") {
  ContractText contract = contractOf("4S");
  CHECK_FALSE(takeSeat(contract, "Q"));
  CHECK_FALSE(takeSeat(contract, ""));
  CHECK(takeSeat(contract, "North"));
  CHECK(contract.declarer == Seat::north);
  CHECK(takeSeat(contract, "n"));
  CHECK_FALSE(takeSeat(contract, "S"));
  CHECK(contract.declarer == Seat::north);
}

TEST_CASE("a doubling in a column of its own") {
  struct Row {
    std::string text;
    std::optional<Doubling> expected;
  };
  const Row rows[] = {{"x", Doubling::doubled},
                      {"D", Doubling::doubled},
                      {"*", Doubling::doubled},
                      {"!", Doubling::doubled},
                      {"dubblat", Doubling::doubled},
                      {"xx", Doubling::redoubled},
                      {"R", Doubling::redoubled},
                      {"RD", Doubling::redoubled},
                      {"DD", Doubling::redoubled},
                      {"**", Doubling::redoubled},
                      {"!!", Doubling::redoubled},
                      {"redbl", Doubling::redoubled},
                      {"maybe", {}},
                      {"xxx", {}}};
  for (const Row& row : rows) {
    CAPTURE(row.text);
    ContractText contract = contractOf("4S");
    CHECK(takeDoubling(contract, row.text) == row.expected.has_value());
    CHECK(contract.doubling == row.expected.value_or(Doubling::undoubled));
  }
  ContractText doubled = contractOf("4Sx");
  CHECK(takeDoubling(doubled, "D"));
  CHECK_FALSE(takeDoubling(doubled, "R"));
  CHECK(doubled.doubling == Doubling::doubled);
}

TEST_CASE("a result in a column of its own") {
  ContractText contract = contractOf("4S");
  CHECK_FALSE(takeResult(contract, "N"));     // nothing about tricks
  CHECK_FALSE(takeResult(contract, "x="));    // more than a result
  CHECK_FALSE(takeResult(contract, "N +1"));  // more than a result
  CHECK_FALSE(takeResult(contract, "good"));
  CHECK(takeResult(contract, "+1"));
  CHECK(tricksOf(contract) == 11);
  CHECK_FALSE(takeResult(contract, "="));
  CHECK(tricksOf(contract) == 11);
}

TEST_CASE("tricks that nobody can win") {
  ContractText contract = contractOf("1S");
  contract.result = ResultForm::relative;
  contract.resultValue = -8;
  CHECK_FALSE(tricksOf(contract));
  contract.resultValue = -7;
  CHECK(tricksOf(contract) == 0);
  contract.resultValue = 6;
  CHECK(tricksOf(contract) == 13);
  contract.resultValue = 7;
  CHECK_FALSE(tricksOf(contract));
}

TEST_CASE("pieces that do not go together change nothing") {
  for (const char* text : {"=", "*", "!", "N =", "4S***", "4Sx x", "4Sx dbl", "4S made =", "4 {", "4S {",
                           "4S 4", "4S +999999999999", "4S 999999999999", "999999999999S"}) {
    CAPTURE(text);
    ContractText contract;
    const bool taken = takeText(contract, text);
    const bool fine = std::string(text) == "4S 4";  // four tricks
    CHECK(taken == fine);
    if (!fine) CHECK(contract.level == 0);
  }
}

TEST_CASE("by whom, before the contract and behind it") {
  for (const char* text : {"by North 4♠ =", "4♠ by North =", "door N 4♠ =", "4♠ = av N"}) {
    CAPTURE(text);
    const ContractText contract = contractOf(text);
    CHECK(contract.hasContract());
    CHECK(contract.declarer == Seat::north);
  }
}

TEST_CASE("marks between the parts of a contract") {
  for (const char* text : {"4S,N,=", "4S/N:=", "4S.N.=", "(4S)N=", "4S N C", "4SNC", "N 4SC", "4♠NC"}) {
    CAPTURE(text);
    const ContractText contract = contractOf(text);
    CHECK(contract.level == 4);
    CHECK(contract.strain == Strain::spades);
    CHECK(contract.declarer == Seat::north);
    CHECK(contract.result == ResultForm::made);
  }
}

TEST_CASE("more words than a contract can have are none") {
  std::string text = "4S";
  for (int i = 0; i < 100; ++i) text += " ,";
  ContractText contract;
  CHECK_FALSE(takeText(contract, text));
}

TEST_CASE("columns that contradict or complete each other") {
  struct Row {
    std::string name;
    std::string text;
    std::string event;
    std::string findings;
  };
  const Row rows[] = {
      {"passed out with EW's score", "NS,EW,Contract,Score NS,Score EW\n1,2,Pass,,50", "1: 1-2 -50",
       "score-contradicts-contract 2:11+2"},
      {"passed out with NS's score", "NS,EW,Contract,Score NS,Score EW\n1,2,Pass,420,", "1: 1-2 420",
       "score-contradicts-contract 2:10+3"},
      {"EW's award alone", "NS,EW,Score NS,Score EW\n1,2,,A-", "1: 1-2 A+:A-", "other-side-assumed 2:6+2"},
      {"EW's average alone", "NS,EW,Score NS,Score EW\n1,2,,A", "1: 1-2 A:A", ""},
      {"EW's award beside NS's score", "NS,EW,Score NS,Score EW\n1,2,420,A-", "1: 1-2 EW A- beside 420", ""},
      {"declarer by the score alone", "NS,EW,Contract,Score\n1,2,4S,-450", "1: 1-2 4S E 11 (-450)",
       "declarer-from-score 2:5+2"},
      {"a score that fits both, the more likely way", "NS,EW,Contract,Score\n1,2,4S,450",
       "1: 1-2 4S N 11 (450)", "declarer-from-score 2:5+2"},
      {"declarer by score and result", "NS,EW,Contract,Result,Score\n1,2,4S,+1,-450", "1: 1-2 4S E 11 (-450)",
       "declarer-from-score 2:5+2"},
      {"more tricks than there are, and no declarer", "NS,EW,Contract,Result,Score\n1,2,7S,+1,450",
       "1: 1-2 450", "contract-left-out 2:5+2"},
      {"a score and no tricks", "NS,EW,Contract,By,Score\n1,2,4S,N,450", "1: 1-2 4S N 11 (450)", ""},
      {"a score that no tricks give", "NS,EW,Contract,By,Score\n1,2,4S,N,455", "1: 1-2 4S N 10 (455)", ""},
      {"no contract and tricks", "NS,EW,Contract,Score\n1,2,4Q,9", "", "unknown-contract 2:5+2"},
      {"no contract and nought", "NS,EW,Contract,Score\n1,2,4Q,0", "1: 1-2 0", "contract-left-out 2:5+2"},
      {"a seat and no contract", "NS,EW,By,Score\n1,2,N,420", "1: 1-2 420", "contract-left-out 2:0+0"},
      {"a seat and nothing", "NS,EW,By,Score\n1,2,N,", "", "unknown-contract 2:0+0"},
      {"both scores filled", "NS,EW,Score NS,Score EW\n1,2,420,50", "", "both-scores-filled 2:5+3"},
      {"both scores filled, with a contract",
       "NS,EW,Contract,By,Tricks,Score NS,Score EW\n1,2,4S,N,10,420,50", "1: 1-2 4S N 10",
       "both-scores-filled 2:13+3"},
      {"both scores filled, with nothing of one", "NS,EW,By,Score NS,Score EW\n1,2,N,420,50", "",
       "both-scores-filled 2:7+3"},
      {"a ruling in the contract's place", "NS,EW,Contract\n1,2,420//-50", "1: 1-2 420//-50", ""},
      {"rulings in two places", "NS,EW,Contract,Score\n1,2,420//-50,50//60", "1: 1-2 420//-50",
       "not-a-number 2:14+6"},
      {"a ruling in the score's place", "NS,EW,Score\n1,2,420//-50", "1: 1-2 420//-50", ""},
      {"declarer by pair number", "NS,EW,Contract,By,Tricks\n1,2,4S,1,10\n3,4,4S,4,10",
       "1: 1-2 4S N 10; 1: 3-4 4S E 10", "declarer-by-pair 2:5+2"},
      {"declarer by a number that both have", "NS,EW,Contract,By,Tricks,Score\n1,1,4S,1,10,420",
       "1: 1NS-1EW 420", "contract-left-out 2:8+1"},
      {"no such declarer", "NS,EW,Contract,By,Tricks,Score\n1,2,4S,Q,10,420", "1: 1-2 420",
       "contract-left-out 2:8+1"},
      {"no such declarer of no play", "NS,EW,Contract,By\n1,2,NP,Q", "1: 1-2 np", ""},
      {"a doubling", "NS,EW,Contract,Doubled,By,Tricks\n1,2,4S,x,N,10", "1: 1-2 4Sx N 10", ""},
      {"a doubling that is none", "NS,EW,Contract,Doubled,By,Tricks\n1,2,4S,so,N,10", "",
       "unknown-contract 2:8+2"},
      {"the result twice", "NS,EW,Contract,By,Result,Tricks\n1,2,4S,N,=,10", "1: 1-2 4S N 10", ""},
      {"a result in the contract and behind it", "NS,EW,Contract,By,Result\n1,2,4S=,N,+1", "",
       "unknown-contract 2:11+2"},
      {"a word for a result", "NS,EW,Contract,By,Result\n1,2,,,NP", "1: 1-2 np", ""},
      {"a score for a result", "NS,EW,Contract,By,Result\n1,2,4S,N,-50", "1: 1-2 4S N 9 (-50)", ""},
      {"a result that is none", "NS,EW,Contract,By,Result\n1,2,4S,N,good", "", "unknown-contract 2:10+4"},
      {"a result that is none, of no play", "NS,EW,Contract,By,Result\n1,2,NP,,good", "1: 1-2 np", ""},
      {"too many tricks", "NS,EW,Contract,By,Tricks\n1,2,4S,N,420", "1: 1-2 4S N 10 (420)", ""},
      {"tricks as a result", "NS,EW,Contract,By,Tricks\n1,2,4S,N,=", "1: 1-2 4S N 10", ""},
      {"decimals", "NS,EW,Score\n1,2,430.0", "1: 1-2 430", ""},
      {"decimals behind a comma", "NS;EW;Score\n1;2;50,00", "1: 1-2 50", ""},
      {"too low", "NS,EW,Score\n1,2,-99999", "", "number-out-of-range 2:5+6"},
      {"too high", "NS,EW,Score\n1,2,99999", "", "number-out-of-range 2:5+5"},
      {"a score, and NS's beside it", "NS,EW,Score,Score NS\n1,2,50,420", "1: 1-2 420", ""},
      {"a score, and EW's beside it", "NS,EW,Score,Score EW\n1,2,50,420", "1: 1-2 -420", ""},
      {"two scores", "NS,EW,Result,Score\n1,2,420,50", "1: 1-2 420", ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    TravellerOptions options;
    options.board = 1;
    const TravellerReading reading = readTravellers(row.text, options);
    CHECK(test::show(reading.event) == row.event);
    CHECK(test::show(reading.findings) == row.findings);
  }
}

}  // namespace overtrick::contract_forms_test
