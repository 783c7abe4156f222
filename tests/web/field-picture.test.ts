/** Expected against achieved, as a picture of the field: a point to a pair, where its two figures say. */
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { load, type Overtrick } from "../../dist/package/index.js";
import { sampleList } from "../../web/pages/expected/field-sample";
import { stage } from "./support/browser";
import { settled } from "./support/states";

const { open } = stage();
let overtrick: Overtrick;
beforeAll(async () => {
  overtrick = await load();
});

const at = "#/expected?view=field";

async function field(list: string, query = "", options: Parameters<typeof open>[1] = {}): Promise<Page> {
  const { page } = await open(at + query, { wait: false, ...options });
  await page.locator("#field-list").fill(list);
  await page.locator(".field-table tbody tr").first().waitFor();
  await settled(page);
  return page;
}

/** What the package says of those that have both figures and are no guests. */
function played(list: string): { name: string; expected: number; result: number }[] {
  const { entries } = overtrick.readRatingList(list);
  const answer = overtrick.expected({
    form: "pairs",
    scoring: "matchpoints",
    boards: 24,
    entries: entries.map(({ number, players, result, phantom }) => ({
      id: number,
      handicaps: phantom ? [] : players.map(({ handicap }) => handicap),
      result,
      phantom,
    })),
  });
  return answer.entries.flatMap(({ expected, result, estimated }, i) =>
    expected === null || result === null || estimated
      ? []
      : [{ name: entries[i]!.players.map(({ name }) => name).join(" – "), expected, result }],
  );
}

interface Drawn {
  name: string;
  /** On the scales, as their marks say. */
  expected: number;
  result: number;
  better: boolean;
}

/** The points, read off the scales; and how long a unit is on each. */
async function picture(page: Page): Promise<{ points: Drawn[]; units: [number, number] }> {
  return page.locator(".field-picture svg[role=img]").evaluate((svg) => {
    const value = (text: Element): number =>
      Number(text.textContent.trim().replace(",", ".").replace("\u2212", "-"));
    const scale = (side: string, place: string): { to: (at: number) => number; unit: number } => {
      const marks = [...svg.querySelectorAll(`.grid.${side}`)].map((mark) => ({
        value: value(mark.querySelector("text")!),
        at: Number(mark.querySelector("line")!.getAttribute(place)),
      }));
      const [first, last] = [marks[0]!, marks.at(-1)!];
      const unit = (last.at - first.at) / (last.value - first.value);
      return { to: (where) => first.value + (where - first.at) / unit, unit: Math.abs(unit) };
    };
    const [across, up] = [scale("column", "x1"), scale("row", "y1")];
    const points = [...svg.querySelectorAll(".pair")].map((pair) => {
      const circle = pair.querySelector("circle")!;
      return {
        name: pair.querySelector("title")!.textContent,
        expected: across.to(Number(circle.getAttribute("cx"))),
        result: up.to(Number(circle.getAttribute("cy"))),
        better: pair.classList.contains("better"),
      };
    });
    return { points, units: [across.unit, up.unit] };
  });
}

/** Words on the picture that lie on each other, on a point, or beyond its edge. */
async function collisions(page: Page): Promise<string[]> {
  return page.locator(".field-picture svg[role=img]").evaluate((svg) => {
    const frame = svg.getBoundingClientRect();
    const boxes = [...svg.querySelectorAll("text")].map((text) => ({
      name: text.textContent.trim(),
      box: text.getBoundingClientRect(),
    }));
    const dots = [...svg.querySelectorAll(".pair circle")].map((dot) => ({
      name: "a point",
      box: dot.getBoundingClientRect(),
    }));
    const beyond = boxes.filter(({ box }) => box.left < frame.left - 1 || box.right > frame.right + 1);
    const wrong = beyond.map(({ name }) => `${name} is cut`);
    boxes.forEach((one, i) => {
      for (const other of [...boxes.slice(i + 1), ...dots]) {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Letters do not fill the height of their line.
        if (across > 1 && down > 4) wrong.push(`${one.name} on ${other.name}`);
      }
    });
    return wrong;
  });
}

