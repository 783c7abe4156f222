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
  /** Rather stands where words should not than says less. */
  isFirm?: boolean;
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
  /** Where words should not stand: rather they say less elsewhere. */
  avoid: (box: Box) => boolean;
}

/** Where the words go: to the left of the point, above it, or half so; and then a little beside that. */
const ways: readonly (readonly [across: number, down: number])[] = [
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  ...[0.25, 0.5, 0.75].flatMap((part): [number, number][] => [
    [-part, -1],
    [part, -1],
    [-part, 1],
    [part, 1],
  ]),
];

export const lineHeight = (fontSize: number): number => fontSize * 1.2;

/** A little more than the letters of most fonts take; figures are wider than most letters. */
const widthOf = (text: string, fontSize: number): number =>
  (text.length * 0.56 +
    (text.match(/\d/gu)?.length ?? 0) * 0.09 +
    (text.match(/[\u1100-\uffff]/gu)?.length ?? 0) * 0.44) *
  fontSize;

/** The first wishes are the first to be met; null where there is no room. */
export function placeLabels(wishes: readonly LabelWish[], room: LabelRoom): (PlacedLabel | null)[] {
  const taken = [...room.taken];
  return wishes.map((wish) => {
    const free = wish.texts.flatMap((lines) =>
      ways
        .map(([across, down]): [number, number] => (wish.up ? [across, down] : [-across, -down]))
        .map(([across, down]) => ({ lines, across, box: boxOf(wish, lines, [across, down], room) }))
        .filter(({ box }) => isWithin(box, room.within) && !taken.some((other) => overlap(box, other))),
    );
    const clear = free.filter(({ box }) => !room.avoid(box));
    // As much as can be said, or as little as has to be where words should not stand.
    const best = wish.isFirm ? free[0]?.lines : (clear[0]?.lines ?? free.at(-1)?.lines);
    const found = [...clear, ...free].find(({ lines }) => lines === best);
    if (!found) return null;
    taken.push(found.box);
    return placed(found.lines, found.across, found.box, room.fontSize);
  });
}

function placed(
  lines: readonly string[],
  across: number,
  { left, right, top }: Box,
  fontSize: number,
): PlacedLabel {
  const y = top + fontSize * 0.95;
  if (Math.abs(across) < 1) return { x: (left + right) / 2, y, anchor: "middle", lines };
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
  // Words at a corner come nearer, yet not upon the point.
  const reach = Math.abs(across) === 1 && down !== 0 ? gap * 0.8 : gap;
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
