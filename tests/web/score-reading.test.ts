/** What was typed, read: after an edit of one row as after reading all; and kept, to the letter. */
import { beforeAll, describe, expect, test } from "vitest";
import { load } from "overtrick";
import type { Event, Overtrick } from "overtrick";
import { eveningEvent, eveningSample, inLetters } from "../../web/sample/evening";
import { readEdit } from "../../web/store/event-edit-reading";
import { parseEvent, writeEvent } from "../../web/store/event-keep";
import { readEvent } from "../../web/store/event-reading";
import type { EventReading } from "../../web/store/event-reading";
import {
  emptyEvent,
  insertRow,
  newPair,
  removeRows,
  setCells,
  setPair,
  withReadNames,
} from "../../web/store/event-state";
import type { BoardName, EventState } from "../../web/store/event-state";
import { textOfRows } from "../../web/store/event-text";
import { readTextEdit } from "../../web/store/text-edit-reading";

let overtrick: Overtrick;
beforeAll(async () => {
  overtrick = await load();
});

/** An event without what only a whole reading knows: places in a text, and who was named first. */
function shown({ boards, entries }: Event): unknown {
  return {
    entries: entries.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    boards: boards.map(({ number, lines }) => ({
      number,
      lines: lines.map((line) => ({ ...line, sourceLine: undefined, round: undefined, table: undefined })),
    })),
  };
}

function complaints({ findings }: EventReading): string[] {
  return findings
    .filter(({ severity }) => severity !== "note")
    .map(({ code, where }) => `${code} ${where.lineId ?? ""} ${where.board ?? ""}`)
    .sort();
}

