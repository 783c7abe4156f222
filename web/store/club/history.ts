/**
 * The steps of one tab that can be taken back, and those that were. An undo is a further revision; the steps of this
 * tab that are still on the list, or that cancel each other out, do not stand in each other's way.
 */
import type { ClubChange } from "./contents";
import type { Step } from "./state";

export interface Done {
  change: ClubChange;
  /** How it is taken back. */
  back: Step;
  revision: number;
}

export interface Undone {
  change: ClubChange;
  /** Of the undo. */
  revision: number;
}

export class History {
  readonly #done: Done[] = [];
  readonly #undone: Undone[] = [];
  readonly #own = new Set<number>();

  get lastDone(): Done | undefined {
    return this.#done.at(-1);
  }

  get lastUndone(): Undone | undefined {
    return this.#undone.at(-1);
  }

  isOwn(revision: number): boolean {
    return this.#own.has(revision);
  }

  did(done: Done): void {
    this.#done.push(done);
    this.#own.add(done.revision);
  }

  undid(revision: number): void {
    const done = this.#done.pop();
    if (done) this.#undone.push({ change: done.change, revision });
    this.#own.add(revision);
  }

  redid(): void {
    this.#undone.pop();
  }

  /** Others have built upon the last step: it stays, and what it touched is no longer only ours. */
  keepLast(): void {
    const done = this.#done.pop();
    if (done) this.#own.delete(done.revision);
  }

  /** Nothing can be done again: something else was done, or others have changed what it rests on. */
  forgetUndone(): void {
    this.#undone.length = 0;
  }

  clear(): void {
    this.#done.length = 0;
    this.#undone.length = 0;
    this.#own.clear();
  }
}
