// One table of all figures beside those of the last run, and both kept as JSON: build/bench/<time>.json and last.json.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { inRoot, say } from "../../wasm/tools/steps.mjs";

const folder = inRoot("build/bench");
const lastFile = inRoot("build/bench/last.json");

/** Three digits that matter. */
const written = (value) => {
  if (value === null || Number.isNaN(value)) return "–";
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3);
};

function limitOf({ atMost, atLeast }) {
  if (atMost !== undefined) return `≤ ${written(atMost)}`;
  return atLeast === undefined ? "" : `≥ ${written(atLeast)}`;
}

const keyOf = ({ group, name }) => `${group} | ${name}`;

/** How it was last time, and by how much of it this is more or less. */
function beforeOf({ value }, last) {
  if (!last?.value) return "";
  const change = Math.round(100 * (value / last.value - 1));
  return `${written(last.value)} (${change > 0 ? "+" : ""}${change} %)`;
}

/** A line for each row; figures to the right. */
function table(headings, rows) {
  const widths = headings.map((heading, i) => Math.max(heading.length, ...rows.map((row) => row[i].length)));
  const line = (cells) =>
    cells
      .map((cell, i) => (i < 2 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
      .join("  ")
      .trimEnd();
  return [line(headings), widths.map((width) => "─".repeat(width)).join("  "), ...rows.map(line)];
}

/** The two tables as lines: ratios with their limits, then this machine's times and paces. */
function report(figures, last) {
  const before = new Map(last.map((figure) => [keyOf(figure), figure]));
  const head = ["", "", "value", "limit", "", "last run"];
  const rowOf = (figure) => {
    const verdict = figure.holds === undefined ? "" : figure.holds ? "holds" : "DOES NOT HOLD";
    const value = `${written(figure.value)}${figure.kind === "target" ? ` ${figure.unit}` : " ×"}`;
    const was = beforeOf(figure, before.get(keyOf(figure)));
    return [figure.group, figure.name, value, limitOf(figure), verdict, was];
  };
  const of = (kind) => figures.filter((figure) => figure.kind === kind).map(rowOf);
  const [ratios, targets] = [of("ratio"), of("target")];
  const lines = [];
  if (ratios.length > 0) lines.push("", "Ratios, each against its peer in this run", ...table(head, ratios));
  if (targets.length > 0) {
    lines.push("", "Times and paces of this machine, with what is aimed at", ...table(head, targets));
  }
  const failing = figures.filter(({ holds }) => holds === false).length;
  const limited = figures.filter(({ holds }) => holds !== undefined).length;
  if (limited > 0) lines.push("", `${limited - failing} of ${limited} limits hold`);
  return lines;
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);

/** The clock counts what others do as well: with them on the machine, the ratios say little. */
export function sayIfBusy() {
  const [load] = loadavg();
  if (load <= availableParallelism()) return;
  say(`  The machine is busy (load ${load.toFixed(1)}): times and ratios are not to be relied on.`);
}

/** Prints the table and keeps it. Figures that were not measured this time stay as they were in last.json. */
export function printAndKeep(figures) {
  const last = read(lastFile)?.figures ?? [];
  for (const line of report(figures, last)) say(line);
  const date = new Date().toISOString();
  const run = {
    date,
    node: process.version,
    processor: cpus()[0]?.model ?? "",
    cores: availableParallelism(),
    load: loadavg()[0],
    figures,
  };
  const measured = new Set(figures.map(keyOf));
  const all = [...last.filter((figure) => !measured.has(keyOf(figure))), ...figures];
  mkdirSync(folder, { recursive: true });
  const file = `${date.slice(0, 19).replaceAll(":", "-")}.json`;
  writeFileSync(inRoot("build/bench", file), `${JSON.stringify(run, undefined, 2)}\n`);
  writeFileSync(lastFile, `${JSON.stringify({ ...run, figures: all }, undefined, 2)}\n`);
  say(`Kept in build/bench/${file} and last.json`);
}
