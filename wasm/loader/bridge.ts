/** What a board's number says: who dealt, who was vulnerable (Laws 2017, Law 2). */
import type { ScoreModule } from "./overtrick.mjs";
import type { Seat } from "./types.js";
import { seats } from "./wire.js";

export type Vulnerability = "none" | "NS" | "EW" | "both";

export interface BoardConditions {
  dealer: Seat;
  vulnerable: Vulnerability;
}

const vulnerabilities: readonly Vulnerability[] = ["none", "NS", "EW", "both"];

/** Undefined for what is no board number. */
export function boardConditions(module: ScoreModule, board: unknown): BoardConditions | undefined {
  if (typeof board !== "number" || !Number.isInteger(board) || Math.abs(board) > 1e9) return undefined;
  const { dealer, vulnerable } = module.boardConditions(board);
  const seat = seats[dealer];
  const side = vulnerabilities[vulnerable];
  return seat === undefined || side === undefined ? undefined : { dealer: seat, vulnerable: side };
}
