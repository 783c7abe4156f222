// Finds what a folder needs and, on Debian and Ubuntu, installs what is missing; elsewhere it prints the line
// that installs it. A need is { name, why, found(), apt } with the names of other systems (brew, dnf, pacman)
// where they differ from Debian's.
import { spawnSync } from "node:child_process";
import { accessSync, constants, realpathSync } from "node:fs";
import { delimiter, join } from "node:path";
import { StepError, attempt, run, say, step } from "./steps.mjs";

/** The path of a command, or undefined. */
export function which(command) {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    const path = join(folder, command);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // not in this folder
    }
  }
  return undefined;
}

const isRoot = () => process.getuid?.() === 0;

/** apt-get, as root or through sudo; undefined where it cannot be used. */
function aptGet() {
  if (!which("apt-get")) return undefined;
  if (isRoot()) return ["apt-get"];
  if (!which("sudo")) return undefined;
  const asks = process.stdin.isTTY ? [] : ["-n"];
  const allowed =
    spawnSync("sudo", [...asks, "-v"], { stdio: ["inherit", "inherit", "ignore"] }).status === 0;
  return allowed ? ["sudo", "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"] : undefined;
}

/** The one line that installs what is missing, with the package manager of this system. */
function lineToInstall(missing) {
  const sudo = isRoot() ? "" : "sudo ";
  const names = (manager) => missing.map((need) => need[manager] ?? need.apt).join(" ");
  if (which("apt-get")) return `${sudo}apt-get install --no-install-recommends ${names("apt")}`;
  if (which("dnf")) return `${sudo}dnf install ${names("dnf")}`;
  if (which("pacman")) return `${sudo}pacman -S ${names("pacman")}`;
  return `brew install ${names("brew")}`;
}

/**
 * Emscripten's package wants Debian's own Node. Where the Node that runs us was put at /usr/bin/node by hand,
 * apt would overwrite it, on Debian 12 with one that is too old for us; a diversion keeps it.
 */
async function keepOurNode(apt) {
  if (realpathSync(process.execPath) !== "/usr/bin/node" || !which("dpkg-divert")) return;
  const owned = await attempt("dpkg", ["-S", "/usr/bin/node"]);
  if (owned.code === 0) return;
  say("  Node at /usr/bin/node is not Debian's: it stays, Debian's goes to /usr/bin/node.debian.");
  const divert = [
    "dpkg-divert",
    "--local",
    "--no-rename",
    "--divert",
    "/usr/bin/node.debian",
    "--add",
    "/usr/bin/node",
  ];
  const [command, ...args] = [...apt.slice(0, -1), ...divert];
  await run(command, args);
}

async function aptInstall(apt, missing) {
  const packages = [...new Set(missing.flatMap((need) => need.apt.split(" ")))];
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await keepOurNode(apt);
  await step(`Install ${packages.join(", ")}`, async (heard) => {
    const [command, ...args] = apt;
    // A list that cannot be refreshed is no reason to stop: the package may still be found.
    await attempt(command, [...args, "update"], { env, heard, log: "apt-update" });
    await run(command, [...args, "install", "-y", "--no-install-recommends", ...packages], {
      env,
      heard,
      log: "apt-install",
      advice: `install by hand: ${lineToInstall(missing)}`,
    });
  });
}

/** Sees that every need is met, installing what is missing where it can. */
export async function ensure(needs) {
  const missing = needs.filter((need) => !need.found());
  if (missing.length === 0) return;
  say("Missing on this machine:");
  for (const need of missing) say(`  ${need.name}: ${need.why}`);
  const apt = aptGet();
  if (!apt) {
    const error = new StepError(
      missing.map((need) => `${need.name} was not found`).join("\n"),
      `${lineToInstall(missing)}   and run the command again.`,
    );
    error.step = "Find what is needed";
    throw error;
  }
  await aptInstall(apt, missing);
  for (const need of missing) {
    if (need.found()) continue;
    throw new StepError(
      `${need.name} was installed but is not found`,
      need.advice ?? `see that ${need.name} works.`,
    );
  }
}

/** Stops with advice when this Node is too old for the tools. */
export function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  const error = new StepError(
    `Node ${process.versions.node} is too old: 20.19 or newer is needed`,
    "install a current Node (https://nodejs.org) and run the command again.",
  );
  error.step = "Find what is needed";
  throw error;
}
