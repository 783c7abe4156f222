// Starts the browser for the page's tests and benches, without a network of its own.
//   const browser = await launch(); const page = await browser.newPage(); … await browser.close();
import { chromium } from "playwright-core";
import { findBrowser, findShell } from "./prerequisites.mjs";

/**
 * Chromium as people have it, for benches and for tests of what the browser does around the page.
 * @param {import("playwright-core").LaunchOptions} [options]
 */
export async function launch(options = {}) {
  return await launchThe(findBrowser(), options);
}

/**
 * Its shell where there is one: the same engine without windows, bars and their own pages, which take five times as
 * long as the page when each test has a profile of its own.
 * @param {import("playwright-core").LaunchOptions} [options]
 */
export async function launchShell(options = {}) {
  return await launchThe(findShell() ?? findBrowser(), options);
}

async function launchThe(executablePath, options) {
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
