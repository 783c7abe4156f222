/** Files to rankings: reads each, scores it, and puts the answers into the form asked for. */
import {
  type AnyReading,
  type Comparison,
  entryLabels,
  type Event,
  type Finding,
  type Overtrick,
  type RuleSetName,
  type RulesInput,
  totalSessions,
} from "overtrick";
import type { ScoreRequest } from "./arguments.js";
import { jsonOf } from "./json.js";
import { placed, type PlacedFinding, type Source } from "./places.js";
import { csvOf, onOneLine, type Scored, tableOf } from "./print.js";
import { type Answer, type Open, read, remarksOf } from "./remarks.js";

/** A line that could not be understood stays where it is, without points. */
const noPoints = { score: null, nsPoints: null, ewPoints: null, nsPercent: null, ewPercent: null };

/** A file out of which nothing came: why. Of a total all of whose files are missing, their names. */
interface Nothing {
  file: string;
  missing?: readonly string[];
  findings: readonly Finding[];
}

const isScored = (answer: Scored | Nothing): answer is Scored => "scores" in answer;

const isRead = (one: Source | Nothing): one is Source => "reading" in one;

export async function scoreFiles(overtrick: Overtrick, request: ScoreRequest, open: Open): Promise<Answer> {
  const items: (Source | Nothing)[] = [];
  let remarks = "";
  const say = (text: string): void => {
    remarks += text;
  };
  const answers: (Scored | Nothing)[] = [];
  for (const file of request.files) {
    const one = await readOne(overtrick, request, file, open, say);
    items.push(one);
    if (!request.total) answers.push(isRead(one) ? scoreOne(overtrick, request, one, say) : one);
  }
  if (request.total) answers.push(totalOf(overtrick, request, items, say));
  const unread = items.length - items.filter(isRead).length;
  return { output: outputOf(overtrick, request, answers), remarks, unread };
}

async function readOne(
  overtrick: Overtrick,
  { written }: ScoreRequest,
  file: string,
  open: Open,
  say: (text: string) => void,
): Promise<Source | Nothing> {
  const content = await read(file, open);
  if (!(content instanceof Uint8Array)) {
    say(content.remark);
    return { file, findings: content.findings };
  }
  const reading = await overtrick.readAny(content, file, written);
  say(remarksOf(file, reading.findings));
  const nothing = !reading.unread && isUnread(reading.event, reading.findings);
  return nothing ? { file, findings: reading.findings } : { file, content, reading };
}

function scoreOne(
  overtrick: Overtrick,
  request: ScoreRequest,
  source: Source,
  say: (text: string) => void,
): Scored {
  const { file, reading } = source;
  const rules = rulesFor(request, reading);
  const scores = overtrick.score(reading.event, rules);
  for (const { board, at, id, ns, ew } of reading.unread ?? [])
    scores.boards[board]?.lines.splice(at, 0, { id, ns, ew, ...noPoints });
  const found = placed(scores.findings, reading.event, [source]);
  say(remarksOf(file, found));
  const compared = overtrick.comparePublished(reading.event, reading.published, rules);
  say(aboutFigures(file, request.rules, reading, compared));
  return {
    file,
    event: reading.event,
    source: sourceOf(request.rules, reading, compared),
    scores: { ...scores, findings: [...reading.findings, ...found] },
  };
}

/** The sessions as one event, and which of them are missing; of none nothing else. */
function totalOf(
  overtrick: Overtrick,
  request: ScoreRequest,
  items: readonly (Source | Nothing)[],
  say: (text: string) => void,
): Scored | Nothing {
  const read = items.filter(isRead);
  const names = (list: readonly { file: string }[]): string => list.map(({ file }) => file).join(" + ");
  const missing = items.filter((one) => !isRead(one)).map(({ file }) => file);
  const said = items.flatMap((one) =>
    (isRead(one) ? one.reading : one).findings.map((finding) => inFile(finding, one.file)),
  );
  const [first] = read;
  if (!first) return { file: names(items), missing, findings: said };
  const file = names(read);
  const { event, findings } = totalSessions(read.map((one) => one.reading.event));
  const scores = overtrick.score(event, rulesFor(request, first.reading));
  const found = placed([...findings, ...scores.findings], event, read);
  for (const finding of found) say(remarksOf(finding.where.file ?? file, [finding]));
  const source = { rules: request.rules, ...(missing.length > 0 && { missing }) };
  return { file, event, source, scores: { ...scores, findings: [...said, ...found] } };
}

