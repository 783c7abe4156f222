/** Findings of a season with their places: a path into what was handed in, and the names that a sentence may speak of. */
import { messageOf } from "./rating-messages.js";
import type { EncodedSeason } from "./ranking-encode.js";
import { settingNames } from "./ranking-encode.js";
import { rateFindings } from "./rate-wire.js";
import type { Finding } from "./types.js";
import { type FindingTable, strides } from "./wire.js";

/** Which lists a code's two numbers point into; see core/event/finding.h. */
type Second = "line" | "player" | "half" | "count" | "none";
const seconds: Readonly<Record<string, Second>> = {
  "player-twice-in-session": "player",
  "plays-with-self": "player",
  "one-pair-in-line": "line",
  "all-scores-equal": "line",
  "line-not-a-letter": "line",
  "group-without-line": "line",
  "line-in-two-groups": "line",
  "half-without-opponent": "half",
  "score-out-of-range": "half",
  "halves-not-twenty": "half",
  "team-not-of-four": "count",
};
/** What does not speak of a session. */
const apart = ["invalid-setting", "last-above-season", "minimum-above-season", "pair-minimum-above-season"];

export function rankingFindings(rows: Int32Array, table: FindingTable, season: EncodedSeason): Finding[] {
  const findings = rateFindings(rows, table, [], settingNames);
  findings.forEach((finding, i) => {
    const at = i * strides.finding;
    locate(finding, season, rows[at + 6]!, rows[at + 7]!, rows[at + 8]!);
  });
  return findings.filter((finding) => !isSaid(finding, season));
}

/** Whether the reason was complained of when the season was read: a score or VP that is no number. */
function isSaid({ code, where, values }: Finding, season: EncodedSeason): boolean {
  if (code !== "score-missing" && code !== "score-out-of-range") return false;
  const path = where.path ?? "";
  const half = Number(values?.["second"]) - 1;
  return season.unread.has(`${path}.score`) || season.unread.has(`${path}.halves[${half}].vp`);
}

function locate(finding: Finding, season: EncodedSeason, entry: number, first: number, second: number): void {
  const { code } = finding;
  if (apart.includes(code)) return;
  const values = finding.values!;
  const player = (index: number): void => {
    const path = season.met.get(index) ?? `players[${index}]`;
    finding.where.path = code === "invalid-value" ? `${path}.replacement` : path;
    values["player"] = season.players.names[index] ?? "";
    values["path"] = finding.where.path;
    values["text"] = values["player"];
  };
  if (code === "no-replacement-ranking") player(first);
  else if (code === "invalid-value") player(second);
  else if (code === "partnership-not-of-two-or-three") {
    finding.where.path = `partnerships[${first}]`;
    values["player"] = (season.partnerships[first] ?? []).join(" – ");
  } else {
    if (first >= 0) ofSession(finding, season, first, entry);
    const kind = seconds[code] ?? "none";
    if (kind === "line") values["line"] = season.lines[second] ?? "";
    if (kind === "player") values["player"] = season.players.names[second] ?? "";
    if (kind === "half") values["second"] = second + 1;
  }
  finding.message = messageOf(code, values);
}

function ofSession(finding: Finding, season: EncodedSeason, index: number, entry: number): void {
  const session = season.sessions[index];
  if (!session) return;
  const values = finding.values!;
  let path = `sessions[${index}]`;
  values["session"] = session.date;
  const own = session.entries[entry];
  if (own) {
    path += `.${session.kind === "teams" ? "teams" : "entries"}[${entry}]`;
    values["line"] = own.name;
    values["player"] = own.players.join(" – ");
    values["text"] = values["player"];
  }
  if (finding.code === "unreadable-date" || finding.code === "date-out-of-order") path += ".date";
  finding.where.path = path;
  values["path"] = path;
}
