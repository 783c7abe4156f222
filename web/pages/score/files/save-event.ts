/** What the menu of ways out does: an event as a file, or as a link. Fetched at the first touch. */
import type { HtmlTexts, Overtrick } from "overtrick";
import { dateText } from "../../../components/date-text";
import { saveBlob } from "../../../components/save-blob";
import { wholeEngine } from "../../../engine/engine";
import { words, writer } from "../../../i18n";
import type { RulesChoice } from "../../../store/event-state";
import type { ScoredEvent } from "../../../store/scored";
import { linkTo } from "./link";

interface Kind {
  ending: string;
  type: string;
  write: (doors: Overtrick, scored: ScoredEvent) => string;
}

/** By the words of the menu. */
const kinds = {
  asBackup: {
    ending: "json",
    type: "application/json",
    write: (doors, { event }) => doors.writeBackup(event),
  },
  asCsv: {
    ending: "csv",
    type: "text/csv",
    // With a mark, without which spreadsheets take accents for something else.
    write: (doors, { event }) => `\uFEFF${doors.writeCsv(event)}`,
  },
  asPbn: {
    ending: "pbn",
    type: "application/x-pbn",
    write: (doors, { event, rules }) => doors.writePbn(event, rules),
  },
  asUsebio: {
    ending: "xml",
    type: "application/xml",
    write: (doors, { event, rules }) => doors.writeUsebio(event, rules),
  },
  asHtml: {
    ending: "html",
    type: "text/html",
    write: (doors, scored) => doors.writeHtml(scored.event, scored.scores, htmlTexts(scored)),
  },
} as const satisfies Record<string, Kind>;

export type FileKind = keyof typeof kinds;

export async function saveEvent(kind: FileKind, scored: ScoredEvent): Promise<void> {
  const doors = await wholeEngine();
  const { ending, type, write } = kinds[kind];
  saveBlob(new Blob([write(doors, scored)], { type }), `${fileName(scored)}.${ending}`);
}

/** The page's address with the whole event behind its mark, which no server is told. */
export async function linkOf({ event }: ScoredEvent, rules: RulesChoice): Promise<string> {
  const packed = await (await wholeEngine()).packEvent(event);
  return location.href.replace(/#.*$/u, "") + linkTo(packed, rules);
}

/** What totals are counted in. */
function unitOf({ event: { scoring }, rules, overtrick }: ScoredEvent): "points" | "imps" | "vp" {
  if (scoring === "matchpoints") return "points";
  if (scoring !== "teams") return "imps";
  const asked = typeof rules === "string" ? { base: rules } : rules;
  const teams = asked.teams ?? overtrick.rulesOf(asked.base ?? "club").teams;
  return ({ victoryPoints: "vp", imps: "imps", boardAMatch: "points" } as const)[teams];
}

function htmlTexts(scored: ScoredEvent): HtmlTexts {
  const { views, sides, score, entry } = words();
  const { scoring } = scored.event;
  const unit = unitOf(scored);
  return {
    rank: views.place,
    pair: scoring === "teams" ? views.team : views.pair,
    names: views.names,
    points: views.units[unit],
    boards: views.boards,
    northSouth: sides.ns,
    eastWest: sides.ew,
    ranking: score.ranking,
    penalty: entry.penalty,
    carryOver: entry.carryOver,
    session: (number) => views.session(writer().score(number)),
    unit,
    pointsAfter: views.unitsAfter[unit],
    number: (value) => writer().fixed(value, 2),
    day: (date) => dateText(date, "long"),
  };
}

/** The event's name and date, in letters that every disk takes. */
function fileName({ event: { name, date } }: ScoredEvent): string {
  const parts = `${date} ${name}`.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/gu, "");
  return parts === "" ? "overtrick" : parts.slice(0, 80);
}
