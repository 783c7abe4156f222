/** The tasks of a page's main thread while something happens: how long each held it, and for how long it really ran. */
import { availableParallelism, loadavg } from "node:os";
import type { Browser, Page } from "playwright-core";

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string; data?: { message?: string } };
}

export interface Tasks {
  /** Milliseconds by the clock of the longest task. */
  longest: number;
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
  const most = (of: "dur" | "tdur"): number => Math.max(...tasks.map((task) => task[of] ?? 0)) / 1000;
  return { longest: most("dur"), longestAlone: most("tdur") };
}

/** Whether others keep the processors busy, so that the clock says more about them than about the page. */
export function machineIsBusy(): boolean {
  return (loadavg()[0] ?? 0) > availableParallelism() * 1.5;
}
