/** Files to ratings: each is the loader's own input as JSON, or a list as people keep it. */
import { type Finding, hasControls, type Overtrick, parseJson, readText } from "overtrick";
import type { RateCommand, RateRequest } from "./arguments.js";
import { expectedTable, fieldOfJson, fieldOfText, located } from "./expected.js";
import { jsonOf } from "./json.js";
import { nettOfHistory, nettOfJson } from "./nett.js";
import { rankingTable } from "./ranking.js";
import { type Answer, type Open, read, remarksOf, type Unread, unread } from "./remarks.js";

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
type Input = { json: unknown } | { text: string; findings: Finding[]; content: Uint8Array };

const commands: Record<RateCommand, Rate> = {
  expected(overtrick, input, options) {
    if (lacks(input, "entries")) return "a field has a list of entries.";
    const { field, people, findings, places } =
      "json" in input ? fieldOfJson(input.json, options) : fieldOfText(overtrick, input, options);
    const answer = overtrick.expected(field);
    return {
      answer: { ...answer, findings: [...findings, ...located(answer.findings, places)] },
      table: expectedTable(field, answer, people),
      unread: !("json" in input) && field.entries.length === 0,
    };
  },
  nett(overtrick, input, options) {
    if (lacks(input, "entries") && lacks(input, "results"))
      return "a session has a list of entries, a history one of results.";
    return "json" in input
      ? nettOfJson(overtrick, input.json, options)
      : nettOfHistory(overtrick, input.content, options);
  },
  ranking(overtrick, input) {
    if (!("json" in input)) return "a season must be JSON.";
    if (lacks(input, "sessions")) return "a season has a list of sessions.";
    const answer = overtrick.ranking(input.json as never, { working: true });
    return { answer, table: rankingTable(answer) };
  },
};

/** JSON of something else: the list that all depends on is not there. */
const lacks = (input: Input, list: string): boolean =>
  "json" in input && !Array.isArray((input.json as Record<string, unknown>)[list]);

export async function rateFiles(overtrick: Overtrick, request: RateRequest, open: Open): Promise<Answer> {
  const rated: Rated[] = [];
  const answers: object[] = [];
  let remarks = "";
  for (const file of request.files) {
    const one = await rateFile(overtrick, request, file, open);
    remarks += "remark" in one ? one.remark : remarksOf(file, one.answer.findings);
    if ("remark" in one || one.unread) {
      const { findings } = "remark" in one ? one : one.answer;
      answers.push({ file, findings });
      continue;
    }
    rated.push(one);
    answers.push(one.answer);
  }
  const missing = answers.length - rated.length;
  const output = request.json
    ? jsonOf(request.files.length > 1 ? answers : answers[0])
    : [rated.map(({ table }) => table).join("\n")];
  return { output, remarks, unread: missing };
}

async function rateFile(
  overtrick: Overtrick,
  { command, options }: RateRequest,
  file: string,
  open: Open,
): Promise<Rated | Unread> {
  const content = await read(file, open);
  const input = content instanceof Uint8Array ? inputOf(file, content) : content;
  if ("remark" in input) return input;
  const one = commands[command](overtrick, input, options);
  return typeof one === "string" ? unread(file, "unknown-format", one) : one;
}

/** An event or its backup: of what is rated nothing has a list of boards. */
const isEvent = (json: unknown): boolean =>
  typeof json === "object" &&
  json !== null &&
  (("overtrick" in json && json.overtrick === "backup") || ("boards" in json && Array.isArray(json.boards)));

const startLength = 4096;

/** JSON when it begins like an object or says so by its name; else the text. */
function inputOf(file: string, content: Uint8Array): Input | Unread {
  const { text, findings } = readText(content);
  if (hasControls(text.slice(0, startLength))) return unread(file, "unknown-format", "the file is no text.");
  if (text.trim() === "") return unread(file, "empty-input", "the file is empty.");
  if (!/^\s*[{[]/u.test(text) && !/\.json$/iu.test(file)) return { text, findings, content };
  try {
    const json = parseJson(text);
    if (isEvent(json))
      return unread(file, "unknown-format", "this is an event: overtrick score FILE ranks it.");
    if (typeof json === "object" && json !== null && !Array.isArray(json)) return { json };
    return unread(file, "unknown-format", "the JSON is not an object.");
  } catch (error) {
    return unread(file, "malformed-json", error instanceof Error ? error.message : String(error));
  }
}
