/** What anybody may hand in, looked at: what does not fit is collected as findings with their paths. */
import { findingOf } from "./finding.js";
import type { Finding, Where } from "./types.js";

export type Loose = Record<string, unknown>;

/** As core/event/finding.h has it: a wrong file of a million values must not become a million objects. */
const mostFindings = 10_000;

/** Collects what does not fit. */
export class Complaints {
  readonly #findings: Finding[] = [];
  #leftOut = 0;

  /** All that was collected, or the first ones and how many there are beside them. */
  get findings(): Finding[] {
    if (this.#leftOut === 0) return this.#findings;
    return [...this.#findings, findingOf("note", "more-findings", { first: this.#leftOut })];
  }

  take(finding: Finding): void {
    if (this.#hasRoom()) this.#findings.push(finding);
  }

  add(
    code: "invalid-value" | "missing-value" | "unknown-reference" | "unknown-rules" | "id-twice",
    path: string,
    value: unknown,
    where: Where = {},
  ): void {
    if (!this.#hasRoom()) return;
    this.#findings.push(findingOf("error", code, { path, text: shown(value) }, { path, ...where }));
  }

  /** Counts what there is no room for. */
  #hasRoom(): boolean {
    if (this.#findings.length < mostFindings) return true;
    this.#leftOut += 1;
    return false;
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

/** Written outside of the function, which would make one anew for every string. */
const unclean = /[\0\ud800-\udfff]/;

/** Without what would end a string or swallow its neighbour; most strings need nothing done. */
export const clean = (value: string): string =>
  unclean.test(value) ? wellFormed(value).replaceAll("\0", "\uFFFD") : value;
