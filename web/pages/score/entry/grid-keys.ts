/** What a key means in a cell of the grid. Null: what it always means. */
export type GridAction =
  | "enter"
  | "tab"
  | "up"
  | "down"
  | "left"
  | "right"
  | "previous"
  | "next"
  | "repeat"
  | "menu"
  | "remove"
  | "restore";

const plain: Readonly<Record<string, GridAction>> = {
  Enter: "enter",
  Tab: "tab",
  ArrowUp: "up",
  ArrowDown: "down",
  PageUp: "previous",
  PageDown: "next",
  Escape: "restore",
  F2: "menu",
};

export function keyAction(event: KeyboardEvent, input: HTMLInputElement): GridAction | null {
  if (event.isComposing) return null;
  const command = event.ctrlKey || event.metaKey;
  if (command && event.key.toLowerCase() === "d") return "repeat";
  if (command && event.key === "Delete") return "remove";
  if (event.altKey && event.key === "ArrowDown") return "menu";
  if (command || event.altKey) return null;
  if (event.key === "Tab") return event.shiftKey ? null : "tab";
  if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
    if (event.shiftKey) return null;
    return atEdge(input, event.key === "ArrowLeft") ? (event.key === "ArrowLeft" ? "left" : "right") : null;
  }
  return plain[event.key] ?? null;
}

/** Inside a text the arrows move the caret; at its end, or with all of it selected, they leave the cell. */
function atEdge({ selectionStart, selectionEnd, value }: HTMLInputElement, left: boolean): boolean {
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return selectionStart === selectionEnd && selectionStart === (left ? 0 : value.length);
}
