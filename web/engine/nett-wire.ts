/** What goes between the page and the worker that reads and rates a long history. */
import type { NettHistory, NettOptions } from "overtrick";

/** The results stay in the worker: those of the text that it read last. */
export type NettCall = { read: string } | { nett: NettHistory; options: NettOptions };

export type ToNett = NettCall & { id: number };

export type FromNett = { id: number; reply: unknown } | { id: number; failed: string };
