/** The XML parser that the build bundles from saxes; only what is used here. */

export interface SaxesTag {
  name: string;
  attributes: Record<string, string>;
}

export class SaxesParser {
  constructor(options?: { position?: boolean });
  readonly line: number;
  /** In UTF-16 units, from 0. */
  readonly columnIndex: number;
  on(event: "opentag" | "closetag", handler: (tag: SaxesTag) => void): void;
  on(event: "attribute", handler: (attribute: { name: string; value: string }) => void): void;
  on(event: "text" | "cdata" | "comment", handler: (text: string) => void): void;
  on(event: "error", handler: (error: Error) => void): void;
  write(chunk: string): this;
  close(): this;
}
