/** Tables to take along: what is on the screen as comma-separated values. */
import { saveBlob } from "../../components/save-blob";

/** Quoted as needed, and no text that a spreadsheet would take for a formula. */
function cell(value: string | number, decimalComma: boolean): string {
  if (typeof value === "number") {
    const text = String(value);
    return decimalComma ? text.replace(".", ",") : text;
  }
  const safe = /^[=+\-@\t\r\n']/u.test(value) ? `'${value}` : value;
  return /[",;\r\n]|^\s|\s$/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Where people write a decimal comma, spreadsheets want semicolons. */
export function csvText(rows: readonly (readonly (string | number)[])[], decimalComma: boolean): string {
  const separator = decimalComma ? ";" : ",";
  return rows.map((row) => `${row.map((one) => cell(one, decimalComma)).join(separator)}\r\n`).join("");
}

export const saveText = (text: string, name: string, type = "text/csv"): void =>
  saveBlob(new Blob(["\uFEFF", text], { type }), name);
