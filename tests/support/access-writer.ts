/**
 * Writes Access databases (Jet 4), as far as a reader of tables needs them: no indexes, no queries, no forms.
 *
 * Layout: page 0 the header, page 1 a page with each table's map of data pages, page 2 the list of tables, then for
 * each table its definition and its data. The description that this follows is mdbtools' HACKING.md.
 */

export type Cell = string | number | boolean | Date | null;
type ColumnType = "boolean" | "integer" | "long" | "datetime" | "text";

export interface Column {
  name: string;
  type: ColumnType;
}

export interface Table {
  name: string;
  columns: Column[];
  rows: Cell[][];
}

export const pageSize = 4096;
const typeCodes: Record<ColumnType, number> = { boolean: 1, integer: 3, long: 4, datetime: 8, text: 10 };
const fixedSizes: Record<ColumnType, number> = { boolean: 0, integer: 2, long: 4, datetime: 8, text: 0 };

/** The header is masked with RC4 under a key that everybody knows. */
function keyStream(length: number): Uint8Array {
  const key = [0xc7, 0xda, 0x39, 0x6b];
  const state = Array.from({ length: 256 }, (_, i) => i);
  const swap = (a: number, b: number): void => {
    [state[a], state[b]] = [state[b]!, state[a]!];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + state[i]! + key[i % 4]!) & 255;
    swap(i, j);
  }
  let a = 0;
  let b = 0;
  return Uint8Array.from({ length }, () => {
    a = (a + 1) & 255;
    b = (b + state[a]!) & 255;
    swap(a, b);
    return state[(state[a]! + state[b]!) & 255]!;
  });
}

function headerPage(): Buffer {
  const page = Buffer.alloc(pageSize);
  page.writeUInt32LE(0x100, 0);
  page.write("Standard Jet DB\0", 4, "latin1");
  page[0x14] = 1;
  page.set(keyStream(128), 0x18);
  return page;
}

function textBytes(text: string): Buffer {
  const plain = /^[\x20-\x7e]{3,}$/.test(text);
  // Short forms are marked by FF FE, as Access itself writes them.
  return plain
    ? Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(text, "latin1")])
    : Buffer.from(text, "utf16le");
}

function fixedBytes(type: ColumnType, value: Cell): Buffer {
  const bytes = Buffer.alloc(fixedSizes[type]);
  if (value === null) return bytes;
  if (type === "integer") bytes.writeInt16LE(Number(value));
  if (type === "long") bytes.writeInt32LE(Number(value));
  if (type === "datetime") bytes.writeDoubleLE((value as Date).getTime() / 86_400_000 + 25_569);
  return bytes;
}

function record(columns: readonly Column[], row: readonly Cell[]): Buffer {
  const fixed = columns.flatMap(({ type }, i) => (type === "text" ? [] : [fixedBytes(type, row[i] ?? null)]));
  const variable = columns.flatMap(({ type }, i) =>
    type === "text"
      ? [row[i] === null || row[i] === undefined ? Buffer.alloc(0) : textBytes(String(row[i]))]
      : [],
  );
  const mask = Buffer.alloc(Math.ceil(columns.length / 8));
  columns.forEach(({ type }, i) => {
    const value = row[i] ?? null;
    const set = type === "boolean" ? value === true : value !== null;
    if (set) mask[i >> 3]! |= 1 << (i & 7);
  });
  const count = Buffer.alloc(2);
  count.writeUInt16LE(columns.length);
  const offsets: number[] = [];
  let at = 2 + fixed.reduce((sum, bytes) => sum + bytes.length, 0);
  for (const bytes of variable) {
    offsets.push(at);
    at += bytes.length;
  }
  offsets.push(at);
  const tail = Buffer.alloc(offsets.length * 2 + 2);
  offsets.reverse().forEach((offset, i) => tail.writeUInt16LE(offset, i * 2));
  tail.writeUInt16LE(variable.length, offsets.length * 2);
  return Buffer.concat([count, ...fixed, ...variable, tail, mask]);
}

/** A page of records, which fill it from its end. */
export function recordPage(records: readonly Buffer[], owner: number): Buffer {
  const page = Buffer.alloc(pageSize);
  page.writeUInt16LE(0x101, 0);
  page.writeUInt32LE(owner, 4);
  page.writeUInt16LE(records.length, 12);
  let end = pageSize;
  records.forEach((bytes, i) => {
    end -= bytes.length;
    bytes.copy(page, end);
    page.writeUInt16LE(end, 14 + i * 2);
  });
  return page;
}

