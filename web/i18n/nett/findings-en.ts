import type { FindingValues } from "../finding-values";

/** The columns of a history, as findings number them. */
const columns = ["date", "session", "player", "partner", "gross score"];

/** English: what can be said about a session, a history and its ratings. */
export const nettFindingsEn = {
  "invalid-setting": ({ setting }: FindingValues) =>
    `The setting ${setting} is out of range; its default is used.`,
  "unreadable-date": () =>
    "The date could not be read; the result counts with the one before it. Write 31-12-2024 or 2024-12-31.",
  "date-out-of-order": () => "The result stood behind a later one and was put in order of play.",
  "player-twice-in-session": () =>
    "The player appears twice in this session; in the book the first result counts.",
  "plays-with-self": () => "The player is his or her own partner; in the book such a result does not count.",
  "percentage-out-of-range": () => "A percentage lies between 0 and 100; this one was left out.",
  "rating-impossible": () =>
    "This rating is not possible: write 104.1 for 104.1\u00a0%. The session counts as not rated.",
  "rating-unusual": ({ second }: FindingValues) => `A rating of ${second}\u00a0% is unusual. Check it.`,
  "standard-rating-not-one": ({ second }: FindingValues) =>
    `The standard session is rated ${second}\u00a0%; the standard is 100\u00a0%.`,
  "no-standard-session": () => "Ratings need a standard session to be compared with. Choose one.",
  "session-not-rated": ({ second }: FindingValues) =>
    `Without a rating there is no nett list and no update. Results: ${second}.`,
  "session-not-connected": () => "Too few players in common with the standard session: it cannot be rated.",
  "rating-without-error": () => "There are too few results for a standard error.",
  "handicap-unusual": () => "This handicap is unusual. Check it.",
  "not-in-book": () => "A player is not in the book; the newcomer’s handicap was taken.",
  "new-in-book": ({ first }: FindingValues) => `Players who started without a handicap: ${first}.`,
  "player-without-results": () => "The player has no results.",
  "missing-column": ({ first }: FindingValues) =>
    `The headings have no column for the ${columns[Number(first)] ?? first}.`,
  "names-alike": ({ text }: FindingValues) =>
    `Probably the same as “${text}”: they differ in case or blanks only. They count as two until you correct one.`,
  "names-not-split": () =>
    "There is no mark between the two names: shown as written. Write “-” between them to find the players in the book.",
  "entry-twice": ({ text }: FindingValues) => `Two entries are called “${text}”.`,
  "gross-missing": () => "The gross score is missing: no nett score.",
  "date-far-ahead": () =>
    "This date is over a year later than those around it. Check the year: it decides which results are too old.",
  "newest-first": ({ first }: FindingValues) =>
    `The newest results stand first. All were put in order of play (those that stood behind a later one: ${first}).`,
  "results-left-book": ({ first, second }: FindingValues) =>
    `Results that have left the book, because they are over ${second} years old: ${first}. The handicaps of that time are the start.`,
  "not-kept": () => "This browser has no room left or keeps nothing: save what you need.",
};
