// A federation's book replayed: results a second in WebAssembly and natively, memory, and how the time grows with ten
// times the results. The usual size is a tenth of a federation's (1 million player results, 10,000 events);
// OVERTRICK_RESULTS=10000000 is all of it: 25,000 members, 100,000 events. Every event is new to both programs, which
// must come to the same bits.
import createModule from "../../dist/package/overtrick.mjs";
import { cmakeBuild } from "../../wasm/tools/cmake.mjs";
import { say } from "../../wasm/tools/steps.mjs";
import { ratio, same } from "./figures.mjs";
import { dayOf, federation, members, million, natively, pairs, systems } from "./federation.mjs";
import { startModule } from "./module.mjs";

/** The module and its memory. */
async function start() {
  let memory;
  const create = (options) =>
    createModule({
      instantiateWasm: (imports, receive) =>
        options.instantiateWasm(imports, (instance, own) => {
          memory = Object.values(instance.exports).find(
            (one) => one instanceof globalThis.WebAssembly.Memory,
          );
          receive(instance, own);
        }),
    });
  const module = await startModule(create);
  return { module, megabytes: () => memory.buffer.byteLength / million };
}

function fill(module, book, { events, players, percentages }) {
  module.bookSettings(book, {
    project52: module.project52Presets().denmark,
    nett: Float64Array.of(0, NaN, NaN),
    nettRatings: Float64Array.of(1),
    series: new Float64Array(16).fill(NaN),
    replacements: new Float64Array(),
    lines: "A",
  });
  const rows = new Float64Array(members * 7).fill(NaN);
  for (let i = 0; i < members; i += 1) rows[i * 7] = (i * 37) % 52;
  module.bookMembers(book, { rows, dates: "" });
  const atOnce = 500;
  for (let from = 0; from < events; from += atOnce) {
    const count = Math.min(atOnce, events - from);
    const dates = [];
    const sessions = new Float64Array(count * 16);
    const entries = new Float64Array(count * pairs * 11).fill(NaN);
    for (let i = 0; i < count; i += 1) {
      dates.push(dayOf(from + i), dayOf(from + i), "");
      // A new one, not removed, computed; pairs at matchpoints over 24 boards; nett session, season, entries.
      sessions.set([-1, 0, 1, 0, 0, 0, 0, 0, NaN, 24, 0, 0, 0, pairs, 0, 0], i * 16);
    }
    for (let i = 0; i < count * pairs; i += 1) {
      entries[i * 11] = 2;
      entries[i * 11 + 1] = percentages[from * pairs + i];
      entries[i * 11 + 7] = 0;
      entries[i * 11 + 9] = 0;
    }
    module.bookSessions(book, {
      rows: sessions,
      dates: dates.join("\0"),
      entries,
      players: players.subarray(from * pairs * 2, (from + count) * pairs * 2),
      guests: new Float64Array(),
      halves: new Float64Array(),
      groups: new Int32Array(),
    });
  }
}

/** One system after the other, each from the start. */
function replay(module, book) {
  const times = {};
  for (const system of systems) {
    const start = performance.now();
    module.bookPrepare(book, ...systems.map((one) => one === system));
    module.bookAdvance(book, 2 ** 31 - 1);
    times[system] = performance.now() - start;
    if (system === "project52") times.bits = bitsOf(module.bookAnswer(book, "").members);
  }
  return times;
}

/** Everybody's handicap, to the last bit, as one number. */
function bitsOf(rows) {
  const halves = new Uint32Array(rows.buffer, rows.byteOffset, rows.length * 2);
  let bits = 0;
  for (let i = 0; i < rows.length / 18; i += 1) {
    bits = (Math.imul(bits, 31) + halves[i * 36]) >>> 0;
    bits = (Math.imul(bits, 31) + halves[i * 36 + 1]) >>> 0;
  }
  return bits;
}

/** So often the engine sees the work before it counts: until it has compiled it well, which takes a moment, not a share. */
const warmUps = 5;

async function inWasm(data, beforehand) {
  const { module, megabytes } = await start();
  for (let time = 0; time < warmUps; time += 1) {
    const warm = module.bookOpen();
    fill(module, warm, beforehand);
    replay(module, warm);
    module.bookClose(warm);
    // What is compiled beside the work takes its place only once somebody waits.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const book = module.bookOpen();
  fill(module, book, data);
  const times = replay(module, book);
  return { ...times, megabytes: megabytes() };
}

/** In turn, and the least of each counts: others use the machine, too. */
const rounds = 3;

function keepLeast(times, more) {
  for (const system of systems) times[system] = Math.min(times[system], more[system]);
}

/** With `whole` the ratios are noted: the small one is there for how the time grows. */
async function measure(results, whole) {
  const data = federation(results, members, pairs);
  const beforehand = federation(Math.min(results, million / 20), members, pairs);
  const [wasm, native] = [await inWasm(data, beforehand), await natively(data)];
  for (let round = 1; round < rounds; round += 1) {
    keepLeast(wasm, await inWasm(data, beforehand));
    keepLeast(native, await natively(data));
  }
  say(`  ${(results / million).toFixed(1)} million results, ${data.events} events`);
  for (const system of systems) {
    const pace = results / 1000 / wasm[system];
    if (whole)
      ratio("season replay", `${system}, wasm / native`, wasm[system] / native[system], { atMost: 1.5 });
    say(
      `    ${system.padEnd(10)} ${pace.toFixed(2)} million results/s, ${(wasm[system] / 1000).toFixed(2)} s; ` +
        `wasm / native ${(wasm[system] / native[system]).toFixed(2)} (at most 1.5)`,
    );
  }
  say(`    memory     ${wasm.megabytes.toFixed(0)} MB in wasm, ${native.megabytes.toFixed(0)} MB natively`);
  same("season replay", "the same bits", wasm.bits === native.bits);
  if (whole) ratio("season replay", "memory, wasm / native", wasm.megabytes / native.megabytes);
  say(`    the same bits: ${wasm.bits === native.bits ? "yes" : "NO"}`);
  return wasm;
}

export default async function season() {
  await cmakeBuild("native", ["season_native"], {});
  const results = Number(process.env.OVERTRICK_RESULTS ?? million);
  const small = await measure(results / 10, false);
  const large = await measure(results, true);
  for (const system of systems) {
    const growth = ratio("season replay", `${system}, 10 n / n`, large[system] / small[system], {
      atMost: 11,
    });
    say(`  ten times the results, ${system}: ${growth.toFixed(1)} times (at most 11)`);
  }
}
