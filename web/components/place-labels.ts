/**
 * Finds room for words beside the points of a picture: none lies on another, on a point or beyond the edge, and each
 * is plainly its own point's. Where there is no such room beside the point, a line leads to words a little farther
 * off; where there is none either, nothing is said.
 */

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
  /** Rather stands where words should not than says nothing. */
  isFirm?: boolean;
}

export interface PlacedLabel {
  x: number;
  /** The base of the first line. */
  y: number;
  anchor: "start" | "middle" | "end";
  lines: readonly string[];
  /** From the point to words that do not stand beside it. */
  leader: Leader | null;
}

interface Leader {
  from: Place;
  to: Place;
}

interface Place {
  x: number;
  y: number;
}

export interface LabelRoom {
  within: Box;
  /** What may have words of its own: none of another comes as near to one. */
  points: readonly Place[];
  /** Of a point. */
  radius: number;
  fontSize: number;
  /** From the middle of a point to the words. */
  gap: number;
  /** Where words should not stand: rather they say less elsewhere, or nothing. */
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

/** How far off words with a line to them may stand, in gaps. */
const farther = [2.5, 3.5, 5, 6.5];
/** Among more points than these, lines go the main ways alone: it is to be quick. */
const fewPoints = 40;
const mainWays = 8;
/** So many times as far as from their own point words stand from any other. */
const apart = 2;

interface Spot {
  lines: readonly string[];
  across: number;
  box: Box;
  leader: Leader | null;
}

/** The first wishes are the first to be met; null where there is no room. */
export function placeLabels(wishes: readonly LabelWish[], room: LabelRoom): (PlacedLabel | null)[] {
  const { points, radius } = room;
  const taken = points.map((point) => around(point, radius + 1));
  return wishes.map((wish) => {
    const others = points.filter(({ x, y }) => x !== wish.x || y !== wish.y);
    const hasRoom = ({ box }: Spot): boolean =>
      isWithin(box, room.within) && !taken.some((other) => overlap(box, other));
    const isFree = (spot: Spot): boolean => hasRoom(spot) && isOwn(spot);
    const isOwn = ({ box, leader }: Spot): boolean =>
      leader === null ? isPlainly(wish, box, others) : isClear(leader, box, { others, taken, room });
    const spots = wish.texts.map((lines) => spotsOf(wish, lines, room));
    const isGood = (spot: Spot): boolean => !room.avoid(spot.box) && isFree(spot);
    const found = wish.isFirm
      ? (first(spots, (some) => some.find(isGood) ?? some.find(isFree)) ?? spots.flat().find(hasRoom))
      : spots.flat().find(isGood);
    if (!found) return null;
    taken.push(
      withMargin(found.box),
      ...(found.leader ? along(found.leader).map((place) => around(place, 1)) : []),
    );
    return placed(found, room.fontSize);
  });
}

function first<Given, Found>(
  all: readonly Given[],
  find: (one: Given) => Found | undefined,
): Found | undefined {
  for (const one of all) {
    const found = find(one);
    if (found) return found;
  }
  return undefined;
}

/** Where words could stand: beside their point first, and then with a line to them, the nearest first. */
function spotsOf(wish: LabelWish, lines: readonly string[], room: LabelRoom): Spot[] {
  const sides = ways.map(([across, down]): [number, number] => (wish.up ? [across, down] : [-across, -down]));
  const near = sides.map(([across, down]): Spot => ({
    lines,
    across,
    box: boxOf(wish, lines, [across, down], room),
    leader: null,
  }));
  const far = farther.flatMap((times) =>
    (room.points.length > fewPoints ? sides.slice(0, mainWays) : sides).map(([across, down]): Spot => {
      const box = boxOf(wish, lines, [across, down], { ...room, gap: room.gap * times });
      return { lines, across, box, leader: leaderTo(box, wish, room.radius) };
    }),
  );
  return [...near, ...far];
}

/** From the edge of the point to the nearest of the words. */
function leaderTo(box: Box, { x, y }: Place, radius: number): Leader {
  const to = nearest(box, { x, y });
  const part = (radius + 1) / Math.hypot(to.x - x, to.y - y);
  return { from: { x: x + part * (to.x - x), y: y + part * (to.y - y) }, to };
}

/** Whether nobody would take the words for those of another point. */
const isPlainly = (own: Place, box: Box, others: readonly Place[]): boolean =>
  others.every((other) => distance(box, other) >= apart * distance(box, own));

/** Whether a line to words meets no other point and no words, and these stand apart from every point. */
function isClear(
  leader: Leader,
  box: Box,
  { others, taken, room }: { others: readonly Place[]; taken: readonly Box[]; room: LabelRoom },
): boolean {
  const { gap, radius } = room;
  const places = along(leader);
  return (
    others.every(
      (other) =>
        distance(box, other) >= apart * gap &&
        places.every((place) => distance(around(place, 0), other) >= radius + 3),
    ) && !places.slice(1).some((place) => taken.some((other) => overlap(around(place, 0.5), other)))
  );
}

/** Places on a line, close enough to each other that nothing slips between them. */
function along({ from, to }: Leader): Place[] {
  const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 3);
  return Array.from({ length: count + 1 }, (_, i) => ({
    x: from.x + ((to.x - from.x) * i) / count,
    y: from.y + ((to.y - from.y) * i) / count,
  }));
}

function placed({ lines, across, box: { left, right, top }, leader }: Spot, fontSize: number): PlacedLabel {
  const said = { y: top + fontSize * 0.95, lines, leader };
  if (Math.abs(across) < 1) return { x: (left + right) / 2, anchor: "middle", ...said };
  return across < 0 ? { x: right, anchor: "end", ...said } : { x: left, anchor: "start", ...said };
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

const around = ({ x, y }: Place, reach: number): Box => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
});

/** Two numbers side by side are not to be read as one. */
const withMargin = (box: Box): Box => ({ ...box, left: box.left - 5, right: box.right + 5 });

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

const nearest = ({ left, right, top, bottom }: Box, { x, y }: Place): Place => ({
  x: between(x, left, right),
  y: between(y, top, bottom),
});

function distance(box: Box, place: Place): number {
  const { x, y } = nearest(box, place);
  return Math.hypot(place.x - x, place.y - y);
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
