/**
 * The way to what reads: the package's second half and the page's own part of it. A first result needs neither, so they
 * are fetched at the first sign of a reader, or at once for an event that was kept.
 */
import type { ScoreFunctions } from "overtrick";
import { engine, engineComplete } from "../engine/engine";
import type * as Reading from "./reading";

export type Reader = typeof Reading & { readonly overtrick: ScoreFunctions };

let reader: Reader | undefined;
let asked: Promise<Reader> | undefined;

/** What reads, once it is there. */
export const readerNow = (): Reader | undefined => reader;

/** Resolves with it; a failure can be tried again. */
export function readerReady(): Promise<Reader> {
  asked ??= fetchReader().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** What is found is said in the reader's language. */
async function fetchReading(): Promise<typeof Reading> {
  const reading = await import("./reading");
  await reading.findingWords.ready;
  return reading;
}

async function fetchReader(): Promise<Reader> {
  const [reading] = await Promise.all([fetchReading(), engineComplete()]);
  const overtrick = engine();
  if (!overtrick) throw new Error("the package has not started");
  return (reader = { ...reading, overtrick });
}
