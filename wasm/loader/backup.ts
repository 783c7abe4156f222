/**
 * The JSON backup: the whole event as it is, with a version and a check sum.
 *
 * `{"overtrick": "backup", "version": 1, "check": "…", "event": {…}}`. An event as plain JSON is read too.
 */
import { checksum } from "./checksum.js";
import { isObject, type Loose, text } from "./complaints.js";
import { lacksEntries, lacksEntryList, understood } from "./event-json.js";
import { bounded, limitsOf } from "./event-limits.js";
import { textOf } from "./encoding.js";
import { checkedContent, emptyEvent, type FileContent } from "./file-reading.js";
import { findingOf } from "./finding.js";
import { parseJson, TooComplex } from "./json.js";
import type { Event, Finding, Reading, SetAside, UnreadLine } from "./types.js";
import { decodeEvent } from "./decode.js";
import { encodeAny } from "./unlisted.js";

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
  const json = textOf(bytes);
  let given: unknown;
  try {
    given = parseJson(json);
  } catch (error) {
    return nothing(notJson(json, error));
  }
  // Some programs write a list even of one.
  const backup: unknown = Array.isArray(given) && given.length === 1 ? given[0] : given;
  if (!isObject(backup) || backup["overtrick"] !== "backup") {
    if (isEvent(backup))
      return { ...eventOf(backup, json.length, findings, lacksEntryList), eventJson: true };
    return nothing(noEvent(backup, json));
  }
  const version = backup["version"];
  if (typeof version !== "number" || !isObject(backup["event"])) {
    return nothing(findingOf("error", "damaged-backup"));
  }
  if (version > backupVersion) {
    return nothing(findingOf("error", "newer-version", { first: version, second: backupVersion }));
  }
  if (backup["check"] !== checkOf(backup["event"])) findings.push(findingOf("warning", "changed-backup"));
  return eventOf(backup["event"], json.length, findings, lacksEntries);
}

const isEvent = (value: unknown): value is Loose => isObject(value) && Array.isArray(value["boards"]);

/** A backup says in its first words that it is one. */
function notJson(json: string, error: unknown): Finding {
  if (error instanceof TooComplex) return findingOf("error", "too-complex", { first: error.limit });
  const isBackup = json === "" || /^\s*\{\s*"overtrick"/u.test(json);
  return findingOf("error", isBackup ? "damaged-backup" : "malformed-json");
}

function noEvent(given: unknown, json: string): Finding {
  if (Array.isArray(given) && given.length > 0 && given.every((one) => isEvent(one)))
    return findingOf("error", "several-events", { first: given.length });
  return findingOf("error", "not-an-event", {
    text: json.slice(0, 400).replaceAll(/\s+/gu, " ").trim().slice(0, 60),
  });
}

/** The event itself when all of it fits; else as much of it as can be understood, with its own ids, and findings. */
function eventOf(
  all: Loose,
  length: number,
  before: readonly Finding[],
  lacks: (event: Loose) => boolean,
): Reading {
  const { event: given, findings: leftOut } = bounded(all, limitsOf(length));
  const whole = isComplete(given) && encodeAny(given).complaints.findings.length === 0;
  if (whole && !lacks(given)) return { event: given as unknown as Event, findings: before.concat(leftOut) };
  const { event: loose, findings: notes } = understood(given);
  const { columns, places, playerIds, setAside, complaints } = encodeAny(loose);
  const findings = before.concat(leftOut, notes, complaints.findings);
  const { entryIds: entries, lineIds: lines } = places;
  const { event } = decodeEvent(columns, { players: playerIds, entries, lines });
  return setAside.length === 0
    ? { event, findings }
    : { event, findings, unread: unreadLines(event, setAside) };
}

/** Where the lines that were set aside stand among those of their board. */
function unreadLines(event: Event, setAside: readonly SetAside[]): UnreadLine[] {
  const lines: UnreadLine[] = [];
  let before = 0;
  let passed = 0;
  let at = 0;
  for (const { board, before: taken, id, ns, ew, outcome, reverse } of setAside) {
    for (; at < board; at += 1) {
      before += event.boards[at]!.lines.length;
      passed = 0;
    }
    lines.push({ id, board, at: taken - before + passed, ns, ew, result: writtenAs(outcome, reverse) });
    passed += 1;
  }
  return lines;
}

const said = (value: unknown): string => text(value) ?? JSON.stringify(value);

/** What was written for a result that is none: `8S;N;9`, which nobody reads as one either. */
function writtenAs(outcome: unknown, reverse: unknown): string {
  // Without it somebody would read the rest as a result.
  if (reverse !== undefined) return `${writtenAs(outcome, undefined)};reverse=${said(reverse)}`.slice(0, 80);
  if (!isObject(outcome)) return outcome === undefined || outcome === null ? "" : said(outcome);
  const { kind, ...rest } = outcome;
  const words = Object.values(rest).filter((value) => value !== undefined && value !== null);
  return (words.length > 0 ? words : [kind]).map(said).join(";").slice(0, 80);
}

/** Whether every list is there, as the type says; people's own JSON may leave some out. */
function isComplete(event: Loose): boolean {
  const isText = (value: unknown): boolean => typeof value === "string";
  const every = (list: unknown, holds: (item: Loose) => boolean): boolean =>
    Array.isArray(list) && list.every((item: unknown) => isObject(item) && holds(item));
  return (
    ["name", "date", "scoring"].every((key) => isText(event[key])) &&
    every(event["players"], ({ id }) => isText(id)) &&
    every(event["entries"], ({ id, players }) => isText(id) && Array.isArray(players)) &&
    every(event["boards"], ({ lines }) => every(lines, ({ id }) => isText(id)))
  );
}
