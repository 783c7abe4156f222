/**
 * What a step touches, as keys: two steps from different tabs can follow each other when neither wrote what the other
 * wrote or relies on. A session relies on its members being there; to change a member does not disturb it.
 */
import type { BookSession } from "overtrick";
import type { SessionVersion } from "./contents";
import type { Step } from "./state";

export interface Touches {
  writes: string[];
  needs: string[];
}

const everything = "everything";
const member = (id: string): string => `member ${id}`;
const removal = (id: string): string => `removal ${id}`;
const session = (version: SessionVersion): string => `session ${version.session.id}`;

export function touchesOf(step: Step): Touches {
  if (step.whole) return { writes: [everything], needs: [] };
  const versions = [...step.add, ...step.remove];
  return {
    writes: distinct([
      ...(step.name === undefined ? [] : ["name"]),
      ...(step.settings === undefined ? [] : ["settings"]),
      ...step.put.map(({ id }) => member(id)),
      ...step.drop.flatMap((id) => [member(id), removal(id)]),
      ...versions.map(session),
    ]),
    needs: distinct(step.add.flatMap(playersOf).map(removal)),
  };
}

const distinct = (keys: string[]): string[] => [...new Set(keys)];

function playersOf({ session: report }: SessionVersion): string[] {
  const { entries = [], changes = [] } = report as Partial<BookSession>;
  const seated = entries.flatMap(({ players }) => players);
  return [
    ...seated.filter((player) => typeof player === "string"),
    ...changes.map((change) => change.member),
  ];
}

export function collide(one: Touches, other: Touches): boolean {
  if (one.writes.includes(everything) || other.writes.includes(everything)) return true;
  const theirs = new Set([...other.writes, ...other.needs]);
  const written = new Set(other.writes);
  return one.writes.some((key) => theirs.has(key)) || one.needs.some((key) => written.has(key));
}
