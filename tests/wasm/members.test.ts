/** Lists of members through the package's door. */
import { beforeAll, describe, expect, it } from "vitest";
import { load, type Overtrick } from "../../dist/package/index.js";

let overtrick: Overtrick;
beforeAll(async () => {
  overtrick = await load();
});

describe("a list of members", () => {
  it.each([
    ["20417; Ole Larsen; 38,28", { name: "Ole Larsen", number: "20417", handicap: 38.28 }],
    ["Larsen, Ole; 38,28", { name: "Ole Larsen", number: "", handicap: 38.28 }],
    ["Søren Åkerlund", { name: "Søren Åkerlund", number: "", handicap: null }],
  ])("%s", (text, member) => {
    expect(overtrick.readMembers(text)).toEqual({
      members: [{ ...member, line: 1 }],
      unread: [],
      findings: [],
    });
  });

  it("tells the lines that gave nobody", () => {
    const { members, unread } = overtrick.readMembers("Name;Handicap\r\nOle;3\r\n\r\n!!!!;;;;");
    expect(members).toEqual([{ name: "Ole", number: "", handicap: 3, line: 2 }]);
    expect(unread).toEqual([1, 4]);
  });

  it.each([undefined, null, 7, {}, [], Symbol("s")])("what is no text is a finding: %#", (bad) => {
    const reading = overtrick.readMembers(bad as never);
    expect(reading.members).toEqual([]);
    expect(reading.findings.map(({ code, where }) => [code, where.path])).toEqual([
      ["invalid-value", "text"],
    ]);
  });

  it("rubbish harms nobody", () => {
    expect(overtrick.readMembers("\ud800\0\u0001<script>;;;;,,,\n;;;\n").members.length).toBeLessThan(3);
  });
});
