// Builds the page with the store and serves it, for the tests and the bench.
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { serveSite } from "../support/server.mjs";

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/** @param {"site" | "single"} [mode] as the site is, or as the single file; answers with the folder */
export async function buildClubPage(mode = "site") {
  await build({ configFile: here("vite.config.ts"), mode });
  return here(`../../../build/club-page${mode === "single" ? "-single" : ""}`);
}

export const serveClubPage = async () => serveSite({ site: await buildClubPage() });
