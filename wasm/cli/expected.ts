/** Project 52 on the command line: lists in, a table for people out. */
import {
  type EventField,
  type ExpectedAnswer,
  type ExpectedField,
  fieldOfList,
  type Finding,
  listFindings,
  type ListedEntry,
  type Overtrick,
} from "overtrick";
import { aligned } from "./print.js";

type Options = Readonly<Record<string, string>>;

interface FieldInput extends EventField {
  findings: Finding[];
  /** Of the entries of a list, by their ids. */
  places?: Map<string, Place>;
}

/** What was said on the command line, as a field has it. */
function given(options: Options): Partial<ExpectedField> {
  const number = (name: string): Partial<ExpectedField> =>
    options[name] === undefined ? {} : { [name]: Number(options[name].replace(",", ".")) };
  const word = (name: string): Partial<ExpectedField> =>
    options[name] === undefined ? {} : { [name]: options[name] };
  return { ...number("boards"), ...number("tables"), ...word("scoring"), ...word("form") };
}

/** The answer's findings about entries of a list, with the places where they stand in its text. */
export function located(
  findings: readonly Finding[],
  places: ReadonlyMap<string, Place> | undefined,
): Finding[] {
  return findings.map((finding) => {
    const { entry, line: known } = finding.where;
    const place = entry === undefined || known !== undefined ? undefined : places?.get(entry);
    if (!place) return finding;
    const { line, players } = place;
    const player = playerCodes.has(finding.code) ? Number(finding.values?.["first"] ?? 1) : 1;
    return { ...finding, where: { ...finding.where, line, column: players[player - 1] ?? players[0] ?? 1 } };
  });
}

/** Whose first value is a player of the entry, from 1. */
const playerCodes = new Set(["handicap-invalid", "handicap-above-ceiling"]);

/** The line of an entry, and the columns where its players stand. */
interface Place {
  line: number;
  players: number[];
}

function placesOf(text: string, entries: readonly ListedEntry[], ids: readonly string[]): Map<string, Place> {
  const lines = text.split(/\r\n?|\n/u);
  return new Map(
    entries.map(({ players, sourceLine }, i) => {
      const line = lines[sourceLine - 1] ?? "";
      let from = 0;
      const columns = players.map(({ name }) => {
        const at = line.indexOf(name, from);
        if (at >= 0) from = at + name.length;
        return at >= 0 ? at + 1 : Math.max(0, line.search(/\S/u)) + 1;
      });
      return [ids[i]!, { line: sourceLine, players: columns }];
    }),
  );
}

/** A list is a pairs field, one of single players an individual; matchpoints unless told otherwise. */
export function fieldOfText(
  overtrick: Overtrick,
  { text, findings: mixed }: { text: string; findings: readonly Finding[] },
  options: Options,
): FieldInput {
  const { entries, findings } = overtrick.readRatingList(text);
  const real = entries.filter(({ phantom }) => !phantom);
  const alone = real.length > 0 && real.every(({ players }) => players.length === 1);
  const field = fieldOfList(entries, {
    form: alone ? "individual" : "pairs",
    scoring: "matchpoints",
    ...settingsOf({}, options),
    ...given(options),
  });
  const ids = field.field.entries.map(({ id }) => id);
  return {
    ...field,
    findings: [...mixed, ...findings, ...listFindings(entries)],
    places: placesOf(text, entries, ids),
  };
}

/** The field as it is, with what was said on the command line in place of its own. */
export function fieldOfJson(json: unknown, options: Options): FieldInput {
  const field = json as ExpectedField;
  return {
    field: { ...field, ...settingsOf(field.settings, options), ...given(options) },
    people: [],
    findings: [],
  };
}

function settingsOf(own: ExpectedField["settings"], { preset }: Options): Partial<ExpectedField> {
  return preset === undefined ? {} : { settings: { ...own, preset: preset as "denmark" } };
}

export function expectedTable(
  field: ExpectedField,
  answer: ExpectedAnswer,
  people: EventField["people"],
): string {
  const two = (value: number | null): string => (value === null ? "" : value.toFixed(2));
  const unit = field.scoring === "imps" ? "IMPs" : "%";
  const named = people.some(({ names }) => names.some((name) => name !== ""));
  const rows = answer.entries.map((entry, i) => [
    entry.rank === null ? "" : `${entry.rank}${entry.tied ? "=" : ""}`,
    people[i]?.match === undefined ? entry.id : `${people[i].match} ${people[i].number}`,
    two(entry.handicap),
    two(entry.expected),
    two(entry.result),
    two(entry.change),
    entry.players.map((player) => two(player.new)).join("  "),
    ...(named ? [people[i]?.names.join(" – ") ?? ""] : []),
  ]);
  const heading = ["Rank", "Entry", "Handicap", `Expected ${unit}`, `Result ${unit}`, "Change", "New"];
  if (named) heading.push("Names");
  const tables = answer.tables === 1 ? "1 table" : `${answer.tables} tables`;
  return `Mean ${two(answer.mean)}, ${tables}\n${aligned([heading, ...rows])}`;
}
