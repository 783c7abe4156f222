// Steps: what every script here is made of. A step has a title, shows its progress, and when it fails says
// which step it was, why (the end of its log) and what to do. Uses Node's built-in modules only, because it
// runs before any package is installed.
import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");
export const inRoot = (...parts) => join(root, ...parts);

const terminal = Boolean(process.stdout.isTTY) && !process.env.CI;
const paint = (code, text) => (terminal ? `\x1b[${code}m${text}\x1b[0m` : text);
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** A failure that has been understood: why it failed and what to do about it. */
export class StepError extends Error {
  constructor(why, advice) {
    super(why);
    this.advice = advice;
  }
}

const running = [];
let frame = 0;
let ticker;

function clearStatus() {
  if (terminal) process.stdout.write("\r\x1b[K");
}

export function say(text) {
  clearStatus();
  process.stdout.write(`${text}\n`);
}

function showStatus() {
  const now = running.at(-1);
  if (!now) return;
  if (terminal) {
    const others = running.length > 1 ? ` (and ${running.length - 1} more)` : "";
    const text = `${"⠋⠙⠸⠴⠦⠇"[frame++ % 6]} ${now.title}${others} ${seconds(now.since)} ${now.last}`;
    process.stdout.write(`\r\x1b[K${text.slice(0, (process.stdout.columns ?? 80) - 1)}`);
    return;
  }
  for (const step of running) {
    if (Date.now() - step.spoke < 20000) continue;
    step.spoke = Date.now();
    say(`  … ${step.title}, ${seconds(step.since)}: ${step.last.slice(0, 100)}`);
  }
}

/**
 * Runs `work` under a title. `work` gets a function that notes the last thing heard, shown beside the title,
 * and may return a few words to print behind it, or { words, good: false } when it ended badly but can be counted.
 */
export async function step(title, work) {
  const me = { title, since: Date.now(), spoke: Date.now(), last: "" };
  running.push(me);
  if (!terminal) say(`  ${title} …`);
  ticker ??= setInterval(showStatus, terminal ? 100 : 1000);
  try {
    const result = await work((text) => (me.last = text));
    const { words, good = true } = typeof result === "string" ? { words: result } : (result ?? {});
    const mark = good ? paint(32, "✓") : paint(31, "✗");
    say(`${mark} ${title} (${seconds(me.since)})${words ? `: ${words}` : ""}`);
  } catch (error) {
    say(`${paint(31, "✗")} ${title} (${seconds(me.since)})`);
    error.step ??= title;
    throw error;
  } finally {
    running.splice(running.indexOf(me), 1);
    if (running.length === 0) {
      clearInterval(ticker);
      ticker = undefined;
    }
  }
}

/** Says which step failed, why, and what to do. */
export function explain(error) {
  const why = error instanceof StepError ? error.message : (error.stack ?? String(error));
  const indented = why.trimEnd().replaceAll("\n", "\n    ");
  say(`\n${paint(31, `Failed: ${error.step ?? "before the first step"}`)}\n  Why:\n    ${indented}`);
  say(
    `  What to do: ${error.advice ?? "this is a fault in the scripts; please report it with the text above."}\n`,
  );
}

/** Runs a script's body; a failure is explained and becomes the exit code. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    explain(error);
    process.exitCode = 1;
  }
}

/** The environment for child processes: the Node that runs us comes first, whatever else is installed. */
export function childEnvironment(extra = {}) {
  return {
    ...process.env,
    NO_COLOR: "1",
    PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
    ...extra,
  };
}

/** Runs a command, keeps its whole output in build/logs/<log>.log, and returns { code, output }. */
export async function attempt(command, args, { env, cwd = root, log, heard } = {}) {
  let file;
  if (log) {
    mkdirSync(inRoot("build/logs"), { recursive: true });
    file = createWriteStream(inRoot("build/logs", `${log}.log`));
  }
  return await new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: childEnvironment(env),
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const listen = (chunk) => {
      output += chunk;
      file?.write(chunk);
      heard?.(chunk.trimEnd().split("\n").at(-1).trim());
    };
    child.stdout.setEncoding("utf8").on("data", listen);
    child.stderr.setEncoding("utf8").on("data", listen);
    child.on("error", (error) => {
      file?.end();
      reject(
        new StepError(
          `${command} could not be started: ${error.message}`,
          `see that ${command} is installed.`,
        ),
      );
    });
    child.on("close", (code, signal) => {
      file?.end();
      resolve({ code: code ?? `signal ${signal}`, output });
    });
  });
}

/** What a log says went wrong: its first errors when it names any above its last lines, then those. */
function gist(output, count) {
  const lines = output.trimEnd().split("\n");
  const short = (line) => (line.length > 300 ? `${line.slice(0, 300)} …` : line);
  const last = lines.slice(-count);
  const errors = lines
    .slice(0, -count)
    .filter((line) => /\berror\b/i.test(line))
    .slice(0, 8);
  return [...errors, ...(errors.length > 0 ? ["…"] : []), ...last].map(short).join("\n");
}

/** Runs a command that has to succeed; a failure carries the gist of its log. Returns its output. */
export async function run(command, args, options = {}) {
  const { code, output } = await attempt(command, args, options);
  if (code === 0) return output;
  const whole = options.log ? ` The whole log is build/logs/${options.log}.log.` : "";
  throw new StepError(
    `${[command, ...args].join(" ")} ended with ${code}:\n${gist(output, options.lines ?? 25)}`,
    `${options.advice ?? "correct what the lines above name and run the command again."}${whole}`,
  );
}
