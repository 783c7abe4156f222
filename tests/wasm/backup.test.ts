/** Backups and links: the whole event, exactly, and a clear word about a damaged one. */
import { beforeAll, describe, expect, it } from "vitest";
import { type Event, load, type Line, type Overtrick } from "../../dist/package/index.js";
import { generator, randomEvent, withDoubles } from "./support/random-event.js";

let overtrick: Overtrick;
beforeAll(async () => {
  overtrick = await load();
});

describe("a backup", () => {
  it("comes back exactly as it was", () => {
    for (let seed = 0; seed < 150; seed += 1) {
      const event = seed % 3 === 0 ? withDoubles(randomEvent(seed), seed) : randomEvent(seed);
      event.boards[0]!.lines[0]!.id = "an id of one's own";
      const { event: back, findings } = overtrick.readBackup(overtrick.writeBackup(event));
      expect(back, `seed ${seed}`).toEqual(event);
      expect(findings).toEqual([]);
    }
  });

  it("without a list of entries", () => {
    const event = { ...randomEvent(1), entries: [], players: [] };
    expect(overtrick.readBackup(overtrick.writeBackup(event))).toEqual({ event, findings: [] });
  });

  const howell = {
    name: "X",
    date: "2026-01-02",
    scoring: "matchpoints",
    players: [],
    entries: [],
    boards: [
      {
        number: 1,
        lines: [
          { id: "a", ns: "1", ew: "2", outcome: { kind: "score", score: 420 } },
          { id: "b", ns: "3", ew: "4", outcome: { kind: "score", score: -50 } },
        ],
      },
    ],
  } as const;

  it("that never was one, an event as JSON, makes the entries that its list lacks (spec 6, Event)", async () => {
    const text = JSON.stringify(howell);
    for (const { event, findings } of [overtrick.readBackup(text), await overtrick.readAny(text)]) {
      expect(findings).toEqual([]);
      expect(event.entries).toEqual(["1", "2", "3", "4"].map((id) => ({ id, number: id, players: [] })));
      expect(event.boards).toEqual(howell.boards);
    }
    const unplayed = { ...howell, boards: [{ number: 1, lines: [] }] };
    expect(overtrick.readBackup(JSON.stringify(unplayed)).event).toEqual(unplayed);
  });

  it("is told from an event as JSON", async () => {
    const plain = await overtrick.readAny(JSON.stringify(howell), "x.json");
    const saved = await overtrick.readAny(overtrick.writeBackup(randomEvent(1)), "x.json");
    expect([plain.format, plain.eventJson]).toEqual(["backup", true]);
    expect([saved.format, saved.eventJson]).toEqual(["backup", undefined]);
  });

  it("keeps a version and a check sum", () => {
    expect(JSON.parse(overtrick.writeBackup(randomEvent(1)))).toMatchObject({
      overtrick: "backup",
      version: 1,
      check: expect.stringMatching(/^[0-9a-f]{8}$/) as string,
    });
  });

  it.each([
    ["cut off", (text: string) => text.slice(0, text.length / 2)],
    ["empty", () => ""],
    ["without its event", () => '{"overtrick": "backup", "version": 1}'],
    ["without its version", () => '{"overtrick": "backup", "event": {}}'],
  ])("%s: damaged, and said so", (_, damage) => {
    const { event, findings } = overtrick.readBackup(damage(overtrick.writeBackup(randomEvent(2))));
    expect(findings).toMatchObject([{ code: "damaged-backup", severity: "error" }]);
    expect(event.boards).toEqual([]);
  });

  it.each([
    ["an object", '{"hello": 1}', "not-an-event"],
    ["an empty object", "{}", "not-an-event"],
    ["a list", "[1, 2]", "not-an-event"],
    ["a list of nothing", "[]", "not-an-event"],
    ["a list of one that is none", "[{}]", "not-an-event"],
    ["a number", "5", "not-an-event"],
    ["two events", '[{"boards": []}, {"boards": []}]', "several-events"],
    ["a comma too many", '{"boards": [],}', "malformed-json"],
  ])("%s is no backup, and what it is is said", (_, text, code) => {
    const { event, findings } = overtrick.readBackup(text);
    expect(findings).toMatchObject([{ code, severity: "error" }]);
    expect(event.boards).toEqual([]);
  });

  it("in a list of one is read", () => {
    const event = randomEvent(2);
    expect(overtrick.readBackup(JSON.stringify([event]))).toEqual({ event, findings: [], eventJson: true });
    expect(overtrick.readBackup(`[${overtrick.writeBackup(event)}]`)).toEqual({ event, findings: [] });
  });

  it("changed by hand: read, with a warning", () => {
    const text = overtrick.writeBackup(randomEvent(2)).replace('"2026-11-16"', '"2026-11-17"');
    const { event, findings } = overtrick.readBackup(text);
    expect(event.date).toBe("2026-11-17");
    expect(findings).toMatchObject([{ code: "changed-backup", severity: "warning" }]);
  });

  it("of a newer version: refused, with the versions", () => {
    const text = overtrick.writeBackup(randomEvent(2)).replace('"version": 1', '"version": 7');
    expect(overtrick.readBackup(text).findings).toMatchObject([
      { code: "newer-version", severity: "error", values: { first: 7, second: 1 } },
    ]);
  });

  it("that holds what is impossible: the rest is read", () => {
    const event = randomEvent(3);
    (event.boards[0]!.lines[0]!.outcome as unknown) = { kind: "score", score: "many" };
    const { event: back, findings, unread } = overtrick.readBackup(JSON.stringify(event));
    expect(findings).toMatchObject([{ code: "invalid-value" }]);
    const [first, ...others] = event.boards[0]!.lines;
    expect(back).toEqual({
      ...event,
      boards: [{ ...event.boards[0]!, lines: others }, ...event.boards.slice(1)],
    });
    const { id, ns, ew } = first!;
    expect(unread).toEqual([{ id, board: 0, at: 0, ns, ew, result: "many" }]);
  });
});

