// npm start: sees that everything is there, builds what has changed, serves the page and prints its address.
import { spawn } from "node:child_process";
import { inRoot, main, say } from "../../wasm/tools/steps.mjs";
import { build } from "./build.mjs";
import { serve } from "./serve.mjs";

/** Opens the page where somebody sits in front of a screen: not over ssh, not in CI. */
function openBrowser(address) {
  const { CI, SSH_CONNECTION, DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (CI || SSH_CONNECTION || !process.stdout.isTTY) return;
  const linux = process.platform === "linux" && (DISPLAY || WAYLAND_DISPLAY) ? "xdg-open" : undefined;
  const command = process.platform === "darwin" ? "open" : linux;
  if (!command) return;
  spawn(command, [address], { stdio: "ignore", detached: true })
    .on("error", () => {}) // no opener: the address is printed anyway
    .unref();
}

await main(async () => {
  await build({ single: false });
  const { address, close } = await serve(inRoot("dist/site"), { port: Number(process.env.PORT ?? 0) });
  say(`\nOvertrick is at ${address}   (Ctrl-C ends it)`);
  openBrowser(address);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => close().then(() => process.exit(0)));
});
