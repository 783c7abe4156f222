import { isCount } from "../finding-values";
import type { FindingValues } from "../finding-values";

/** English: what can be said about a field and a single calculation. */
export const findingsEn = {
  "invalid-setting": (v: FindingValues): string =>
    `The setting ${v.setting} is not possible; that of the rules is used.`,
  "handicap-invalid": (v: FindingValues): string =>
    isCount(v.first)
      ? `Player ${v.first}: this is no handicap; the player counts as without one.`
      : "This is no mean of handicaps. Check it.",
  "handicap-above-ceiling": (): string => "Above the highest handicap; it counts as that one.",
  "mean-above-ceiling": (): string =>
    "Above the highest handicap, which is unusual for a mean; it counts as typed.",
  "missing-partner": (v: FindingValues): string =>
    `Handicaps known: ${v.first} of ${v.second}. Who is missing counts as the others; guests do not move a handicap.`,
  "too-many-players": (v: FindingValues): string =>
    `${v.first} players for ${v.second} seats: the mean of all counts.`,
  "guest-estimated": (): string => "Without a handicap: estimated from the result.",
  "guest-as-partner": (): string => "Without a handicap: counts as the partner.",
  "guest-at-start": (): string => "Without a handicap: counts as a beginner.",
  "guest-not-estimated": (): string =>
    "Without a handicap, and nothing to estimate it from: counts as a beginner.",
  "result-invalid": (): string => "The result is not a number.",
  "result-out-of-range": (v: FindingValues): string =>
    `A result lies between ${v.first} and ${v.second}; this one does not count.`,
  "boards-invalid": (): string => "The number of boards is a whole number from 0 up.",
  "boards-missing": (): string => "With the number of boards there is a change too.",
  "no-boards": (): string => "No boards, no change.",
  "player-in-two-entries": (v: FindingValues): string =>
    `${v.text} stands in two entries of the list. Both count; check the name.`,
  "names-not-in-event": (v: FindingValues): string =>
    `Names that nobody has who plays: ${v.first} (${v.text}).`,
  "tables-invalid": (v: FindingValues): string =>
    isCount(v.first)
      ? `This number of tables is not possible. The ${v.first} counted were taken.`
      : isCount(v.second)
        ? `At most ${v.second} tables. Without a size there is no change.`
        : "At least one table, half a table is possible. Without a size there is no change.",
  "tables-differ": (v: FindingValues): string =>
    `Tables stated: ${v.first}, counted: ${v.second}. The stated number counts.`,
  "tables-counted": (v: FindingValues): string =>
    `Tables stated: ${v.first}, at play: ${v.second}. Those at play count.`,
  "half-table": (v: FindingValues): string => `Half a table compares nothing. Whole tables: ${v.first}.`,
  "no-comparison": (v: FindingValues): string =>
    `Tables: ${v.first}. There is nothing to compare with, so no change.`,
  "field-too-small": (v: FindingValues): string =>
    `Too small: entries that count ${v.first}, needed ${v.second}.`,
  "entrants-invalid": (v: FindingValues): string =>
    isCount(v.second)
      ? `At most ${v.second} pairs or players. Without a size there is no change.`
      : "A whole number of pairs or players. Without it there is no change.",
  "match-missing": (): string =>
    "Which match does this team play? A letter in front tells the matches apart: “A 1 …”, “A 2 …”, “B 1 …”.",
  "match-full": (): string => "This match has two teams already; this one does not count.",
  "seat-missing": (): string => "Without a table and a direction this entry does not count.",
  "seat-taken": (): string => "Somebody sits there already; this entry does not count.",
  "opponents-missing": (): string => "Without opponents this entry does not count.",
  "team-missing": (): string => "Without a team and a room this entry does not count.",
  "team-mates-missing": (): string => "Without team-mates this entry does not count.",
  "event-not-rated": (): string =>
    "The rules do not rate events of this kind; the figures are for information.",
  "mean-missing": (): string => "What is the mean handicap of the field?",
  "field-size-unknown": (): string => "Without its size the field counts as very large.",
  "expected-out-of-range": (v: FindingValues): string =>
    `By these figures the expectation would not lie between ${v.first} and ${v.second}, where results lie. Check the handicaps and the mean.`,
  "form-needs-field": (): string => "This form of play needs the whole field.",
};

export type ExpectedFindings = typeof findingsEn;