function dataPages(records: readonly Buffer[], owner: number): Buffer[] {
  const pages: Buffer[] = [];
  let some: Buffer[] = [];
  let used = 14;
  for (const bytes of records) {
    if (used + bytes.length + 2 > pageSize) {
      pages.push(recordPage(some, owner));
      some = [];
      used = 14;
    }
    some.push(bytes);
    used += bytes.length + 2;
  }
  pages.push(recordPage(some, owner));
  return pages;
}

/** `map` is the row of page 1 that lists the table's data pages. */
function definitionPages(table: Table, map: number, firstPage: number): Buffer[] {
  const head = Buffer.alloc(63);
  head.writeUInt16LE(0x102, 0);
  head.writeUInt32LE(table.rows.length, 16);
  head.writeUInt16LE(table.columns.filter(({ type }) => type === "text").length, 43);
  head.writeUInt16LE(table.columns.length, 45);
  head.writeUInt32LE((1 << 8) | map, 55);
  let fixedAt = 0;
  let variable = 0;
  const columns = table.columns.map(({ type }, i) => {
    const bytes = Buffer.alloc(25);
    bytes[0] = typeCodes[type];
    bytes.writeUInt16LE(i, 5);
    bytes.writeUInt16LE(type === "text" ? variable : 0, 7);
    bytes[15] = type === "text" ? 2 : 3;
    bytes.writeUInt16LE(fixedAt, 21);
    bytes.writeUInt16LE(type === "text" ? 510 : fixedSizes[type], 23);
    if (type === "text") variable += 1;
    fixedAt += fixedSizes[type];
    return bytes;
  });
  const names = table.columns.map(({ name }) => {
    const bytes = Buffer.alloc(2 + name.length * 2);
    bytes.writeUInt16LE(name.length * 2);
    bytes.write(name, 2, "utf16le");
    return bytes;
  });
  const all = Buffer.concat([head, ...columns, ...names]);
  const pages: Buffer[] = [];
  for (let at = 0; at < all.length;) {
    const page = Buffer.alloc(pageSize);
    const from = pages.length === 0 ? 0 : 8;
    at += all.copy(page, from, at);
    page.writeUInt16LE(0x102, 0);
    if (at < all.length) page.writeUInt32LE(firstPage + pages.length + 1, 4);
    pages.push(page);
  }
  return pages;
}

function mapRow(first: number, count: number): Buffer {
  const bytes = Buffer.alloc(5 + Math.max(Math.ceil(count / 8), 8));
  bytes.writeUInt32LE(first, 1);
  for (let i = 0; i < count; i += 1) bytes[5 + (i >> 3)]! |= 1 << (i & 7);
  return bytes;
}

const listColumns: Column[] = [
  { name: "Id", type: "long" },
  { name: "Name", type: "text" },
  { name: "Type", type: "integer" },
  { name: "Flags", type: "long" },
];

export function accessFile(tables: readonly Table[]): Uint8Array {
  const list: Table = { name: "MSysObjects", columns: listColumns, rows: [] };
  const places: { definition: number }[] = [];
  const maps: Buffer[] = [];
  const pages: Buffer[] = [];
  const first = 3;
  // The list's own definition is page 2; where its data stand is known only at the end.
  tables.forEach((table, i) => {
    const definition = first + pages.length;
    pages.push(...definitionPages(table, i + 1, definition));
    const data = dataPages(
      table.rows.map((row) => record(table.columns, row)),
      definition,
    );
    maps.push(mapRow(first + pages.length, data.length));
    pages.push(...data);
    places.push({ definition });
    list.rows.push([definition, table.name, 1, 0]);
  });
  const listData = dataPages(
    list.rows.map((row) => record(listColumns, row)),
    2,
  );
  maps.unshift(mapRow(first + pages.length, listData.length));
  pages.push(...listData);
  const [listDefinition] = definitionPages(list, 0, 2);
  return new Uint8Array(Buffer.concat([headerPage(), recordPage(maps, 1), listDefinition!, ...pages]));
}
