// The tree that mutants are tried in: a copy of the sources and a build of it under build/mutate. The real sources are
// never touched, and may change while a long run goes on. Knows how each file is compiled, and which files a header is
// part of, so that a mutant costs the files that it changes and a link.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { inRoot, run } from "../../../wasm/tools/steps.mjs";

export const place = (...parts) => inRoot("build/mutate", ...parts);
const copy = place("source");
const built = place("build");
const library = join(built, "libovertrick_core.a");
const copied = ["core", "tests/core", "tests/CMakeLists.txt", "tests/bench", "tests/fuzz", "CMakeLists.txt"];

function filesUnder(base, path) {
  if (!existsSync(join(base, path))) return [];
  if (!statSync(join(base, path)).isDirectory()) return [path];
  return readdirSync(join(base, path)).flatMap((name) => filesUnder(base, join(path, name)));
}

/** Only what has changed is written, so that only that is compiled again. */
function copySources() {
  const wanted = new Set(copied.flatMap((path) => filesUnder(inRoot(), path)));
  for (const file of filesUnder(copy, ".")) if (!wanted.has(file)) rmSync(join(copy, file));
  for (const file of wanted) {
    const content = readFileSync(inRoot(file));
    const path = join(copy, file);
    if (existsSync(path) && readFileSync(path).equals(content)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

/** The words of a shell's line as CMake writes it: quoted where a path needs it. */
function wordsOf(line) {
  const words = line.match(/(?:\\.|"(?:\\.|[^"\\])*"|[^\s"\\])+/g) ?? [];
  return words.map((word) => word.replaceAll(/\\(.)|"/g, "$1"));
}

/** How each source of core and of its tests is compiled: { command, args, object }, by its path in the copy. */
function compilations() {
  const all = new Map();
  for (const { file, command, directory } of JSON.parse(readFileSync(join(built, "compile_commands.json")))) {
    const source = relative(copy, file);
    if (!/^(?:core|tests[\\/]core)[\\/]/.test(source)) continue;
    const [compiler, ...args] = wordsOf(command);
    const object = resolve(directory, args[args.indexOf("-o") + 1]);
    all.set(source, { compiler, args, directory, object });
  }
  return all;
}

/** The sources that each file is part of, as the compiler told Ninja. */
async function dependants(compiled) {
  const sourceOf = new Map([...compiled].map(([source, { object }]) => [object, source]));
  const users = new Map();
  let source;
  for (const line of (await run("ninja", ["-C", built, "-t", "deps"])).split("\n")) {
    if (line === "") continue;
    if (!line.startsWith(" ")) {
      source = sourceOf.get(resolve(built, line.slice(0, line.indexOf(": #deps"))));
      continue;
    }
    const file = relative(copy, resolve(built, line.trim()));
    if (source === undefined || file.startsWith("..")) continue;
    users.set(file, [...(users.get(file) ?? []), source]);
  }
  return users;
}

export const isTest = (source) => source.endsWith("_test.cpp");
export const roomOf = (source) => /core[\\/](\w+)[\\/]/.exec(source)?.[1];

/**
 * The files of core that the tests of each room can see: those that the linker takes from the library for them. What it
 * names is the file without its folder; of two with the same name both count.
 */
async function sights(compiled) {
  const sources = [...compiled.keys()].filter((source) => source.startsWith("tests"));
  const objects = (some) => some.map((source) => compiled.get(source).object);
  const helpers = place("helpers.a");
  await run("ar", ["rcs", helpers, ...objects(sources.filter((source) => !isTest(source)))]);
  const { compiler } = compiled.values().next().value;
  const seen = new Map();
  for (const room of new Set(sources.filter(isTest).map(roomOf))) {
    const tests = objects(sources.filter((source) => isTest(source) && roomOf(source) === room));
    const map = place("sight.map");
    await run(compiler, [...tests, helpers, library, `-Wl,-Map=${map}`, "-o", place("sight")]);
    seen.set(
      room,
      new Set([...readFileSync(map, "utf8").matchAll(/\((\w+\.cpp)\.o\)/g)].map(([, name]) => name)),
    );
  }
  return seen;
}

const settings = [
  "-DCMAKE_BUILD_TYPE=Debug",
  // Quick to compile, and quick enough to run; the library's own checks stand in for the sanitizers.
  "-DCMAKE_CXX_FLAGS_DEBUG=-O1 -D_GLIBCXX_ASSERTIONS",
];

/** Copies and builds what has changed. */
export async function prepareTree(heard) {
  copySources();
  await run("cmake", ["-S", copy, "-B", built, "-G", "Ninja", ...settings], {
    heard,
    log: "mutate-configure",
  });
  const jobs = process.env.CMAKE_BUILD_PARALLEL_LEVEL ?? String(availableParallelism());
  await run("cmake", ["--build", built, "--target", "core_tests", "-j", jobs], {
    heard,
    log: "mutate-build",
    lines: 40,
  });
  const compiled = compilations();
  const users = await dependants(compiled);
  const seen = await sights(compiled);
  const sourcesOf = (file) => (file.endsWith(".cpp") ? [file] : (users.get(file) ?? []));
  return {
    compiled,
    library,
    program: join(built, "tests/core_tests"),
    sourcesOf,
    /** The rooms whose tests can see a change of this file. */
    roomsSeeing: (file) =>
      [...seen.keys()].filter((room) =>
        sourcesOf(file).some(
          (source) =>
            (isTest(source) && roomOf(source) === room) || seen.get(room).has(source.split(/[\\/]/).at(-1)),
        ),
      ),
    pathOf: (file) => join(copy, file),
    read: (file) => readFileSync(join(copy, file), "utf8"),
    coreFiles: filesUnder(copy, "core")
      .filter((file) => /\.(?:cpp|h)$/.test(file))
      .sort(),
  };
}
