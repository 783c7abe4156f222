/** Matchpoints of bare scores, for who has nothing else: no entries, no awards, no rule set. */
import { Complaints } from "./complaints.js";
import { whole } from "./encode.js";
import type { ScoreModule } from "./overtrick.mjs";
import type { MatchpointColumns, Matchpoints } from "./types.js";

const largestScore = 1_000_000;

/** The scores board by board in one column, and how many each board has. */
export function matchpointColumns(module: ScoreModule, scores: unknown, sizes: unknown): MatchpointColumns {
  const complaints = new Complaints();
  if (!(scores instanceof Int32Array)) complaints.add("invalid-value", "scores", scores);
  if (!(sizes instanceof Int32Array)) complaints.add("invalid-value", "sizes", sizes);
  const isSound = scores instanceof Int32Array && sizes instanceof Int32Array;
  const points = isSound ? module.matchpoints(scores, sizes) : new Float64Array();
  if (isSound && points.length !== 4 * scores.length) complaints.add("invalid-value", "sizes", sizes);
  return { points, findings: complaints.findings };
}

/** A list of NS scores for each board. A board with a score that is none is left empty, with a finding. */
export function matchpoints(module: ScoreModule, boards: unknown): Matchpoints {
  const complaints = new Complaints();
  if (!Array.isArray(boards)) complaints.add("invalid-value", "boards", boards);
  const sizes = new Int32Array(Array.isArray(boards) ? boards.length : 0);
  const scores: number[] = [];
  (Array.isArray(boards) ? (boards as unknown[]) : []).forEach((board, at) => {
    const first = scores.length;
    const list = Array.isArray(board) ? (board as unknown[]) : undefined;
    if (!list) complaints.add("invalid-value", `boards[${at}]`, board);
    for (let i = 0; list && i < list.length; i += 1) {
      const score = whole(list[i], -largestScore, largestScore);
      if (score === undefined) {
        complaints.add("invalid-value", `boards[${at}][${i}]`, list[i]);
        scores.length = first;
        break;
      }
      scores.push(score);
    }
    sizes[at] = scores.length - first;
  });
  const rows = module.matchpoints(Int32Array.from(scores), sizes);
  const answer: Matchpoints = { boards: [], findings: complaints.findings };
  let at = 0;
  for (const size of sizes) {
    const lines: Matchpoints["boards"][number]["lines"] = [];
    for (let i = 0; i < size; i += 1, at += 4) {
      const hasPercent = size > 1;
      lines.push({
        nsPoints: rows[at]!,
        ewPoints: rows[at + 1]!,
        nsPercent: hasPercent ? rows[at + 2]! : null,
        ewPercent: hasPercent ? rows[at + 3]! : null,
      });
    }
    answer.boards.push({ lines });
  }
  return answer;
}
