/** The words behind `overtrick`, and what they ask for. */
export type Format = "table" | "json" | "csv" | "html";

export const rateCommands = ["expected", "ranking"] as const;
export type RateCommand = (typeof rateCommands)[number];

export interface ScoreRequest {
  kind: "score";
  files: string[];
  rules: string;
  format: Format;
}

export interface RateRequest {
  kind: "rate";
  command: RateCommand;
  files: string[];
  json: boolean;
}

export type Request = ScoreRequest | RateRequest | { kind: "help" } | { kind: "wrong"; why: string };

export const usage = `Usage: overtrick score FILE… [--rules NAME] [--json | --csv | --html]
       overtrick expected FILE… [--json]
       overtrick ranking FILE… [--json]

score prints the rankings of events. FILE is PBN, USEBIO, BWS, CSV, a backup or an event
as JSON, or travellers as text.

  --rules NAME  the rules to score by: club (default), wbf, ebuscore, acbl,
                magic, compscore, plain
  --json        everything that was computed, as JSON; an array for several files
  --csv         the rankings as comma-separated values
  --html        the rankings as HTML fragments
  --help        this text

expected prints what Project 52 expects of a field and what the results do to its
handicaps. FILE is a field as JSON, or a list: pair;name;handicap;name;handicap;percent.

ranking prints the NBB club ranking of a season: the last session's points, rankings and
championships. FILE is a season as JSON: settings, players, partnerships, sessions.

What is remarkable in a file is said on standard error. Exit status: 0 when all
files were read, with or without remarks; 1 when a file could not be read at
all; 2 when the command was not understood.
`;

const formats: Readonly<Record<string, Format>> = { "--json": "json", "--csv": "csv", "--html": "html" };
const wrong = (why: string): Request => ({ kind: "wrong", why });

/** Words cut into files and options with their values; a string says what is wrong. */
function sorted(words: readonly string[], withValue: readonly string[]): string | Sorted {
  const files: string[] = [];
  const options: [string, string][] = [];
  let onlyFiles = false;
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i]!;
    const [name, value] = word.split(/=(.*)/su, 2) as [string, string | undefined];
    if (onlyFiles || !word.startsWith("-")) {
      files.push(word);
    } else if (word === "--") {
      onlyFiles = true;
    } else if (withValue.includes(name)) {
      const given = value ?? words[(i += 1)];
      if (given === undefined || given === "") return `${name} needs a name.`;
      options.push([name, given]);
    } else {
      options.push([word, ""]);
    }
  }
  return { files, options };
}

interface Sorted {
  files: string[];
  options: [string, string][];
}

export function parseArguments(words: readonly string[]): Request {
  if (words.includes("--help") || words.includes("-h")) return { kind: "help" };
  const [command, ...rest] = words;
  if (command === undefined) return wrong("what is to be done?");
  if (command === "score") return scoreRequest(rest);
  const rate = rateCommands.find((name) => name === command);
  return rate ? rateRequest(rate, rest) : wrong(`“${command}” is no command.`);
}

function scoreRequest(words: readonly string[]): Request {
  const parts = sorted(words, ["--rules"]);
  if (typeof parts === "string") return wrong(parts);
  const request: ScoreRequest = { kind: "score", files: parts.files, rules: "club", format: "table" };
  for (const [name, value] of parts.options) {
    if (name === "--rules") {
      request.rules = value;
      continue;
    }
    const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
    if (format === undefined) return wrong(`“${name}” is no option.`);
    if (request.format !== "table" && request.format !== format) {
      return wrong("only one of --json, --csv and --html can be asked for.");
    }
    request.format = format;
  }
  return request.files.length === 0 ? wrong("which file?") : request;
}

function rateRequest(command: RateCommand, words: readonly string[]): Request {
  const parts = sorted(words, []);
  if (typeof parts === "string") return wrong(parts);
  const unknown = parts.options.find(([name]) => name !== "--json");
  if (unknown) return wrong(`“${unknown[0]}” is no option.`);
  if (parts.files.length === 0) return wrong("which file?");
  return { kind: "rate", command, files: parts.files, json: parts.options.length > 0 };
}
