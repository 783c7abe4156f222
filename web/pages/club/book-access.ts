/**
 * The way from the pages to the replayed book. Everything is answered later, so that a worker can stand behind it; now
 * the package stands there itself.
 */
import type { BookAnswer, BookOptions, MemberHistory, OpenBook, SessionDetail } from "overtrick";
import { wholeEngine } from "../../engine/engine";
import type { ClubContents } from "../../store/club/contents";

export interface BookAccess {
  /** Another book in the place of the one that is open. */
  open(contents: ClubContents): Promise<void>;
  /** The same book some steps on or back: only what follows the change is replayed. */
  change(contents: ClubContents): Promise<void>;
  answer(options?: BookOptions): Promise<BookAnswer>;
  history(member: string, options?: BookOptions): Promise<MemberHistory>;
  session(id: string): Promise<SessionDetail | null>;
  close(): void;
}

export class DirectBook implements BookAccess {
  #book: OpenBook | undefined;
  #shown: ClubContents | undefined;

  async open(contents: ClubContents): Promise<void> {
    const overtrick = await wholeEngine();
    this.#book?.close();
    const { members, settings, versions } = contents;
    this.#book = overtrick.openBook({ members, settings, sessions: versions.map(({ session }) => session) });
    this.#shown = contents;
  }

  async change(contents: ClubContents): Promise<void> {
    const [book, shown] = [this.#book, this.#shown];
    if (!book || !shown || !goesOn(shown, contents)) {
      await this.open(contents);
      return;
    }
    if (contents.members !== shown.members) book.setMembers(contents.members);
    if (contents.settings !== shown.settings) book.setSettings(contents.settings);
    const added = contents.versions.slice(shown.versions.length);
    if (added.length > 0) book.add(added.map(({ session }) => session));
    this.#shown = contents;
  }

  async answer(options?: BookOptions): Promise<BookAnswer> {
    const book = await this.#open();
    // In pieces, between which the page can breathe.
    await book.replay();
    return book.answer(options);
  }

  async history(member: string, options?: BookOptions): Promise<MemberHistory> {
    return (await this.#open()).history(member, options);
  }

  async session(id: string): Promise<SessionDetail | null> {
    return (await this.#open()).session(id);
  }

  close(): void {
    this.#book?.close();
    [this.#book, this.#shown] = [undefined, undefined];
  }

  async #open(): Promise<OpenBook> {
    if (!this.#book) await this.open({ name: "", settings: {}, members: [], versions: [] });
    return this.#book!;
  }
}

/** Whether the later book only has more than the earlier one: an open book takes nothing out again. */
function goesOn(earlier: ClubContents, later: ClubContents): boolean {
  const ids = new Set(later.members.map(({ id }) => id));
  return (
    earlier.members.every(({ id }) => ids.has(id)) &&
    earlier.versions.length <= later.versions.length &&
    earlier.versions.every((version, i) => version.session === later.versions[i]?.session)
  );
}
