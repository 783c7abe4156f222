// From navigation to the first scored result, held against an empty page from the same server: the median of fifteen
// loads of each, in turns, in one browser. Then the longest task of the main thread on the way there, in fresh profiles.
//   npm run bench page-load
import { launch } from "../tools/browser.mjs";
import { serveSite } from "../web/support/server.mjs";
import { median, ratio, target } from "./figures.mjs";

const loads = 15;
const atMost = 2;

/** Milliseconds from the start of the navigation to the end of the load event. */
async function emptyPage(page, address) {
  await page.goto(address, { waitUntil: "load" });
  return page.evaluate(async () => {
    const [navigation] = performance.getEntriesByType("navigation");
    while (navigation.loadEventEnd === 0) await new Promise((resolve) => setTimeout(resolve));
    return navigation.loadEventEnd;
  });
}

/** Milliseconds from the start of the navigation to the result being in the page. */
async function firstResult(page, address) {
  await page.goto(address, { waitUntil: "commit" });
  return page.evaluate(async () => {
    for (;;) {
      const [mark] = performance.getEntriesByName("overtrick-first-result");
      if (mark) return mark.startTime;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
}

/** Milliseconds from asking the browser to navigate until a frame with the page was drawn. */
async function drawn(page, measure, address) {
  const before = performance.now();
  await measure(page, address);
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        globalThis.requestAnimationFrame(() => globalThis.requestAnimationFrame(resolve)),
      ),
  );
  return performance.now() - before;
}

/** Milliseconds: longer ones a reader may feel. */
const longestTask = 50;

/**
 * The longest task of the page's main thread until the first result was drawn: by the clock, and what of it was
 * processor time, which is what is left when nobody else wants the machine.
 */
async function longest(browser, address) {
  const context = await browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "blink.user_timing"] });
  await drawn(page, firstResult, address);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await context.close();
  const here = traceEvents.find(({ name }) => name === "overtrick-first-result");
  if (!here) throw new Error("the trace does not show the first result");
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) =>
      ph === "X" && pid === here.pid && tid === here.tid && name.endsWith("RunTask"),
  );
  const most = (/** @type {"dur" | "tdur"} */ of) => Math.max(...tasks.map((task) => task[of] ?? 0)) / 1000;
  return { clock: most("dur"), processor: most("tdur") };
}

export default async function pageLoad() {
  const [browser, server] = await Promise.all([launch(), serveSite()]);
  const pages = [
    {
      name: "empty page",
      measure: emptyPage,
      address: `${server.origin}/empty.html`,
      inPage: [],
      onScreen: [],
    },
    { name: "first result", measure: firstResult, address: server.address, inPage: [], onScreen: [] },
  ];
  const tasks = [];
  try {
    const page = await (await browser.newContext({ locale: "en-GB" })).newPage();
    for (const { measure, address } of pages) await measure(page, address);
    for (let turn = 0; turn < loads; turn += 1) {
      for (const { measure, address, inPage } of pages) inPage.push(await measure(page, address));
      for (const { measure, address, onScreen } of pages) onScreen.push(await drawn(page, measure, address));
    }
    for (let turn = 0; turn < loads; turn += 1) tasks.push(await longest(browser, server.address));
  } finally {
    await browser.close();
    await server.close();
  }
  const report = (/** @type {"inPage" | "onScreen"} */ kind) => {
    const [empty, ours] = pages.map((each) => median(each[kind]));
    return { empty, ours, ratio: ours / empty };
  };
  const row = (title, { empty, ours, ratio }) =>
    console.log(
      `${title.padEnd(34)} empty ${empty.toFixed(1)} ms, first result ${ours.toFixed(1)} ms, ratio ${ratio.toFixed(2)}`,
    );
  const inPage = report("inPage");
  row("in the page, from navigation start", inPage);
  const onScreen = report("onScreen");
  row("on the screen, from the address", onScreen);
  console.log(`target: at most ${atMost.toFixed(2)} times the empty page`);
  const task = {
    clock: median(tasks.map(({ clock }) => clock)),
    processor: median(tasks.map(({ processor }) => processor)),
  };
  console.log(
    `${"longest task on load".padEnd(34)} ${task.clock.toFixed(1)} ms by the clock, ${task.processor.toFixed(1)} ms of processor time`,
  );
  console.log(`target: below ${longestTask} ms`);
  ratio("page load / empty page", "in the page, from navigation start", inPage.ratio, { atMost });
  ratio("page load / empty page", "on the screen, from the address", onScreen.ratio, { atMost });
  target("page load", "longest task, by the clock", task.clock, "ms", { atMost: longestTask });
  target("page load", "longest task, processor time", task.processor, "ms", { atMost: longestTask });
}
