/**
 * The whole book as one JSON file, and back, exactly.
 *
 * `{"format": "overtrick-book", "version": 2, "name", "settings", "members": […], "versions": [{order, session, event?}],
 * "checks": {…}}`. Version 1 had the sessions as they came in, without events and without checks. A file that is
 * damaged, of something else or of a newer page is refused with what is wrong and where; the checks are of each part,
 * so that the place can be named.
 */
import type { BookRemoval, BookSession, Finding } from "overtrick";
import { parseJson } from "overtrick";
import type { ClubContents, ClubMember, SessionVersion } from "./contents";
import { hashOf } from "./hash";
import { brokenAt } from "./json-place";
import type { BackupMark } from "./schema";

export const backupFormat = "overtrick-book";
export const backupVersion = 2;

interface Checks {
  name: string;
  settings: string;
  /** Of each. */
  members: string[];
  versions: string[];
}

const checksOf = ({ name, settings, members, versions }: ClubContents): Checks => ({
  name: hashOf(name),
  settings: hashOf(settings),
  members: members.map(hashOf),
  versions: versions.map(hashOf),
});

/** A line for each member and session, so that two backups can be compared by eye. */
export function writeBookBackup(contents: ClubContents): string {
  const { name, settings, members, versions } = contents;
  const list = (parts: readonly unknown[]): string =>
    parts.length === 0 ? "[]" : `[\n${parts.map((part) => JSON.stringify(part)).join(",\n")}\n]`;
  const fields = [
    ["format", JSON.stringify(backupFormat)],
    ["version", JSON.stringify(backupVersion)],
    ["name", JSON.stringify(name)],
    ["settings", JSON.stringify(settings)],
    ["members", list(members)],
    ["versions", list(versions)],
    ["checks", JSON.stringify(checksOf(contents))],
  ];
  return `{\n${fields.map(([key, value]) => `"${key}": ${value}`).join(",\n")}\n}\n`;
}

