#!/usr/bin/env node
/** The command line: `overtrick score FILE…` and the ratings. Everything goes through the package's own door. */
import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { load } from "overtrick";
import { parseArguments, usage } from "./arguments.js";
import { printable } from "./print.js";
import { rateFiles } from "./rate.js";
import { scoreFiles } from "./score.js";

async function main(words: readonly string[]): Promise<number> {
  const request = parseArguments(words);
  if (request.kind === "help") {
    return await writeAll([usage], 0);
  }
  if (request.kind === "version") {
    return await writeAll([`${await version()}\n`], 0);
  }
  if (request.kind === "wrong") {
    process.stderr.write(printable(`overtrick: ${request.why}\n\n${usage}`));
    return 2;
  }
  const overtrick = await load();
  const open = (name: string): Promise<Uint8Array> => (name === "-" ? buffer(process.stdin) : readFile(name));
  if (request.kind === "score" && !overtrick.ruleSetNames.some((name) => name === request.rules)) {
    const names = overtrick.ruleSetNames.join(", ");
    process.stderr.write(
      printable(`overtrick: there are no rules called “${request.rules}”; there are ${names}.\n`),
    );
    return 2;
  }
  const { output, remarks, unread } =
    request.kind === "score"
      ? await scoreFiles(overtrick, request, open)
      : await rateFiles(overtrick, request, open);
  const forPeople = request.kind === "score" ? request.format === "table" : !request.json;
  process.stderr.write(printable(remarks));
  return await writeAll(output, unread > 0 ? 1 : 0, forPeople ? printable : undefined);
}

/** That of the package this stands in. */
async function version(): Promise<string> {
  const text = await readFile(new URL("../../../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}

/** Writes piece by piece, as fast as a pipe takes it. Who reads may go before the end (`| head`): that is no fault. */
async function writeAll(
  pieces: Iterable<string>,
  status: number,
  shown = (piece: string): string => piece,
): Promise<number> {
  try {
    for (const piece of pieces) await write(shown(piece));
    return status;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "EPIPE") return status;
    process.stderr.write(printable(`overtrick: the answer could not be written: ${message}\n`));
    return 1;
  }
}

function write(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}

// What goes wrong in writing is told to who wrote; findings that nobody reads are nobody's loss.
process.stdout.on("error", () => undefined);
process.stderr.on("error", () => undefined);

// Not process.exit: what is still being written to a pipe would be lost.
process.exitCode = await main(process.argv.slice(2));
