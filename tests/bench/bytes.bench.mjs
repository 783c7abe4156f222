// What a visitor downloads, after brotli, held against what was allowed for it.
import { say } from "../../wasm/tools/steps.mjs";
import { sizes } from "../../web/tools/build.mjs";
import { ratio } from "./figures.mjs";

export default function bytes() {
  const { first, all, budget } = sizes();
  const value = ratio("bytes", "first visit / allowed", first / budget, { atMost: 1 });
  ratio("bytes", "with all that comes on demand / first visit", all / first);
  say(
    `  the first visit takes ${first} bytes of ${budget} (${value.toFixed(2)}); ${all} with all that comes on demand`,
  );
}