/** Words that stand nearer to another's point than to their own, or as near; and lines to words that pass by one. */
const strayed = (page: Page): Promise<string[]> =>
  page.locator(".field-picture svg[role=img]").evaluate((svg) => {
    const numberOf = (text: string): string => /\d+/u.exec(text)?.[0] ?? "";
    const points = [...svg.querySelectorAll(".pair")].map((pair) => {
      const { left, right, top, bottom } = pair.querySelector("circle")!.getBoundingClientRect();
      const number = numberOf(pair.querySelector("title")!.textContent);
      return { number, x: (left + right) / 2, y: (top + bottom) / 2, radius: (right - left) / 2 };
    });
    return [...svg.querySelectorAll(".name")].flatMap((name) => {
      const number = numberOf(name.textContent);
      const box = name.getBoundingClientRect();
      const away = ({ x, y }: { x: number; y: number }): number =>
        Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
      const own = points.find((point) => point.number === number)!;
      const others = points.filter((point) => point !== own);
      const said = `${number} ${name.textContent}`;
      const leader = name.previousElementSibling;
      if (!leader?.matches(".leader"))
        return others.some((other) => away(other) < 1.5 * away(own)) ? [said] : [];
      const line = leader.getBoundingClientRect();
      const begins = Math.hypot(
        Math.max(line.left - own.x, 0, own.x - line.right),
        Math.max(line.top - own.y, 0, own.y - line.bottom),
      );
      const passes = others.some((other) => away(other) < 1.5 * other.radius);
      return begins > 2 * own.radius || passes ? [said] : [];
    });
  });

/** Names that the diagonal, or a line of the average, goes through. */
const crossed = (page: Page): Promise<string[]> =>
  page.locator(".field-picture svg[role=img]").evaluate((svg) => {
    const line = svg.querySelector(".diagonal")!.getBoundingClientRect();
    const slope = line.height / line.width;
    const below = (x: number, y: number): boolean => y > line.bottom - (x - line.left) * slope;
    const [column, row] = [...svg.querySelectorAll(".level line")].map((one) => one.getBoundingClientRect());
    return [...svg.querySelectorAll(".name")].flatMap((name) => {
      const box = name.getBoundingClientRect();
      // Letters do not fill their line.
      const corners = [below(box.left + 2, box.top + 5), below(box.right - 2, box.bottom - 5)];
      const level =
        (box.left + 2 < column!.left && column!.left < box.right - 2) ||
        (box.top + 5 < row!.top && row!.top < box.bottom - 5);
      return corners[0] === corners[1] && !level ? [] : [name.textContent];
    });
  });

const many = (count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const [one, other] = [(i * 17) % 53, (i * 7) % 53];
    const result = 56 - (one + other) / 8 + ((i * 13) % 21) - 10;
    return `${i + 1};A${i};${one};Birgit ${i};${other};${result.toFixed(1)}`;
  }).join("\n");

