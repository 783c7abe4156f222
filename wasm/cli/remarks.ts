/** Files in, and what is to be said about them. */
import type { Finding } from "overtrick";
import { onOneLine } from "./print.js";

export interface Answer {
  /** In pieces, since that of a large file is longer than a string can be. */
  output: Iterable<string>;
  /** What is to be said on standard error. */
  remarks: string;
  /** How many files could not be read at all. */
  unread: number;
}

export type Open = (name: string) => Promise<Uint8Array>;

/** The file's bytes, or why there are none. */
export async function read(file: string, open: Open): Promise<Uint8Array | Unread> {
  try {
    return await open(file);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return unread(file, "unopened-file", `The file could not be opened: ${text}`, { text });
  }
}

/** What is said of a file, and stands in its place among the answers. */
export interface Unread {
  remark: string;
  findings: Finding[];
}

export function unread(file: string, code: string, message: string, values = {}): Unread {
  const findings: Finding[] = [{ severity: "error", code, message, where: {}, values }];
  return { remark: remarksOf(file, findings), findings };
}

/** One line each: file, place, severity, sentence. */
export function remarksOf(file: string, findings: readonly Finding[]): string {
  return findings
    .map(({ severity, message, where, values }) => {
      const line = where.line === undefined ? "" : `:${where.line}`;
      const column = where.column === undefined ? "" : `:${where.column}`;
      const board = where.board === undefined ? "" : ` board ${where.board}:`;
      const entry = where.board === undefined && where.entry !== undefined ? ` ${where.entry}:` : "";
      const named = ["date", "session", "line", "player"].map((name) => values?.[name] ?? "");
      const who = named.filter((name) => name !== "").join(", ");
      const about = who === "" ? entry : ` ${who}:`;
      return `${onOneLine(`${file}${line}${column}: ${severity}:${board}${about} ${message}`)}\n`;
    })
    .join("");
}
