// A federation to be replayed, the same every time, and the native program that replays it: what the benches of the
// season have in common.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { attempt, inRoot } from "../../wasm/tools/steps.mjs";

export const members = 25000;
export const pairs = 50;
export const systems = ["project52", "nett", "ranking"];
export const million = 1e6;

/**
 * The players and percentages of so many results: pairs from all over the country, as a small generator has them. It
 * is sent to a page as it stands, so it uses nothing from outside.
 */
export function federation(results, members, pairs) {
  let state = 52;
  const next = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const players = new Int32Array(results);
  const percentages = new Float64Array(results / 2);
  const lastEvent = new Int32Array(members).fill(-1);
  for (let i = 0; i < results; i += 1) {
    const event = Math.floor(i / (2 * pairs));
    let player = next(members);
    while (lastEvent[player] === event) player = next(members);
    lastEvent[player] = event;
    players[i] = player;
  }
  for (let i = 0; i < percentages.length; i += 1) percentages[i] = 30 + next(4000) / 100;
  return { events: results / (2 * pairs), players, percentages };
}

export const dayOf = (event) =>
  new Date(Date.UTC(2000, 0, 1 + Math.floor(event / 20))).toISOString().slice(0, 10);

/** Replays it natively: milliseconds of each system, megabytes, and everybody's handicap as one number. */
export async function natively(data) {
  mkdirSync(inRoot("build/bench"), { recursive: true });
  const file = inRoot("build/bench/federation.bin");
  const head = Int32Array.of(members, data.events, pairs, 0);
  writeFileSync(
    file,
    Buffer.concat([head, data.players, data.percentages].map((column) => Buffer.from(column.buffer))),
  );
  const { code, output } = await attempt(inRoot("build/native/tests/season_native"), [file], {});
  rmSync(file);
  if (code !== 0) throw new Error(output);
  return JSON.parse(output);
}
