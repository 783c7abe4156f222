// Draws the icons of the installed page from web/public/favicon.svg; run it again when that has changed.
//   node tests/tools/icons.mjs
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { launch } from "./browser.mjs";

const inPublic = (name) => fileURLToPath(new URL(`../../web/public/${name}`, import.meta.url));
const rounded = readFileSync(inPublic("favicon.svg"), "utf8");
// Systems that cut icons to a shape of their own want the colour up to the edge; the spade keeps clear of it.
const square = rounded.replace(/ rx="[^"]*"/u, "");

const icons = [
  { name: "icons/icon-192.png", size: 192, svg: rounded },
  { name: "icons/icon-512.png", size: 512, svg: rounded },
  { name: "icons/maskable-512.png", size: 512, svg: square },
  { name: "icons/touch-180.png", size: 180, svg: square },
];

const browser = await launch();
try {
  for (const { name, size, svg } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
    await page.screenshot({ path: inPublic(name), omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
