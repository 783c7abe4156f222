#include "read/history_list.h"

#include <doctest/doctest.h>

#include <string>

#include "read/date_text.h"
#include "show.h"

namespace overtrick::history_list_test {

namespace {

// Rows as "2024-12-31 Mon eve: Jan - Pol 4850", the gross in hundredths, the field behind a slash.
std::string show(const HistoryList& list) {
  const auto name = [](const std::vector<std::string>& names, std::int32_t index) {
    return names[static_cast<std::size_t>(index)];
  };
  std::string text;
  for (const HistoryRow& row : list.rows) {
    if (!text.empty()) text += "; ";
    text += (row.day == noDay ? "?" : isoOf(row.day)) + " " + name(list.sessions, row.session);
    if (row.field >= 0) text += "/" + name(list.fields, row.field);
    text += ": " + name(list.players, row.player) + " - " + name(list.players, row.partner) + " " +
            std::to_string(static_cast<int>(row.gross * 100 + 0.5));
  }
  return text;
}

struct Row {
  std::string name;
  std::string input;
  std::string expected;
  std::string findings;
};

}  // namespace

TEST_CASE("histories, as spreadsheets write them") {
  const std::string one = "2024-12-31 Mon eve: Jan - Pol 4850";
  const Row rows[] = {
      {"commas", "Date,Session,Player,Partner,Gross\n2024-12-31,Mon eve,Jan,Pol,48.5", one, ""},
      {"semicolons and a decimal comma", "Date;Session;Player;Partner;Gross\n31-12-2024;Mon eve;Jan;Pol;48,5",
       one, ""},
      {"tabs", "Date\tSession\tPlayer\tPartner\tGross\r\n31/12/2024\tMon eve\tJan\tPol\t48,5 %\r\n", one, ""},
      {"a decimal comma in quotes", "date,session,player,partner,gross\n31.12.2024,Mon eve,Jan,Pol,\"48,5\"",
       one, ""},
      {"Dutch, another order", "Bruto;Speler 1;Speler 2;Zitting;Datum\n48,5;Jan;Pol;Mon eve;31-12-2024", one,
       ""},
      {"Danish", "Dato;Klubaften;Spiller;Makker;Brutto\n31.12.2024;Mon eve;Jan;Pol;48,5", one, ""},
      {"Swedish", "Datum;Tävling;Spelare;Medspelare;Procent\n2024-12-31;Mon eve;Jan;Pol;48,5", one, ""},
      {"two columns of one name", "Date;Session;Player;Player;%\n2024-12-31;Mon eve;Jan;Pol;48,5", one, ""},
      {"both names in one cell", "Date;Session;Pair;Score\n2024-12-31;Mon eve;Jan - Pol;48,5", one, ""},
      {"without headings", "2024-12-31;Mon eve;Jan;Pol;48,5", one, ""},
      {"a field", "Date;Session;Section;Player;Partner;Gross\n2024-12-31;Mon eve;A;Jan;Pol;48,5",
       "2024-12-31 Mon eve/A: Jan - Pol 4850", ""},
      {"a byte order mark, sep= and empty rows",
       "\xEF\xBB\xBFsep=;\nDate;Session;Player;Partner;Gross\n;;;;\n2024-12-31;Mon eve;Jan;Pol;48,5\n\n", one,
       ""},
      {"names that were kept from being formulas, and one that was none",
       "Date;Session;Player;Partner;Gross\n2024-12-31;'t Hof;'=Jan;''-Pol;48,5",
       "2024-12-31 't Hof: =Jan - '-Pol 4850", ""},
      {"a column that nobody needs",
       "Date;Session;Player;Partner;Gross;Weather\n2024-12-31;Mon eve;Jan;Pol;48,5;rain", one,
       "ignored-column 1:35+7"},
      {"Windows-1252", "Dato;Aften;Spiller;Makker;Brutto\n31.12.2024;Mon;S\xF8ren;Pol;48,5",
       "2024-12-31 Mon: Søren - Pol 4850", ""},
      {"a date that is none is kept", "31-02-2024;Mon;Jan;Pol;48,5", "? Mon: Jan - Pol 4850",
       "unreadable-date 1:1+10"},
      {"no partner", "2024-12-31;Mon;Jan;;48,5", "", "missing-name 1:1+24"},
      {"no session", "2024-12-31;;Jan;Pol;48,5", "", "missing-field 1:1+24"},
      {"no gross", "2024-12-31;Mon;Jan;Pol;", "", "missing-field 1:1+23"},
      {"a gross that is no number", "2024-12-31;Mon;Jan;Pol;half", "", "not-a-number 1:24+4"},
      {"a quote that never ends", "2024-12-31;Mon;Jan;Pol;\"48,5", "2024-12-31 Mon: Jan - Pol 4850",
       "unclosed-quote 1:1+28"},
      {"nothing", " \n", "", "empty-input"},
      {"something else", "<html><body>no</body></html>", "", "missing-name 1:1+28"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const HistoryList list = readHistoryList(row.input);
    CHECK(show(list) == row.expected);
    CHECK(test::show(list.findings) == row.findings);
  }
}

TEST_CASE("names are numbered in the order in which they come") {
  const HistoryList list = readHistoryList("2024-12-31;Mon;Jan;Pol;50\n2025-01-01;Tue;Pol;An;51\n");
  CHECK(list.players == std::vector<std::string>{"Jan", "Pol", "An"});
  CHECK(list.rows[1].player == 1);
  CHECK(list.rows[1].sourceLine == 2);
}

TEST_CASE("dates as people write them") {
  struct DateRow {
    std::string text;
    std::string iso;
  };
  const DateRow rows[] = {
      {"2024-12-31", "2024-12-31"},
      {"31-12-2024", "2024-12-31"},
      {"31/12/2024", "2024-12-31"},
      {"31.12.2024", "2024-12-31"},
      {"1.2.2024", "2024-02-01"},
      {"31-12-24", "2024-12-31"},
      {"2024/12/31", "2024-12-31"},
      {" 31. 12. 2024 ", "2024-12-31"},
      {"2024-12-31T19:30", "2024-12-31"},
      {"31-12-2024 19:30", "2024-12-31"},
      {"0001-01-01", "0001-01-01"},
      {"29-02-2024", "2024-02-29"},
      {"29-02-2023", ""},
      {"12/31/2024", ""},
      {"31-12", ""},
      {"31-12/2024", ""},
      {"31-12-2024-1", ""},
      {"31-12-024", ""},
      {"0-0-0000", ""},
      {"yesterday", ""},
      {"", ""},
      {"-", ""},
      {"1e3-1-1", ""},
      {"123-1-2024", ""},
  };
  for (const DateRow& row : rows) {
    CAPTURE(row.text);
    CHECK(isoOf(readDay(row.text)) == row.iso);
  }
}

}  // namespace overtrick::history_list_test
