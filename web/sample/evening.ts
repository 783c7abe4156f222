/**
 * The sample: a club evening of our own making. Thirteen pairs, thirteen rounds of two boards, one pair sits out in
 * each round. Board 5 was passed out once, board 9 has an average, board 14 was not played once, on board 20 a pair
 * played with the hands reversed, on board 23 the director awarded 60/40.
 *
 * It comes both as typed and as the package would read it, so that a first result needs no reading.
 */
import type { Event, Line, Notation, Outcome, Player, Seat } from "overtrick";
import { emptyEvent, newPair, placeKey } from "../store/event-state";
import type { BoardRows, EventState, Pair, Row } from "../store/event-state";

const pairs = 13;
const boardsToRound = 2;

/** Round, NS and EW on the first two boards; on every next two, all three go up by one. The first sits out. */
const first: readonly (readonly [round: number, ns: number, ew: number | null])[] = [
  [1, 1, null],
  [11, 12, 10],
  [9, 7, 11],
  [5, 8, 2],
  [13, 9, 4],
  [8, 13, 3],
  [12, 6, 5],
];

const results: readonly string[] = [
  "4H S =, 6H S -1, 4H S +1, 3H N +1, 4H N =, 4H S +1",
  "3NT E +1, 3NT W +1, 3NT W +1, 3NT W +2, 3NT E =, 3NT E +1",
  "2NT N =, 3NT N =, 3NT S =, 2NT S +1, 3NT N =, 3NT S +1",
  "2C N +1, 3NT S -1, 2S N =, 2NT N +1, 3NT S +1, 3NT N +1",
  "1H W -1, 1H W =, PASS, 2H E =, 1C E -2, 1Hx W -2",
  "1H N =, 2H N =, 2H S =, 2H N -1, 4H S -1, 1D N -1",
  "3NT W +2, 3NT E +1, 3NT E +1, 3NT W +1, 3NT E +2, 3NT E +1",
  "4S S +2, 6S N =, 4S S +2, 4S N +1, 4S N +2, 4S S +3",
  "1NT E =, 3H E +1, 4H E -1, A, 3H W =, 4H E -1",
  "3D E =, 5C W +1, 5C E +2, 5C W +1, 6C E +1, 5C W +1",
  "2S E =, 4S E -1, 2S E +1, 4S W -1, 2S E =, 4S E -1",
  "3NT E +3, 6NT W =, 3NT E +2, 3NT E +3, 3NT W +2, 6D E +1",
  "1H S =, 1H N +1, 1NT S =, 2H N =, 1H N +1, 2H S -1",
  "3NT S -1, NP, 1NT S +1, 3NT N =, 3S N =, 3NT N =",
  "2H N -1, 1S N =, 1C N =, 1C N -1, 2H S -1, 1C S =",
  "4C E =, 3C E -1, 2S E +1, 3C E =, 1C E =, 2C W +1",
  "6H S =, 4H N +1, 4S S +1, 4H S +2, 4H S +1, 4H N +3",
  "3D S +1, 5Dx N -2, 2S S =, 2S N +1, 4S N =, 1C S +1",
  "3NT E +2, 3NT E =, 3NT W +1, 3NT E =, 3NT W +1, 3NT E +1",
  "2NT S =, 3NT N +1, 3NT N =, 3NT N =, 2NT S +1 reverse, 3NT N -1",
  "2H W +1, 2H E +1, 4H W -1, 3H E +1, 1S W +1, 2H W =",
  "1H S +1, 1H S +1, 1H S =, 2H N +1, 3H N -1, 2H S +1",
  "60/40, 2D N =, 3D S =, 3D N +1, 1D S =, 1D S +1",
  "3NT E +2, 3NT E =, 3NT E +2, 6NT E -1, 4C E =, 3NT E +2",
  "3D W =, 3D W =, 2D E =, 4D W =, 3D W =, 2D E +1",
  "6NT N =, 3NT S +3, 3NT S +3, 3NT N +1, 3NT N +3, 6NT S +1",
];

