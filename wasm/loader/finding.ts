/** A finding that the loader itself makes. */
import type { messages } from "./english.js";
import { messageOf } from "./messages.js";
import type { Finding, Severity, Where } from "./types.js";

export function findingOf(
  severity: Severity,
  code: keyof typeof messages,
  values: Record<string, string | number> = {},
  where: Where = {},
): Finding {
  return { severity, code, message: messageOf(code, values), where, values };
}
