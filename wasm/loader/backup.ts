/**
 * The JSON backup: the whole event as it is, with a version and a check sum.
 *
 * `{"overtrick": "backup", "version": 1, "check": "…", "event": {…}}`. An event as plain JSON is read too.
 */
import { checksum } from "./checksum.js";
import { isObject, type Loose } from "./complaints.js";
import { encodeEvent } from "./encode.js";
import { checkedContent, emptyEvent, type FileContent, textOf } from "./file-reading.js";
import { findingOf } from "./finding.js";
import { parseJson } from "./json.js";
import type { Event, Finding, Reading } from "./types.js";
import { decodeEvent } from "./wire.js";

const backupVersion = 1;

const checkOf = (event: unknown): string => checksum(JSON.stringify(event)).toString(16).padStart(8, "0");

export function writeBackup(event: Event): string {
  const backup = { overtrick: "backup", version: backupVersion, check: checkOf(event), event };
  return `${JSON.stringify(backup, undefined, 1)}\n`;
}

export function readBackup(content: FileContent): Reading {
  const findings: Finding[] = [];
  const nothing = (finding?: Finding): Reading => ({
    event: emptyEvent(),
    findings: finding ? [finding] : findings,
  });
  const bytes = checkedContent(content, findings);
  if (bytes === undefined) return nothing();
  const backup = parsed(textOf(bytes));
  if (!isObject(backup)) return nothing(findingOf("error", "damaged-backup"));
  if (backup["overtrick"] !== "backup") {
    if (Array.isArray(backup["boards"])) return eventOf(backup, findings);
    return nothing(findingOf("error", "damaged-backup"));
  }
  const version = backup["version"];
  if (typeof version !== "number" || !isObject(backup["event"])) {
    return nothing(findingOf("error", "damaged-backup"));
  }
  if (version > backupVersion) {
    return nothing(findingOf("error", "newer-version", { first: version, second: backupVersion }));
  }
  if (backup["check"] !== checkOf(backup["event"])) findings.push(findingOf("warning", "changed-backup"));
  return eventOf(backup["event"], findings);
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** The event itself when all of it fits; else what fits, and findings. */
function eventOf(event: Loose, findings: Finding[]): Reading {
  const { columns, complaints } = encodeEvent(event);
  const whole = complaints.findings.length === 0 && isComplete(event);
  findings.push(...complaints.findings);
  return { event: whole ? (event as unknown as Event) : decodeEvent(columns).event, findings };
}

/** Whether every list is there, as the type says; people's own JSON may leave some out. */
function isComplete(event: Loose): boolean {
  const isText = (value: unknown): boolean => typeof value === "string";
  return (
    isText(event["name"]) &&
    isText(event["date"]) &&
    isText(event["scoring"]) &&
    ["players", "entries", "boards"].every((key) => Array.isArray(event[key])) &&
    (event["entries"] as Loose[]).every((entry) => isText(entry["id"]) && Array.isArray(entry["players"])) &&
    (event["boards"] as Loose[]).every(
      (board) =>
        Array.isArray(board["lines"]) && (board["lines"] as Loose[]).every((line) => isText(line["id"])),
    )
  );
}
