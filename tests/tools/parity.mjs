// Whether the core says the same natively and in WebAssembly. Its tests print what they found for the same random
// input in each build (tests/core/parity/digest.h): `parity score 5f1c… 10200`, the bits of every figure of so many
// samples; or `parity-near estimate 1.0412 …`, figures that need a logarithm and are the same to 1e-12.
import { StepError, say, step } from "../../wasm/tools/steps.mjs";

const tolerance = 1e-12;

/** Name to what was found: a digest, or a list of figures. */
export function digestsIn(output) {
  const found = new Map();
  for (const [, name, digest, samples] of output.matchAll(/^parity (\S+) ([0-9a-f]{16}) (\d+)$/gm))
    found.set(name, { digest, samples: Number(samples) });
  for (const [, name, figures] of output.matchAll(/^parity-near (\S+) (.+)$/gm))
    found.set(name, { figures: figures.split(" ").map(Number) });
  return found;
}

const isNear = (a, b) => Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b));

function agree(one, other) {
  if (!one || !other) return false;
  if (one.digest) return one.digest === other.digest && one.samples === other.samples;
  return (
    one.figures.length === other.figures?.length && one.figures.every((a, i) => isNear(a, other.figures[i]))
  );
}

/** A test for each system that either build speaks of. */
export async function parity(native, wasm) {
  const counts = { passed: 0, failed: 0 };
  await step("The same natively and in WebAssembly", () => {
    if (!native || !wasm)
      throw new StepError("one of the two builds did not run its tests", "see what failed above.");
    for (const name of new Set([...native.keys(), ...wasm.keys()])) {
      const same = agree(native.get(name), wasm.get(name));
      counts[same ? "passed" : "failed"] += 1;
      if (!same) say(`  ${name} differs: build/logs/doctest-native.log and doctest-wasm.log have both.`);
    }
    if (counts.passed + counts.failed === 0)
      throw new StepError("No test ran", "tests/core/parity should print what it found.");
    const systems = [...native.keys()].join(", ");
    return {
      words: `${counts.passed} of ${counts.passed + counts.failed}: ${systems}`,
      good: counts.failed === 0,
    };
  });
  return counts;
}
