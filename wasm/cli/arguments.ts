/** The words behind `overtrick`, and what they ask for. */
export type Format = "table" | "json" | "csv" | "html";

export interface ScoreRequest {
  kind: "score";
  files: string[];
  rules: string;
  format: Format;
}

export type Request = ScoreRequest | { kind: "help" } | { kind: "wrong"; why: string };

export const usage = `Usage: overtrick score FILE… [--rules NAME] [--json | --csv | --html]

Scores events and prints their rankings. FILE is PBN, USEBIO, BWS, CSV, a backup or an event
as JSON, or travellers as text.

  --rules NAME  the rules to score by: club (default), wbf, ebuscore, acbl,
                magic, compscore, plain
  --json        everything that was computed, as JSON; an array for several files
  --csv         the rankings as comma-separated values
  --html        the rankings as HTML fragments
  --help        this text

What is remarkable in a file is said on standard error. Exit status: 0 when all
files were read, with or without remarks; 1 when a file could not be read at
all; 2 when the command was not understood.
`;

const formats: Readonly<Record<string, Format>> = { "--json": "json", "--csv": "csv", "--html": "html" };

export function parseArguments(words: readonly string[]): Request {
  const wrong = (why: string): Request => ({ kind: "wrong", why });
  const request: ScoreRequest = { kind: "score", files: [], rules: "club", format: "table" };
  if (words.includes("--help") || words.includes("-h")) return { kind: "help" };
  const [command, ...rest] = words;
  if (command === undefined) return wrong("what is to be done?");
  if (command !== "score") return wrong(`“${command}” is no command.`);
  let onlyFiles = false;
  for (let i = 0; i < rest.length; i += 1) {
    const word = rest[i]!;
    if (onlyFiles || !word.startsWith("-")) {
      request.files.push(word);
    } else if (word === "--") {
      onlyFiles = true;
    } else if (word === "--rules" || word.startsWith("--rules=")) {
      const name = word === "--rules" ? rest[(i += 1)] : word.slice("--rules=".length);
      if (name === undefined || name === "") return wrong("--rules needs a name.");
      request.rules = name;
    } else if (Object.hasOwn(formats, word)) {
      const format = formats[word]!;
      if (request.format !== "table" && request.format !== format) {
        return wrong("only one of --json, --csv and --html can be asked for.");
      }
      request.format = format;
    } else {
      return wrong(`“${word}” is no option.`);
    }
  }
  return request.files.length === 0 ? wrong("which file?") : request;
}
