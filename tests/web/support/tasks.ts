/** The tasks of a page's main thread while something happens, in processor time: the clock would judge the machine. */
import type { Browser, Page } from "playwright-core";

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string; data?: { message?: string } };
}

export interface Tasks {
  /** Milliseconds of processor time of the longest task: what is left when nobody else wants the machine. */
  longestAlone: number;
}

const sign = "overtrick-tasks-here";

export async function tasksDuring(browser: Browser, page: Page, action: () => Promise<void>): Promise<Tasks> {
  await browser.startTracing(page, {
    categories: [
      "toplevel",
      "devtools.timeline",
      "disabled-by-default-devtools.timeline",
      "blink.user_timing",
    ],
  });
  await page.evaluate((name) => performance.mark(name), sign);
  await action();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const here = trace.traceEvents.find(({ name }) => name === sign);
  if (!here) throw new Error("the trace does not show the page");
  const tasks = trace.traceEvents.filter(
    ({ name, ph, pid, tid }) =>
      ph === "X" && pid === here.pid && tid === here.tid && name.endsWith("RunTask"),
  );
  if (tasks.length === 0) throw new Error("the trace shows no task");
  return { longestAlone: Math.max(...tasks.map(({ tdur }) => tdur ?? 0)) / 1000 };
}
