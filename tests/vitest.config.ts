// Two layers: `wasm`, the loader and the package in Node; `web`, the built page in a real browser.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const overtrick = fileURLToPath(new URL("../dist/package/index.js", import.meta.url));

/** Files that take a minute come first, so that none of them is left over when the others are done. */
const long =
  "axe layout score-views score-entry large focus shell club-kill score-sheet places club score-typing offline ranking score elements expected files nett".split(
    " ",
  );

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = long.findIndex((name) => moduleId.endsWith(`/web/${name}.test.ts`));
      return at < 0 ? long.length : at;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  resolve: { alias: { overtrick } },
  // By number: a bare machine need not know the name localhost.
  server: { host: "127.0.0.1" },
  test: {
    // Three files, and browsers, at a time, for two cores: they wait for one another now and then. No test here is
    // judged by the clock: how long a page is held is counted in processor time, and limits of seconds tell a hang.
    maxWorkers: 3,
    // Files that follow one another share what they import: Playwright alone is a second of a core. What a test
    // changes lies in a browser or a folder of its own.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: { name: "wasm", include: ["wasm/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: "web",
          include: ["web/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A browser on a busy machine stalls now and then; what is really wrong fails twice. The run names what
          // passed only when it was tried again.
          retry: 1,
        },
      },
    ],
  },
});
