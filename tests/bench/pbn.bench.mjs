// A PBN file of 5 MB in WebAssembly: megabytes a second for reading alone (bytes to columns), and with the objects
// that the package's door makes of them. The asked-for pace of reading is 20 MB/s.
import { Buffer } from "node:buffer";
import { say } from "../../wasm/tools/steps.mjs";

const size = 5e6;
const heading =
  "Table\\2R;Round\\2R;PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer\\1R;Result\\2R;Score_NS\\6R;Score_EW\\6R;MP_NS\\4R;MP_EW\\4R";

/** Boards with their deals and twenty results each. */
function file() {
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

const best = (values) => Math.max(...values);

export default async function pbn() {
  const { loadModule } = await import("../../dist/package/instantiate.js");
  const { load } = await import("../../dist/package/index.js");
  const [module, overtrick] = [await loadModule(), await load()];
  const bytes = file();
  const pace = (read) => {
    const start = performance.now();
    read(bytes);
    return bytes.length / 1e3 / (performance.now() - start);
  };
  const reading = [];
  const door = [];
  for (let i = 0; i < 10; i += 1) {
    reading.push(pace((content) => module.readPbn(content)));
    door.push(pace((content) => overtrick.readPbn(content)));
  }
  say(`  reading        ${best(reading).toFixed(1)} MB/s`);
  say(`  with objects   ${best(door).toFixed(1)} MB/s`);
}
