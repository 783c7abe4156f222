/** Files to rankings: reads each, scores it, and puts the answers into the form asked for. */
import { entryLabels, type Event, type Finding, type Overtrick, type RuleSetName } from "overtrick";
import type { ScoreRequest } from "./arguments.js";
import { csvOf, type Scored, tableOf } from "./print.js";
import { type Answer, type Open, read, remarksOf } from "./remarks.js";

/** A line that could not be understood stays where it is, without points. */
const noPoints = { score: null, nsPoints: null, ewPoints: null, nsPercent: null, ewPercent: null };

export async function scoreFiles(overtrick: Overtrick, request: ScoreRequest, open: Open): Promise<Answer> {
  const scored: Scored[] = [];
  let remarks = "";
  let unread = 0;
  for (const file of request.files) {
    const content = await read(file, open);
    if (typeof content === "string") {
      remarks += content;
      unread += 1;
      continue;
    }
    const reading = await overtrick.readAny(content, file);
    remarks += remarksOf(file, reading.findings);
    if (!reading.unread && isUnread(reading.event, reading.findings)) {
      unread += 1;
      continue;
    }
    const scores = overtrick.score(reading.event, request.rules as RuleSetName);
    for (const { board, at, id, ns, ew } of reading.unread ?? [])
      scores.boards[board]?.lines.splice(at, 0, { id, ns, ew, ...noPoints });
    remarks += remarksOf(file, scores.findings);
    scored.push({
      file,
      event: reading.event,
      scores: { ...scores, findings: [...reading.findings, ...scores.findings] },
    });
  }
  return { output: outputOf(overtrick, request, scored), remarks, unread };
}

/** Nothing came out of it; a file of deals alone is read, and has none. */
function isUnread(event: Event, findings: readonly Finding[]): boolean {
  const lines = event.boards.reduce((count, board) => count + board.lines.length, 0);
  return lines === 0 && !findings.some((finding) => finding.code === "no-results");
}

function outputOf(overtrick: Overtrick, request: ScoreRequest, scored: readonly Scored[]): string {
  switch (request.format) {
    case "json": {
      const answers = scored.map((one) => namedAnswer(one));
      const answer = request.files.length > 1 ? answers : answers[0];
      return answer === undefined ? "" : `${JSON.stringify(answer, undefined, 2)}\n`;
    }
    case "csv":
      return csvOf(scored, request.files.length > 1);
    case "html":
      return scored.map((one) => overtrick.writeHtml(one.event, one.scores)).join("");
    case "table":
      return scored.map((one) => tableOf(one)).join("\n");
  }
}

/** What was computed, with the names that people look for. */
function namedAnswer({ file, event, scores }: Scored): object {
  const labels = entryLabels(event);
  const standings = scores.standings.map((row) => {
    const { number = row.entry, names = "" } = labels.get(row.entry) ?? {};
    return { ...row, number, names };
  });
  return { file, name: event.name, date: event.date, ...scores, standings };
}
