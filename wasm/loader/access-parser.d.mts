/** The reader of Access databases that the build bundles from mdb-reader; only what is used here. */

export interface AccessBuffer {
  readonly length: number;
  slice(from?: number, to?: number): AccessBuffer;
}

export const Buffer: {
  from(bytes: ArrayBufferLike, offset: number, length: number): AccessBuffer;
  prototype: AccessBuffer;
};

export interface AccessColumn {
  name: string;
  type: string;
}

export interface AccessTable {
  getColumns(): AccessColumn[];
  getData(options: {
    columns: readonly string[];
    rowOffset: number;
    rowLimit: number;
  }): Record<string, unknown>[];
}

export class MDBReader {
  constructor(buffer: AccessBuffer);
  getTableNames(): string[];
  getTable(name: string): AccessTable;
}
