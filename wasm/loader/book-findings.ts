/** What the core says of a book, with the names behind its numbers. */
import type { BookNames } from "./book-encode.js";
import { settingNames as project52Settings } from "./expected.js";
import { messageOf } from "./rating-messages.js";
import { nettSettingNames } from "./nett-history.js";
import { settingNames as rankingSettings } from "./ranking-encode.js";
import type { Finding } from "./types.js";
import { decodeFindings, type FindingTable, strides } from "./wire.js";

/** Codes whose second argument is a member. */
const aboutMembers = new Set(["player-twice-in-session", "plays-with-self"]);
/** Codes whose first argument is a weekly session. */
const aboutRatings = new Set(["rating-impossible", "rating-unusual"]);
// As core numbers them.
const memberFigures = ["handicap", "impHandicap", "nett", "replacement"] as const;
const firstSeries = 2;

type Values = Record<string, string | number>;

/** Of settings, ratings and members: no session is concerned. */
function placeOf(finding: Finding, values: Values, names: BookNames): void {
  const [first, second] = [Number(values["first"]), Number(values["second"])];
  if (finding.code === "invalid-setting") {
    const [system, list] =
      second === 0
        ? ["project52", project52Settings]
        : second === 1
          ? ["nett", nettSettingNames]
          : [`rankings[${names.listed[second - firstSeries] ?? -1}].settings`, rankingSettings];
    values["setting"] = list[first] ?? "";
    values["path"] = `settings.${system}.${values["setting"]}`;
  } else if (aboutRatings.has(finding.code)) {
    values["text"] = names.nett.names[first] ?? "";
    values["path"] = `settings.nett.ratings.${values["text"]}`;
  } else if (finding.code !== "more-findings") {
    const member = names.members.names[second];
    if (member === undefined) return;
    finding.where.member = member;
    const figure = finding.code === "member-figure-invalid" ? memberFigures[first] : undefined;
    values["text"] = member;
    values["path"] = figure === undefined ? "members" : `members[${second}].${figure}`;
  }
  if (values["path"] !== undefined) finding.where.path = String(values["path"]);
}

export function bookFindings(rows: Int32Array, table: FindingTable, names: BookNames): Finding[] {
  const places = { boards: [], lineIds: names.sessions.names, entryIds: [] };
  const findings = decodeFindings(rows, table, places);
  findings.forEach((finding, i) => {
    const entry = rows[i * strides.finding + 6]!;
    const { lineId } = finding.where;
    const values: Values = finding.values ?? {};
    delete finding.where.lineId;
    if (lineId === undefined) placeOf(finding, values, names);
    else {
      finding.where.session = lineId;
      values["session"] = lineId;
      if (entry >= 0) finding.where.path = `entries[${entry}]`;
      const member = aboutMembers.has(finding.code)
        ? names.members.names[Number(values["second"])]
        : undefined;
      if (member !== undefined) {
        finding.where.member = member;
        values["text"] = member;
        values["path"] = "members";
      }
    }
    finding.values = values;
    finding.message = messageOf(finding.code, values);
  });
  return findings;
}
