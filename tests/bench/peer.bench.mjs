// A hundred tables × thirty boards through the package, against bridge-scorer from npm on the same results. First what
// both do alike: matchpoints and percentages of bare scores; these have limits. Then a whole event with every pair's
// total and the ranking, where ours also verifies, is exact and knows awards, sections and penalties; these have none.
// Last how much of our time goes into crossing the boundary.
import scorer from "bridge-scorer";
import { load } from "../../dist/package/index.js";
import { say } from "../../wasm/tools/steps.mjs";
import { inTurn, ratio, same } from "./figures.mjs";
import { startModule } from "./module.mjs";

const tables = 100;
const boards = 30;
const results = tables * boards;

/** What was played, as it occurs in clubs. */
const usual = [
  { contract: "4S", declarer: "N", tricks: 10 },
  { contract: "4S", declarer: "N", tricks: 11 },
  { contract: "2S", declarer: "S", tricks: 10 },
  { contract: "4H", declarer: "S", tricks: 9 },
  { contract: "3C", declarer: "N", tricks: 8 },
  { contract: "3NT", declarer: "E", tricks: 9 },
  { contract: "2H", declarer: "W", tricks: 9 },
  { contract: "1NT", declarer: "W", tricks: 7 },
  { contract: "5Dx", declarer: "E", tricks: 9 },
  { contract: "3NT", declarer: "N", tricks: 10 },
  { contract: "5C", declarer: "S", tricks: 11 },
  { contract: "2NT", declarer: "W", tricks: 6 },
];

/** A Mitchell of two hundred pairs, numbered through: board by board, table by table. */
function* lines() {
  for (let board = 1; board <= boards; board += 1) {
    for (let table = 0; table < tables; table += 1) {
      const ew = tables + 1 + ((table + 3 * board) % tables);
      yield { board, ns: table + 1, ew, ...usual[(table * 7 + board * 3) % usual.length] };
    }
  }
}

// --- The peer, as its documentation has it -----------------------------------------------------------------

/** Its own shape of a contract; the vulnerability of a board is the caller's to know. */
function peerEvent(overtrick) {
  const all = Array.from({ length: boards }, () => []);
  for (const { board, ns, ew, contract, declarer, tricks } of lines()) {
    const { vulnerable } = overtrick.boardConditions(board);
    const [, level, denomination, risk] = /^(\d)(NT|[SHDC])(x*)$/.exec(contract);
    all[board - 1].push({
      ns,
      ew,
      tricks,
      vulnerable: vulnerable === "both" || vulnerable === ("NS".includes(declarer) ? "NS" : "EW"),
      contract: { level: Number(level), denomination, risk: risk.toUpperCase(), declaror: declarer },
    });
  }
  return all;
}

const scoredByPeer = (all) => {
  for (const board of all)
    for (const game of board) game.score = scorer.contractTricks(game.contract, game.vulnerable, game.tricks);
};

function games(overtrick) {
  const made = peerEvent(overtrick);
  scoredByPeer(made);
  return made;
}

/** Matchpoints of each board, and what everybody made of them; with `contracts` their scores, too. */
function byPeer(all, contracts) {
  if (contracts) scoredByPeer(all);
  const pairs = new Map();
  const add = (pair, { value }) => {
    const known = pairs.get(pair);
    if (known) known.score += value;
    else pairs.set(pair, { pair, score: value });
  };
  for (const board of all) {
    scorer.matchpoints(board);
    for (const game of board) {
      add(game.ns, game.matchpointsNS);
      add(game.ew, game.matchpointsEW);
    }
  }
  return scorer.rank([...pairs.values()]);
}

// --- The package ---------------------------------------------------------------------------------------------

const eventOf = (all) => ({
  name: "",
  date: "",
  scoring: "matchpoints",
  players: [],
  entries: [],
  boards: all,
});

/** With `scores` each line has the score that was written down, as people without contracts have it. */
function ourEvent(scored, scores) {
  const all = [...lines()];
  const lineOf = ({ ns, ew, contract, declarer, tricks }, board, i) => {
    const { score } = scored[board][i];
    const outcome = scores
      ? { kind: "score", score: "NS".includes(declarer) ? score : -score }
      : { kind: "contract", contract, declarer, tricks };
    return { id: `${board}-${i}`, ns: String(ns), ew: String(ew), outcome };
  };
  const ofBoard = (board) => all.slice(board * tables, (board + 1) * tables);
  return eventOf(
    Array.from({ length: boards }, (_, board) => ({
      number: board + 1,
      lines: ofBoard(board).map((line, i) => lineOf(line, board, i)),
    })),
  );
}

// --- Both ----------------------------------------------------------------------------------------------------

const ranked = (rows) => rows.sort((a, b) => a[1] - b[1]).map((row) => row.join(" "));

/** Places and points of every pair, by each way: they must be the same, or the times are of different work. */
function agree(overtrick, scored, event, written, table) {
  const peer = ranked(byPeer(scored, true).map(({ pair, rank, score }) => [rank, pair, score]));
  const place = (rank, tied) => `${rank}${tied ? "=" : ""}`;
  const objects = [event, written].map((one) =>
    ranked(
      overtrick
        .score(one)
        .standings.map(({ rank, tied, entry, points }) => [place(rank, tied), Number(entry), points]),
    ),
  );
  const { standings } = overtrick.scoreTable(table);
  const inColumns = [];
  // List, rank, tied, entry, direction, section, points, maximum, percentage, boards, club points.
  for (let at = 0; at < standings.length; at += 11) {
    const pair = Number(table.entryIds[standings[at + 3]]);
    inColumns.push([place(standings[at + 1], standings[at + 2] === 1), pair, standings[at + 6]]);
  }
  return [...objects, ranked(inColumns)].every((rows) => rows.join() === peer.join());
}

