/** A list of a club's members, as people paste or export it. */
import type { BookModule } from "./overtrick.mjs";
import { Complaints, wellFormed } from "./complaints.js";
import { orNull } from "./loose.js";
import type { Finding } from "./types.js";

export interface ListedMember {
  name: string;
  /** The federation's; empty for none. */
  number: string;
  handicap: number | null;
  /** Of the text, from 1. */
  line: number;
}

export interface MemberReading {
  members: ListedMember[];
  /** Lines that gave nobody, from 1: headings, and what could not be read. */
  unread: number[];
  findings: Finding[];
}

export function readMembers(module: BookModule, text: unknown): MemberReading {
  const complaints = new Complaints();
  if (typeof text !== "string") complaints.add("invalid-value", "text", text);
  const { rows, words, unread } = module.readMemberList(typeof text === "string" ? wellFormed(text) : "");
  const said = words.split("\0");
  const members = Array.from({ length: rows.length / 2 }, (_, i) => ({
    name: said[2 * i]!,
    number: said[2 * i + 1]!,
    handicap: orNull(rows[2 * i]),
    line: rows[2 * i + 1]!,
  }));
  return { members, unread: Array.from(unread), findings: complaints.findings };
}
