/** Findings of the ratings in English: nett scores, club ranking, Project 52; apart, so that scores come without them. */
import { messages } from "./english.js";
import { filledIn } from "./messages.js";
import type { Values } from "./messages.js";
import type { Finding, Severity, Where } from "./types.js";

const ratingMessages = {
  "invalid-setting": "The setting {setting} is out of range; its default is used.",
  "unreadable-date": "The date could not be read; the session counts where it stands in the list.",
  "date-out-of-order": "The session stood out of order and was put in order of play.",
  "player-twice-in-session": "A player appears twice in this session; the first result counts.",
  "plays-with-self": "A player is partnered with himself or herself.",
  "percentage-out-of-range": "A percentage lies between 0 and 100.",
  "score-out-of-range":
    "Missing or not possible, and left out: the victory points of a half lie between 0 and 20.",
  "score-missing": "This pair has no score and was left out.",
  "rating-impossible":
    "This session rating is not possible: 1 stands for 100 %, 1.041 for 104.1 %. The session is not rated.",
  "rating-unusual": "A session rating of {second} % is unusual. Check it.",
  "standard-rating-not-one": "The standard session is rated {second} %; the standard is 100 %.",
  "no-standard-session": "Ratings need a standard session to be compared with.",
  "session-not-rated": "This session has no rating: no nett list and no update for {second} results.",
  "session-not-connected":
    "This session has too few players in common with the standard one and cannot be rated.",
  "rating-without-error": "There are too few results for a standard error.",
  "handicap-unusual": "This handicap is unusual. Check it.",
  "not-in-book": "This player is not in the book; 50 was taken.",
  "new-in-book": "{first} players started without a handicap.",
  "player-without-results": "This player has no results.",
  "missing-column": "The headings have no column for the {text}.",
  "names-alike": "Probably the same as “{text}”: the two differ in case or blanks only, and count as two.",
  "names-not-split": "There is no mark between the two names; they are shown as written.",
  "player-in-two-entries": "“{text}” stands in two entries of the list; both count.",
  "names-not-in-event": "Names that nobody has who plays: {first} ({text}).",
  "entry-twice": "Two entries are called “{text}”.",
  "gross-missing": "The gross score is missing.",
  "date-far-ahead": "This date is over a year later than those around it. Check the year.",
  "newest-first":
    "The newest results stand first; {first} stood behind a later one and were put in order of play.",
  "results-left-book": "{first} results are over {second} years old and have left the book.",
  "no-replacement-ranking": "This player has no replacement ranking; the middle of the scale was taken.",
  "one-pair-in-line": "There is one pair in this line; by place it gets the top, pro rata the middle.",
  "all-scores-equal":
    "All scores of this line are equal, so everyone gets the same: by place that of the mean place, pro rata the mean of the line.",
  "line-not-a-letter": "This line has no single letter; lines are ordered as text.",
  "group-without-line": "Nobody played in a line of this group.",
  "line-in-two-groups": "This line is in two groups; the first one counts.",
  "team-without-opponents": "This team had no opponents and gets no points.",
  "half-without-opponent": "Half {second} has no opponent and was left out.",
  "team-not-of-four": "This team has {second} players; four are needed.",
  "last-above-season":
    "A ranking takes {first} results and the season has {second} sessions; replacement rankings fill up.",
  "minimum-above-season":
    "Individual championship: {first} sessions are needed and the season has {second}; no player qualifies yet.",
  "pair-minimum-above-season":
    "Championship of pairs and trios: {first} results are needed and the season has {second} sessions; none of them qualifies yet.",
  "partnership-not-of-two-or-three": "A partnership has two or three players.",
  "halves-not-twenty": "The victory points of half {second} and those of the opponents do not make 20.",
  "imps-unusual": "More than 24 IMPs per board are not possible. Check it.",
  "line-sizes-do-not-fit": "The lines have {first} places for {second} pairs.",
  "handicap-invalid": "Player {first}’s handicap is not a number; the player counts as without one.",
  "handicap-above-ceiling": "A handicap above the ceiling counts as the ceiling.",
  "mean-above-ceiling": "The mean lies above the ceiling, which is unusual; it counts as given.",
  "missing-partner": "Handicaps given: {first} of {second}. Who is missing counts as a guest.",
  "too-many-players": "{first} players are given for {second} places; the mean of all counts.",
  "guest-estimated": "Without a handicap; an estimate from the result was used.",
  "guest-as-partner": "Without a handicap; the partner’s was taken.",
  "guest-at-start": "Without a handicap; the start handicap was taken.",
  "guest-not-estimated": "Without a handicap, and an estimate is not possible; the start handicap was taken.",
  "result-invalid": "The result is not a number.",
  "result-out-of-range": "A result lies between {first} and {second}; this one does not count.",
  "boards-invalid": "The number of boards is not possible.",
  "boards-missing": "Without the number of boards there is an expectation but no change.",
  "no-boards": "No boards, no change.",
  "tables-invalid": "The number of tables is not possible.",
  "tables-differ": "Tables stated: {first}, counted: {second}; the stated number counts.",
  "tables-counted": "Tables stated: {first}, at play: {second}; those at play count.",
  "half-table": "Half a table does not count; whole tables: {first}.",
  "no-comparison": "Whole tables: {first}. There is nothing to compare with, so no change.",
  "field-too-small": "Entries that count: {first}; {second} are needed.",
  "entrants-invalid": "The number of pairs or players is not possible.",
  "match-missing":
    "It is not said which match this team plays; it was set aside. Of a list a letter in front tells the matches apart: A 1 …, A 2 …, B 1 ….",
  "match-full": "This match has two teams already; this one was set aside.",
  "seat-missing": "Without a table and a direction this entry was set aside.",
  "seat-taken": "Somebody already sits there; this entry was set aside.",
  "opponents-missing": "Nobody to play against; this entry was set aside.",
  "team-missing": "Without a team and a room this entry was set aside.",
  "team-mates-missing": "Without team-mates this entry was set aside.",
  "event-not-rated": "Events of this kind are not rated; the figures are for information.",
  "mean-missing": "The mean of the field is missing.",
  "field-size-unknown": "The size of the field is not known; it counts as very large.",
  "expected-out-of-range":
    "By these handicaps the expected result would not lie between {first} and {second}. Check the handicaps and the mean.",
  "form-needs-field": "This form of play needs the whole field.",
  "correction-too-late":
    "This session was corrected more than 14 days after it was reported; the handicaps were kept.",
  "member-figure-invalid": "{path}: not possible for {text}; the usual one counts.",
  "recorded-invalid": "A recorded change or handicap is not possible and was left out.",
  "recorded-unusual": "A recorded change goes up to 52, a recorded handicap from −52 to 104. Check it.",
} as const satisfies Record<string, string>;

export const allMessages = { ...messages, ...ratingMessages };

export const messageOf = (code: string, values: Values): string => filledIn(allMessages, code, values);

/** A finding of the ratings that the loader itself makes. */
export function findingOf(
  severity: Severity,
  code: keyof typeof allMessages,
  values: Values = {},
  where: Where = {},
): Finding {
  return { severity, code, message: messageOf(code, values), where, values };
}
