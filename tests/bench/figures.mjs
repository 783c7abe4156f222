// The figures of the benches, in one place. A ratio has a peer that was measured in the same run, and may have a limit
// that holds or not. A time or a pace is this machine's alone: a target, which neither holds nor fails.
const noted = [];

const holds = (value, { atMost = Infinity, atLeast = -Infinity }) => value <= atMost && value >= atLeast;

/** Notes a ratio; `limit` is {atMost} or {atLeast}, or nothing where nobody asked for one. */
export function ratio(group, name, value, limit = {}) {
  const limited = "atMost" in limit || "atLeast" in limit;
  noted.push({ kind: "ratio", group, name, value, ...limit, ...(limited && { holds: holds(value, limit) }) });
  return value;
}

/** Notes a time or a pace, with what is aimed at. */
export function target(group, name, value, unit, aim = {}) {
  noted.push({ kind: "target", group, name, value, unit, ...aim });
  return value;
}

/** Notes what must be the same on both sides of a ratio, which says nothing where it is not. */
export function same(group, name, equal) {
  if (!equal) noted.push({ kind: "ratio", group, name, value: NaN, holds: false });
  return equal;
}

export const figures = () => [...noted];

const least = (values) => Math.min(...values);
export const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

/**
 * The times of each work in milliseconds, done in turn so that all meet the same machine. The first rounds are the
 * compiler's. A work may come as [make, work]: it then gets what `make` made, which is not counted.
 */
function timesInTurn(works, { rounds = 25, before = 10 } = {}) {
  const times = works.map(() => []);
  for (let round = -before; round < rounds; round += 1) {
    works.forEach((one, i) => {
      const [make, work] = Array.isArray(one) ? one : [() => undefined, one];
      const given = make();
      const start = performance.now();
      work(given);
      if (round >= 0) times[i].push(performance.now() - start);
    });
  }
  return times;
}

/** The least time of each. */
export const inTurn = (works, options) => timesInTurn(works, options).map(least);
