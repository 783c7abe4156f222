/**
 * A club of our own making for the nett page: twenty players, thirty weeks, the six rated sessions of the document and
 * its unrated Tuesday. Results are drawn by a generator of its own, so that everybody sees the same club. It is shown,
 * never kept.
 */

/** R. Low, “Nett” results (2008), part 1: the ratings of his club's sessions, in per cent. */
export const documentRatings = [
  { session: "Mon aft", rating: "92.0" },
  { session: "Mon eve", rating: "100" },
  { session: "Tue", rating: "", never: true },
  { session: "Wed", rating: "97.4" },
  { session: "Thu eve", rating: "104.1" },
  { session: "Fri", rating: "93.0" },
  { session: "Sat", rating: "85.9" },
] as const;
export const documentStandard = "Mon eve";
/** Of the sample list. */
export const sampleSession = "Fri";

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
const dayInWeek: Record<string, number> = {
  "Mon aft": 0,
  "Mon eve": 0,
  Tue: 1,
  Wed: 2,
  "Thu eve": 3,
  Fri: 4,
  Sat: 5,
};

/** Park and Miller's generator: from 0 to 1. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** The history as a CSV, as a club's spreadsheet has it. */
export function sampleHistory(): string {
  const random = generator(2008);
  const strength = names.map((_, i) => 58 - (i * 16) / (names.length - 1));
  const rows = ["Date,Session,Player,Partner,Gross"];
  for (let week = 0; week < weeks; week += 1) {
    for (const { session, rating } of documentRatings) {
      const day = new Date(firstDay + (week * 7 + (dayInWeek[session] ?? 0)) * 864e5)
        .toISOString()
        .slice(0, 10);
      const standard = rating === "" ? 1 : Number(rating) / 100;
      const here = names.map((_, i) => i).filter(() => random() < 0.7);
      for (let i = here.length - 1; i > 0; i -= 1) {
        const j = Math.floor(random() * (i + 1));
        [here[i], here[j]] = [here[j] ?? 0, here[i] ?? 0];
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
export const sampleList = `Section A
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