/** The peer's scores are declarer's. */
const scoreOfNs = ({ score, contract }) => ("NS".includes(contract.declaror) ? score : -score);

/** The same points for every result. */
function bareScoresAgree(overtrick, all, column, sizes) {
  for (const board of all) scorer.matchpoints(board);
  const peer = all.flat().map(({ matchpointsNS }) => matchpointsNS.value);
  const objects = overtrick
    .matchpoints(all.map((board) => board.map(scoreOfNs)))
    .boards.flatMap(({ lines: own }) => own.map(({ nsPoints }) => nsPoints));
  const { points } = overtrick.matchpointColumns(column, sizes);
  return peer.every((value, i) => value === objects[i] && value === points[4 * i]);
}

export default async function peer() {
  const overtrick = await load();
  const scored = games(overtrick);
  const [event, written] = [ourEvent(scored, false), ourEvent(scored, true)];
  const table = overtrick.eventTable(written);
  const equal = same(
    "bridge-scorer",
    "the same places and points",
    agree(overtrick, scored, event, written, table),
  );
  say(`  ${boards} boards × ${tables} tables, the same places and points: ${equal ? "yes" : "NO"}`);
  // The peer writes into what it is given, so everybody gets a new event each time, as it would come in.
  const [peerContracts, peerScores, objects, objectsWritten, inColumns] = inTurn(
    [
      [() => peerEvent(overtrick), (given) => byPeer(given, true)],
      [() => games(overtrick), (given) => byPeer(given, false)],
      [() => ourEvent(scored, false), (given) => overtrick.score(given)],
      [() => ourEvent(scored, true), (given) => overtrick.score(given)],
      [() => overtrick.eventTable(written), (given) => overtrick.scoreTable(given)],
    ],
    { before: 60 },
  );
  // What the peer does itself: matchpoints and percentages of bare scores. A whole event is more than that: what
  // was written is verified, points are exact fractions, entries have sections, penalties and awards.
  const scoresOf = () => scored.map((board) => board.map(scoreOfNs));
  const column = Int32Array.from(scoresOf().flat());
  const sizes = new Int32Array(boards).fill(tables);
  const alike = bareScoresAgree(overtrick, games(overtrick), column, sizes);
  same("bridge-scorer", "the same matchpoints of bare scores", alike);
  say(`  the same matchpoints of bare scores: ${alike ? "yes" : "NO"}`);
  const [peerBare, bareObjects, bareColumns] = inTurn(
    [
      [() => games(overtrick), (given) => given.forEach((board) => scorer.matchpoints(board))],
      [scoresOf, (given) => overtrick.matchpoints(given)],
      () => overtrick.matchpointColumns(column, sizes),
    ],
    { before: 100 },
  );
  const rows = [
    ["bare scores, columns", peerBare / bareColumns, { atLeast: 5 }],
    ["bare scores, plain objects", peerBare / bareObjects, { atLeast: 2 }],
    ["whole event, columns", peerScores / inColumns, {}],
    ["whole event, plain objects", peerScores / objectsWritten, {}],
    ["from contracts, plain objects", peerContracts / objects, {}],
  ];
  for (const [name, value, limit] of rows) {
    ratio("bridge-scorer", `results a second, ${name}`, value, limit);
    const asked = limit.atLeast === undefined ? "" : ` (at least ${limit.atLeast})`;
    say(`  ${name.padEnd(30)} ${value.toFixed(2)} times the results a second${asked}`);
  }
  const pace = (time) => Math.round((results / time) * 1000).toLocaleString("en");
  say(
    `  results a second: columns ${pace(inColumns)}, objects ${pace(objectsWritten)}, peer ${pace(peerScores)}`,
  );
  await boundary(overtrick);
}

/**
 * In: a call that takes the same columns, makes the event of them and computes nothing. Out: a copy of what the answer
 * holds, as the module makes it. What is left of the call with columns is the computing.
 */
async function boundary(overtrick) {
  const module = await startModule();
  const event = ourEvent(games(overtrick), true);
  const table = overtrick.eventTable(event);
  const answer = overtrick.scoreTable(table);
  // Both modules are compiled anew by the engine while they are warm; before that the share says nothing.
  const [whole, objects, inwards, outwards] = inTurn(
    [
      () => overtrick.scoreTable(table),
      () => overtrick.score(event),
      () => module.scoreWorking(table.columns, 0),
      () => [answer.lines.slice(), answer.boards.slice(), answer.standings.slice()],
    ],
    { before: 100, rounds: 100 },
  );
  const compute = whole - inwards - outwards;
  for (const [name, time, limit] of [
    ["columns", whole, { atMost: 0.25 }],
    ["plain objects", objects, {}],
  ]) {
    const share = ratio("boundary", `of the whole call, ${name}`, 1 - compute / time, limit);
    const asked = limit.atMost === undefined ? "" : ` (at most ${limit.atMost})`;
    say(`  boundary, ${name.padEnd(20)} ${share.toFixed(2)} of the whole${asked}`);
  }
}
