/** The README's fenced blocks, so that each can be run as it is printed. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const readme = readFileSync(fileURLToPath(new URL("../../README.md", import.meta.url)), "utf8");

export interface Block {
  /** The word behind the fence: js, sh, html; empty for a drawing. */
  kind: string;
  text: string;
  /** Where it stands, for the name of a test. */
  line: number;
}

/** Every fenced block. A fence that is not closed is an error: the rest of the file would be one block. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  text.split("\n").forEach((line, i) => {
    const fence = /^\s*(?:```|~~~)\s*(.*)$/u.exec(line);
    if (!fence) {
      if (open) open.text += `${line}\n`;
    } else if (open) {
      blocks.push(open);
      open = undefined;
    } else {
      open = { kind: fence[1]!.trim(), text: "", line: i + 1 };
    }
  });
  if (open) throw new Error(`the block of line ${open.line} has no end`);
  return blocks;
}

export const blocks = blocksOf(readme);
export const blocksOfKind = (kind: string): Block[] => blocks.filter((block) => block.kind === kind);
