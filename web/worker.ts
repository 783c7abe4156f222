/**
 * Reads and scores one large text, or reads one large file, then is done. It answers only with what the page shows; to
 * stop it, the page ends it, because a worker in a long call hears no message. Or it keeps the club's book, or a long
 * history of nett scores, open for as long as the page wants, and is spoken to through a port. One worker does for all,
 * so that the single file has it once.
 */
import { load } from "overtrick/first";
import type { AnyReading } from "overtrick";
import { viewOf } from "./engine/view";
import type { SheetView } from "./engine/view";

export type WorkerTask = { wasm: WebAssembly.Module } & (
  | { second: WebAssembly.Module | undefined; text: string | Blob; board: number }
  | { file: File }
  | { book: MessagePort }
  | { nett: MessagePort }
);

export type WorkerAnswer =
  { view: SheetView } | { reading: AnyReading } | { serving: true } | { failed: string };

self.onmessage = async ({ data }: MessageEvent<WorkerTask>): Promise<void> => {
  const answer = await read(data).catch((error: unknown): WorkerAnswer => ({ failed: String(error) }));
  self.postMessage(answer);
};

async function read(task: WorkerTask): Promise<WorkerAnswer> {
  if ("book" in task) {
    const [whole, { serveBook }] = await Promise.all([import("overtrick"), import("./engine/book-host")]);
    serveBook(await whole.load({ wasm: task.wasm }), task.book);
    return { serving: true };
  }
  if ("nett" in task) {
    const [rate, { serveNett }] = await Promise.all([import("overtrick/rate"), import("./engine/nett-host")]);
    serveNett(await rate.load({ wasm: task.wasm }), task.nett);
    return { serving: true };
  }
  if ("file" in task) {
    const whole = await import("overtrick");
    const overtrick = await whole.load({ wasm: task.wasm });
    const bytes = new Uint8Array(await task.file.arrayBuffer());
    return { reading: await overtrick.readAny(bytes, task.file.name) };
  }
  const { text, board, second } = task;
  const overtrick = await load({ wasm: task.wasm });
  if (second) await overtrick.complete(second);
  return { view: viewOf(overtrick, typeof text === "string" ? text : await text.text(), board) };
}
