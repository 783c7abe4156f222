/** A club's book that lives as long as the page: the sample's, and one's own where the browser stores nothing. */
import { changed } from "./contents";
import type { Club, ClubChange, ClubContents, SaveOutcome } from "./contents";

const emptyClub: ClubContents = { name: "", settings: {}, members: [], versions: [] };

export class MemoryClub implements Club {
  readonly sample: boolean;
  #contents: ClubContents;
  #revision = 0;
  readonly #past: ClubContents[] = [];
  #future: ClubContents[] = [];
  readonly #listeners = new Set<(by: "here" | "elsewhere") => void>();

  constructor(contents: ClubContents = emptyClub, sample = false) {
    this.#contents = contents;
    this.sample = sample;
  }

  get contents(): ClubContents {
    return this.#contents;
  }

  get revision(): number {
    return this.#revision;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  apply(change: ClubChange): Promise<SaveOutcome> {
    this.#past.push(this.#contents);
    this.#future = [];
    return this.#show(changed(this.#contents, change));
  }

  undo(): Promise<SaveOutcome> {
    return this.#step(this.#past, this.#future);
  }

  redo(): Promise<SaveOutcome> {
    return this.#step(this.#future, this.#past);
  }

  onChange(listener: (by: "here" | "elsewhere") => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#listeners.clear();
  }

  #step(from: ClubContents[], to: ClubContents[]): Promise<SaveOutcome> {
    const found = from.pop();
    if (!found) return Promise.resolve({ saved: true, revision: this.#revision });
    to.push(this.#contents);
    return this.#show(found);
  }

  #show(contents: ClubContents): Promise<SaveOutcome> {
    this.#contents = contents;
    this.#revision += 1;
    for (const listener of this.#listeners) listener("here");
    return Promise.resolve({ saved: true, revision: this.#revision });
  }
}
