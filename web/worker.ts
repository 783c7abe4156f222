/**
 * Reads and scores one large text, then is done. It answers only with what the page shows; to stop it, the page ends
 * it, because a worker in a long call hears no message.
 */
import { load } from "overtrick";
import { viewOf } from "./engine/view";
import type { SheetView } from "./engine/view";

export interface WorkerTask {
  wasm: WebAssembly.Module;
  text: string | Blob;
  board: number;
}

export type WorkerAnswer = { view: SheetView } | { failed: string };

self.onmessage = async ({ data }: MessageEvent<WorkerTask>): Promise<void> => {
  const answer = await read(data).catch((error: unknown): WorkerAnswer => ({ failed: String(error) }));
  self.postMessage(answer);
};

async function read({ wasm, text, board }: WorkerTask): Promise<WorkerAnswer> {
  const overtrick = await load({ wasm });
  return { view: viewOf(overtrick, typeof text === "string" ? text : await text.text(), board) };
}
