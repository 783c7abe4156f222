#include "read/heading_words.h"

#include <array>
#include <string>

#include "read/text.h"
#include "read/words.h"

namespace overtrick {
namespace {

struct Row {
  std::string_view text;
  HeadingWord word;
  Languages languages;
};

using W = HeadingWord;
constexpr Languages en = language::english;
constexpr Languages nl = language::dutch;
constexpr Languages da = language::danish;
constexpr Languages sv = language::swedish;
constexpr Languages all = language::all;
constexpr Languages abroad = language::other;

// clang-format off
constexpr auto knownHeadings = std::to_array<Row>({
  {"ns", W::ns, en | da | sv}, {"nz", W::ns, nl}, {"northsouth", W::ns, en}, {"noordzuid", W::ns, nl}, {"nordsyd", W::ns, da | sv},
  {"n=z", W::ns, nl}, {"n=2", W::ns, nl}, {"nsz", W::ns, all},
  {"ew", W::ew, en}, {"ow", W::ew, nl}, {"o=w", W::ew, nl}, {"øv", W::ew, da}, {"öv", W::ew, sv}, {"ov", W::ew, da | sv},
  {"eastwest", W::ew, en}, {"oostwest", W::ew, nl}, {"østvest", W::ew, da}, {"östväst", W::ew, sv},
  {"pair", W::pair, en}, {"pairs", W::pair, en}, {"paar", W::pair, nl}, {"paren", W::pair, nl}, {"par", W::pair, da | sv},
  {"pairno", W::pair, en}, {"paarnr", W::pair, nl}, {"parnr", W::pair, da | sv},
  {"nspair", W::pairNs, en}, {"pairns", W::pairNs, en}, {"nsno", W::pairNs, en}, {"nsnr", W::pairNs, en}, {"nspairno", W::pairNs, en},
  {"nspairnumber", W::pairNs, en}, {"nzpaar", W::pairNs, nl}, {"paarnz", W::pairNs, nl}, {"nspar", W::pairNs, da | sv}, {"parns", W::pairNs, da | sv},
  {"ewpair", W::pairEw, en}, {"pairew", W::pairEw, en}, {"ewno", W::pairEw, en}, {"ewnr", W::pairEw, en}, {"ewpairno", W::pairEw, en},
  {"ewpairnumber", W::pairEw, en}, {"owpaar", W::pairEw, nl}, {"paarow", W::pairEw, nl}, {"øvpar", W::pairEw, da}, {"parøv", W::pairEw, da},
  {"övpar", W::pairEw, sv}, {"paröv", W::pairEw, sv},
  {"score", W::score, all}, {"scores", W::score, all}, {"scorecode", W::score, all}, {"scoor", W::score, nl},
  {"nsscore", W::scoreNs, en}, {"scorens", W::scoreNs, en}, {"nzscore", W::scoreNs, nl}, {"scorenz", W::scoreNs, nl}, {"ns+", W::scoreNs, en}, {"+", W::scoreNs, all}, {"+ns", W::scoreNs, en},
  {"ewscore", W::scoreEw, en}, {"scoreew", W::scoreEw, en}, {"owscore", W::scoreEw, nl}, {"scoreow", W::scoreEw, nl}, {"ew+", W::scoreEw, en}, {"+ew", W::scoreEw, en},
  {"ns-", W::scoreEw, en}, {"-ns", W::scoreEw, en}, {"nz+", W::scoreNs, nl}, {"nz-", W::scoreEw, nl}, {"score+", W::scoreNs, all}, {"score-", W::scoreEw, all},
  {"+nz", W::scoreNs, nl}, {"-nz", W::scoreEw, nl}, {"ow+", W::scoreEw, nl}, {"+ow", W::scoreEw, nl}, {"øv+", W::scoreEw, da}, {"+øv", W::scoreEw, da},
  {"öv+", W::scoreEw, sv}, {"+öv", W::scoreEw, sv}, {"ov+", W::scoreEw, da | sv}, {"+ov", W::scoreEw, da | sv}, {"eo+", W::scoreEw, abroad}, {"+eo", W::scoreEw, abroad},
  {"+score", W::scoreNs, all}, {"-score", W::scoreEw, all}, {"+sc", W::scoreNs, en}, {"-sc", W::scoreEw, en}, {"plus", W::scoreNs, all}, {"minus", W::scoreEw, all},
  {"scoreøv", W::scoreEw, da}, {"øvscore", W::scoreEw, da}, {"scoreöv", W::scoreEw, sv}, {"övscore", W::scoreEw, sv},
  {"resultns", W::scoreNs, en}, {"resultew", W::scoreEw, en}, {"nsresult", W::scoreNs, en}, {"ewresult", W::scoreEw, en},
  {"resultaatnz", W::scoreNs, nl}, {"resultaatow", W::scoreEw, nl}, {"nzresultaat", W::scoreNs, nl}, {"owresultaat", W::scoreEw, nl},
  {"resultatns", W::scoreNs, da | sv}, {"nsresultat", W::scoreNs, da | sv}, {"resultatøv", W::scoreEw, da}, {"øvresultat", W::scoreEw, da}, {"resultatöv", W::scoreEw, sv}, {"övresultat", W::scoreEw, sv},
  {"points", W::points, en}, {"pts", W::points, en}, {"mp", W::points, all}, {"mps", W::points, en}, {"matchpoints", W::points, en},
  {"punten", W::points, nl}, {"ptn", W::points, nl}, {"pnt", W::points, nl}, {"point", W::points, da}, {"poäng", W::points, sv},
  {"%", W::points, all}, {"pct", W::points, all}, {"percent", W::points, en}, {"procent", W::points, all}, {"imp", W::points, all}, {"imps", W::points, all},
  {"nsmp", W::points, en}, {"ewmp", W::points, en}, {"mpns", W::points, en}, {"mpew", W::points, en}, {"nspoints", W::pointsNs, en}, {"ewpoints", W::pointsEw, en}, {"pointsns", W::pointsNs, en}, {"pointsew", W::pointsEw, en},
  {"ns%", W::points, en}, {"ew%", W::points, en}, {"nz%", W::points, nl}, {"ow%", W::points, nl}, {"%ns", W::points, all}, {"%ew", W::points, en}, {"%nz", W::points, nl},
  {"%ow", W::points, nl}, {"øv%", W::points, da}, {"öv%", W::points, sv}, {"nspts", W::pointsNs, en}, {"ewpts", W::pointsEw, en},
  {"ptsns", W::pointsNs, en}, {"ptsew", W::pointsEw, en}, {"poängns", W::pointsNs, sv}, {"poängöv", W::pointsEw, sv}, {"nspoäng", W::pointsNs, sv}, {"övpoäng", W::pointsEw, sv},
  {"pointøv", W::pointsEw, da}, {"pointns", W::pointsNs, da}, {"nspoint", W::pointsNs, da}, {"øvpoint", W::pointsEw, da}, {"nzpunten", W::pointsNs, nl}, {"owpunten", W::pointsEw, nl},
  {"puntennz", W::pointsNs, nl}, {"puntenow", W::pointsEw, nl}, {"nspercent", W::points, en}, {"ewpercent", W::points, en},
  {"board", W::board, all}, {"bd", W::board, en}, {"brd", W::board, en}, {"boardno", W::board, en}, {"boardnr", W::board, all}, {"boardnumber", W::board, en},
  {"gift", W::board, nl}, {"giftnr", W::board, nl}, {"spel", W::board, nl | sv}, {"spelnr", W::board, nl | sv}, {"spil", W::board, da}, {"spilnr", W::board, da},
  {"giftnummer", W::board, nl}, {"spelnummer", W::board, nl | sv}, {"spilnummer", W::board, da},
  {"bricka", W::board, sv}, {"brickanr", W::board, sv}, {"bricknr", W::board, sv}, {"bricknummer", W::board, sv}, {"giv", W::board, sv}, {"deal", W::board, en}, {"hand", W::board, en},
  {"section", W::section, en}, {"sectie", W::section, nl}, {"groep", W::section, nl}, {"række", W::section, da}, {"sektion", W::section, da | sv}, {"grupp", W::section, sv},
  {"afdeling", W::section, nl | da}, {"gruppe", W::section, da}, {"avdelning", W::section, sv},
  {"round", W::round, en}, {"rnd", W::round, en}, {"ronde", W::round, nl}, {"runde", W::round, da}, {"rond", W::round, sv}, {"omgång", W::round, sv},
  {"table", W::table, en}, {"tbl", W::table, en}, {"tafel", W::table, nl}, {"bord", W::table, da | sv},
  {"contract", W::contract, en | nl}, {"contr", W::contract, en | nl}, {"cont", W::contract, en | nl}, {"con", W::contract, en | nl}, {"ctr", W::contract, en | nl}, {"kontrakt", W::contract, da | sv}, {"bid", W::contract, en}, {"bod", W::contract, nl}, {"melding", W::contract, da}, {"kontr", W::contract, da | sv}, {"bud", W::contract, da | sv},
  {"by", W::declarer, en}, {"declarer", W::declarer, en}, {"decl", W::declarer, en}, {"dec", W::declarer, en}, {"playedby", W::declarer, en},
  {"door", W::declarer, nl}, {"doorpaar", W::declarer, nl}, {"leider", W::declarer, nl}, {"speler", W::declarer, nl}, {"bypair", W::declarer, en},
  {"ns/ew", W::declarer, all},
  {"spilfører", W::declarer, da}, {"spilf", W::declarer, da}, {"spelf", W::declarer, sv}, {"spf", W::declarer, da | sv}, {"af", W::declarer, da}, {"afpar", W::declarer, da},
  {"spelförare", W::declarer, sv}, {"av", W::declarer, sv}, {"avpar", W::declarer, sv},
  {"result", W::result, en}, {"res", W::result, all}, {"resultaat", W::result, nl}, {"resultat", W::result, da | sv}, {"+/-", W::plusMinus, all}, {"-/+", W::plusMinus, all}, {"±", W::plusMinus, all},
  {"over/under", W::plusMinus, en}, {"up/down", W::plusMinus, en}, {"over", W::plusMinus, en}, {"under", W::down, en}, {"made", W::made, en}, {"makes", W::made, en}, {"gemaakt", W::made, nl}, {"made/down", W::result, en},
  {"mk/dn", W::result, en}, {"down", W::down, en}, {"bet", W::down, da},
  {"tricks", W::tricks, en}, {"trk", W::tricks, en}, {"tks", W::tricks, en}, {"trx", W::tricks, en}, {"tr", W::tricks, en}, {"tricksmade", W::tricks, en}, {"trickswon", W::tricks, en}, {"antalstik", W::tricks, da}, {"antalstick", W::tricks, sv}, {"trks", W::tricks, en}, {"slagen", W::tricks, nl}, {"slag", W::tricks, nl}, {"stik", W::tricks, da}, {"stick", W::tricks, sv},
  {"dbl", W::doubled, all}, {"x", W::doubled, all}, {"dblx/xx", W::doubled, all}, {"x/xx", W::doubled, all}, {"doubled", W::doubled, en}, {"double", W::doubled, en},
  {"doublet", W::doubled, nl}, {"dobling", W::doubled, da}, {"dobbelt", W::doubled, da}, {"dubbling", W::doubled, sv}, {"dubbel", W::doubled, nl | sv},
  {"remark", W::remark, en}, {"remarks", W::remark, en}, {"note", W::remark, en}, {"notes", W::remark, en}, {"code", W::remark, all}, {"opmerking", W::remark, nl},
  {"bemærkning", W::remark, da}, {"anmärkning", W::remark, sv}, {"reverse", W::remark, all}, {"gemiddelde", W::remark, nl}, {"reversegemiddelde", W::remark, nl},
  {"outcome", W::remark, en},
  {"vul", W::vulnerability, en}, {"vuln", W::vulnerability, en}, {"vulnerable", W::vulnerability, en}, {"vulnerability", W::vulnerability, en},
  {"kwetsbaar", W::vulnerability, nl}, {"kwets", W::vulnerability, nl}, {"zone", W::vulnerability, da}, {"zon", W::vulnerability, sv},
  {"dealer", W::dealer, en}, {"dlr", W::dealer, en}, {"gever", W::dealer, nl}, {"kortgiver", W::dealer, da}, {"giver", W::dealer, da}, {"givare", W::dealer, sv},
  {"lead", W::ignored, en}, {"ld", W::ignored, en}, {"uitkomst", W::ignored, nl}, {"start", W::ignored, nl}, {"udspil", W::ignored, da}, {"ud", W::ignored, da},
  {"utspel", W::ignored, sv}, {"ut", W::ignored, sv},
  {"lijn", W::line, nl}, {"line", W::line, en}, {"linje", W::line, da | sv}, {"linie", W::line, da}, {"lijnnr", W::ignored, nl}, {"nr", W::ignored, all}, {"no", W::ignored, all}, {"sublist", W::ignored, all},
  {"names", W::names, en}, {"namen", W::names, nl}, {"navne", W::names, da}, {"namn", W::names, sv},
  {"nsnames", W::namesNs, en}, {"namesns", W::namesNs, en}, {"nsname", W::namesNs, en}, {"nsplayers", W::namesNs, en}, {"playersns", W::namesNs, en},
  {"ewnames", W::namesEw, en}, {"namesew", W::namesEw, en}, {"ewname", W::namesEw, en}, {"ewplayers", W::namesEw, en}, {"playersew", W::namesEw, en},
  {"nznamen", W::namesNs, nl}, {"namennz", W::namesNs, nl}, {"spelersnz", W::namesNs, nl}, {"nzspelers", W::namesNs, nl},
  {"ownamen", W::namesEw, nl}, {"namenow", W::namesEw, nl}, {"spelersow", W::namesEw, nl}, {"owspelers", W::namesEw, nl},
  {"nsnavne", W::namesNs, da}, {"navnens", W::namesNs, da}, {"øvnavne", W::namesEw, da}, {"navneøv", W::namesEw, da},
  {"nsnamn", W::namesNs, sv}, {"namnns", W::namesNs, sv}, {"övnamn", W::namesEw, sv}, {"namnöv", W::namesEw, sv},
  {"eo", W::ew, abroad}, {"contrat", W::contract, abroad}, {"déclarant", W::declarer, abroad}, {"résultat", W::result, abroad}, {"levées", W::tricks, abroad}, {"donne", W::board, abroad}, {"étui", W::board, abroad},
  {"spieler", W::declarer, abroad}, {"stiche", W::tricks, abroad}, {"ergebnis", W::result, abroad},
  {"rank", W::ignored, en}, {"player", W::ignored, en},
});
// clang-format on

// The word without what people put between its parts.
void stripJoints(std::string& text) {
  std::string kept;
  for (const char c : text) {
    if (c != '_' && c != ':' && c != '(' && c != ')') kept.push_back(c);
  }
  text = kept;
}

// Every word of a text about something else is looked up, too: most rows differ in the length or the first letter.
const Row* find(std::string_view text) {
  for (const Row& row : knownHeadings) {
    if (row.text.size() != text.size() || row.text.front() != text.front()) continue;
    if (row.text == text) return &row;
  }
  return nullptr;
}

// "NZ MP", "IMP ØV": two words that the table does not have together.
HeadingMeaning meaningOfTwo(std::string_view text) {
  const std::size_t blank = text.find(' ');
  if (blank == std::string_view::npos || text.find(' ', blank + 1) != std::string_view::npos) return {};
  const std::string_view words[] = {text.substr(0, blank), text.substr(blank + 1)};
  for (const std::size_t first : {0U, 1U}) {
    const HeadingMeaning side = headingMeaning(words[first]);
    const HeadingMeaning points = headingMeaning(words[1 - first]);
    if ((side.word != W::ns && side.word != W::ew) || points.word != W::points) continue;
    const W ofSide = side.word == W::ns ? W::pointsNs : W::pointsEw;
    return {isWordOfPoints(words[1 - first]) ? ofSide : W::points, side.languages};
  }
  return {};
}

}  // namespace

bool isWordOfPoints(std::string_view heading) {
  const FoldedWord folded(heading);
  for (const std::string_view word : {"points", "pts", "punten", "ptn", "pnt", "point", "poäng"}) {
    if (isWord(folded.view(), word)) return true;
  }
  return false;
}

HeadingMeaning headingMeaning(std::string_view text) {
  const FoldedWord folded(text);
  std::string key(folded.view());
  stripJoints(key);
  if (key.empty()) return {};
  if (key == "#") return {HeadingWord::board, language::all};
  const Row* row = find(key);
  if (row == nullptr) {
    std::string joined;
    for (const char c : key) {
      if (c != '-' && c != '/') joined.push_back(c);
    }
    if (joined.size() < key.size() && !joined.empty()) row = find(joined);
  }
  if (row == nullptr) return meaningOfTwo(text);
  return {row->word, row->languages};
}

}  // namespace overtrick
