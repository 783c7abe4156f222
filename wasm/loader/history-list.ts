/** A club's results over time, as a spreadsheet writes them. */
import type { RateModule } from "./overtrick.mjs";
import { wellFormed } from "./complaints.js";
import { textOf } from "./encoding.js";
import { checkedContent } from "./file-reading.js";
import { messageOf } from "./rating-messages.js";
import type { HistoryReading, HistoryResult, NettHistoryAnswer } from "./nett-types.js";
import { rateFindings } from "./rate-wire.js";
import type { Finding } from "./types.js";
import type { FindingTable } from "./wire.js";

const rowStride = 6;
/** The columns that a finding numbers. */
const columns = ["date", "session", "player", "partner", "gross score"];

export function readHistory(module: RateModule, table: FindingTable, content: unknown): HistoryReading {
  const findings: Finding[] = [];
  const checked = checkedContent(content, findings);
  const bytes = typeof checked === "string" ? wellFormed(checked) : checked;
  if (bytes === undefined) return { results: [], sessions: [], players: [], findings };
  const list = module.readHistory(bytes);
  const names = (text: string): string[] => text.split("\0").slice(0, -1);
  const [dates, sessions, players, fields] = [
    names(list.dates),
    names(list.sessions),
    names(list.players),
    names(list.fields),
  ];
  const results: HistoryResult[] = Array.from(list.gross, (gross, i) => {
    const [date, session, player, partner, field, sourceLine] = list.rows.subarray(
      i * rowStride,
    ) as unknown as [number, number, number, number, number, number];
    return {
      date: dates[date] ?? "",
      session: sessions[session]!,
      players: [players[player]!, players[partner]!],
      gross,
      ...(field < 0 ? {} : { field: fields[field]! }),
      sourceLine,
    };
  });
  const read = rateFindings(list.findings, table, [], [], { text: textOf(bytes) });
  for (const finding of read) {
    if (finding.code !== "missing-column") continue;
    finding.values = { ...finding.values, text: columns[Number(finding.values?.["first"])] ?? "" };
    finding.message = messageOf(finding.code, finding.values);
  }
  return { results, sessions, players, findings: [...findings, ...read] };
}

/**
 * The findings of a history that was read and then replayed: those of the replay with the lines of the text, and each
 * thing said once.
 */
export function historyFindings(reading: HistoryReading, answer: NettHistoryAnswer): Finding[] {
  const said = new Set(reading.findings.map(({ code, where }) => `${code} ${where.line ?? ""}`));
  const replayed = answer.findings.map((finding) => {
    const result = /^results\[(\d+)\]/u.exec(finding.where.path ?? "");
    const line = result ? reading.results[Number(result[1])]?.sourceLine : undefined;
    return line === undefined ? finding : { ...finding, where: { ...finding.where, line } };
  });
  // Without a column of dates no result has one, and that was said of the heading.
  const undated = reading.findings.some(({ code, values }) => {
    return code === "missing-column" && values?.["first"] === 0;
  });
  const others = replayed.filter(
    ({ code, where }) => !said.has(`${code} ${where.line ?? ""}`) && !(undated && code === "unreadable-date"),
  );
  return [...reading.findings, ...others];
}
