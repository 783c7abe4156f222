/** A file for the reader, under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(blob);
  anchor.download = name;
  anchor.click();
  // The download has its own hold on the data once it began.
  setTimeout(() => URL.revokeObjectURL(anchor.href), 60_000);
}
