// Tries one mutant: compiles what it changes beside the good objects, links, and runs the tests of its room, and then, if
// those see nothing, all others.
import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { flipped } from "./candidates.mjs";

const isTest = (source) => source.endsWith("_test.cpp");
const roomOf = (source) => /core[\\/](\w+)[\\/]/.exec(source)?.[1];

/** Runs a command for its exit code alone. Mutants run wild: so many seconds of one core, and 4 GB, are all they get. */
function exitCode(command, args, { cwd, seconds } = {}) {
  const limits =
    seconds === undefined ? "" : `ulimit -c 0; ulimit -t ${seconds}; ulimit -v 4194304 2>/dev/null;`;
  return new Promise((done) => {
    const child = spawn("sh", ["-c", `${limits} exec "$0" "$@"`, command, ...args], { cwd, stdio: "ignore" });
    child.on("close", (code, signal) => done(code ?? signal));
    child.on("error", () => done("not started"));
  });
}

/** Only the tests of a room, with the helpers that all rooms share. */
const ofRoom = (room) => (source) => !isTest(source) || roomOf(source) === room;
const everything = () => true;

export class Lane {
  #tree;
  #folder;

  constructor(tree, folder) {
    this.#tree = tree;
    this.#folder = folder;
  }

  async #compile(source, mutant) {
    const { compiler, args, directory } = this.#tree.compiled.get(source);
    const object = join(this.#folder, "objects", `${source}.o`);
    mkdirSync(dirname(object), { recursive: true });
    const own = [...args];
    own[own.indexOf("-o") + 1] = object;
    if (mutant?.file === source) own[own.indexOf("-c") + 1] = join(this.#folder, source);
    // A warning is no reason to refuse a mutant: the tests shall find it.
    const code = await exitCode(compiler, [`-I${join(this.#folder, "core")}`, ...own, "-w"], {
      cwd: directory,
    });
    return code === 0 ? object : undefined;
  }

  /** Compiles what is still missing among the chosen sources, and links. Returns whether that went well. */
  async #build(mutant, chosen, objects) {
    const changed = mutant ? this.#tree.sourcesOf(mutant.file) : [];
    for (const source of changed.filter(chosen)) {
      if (objects.has(source)) continue;
      const object = await this.#compile(source, mutant);
      if (!object) return false;
      objects.set(source, object);
    }
    const tests = [...this.#tree.compiled.keys()].filter(
      (source) => source.startsWith("tests") && chosen(source),
    );
    const good = tests.filter((source) => !objects.has(source));
    const linked = [...objects.values(), ...good.map((source) => this.#tree.compiled.get(source).object)];
    const { compiler } = this.#tree.compiled.values().next().value;
    return (
      (await exitCode(compiler, [...linked, this.#tree.library, "-o", join(this.#folder, "tests")])) === 0
    );
  }

  async #run(seconds, filters = []) {
    const args = ["--abort-after=1", "--no-path-filenames=true", ...filters];
    return await exitCode(join(this.#folder, "tests"), args, { seconds });
  }

  /** How many seconds of one core the good core's tests take, a room at a time and all together. */
  async measure(rooms) {
    const times = {};
    for (const room of [...rooms, "all"]) {
      rmSync(this.#folder, { recursive: true, force: true });
      mkdirSync(this.#folder, { recursive: true });
      await this.#build(undefined, room === "all" ? everything : ofRoom(room), new Map());
      const before = Date.now();
      const code = await this.#run(3600);
      if (code !== 0) throw new Error(`The tests of the unchanged core end with ${code} (${room})`);
      times[room] = (Date.now() - before) / 1000;
    }
    return times;
  }

  /** "invalid" (does not compile), "caught" or "survived". */
  async try(mutant, times) {
    rmSync(this.#folder, { recursive: true, force: true });
    const path = join(this.#folder, mutant.file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, flipped(this.#tree.read(mutant.file), mutant));
    const room = roomOf(mutant.file);
    const limit = (time) => Math.ceil(10 + 5 * time);
    const objects = new Map();
    if (!(await this.#build(mutant, ofRoom(room), objects))) return "invalid";
    if ((await this.#run(limit(times[room]))) !== 0) return "caught";
    if (!(await this.#build(mutant, everything, objects))) return "invalid";
    const others = [`--source-file-exclude=*tests/core/${room}/*`];
    return (await this.#run(limit(times.all), others)) !== 0 ? "caught" : "survived";
  }
}
