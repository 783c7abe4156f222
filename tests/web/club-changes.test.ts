/** Which versions of the book the last report of an evening is made of, and what the book was before it. */
import { expect, test } from "vitest";
import { aroundLastReport } from "../../web/store/club/last-report";
import { version } from "./support/club";

const session = (id: string) => ({ id, date: "2026-09-17" });
const removal = (id: string) => ({ id, removed: { recompute: false } });
const of = (...reports: (string | ReturnType<typeof removal>)[]) =>
  reports.map((report, i) => version(i + 1, typeof report === "string" ? session(report) : report));

test.each([
  { name: "added, others after it", versions: of("x", "a", "y"), how: "added", before: 1, after: 2 },
  { name: "added with its parts", versions: of("x", "a", "a/1", "a/2"), how: "added", before: 1, after: 4 },
  { name: "corrected", versions: of("a", "x", "a", "y"), how: "corrected", before: 2, after: 3 },
  {
    name: "corrected at once, with its parts",
    versions: of("a", "a/1", "a/2", "a", "a/1", "a/2"),
    how: "corrected",
    before: 3,
    after: 6,
  },
  {
    name: "corrected so that a part went",
    versions: of("a", "a/1", "a/2", "x", "a", "a/1", removal("a/2")),
    how: "corrected",
    before: 4,
    after: 7,
  },
  { name: "removed", versions: of("a", "x", removal("a"), "y"), how: "removed", before: 2, after: 3 },
  {
    name: "removed once more",
    versions: of("a", removal("a"), removal("a")),
    how: "removed",
    before: 2,
    after: 3,
  },
  { name: "brought back", versions: of("a", removal("a"), "x", "a"), how: "added", before: 3, after: 4 },
])("$name", ({ versions, how, before, after }) => {
  const found = aroundLastReport(versions, "a");
  expect(found?.how).toBe(how);
  expect(found?.before).toEqual(versions.slice(0, before));
  expect(found?.after).toEqual(versions.slice(0, after));
});

test("of an evening that is not in the book there is none", () => {
  expect(aroundLastReport(of("x"), "a")).toBeNull();
});