const players: readonly string[] = [
  "Marijke Verhelst, Luc Dierickx",
  "Ingrid Solheim, Torsten Wikman",
  "Bent Krogsgaard, Lone Thygesen",
  "Annelies de Wael, Rik Tavernier",
  "Gunilla Åkerlund, Sten Forsgård",
  "Odile Marchais, Bernard Coutelle",
  "Hanneke Roelofsma, Wim Oosterdijk",
  "Jytte Ravnsborg, Poul Haugaard",
  "Elspeth Garrow, Duncan Ruthwell",
  "Käthe Brinkhoff, Jürgen Altstätter",
  "Carmela Vidossi, Aldo Brentegani",
  "Zofia Wierzbowska, Marek Olszanko",
  "Birgitta Nordqvist, Åke Lillbäck",
];

const around = (number: number, by: number): number => ((number - 1 + by) % pairs) + 1;

/** `name` is the event's name in the language of the page. */
export function eveningSample(name: string): EventState {
  const boards: BoardRows[] = [];
  const places: Record<string, readonly [number, number]> = {};
  results.forEach((line, i) => {
    const board = { number: i + 1 };
    const by = Math.floor(i / boardsToRound);
    const played = line.split(", ");
    const rows = first.map(([round, one, other], table): Row => {
      const ns = String(around(one, by));
      const ew = other === null ? "" : String(around(other, by));
      const id = `s${board.number}-${table + 1}`;
      places[placeKey(board, ns, ew)] = [around(round, by), table + 1];
      return { id, ns, ew, result: other === null ? "sit-out" : (played[table - 1] ?? ""), score: "" };
    });
    boards.push({ ...board, rows });
  });
  const seated = players.map((names, i): Pair => {
    return { ...newPair(String(i + 1)), names: names.split(", ") };
  });
  return { ...emptyEvent, name, date: "2024-11-14", notation: "english", boards, pairs: seated, places };
}

const words: Readonly<Record<string, Outcome>> = {
  "sit-out": { kind: "bye" },
  PASS: { kind: "passed" },
  NP: { kind: "notPlayed" },
  A: { kind: "artificial", ns: "A", ew: "A" },
  "60/40": { kind: "artificial", ns: 60, ew: 40 },
};

/** A result as it stands above. */
function outcomeOf(result: string): Outcome {
  const [contract = "", declarer, over = ""] = result.replace("NT", "N").split(" ");
  const tricks = Number(contract[0]) + 6 + (Number(over) || 0);
  return words[result] ?? { kind: "contract", contract, declarer: declarer as Seat, tricks };
}

/** The event that `eveningSample` is when it is read. */
export function eveningEvent({ name, date, scoring, boards, places, pairs: seated }: EventState): Event {
  const players: Player[] = [];
  // In the order in which they are named; the first board names them all.
  const named = boards[0]?.rows.flatMap(({ ns, ew }) => [ns, ew].filter((number) => number !== "")) ?? [];
  const entries = named.map((id) => ({
    id,
    number: id,
    players: (seated[Number(id) - 1]?.names ?? []).map((called, i) => {
      const player = { id: `${id}:${i + 1}`, name: called };
      players.push(player);
      return player.id;
    }),
  }));
  let sourceLine = 0;
  const played = boards.map((board) => {
    // A heading, and a blank line between two boards.
    sourceLine += sourceLine === 0 ? 1 : 2;
    const lines = board.rows.map(({ id, ns, ew, result }): Line => {
      const [round = 0, table = 0] = places[placeKey(board, ns, ew)] ?? [];
      sourceLine += 1;
      const reverse = result.endsWith("reverse") ? { reverse: true as const } : {};
      return { id, ns, ew, outcome: outcomeOf(result), ...reverse, round, table, sourceLine };
    });
    return { number: board.number, lines };
  });
  return { name, date, scoring, players, entries, boards: played };
}

/** The sample with its results written in other letters. */
export function inLetters(
  state: EventState,
  { boards }: Event,
  notation: Notation,
  write: (line: Line) => string,
): EventState {
  if (notation === state.notation) return state;
  const lines = new Map(boards.flatMap((board) => board.lines.map((line) => [line.id, line])));
  const inOther = (row: Row): Row => {
    const line = lines.get(row.id);
    return line ? { ...row, result: write(line) } : row;
  };
  return {
    ...state,
    notation,
    boards: state.boards.map((board) => ({ ...board, rows: board.rows.map(inOther) })),
  };
}
