/**
 * Two builds of one page. The site (default): files with relative addresses, for any folder of any web server. The
 * single file (`--mode single`): everything inside one HTML file that opens from the disk.
 */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { embedPages } from "./bundle/embed-pages";
import { noScriptWords } from "./bundle/no-script";
import { siteHead } from "./bundle/site-head";
import { inlineWasm, singleFile } from "./bundle/single-file";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const packageFolder = here("../dist/package/");

export default defineConfig(({ mode }) => {
  const single = mode === "single";
  return {
    root: here("."),
    base: "./",
    publicDir: single ? false : here("public"),
    resolve: {
      alias: [
        {
          find: "overtrick-host",
          replacement: here(single ? "engine/host-single.ts" : "engine/host-site.ts"),
        },
        { find: /^overtrick$/u, replacement: `${packageFolder}index.js` },
        // The single file has everything inside: one module does for all.
        { find: "overtrick/first", replacement: `${packageFolder}${single ? "index" : "first"}.js` },
        { find: "overtrick/rate", replacement: `${packageFolder}${single ? "index" : "rate-only"}.js` },
        { find: /^overtrick\/(.*)$/u, replacement: `${packageFolder}$1` },
        { find: /^\.\/english\.js$/u, replacement: here("engine/no-english.ts") },
      ],
    },
    plugins: [
      noScriptWords(),
      ...(single
        ? [inlineWasm(`${packageFolder}overtrick.wasm`), singleFile(here("public/favicon.svg"))]
        : [siteHead(), embedPages()]),
    ],
    worker: {
      format: single ? "iife" : "es",
      plugins: () => (single ? [inlineWasm(null)] : []),
      rollupOptions: { output: { inlineDynamicImports: single } },
    },
    build: {
      outDir: here(single ? "../dist" : "../dist/site"),
      emptyOutDir: !single,
      target: ["es2022", "chrome110", "firefox115", "safari16.4"],
      // What is sent over a wire is worth the minutes of a better packer; a file on the disk is not.
      minify: single ? "esbuild" : "terser",
      terserOptions: { module: true, ecma: 2020, compress: { passes: 2 } },
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      cssCodeSplit: !single,
      rollupOptions: { output: { inlineDynamicImports: single } },
    },
    server: { fs: { allow: [here("..")] } },
  };
});
