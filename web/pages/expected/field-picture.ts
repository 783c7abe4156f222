/** Expected against achieved: a point to each entry of the field that has both. Its figures stand in the field's table. */
import { html, nothing, svg } from "lit";
import type { SVGTemplateResult, TemplateResult } from "lit";
import { columnLine, range, rounded, rowLine, ticks } from "../../components/axes";
import { lineHeight, placeLabels } from "../../components/place-labels";
import type { Box, LabelRoom, LabelWish, PlacedLabel } from "../../components/place-labels";
import type { ExpectedWords } from "../../i18n/expected/en";
import { decimalsOf } from "../../numbers";
import type { NumberWriter } from "../../numbers";
import { isGuest } from "./field-rows";
import type { FieldRow } from "./field-rows";

export interface FieldPicture {
  rows: readonly FieldRow[];
  /** Whether somebody looks for this row. */
  isFound: (row: FieldRow) => boolean;
  /** Per cent or IMPs. */
  unit: string;
  average: number;
  /** The least and the most that a result can be. */
  possible: readonly [number, number];
  words: ExpectedWords["field"];
  n: NumberWriter;
}

interface Point {
  row: FieldRow;
  expected: number;
  result: number;
  x: number;
  y: number;
}

const width = 400;
const plot: Box = { left: 40, right: 388, top: 28, bottom: 376 };
const height = plot.bottom + 36;
const fontSize = 13;
const radius = 4.5;
/** How much of the scale is left free beyond the outermost points. */
const edge = 0.05;

const marksWanted = 8;

/** So many of the best expected, and of those farthest from what was expected, are called by their names. */
const favourites = 3;
const farthest = 4;
/** Names beyond this do not fit beside a point. */
const longest = 16;
/** Among more of them a number says nothing. */
const mostNumbers = 100;

export function fieldPicture(picture: FieldPicture): TemplateResult | typeof nothing {
  const { rows, words, n, average } = picture;
  const drawn = rows.filter((row) => whyNot(row) === null);
  if (drawn.length < 2) return nothing;
  const values = drawn.flatMap(({ rated }) => [rated.expected!, rated.result!]);
  const [low, high] = scaleOf([...values, average], picture.possible);
  const part = (value: number): number => (value - low) / (high - low);
  const toX = (value: number): number => plot.left + part(value) * (plot.right - plot.left);
  const toY = (value: number): number => plot.bottom - part(value) * (plot.bottom - plot.top);
  const points = drawn.map((row): Point => {
    const { expected, result } = row.rated;
    return { row, expected: expected!, result: result!, x: toX(expected!), y: toY(result!) };
  });
  const marks = ticks(low, high, marksWanted);
  const write = (value: number): string => n.fixed(value, decimalsOf(marks));
  return html`<section class="field-picture" aria-labelledby="field-picture-title">
    <h2 id="field-picture-title">${words.picture.title}</h2>
    <figure class="chart">
      <svg
        viewBox="0 0 ${width} ${height}"
        role="img"
        aria-label=${words.picture.label(drawn.length, n.whole(drawn.length))}
      >
        ${marks.map((value) => rowLine(toY(value), [plot.left, plot.right], write(value)))}
        ${marks.map((value) => columnLine(toX(value), [plot.top, plot.bottom], write(value)))}
        <g class="level">
          <line x1=${toX(average)} x2=${toX(average)} y1=${plot.top} y2=${plot.bottom} />
          <line x1=${plot.left} x2=${plot.right} y1=${toY(average)} y2=${toY(average)} />
        </g>
        <line class="diagonal" x1=${plot.left} x2=${plot.right} y1=${plot.bottom} y2=${plot.top} />
        ${titles(picture)} ${pointsOf(points, picture)}
        ${labelsOf(points, picture, { x: toX(average), y: toY(average) })}
      </svg>
      ${caption(picture)}
    </figure>
  </section>`;
}

/** Round values with some room between the outermost points and the edge, for their names. */
function scaleOf(values: readonly number[], [least, most]: FieldPicture["possible"]): [number, number] {
  const [low, high] = range(values);
  const free = (high - low) * edge;
  return rounded([Math.max(least, low - free), Math.min(most, high + free)], marksWanted);
}

/** What a row is not drawn for; a guest's expectation is made from the result. */
function whyNot(row: FieldRow): "guests" | "phantoms" | "unplayed" | null {
  if (row.given.phantom) return "phantoms";
  if (isGuest(row)) return "guests";
  return row.rated.result === null || row.rated.expected === null ? "unplayed" : null;
}

function titles({ words, unit }: FieldPicture): SVGTemplateResult {
  return svg`<text x="0" y="14">${words.columns.result}, ${unit}</text>
    <text x=${plot.right} y="14" text-anchor="end">${words.picture.diagonal}</text>
    <text x=${plot.right} y=${height - 4} text-anchor="end">${words.columns.expected}, ${unit}</text>`;
}

