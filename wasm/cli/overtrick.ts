#!/usr/bin/env node
/** The command line: `overtrick score FILE…`. Everything goes through the package's own door. */
import { readFile } from "node:fs/promises";
import { load } from "overtrick";
import { parseArguments, usage } from "./arguments.js";
import { scoreFiles } from "./score.js";

async function main(words: readonly string[]): Promise<number> {
  const request = parseArguments(words);
  if (request.kind === "help") {
    process.stdout.write(usage);
    return 0;
  }
  if (request.kind === "wrong") {
    process.stderr.write(`overtrick: ${request.why}\n\n${usage}`);
    return 2;
  }
  const overtrick = await load();
  if (!overtrick.ruleSetNames.some((name) => name === request.rules)) {
    const names = overtrick.ruleSetNames.join(", ");
    process.stderr.write(`overtrick: there are no rules called “${request.rules}”; there are ${names}.\n`);
    return 2;
  }
  const { output, remarks, unread } = await scoreFiles(overtrick, request, (name) => readFile(name));
  process.stderr.write(remarks);
  process.stdout.write(output);
  return unread > 0 ? 1 : 0;
}

// Not process.exit: what is still being written to a pipe would be lost.
process.exitCode = await main(process.argv.slice(2));
