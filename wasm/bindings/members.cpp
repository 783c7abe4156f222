// Embind for lists of members.
#include <emscripten/bind.h>

#include <string>
#include <vector>

#include "columns.h"
#include "rates.h"
#include "read/member_list.h"

namespace {

using emscripten::val;
using namespace overtrick;

// Rows of handicap and line of the text; names and numbers by turns, each ended by NUL; lines that gave
// nobody.
val memberList(const std::string& text) {
  const MemberList list = readMemberList(text);
  std::vector<double> rows;
  std::string words;
  for (const ListedMember& member : list.members) {
    wire::append(rows, {wire::orNaN(member.handicap), static_cast<double>(member.sourceLine)});
    words += member.name + '\0' + member.number + '\0';
  }
  val answer = val::object();
  answer.set("rows", wire::copyOut(rows));
  answer.set("words", words);
  answer.set("unread", wire::copyOut(list.unread));
  return answer;
}

}  // namespace

EMSCRIPTEN_BINDINGS(members) { emscripten::function("readMemberList", &memberList); }
