// Tries one mutant: compiles what it changes beside the good objects, links, and runs the quick tests of its room, then,
// as long as nothing is seen, the quick ones of the others, and at last the slow ones.
import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { which } from "../../../wasm/tools/install.mjs";
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

// doctest parts names by commas.
const filter = (names) => names.map((name) => name.replaceAll(",", "?")).join(",");

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
    // It links in half the time where it is there.
    if (which("ld.gold")) linked.push("-fuse-ld=gold");
    return (
      (await exitCode(compiler, [...linked, this.#tree.library, "-o", join(this.#folder, "tests")])) === 0
    );
  }

  async #run(seconds, filters) {
    return await exitCode(join(this.#folder, "tests"), ["--abort-after=1", ...filters], { seconds });
  }

  /** "invalid" (does not compile), "caught" or "survived". `times` is what times.mjs measured. */
  async try(mutant, times) {
    rmSync(this.#folder, { recursive: true, force: true });
    const path = join(this.#folder, mutant.file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, flipped(this.#tree.read(mutant.file), mutant));
    const room = roomOf(mutant.file);
    const quick = `--test-case-exclude=${filter(times.slow)}`;
    const objects = new Map();
    if (!(await this.#build(mutant, ofRoom(room), objects))) return "invalid";
    if ((await this.#run(times.quickLimit, [quick])) !== 0) return "caught";
    if (!(await this.#build(mutant, everything, objects))) return "invalid";
    const others = `--source-file-exclude=*tests/core/${room}/*`;
    if ((await this.#run(times.quickLimit, [quick, others])) !== 0) return "caught";
    const slow = `--test-case=${filter(times.slow)}`;
    return (await this.#run(times.limit, [slow])) === 0 ? "survived" : "caught";
  }
}
