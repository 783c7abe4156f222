// Starts the browser for the page's tests and benches, without a network of its own.
//   const browser = await launch(); const page = await browser.newPage(); … await browser.close();
import { chromium } from "playwright-core";
import { findBrowser } from "./prerequisites.mjs";

/** @param {import("playwright-core").LaunchOptions} [options] */
export async function launch(options = {}) {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error("No Chromium was found: install it, or name one in the variable CHROMIUM");
  return await chromium.launch({
    executablePath,
    ...options,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      ...(options.args ?? []),
    ],
  });
}
