import type { Where } from "overtrick";

/** Shows the line of a text field that a finding is about. */
export function selectLine(area: HTMLTextAreaElement | null, where: Where): void {
  if (!area || where.line === undefined) return;
  const lines = area.value.split("\n");
  const start = lines.slice(0, where.line - 1).reduce((sum, line) => sum + line.length + 1, 0);
  const from = start + Math.max(0, (where.column ?? 1) - 1);
  area.focus();
  area.setSelectionRange(from, from + (where.length ?? lines[where.line - 1]?.length ?? 0));
  area.scrollTop = (area.scrollHeight / lines.length) * Math.max(0, where.line - 3);
}