/** `2026-09-07 Bridge club.json`, without what file systems do not take. */
export function backupFileName({ name }: ClubContents, day: string): string {
  const plain = name
    .replaceAll(/[\p{Cc}\s<>:"/\\|?*]+/gu, " ")
    .trim()
    .slice(0, 60);
  return `${day} ${plain === "" ? "Overtrick" : plain}.json`;
}

export type BackupReading = { contents: ClubContents } | { findings: Finding[] };

type Loose = Record<string, unknown>;
const isObject = (value: unknown): value is Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type Values = NonNullable<Finding["values"]>;
const refused = (code: string, message: string, values: Values = {}): Finding => ({
  severity: "error",
  code,
  message,
  where: typeof values["path"] === "string" ? { path: values["path"] } : {},
  values,
});

/** Thrown by the reader below and caught where it began. */
class Refusal extends Error {
  readonly finding: Finding;
  constructor(finding: Finding) {
    super(finding.message);
    this.finding = finding;
  }
}

function damaged(path: string): never {
  throw new Refusal(refused("book-part-damaged", `“${path}” is missing or damaged.`, { path }));
}

export function readBookBackup(text: string): BackupReading {
  try {
    return { contents: contentsIn(parsed(text.replace(/^\uFEFF/u, ""))) };
  } catch (error) {
    if (error instanceof Refusal) return { findings: [error.finding] };
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    const { line, column } = brokenAt(text) ?? { line: 1, column: 1 };
    const message = `The file is damaged or not a backup: line ${line}, column ${column}.`;
    throw new Refusal({
      ...refused("book-not-json", message, { first: line, second: column }),
      where: { line, column },
    });
  }
}

function contentsIn(file: unknown): ClubContents {
  if (!isObject(file) || file["format"] !== backupFormat) {
    throw new Refusal(refused("book-foreign", "This file is not a backup of a club's book."));
  }
  const { version } = file;
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1) damaged("version");
  if (version > backupVersion) {
    const message = `This was written by a newer version of Overtrick (${version}; this one knows ${backupVersion}).`;
    throw new Refusal(refused("newer-version", message, { first: version, second: backupVersion }));
  }
  const contents: ClubContents = {
    name: typeof file["name"] === "string" ? file["name"] : damaged("name"),
    settings: isObject(file["settings"]) ? file["settings"] : damaged("settings"),
    members: listIn(file, "members").map(memberIn),
    versions:
      version === 1 ? listIn(file, "sessions").map(firstVersionIn) : listIn(file, "versions").map(versionIn),
  };
  onlyOnce(contents);
  if (version > 1) compareChecks(contents, file["checks"]);
  return contents;
}

function listIn(file: Loose, key: string): unknown[] {
  const list = file[key];
  return Array.isArray(list) ? list : damaged(key);
}

function memberIn(value: unknown, index: number): ClubMember {
  const path = `members[${index}]`;
  if (!isObject(value)) damaged(path);
  if (typeof value["id"] !== "string") damaged(`${path}.id`);
  if (typeof value["name"] !== "string") damaged(`${path}.name`);
  // What else it says the package looks at.
  return value as unknown as ClubMember;
}

/** A member's id, or a guest, who need not have a name. */
const isPlayer = (value: unknown): boolean =>
  typeof value === "string" ||
  (isObject(value) && (value["name"] === undefined || typeof value["name"] === "string"));

function sessionIn(value: unknown, path: string): BookSession | BookRemoval {
  if (!isObject(value)) damaged(path);
  if (typeof value["id"] !== "string") damaged(`${path}.id`);
  const { removed, entries, changes } = value;
  if (removed === true || isObject(removed)) return value as unknown as BookRemoval;
  if (typeof value["date"] !== "string") damaged(`${path}.date`);
  for (const [key, list] of Object.entries({ entries, changes })) {
    if (list !== undefined && !Array.isArray(list)) damaged(`${path}.${key}`);
  }
  for (const [i, entry] of ((entries ?? []) as unknown[]).entries()) {
    if (!isObject(entry) || !Array.isArray(entry["players"])) damaged(`${path}.entries[${i}]`);
    const wrong = entry["players"].findIndex((player) => !isPlayer(player));
    if (wrong >= 0) damaged(`${path}.entries[${i}].players[${wrong}]`);
  }
  for (const [i, change] of ((changes ?? []) as unknown[]).entries()) {
    if (!isObject(change)) damaged(`${path}.changes[${i}]`);
  }
  return value as unknown as BookSession;
}

const firstVersionIn = (value: unknown, index: number): SessionVersion => ({
  order: index + 1,
  session: sessionIn(value, `sessions[${index}]`),
});

function versionIn(value: unknown, index: number): SessionVersion {
  const path = `versions[${index}]`;
  if (!isObject(value)) damaged(path);
  const { order } = value;
  if (typeof order !== "number" || !Number.isSafeInteger(order) || order < 1) damaged(`${path}.order`);
  sessionIn(value["session"], `${path}.session`);
  return value as unknown as SessionVersion;
}

/** Members once each, versions in their order. */
function onlyOnce({ members, versions }: ClubContents): void {
  const known = new Set<string>();
  for (const [i, { id }] of members.entries()) {
    if (known.has(id)) damaged(`members[${i}].id`);
    known.add(id);
  }
  for (const [i, { order }] of versions.entries()) {
    if (order <= (versions[i - 1]?.order ?? 0)) damaged(`versions[${i}].order`);
  }
}

function compareChecks(contents: ClubContents, written: unknown): void {
  if (!isObject(written)) damaged("checks");
  for (const [part, found] of Object.entries(checksOf(contents))) {
    const expected = written[part];
    const place = Array.isArray(found)
      ? placeOfDifference(found, expected, part)
      : found === expected
        ? null
        : part;
    if (place === null) continue;
    const message = `“${place}” was changed after the backup was written.`;
    throw new Refusal(refused("book-part-changed", message, { path: place }));
  }
}

function placeOfDifference(found: readonly string[], expected: unknown, part: string): string | null {
  if (!Array.isArray(expected)) return `checks.${part}`;
  const at = found.findIndex((check, i) => check !== expected[i]);
  if (at >= 0) return `${part}[${at}]`;
  return found.length === expected.length ? null : `${part}[${found.length}]`;
}

// --- The reminder

const day = 24 * 60 * 60 * 1000;
const mostDays = 30;
const mostSessions = 10;

/** Whether it is time for a backup: something changed since the last, and it was a month or ten sessions ago. */
export function backupDue(
  club: { readonly contents: ClubContents; readonly revision: number; readonly backup: BackupMark | null },
  now: Date,
): boolean {
  const { backup, revision, contents } = club;
  if (revision === 0) return false;
  if (!backup) return true;
  if (revision === backup.revision) return false;
  const old = now.getTime() - Date.parse(backup.at) >= mostDays * day;
  return old || contents.versions.length - backup.versions >= mostSessions;
}
