// Two layers: `wasm`, the loader and the package in Node; `web`, the built page in a real browser.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const overtrick = fileURLToPath(new URL("../dist/package/index.js", import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  resolve: { alias: { overtrick } },
  // By number: a bare machine need not know the name localhost.
  server: { host: "127.0.0.1" },
  test: {
    // Three files, and browsers, at a time, for two cores: they wait for one another now and then, and no test here is
    // judged by the clock.
    maxWorkers: 3,
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
          // A browser on a busy machine stalls now and then; what is really wrong fails twice.
          retry: 1,
        },
      },
    ],
  },
});
