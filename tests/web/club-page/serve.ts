/** Builds the page with the store, under the site's own policy, and serves it. */
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { policy, policyMeta, putFirst } from "../../../web/bundle/site-head";
import { serveSite } from "../support/server.mjs";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const packageFolder = here("../../../dist/package/");

export async function buildClubPage(): Promise<string> {
  const outDir = here("../../../build/club-page");
  await build({
    configFile: false,
    root: here("."),
    base: "./",
    publicDir: here("../../../web/public"),
    logLevel: "error",
    resolve: {
      alias: [
        { find: "overtrick-host", replacement: here("../../../web/engine/host-site.ts") },
        { find: /^overtrick$/u, replacement: `${packageFolder}index.js` },
        { find: "overtrick/score", replacement: `${packageFolder}score-only.js` },
        { find: "overtrick/rate", replacement: `${packageFolder}rate-only.js` },
        { find: /^overtrick\/(.*)$/u, replacement: `${packageFolder}$1` },
      ],
    },
    plugins: [
      {
        name: "overtrick-club-page-policy",
        transformIndexHtml: { order: "post", handler: (html) => putFirst(html, [policyMeta(policy)]) },
      },
    ],
    worker: { format: "es" },
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
    },
  });
  return outDir;
}

export const serveClubPage = async (): ReturnType<typeof serveSite> =>
  serveSite({ site: await buildClubPage() });