/** The same numbers in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

const results = [
  "4SN=",
  "420",
  "-50",
  "what",
  "",
  "PASS",
  "NP",
  "3s",
  "A",
  "60/40",
  "3NTE-1 reverse",
  "4S1=",
];

function randomEdit(state: EventState, roll: (below: number) => number): EventState {
  const at = state.boards[roll(state.boards.length)];
  if (!at) return state;
  const board: BoardName = { number: at.number };
  const row = at.rows[roll(at.rows.length)];
  const result = results[roll(results.length)] ?? "";
  switch (row ? roll(10) : 9) {
    case 0:
      return setCells(state, board, row?.id ?? "", { ns: String(1 + roll(13)) });
    case 1:
      return setCells(state, board, row?.id ?? "", { ew: String(1 + roll(14)) });
    case 2:
      return removeRows(state, ({ id }) => id === row?.id);
    case 9:
      return insertRow(state, board, roll(at.rows.length + 1), { ns: "1", ew: "2", result });
    default:
      return setCells(state, board, row?.id ?? "", { result });
  }
}

describe("after an edit of one row", () => {
  test.each([1, 2, 3])("the event is that of a whole reading (%i)", (seed) => {
    const roll = dice(seed);
    let state = eveningSample("");
    let reading = readEvent(overtrick, state);
    let small = 0;
    for (let i = 0; i < 200; i += 1) {
      const next = randomEdit(state, roll);
      const edited = readEdit(overtrick, state, next, reading);
      const whole = readEvent(overtrick, next);
      if (edited) {
        small += 1;
        expect(shown(edited.event), `edit ${i}`).toEqual(shown(whole.event));
        expect(complaints(edited), `edit ${i}`).toEqual(complaints(whole));
      }
      state = next;
      reading = edited ?? whole;
    }
    expect(small).toBeGreaterThan(100);
  });
});

describe("after an edit of one line of a text", () => {
  const sample = (): string => textOfRows(eveningSample("").boards).text;
  const heads = ["", "NS\tEW\tscore\n", "EW\tNS\tscore\n", "Pair\tPair\tContract\n", "NS\tEW\tscore EW\n"];

  test.each(heads)("the event is that of a whole reading, below %j", (head) => {
    const roll = dice(5);
    let state: EventState = { ...emptyEvent, text: sample().replaceAll(/^(Board \d+\n)/gmu, `$1${head}`) };
    let reading = readEvent(overtrick, state);
    let small = 0;
    for (let i = 0; i < 300; i += 1) {
      const lines = (state.text ?? "").split("\n");
      const at = roll(lines.length);
      const cells = (lines[at] ?? "").split("\t");
      if (cells.length === 3) cells[roll(10) === 0 ? roll(2) : 2] = results[roll(results.length)] ?? "";
      else if (roll(5) === 0) cells[0] = `${cells[0] ?? ""} `;
      const next = { ...state, text: lines.with(at, cells.join("\t")).join("\n") };
      const edited = readTextEdit(overtrick, state, next, reading);
      const whole = readEvent(overtrick, next);
      if (edited && next.text !== state.text) {
        small += 1;
        expect(edited.event, `edit ${i}`).toEqual(whole.event);
        if (small < 4) expect(edited.boards(), `edit ${i}`).toEqual(whole.boards());
        expect(complaints(edited), `edit ${i}`).toEqual(complaints(whole));
      }
      state = next;
      reading = whole;
    }
    if (head === "") expect(small).toBeGreaterThan(10);
  });

  test.each([
    ["1\t2\t420", "1\t2\t430", true],
    ["1\t2\t4SN=", "1\t2\t4SN+1", true],
    ["1\t2\t420", "1\t2\t4SN=", false],
    ["1\t2\t420", "1\t3\t420", false],
    ["1\t2\t420", "1\t2\t42O", false],
    ["1\t2\t420", "1\t2\t420\n", false],
    ["1\t2\tPASS", "1\t2\t420", false],
    ["1\t2\t420\r", "1\t2\t430\r", false],
  ])("%j, then %j: read by itself %s", (before, after, byItself) => {
    const around = (line: string): EventState => ({
      ...emptyEvent,
      text: `Board 1\n3\t4\t50\n${line}\n5\t6\t-50`,
    });
    const reading = readEvent(overtrick, around(before));
    const edited = readTextEdit(overtrick, around(before), around(after), reading);
    expect(edited !== null).toBe(byItself);
    if (edited) expect(edited.event).toEqual(readEvent(overtrick, around(after)).event);
  });
});

describe("kept", () => {
  test("the sample comes back as it was", () => {
    const sample = eveningSample("Evening");
    expect(parseEvent(writeEvent(sample))).toEqual(sample);
  });

  test.each(["", "null", "[]", "{}", '{"version":2}', '{"version":1,"boards":3}', "{"])(
    "a damaged record is no event: %j",
    (record) => {
      expect(parseEvent(record)).toBeNull();
    },
  );
});

test("the sample is given as it is read", () => {
  const sample = eveningSample("Evening");
  const { event, findings, notation } = readEvent(overtrick, sample);
  expect(eveningEvent(sample)).toEqual(event);
  expect(findings).toEqual([]);
  expect(notation).toBe(sample.notation);
});

describe("written", () => {
  test("in other letters it is the same event", () => {
    const sample = eveningSample("");
    const english = readEvent(overtrick, sample).event;
    for (const notation of ["dutch", "danish", "swedish"] as const) {
      const written = inLetters(sample, eveningEvent(sample), notation, (line) =>
        overtrick.writeResult(line, notation),
      );
      expect(written.boards[0]!.rows[1]!.result).toMatch(/^4H [ZS] |^4H[ZS]/u);
      const read = readEvent(overtrick, written);
      expect(read.findings, notation).toEqual([]);
      expect(shown(read.event), notation).toEqual(shown(english));
    }
  });

  test("as text and read as text it is the same event", () => {
    const sample = eveningSample("");
    const { text } = textOfRows(sample.boards);
    const pasted = readEvent(overtrick, { ...emptyEvent, text, notation: "english" });
    const rows = pasted.boards().map(({ number, rows: { length } }) => [number, length]);
    expect(rows).toEqual(sample.boards.map(({ number }) => [number, 7]));
    const again = readEvent(overtrick, { ...emptyEvent, boards: pasted.boards(), notation: "english" });
    expect(again.event.boards.map(({ lines }) => lines.map(({ outcome }) => outcome))).toEqual(
      pasted.event.boards.map(({ lines }) => lines.map(({ outcome }) => outcome)),
    );
  });
});

describe("pairs", () => {
  const played = "Board 1\n1\t1\t420\n2\t2\t50\n3\t3\t100\n\nBoard 2\n1\t2\t420\n2\t3\t50\n3\t1\t100\n";

  test("named before the results keep their names in a Mitchell", () => {
    const named = setPair({ ...emptyEvent, text: played }, "1", newPair("1"), { names: ["Ada", "Bo"] });
    const { event } = readEvent(overtrick, named);
    const first = event.entries.find(({ id }) => id === "1NS");
    expect(first?.players.map((id) => event.players.find((player) => player.id === id)?.name)).toEqual([
      "Ada",
      "Bo",
    ]);
    expect(event.entries.map(({ id }) => id)).not.toContain("1");
  });

  test("have figures with a comma or a point, and a finding for what is no figure", () => {
    const named = setPair({ ...emptyEvent, text: played }, "1NS", newPair("1NS", "1"), {
      names: ["Ada", "Bo"],
      handicaps: ["28,4", "x"],
      penalty: "2,5 %",
      carryOver: "-3",
    });
    const { event, findings } = readEvent(overtrick, named);
    const entry = event.entries.find(({ id }) => id === "1NS");
    expect(entry).toMatchObject({ penalty: { percent: 2.5 }, carryOver: { points: -3 } });
    expect(event.players.map(({ handicap }) => handicap)).toEqual([28.4, undefined]);
    expect(findings.map(({ code, where }) => [code, where.entry])).toEqual([["not-a-number", "1NS"]]);
  });
});

describe("names that came with the results", () => {
  const text = "12 Jan 28,4 - Pol 14,0\n13 An - Bea\nBoard 1\n12 13 420";
  const namesOf = ({ entries, players }: Event): string[] =>
    entries.map((entry) =>
      entry.players.map((id) => players.find((player) => player.id === id)?.name).join(" - "),
    );

  test("are the event's, and the pairs' once the text is rows", () => {
    const { event, findings } = readEvent(overtrick, { ...emptyEvent, text });
    expect(findings).toEqual([]);
    expect(namesOf(event)).toEqual(["Jan - Pol", "An - Bea"]);
    expect(withReadNames([], event)).toMatchObject([
      { id: "12", names: ["Jan", "Pol"], handicaps: ["28.4", "14"] },
      { id: "13", names: ["An", "Bea"], handicaps: ["", ""] },
    ]);
  });

  test("give way to names that were typed", () => {
    const typed = setPair({ ...emptyEvent, text }, "12", newPair("12"), { names: ["Cy", "Di"] });
    const { event } = readEvent(overtrick, typed);
    expect(namesOf(event)).toEqual(["Cy - Di", "An - Bea"]);
    expect(event.players.map(({ name }) => name).sort()).toEqual(["An", "Bea", "Cy", "Di"]);
    expect(withReadNames(typed.pairs, event).map(({ names }) => names)).toEqual([
      ["Cy", "Di"],
      ["An", "Bea"],
    ]);
  });
});
