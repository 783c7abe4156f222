/** Two books open on one database, changed, undone and redone at random: what was saved is there, and only that. */
import { expect, test } from "vitest";
import { launchShell } from "../tools/browser.mjs";
import { serveClubPage } from "./club-page/serve.mjs";
import type {} from "./club-page/stage";

/** In the page; answers with what went wrong, and how often each thing happened. */
async function play(seed: number): Promise<{ wrong: string[]; counts: Record<string, number> }> {
  const { openClub, hashOf } = window.clubStage;
  const name = `random ${seed}`;
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const open = async () => {
    const opened = await openClub({ name });
    if ("failure" in opened) throw new Error(opened.failure);
    return opened.club;
  };
  /** A session that was added, or a member's number that was written over another. */
  type Act = { session: string } | { member: string; before: string; after: string };
  const tabs = await Promise.all(
    [0, 1].map(async () => ({ club: await open(), done: [] as Act[], undone: [] as Act[] })),
  );
  const sessions = new Set<string>();
  const numbers = new Map<string, string>();
  const wrong: string[] = [];
  const counts: Record<string, number> = {};
  const now = (act: Act): string => ("member" in act ? (numbers.get(act.member) ?? "") : "");
  const set = (act: Act, forward: boolean): void => {
    if ("member" in act) numbers.set(act.member, forward ? act.after : act.before);
    else if (forward) sessions.add(act.session);
    else sessions.delete(act.session);
  };
  for (let turn = 0; turn < 300; turn += 1) {
    const { club, done, undone } = tabs[next(2)]!;
    const kind = ["apply", "apply", "apply", "undo", "undo", "redo"][next(6)]!;
    let outcome;
    if (kind === "apply") {
      const id = `m${next(4)}`;
      const act: Act =
        next(2) === 0
          ? { session: `s${turn}` }
          : { member: id, before: numbers.get(id) ?? "", after: `${turn}` };
      outcome = await club.apply(
        "member" in act
          ? { members: [{ id, name: id, number: act.after }] }
          : { versions: [{ session: { id: act.session, date: "2026-01-01" } }] },
      );
      if (outcome.saved) {
        set(act, true);
        done.push(act);
        undone.length = 0;
      }
    } else {
      const [from, to] = kind === "undo" ? [done, undone] : [undone, done];
      const act = from.at(-1);
      outcome = await (kind === "undo" ? club.undo() : club.redo());
      if (act && outcome.saved) {
        const expected = "member" in act ? (kind === "undo" ? act.after : act.before) : "";
        if (now(act) !== expected) wrong.push(`${turn}: ${kind} wrote over ${now(act)}`);
        set(act, kind === "redo");
        from.pop();
        to.push(act);
      } else if (act && kind === "undo") from.pop();
      else if (act) from.length = 0;
    }
    const said = outcome.saved ? kind : `${kind} ${outcome.reason}`;
    counts[said] = (counts[said] ?? 0) + 1;
    // As often as not the other tab has not heard of it yet.
    if (next(2) === 0) await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const fresh = await open();
  const found = fresh.contents.versions.map(({ session }) => session.id).sort();
  if (found.join() !== [...sessions].sort().join()) wrong.push("the sessions are others");
  for (const { id, number = "" } of fresh.contents.members) {
    if (number !== (numbers.get(id) ?? "")) wrong.push(`${id} is ${number}, not ${numbers.get(id)}`);
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  for (const { club } of tabs) {
    if (hashOf(club.contents) !== hashOf(fresh.contents)) wrong.push("a tab shows another book");
    club.close();
  }
  fresh.close();
  return { wrong, counts };
}

test("what was saved is there, and no undo or redo writes over what another tab did", async () => {
  const [browser, server] = await Promise.all([launchShell(), serveClubPage()]);
  try {
    const page = await browser.newPage();
    await page.goto(server.address);
    await page.waitForFunction(() => "clubStage" in window);
    for (const seed of [1, 2, 3]) {
      const { wrong, counts } = await page.evaluate(play, seed);
      expect(wrong, `seed ${seed}`).toEqual([]);
      expect(Object.keys(counts), JSON.stringify(counts)).toEqual(
        expect.arrayContaining(["apply", "undo", "undo conflict", "redo"]),
      );
    }
  } finally {
    await browser.close();
    await server.close();
  }
});
