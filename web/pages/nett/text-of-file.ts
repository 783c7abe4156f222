/** A file's text: UTF-8 or UTF-16 as it says, else Windows-1252, as older spreadsheets save. */
export async function textOfFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const decode = (label: string): string => new TextDecoder(label).decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode("utf-16le");
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode("utf-16be");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decode("windows-1252");
  }
}
