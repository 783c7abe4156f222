/**
 * A text that no field is meant for, such as a file that lay on the clipboard: it is not put in, and said. The browser
 * would lay it out and the page would read it, and either takes longer than anybody waits. A field that takes more
 * than others says so with `data-most`; one that knows what to do with any text has stopped the event before.
 */
const most = { INPUT: 1000, TEXTAREA: 20_000 };

/** Shorter ones are let in whatever is there already: nothing typed is lost. */
const typed = 500;

function guard(event: Event): void {
  const field = event.target;
  if (event.defaultPrevented) return;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const { data, clipboardData, dataTransfer } = event as Partial<InputEvent & ClipboardEvent & DragEvent>;
  const added = (data ?? (clipboardData ?? dataTransfer)?.getData("text/plain") ?? "").length;
  if (added <= typed) return;
  const limit = Number(field.dataset["most"] ?? most[field.tagName as keyof typeof most]);
  const kept = field.value.length - ((field.selectionEnd ?? 0) - (field.selectionStart ?? 0));
  if (kept + added <= limit) return;
  event.preventDefault();
  void import("./too-long").then(({ sayTooLong }) => sayTooLong(field, added, limit));
}

export function guardFields(): void {
  for (const kind of ["paste", "drop", "beforeinput"]) document.addEventListener(kind, guard);
}
