// Writes sw.js into a built site: the worker that keeps the whole site for use without a network. Workbox makes it
// from the files that are there, so that it names each by its content and a changed file makes a new version.
import { StepError } from "../../wasm/tools/steps.mjs";

/** The bundler puts the content's hash into these names; a browser that has one already need not fetch it again. */
const namedByContent = /assets\/.*-[\w-]{8}\.\w+$/u;

/** @param {string} site the folder with index.html */
export async function writeServiceWorker(site) {
  // Here and not above: the commands import this file before the packages are installed.
  const { generateSW } = await import("workbox-build");
  const { count, size, warnings } = await generateSW({
    globDirectory: site,
    globPatterns: ["**/*.{html,js,css,wasm,svg,png,webmanifest}"],
    // Of the elements, which are for other sites' pages, what the page about them shows; it opens no files.
    globIgnores: [
      "sw.js",
      "elements/overtrick-{access-parser,index,xml-parser}-*",
      "elements/overtrick-????????.wasm",
    ],
    swDest: `${site}/sw.js`,
    cacheId: "overtrick",
    dontCacheBustURLsMatching: namedByContent,
    // A link may carry anything behind a question mark; the page is the same.
    ignoreURLParametersMatching: [/./u],
    maximumFileSizeToCacheInBytes: 8_000_000,
    // The page asks its reader before a new version takes over; the first one serves the page that is open.
    skipWaiting: false,
    clientsClaim: true,
    // It would also clear the caches of a second copy of the page in a folder below this one.
    cleanupOutdatedCaches: false,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: "production",
    babelPresetEnvTargets: ["chrome >= 110", "firefox >= 115", "safari >= 16.4"],
  });
  if (warnings.length > 0) throw new StepError(warnings.join("\n"), "see web/tools/service-worker.mjs.");
  return { count, size };
}
