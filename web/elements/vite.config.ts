/**
 * The elements as a folder for any web server: overtrick-elements.js, and beside it what is fetched only when an
 * element needs it. Those carry their content in their names, so that two versions never mix.
 */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const packageFolder = here("../../dist/package/");

export default defineConfig({
  root: here("."),
  base: "./",
  publicDir: false,
  resolve: {
    alias: [
      { find: /^overtrick$/u, replacement: `${packageFolder}index.js` },
      { find: "overtrick/rate", replacement: `${packageFolder}rate-only.js` },
    ],
  },
  build: {
    target: ["es2022", "chrome111", "firefox115", "safari16.4"],
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    rollupOptions: {
      input: here("index.ts"),
      output: {
        entryFileNames: "overtrick-elements.js",
        chunkFileNames: "overtrick-[name]-[hash].js",
        assetFileNames: "[name]-[hash][extname]",
      },
    },
  },
});
