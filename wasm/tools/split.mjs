// Splits the score module in two, so that a page fetches first what its first result needs: `overtrick-first.wasm`
// runs by itself, `overtrick-later.wasm` is instantiated beside it, into its memory and its table (Binaryen's
// wasm-split). Into the second go the functions of the namespace `overtrick::later` (wasm/bindings/later.cpp), those of
// the core that are named here, the text of an error of Embind's, and what nothing but these needs.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StepError, run } from "./steps.mjs";

/**
 * Functions of the core that the first half calls but a first result does not need. They are called through tables, so
 * that no compiler puts them into their callers.
 */
const ofCore = ["scoreTeams", "scoreSessions", "measureCrossImps", "measureButler"];

/** As wasm-ld writes names, or as the compiler does. */
const patterns = [
  ...ofCore.map(
    (name) => new RegExp(`^(?:overtrick::(?:\\(.*\\)::)?${name}\\(|_ZN.*${name.length}${name}E)`),
  ),
  /^(?:overtrick::later::|_ZN9overtrick5later)/,
];
const isLater = (name) => name === "__getTypeName" || patterns.some((pattern) => pattern.test(name));

/** What compilers use unasked, and the stack's pointer, which both halves have. */
const features = ["mutable-globals", "sign-ext", "bulk-memory", "nontrapping-float-to-int", "multivalue"];

class Reader {
  constructor(bytes, at) {
    this.bytes = bytes;
    this.at = at;
  }
  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++];
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  }
  text() {
    const length = this.number();
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at).toString("utf8");
  }
}

/** Where the section with the names stands, and the functions' names by their number. */
function namesOf(bytes) {
  const reader = new Reader(bytes, 8);
  while (reader.at < bytes.length) {
    const from = reader.at;
    const id = bytes[reader.at++];
    const length = reader.number();
    const to = reader.at + length;
    if (id === 0 && reader.text() === "name") return { from, to, names: functionNames(reader, to) };
    reader.at = to;
  }
  throw new StepError("the score module has no names of functions", "link it with --profiling-funcs.");
}

function functionNames(reader, to) {
  const names = new Map();
  while (reader.at < to) {
    const kind = reader.bytes[reader.at++];
    const length = reader.number();
    const end = reader.at + length;
    if (kind === 1) {
      for (let left = reader.number(); left > 0; left -= 1) names.set(reader.number(), reader.text());
    }
    reader.at = end;
  }
  return names;
}

function numberBytes(value) {
  const bytes = [];
  for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128);
  return Buffer.from([...bytes, value]);
}

const counted = (bytes) => Buffer.concat([numberBytes(bytes.length), bytes]);

/** The section with `fn_7` for the name of the seventh: versions of Binaryen write and take other names differently. */
function plainNames(names) {
  const rows = [...names.keys()].map((at) =>
    Buffer.concat([numberBytes(at), counted(Buffer.from(`fn_${at}`))]),
  );
  const functions = counted(Buffer.concat([numberBytes(names.size), ...rows]));
  const content = Buffer.concat([counted(Buffer.from("name")), Buffer.from([1]), functions]);
  return Buffer.concat([Buffer.from([0]), counted(content)]);
}

const mentioned = (line) => [...line.matchAll(/\$fn_(\d+)\b/g)].map(([, at]) => Number(at));

/** Which functions each one mentions, and which are reached from outside or through the table. */
function callsIn(text) {
  const calls = new Map();
  const doors = new Set();
  let now;
  for (const line of text.split("\n")) {
    const [first, ...others] = mentioned(line);
    if (line.startsWith(" (func ")) {
      now = new Set(others);
      calls.set(first, now);
    } else if (/^ \((?:export|elem|start) /.test(line)) {
      for (const at of mentioned(line)) doors.add(at);
    } else if (now) {
      for (const at of mentioned(line)) now.add(at);
    }
  }
  return { calls, doors };
}

/** The functions that only the later ones need, these among them. */
function laterOnes({ calls, doors }, names) {
  const needed = new Set();
  const open = [...doors];
  while (open.length > 0) {
    const at = open.pop();
    if (needed.has(at) || isLater(names.get(at) ?? "")) continue;
    needed.add(at);
    open.push(...(calls.get(at) ?? []));
  }
  return [...calls.keys()].filter((at) => !needed.has(at));
}

/**
 * Makes the halves of the score module that was linked in `from`, and the module without its names, in `to`. `tools` is
 * the folder of Binaryen's programs.
 */
export async function splitModule({ from, to, tools, heard }) {
  const bytes = readFileSync(join(from, "overtrick-score.wasm"));
  const section = namesOf(bytes);
  const { names } = section;
  const [before, after] = [bytes.subarray(0, section.from), bytes.subarray(section.to)];
  writeFileSync(join(to, "overtrick-score.wasm"), Buffer.concat([before, after]));
  // The first half is started as the whole is; bundlers look for the file that the glue names.
  const glue = readFileSync(join(from, "overtrick-score.mjs"), "utf8");
  writeFileSync(join(to, "overtrick-first.mjs"), glue.replaceAll("overtrick-score.", "overtrick-first."));

  const [numbered, readable, list] = ["wasm", "wat", "txt"].map((kind) => join(from, `numbered.${kind}`));
  writeFileSync(numbered, Buffer.concat([before, plainNames(names), after]));
  await run(join(tools, "wasm-dis"), [numbered, "-o", readable], { heard });
  const later = laterOnes(callsIn(readFileSync(readable, "utf8")), names);
  const missing = patterns.find((pattern) => !later.some((at) => pattern.test(names.get(at))));
  if (missing)
    throw new StepError(
      `the score module has nothing called ${missing} for later`,
      "see wasm/tools/split.mjs.",
    );
  writeFileSync(list, later.map((at) => `fn_${at}\n`).join(""));
  const outputs = ["-o1", join(to, "overtrick-first.wasm"), "-o2", join(to, "overtrick-later.wasm")];
  const enabled = features.map((feature) => `--enable-${feature}`);
  const options = [...enabled, "--export-prefix=%", "--import-namespace=primary"];
  await run(join(tools, "wasm-split"), [numbered, `--split-funcs=@${list}`, ...outputs, ...options], {
    heard,
  });
  // What the first half need not do any more, since the second does it.
  const first = outputs[1];
  await run(join(tools, "wasm-opt"), [first, "-Os", "--converge", ...enabled, "-o", first], { heard });
}
