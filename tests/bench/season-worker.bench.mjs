// The federation of the bench `season` in the browser, as the Club page has it: sessions as objects through the page's
// engine into the worker, replayed there with progress. Results a second, the worker against a native program, memory
// of the page's process, how the time grows with ten times the results, how long the page was held at most, and how
// soon a replay that was stopped had stopped. OVERTRICK_RESULTS=10000000 is all of it: 25,000 members, 100,000 events.
import { readFileSync } from "node:fs";
import { cmakeBuild } from "../../wasm/tools/cmake.mjs";
import { say } from "../../wasm/tools/steps.mjs";
import { launch } from "../tools/browser.mjs";
import { serveClubPage } from "../web/club-page/serve.mjs";
import { ratio, same, target } from "./figures.mjs";
import { federation, members, million, natively, pairs, systems } from "./federation.mjs";

/** In the page: hands the federation over, a piece at a time, and replays it. */
async function inPage([results, memberCount, pairCount, systemNames]) {
  const { clubStage, makeFederation } = window;
  const { events, players, percentages } = makeFederation(results, memberCount, pairCount);
  const nothingYet = {
    settings: { nett: { ratings: { all: 1 } }, rankings: [{ id: "all" }] },
    members: Array.from({ length: memberCount }, (_, i) => ({
      id: `m${i}`,
      name: "",
      handicap: (i * 37) % 52,
    })),
    versions: [],
  };
  const openBook = async () => {
    const book = clubStage.startBook();
    await book.open(nothingYet);
    return book;
  };
  const book = await openBook();
  // The page is held for as long as its own clock stands still.
  let held = 0;
  let last = performance.now();
  const clock = setInterval(() => {
    held = Math.max(held, performance.now() - last);
    last = performance.now();
  }, 5);
  const sessionOf = (event) => ({
    id: `e${event}`,
    date: new Date(Date.UTC(2000, 0, 1 + Math.floor(event / 20))).toISOString().slice(0, 10),
    project52: { boards: 24 },
    nett: "all",
    ranking: { id: "all" },
    entries: Array.from({ length: pairCount }, (_, pair) => {
      const at = event * pairCount + pair;
      return { players: [`m${players[2 * at]}`, `m${players[2 * at + 1]}`], result: percentages[at] };
    }),
  });
  const handOver = async (to, count) => {
    for (let from = 0; from < count; from += 100) {
      await to.add(Array.from({ length: Math.min(100, count - from) }, (_, i) => sessionOf(from + i)));
    }
  };
  // Until the engine has compiled the work well, which takes a moment, not a share; the first time is said apart.
  let first;
  for (let time = 0; time < 5; time += 1) {
    await handOver(book, Math.min(events, 500));
    const start = performance.now();
    await book.replay({});
    first ??= performance.now() - start;
    await book.open({ ...nothingYet });
  }
  held = 0;
  last = performance.now();
  const begun = last;
  await handOver(book, events);
  const answer = { first, handed: performance.now() - begun, heldHanding: held, told: 0, held: 0 };
  for (const system of systemNames) {
    let sessions = 0;
    const progress = (_done, all) => {
      sessions = all;
      answer.told += 1;
    };
    const start = performance.now();
    [held, last] = [0, start];
    await book.replay({ systems: [system], progress });
    answer[system] = performance.now() - start;
    answer.held = Math.max(answer.held, held);
    // One that goes on from where another stopped would look quick.
    if (sessions !== events) throw new Error(`${system}: ${sessions} sessions of ${events} were replayed`);
    if (system !== "project52") continue;
    const states = (await book.answer({ systems: [system] })).members;
    const halves = new Uint32Array(Float64Array.from(states, ({ handicap }) => handicap).buffer);
    answer.bits = halves.reduce((bits, half) => (Math.imul(bits, 31) + half) >>> 0, 0);
  }
  clearInterval(clock);
  book.close();
  // In a book of its own: what was replayed before the stop would be missing from the times above.
  const stopped = await openBook();
  await handOver(stopped, Math.min(events, 5000));
  const stop = new window.AbortController();
  let asked = 0;
  const whole = await stopped.replay({
    signal: stop.signal,
    progress: () => {
      asked ||= performance.now();
      stop.abort();
    },
  });
  answer.stopped = whole ? null : performance.now() - asked;
  stopped.close();
  return answer;
}

/** The largest of the browser's processes at its largest; undefined where /proc is not. */
async function megabytes(browser) {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  try {
    const sizes = processInfo
      .filter(({ type }) => type === "renderer")
      .map(({ id }) => Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1]) / 1000);
    return Math.max(...sizes);
  } catch {
    return undefined;
  }
}

async function measure(address, results, whole) {
  const native = await natively(federation(results, members, pairs));
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(address);
    await page.waitForFunction(() => "clubStage" in window);
    await page.evaluate(`window.makeFederation = ${federation}`);
    const worker = await page.evaluate(inPage, [results, members, pairs, systems]);
    const memory = await megabytes(browser);
    report(results, worker, native, memory);
    if (whole) note(worker, native);
    same("season in the worker", "the same bits", worker.bits === native.bits);
    return worker;
  } finally {
    await browser.close();
  }
}

function note(worker, native) {
  const group = "season in the worker";
  for (const system of systems)
    ratio(group, `${system}, worker / native`, worker[system] / native[system], { atMost: 1.5 });
  target(group, "the page held while replaying", worker.held, "ms", { atMost: 50 });
  target(group, "the page held while handing over", worker.heldHanding, "ms", { atMost: 50 });
  if (worker.stopped !== null) target(group, "to stop", worker.stopped, "ms", { atMost: 100 });
}

function report(results, worker, native, memory) {
  const seconds = (time) => `${(time / 1000).toFixed(2)} s`;
  const milliseconds = (time) => `${time.toFixed(0)} ms`;
  say(`  ${(results / million).toFixed(1)} million results, ${results / (2 * pairs)} events`);
  for (const system of systems) {
    say(
      `    ${system.padEnd(10)} ${(results / 1000 / worker[system]).toFixed(2)} million results/s, ` +
        `${seconds(worker[system])}; worker / native ${(worker[system] / native[system]).toFixed(2)} (at most 1.5)`,
    );
  }
  say(`    the first 500 events that the worker ever replays, all systems: ${milliseconds(worker.first)}`);
  say(
    `    handed over in ${seconds(worker.handed)}, the page held for ${milliseconds(worker.heldHanding)} at most`,
  );
  say(`    while replaying ${milliseconds(worker.held)} at most, told ${worker.told} times how far it is`);
  const stopped = worker.stopped === null ? "done before it could be" : milliseconds(worker.stopped);
  say(`    to stop    ${stopped}`);
  const whole = memory === undefined ? "not known" : `${memory.toFixed(0)} MB`;
  say(`    memory     ${whole} in the page's process, ${native.megabytes.toFixed(0)} MB natively`);
  say(`    the same bits: ${worker.bits === native.bits ? "yes" : "NO"}`);
}

export default async function seasonInWorker() {
  await cmakeBuild("native", ["season_native"], {});
  const server = await serveClubPage();
  const results = Number(process.env.OVERTRICK_RESULTS ?? million);
  try {
    const small = await measure(server.address, results / 10, false);
    const large = await measure(server.address, results, true);
    for (const system of systems) {
      const growth = large[system] / small[system];
      ratio("season in the worker", `${system}, 10 n / n`, growth, { atMost: 11 });
      say(`  ten times the results, ${system}: ${growth.toFixed(1)} times (at most 11)`);
    }
  } finally {
    await server.close();
  }
}
