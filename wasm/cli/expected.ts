/** Project 52 on the command line: lists in, a table for people out. */
import {
  type EventField,
  type ExpectedAnswer,
  type ExpectedField,
  fieldOfList,
  type Finding,
  type Overtrick,
} from "overtrick";
import { aligned } from "./print.js";

type Options = Readonly<Record<string, string>>;

interface FieldInput extends EventField {
  findings: Finding[];
}

/** What was said on the command line, as a field has it. */
function given(options: Options): Partial<ExpectedField> {
  const number = (name: string): Partial<ExpectedField> =>
    options[name] === undefined ? {} : { [name]: Number(options[name].replace(",", ".")) };
  const word = (name: string): Partial<ExpectedField> =>
    options[name] === undefined ? {} : { [name]: options[name] };
  return { ...number("boards"), ...number("tables"), ...word("scoring"), ...word("form") };
}

/** A list is a pairs field, one of single players an individual; matchpoints unless told otherwise. */
export function fieldOfText(overtrick: Overtrick, text: string, options: Options): FieldInput {
  const { entries, findings } = overtrick.readRatingList(text);
  const real = entries.filter(({ phantom }) => !phantom);
  const alone = real.length > 0 && real.every(({ players }) => players.length === 1);
  const field = fieldOfList(entries, {
    form: alone ? "individual" : "pairs",
    scoring: "matchpoints",
    ...settingsOf({}, options),
    ...given(options),
  });
  return { ...field, findings };
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
    entry.id,
    two(entry.handicap),
    two(entry.expected),
    two(entry.result),
    two(entry.change),
    entry.players.map((player) => two(player.new)).join("  "),
    ...(named ? [people[i]?.names.join(" – ") ?? ""] : []),
  ]);
  const heading = ["Rank", "Entry", "Handicap", `Expected ${unit}`, `Result ${unit}`, "Change", "New"];
  if (named) heading.push("Names");
  return `Mean ${two(answer.mean)}, ${answer.tables} tables\n${aligned([heading, ...rows])}`;
}
