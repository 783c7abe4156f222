/** Files to ratings: each is the loader's own input as JSON, or a list as people keep it. */
import { type Finding, type Overtrick, parseJson } from "overtrick";
import type { RateCommand, RateRequest } from "./arguments.js";
import { expectedTable, fieldOfJson, fieldOfText, located } from "./expected.js";
import { jsonOf } from "./json.js";
import { nettOfHistory, nettOfJson } from "./nett.js";
import { rankingTable } from "./ranking.js";
import { type Answer, type Open, read, remarksOf } from "./remarks.js";

interface Rated {
  /** What the loader answered, printed as JSON. */
  answer: { findings: Finding[] };
  /** The same for people. */
  table: string;
  /** Nothing came out of the file. */
  unread?: boolean;
}

/** What each command does with JSON, and with the text of anything else; a string says why it can do nothing. */
type Rate = (overtrick: Overtrick, input: Input, options: RateRequest["options"]) => Rated | string;
type Input = { json: unknown } | { text: string; content: Uint8Array };

const commands: Record<RateCommand, Rate> = {
  expected(overtrick, input, options) {
    const { field, people, findings, places } =
      "json" in input ? fieldOfJson(input.json, options) : fieldOfText(overtrick, input.text, options);
    const answer = overtrick.expected(field);
    return {
      answer: { ...answer, findings: [...findings, ...located(answer.findings, places)] },
      table: expectedTable(field, answer, people),
    };
  },
  nett: (overtrick, input, options) =>
    "json" in input
      ? nettOfJson(overtrick, input.json, options)
      : nettOfHistory(overtrick, input.content, options),
  ranking(overtrick, input) {
    if (!("json" in input)) return "a season must be JSON.";
    const answer = overtrick.ranking(input.json as never, { working: true });
    return { answer, table: rankingTable(answer) };
  },
};

export async function rateFiles(overtrick: Overtrick, request: RateRequest, open: Open): Promise<Answer> {
  const rated: Rated[] = [];
  let [remarks, unread] = ["", 0];
  for (const file of request.files) {
    const content = await read(file, open);
    const input = typeof content === "string" ? content : inputOf(file, content);
    if (typeof input === "string") {
      remarks += input;
      unread += 1;
      continue;
    }
    const one = commands[request.command](overtrick, input, request.options);
    if (typeof one === "string") {
      remarks += `${file}: ${one}\n`;
      unread += 1;
      continue;
    }
    remarks += remarksOf(file, one.answer.findings);
    if (one.unread) {
      unread += 1;
      continue;
    }
    rated.push(one);
  }
  const answers = rated.map(({ answer }) => answer);
  const json = request.files.length > 1 ? answers : answers[0];
  if (!request.json) return { output: [rated.map(({ table }) => table).join("\n")], remarks, unread };
  return { output: json === undefined ? [] : jsonOf(json), remarks, unread };
}

/** JSON when it begins like an object or says so by its name; a string says why it is neither. */
function inputOf(file: string, content: Uint8Array): Input | string {
  const text = new TextDecoder().decode(content);
  if (text.trim() === "") return `${file}: the file is empty.\n`;
  if (!/^\s*[{[]/u.test(text) && !/\.json$/iu.test(file)) return { text, content };
  try {
    const json = parseJson(text);
    if (typeof json === "object" && json !== null && !Array.isArray(json)) return { json };
    return `${file}: the JSON is not an object.\n`;
  } catch (error) {
    return `${file}: ${error instanceof Error ? error.message : String(error)}\n`;
  }
}
