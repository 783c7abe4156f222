/**
 * Files over the page. Where nobody takes them the browser would leave the page and open the file by itself: here it
 * stays. A page that takes files once more of it has arrived says so, and gets those that came before.
 */
let awaited = false;
let early: File[] = [];

function dragged(event: DragEvent): void {
  const data = event.dataTransfer;
  if (event.defaultPrevented || !data?.types.includes("Files")) return;
  event.preventDefault();
  data.dropEffect = awaited ? "copy" : "none";
}

function dropped(event: DragEvent): void {
  const files = event.dataTransfer?.files ?? [];
  if (event.defaultPrevented || files.length === 0) return;
  event.preventDefault();
  if (awaited) early.push(...files);
}

export function guardDrops(): void {
  addEventListener("dragover", dragged);
  addEventListener("drop", dropped);
}

/** From now on files are kept for who takes them. */
export function awaitFiles(): void {
  awaited = true;
}

/** What was dropped so far. */
export function takeEarlyFiles(): File[] {
  const taken = early;
  awaited = false;
  early = [];
  return taken;
}