describe("a point to a pair", () => {
  test("with both figures and its name, on the same scale both ways", async () => {
    const page = await field(sampleList);
    const { points, units } = await picture(page);
    const pairs = played(sampleList);
    // Thirteen lines, one of them a guest's and one the phantom's.
    expect(pairs).toHaveLength(11);
    expect(points).toHaveLength(11);
    for (const { name, expected, result } of pairs) {
      const point = points.find((one) => one.name.includes(name))!;
      expect(point.name).toContain(expected.toFixed(2));
      expect(point.name).toContain(result.toFixed(2));
      expect(point.expected, name).toBeCloseTo(expected, 1);
      expect(point.result, name).toBeCloseTo(result, 1);
      expect(point.better, name).toBe(result > expected);
    }
    const favourite = points.find(({ name }) => name.includes("Tove Vang"))!;
    expect(favourite.expected).toBeCloseTo(59.93, 1);
    expect(favourite.result).toBeCloseTo(57.4, 1);
    expect(units[0]).toBeCloseTo(units[1], 6);
  });

  test("favourites and those farthest from what was expected are named, others have their number", async () => {
    const page = await field(sampleList);
    const labels = await page.locator(".field-picture .name").allInnerTexts();
    const said = await page
      .locator(".field-picture .name")
      .evaluateAll((all) => all.map((one) => [...one.children].map((line) => line.textContent)));
    expect(labels.length).toBe(11);
    const named = said.filter((lines) => lines.length === 2).map((lines) => lines.join(", "));
    // The three best expectations; and 6, 9, 12 and 10 or 5, some 2.5 from theirs.
    for (const name of ["2 Carl Ek, Dora Falk", "10 Tove Vang, Ulf Winther", "8 Olga Riis, Per Skov"])
      expect(named).toContain(name);
    expect(named).toContain("9 Rut Torp, Sven Urup");
    expect(await collisions(page)).toEqual([]);
    expect(await crossed(page)).toEqual([]);
    expect(await strayed(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await collisions(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test("is marked when its name is looked for", async () => {
    const page = await field(sampleList);
    expect(await page.locator(".field-picture .found").count()).toBe(0);
    await page.getByLabel("Find a name").fill("yngve");
    await expect.poll(() => page.locator(".field-picture .found").count()).toBe(1);
    expect(await page.locator(".field-picture .found title").textContent()).toContain("Yngve Dam");
    expect(await page.locator(".field-picture .name").allTextContents()).toEqual(
      expect.arrayContaining([expect.stringContaining("Xenia Clausen")]),
    );
    // All of the field is still there.
    expect((await picture(page)).points).toHaveLength(11);
  });

  test("of a hundred pairs no name lies on another; of a thousand all are there", async () => {
    const page = await field(many(100));
    expect((await picture(page)).points).toHaveLength(100);
    expect(await collisions(page)).toEqual([]);
    expect(await strayed(page)).toEqual([]);
    expect(await crossed(page)).toEqual([]);
    expect(await page.locator(".field-picture .name").count()).toBeGreaterThan(10);
    await page.locator("#field-list").fill(many(1000));
    await page.getByText("1,000 entries").waitFor();
    expect((await picture(page)).points).toHaveLength(1000);
  });

  test("at IMPs about nought, in the reader's own marks", async () => {
    const list = sampleList
      .replace("phantom", "oversidder")
      .replace(/;([\d.]+)$/gmu, (_, result: string) => `;${((Number(result) - 50) / 8).toFixed(2)}`);
    const page = await field(list, "&scoring=imps", { locale: "da-DK" });
    expect((await picture(page)).points).toHaveLength(11);
    const marks = await page.locator(".field-picture .grid text").allTextContents();
    expect(marks.join(" ")).toMatch(/−\d/u);
    expect(marks.join(" ")).not.toMatch(/-|\./u);
    expect(await page.locator(".field-picture figcaption").innerText()).toContain("0 IMP");
    expect(await collisions(page)).toEqual([]);
  });
});

test("what is not drawn is said, and where the figures stand", async () => {
  const page = await field(`${sampleList}14;Zoe Aa;20;Ylva Bo;30\n`);
  const caption = await page.locator(".field-picture figcaption").innerText();
  expect(caption).toContain("Not drawn: 1 guest, 1 phantom, 1 without a result.");
  expect(caption).toContain("50 %");
  expect(caption).toContain("table above");
  expect(await page.getByRole("img", { name: /Expected and achieved of 11 entries/u }).count()).toBe(1);
});

test("there is no picture of fewer than two", async () => {
  const page = await field("1;Ann;28.4;Bo;14;54.2\n2;Cy;8;Di;12\n3;Ed;35;Flo;?;43");
  expect(await page.locator(".field-picture").count()).toBe(0);
  await page.locator("#field-list").fill("1;Ann;28.4;Bo;14;54.2\n2;Cy;8;Di;12;60");
  await page.locator(".field-picture svg[role=img]").waitFor();
});

test("on paper it stands whole below its table, black on white", async () => {
  const page = await field(sampleList);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.setViewportSize({ width: 680, height: 900 });
  const colours = await page
    .locator(".field-picture .pair.better circle")
    .first()
    .evaluate((dot) => {
      const { fill, stroke } = getComputedStyle(dot);
      return [fill, stroke];
    });
  expect(colours).toEqual(["rgb(0, 0, 0)", "rgb(0, 0, 0)"]);
  const apart = await page
    .locator(".field-picture")
    .evaluate((one) => [getComputedStyle(one).breakInside, one.getBoundingClientRect().right <= innerWidth]);
  expect(apart).toEqual(["avoid", true]);
  expect(await collisions(page)).toEqual([]);
});
