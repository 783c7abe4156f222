import type { FindingValues } from "../finding-values";

/** English: what can be said about a book, beside what Project 52 says of a field. */
export const bookFindingsEn = {
  "correction-too-late": (): string =>
    "Corrected more than 14 days after it was reported: the result is the new one, the handicaps were kept.",
  "member-figure-invalid": (): string =>
    "A handicap or ranking to start with is not possible; the usual one counts.",
  "recorded-invalid": (): string => "This recorded change or handicap is not possible and was left out.",
  "recorded-unusual": (): string =>
    "A recorded change goes up to 52, a recorded handicap from −52 to 104. Check it.",
  "invalid-value": (v: FindingValues): string => `“${v.text}” is not possible here and was left out.`,
  "unknown-reference": (v: FindingValues): string => `Nothing in the book is called “${v.text}”.`,
  "invalid-setting": (v: FindingValues): string =>
    `The setting ${v.setting} is not possible; the usual one counts.`,
  "unreadable-date": (): string => "The date could not be read; the session counts where it stands.",
  "date-out-of-order": (): string => "Stood out of order and was put in order of play.",
  "player-twice-in-session": (): string => "Appears twice in this session; the first result counts.",
  "plays-with-self": (): string => "Is his or her own partner; such a result does not count.",
  "percentage-out-of-range": (): string => "A percentage lies between 0 and 100; this one was left out.",
  "score-out-of-range": (): string => "This score is missing or not possible; it was left out.",
  "score-missing": (): string => "A pair has no score and was left out of the ranking.",
  "gross-missing": (): string => "A result is missing: no nett score.",
  "session-not-rated": (): string => "This weekly session has no rating: no nett scores.",
  "rating-impossible": (): string => "The rating of this weekly session is not possible: no nett scores.",
  "rating-unusual": (v: FindingValues): string => `A rating of ${v.second}\u00a0% is unusual. Check it.`,
  "handicap-unusual": (): string => "This handicap is unusual. Check it.",
  "not-in-book": (): string => "A player is not in the book; the newcomer’s handicap was taken.",
  "no-replacement-ranking": (): string => "Has no replacement ranking; the middle of the scale was taken.",
  "one-pair-in-line": (): string => "One pair alone in its line.",
  "all-scores-equal": (): string => "All scores of a line are equal; everyone in it gets the same points.",
  "line-not-a-letter": (): string => "A line has no single letter; lines are ordered as text.",
  "group-without-line": (): string => "Nobody played in one of the group’s lines.",
  "line-in-two-groups": (): string => "A line is in two groups; the first one counts.",
  "team-without-opponents": (): string => "A team had no opponents and gets no points.",
  "half-without-opponent": (): string => "A half has no opponent and was left out.",
  "team-not-of-four": (v: FindingValues): string => `Players in a team: ${v.second}; four are needed.`,
  "halves-not-twenty": (): string => "The victory points of a half do not make 20 together. Check them.",
  "imps-unusual": (): string => "More than 24 IMPs per board are not possible. Check it.",
};

export type BookFindings = typeof bookFindingsEn;
