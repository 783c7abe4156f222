/** The words behind `overtrick`, and what they ask for. */
import type { Notation, TravellerOptions } from "overtrick";

type Format = "table" | "json" | "csv" | "html";

const rateCommands = ["expected", "nett", "ranking"] as const;
export type RateCommand = (typeof rateCommands)[number];

export interface ScoreRequest {
  kind: "score";
  files: string[];
  rules: string;
  format: Format;
  /** The files are sessions of one event. */
  total: boolean;
  /** How travellers are written; what is not said is found out. */
  written: TravellerOptions;
}

export interface RateRequest {
  kind: "rate";
  command: RateCommand;
  files: string[];
  json: boolean;
  /** What else was asked for, by the option's name without its dashes; a flag is an empty word. */
  options: Record<string, string>;
}

export type Request =
  ScoreRequest | RateRequest | { kind: "help" } | { kind: "version" } | { kind: "wrong"; why: string };

export const usage = `Usage: overtrick score FILE… [--rules NAME] [--total] [--notation NAME]
                             [--without-last-zero] [--json | --csv | --html]
       overtrick expected FILE… [--boards N] [--tables N] [--preset NAME] [--scoring NAME]
                                [--form NAME] [--json]
       overtrick nett FILE… [--standard NAME] [--estimate] [--minimum N] [--rule NAME]
                            [--weight N] [--years N] [--json]
       overtrick ranking FILE… [--json]

score prints the rankings of events. FILE is PBN, USEBIO, BWS, CSV, a backup or an event
as JSON, or travellers as text.

  --rules NAME  the rules to score by: club (default), wbf, ebuscore, acbl,
                magic, compscore, plain
  --total       the files are sessions of one event: one ranking over all of them
  --notation NAME
                whose letters travellers are written in: english, dutch, danish, swedish;
                found out from the whole text when not given
  --without-last-zero
                scores of travellers are written without their last zero: 42 is 420
  --json        everything that was computed, as JSON; an array for several files
  --csv         the rankings as comma-separated values
  --html        the rankings as HTML fragments
  --help        this text
  --version     the version

expected prints what Project 52 expects of a field and what the results do to its
handicaps. FILE is a field as JSON, or a list: pair;name;handicap;name;handicap;percent.

  --boards N      boards that everybody played; a list may have its own behind the result
  --tables N      whole tables whose results are compared, when the list does not say it
  --preset NAME   denmark (default), sweden, popular
  --scoring NAME  matchpoints (default), imps: the result is then IMPs per board
  --form NAME     pairs, individual, match (a team of four to a line; of several matches a
                  letter in front tells them apart: A 1 …, A 2 …, B 1 …, B 2 …), field (3NS is
                  table 3, North-South), barometer (5A is team 5 in room A)

nett prints the nett list of a session, or a club's handicaps and session ratings from
its results. FILE is a session or a history as JSON, or a history as CSV with the
columns date, session, player, partner and gross.

  --standard NAME  the session that the others are compared with: its rating is 1
  --estimate       estimate the ratings of the other sessions from the results
  --minimum N      results in a session that make a player count in the estimate (8)
  --rule NAME      published (default), or partner: without the pull towards 50
  --weight N       of one session in a handicap (0.05)
  --years N        how long a result stays in the book (5; 0 for ever)

Of the two errors of an estimated rating, “Error” is the standard error with partners
counted; “Plain” takes every player for himself and is too small where partners are
regulars too.

ranking prints the NBB club ranking of a season: the last session's points, rankings and
championships. FILE is a season as JSON: settings, players, partnerships, sessions.

A FILE of - is what comes on standard input.

What is remarkable in a file is said on standard error. Exit status: 0 when all
files were read, with or without remarks; 1 when a file could not be read at
all; 2 when the command was not understood.
`;

/** One of these words, a number, any text, or nothing behind the option. */
type Choice = readonly string[] | "number" | "text" | "flag";

/** What each command takes besides --json, and what it may be. */
const rateOptions: Record<RateCommand, Readonly<Record<string, Choice>>> = {
  expected: {
    boards: "number",
    tables: "number",
    preset: ["denmark", "sweden", "popular"],
    scoring: ["matchpoints", "imps"],
    form: ["pairs", "individual", "match", "field", "barometer"],
  },
  nett: {
    standard: "text",
    rule: ["published", "partner"],
    estimate: "flag",
    minimum: "number",
    weight: "number",
    years: "number",
  },
  ranking: {},
};

const notations: readonly Notation[] = ["english", "dutch", "danish", "swedish"];
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
    if (onlyFiles || word === "-" || !word.startsWith("-")) {
      files.push(word);
    } else if (word === "--") {
      onlyFiles = true;
    } else if (withValue.includes(name)) {
      const given = value ?? words[(i += 1)];
      if (given === undefined || given === "") return `${name} needs a value.`;
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
  if (command === "--version") return { kind: "version" };
  if (command === undefined) return wrong("what is to be done?");
  if (command === "score") return scoreRequest(rest);
  const rate = rateCommands.find((name) => name === command);
  return rate ? rateRequest(rate, rest) : wrong(`“${command}” is no command.`);
}

function scoreRequest(words: readonly string[]): Request {
  const parts = sorted(words, ["--rules", "--notation"]);
  if (typeof parts === "string") return wrong(parts);
  const request: ScoreRequest = {
    kind: "score",
    files: parts.files,
    rules: "club",
    format: "table",
    total: false,
    written: {},
  };
  for (const [name, value] of parts.options) {
    if (name === "--rules") {
      request.rules = value;
      continue;
    }
    if (name === "--notation") {
      const notation = notations.find((known) => known === value);
      if (!notation) return wrong(`--notation cannot be “${value}”.`);
      request.written.notation = notation;
      continue;
    }
    if (name === "--without-last-zero") {
      request.written.withoutLastZero = true;
      continue;
    }
    if (name === "--total") {
      request.total = true;
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
  const known = rateOptions[command];
  const parts = sorted(
    words,
    Object.entries(known)
      .filter(([, choice]) => choice !== "flag")
      .map(([name]) => `--${name}`),
  );
  if (typeof parts === "string") return wrong(parts);
  const request: RateRequest = { kind: "rate", command, files: parts.files, json: false, options: {} };
  for (const [word, value] of parts.options) {
    const name = word.slice(2);
    if (word === "--json") request.json = true;
    else if (!Object.hasOwn(known, name)) return wrong(`“${word}” is no option.`);
    else if (!fits(value, known[name]!)) return wrong(`${word} cannot be “${value}”.`);
    else request.options[name] = value;
  }
  return request.files.length === 0 ? wrong("which file?") : request;
}

/** Numbers as people type them, with a comma or a point. */
function fits(value: string, choice: Choice): boolean {
  if (choice === "number") return /^\d+([.,]\d+)?$/u.test(value);
  return choice === "text" || choice === "flag" || choice.includes(value);
}