/** Fourteen tables, 26 boards, contracts with scores as a club's evening has them. */
function evening(): Event {
  const random = generator(2026);
  const letters = "abcdefghijklmnoprstuvwxyz";
  const word = (length: number): string =>
    Array.from({ length }, () => letters[random(letters.length)]!).join("");
  const name = (): string => `${word(4 + random(4))} ${word(5 + random(6))}`;
  const ids = Array.from({ length: 56 }, (_, i) => `p${i + 1}`);
  let id = 0;
  return {
    name: "Tuesday evening, first session",
    date: "2026-11-16",
    scoring: "matchpoints",
    players: ids.map((player) => ({ id: player, name: name() })),
    entries: Array.from({ length: 28 }, (_, i) => ({
      id: `${(i % 14) + 1}${i < 14 ? "NS" : "EW"}`,
      number: String((i % 14) + 1),
      direction: i < 14 ? ("NS" as const) : ("EW" as const),
      players: [ids[2 * i]!, ids[2 * i + 1]!],
    })),
    boards: Array.from({ length: 26 }, (_, b) => ({
      number: b + 1,
      lines: Array.from({ length: 14 }, (_, t): Line => {
        const round = ((Math.floor(b / 2) + t) % 14) + 1;
        const contract = `${random(4) + 1}${"CDHSN"[random(5)]!}${random(12) === 0 ? "x" : ""}`;
        const declarer = (["N", "E", "S", "W"] as const)[random(4)]!;
        const score = (random(70) - 30) * 10;
        return {
          id: `l${(id += 1)}`,
          ns: `${t + 1}NS`,
          ew: `${((t + round) % 14) + 1}EW`,
          round,
          table: t + 1,
          outcome: { kind: "contract", contract, declarer, tricks: 6 + random(7), score },
        };
      }),
    })),
  };
}

describe("a link", () => {
  it("comes back as it was", async () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const event = seed % 3 === 0 ? withDoubles(randomEvent(seed), seed) : randomEvent(seed);
      const { event: back, findings } = await overtrick.unpackEvent(await overtrick.packEvent(event));
      expect(back, `seed ${seed}`).toEqual(event);
      expect(findings).toEqual([]);
    }
  });

  it("of an empty event", async () => {
    const event = { ...randomEvent(1), entries: [], players: [], boards: [] };
    expect((await overtrick.unpackEvent(await overtrick.packEvent(event))).event).toEqual(event);
  });

  it("of fourteen tables and 26 boards has less than 8,000 characters", async () => {
    const packed = await overtrick.packEvent(evening());
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(8000);
    expect((await overtrick.unpackEvent(packed)).event).toEqual(evening());
  });

  it("damaged anywhere gets a finding", async () => {
    const packed = await overtrick.packEvent(randomEvent(4));
    for (let at = 0; at < packed.length; at += 7) {
      const other = packed[at] === "A" ? "B" : "A";
      const { event, findings } = await overtrick.unpackEvent(
        packed.slice(0, at) + other + packed.slice(at + 1),
      );
      // The very last letter has bits that mean nothing.
      if (findings.length === 0) expect(event).toEqual(randomEvent(4));
      else expect(findings).toMatchObject([{ severity: "error" }]);
    }
    for (const text of ["", "?", "é", packed.slice(0, -20), "AAAA", undefined]) {
      const { findings } = await overtrick.unpackEvent(text as string);
      expect(findings, String(text)).toMatchObject([{ code: "damaged-link", severity: "error" }]);
    }
  });

  it.each([
    ["a letter", (word: string) => `${word}A`],
    ["two letters", (word: string) => `${word}AA`],
    ["four letters", (word: string) => `${word}AAAA`],
    ["itself", (word: string) => word + word],
    ["a mark", (word: string) => `${word}=`],
  ])("with %s behind it is damaged", async (_, longer) => {
    for (let seed = 0; seed < 12; seed += 1) {
      const packed = await overtrick.packEvent(randomEvent(seed));
      const { event, findings } = await overtrick.unpackEvent(longer(packed));
      expect(findings, `seed ${seed}`).toMatchObject([{ code: "damaged-link", severity: "error" }]);
      expect(event.boards).toEqual([]);
    }
  });

  it("that unfolds to far more than an event is refused on the way", async () => {
    const stream = new Blob(Array.from({ length: 64 }, () => new Uint8Array(1 << 20).fill(48)))
      .stream()
      .pipeThrough(new CompressionStream("deflate-raw"));
    const bomb = Buffer.from(await new Response(stream).arrayBuffer()).toString("base64url");
    expect((await overtrick.unpackEvent(bomb)).findings).toMatchObject([{ code: "damaged-link" }]);
  });
});
