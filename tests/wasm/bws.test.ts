/** Bridgemate's databases, from bytes to an event. */
import { beforeAll, describe, expect, test } from "vitest";
import { load, type Overtrick } from "../../dist/package/index.js";
import { accessFile } from "../support/access-writer";
import { clubEvening, mitchellRows, received, type ResultRow, rounds, sections } from "../support/bridgemate";

let overtrick: Overtrick;
beforeAll(async () => {
  overtrick = await load();
});

const codes = (findings: readonly { code: string }[]): string[] => findings.map(({ code }) => code);

describe("an evening", () => {
  test("comes with its boards, pairs, names and day", async () => {
    const { event, findings, format, program, suggestedRules } = await overtrick.readAny(clubEvening());
    expect({ format, program, suggestedRules }).toEqual({
      format: "bws",
      program: "Bridgemate",
      suggestedRules: undefined,
    });
    expect(findings).toEqual([]);
    expect(event).toMatchObject({ name: "Thursday", date: "2026-11-12", scoring: "matchpoints" });
    expect(event.boards.reduce((sum, { lines }) => sum + lines.length, 0)).toBe(mitchellRows().length);
    expect(event.entries.map(({ id }) => id).sort()).toEqual(["1EW", "1NS", "2EW", "2NS", "3EW", "3NS"]);
    const named = event.entries.map(({ players }) =>
      players.map((id) => event.players.find((one) => one.id === id)!.name),
    );
    expect(named.flat()).toContain("Hedda Älv");
    expect(named.flat()).toContain("Finn Øst");
    expect(overtrick.score(event).standings).toHaveLength(6);
    const first = event.boards[0]!.lines[0]!;
    expect(first).toMatchObject({ round: 1, table: 1, ns: "1NS", ew: "1EW", sourceLine: 1 });
  });

  test("many pages of rows", async () => {
    const rows = Array.from({ length: 3000 }, (_, i): ResultRow => {
      const [table, round] = [(i % 50) + 1, Math.floor(i / 50) + 1];
      return [1, table, round, round, table, 50 + table, "N", "3 NT", "="];
    });
    const { event, findings } = await overtrick.readAny(accessFile([received(rows)]));
    expect(findings).toEqual([]);
    expect(event.boards.reduce((sum, { lines }) => sum + lines.length, 0)).toBe(3000);
  });

  test("a wide table, whose definition takes several pages", async () => {
    const table = received(mitchellRows());
    const wide = Array.from({ length: 120 }, (_, i) => ({
      name: `Something of no use ${i}`,
      type: "text" as const,
    }));
    table.columns = [...table.columns, ...wide];
    const { event } = await overtrick.readAny(accessFile([table]));
    expect(event.boards).toHaveLength(6);
  });
});

test("result lines and findings are the rows of the source", async () => {
  const rows: ResultRow[] = [
    [1, 1, 1, 1, 1, 2, "N", "4 S", "="],
    [1, 1, 1, 1, 1, 2, "N", "4 S", "+1", "", true],
    [1, 2, 1, 1, 3, 4, "E", "3 NT x", "-2"],
    [1, 3, 1, 1, 5, 6, "", "PASS", ""],
    [1, 4, 1, 1, 7, 8, "", "", "", "40%-60%"],
    [1, 5, 1, 1, 9, 10, "", "", "", "Not played"],
    [1, 6, 1, 1, 11, 12, "N", "9 S", "="],
    [1, 7, 1, 0, 13, 14, "N", "4 S", "="],
  ];
  const { event, findings } = await overtrick.readAny(accessFile([received(rows)]));
  const outcomes = event.boards[0]!.lines.map(({ outcome }) => outcome);
  expect(outcomes).toEqual([
    { kind: "contract", contract: "4S", declarer: "N", tricks: 10 },
    { kind: "contract", contract: "3Nx", declarer: "E", tricks: 7 },
    { kind: "passed" },
    { kind: "artificial", ns: 40, ew: 60 },
    { kind: "notPlayed" },
  ]);
  expect(codes(findings)).toEqual(["erased-line", "unknown-contract", "missing-board"]);
  expect(findings[1]).toMatchObject({
    where: { line: 7, path: "ReceivedData[7].Contract" },
    values: { text: "9 S" },
    message: "“9 S” is not a contract or a result.",
  });
});

describe("files that are no evening", () => {
  test("another database lacks the table of results", async () => {
    const { findings } = await overtrick.readAny(accessFile([sections([[1, "A", 3, 0, 1]])]));
    expect(findings).toMatchObject([{ code: "missing-table", values: { text: "ReceivedData" } }]);
  });

  test("no rows are no fault, and no results", async () => {
    const { event, findings } = await overtrick.readAny(accessFile([received([]), rounds([])]));
    expect(event.boards).toEqual([]);
    expect(findings).toMatchObject([{ severity: "warning", code: "no-results" }]);
  });

  test("an encrypted one is named as such", async () => {
    const bytes = clubEvening();
    bytes[0x3e]! ^= 0x55;
    expect(codes((await overtrick.readAny(bytes)).findings)).toEqual(["encrypted-file"]);
  });

  test("nothing, and bytes of no kind", async () => {
    expect(codes((await overtrick.readAny(new Uint8Array())).findings)).toEqual(["empty-input"]);
    const noise = Uint8Array.from({ length: 5000 }, (_, i) => (i * 7919) % 251);
    expect(await overtrick.readAny(noise)).toMatchObject({
      format: "unknown",
      findings: [{ code: "unknown-format" }],
    });
    expect(codes((await overtrick.readAny(5 as never)).findings)).toEqual(["invalid-value"]);
  });

  test("a file above the limit is refused", async () => {
    const { findings } = await overtrick.readAny(new Uint8Array(64 * 1024 * 1024 + 1));
    expect(codes(findings)).toEqual(["too-large"]);
  });
});

test("a truncated file keeps what is whole, wherever it was cut", async () => {
  const whole = clubEvening();
  for (let length = 20; length < whole.length; length += 1777) {
    const { event, findings } = await overtrick.readAny(whole.slice(0, length));
    const faults = ["damaged-file", "missing-table"];
    expect(
      codes(findings).some((code) => faults.includes(code)),
      String(length),
    ).toBe(true);
    expect(event.boards.length).toBeLessThanOrEqual(6);
  }
});

test("a file with any byte changed is read or refused, and nothing else", async () => {
  const whole = clubEvening();
  for (let at = 0; at < whole.length; at += 61) {
    const bytes = whole.slice();
    bytes[at]! ^= 0xff;
    const { event, findings } = await overtrick.readAny(bytes);
    expect(Array.isArray(event.boards) && Array.isArray(findings)).toBe(true);
  }
});
