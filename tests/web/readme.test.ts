/** The README's lines for a club's page, as they are printed, on a page with the elements beside it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { load } from "overtrick";
import { blocksOfKind } from "../support/readme";
import { stage } from "./support/browser";
import { clubSite } from "./support/club-site";
import { dist } from "./support/server.mjs";

const club = clubSite(stage().open);
const examples = blocksOfKind("html");

test("there is one", () => expect(examples).not.toEqual([]));

test.each(examples)("of line $line shows the table that was saved", async ({ text }) => {
  const overtrick = await load();
  const { event } = overtrick.readTravellers("1 2 420\n3 4 450\n5 6 -50", { board: 1 });
  const saved = overtrick.writeHtml(event, overtrick.score(event));
  const comment = /<!--.*?-->/u;
  expect(text).toMatch(comment);
  const script = readFileSync(join(dist, "elements/overtrick-elements.js"), "utf8");
  club.files.set("/elements/overtrick-elements.js", { type: "text/javascript", body: script });
  club.policy = "default-src 'none'; script-src 'self'; img-src data:";
  const { page } = await club.page(text.replace(comment, () => saved));
  const shown = page.locator("overtrick-results [part~=row]");
  await expect.poll(() => shown.count()).toBe(6);
});
