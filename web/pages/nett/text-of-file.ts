/** A file's text, whatever encoding a spreadsheet saved it in. */
import { textOf } from "overtrick/rate";

export const textOfFile = async (file: File): Promise<string> =>
  textOf(new Uint8Array(await file.arrayBuffer()));
