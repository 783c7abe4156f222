/** The club's book as the nett page's results, ratings and settings; fetched when somebody asks for it. */
import type { NettHistory, RateFunctions } from "overtrick";
import { nettOfBook } from "overtrick/rate";
import { inOwnMarks } from "../../numbers";
import type { NumberWriter } from "../../numbers";
import { openOwnClub } from "../../store/club/open";
import type { SettingsText } from "./nett-settings";
import type { NettState, RatingRow } from "./nett-store";

interface Asked {
  rates: RateFunctions;
  settings: SettingsText;
  /** The word for a guest without a name, and what the book is called where the club has no name. */
  guest: string;
  book: string;
  n: NumberWriter;
}

/** What the book puts in the place of what is there; null when nothing in it counts for nett scores. */
export async function stateOfClub({
  rates,
  settings,
  guest,
  book,
  n,
}: Asked): Promise<Partial<NettState> | null> {
  const own = await openOwnClub();
  if ("failure" in own) throw new Error(own.failure);
  const { name, settings: bookSettings, members, versions } = own.club.contents;
  const sessions = versions.map(({ session }) => session);
  const history = nettOfBook({ settings: bookSettings, members, sessions }, guest);
  if (history.results.length === 0) return null;
  const written = (value: number): string => inOwnMarks(String(Number(value.toFixed(6))), n);
  return {
    history: rates.appendHistory("", history.results),
    file: name === "" ? book : name,
    ratings: ratingRows(history, written),
    standard: history.standard ?? "",
    settings: {
      ...settings,
      weight: history.weight === undefined ? "" : written(history.weight * 100),
      newcomer: history.settings?.newcomer === undefined ? "" : written(history.settings.newcomer),
      start: Object.entries(history.start ?? {})
        .map(([player, handicap]) => `${player};${written(handicap)}`)
        .join("\n"),
    },
  };
}

const ratingRows = ({ ratings = {} }: NettHistory, written: (value: number) => string): RatingRow[] =>
  Object.entries(ratings).map(([session, rating]) =>
    rating === null ? { session, rating: "", never: true } : { session, rating: written(rating * 100) },
  );
