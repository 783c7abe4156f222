/** Standings as they are shown: ranking by ranking, with numbers and names. */
import type { Event, Side, Standing } from "./types.js";

/** One list for each ranking: standings come ranking by ranking. */
export function rankingsOf(standings: readonly Standing[]): Standing[][] {
  const lists: Standing[][] = [];
  for (const row of standings) {
    const last = lists.at(-1)?.[0];
    const same = last && last.section === row.section && last.direction === row.direction;
    if (same) lists.at(-1)!.push(row);
    else lists.push([row]);
  }
  return lists;
}

export interface EntryLabel {
  /** With its section in front, where it has one. */
  number: string;
  section: string;
  /** Where it sat, if it kept its direction. */
  direction?: Side;
  /** Of its players, with a dash between; empty when none is known. */
  names: string;
}

/** Those of one ranking by their numbers, and by their sides too where NS and EW have the same ones. */
export function numbersIn(
  list: readonly Standing[],
  labels: ReadonlyMap<string, EntryLabel>,
  sides: Readonly<Record<Side, string>>,
): (row: Standing) => string {
  const number = ({ entry }: Standing): string => labels.get(entry)?.number ?? entry;
  const alike = new Set(list.map(number)).size < list.length;
  return (row) => {
    const direction = alike && row.direction === undefined ? labels.get(row.entry)?.direction : undefined;
    return direction ? `${number(row)} ${sides[direction]}` : number(row);
  };
}

/** What an entry is called, by its id. */
export function entryLabels(event: Pick<Event, "players" | "entries">): Map<string, EntryLabel> {
  const players = new Map(event.players.map((player) => [player.id, player.name]));
  return new Map(
    event.entries.map((entry) => [
      entry.id,
      {
        number: `${entry.section ?? ""}${entry.number}`,
        section: entry.section ?? "",
        ...(entry.direction && { direction: entry.direction }),
        names: entry.players.map((id) => players.get(id) ?? "").join(" – "),
      },
    ]),
  );
}
