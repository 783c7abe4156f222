// What tests/ needs beside the build: clang with its tools and doctest, a browser, clang-format; for lint clang-tidy.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, realpathSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { cmakeNeeds, wasmNeeds } from "../../wasm/tools/prerequisites.mjs";
import { ensure, which } from "../../wasm/tools/install.mjs";
import { childEnvironment } from "../../wasm/tools/steps.mjs";

const doctestFolders = ["/usr/include", "/usr/local/include", "/opt/homebrew/include"];
const hasFonts = () => existsSync("/usr/share/fonts") && readdirSync("/usr/share/fonts").length > 0;

// Homebrew keeps its LLVM off the path, and Apple's own clang comes without libFuzzer.
const clangFolders = ["/opt/homebrew/opt/llvm/bin", "/usr/local/opt/llvm/bin"];

function findClang() {
  return clangFolders.map((folder) => join(folder, "clang++")).find(existsSync) ?? which("clang++");
}

/** A tool of the LLVM that clang belongs to: a profile is read by the version that wrote it. */
export function findLlvmTool(name) {
  const clang = findClang();
  const beside = clang && join(dirname(realpathSync(clang)), name);
  return beside && existsSync(beside) ? beside : which(name);
}

/** The sanitizers' and libFuzzer's libraries, which Debian packs apart from clang. */
function hasRuntime() {
  const clang = findClang();
  if (!clang) return false;
  const told = spawnSync(clang, ["-print-resource-dir"], { encoding: "utf8" }).stdout ?? "";
  const folder = join(told.trim(), "lib");
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { recursive: true }).some((name) => name.includes("clang_rt.fuzzer"));
}

/** The environment in which the preset `sanitize` finds that clang. */
export function clangEnvironment() {
  const clang = findClang();
  const { PATH } = childEnvironment();
  return clang && clang !== which("clang++") ? { PATH: `${dirname(clang)}${delimiter}${PATH}` } : {};
}

/** What the C++ tests need, natively and in WebAssembly. */
export const coreTestNeeds = [
  ...cmakeNeeds,
  {
    name: "clang",
    why: "builds the core natively for its tests",
    apt: "clang",
    brew: "llvm",
    found: findClang,
  },
  {
    name: "clang's runtime libraries",
    why: "find faults in the core while it runs, and fuzz it",
    apt: "libclang-rt-dev",
    brew: "llvm",
    dnf: "compiler-rt",
    pacman: "compiler-rt",
    found: hasRuntime,
  },
  {
    name: "llvm-profdata and llvm-cov",
    why: "say how much of the core the tests reach",
    apt: "llvm",
    found: () => findLlvmTool("llvm-profdata") && findLlvmTool("llvm-cov"),
  },
  {
    name: "doctest",
    why: "is what the core's tests are written with",
    apt: "doctest-dev",
    brew: "doctest",
    dnf: "doctest-devel",
    pacman: "doctest",
    found: () => doctestFolders.some((folder) => existsSync(`${folder}/doctest/doctest.h`)),
  },
];

/** What benches hold WebAssembly against. */
export const nativeNeeds = [
  ...cmakeNeeds,
  {
    name: "g++",
    why: "builds the core natively as fast as it goes, to compare with",
    apt: "g++",
    brew: "gcc",
    dnf: "gcc-c++",
    pacman: "gcc",
    found: () => which("g++"),
  },
];

/** Chromium or a relative of it; the variable CHROMIUM names another one. */
export function findBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  const found = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"]
    .map(which)
    .find(Boolean);
  return found ?? (existsSync(mac) ? mac : undefined);
}

/** Chromium without windows; not where another browser is named. */
export function findShell() {
  return process.env.CHROMIUM ? undefined : which("chromium-headless-shell");
}

export const browserNeeds = [
  {
    name: "Chromium",
    why: "runs the page's tests",
    apt: "chromium",
    brew: "google-chrome",
    found: findBrowser,
  },
];
if (process.platform === "linux") {
  browserNeeds.push({
    name: "fonts",
    why: "without any the browser shows no text",
    apt: "fonts-dejavu-core",
    dnf: "dejavu-sans-fonts",
    pacman: "ttf-dejavu",
    found: hasFonts,
  });
}

/** The C++ is formatted and checked with this version; others format and warn differently. */
export const clangVersion = 14;

/** clang-format or clang-tidy of that version, or undefined. */
export function findClangTool(name) {
  const versioned = which(`${name}-${clangVersion}`);
  if (versioned) return versioned;
  const plain = which(name);
  if (!plain) return undefined;
  const told = spawnSync(plain, ["--version"], { encoding: "utf8" }).stdout ?? "";
  return told.includes(`version ${clangVersion}.`) ? plain : undefined;
}

/** Whether apt has that package here. */
const offered = (name) => {
  if (!which("apt-cache")) return false;
  const told = spawnSync("apt-cache", ["policy", name], { encoding: "utf8" }).stdout ?? "";
  return /Candidate: [^(\s]/.test(told);
};

/** Without it the tests take longer and show the same. */
function shellNeeds() {
  if (process.env.CHROMIUM || !offered("chromium-headless-shell")) return [];
  return [
    {
      name: "Chromium's shell",
      why: "runs most of the page's tests in half the time",
      apt: "chromium-headless-shell",
      found: findShell,
    },
  ];
}

/** Where apt offers that version (Debian 12, Ubuntu 22.04); elsewhere the two checks are left out. */
export function clangNeeds(names) {
  return names
    .filter((name) => findClangTool(name) || offered(`${name}-${clangVersion}`))
    .map((name) => ({
      name: `${name} ${clangVersion}`,
      why: name === "clang-format" ? "checks the layout of the C++" : "checks the C++ for common mistakes",
      apt: `${name}-${clangVersion}`,
      found: () => findClangTool(name),
    }));
}

/** Everything that npm test needs, the build's needs too. apt knows what it offers only after its first run. */
export async function testPrerequisites() {
  await ensure([...new Set([...wasmNeeds, ...coreTestNeeds, ...browserNeeds])]);
  await ensure([...clangNeeds(["clang-format"]), ...shellNeeds()]);
}
