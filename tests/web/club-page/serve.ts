/** Builds the page with the store, under the site's own policy, and serves it. */
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { inlineWasm, singleFile } from "../../../web/bundle/single-file";
import { policy, policyMeta, putFirst } from "../../../web/bundle/site-head";
import { serveSite } from "../support/server.mjs";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const packageFolder = here("../../../dist/package/");

/** As the site is, or as the single file. */
export async function buildClubPage(single = false): Promise<string> {
  const outDir = here(`../../../build/club-page${single ? "-single" : ""}`);
  const entry = (name: string): string => `${packageFolder}${single ? "index" : name}.js`;
  await build({
    configFile: false,
    root: here("."),
    base: "./",
    publicDir: single ? false : here("../../../web/public"),
    logLevel: "error",
    resolve: {
      alias: [
        {
          find: "overtrick-host",
          replacement: here(`../../../web/engine/host-${single ? "single" : "site"}.ts`),
        },
        { find: /^overtrick$/u, replacement: entry("index") },
        { find: "overtrick/score", replacement: entry("score-only") },
        { find: "overtrick/rate", replacement: entry("rate-only") },
        { find: /^overtrick\/(.*)$/u, replacement: `${packageFolder}$1` },
      ],
    },
    plugins: single
      ? [inlineWasm(`${packageFolder}overtrick.wasm`), singleFile(here("../../../web/public/favicon.svg"))]
      : [
          {
            name: "overtrick-club-page-policy",
            transformIndexHtml: { order: "post", handler: (html) => putFirst(html, [policyMeta(policy)]) },
          },
        ],
    worker: {
      format: single ? "iife" : "es",
      plugins: () => (single ? [inlineWasm(null)] : []),
      rollupOptions: { output: { inlineDynamicImports: single } },
    },
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      cssCodeSplit: !single,
      rollupOptions: { output: { inlineDynamicImports: single } },
    },
  });
  return outDir;
}

export const serveClubPage = async (): ReturnType<typeof serveSite> =>
  serveSite({ site: await buildClubPage() });
