/** What goes between the page and the worker that has the club's book open. */
import type {
  BookAnswer,
  BookChampionship,
  BookMember,
  BookOptions,
  BookRemoval,
  BookSession,
  BookSettings,
  BookSystem,
  MemberHistory,
  SessionDetail,
} from "overtrick";

/** Empty: a book with nothing in it yet takes the place of the one before. */
export type BookCall =
  | { call: "empty" }
  | { call: "members"; members: BookMember[] }
  | { call: "settings"; settings: BookSettings }
  | { call: "sessions"; sessions: (BookSession | BookRemoval)[] }
  | { call: "replay"; systems?: BookSystem[] }
  | { call: "answer"; options?: BookOptions }
  | { call: "history"; member: string; options?: BookOptions }
  | { call: "session"; session: string }
  | { call: "championship"; ranking: string };

export interface BookReplies {
  empty: undefined;
  members: undefined;
  settings: undefined;
  sessions: undefined;
  /** False when it was stopped. */
  replay: boolean;
  answer: BookAnswer;
  history: MemberHistory;
  session: SessionDetail | null;
  championship: BookChampionship | null;
}

export type ToBook = (BookCall & { id: number }) | { stop: number };

export type FromBook =
  { id: number; reply: unknown } | { id: number; failed: string } | { id: number; done: number; all: number };
