/**
 * Figures by keyboard: a table is one stop of the Tab key, and the arrows move within it. With hundreds of figures on
 * the screen, a stop at each would shut the keyboard out.
 */

export function oneTabStopPerTable(root: Element): void {
  for (const table of root.querySelectorAll("table")) {
    if (table.querySelector('button.figure[tabindex="0"]')) continue;
    const first = table.querySelector<HTMLElement>("button.figure");
    if (first) first.tabIndex = 0;
  }
}

export function moveAmongFigures(event: KeyboardEvent): void {
  const button = event.target as HTMLElement;
  if (!button.matches("button.figure") || event.altKey || event.metaKey) return;
  const target = neighbour(button, event.key, event.ctrlKey);
  if (!target) return;
  event.preventDefault();
  const table = button.closest("table");
  for (const other of table?.querySelectorAll<HTMLElement>('button.figure[tabindex="0"]') ?? []) {
    other.tabIndex = -1;
  }
  target.tabIndex = 0;
  target.focus();
  target.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function neighbour(button: HTMLElement, key: string, toTheEnd: boolean): HTMLElement | null {
  const row = button.closest("tr");
  const inRow = [...(row?.querySelectorAll<HTMLElement>("button.figure") ?? [])];
  const at = inRow.indexOf(button);
  switch (key) {
    case "ArrowLeft":
      return inRow[at - 1] ?? null;
    case "ArrowRight":
      return inRow[at + 1] ?? null;
    case "Home":
      return toTheEnd ? inTable(button, 0) : (inRow[0] ?? null);
    case "End":
      return toTheEnd ? inTable(button, -1) : (inRow.at(-1) ?? null);
    case "ArrowUp":
      return inColumn(button, -1);
    case "ArrowDown":
      return inColumn(button, 1);
    default:
      return null;
  }
}

function inTable(button: HTMLElement, index: number): HTMLElement | null {
  return (
    [...(button.closest("table")?.querySelectorAll<HTMLElement>("button.figure") ?? [])].at(index) ?? null
  );
}

/** The nearest figure above or below, in the same column. */
function inColumn(button: HTMLElement, step: 1 | -1): HTMLElement | null {
  const cell = button.closest("td");
  const rows = button.closest("table")?.rows;
  if (!cell || !rows) return null;
  for (let at = (button.closest("tr")?.rowIndex ?? 0) + step; at >= 0 && at < rows.length; at += step) {
    const found = rows[at]?.cells[cell.cellIndex]?.querySelector<HTMLElement>("button.figure");
    if (found) return found;
  }
  return null;
}
