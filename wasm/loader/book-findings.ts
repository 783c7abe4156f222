/** What the core says of a book, with the names behind its numbers. */
import type { BookNames } from "./book-encode.js";
import { messageOf } from "./rating-messages.js";
import type { Finding } from "./types.js";
import { decodeFindings, type FindingTable } from "./wire.js";

/** Codes whose second argument is a member. */
const aboutMembers = new Set(["player-twice-in-session", "plays-with-self"]);

export function bookFindings(rows: Int32Array, table: FindingTable, names: BookNames): Finding[] {
  const places = { boards: [], lineIds: names.sessions.names, entryIds: [] };
  const findings = decodeFindings(rows, table, places);
  findings.forEach((finding, i) => {
    // The entry's number: rows are as wide as wire.ts has them.
    const entry = rows[i * 9 + 6]!;
    const { lineId } = finding.where;
    const values = finding.values ?? {};
    delete finding.where.lineId;
    if (lineId !== undefined) {
      finding.where.session = lineId;
      values["session"] = lineId;
      if (entry >= 0) finding.where.path = `entries[${entry}]`;
    }
    const member = names.members.names[Number(values["second"])];
    const ofMember =
      lineId === undefined ? finding.code !== "invalid-setting" : aboutMembers.has(finding.code);
    if (member !== undefined && ofMember) {
      finding.where.member = member;
      values["text"] = member;
      values["path"] = "members";
    }
    finding.values = values;
    finding.message = messageOf(finding.code, values);
  });
  return findings;
}
