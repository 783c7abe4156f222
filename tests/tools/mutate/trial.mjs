// Tries one mutant: compiles what it changes beside the good objects, links, and runs the quick tests of its room, then,
// as long as nothing is seen, the quick ones of the rooms that can see it, and at last the slow ones.
import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { which } from "../../../wasm/tools/install.mjs";
import { flipped } from "./candidates.mjs";
import { isTest, roomOf } from "./tree.mjs";

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

/** Core, the helpers of the tests, and the tests of some rooms. */
const ofRooms = (rooms) => (source) => !isTest(source) || rooms.includes(roomOf(source));

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
    const others = this.#tree.roomsSeeing(mutant.file).filter((one) => one !== room);
    const quick = `--test-case-exclude=${filter(times.slow)}`;
    const objects = new Map();
    if (!(await this.#build(mutant, ofRooms([room]), objects))) return "invalid";
    if ((await this.#run(times.quickLimit, [quick])) !== 0) return "caught";
    if (others.length > 0) {
      if (!(await this.#build(mutant, ofRooms([room, ...others]), objects))) return "invalid";
      const elsewhere = `--source-file-exclude=*tests/core/${room}/*`;
      if ((await this.#run(times.quickLimit, [quick, elsewhere])) !== 0) return "caught";
    }
    const slow = `--test-case=${filter(times.slow)}`;
    return (await this.#run(times.limit, [slow])) === 0 ? "survived" : "caught";
  }
}
