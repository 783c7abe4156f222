/** The worker's side of the club's book: keeps it open and answers one call after the other. */
import type { OpenBook, Overtrick } from "overtrick";
import type { BookCall, FromBook, ToBook } from "./book-wire";

export function serveBook(overtrick: Overtrick, port: MessagePort): void {
  let book: OpenBook | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  const stops = new Map<number, AbortController>();
  const say = (message: FromBook): void => port.postMessage(message);

  const answer = async (id: number, call: BookCall, signal: AbortSignal): Promise<unknown> => {
    if (call.call === "empty") {
      book?.close();
      book = undefined;
      return undefined;
    }
    book ??= overtrick.openBook();
    switch (call.call) {
      case "members":
        book.setMembers(call.members);
        return undefined;
      case "settings":
        book.setSettings(call.settings);
        return undefined;
      case "sessions":
        book.add(call.sessions);
        return undefined;
      case "replay": {
        const { systems } = call;
        const progress = (done: number, all: number): void => say({ id, done, all });
        return book.replay({ ...(systems ? { systems } : {}), progress, signal });
      }
      case "answer":
        return book.answer(call.options);
      case "history":
        return book.history(call.member, call.options);
      case "session":
        return book.session(call.session);
      case "championship":
        return book.championship(call.ranking);
    }
  };

  port.onmessage = ({ data }: MessageEvent<ToBook>): void => {
    if ("stop" in data) {
      stops.get(data.stop)?.abort();
      return;
    }
    const { id } = data;
    const stop = new AbortController();
    stops.set(id, stop);
    queue = queue
      .then(() => answer(id, data, stop.signal))
      .then(
        (reply) => say({ id, reply }),
        (error: unknown) => say({ id, failed: String(error) }),
      )
      .finally(() => stops.delete(id));
  };
}
