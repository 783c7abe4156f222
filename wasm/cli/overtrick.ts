#!/usr/bin/env node
/** The command line: `overtrick score FILE…` and the ratings. Everything goes through the package's own door. */
import { once } from "node:events";
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
    process.stdout.write(usage);
    return 0;
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
  for (const piece of output) await write(forPeople ? printable(piece) : piece);
  return unread > 0 ? 1 : 0;
}

/** Waits until a pipe takes more. */
async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, "drain");
}

// Not process.exit: what is still being written to a pipe would be lost.
process.exitCode = await main(process.argv.slice(2));