const nameOf = ({ person }: FieldRow): string =>
  [person.number, person.names.filter((name) => name !== "").join(" – ")].filter(Boolean).join(" ");

const isBetter = ({ expected, result }: Point): boolean => result > expected;

function pointsOf(points: readonly Point[], { isFound, words, unit, n }: FieldPicture): SVGTemplateResult[] {
  const { columns } = words;
  return points.map((point) => {
    const { row, x, y, expected, result } = point;
    const said = `${nameOf(row)}\n${columns.expected} ${n.fixed(expected, 2)} ${unit}\n${columns.result} ${n.fixed(result, 2)} ${unit}`;
    return svg`<g class="pair ${isBetter(point) ? "better" : ""} ${isFound(row) ? "found" : ""}">
      <title>${said}</title><circle cx=${x} cy=${y} r=${radius} /></g>`;
  });
}

// --- Names beside the points

/** Who is called by name, the first first: whoever is looked for, else the favourites and the farthest off. */
function namedOf(points: readonly Point[], isFound: FieldPicture["isFound"]): Point[] {
  const found = points.filter(({ row }) => isFound(row));
  if (found.length > 0) return found;
  const most = (count: number, key: (point: Point) => number): Point[] =>
    [...points].sort((a, b) => key(b) - key(a)).slice(0, count);
  const off = most(farthest, ({ expected, result }) => Math.abs(result - expected));
  return [...new Set([...most(favourites, ({ expected }) => expected), ...off])];
}

const short = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

/** A player to a line, the entry's number before the first; of a team the first two. */
function linesOf({ person: { number, names } }: FieldRow): string[] {
  const known = names.filter((name) => name !== "");
  const [first = "", second = ""] = known.slice(0, 2).map(short);
  const more = known.length > 2 ? " …" : "";
  return [[number, first].filter(Boolean).join(" "), second + more].filter((line) => line !== "");
}

/** Words stand beside the points and on none of the lines; the two of the average cross at `x` and `y`. */
function labelsOf(
  points: readonly Point[],
  { isFound }: FieldPicture,
  { x, y }: { x: number; y: number },
): SVGTemplateResult[] {
  const named = namedOf(points, isFound);
  const isNamed = new Set(named);
  const others = points.length > mostNumbers ? [] : points.filter((point) => !isNamed.has(point));
  const wishes = [...named, ...others].map((point): LabelWish => {
    const number = [point.row.person.number];
    const texts = isNamed.has(point) ? [linesOf(point.row), number] : [number];
    return { x: point.x, y: point.y, texts, up: isBetter(point), isFirm: isFound(point.row) };
  });
  const room: LabelRoom = {
    within: plot,
    points,
    radius,
    fontSize,
    gap: radius + 2.5,
    avoid: (box) => onDiagonal(box) || (box.left < x && x < box.right) || (box.top < y && y < box.bottom),
  };
  return placeLabels(wishes, room).flatMap((label) => (label ? [labelText(label)] : []));
}

const onDiagonal = ({ left, right, top, bottom }: Box): boolean =>
  left - plot.left < plot.bottom - top && right - plot.left > plot.bottom - bottom;

const labelText = ({ x, y, anchor, lines, leader }: PlacedLabel): SVGTemplateResult =>
  svg`${
    leader
      ? svg`<line class="leader" x1=${leader.from.x} y1=${leader.from.y} x2=${leader.to.x} y2=${leader.to.y} />`
      : nothing
  }<text class="name" text-anchor=${anchor}>${lines.map(
    (line, i) => svg`<tspan x=${x} y=${y + i * lineHeight(fontSize)}>${line}</tspan>`,
  )}</text>`;

// --- What it shows, in words

function caption({ rows, words, n, average, unit }: FieldPicture): TemplateResult {
  const w = words.picture;
  const left = (["guests", "phantoms", "unplayed"] as const).flatMap((why) => {
    const count = rows.filter((row) => whyNot(row) === why).length;
    return count === 0 ? [] : [w[why](count, n.whole(count))];
  });
  const key = (kind: string, text: string): TemplateResult =>
    html`<p class="key">
      <svg class="dot" viewBox="0 0 12 12" aria-hidden="true">
        <g class="pair ${kind}"><circle cx="6" cy="6" r="4.5" /></g>
      </svg>
      ${text}
    </p>`;
  return html`<figcaption>
    ${key("better", w.better)} ${key("", w.worse)}
    <p>${w.lines(`${n.whole(average)} ${unit}`)}</p>
    <p>${w.named}</p>
    ${left.length === 0 ? nothing : html`<p>${w.notDrawn(left.join(", "))}</p>`}
    <p>${w.table}</p>
  </figcaption>`;
}
