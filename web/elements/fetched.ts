/** Results that a page names by their address: a table as this program writes it, or an event in any of its formats. */
import type { ElementWords } from "../i18n/elements/en";
import type { NumberWriter } from "../numbers";
import { readTables } from "./table-data";
import type { ResultsData } from "./table-data";

/** An evening is well below it. */
const largest = 8 * 1024 * 1024;

export async function fetchResults(
  address: URL,
  rules: string | null,
  words: ElementWords,
  numbers: NumberWriter,
): Promise<ResultsData> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length > largest) throw new Error("too large");
  const text = new TextDecoder().decode(bytes);
  if (/<table[\s>]/iu.test(text)) return readTables(parsed(text));
  const name = address.pathname.split("/").pop() ?? "";
  return readTables(parsed(await scored(bytes, name, rules, words, numbers)));
}

/** Markup as a document of its own: nothing in it runs or loads, and only its text is taken. */
const parsed = (html: string): Document => new DOMParser().parseFromString(html, "text/html");

/** An event needs the calculator, and with it a page that allows WebAssembly. */
async function scored(
  bytes: Uint8Array,
  name: string,
  rules: string | null,
  words: ElementWords,
  numbers: NumberWriter,
): Promise<string> {
  const { load } = await import("overtrick");
  const overtrick = await load();
  const { event, suggestedRules } = await overtrick.readAny(bytes, name);
  const chosen = overtrick.ruleSetNames.find((one) => one === rules) ?? suggestedRules ?? "club";
  const unit = event.scoring === "teams" ? "teams" : event.scoring === "matchpoints" ? "matchpoints" : "imps";
  return overtrick.writeHtml(event, overtrick.score(event, chosen), {
    rank: words.place,
    pair: unit === "teams" ? words.team : words.pair,
    names: words.names,
    boards: words.boards,
    points: words.units[unit],
    northSouth: words.northSouth,
    eastWest: words.eastWest,
    number: (value) => numbers.fixed(value, 2),
  });
}
