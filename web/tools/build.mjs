// Builds everything of dist/:
//   dist/package         the typed ES-module package (loader, types, WebAssembly)
//   dist/site            the page as a static site with relative addresses, for any sub-path of any server
//   dist/overtrick.html  the page as one file, for a double click
//   dist/elements        the elements for a club's own page; the site has a copy
// and holds the page to its size.   npm run build
import { copyFileSync, cpSync, existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { buildPackage } from "../../wasm/tools/build.mjs";
import { whenChanged } from "../../wasm/tools/stamps.mjs";
import { StepError, inRoot, main, run, say, step } from "../../wasm/tools/steps.mjs";
import { writeServiceWorker } from "./service-worker.mjs";

/**
 * WebAssembly, glue and page code of the first visit, after brotli, whichever Emscripten made them: 100 KB is the aim,
 * of which the newest makes some 2 KB more than the oldest.
 */
const budget = 101_000;

const vite = (heard, folder, ...args) =>
  run(
    process.execPath,
    [inRoot("node_modules/vite/bin/vite.js"), "build", folder, ...args, "--emptyOutDir"],
    {
      heard,
    },
  );

async function buildElements() {
  await step("Build the elements", (heard) =>
    vite(heard, "web/elements", "--outDir", inRoot("dist/elements")).then(() => undefined),
  );
}

async function buildSite() {
  await step("Build the site", (heard) =>
    vite(heard, "web", "--outDir", inRoot("dist/site")).then(() => undefined),
  );
  cpSync(inRoot("dist/elements"), inRoot("dist/site/elements"), { recursive: true });
  await step("Write the service worker", async () => {
    const { count, size } = await writeServiceWorker(inRoot("dist/site"));
    return `${count} files, ${kilobytes(size)}`;
  });
}

async function buildSingleFile() {
  await step("Build the single file", async (heard) => {
    await vite(heard, "web", "--mode", "single", "--outDir", inRoot("build/single"));
    const made = readdirSync(inRoot("build/single"));
    if (made.length !== 1 || made[0] !== "overtrick.html") {
      throw new StepError(
        `The single file should be overtrick.html alone, but there is: ${made.join(", ")}`,
        "inline what is left over in web/vite.config.ts (mode `single`).",
      );
    }
    copyFileSync(inRoot("build/single/overtrick.html"), inRoot("dist/overtrick.html"));
  });
}

function* filesOf(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesOf(path);
    else yield path;
  }
}

const brotli = (file) => brotliCompressSync(readFileSync(file)).length;
/** @type {(files: string[]) => number} */
const sumOf = (files) => files.reduce((total, file) => total + brotli(file), 0);
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

/** What the Score page asks for by itself once it is drawn: the work beside the result, and the way of entering it. */
const askedFor = ["entry-part", "update-bar"];
const ways = ["traveller-grid", "slip-form"];

/** A script with the scripts that it cannot do without. */
function withImports(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, name] of readFileSync(file, "utf8").matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
    withImports(join(dirname(file), name), seen);
  return seen;
}

/** The files that come without a touch: those of a laptop's way of entry, or of a phone's, whichever weigh more. */
function fetchedUnasked(files) {
  const named = (names) =>
    files.filter((file) => names.some((name) => basename(file).startsWith(`${name}-`)));
  const weighed = ways.map((way) => {
    const wanted = named([...askedFor, way]);
    const found = new Set(wanted.flatMap((file) => (file.endsWith(".js") ? [...withImports(file)] : [file])));
    return { found, size: sumOf([...found]) };
  });
  return weighed.reduce((one, other) => (other.size > one.size ? other : one)).found;
}

/** The files that a visitor downloads, and which of them at once. */
function visitFiles() {
  const site = inRoot("dist/site");
  const page = readFileSync(join(site, "index.html"), "utf8");
  const unasked = fetchedUnasked([...filesOf(join(site, "assets"))]);
  // The elements and the page about them are not part of any visit.
  const ofVisits = (file) => !/\/(elements\/|embed\.)/.test(file.replaceAll("\\", "/"));
  // What index.html names is loaded at once, and what the page then asks for unasked; other views, languages and the
  // worker come at the first touch or when they are wanted.
  const atOnce = (file) => file.endsWith("index.html") || page.includes(basename(file)) || unasked.has(file);
  return [...filesOf(site)]
    .filter((file) => ofVisits(file) && /^\.(html|js|mjs|css|wasm)$/.test(extname(file)))
    .map((file) => ({ file, atOnce: atOnce(file) }));
}

/**
 * What a first visit comes to after brotli.
 * @type {() => number}
 */
export const firstVisit = () =>
  sumOf(
    visitFiles()
      .filter(({ atOnce }) => atOnce)
      .map(({ file }) => file),
  );

/**
 * The files that a visitor downloads, those at once first, and what they come to after brotli.
 * @returns {{ files: { file: string, atOnce: boolean, size: number }[], first: number, all: number, budget: number }}
 */
export function sizes() {
  const files = visitFiles()
    .map(({ file, atOnce }) => ({ file, atOnce, size: brotli(file) }))
    .sort((a, b) => Number(b.atOnce) - Number(a.atOnce));
  const sum = (some) => some.reduce((total, { size }) => total + size, 0);
  return { files, first: sum(files.filter(({ atOnce }) => atOnce)), all: sum(files), budget };
}

/** Prints what a visitor downloads, and fails when the first visit takes more than the budget. */
export function weigh() {
  const { files, first, all } = sizes();
  say("Sizes after brotli:");
  for (const { file, atOnce, size } of files) {
    const when = atOnce ? "" : ", on demand";
    say(
      `  ${kilobytes(size).padStart(9)}  ${basename(file)} (${kilobytes(statSync(file).size)} plain${when})`,
    );
  }
  say(
    `  ${kilobytes(first).padStart(9)}  the first visit: WebAssembly, glue and page code; at most ${kilobytes(budget)}`,
  );
  say(`  ${kilobytes(all).padStart(9)}  with all that comes on demand`);
  const single = inRoot("dist/overtrick.html");
  if (existsSync(single))
    say(`  ${kilobytes(brotli(single)).padStart(9)}  dist/overtrick.html, the single file`);
  if (first <= budget) return;
  const why = `the first visit takes ${kilobytes(first)}, more than ${kilobytes(budget)}`;
  throw Object.assign(new StepError(why, "make the page or the module smaller."), { step: "Weigh the page" });
}

const pageInputs = {
  inputs: ["dist/package", "web", "package-lock.json", "tsconfig.json"],
};

/** The package and the site; the single file too unless told otherwise. */
export async function build({ single = true } = {}) {
  await buildPackage();
  const elements = { ...pageInputs, outputs: ["dist/elements/overtrick-elements.js"] };
  await whenChanged("elements", elements, buildElements);
  await whenChanged(
    "site",
    { ...pageInputs, outputs: ["dist/site/index.html", "dist/site/sw.js"] },
    buildSite,
  );
  if (single)
    await whenChanged("single", { ...pageInputs, outputs: ["dist/overtrick.html"] }, buildSingleFile);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(async () => {
    await build();
    weigh();
  });
}
