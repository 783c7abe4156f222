/**
 * A club of our own making for the nett page: twenty players, thirty weeks, the six rated sessions of the document and
 * its unrated Tuesday. Results are drawn by a generator of its own, so that everybody sees the same club. It is shown,
 * never kept.
 */
import { inOwnMarks } from "../numbers";
import type { NumberWriter } from "../numbers";

export interface SampleWords {
  /** The sessions of a week, in the order of `ratings`. */
  sessions: readonly string[];
  section: string;
}

/** R. Low, “Nett” results (2008), part 1: the ratings of his club's sessions, in per cent; Tuesday has none. */
const ratings = ["92.0", "100", "", "97.4", "104.1", "93.0", "85.9"] as const;
const dayInWeek = [0, 0, 1, 2, 3, 4, 5] as const;

interface DocumentRating {
  session: string;
  rating: string;
  never?: true;
}

/** The document's ratings as the reader would have typed them. */
export function documentRatings({ sessions }: SampleWords, numbers: NumberWriter): DocumentRating[] {
  return ratings.map((rating, i) => ({
    session: sessions[i] ?? "",
    rating: inOwnMarks(rating, numbers),
    ...(rating === "" ? { never: true } : {}),
  }));
}
/** Monday evening. */
export const documentStandard = ({ sessions }: SampleWords): string => sessions[1] ?? "";
/** Friday, of which the sample list is. */
export const sampleSession = ({ sessions }: SampleWords): string => sessions[5] ?? "";

const names = [
  "Ida Winter",
  "Jens Falk",
  "Anna Bos",
  "Piet Duin",
  "Clara Lund",
  "Tom Archer",
  "Eva Holm",
  "Bram Kuiper",
  "Nora Quist",
  "Hugo Marsh",
  "Lise Vinter",
  "Karel Vos",
  "Maud Penny",
  "Sven Åberg",
  "Rosa Meer",
  "Otto Brink",
  "Ingrid Ek",
  "Frank Noble",
  "Gerda Poel",
  "Axel Strand",
];
const weeks = 30;
const pairsASession = 6;
const firstDay = Date.UTC(2024, 0, 1);

/** Park and Miller's generator: from 0 to 1. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** The history as a CSV, as a club's spreadsheet has it. */
export function sampleHistory({ sessions }: SampleWords): string {
  const random = generator(2008);
  const strength = names.map((_, i) => 58 - (i * 16) / (names.length - 1));
  const rows = ["Date,Session,Player,Partner,Gross"];
  for (let week = 0; week < weeks; week += 1) {
    for (const [i, rating] of ratings.entries()) {
      const session = sessions[i] ?? "";
      const day = new Date(firstDay + (week * 7 + (dayInWeek[i] ?? 0)) * 864e5).toISOString().slice(0, 10);
      const standard = rating === "" ? 1 : Number(rating) / 100;
      const here = names.map((_, i) => i).filter(() => random() < 0.7);
      for (let last = here.length - 1; last > 0; last -= 1) {
        const other = Math.floor(random() * (last + 1));
        [here[last], here[other]] = [here[other] ?? 0, here[last] ?? 0];
      }
      for (let pair = 0; pair < pairsASession && 2 * pair + 1 < here.length; pair += 1) {
        const [one = 0, other = 0] = here.slice(2 * pair, 2 * pair + 2);
        const luck = (random() + random() + random() - 1.5) * 8;
        const gross = ((strength[one] ?? 50) + (strength[other] ?? 50)) / 2 / standard + luck;
        rows.push(`${day},${session},${names[one] ?? ""},${names[other] ?? ""},${gross.toFixed(2)}`);
      }
    }
  }
  return `${rows.join("\n")}\n`;
}

/**
 * A Friday of that club on paper: names, handicaps and gross score, in two fields. The first has the scores of the
 * document's report (part 3).
 */
export function sampleList({ section }: SampleWords, numbers: NumberWriter): string {
  const mark = numbers.fixed(0.5, 1).charAt(1);
  return list.replaceAll("Section", section).replaceAll(",", mark);
}

const list = `Section A
Hugo Marsh - Sven Åberg 42,02 40,60 50,76
Tom Archer - Rosa Meer 47,9 42,5 54,55
Anna Bos - Lise Vinter 50,10 46,32 55,91
Ida Winter - Jens Falk 52,4 52,0 59,85
Piet Duin - Nora Quist 49,10 44,81 54,09
Section B
Clara Lund - Karel Vos 48,8 45,2 52,38
Eva Holm - Axel Strand 47,4 ? 47,62
Bram Kuiper - Maud Penny 46,9 45,0 50,00
`;