const inFile = (finding: Finding, file: string): PlacedFinding => ({
  ...finding,
  where: { file, ...finding.where },
});

const rulesFor = ({ rules }: ScoreRequest, { teams }: AnyReading): RulesInput => ({
  base: rules as RuleSetName,
  ...(teams ? { teams } : {}),
});

type Compared = Pick<Comparison, "differences" | "notCompared">;

/** Where the figures come from: for whoever holds ours against those that the file publishes. */
function sourceOf(
  rules: string,
  { format, notation, program, suggestedRules, published }: AnyReading,
  { differences, notCompared }: Compared,
): object {
  return {
    format,
    ...(notation === undefined ? {} : { notation }),
    program,
    rules,
    ...(suggestedRules === undefined ? {} : { suggestedRules }),
    ...(figuresIn(published) === 0
      ? {}
      : {
          publishedFigures: figuresIn(published),
          ...(notCompared === 0 ? {} : { notCompared }),
          differences,
        }),
  };
}

/** How many points, percentages and places a file publishes. */
function figuresIn({ lines, totals }: AnyReading["published"]): number {
  const count = (figures: readonly (number | undefined)[]): number =>
    figures.filter((figure) => figure !== undefined).length;
  const ofLines = lines.map((one) => count([one.nsPoints, one.ewPoints, one.nsPercent, one.ewPercent]));
  const ofTotals = totals.map((one) => count([one.points, one.percent, one.rank]));
  return [...ofLines, ...ofTotals].reduce((sum, one) => sum + one, 0);
}

/** The program's own rules where others are in use, and how many of the file's figures differ from ours. */
function aboutFigures(
  file: string,
  rules: string,
  { program, suggestedRules, published }: AnyReading,
  { differences, notCompared }: Compared,
): string {
  const told: string[] = [];
  if (suggestedRules !== undefined && suggestedRules !== rules) {
    const by = program === "" ? "Its figures are those of" : `It was written by ${program}: its rules are`;
    told.push(`${by} --rules ${suggestedRules}.`);
  }
  const figures = figuresIn(published) - notCompared;
  if (figures > 0) {
    const reasons = new Map<string, number>();
    for (const { reason } of differences) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    const why = [...reasons].map(([reason, count]) => `${reason} ${count}`).join(", ");
    told.push(
      differences.length === 0
        ? `All ${figures} figures that it publishes agree.`
        : `Of ${figures} figures that it publishes ${differences.length} differ (${why}).`,
    );
  }
  if (notCompared > 0) told.push(`Figures that could not be compared: ${notCompared}.`);
  return told.map((sentence) => `${file}: note: ${onOneLine(sentence)}\n`).join("");
}

/** Nothing came out of it; a file of deals or names alone is read, and has none. */
function isUnread(event: Event, findings: readonly Finding[]): boolean {
  const lines = event.boards.reduce((count, board) => count + board.lines.length, 0);
  return lines === 0 && !findings.some((finding) => finding.code === "no-results");
}

function outputOf(
  overtrick: Overtrick,
  request: ScoreRequest,
  answers: readonly (Scored | Nothing)[],
): Iterable<string> {
  const scored = answers.filter(isScored);
  switch (request.format) {
    case "json":
      return jsonOf(
        request.files.length > 1 && !request.total ? answers.map(answerOf) : answerOf(answers[0]!),
      );
    case "csv":
      return [csvOf(scored, request.files.length > 1 && !request.total)];
    case "html":
      return scored.map((one) => overtrick.writeHtml(one.event, one.scores));
    case "table":
      return [scored.map((one) => tableOf(one)).join("\n")];
  }
}

/** One that could not be read has its answer, too: that there is nothing, and why. */
const answerOf = (one: Scored | Nothing): object =>
  isScored(one) ? namedAnswer(one) : { ...one, boards: [], standings: [] };

/** What was computed, with the names that people look for. */
function namedAnswer({ file, event, scores, source }: Scored): object {
  const labels = entryLabels(event);
  const standings = scores.standings.map((row) => {
    const { number = row.entry, names = "" } = labels.get(row.entry) ?? {};
    return { ...row, number, names };
  });
  return { file, name: event.name, date: event.date, ...source, ...scores, standings };
}
