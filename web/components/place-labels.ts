/** Finds room for words beside the points of a picture, so that none lies on another, on a point or beyond the edge. */

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface LabelWish {
  x: number;
  y: number;
  /** What it would like to say, and what it says where that has no room. */
  texts: readonly (readonly string[])[];
  /** The side to try first: up and to the left, or down and to the right. */
  up: boolean;
}

export interface PlacedLabel {
  x: number;
  /** The base of the first line. */
  y: number;
  anchor: "start" | "middle" | "end";
  lines: readonly string[];
}

export interface LabelRoom {
  within: Box;
  taken: readonly Box[];
  fontSize: number;
  /** From the middle of a point to the words. */
  gap: number;
  /** Where words may stand, but only if they find no other place. */
  avoid: (box: Box) => boolean;
}

/** Where the words go: to the left of the point, above it, or half so. */
const ways: readonly (readonly [across: number, down: number])[] = [
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
];

export const lineHeight = (fontSize: number): number => fontSize * 1.2;

/** A little more than the letters of most fonts take. */
const widthOf = (text: string, fontSize: number): number =>
  (text.length * 0.56 + (text.match(/[\u1100-\uffff]/gu)?.length ?? 0) * 0.44) * fontSize;

/** The first wishes are the first to be met; null where there is no room. */
export function placeLabels(wishes: readonly LabelWish[], room: LabelRoom): (PlacedLabel | null)[] {
  const taken = [...room.taken];
  return wishes.map((wish) => {
    for (const lines of wish.texts) {
      const free = ways
        .map(([across, down]): [number, number] => (wish.up ? [across, down] : [-across, -down]))
        .map((way) => ({ way, box: boxOf(wish, lines, way, room) }))
        .filter(({ box }) => isWithin(box, room.within) && !taken.some((other) => overlap(box, other)));
      const found = free.find(({ box }) => !room.avoid(box)) ?? free[0];
      if (!found) continue;
      taken.push(found.box);
      return placed(wish, lines, found.way[0], found.box, room.fontSize);
    }
    return null;
  });
}

function placed(
  { x }: LabelWish,
  lines: readonly string[],
  across: number,
  { left, right, top }: Box,
  fontSize: number,
): PlacedLabel {
  const y = top + fontSize * 0.95;
  if (across === 0) return { x, y, anchor: "middle", lines };
  return across < 0 ? { x: right, y, anchor: "end", lines } : { x: left, y, anchor: "start", lines };
}

function boxOf(
  { x, y }: LabelWish,
  lines: readonly string[],
  [across, down]: readonly [number, number],
  { fontSize, gap }: LabelRoom,
): Box {
  const width = Math.max(...lines.map((line) => widthOf(line, fontSize)));
  const height = lines.length * lineHeight(fontSize);
  // Words at a corner come as near as those at a side.
  const reach = across !== 0 && down !== 0 ? gap * 0.7 : gap;
  const middleX = x + across * (reach + width / 2);
  const middleY = y + down * (reach + height / 2);
  return {
    left: middleX - width / 2,
    right: middleX + width / 2,
    top: middleY - height / 2,
    bottom: middleY + height / 2,
  };
}

const isWithin = (box: Box, edge: Box): boolean =>
  box.left >= edge.left && box.right <= edge.right && box.top >= edge.top && box.bottom <= edge.bottom;

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
