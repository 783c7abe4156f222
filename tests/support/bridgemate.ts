/** An evening as Bridgemate's control program stores it; names and results are invented. */
import { accessFile, type Cell, type Column, type Table } from "./access-writer";

const columns = (text: string): Column[] =>
  text.split(" ").map((one) => {
    const [name = "", type = "text"] = one.split(":");
    return { name: name.replaceAll("_", " "), type: type as Column["type"] };
  });

const receivedColumns = columns(
  "ID:long Section:integer Table:integer Round:integer Board:integer PairNS:integer PairEW:integer Declarer:integer " +
    "NS/EW:text Contract:text Result:text LeadCard:text Remarks:text DateLog:datetime TimeLog:datetime " +
    "Processed:boolean Erased:boolean",
);

const day = new Date(Date.UTC(2026, 10, 12));

/** Section, table, round, board, pairs, declarer's number and seat, contract, result, remark, erased. */
export type ResultRow = [
  section: number,
  table: number,
  round: number,
  board: number,
  ns: number,
  ew: number,
  seat: string,
  contract: string,
  result: string,
  remark?: string,
  erased?: boolean,
];

export const received = (rows: readonly ResultRow[]): Table => ({
  name: "ReceivedData",
  columns: receivedColumns,
  rows: rows.map(
    ([section, table, round, board, ns, ew, seat, contract, result, remark, erased], i): Cell[] => {
      const declarer = seat === "" ? 0 : "NS".includes(seat) ? ns : ew;
      const who = [section, table, round, board, ns, ew, declarer, seat];
      return [i + 1, ...who, contract, result, "", remark ?? "", day, day, true, erased === true];
    },
  ),
});

export const sections = (rows: Cell[][]): Table => ({
  name: "Section",
  columns: columns("ID:integer Letter:text Tables:integer MissingPair:integer Winners:integer"),
  rows,
});

export const rounds = (rows: Cell[][]): Table => ({
  name: "RoundData",
  columns: columns(
    "Section:integer Table:integer Round:integer NSPair:integer EWPair:integer LowBoard:integer HighBoard:integer",
  ),
  rows,
});

const playerNumbers = (rows: Cell[][]): Table => ({
  name: "PlayerNumbers",
  columns: columns("Section:integer Table:integer Direction:text Number:text Name:text Updated:boolean"),
  rows,
});

const session = (name: string): Table => ({
  name: "Session",
  columns: columns("ID:integer Name:text Date:datetime"),
  rows: [[1, name, day]],
});

/** A Mitchell of three tables and three rounds of two boards: NS sit, EW move up. */
export function mitchellRows(): ResultRow[] {
  const rows: ResultRow[] = [];
  for (let round = 1; round <= 3; round += 1) {
    for (let table = 1; table <= 3; table += 1) {
      const ew = ((table - round + 3) % 3) + 1;
      for (let i = 0; i < 2; i += 1) {
        const board = ((table + round - 2) % 3) * 2 + i + 1;
        rows.push([
          1,
          table,
          round,
          board,
          table,
          ew,
          "NESW"[(table + i) % 4]!,
          `${1 + (ew % 4)} NT`,
          ["=", "+1", "-1"][(round + i) % 3]!,
        ]);
      }
    }
  }
  return rows;
}

const names =
  "Ada Quill,Ben Rook,Cor Pluym,Dirk Stål,Eva Thorn,Finn Øst,Gus Wren,Hedda Älv,Ian York,Jo Zander,Kai Åse,Lou Birk";

export function clubEvening(): Uint8Array {
  const player = names.split(",");
  const seats = [1, 2, 3].flatMap((table) =>
    ["N", "S", "E", "W"].map((seat, i): Cell[] => [
      1,
      table,
      seat,
      String(100 + table * 4 + i),
      player[(table - 1) * 4 + i]!,
      true,
    ]),
  );
  return accessFile([
    session("Thursday"),
    sections([[1, "A   ", 3, 0, 2]]),
    rounds([1, 2, 3].map((table) => [1, table, 1, table, table, table * 2 - 1, table * 2])),
    received(mitchellRows()),
    playerNumbers(seats),
    { name: "Settings", columns: columns("Section:integer ShowResults:boolean"), rows: [[1, true]] },
  ]);
}
