/** A long history, read and rated in a worker: the page asks and stays free. */
import type { HistoryReading, NettHistory, NettHistoryAnswer, NettOptions } from "overtrick";
import { startWorker } from "overtrick-host";
import type { WorkerAnswer, WorkerTask } from "../worker";
import type { FromNett, NettCall, ToNett } from "./nett-wire";
import { rateModule } from "./rate";

interface Pending {
  resolve: (reply: never) => void;
  reject: (error: Error) => void;
}

/** One text and what is asked about it. */
class NettWorker {
  readonly #worker = startWorker();
  readonly #port: MessagePort;
  readonly #pending = new Map<number, Pending>();
  #last = 0;
  failed = false;

  constructor() {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#port.onmessage = ({ data }: MessageEvent<FromNett>) => this.#heard(data);
    this.#worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      if ("failed" in data) this.end(new Error(data.failed));
    };
    this.#worker.onerror = (event) => this.end(new Error(event.message));
    rateModule().then(
      (wasm) => this.#worker.postMessage({ wasm, nett: port2 } satisfies WorkerTask, [port2]),
      (error: unknown) => this.end(new Error(String(error))),
    );
  }

  get isBusy(): boolean {
    return this.#pending.size > 0;
  }

  call<Reply>(call: NettCall): Promise<Reply> {
    if (this.failed) return Promise.reject(new Error("the worker has ended"));
    this.#last += 1;
    const id = this.#last;
    return new Promise<Reply>((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#port.postMessage({ ...call, id } satisfies ToNett);
    });
  }

  #heard(message: FromNett): void {
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if ("failed" in message) pending?.reject(new Error(message.failed));
    else pending?.resolve(message.reply as never);
  }

  /** Stops at once; what was asked and is not answered fails. */
  end(why: Error): void {
    this.failed = true;
    this.#worker.terminate();
    this.#port.close();
    for (const { reject } of this.#pending.values()) reject(why);
    this.#pending.clear();
  }
}

/** Another text took the place of the one that this was about. */
class Overtaken extends Error {}

let worker: NettWorker | undefined;

/** Where no worker can be had, the page does it itself. */
const orHere =
  <Reply>(here: () => Reply) =>
  (error: unknown): Reply => {
    if (error instanceof Overtaken) throw error;
    return here();
  };

/** Reads a text; a reading that this one overtakes is stopped, because a worker in a long call hears nothing. */
export function readHistoryLater(text: string, here: () => HistoryReading): Promise<HistoryReading> {
  if (worker?.isBusy) worker.end(new Overtaken());
  if (!worker || worker.failed) worker = new NettWorker();
  return worker.call<HistoryReading>({ read: text }).catch(orHere(here));
}

/** Rates the results of the text that was read last. */
export function nettLater(
  input: NettHistory,
  options: NettOptions,
  here: () => NettHistoryAnswer,
): Promise<NettHistoryAnswer> {
  const asked = worker?.call<NettHistoryAnswer>({ nett: { ...input, results: [] }, options });
  return asked ? asked.catch(orHere(here)) : Promise.resolve(here());
}
