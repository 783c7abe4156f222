/** The page with the store, under the policy of the site or, in mode `single`, of the single file. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import type { Plugin } from "vite";
import { inlineWasm, singleFile } from "../../../web/bundle/single-file";
import { policy, policyMeta, putFirst } from "../../../web/bundle/site-head";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const packageFolder = here("../../../dist/package/");

const sitePolicy: Plugin = {
  name: "overtrick-club-page-policy",
  transformIndexHtml: { order: "post", handler: (html) => putFirst(html, [policyMeta(policy)]) },
};

export default defineConfig(({ mode }) => {
  const single = mode === "single";
  const entry = (name: string): string => `${packageFolder}${single ? "index" : name}.js`;
  const host = single ? "host-single" : "host-site";
  return {
    root: here("."),
    base: "./",
    publicDir: single ? false : here("../../../web/public"),
    logLevel: "error",
    resolve: {
      alias: [
        { find: "overtrick-host", replacement: here(`../../../web/engine/${host}.ts`) },
        { find: /^overtrick$/u, replacement: entry("index") },
        { find: "overtrick/first", replacement: entry("first") },
        { find: "overtrick/rate", replacement: entry("rate-only") },
        { find: /^overtrick\/(.*)$/u, replacement: `${packageFolder}$1` },
      ],
    },
    plugins: single
      ? [inlineWasm(`${packageFolder}overtrick.wasm`), singleFile(here("../../../web/public/favicon.svg"))]
      : [sitePolicy],
    worker: {
      format: single ? "iife" : "es",
      plugins: () => (single ? [inlineWasm(null)] : []),
      rollupOptions: { output: { inlineDynamicImports: single } },
    },
    build: {
      outDir: here(`../../../build/club-page${single ? "-single" : ""}`),
      emptyOutDir: true,
      target: "es2022",
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      cssCodeSplit: !single,
      rollupOptions: { output: { inlineDynamicImports: single } },
    },
  };
});
