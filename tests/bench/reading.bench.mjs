// Reading in WebAssembly. A PBN file of 5 MB: megabytes a second for reading alone (bytes to columns), and with the objects
// that the package's door makes of them, beside what JavaScript itself takes for the same event as JSON. Then how the
// time grows with twice the text, of PBN and of travellers as people paste them.
import { Buffer } from "node:buffer";
import { load } from "../../dist/package/index.js";
import { say } from "../../wasm/tools/steps.mjs";
import { inTurn, ratio, target } from "./figures.mjs";
import { startModule } from "./module.mjs";

const size = 5e6;
const atMost = 2.3;
const heading =
  "Table\\2R;Round\\2R;PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer\\1R;Result\\2R;Score_NS\\6R;Score_EW\\6R;MP_NS\\4R;MP_EW\\4R";

/** Boards with their deals and twenty results each. */
function pbnFile(size) {
  let text = "% PBN 2.1\n";
  for (let board = 0; text.length < size; board += 1) {
    text += `[Event "#"]\n[Board "${(board % 900) + 1}"]\n`;
    text += '[Deal "N:AKQ2.AK3.AK4.AKQ JT98.QJT.QJT.JT9 765.9876.9876.87 43.542.532.65432"]\n';
    text += `[ScoreTable "${heading}"]\n`;
    for (let table = 1; table <= 20; table += 1) {
      const two = (number) => String(number).padStart(2);
      const score = String(400 + (((board + table) % 9) - 4) * 10).padStart(6);
      text += `${two(table)}  1 ${two(table)} ${two(table + 20)} 3NT  N  9 ${score}      - 19.0 19.0\n`;
    }
  }
  return Buffer.from(text);
}

/** As people paste them: boards of a hundred results. */
function travellers(boards) {
  const results = ["4SN=", "4SN+1", "3NTE=", "2HW-1", "3NTN+2", "4SS-1", "420", "-50"];
  let text = "";
  for (let board = 1; board <= boards; board += 1) {
    text += `Board ${board}\n`;
    for (let table = 0; table < 100; table += 1) {
      const ew = 101 + ((table + 3 * board) % 100);
      text += `${table + 1} ${ew} ${results[(table * 7 + board * 3) % results.length]}\n`;
    }
  }
  return text;
}

/** What it takes to read twice as much. */
function growth(name, read, half, whole) {
  const [small, large] = inTurn([() => read(half), () => read(whole)], { rounds: 10, before: 3 });
  const value = ratio("growth, n to 2n", `reading ${name}`, large / small, { atMost });
  say(`  twice the ${name.padEnd(10)} ${value.toFixed(2)} times (at most ${atMost})`);
}

export default async function reading() {
  const [module, overtrick] = [await startModule(), await load()];
  const bytes = pbnFile(size);
  const json = JSON.stringify(overtrick.readPbn(bytes).event);
  const [columns, objects, parse] = inTurn(
    [() => module.readPbn(bytes), () => overtrick.readPbn(bytes), () => JSON.parse(json)],
    { rounds: 10, before: 2 },
  );
  const pace = (time) => bytes.length / 1e3 / time;
  target("reading", "PBN, bytes to columns", pace(columns), "MB/s", { atLeast: 20 });
  target("reading", "PBN, bytes to objects", pace(objects), "MB/s");
  ratio("reading", "PBN to objects / JSON.parse of the same event", objects / parse);
  say(`  reading        ${pace(columns).toFixed(1)} MB/s (20 are asked for)`);
  say(`  with objects   ${pace(objects).toFixed(1)} MB/s`);
  say(`  JSON.parse of the same event takes a ${(objects / parse).toFixed(1)}th of that time`);
  growth("PBN", (content) => overtrick.readPbn(content), pbnFile(size / 5), pbnFile((2 * size) / 5));
  // Of a text no more than 26,000 results are taken.
  growth("travellers", (text) => overtrick.readTravellers(text), travellers(100), travellers(200));
}
