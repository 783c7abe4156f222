/** What anybody may hand in, looked at: what does not fit is collected as findings with their paths. */
import { messageOf } from "./messages.js";
import type { Finding, Where } from "./types.js";

export type Loose = Record<string, unknown>;

/** Collects what does not fit. */
export class Complaints {
  readonly findings: Finding[] = [];

  add(
    code: "invalid-value" | "missing-value" | "unknown-reference" | "unknown-rules",
    path: string,
    value: unknown,
    where: Where = {},
  ): void {
    const values = { path, text: shown(value) };
    this.findings.push({
      severity: "error",
      code,
      message: messageOf(code, values),
      where: { path, ...where },
      values,
    });
  }
}

function shown(value: unknown): string {
  if (typeof value === "string") return value.slice(0, 80);
  if (typeof value === "object" && value !== null) return Array.isArray(value) ? "[…]" : "{…}";
  return String(value).slice(0, 80);
}

/** Half a character would swallow its neighbour on the way to UTF-8. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\uFFFD");

export const isObject = (value: unknown): value is Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A name or number as text; people's JSON writes pair numbers either way. */
export function text(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  return typeof value === "number" && Number.isFinite(value) ? String(value) : undefined;
}

/** Without what would end a string or swallow its neighbour; most strings need nothing done. */
export const clean = (value: string): string =>
  /[\0\ud800-\udfff]/.test(value) ? wellFormed(value).replaceAll("\0", "\uFFFD") : value;
