// Lists of members as clubs and federations have them.
#include "read/member_list.h"

#include <doctest/doctest.h>

#include <cmath>
#include <string>

namespace overtrick::member_list_test {

namespace {

std::string shown(const MemberList& list) {
  std::string text;
  for (const ListedMember& member : list.members) {
    text += std::to_string(member.sourceLine) + ' ' + member.name + '|' + member.number + '|';
    if (member.handicap) text += std::to_string(std::lround(*member.handicap * 100));
    text += ' ';
  }
  for (const std::int32_t line : list.unread) text += '!' + std::to_string(line) + ' ';
  return text;
}

}  // namespace

TEST_CASE("a list of members, a line each") {
  struct Row {
    const char* text;
    const char* expected;  // line, name, number, handicap in hundredths; ! a line that gave nobody
  };
  const Row rows[] = {
      {"20417; Ole Larsen; 38,28", "1 Ole Larsen|20417|3828 "},
      {"Ole Larsen\t38.28", "1 Ole Larsen||3828 "},
      {"Larsen, Ole; 38,28", "1 Ole Larsen||3828 "},
      {"Ole Larsen;20417;38,28", "1 Ole Larsen|20417|3828 "},
      {"Ole Larsen", "1 Ole Larsen|| "},
      {"Ole Larsen, 31,25", "1 Ole Larsen||3125 "},
      {"Ole Larsen, -1,5", "1 Ole Larsen||-150 "},
      {"Ole Larsen, −1,5", "1 Ole Larsen||-150 "},
      {"Ole Larsen,\"31,25\"", "1 Ole Larsen||3125 "},
      {"\"Ole \"\"Lars\"\" Larsen\" ,\"31,25\"", "1 Ole \"Lars\" Larsen||3125 "},
      {"Ole Larsen,31.25", "1 Ole Larsen||3125 "},
      {"12;Ole;Larsen;31,25", "1 Ole Larsen|12|3125 "},
      {"DKBF-77;Ole Larsen;11,1", "1 Ole Larsen|DKBF-77|1110 "},
      {"Åse Ærø;12,5", "1 Åse Ærø||1250 "},
      {"Name;Handicap\nOle;3", "2 Ole||300 !1 "},
      {"Ole Larsen\r\nEva Berg\r\nBo Ek", "1 Ole Larsen|| 2 Eva Berg|| 3 Bo Ek|| "},
      {"Jan Smit 28,4 - Pol Bos 14", "1 Jan Smit||2840 1 Pol Bos||1400 "},
      {"Ole Larsen;3\n\n!!!!;;;;", "1 Ole Larsen||300 !3 "},
      {"", ""},
      {" \n \n", ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.text);
    CHECK(shown(readMemberList(row.text)) == row.expected);
  }
}

TEST_CASE("a list of members that is none harms nobody") {
  const char* rows[] = {
      "\x01<script>;;;;,,,\n;;;\n", "\"", "\"\"\"", ",,,,", "\xff\xfe;1", "9,9,9,9", "Ole,", ",Ole 1,1"};
  for (const char* row : rows) {
    CAPTURE(row);
    CHECK(readMemberList(row).members.size() < 3);
  }
}

TEST_CASE("pieces of a list of members in any order: every member has a name, and figures are figures") {
  const char* pieces[] = {"Ole", "Åse B", "12",     "-3,5",  "12.5", ",", ";",  "\"", " - ",
                          "\t",  " ",     "DKBF-7", "1,5,2", "−",    "/", "()", "\n", "& "};
  constexpr std::size_t most = 4;
  for (const char* one : pieces) {
    for (const char* two : pieces) {
      for (const char* three : pieces) {
        std::string text;
        for (std::size_t i = 0; i < most; ++i) text += i == 0 ? one : i == 1 ? two : i == 2 ? three : one;
        CAPTURE(text);
        for (const auto& member : readMemberList(text).members) {
          CHECK(!member.name.empty());
          CHECK((!member.handicap || std::isfinite(*member.handicap)));
        }
      }
    }
  }
}

}  // namespace overtrick::member_list_test
