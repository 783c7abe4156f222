// Characters, numbers and words one by one: every code point that the readers know a meaning for.
#include <doctest/doctest.h>

#include <string>

#include "read/control_sheet.h"
#include "read/encoding.h"
#include "read/fields.h"
#include "read/headings.h"
#include "read/numbers.h"
#include "read/text.h"
#include "read/words.h"
#include "show.h"

namespace overtrick::characters_test {

using namespace std::string_literals;

namespace {

std::string utf8(char32_t value) {
  std::string text;
  appendUtf8(text, value);
  return text;
}

std::string decoded(const std::string& bytes) {
  std::string buffer;
  return std::string(decodeText(bytes, buffer).text);
}

std::string wordOf(const std::string& text) {
  const auto word = readOutcomeWord(text);
  if (!word) return "none";
  if (word->kind == OutcomeWord::Kind::award) return test::show(Outcome{Artificial{word->award, {}}});
  if (word->kind == OutcomeWord::Kind::awards)
    return test::show(Outcome{Artificial{word->award, word->opponent}});
  return "word";
}

}  // namespace

TEST_CASE("Unicode 15, 3.9: UTF-16 in both orders, with pairs and halves of pairs") {
  CHECK(decoded("\xFF\xFE\x41\x00\xF8\x00"s) == "Aø");
  CHECK(decoded("\xFE\xFF\x00\x41\x00\xF8"s) == "Aø");
  CHECK(decoded("\xFE\xFF\xD8\x3C\xDC\xA1"s) == "🂡");
  CHECK(decoded("\xFE\xFF\xD8\x3C"s) == "\uFFFD");  // ends in the middle
  CHECK(decoded("\xFE\xFF\xD8\x3C\x00\x41"s) ==
        "\uFFFD"
        "A");                                                     // no second half
  CHECK(decoded("\xFE\xFF\xD8\x3C\xE0\x00"s) == "\uFFFD\uE000");  // beyond the second halves
  CHECK(decoded("\xFE\xFF\xDC\xA1\x00\x41"s) ==
        "\uFFFD"
        "A");  // a second half alone
  CHECK(decoded("\xFE\xFF\xDC\x00\xDC\x00"s) == "\uFFFD\uFFFD");
  CHECK(decoded("\xFE\xFF\xD8\x00\xDC\x00"s) == utf8(0x10000));
  CHECK(decoded("\xFE\xFF\xDB\xFF\xDF\xFF"s) == utf8(0x10FFFF));
  CHECK(decoded("\xFE\xFF\xE0\x00"s) == "\uE000");
  CHECK(decoded("\xFE\xFF\xD7\xFF"s) == "\uD7FF");
  CHECK(decoded("\xFE\xFF\x00\x41\x00"s) == "A");  // an odd byte
  CHECK(decoded("caf\xE9 \x80 \x9F"s) == "café € Ÿ");
  // Windows-1252 from 0x80 on, without the five that it leaves open.
  CHECK(decoded(
            "\x80\x82\x83\x84\x85\x86\x87\x88\x89\x8A\x8B\x8C\x8E\x91\x92\x93\x94\x95\x96\x97\x98\x99\x9A\x9B"
            "\x9C\x9E\x9F\xA0\xFF"s) == "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ\u00A0ÿ");
}

TEST_CASE("a text with letters of two encodings keeps both (5.2: cp1252 or UTF-8)") {
  struct Row {
    std::string name;
    std::string bytes;
    std::string text;
    std::string mixed;  // from the first letter that is unlike most
  };
  const Row rows[] = {
      {"UTF-8", "Søren – Åse", "Søren – Åse", "none"},
      {"Windows-1252", "S\xF8ren \x96 \xC5se", "Søren – Åse", "none"},
      {"one byte among UTF-8", "Søren – Åse, Jos\xE9", "Søren – Åse, José", "é"},
      {"one of each", "Søren, Jos\xE9!", "Søren, José!", "é!"},
      {"mostly Windows-1252, in which a pair may be UTF-8 by chance", "\xBBP\xC5\xAB S\xF8r\xE9", "»PÅ« Søré",
       "Å« Søré"},
      {"a mark says UTF-8", "\xEF\xBB\xBF\xE9 \xE9 \xE9", "é é é", "é é é"},
      {"broken off within a letter", "Åse Ø Bj\xC3", "Åse Ø BjÃ", "Ã"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    std::string buffer;
    const DecodedText found = decodeText(row.bytes, buffer);
    CHECK(found.text == row.text);
    const bool none = found.mixedAt == std::string_view::npos;
    CHECK((none ? "none" : std::string(found.text.substr(found.mixedAt))) == row.mixed);
  }
}

TEST_CASE("Unicode 15, table 3-7: what is no UTF-8") {
  CHECK(isUtf8("\xF0\x90\x80\x80"));
  CHECK(isUtf8("\xF4\x8F\xBF\xBF"));
  CHECK_FALSE(isUtf8("\xF0\x8F\xBF\xBF"));  // too long a form
  CHECK_FALSE(isUtf8("\xF4\x90\x80\x80"));  // beyond the last
  CHECK_FALSE(isUtf8("\xED\xA0\x80"));      // half a pair
  CHECK(isUtf8("\xED\x9F\xBF"));
  CHECK(isUtf8("\xEE\x80\x80"));
  CHECK_FALSE(isUtf8("\xE0\x9F\xBF"));
  CHECK(isUtf8("\xE0\xA0\x80"));
  CHECK_FALSE(isUtf8("\xC1\xBF"));
  CHECK(isUtf8("\xC2\x80"));
  CHECK_FALSE(isUtf8("12345678\x80"));
  CHECK(isUtf8("1234567812345678"));
}

TEST_CASE("what separates words and prints nothing") {
  for (const std::uint32_t blank : {0xA0U, 0x2000U, 0x200FU, 0x2028U, 0x2029U, 0x202AU, 0x202CU, 0x202FU,
                                    0x205FU, 0x2060U, 0x2066U, 0x2069U, 0x3000U, 0xFEFFU}) {
    CAPTURE(blank);
    CHECK(trimmed(utf8(blank) + "a" + utf8(blank)) == "a");
  }
  for (const std::uint32_t letter :
       {0xA1U, 0x1FFFU, 0x2010U, 0x2027U, 0x2030U, 0x205EU, 0x2065U, 0x206AU, 0x2FFFU, 0x3001U}) {
    CAPTURE(letter);
    CHECK(trimmed(utf8(letter)) == utf8(letter));
  }
}

TEST_CASE("signs of several kinds") {
  for (const std::uint32_t minus :
       {0x2DU, 0x2010U, 0x2011U, 0x2012U, 0x2013U, 0x2014U, 0x2212U, 0xFE63U, 0xFF0DU}) {
    CAPTURE(minus);
    CHECK(readSigned(utf8(minus) + " 50") == -50);
    CHECK(readDecimal(utf8(minus) + "0,5") == Decimal{-5000});
    CHECK(readDouble(utf8(minus) + "0.5") == -0.5);
  }
  for (const std::uint32_t plus : {0x2BU, 0xFF0BU}) CHECK(readSigned(utf8(plus) + "50") == 50);
  CHECK_FALSE(readSigned(utf8(0x2015) + "50"));
}

TEST_CASE("numbers at the end of their room") {
  CHECK(readCount("999999999") == 999999999);
  CHECK_FALSE(readCount("1000000000"));
  CHECK(readSigned("999 999 999") == 999999999);
  CHECK_FALSE(readSigned("1000000000"));
  CHECK(readDecimal("1,23456") == Decimal{12345});
  CHECK_FALSE(readDecimal("1.2.3"));
  CHECK_FALSE(readDecimal("1,2,3"));
  CHECK(readDecimal("12345678.1234") == Decimal{123456781234});
  CHECK_FALSE(readDecimal("1234567890123"));
  CHECK_FALSE(readDecimal("."));
  CHECK(readDouble("123456789012345") == 123456789012345.0);
  CHECK_FALSE(readDouble("1234567890123456"));
  CHECK(readDouble("1.234567890123456789") == 1.23456789012345);
  CHECK(readDouble("0.0000000000000001") == 0.0);
  CHECK_FALSE(readDouble("1.2.3"));
  for (const char* nothing : {"", ".", ",", "-", "x"}) CHECK_FALSE(readDouble(nothing));
}

TEST_CASE("a space between thousands is part of a number, one between fields is not") {
  const auto fields = [](const std::string& line) {
    FieldList list;
    splitFields(line, Separator::blank, list);
    std::string text;
    for (const std::string_view field : list.fields) text += "[" + std::string(field) + "]";
    return text;
  };
  for (const std::uint32_t thin : {0x2007U, 0x2009U, 0x202FU}) {
    CAPTURE(thin);
    CHECK(fields("1" + utf8(thin) + "400 2") == "[1" + utf8(thin) + "400][2]");
    CHECK(fields("1" + utf8(thin) + "400") == "[1" + utf8(thin) + "400]");
    CHECK(fields("1" + utf8(thin) + "4000") == "[1][4000]");
    CHECK(fields("1" + utf8(thin) + "40") == "[1][40]");
    CHECK(fields("1" + utf8(thin) + "a40") == "[1][a40]");
    CHECK(fields("1" + utf8(thin) + "4a0") == "[1][4a0]");
    CHECK(fields("1" + utf8(thin) + "40a") == "[1][40a]");
    CHECK(fields("a" + utf8(thin) + "400") == "[a][400]");
    CHECK(fields(utf8(thin) + "400") == "[400]");
  }
}

TEST_CASE("White Book 2.8, EBU: awards in words and in per cent") {
  struct Row {
    std::string text;
    std::string expected;
  };
  const Row rows[] = {
      {"A", "A:A"},           {"A+", "A+:A"},         {"gem-", "A-:A"},         {"60%", "60:A"},
      {"0%", "0:A"},          {"100%", "100:A"},      {"101%", "none"},         {"-1%", "none"},
      {"A6040", "60:40"},     {"A60/40", "60:40"},    {"A60-40", "60:40"},      {"adj60-40", "60:40"},
      {"avg 60/40", "60:40"}, {"60-40", "60:40"},     {"60%-40%", "60:40"},     {"60/40", "60:40"},
      {"60/140", "none"},     {"140/60", "none"},     {"A60", "60:A"},          {"A600", "none"},
      {"A55,5", "55.5000:A"}, {"A101.5", "none"},     {"A+/A-", "A+:A-"},       {"pass", "word"},
      {"avave60", "none"},    {"60 %-40 %", "60:40"}, {"60 % - 40 %", "60:40"}, {"60 / 40 %", "60:40"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.text);
    CHECK(wordOf(row.text) == row.expected);
  }
  CHECK(opposite({Award::Kind::averagePlus, {}}) == Award{Award::Kind::averageMinus, {}});
  CHECK(opposite({Award::Kind::averageMinus, {}}) == Award{Award::Kind::averagePlus, {}});
  CHECK(opposite({Award::Kind::percent, {300000}}) == Award{Award::Kind::percent, {700000}});
  CHECK(opposite({}) == Award{});
}

TEST_CASE("letters with a mark of their own, and marks by themselves") {
  CHECK(isReverseWord("omva\u0308nt"));
  CHECK(isReverseWord("OMVÄNT"));
  CHECK_FALSE(isReverseWord("omvu\u0308nt"));
  CHECK_FALSE(isReverseWord("\u0308"));
  for (const char* nothing : {"", "-", "–", "_", "."}) CHECK(isPlaceholder(nothing));
  for (const std::uint32_t dash : {0x2010U, 0x2011U, 0x2012U, 0x2013U, 0x2014U, 0x2015U, 0x2212U})
    CHECK(isPlaceholder(utf8(dash)));
  for (const std::uint32_t other : {0x200FU, 0x2016U, 0x2211U, 0x2213U})
    CHECK_FALSE(isPlaceholder(utf8(other)));
  for (const char* something : {"0", "--", "a", "-."}) CHECK_FALSE(isPlaceholder(something));
}

TEST_CASE("lines that are drawn, not written") {
  for (const char* drawn :
       {"---", "===", "___", "+-+", "|-|", "***", "...", ":-:", "~~~", ";;;", ",,,", "│ ─ ┼", "‐ ― "})
    CHECK(isDecoration(drawn));
  for (const char* written : {"- a -", "1", "≡", "‗"}) CHECK_FALSE(isDecoration(written));
}

TEST_CASE("headings of boards and lines") {
  CHECK(readBoardCell("7") == 7);
  CHECK(readBoardCell("Board 7") == 7);
  CHECK_FALSE(readBoardCell("Board 7 8"));
  CHECK_FALSE(readBoardCell("7a"));
  CHECK(readLineHeading("Lijn A.") == "A");
  CHECK(readLineHeading("Lijn A:") == "A");
  CHECK(readLineHeading("Line AB") == "AB");
  CHECK(readLineHeading("AB-linje") == "AB");
  CHECK(readLineHeading("Line ABC").empty());
  CHECK(readLineHeading("ABC-linje").empty());
  CHECK(readLineHeading("Lijn Antwerpen aan zee").empty());
  CHECK_FALSE(readBoardHeading("7board"));
}

TEST_CASE("Belgian guide 5: a row of the control sheet, whole or in pieces") {
  const auto cells = [](const std::string& line, std::size_t boards) {
    const auto row = readSheetRow(line, boards);
    if (!row) return std::string("none");
    std::string text = std::string(row->ns) + "-" + std::string(row->ew);
    for (const SheetCell& cell : row->cells)
      text += " [" + std::string(cell.score) + " " + std::string(cell.contract) + "]";
    return text;
  };
  CHECK(cells("1;2;10 2 110 2S N;12 0 150", 2) == "1-2 [110 2S N] [150 ]");
  CHECK(cells("1;2;10 2 110", 2) == "none");
  CHECK(cells("1;2;10 2;12 0 150", 2) == "none");
  CHECK(cells("1 2 10 2 110 2SN 12 0 150", 2) == "1-2 [110 2SN] [150 ]");
  CHECK(cells("1 2 10 2 110 2SN 12 0 150", 1) == "none");
  CHECK(cells("1 2 10 2", 1) == "none");
  CHECK(cells("1 2", 1) == "none");
  CHECK(cells("x 2 10 2 110", 1) == "none");
  CHECK(cells("1 x 10 2 110", 1) == "none");
}

}  // namespace overtrick::characters_test
