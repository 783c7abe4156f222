// What tests/ needs beside the build: a C++ compiler and doctest, a browser, clang-format; for lint clang-tidy.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { cmakeNeeds, wasmNeeds } from "../../wasm/tools/prerequisites.mjs";
import { ensure, which } from "../../wasm/tools/install.mjs";

const doctestFolders = ["/usr/include", "/usr/local/include", "/opt/homebrew/include"];
const hasFonts = () => existsSync("/usr/share/fonts") && readdirSync("/usr/share/fonts").length > 0;

/** What the C++ tests need, natively and in WebAssembly. */
export const coreTestNeeds = [
  ...cmakeNeeds,
  {
    name: "a C++ compiler",
    why: "builds the core with sanitizers for its tests",
    apt: "g++",
    brew: "llvm",
    dnf: "gcc-c++ libasan libubsan",
    pacman: "gcc",
    found: () => which("c++") ?? which("g++") ?? which("clang++"),
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

/** Chromium or a relative of it; the variable CHROMIUM names another one. */
export function findBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  const found = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"]
    .map(which)
    .find(Boolean);
  return found ?? (existsSync(mac) ? mac : undefined);
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

/** Whether apt offers that version here (Debian 12, Ubuntu 22.04); elsewhere the two checks are left out. */
const offered = (name) => {
  if (!which("apt-cache")) return false;
  const told =
    spawnSync("apt-cache", ["policy", `${name}-${clangVersion}`], { encoding: "utf8" }).stdout ?? "";
  return /Candidate: [^(\s]/.test(told);
};

export function clangNeeds(names) {
  return names
    .filter((name) => findClangTool(name) || offered(name))
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
  await ensure(clangNeeds(["clang-format"]));
}
