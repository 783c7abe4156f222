/**
 * The elements as a folder for any web server: overtrick-elements.js, and beside it what is fetched only when an
 * element needs it. Those carry their content in their names, so that two versions never mix. frame.html shows one
 * element in a page of its own, and overtrick-frame-height.js is the line for the page around it.
 */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { framePage } from "../bundle/frame-page";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const packageFolder = here("../../dist/package/");

export default defineConfig({
  root: here("."),
  base: "./",
  publicDir: false,
  plugins: [framePage()],
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
      input: {
        elements: here("index.ts"),
        frame: here("frame.ts"),
        "frame-height": here("frame-height.ts"),
      },
      output: {
        entryFileNames: "overtrick-[name].js",
        chunkFileNames: "overtrick-[name]-[hash].js",
        assetFileNames: "[name]-[hash][extname]",
      },
    },
  },
});
