/**
 * Files that were opened in this visit: what each held, and which of them is on the screen. Reading one puts its event
 * in the place of the one that was there; a step back brings that back.
 */
import type { AnyReading, Event } from "overtrick";
import { readFile } from "../engine/engine";
import { openedAs } from "./event-state";
import type { EventState, RulesChoice } from "./event-state";
import { eventStore } from "./event-store";
import { readerReady } from "./reader";
import { currentLanguage } from "../i18n/index";
import { notationOf } from "../i18n/notation";

export interface OpenedFile {
  readonly name: string;
  /** Null while it is being read, and when that failed. */
  reading: AnyReading | null;
  failed: boolean;
  /** As it came, for showing it once more. */
  state: EventState | null;
  /** It is no file, but all of them as one event. */
  total?: true;
  /** For reading it once more. */
  content?: File;
  /** A text that was read in several ways, by the event that came out (see read-again.ts). */
  versions?: Map<Event | null, FileVersion>;
}

export interface FileVersion {
  reading: AnyReading;
  /** As somebody said that it is written. */
  written: Pick<EventState, "notation" | "withoutLastZero">;
}

/** The event as its file held it. */
export const fileEvent = (base: Event | null): Event | null => (base && openedAs.get(base)) ?? base;

class OpenedFiles {
  files: OpenedFile[] = [];
  shown: OpenedFile | null = null;
  #cancel: (() => void) | null = null;
  readonly #listeners = new Set<() => void>();

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Whether a file is being read. */
  get busy(): OpenedFile | null {
    return this.files.find(({ reading, failed }) => !reading && !failed) ?? null;
  }

  /** Reads one after the other and shows the first that holds results; answers with it. */
  async open(chosen: readonly File[]): Promise<OpenedFile | null> {
    this.cancel();
    const files = chosen.map((content): OpenedFile => ({
      name: content.name,
      content,
      reading: null,
      failed: false,
      state: null,
    }));
    this.files = files;
    this.shown = null;
    this.#changed();
    let first: OpenedFile | null = null;
    for (const [i, file] of files.entries()) {
      const content = chosen[i];
      if (this.files !== files || !content) return first;
      await this.#read(file, content);
      if (this.files !== files) return first;
      if (!first && file.state) {
        first = file;
        this.show(file);
      }
    }
    if (!first) this.shown = files[0] ?? null;
    this.#changed();
    return first;
  }

  async #read(file: OpenedFile, content: File): Promise<void> {
    const { reading, cancel } = readFile(content);
    this.#cancel = cancel;
    try {
      const [{ overtrick, stateOfEvent }, read] = await Promise.all([readerReady(), reading]);
      file.reading = read;
      const { event, unread } = read;
      if (event.boards.length > 0)
        file.state = stateOfEvent(overtrick, event, notationOf(currentLanguage()), unread);
    } catch {
      file.failed = true;
    }
    this.#cancel = null;
    this.#changed();
  }

  show(file: OpenedFile): void {
    // What was changed in the one that is left is there when one comes back to it.
    if (this.shown && this.shows(this.shown)) this.shown.state = eventStore.state;
    this.shown = file;
    if (file.state) eventStore.edit({ ...file.state, rules: this.#rulesFor(file) });
    this.#changed();
  }

  /** The rules in use; matches as the file scored them. */
  #rulesFor({ reading }: OpenedFile): RulesChoice {
    const { rules } = eventStore.state;
    if (reading?.event.scoring !== "teams") return rules;
    return { ...rules, teams: reading.teams ?? "victoryPoints" };
  }

  /** Whether the event on the screen is that of the file, as it came or changed. */
  shows({ state, versions }: OpenedFile): boolean {
    const opened = fileEvent(eventStore.state.base);
    return state !== null && (opened === fileEvent(state.base) || versions?.has(opened) === true);
  }

  cancel(): void {
    this.#cancel?.();
    this.#cancel = null;
    for (const file of this.files) if (!file.reading) file.failed = true;
    this.#changed();
  }

  close(): void {
    this.cancel();
    this.files = [];
    this.shown = null;
    this.#changed();
  }
}

export const openedFiles = new OpenedFiles();
