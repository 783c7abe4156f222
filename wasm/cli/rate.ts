/** Files to ratings: each is the loader's own input as JSON, or a list as people keep it. */
import type { Finding, Overtrick } from "overtrick";
import type { RateCommand, RateRequest } from "./arguments.js";
import { expectedTable, fieldOfJson, fieldOfText } from "./expected.js";
import { type Answer, type Open, read, remarksOf } from "./remarks.js";

interface Rated {
  /** What the loader answered, printed as JSON. */
  answer: { findings: Finding[] };
  /** The same for people. */
  table: string;
}

/** What each command does with JSON, and with the text of anything else. */
type Rate = (
  overtrick: Overtrick,
  input: { json: unknown } | { text: string },
  options: RateRequest["options"],
) => Rated;

const commands: Record<RateCommand, Rate> = {
  expected(overtrick, input, options) {
    const { field, people, findings } =
      "json" in input ? fieldOfJson(input.json, options) : fieldOfText(overtrick, input.text, options);
    const answer = overtrick.expected(field);
    return {
      answer: { ...answer, findings: [...findings, ...answer.findings] },
      table: expectedTable(field, answer, people),
    };
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
    remarks += remarksOf(file, one.answer.findings);
    rated.push(one);
  }
  const answers = rated.map(({ answer }) => answer);
  const json = request.files.length > 1 ? answers : answers[0];
  const output = request.json
    ? json === undefined
      ? ""
      : `${JSON.stringify(json, undefined, 2)}\n`
    : rated.map(({ table }) => table).join("\n");
  return { output, remarks, unread };
}

/** JSON when it begins like an object or says so by its name; a string says why it is neither. */
function inputOf(file: string, content: Uint8Array): { json: unknown } | { text: string } | string {
  const text = new TextDecoder().decode(content);
  if (text.trim() === "") return `${file}: the file is empty.\n`;
  if (!/^\s*[{[]/u.test(text) && !/\.json$/iu.test(file)) return { text };
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === "object" && json !== null && !Array.isArray(json)) return { json };
    return `${file}: the JSON is not an object.\n`;
  } catch (error) {
    return `${file}: ${error instanceof Error ? error.message : String(error)}\n`;
  }
}
