// The npm packages of the lock file: installed when node_modules is missing or the lock file has changed.
import { run, step } from "./steps.mjs";
import { whenChanged } from "./stamps.mjs";

export async function installPackages() {
  const files = { inputs: ["package-lock.json"], outputs: ["node_modules/.package-lock.json"] };
  await whenChanged("packages", files, () =>
    step("Install the npm packages", (heard) =>
      // No package here needs its install script.
      run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
        heard,
        log: "npm-ci",
        advice: "see that the npm registry can be reached, then run the command again.",
      }).then(() => undefined),
    ),
  );
}
