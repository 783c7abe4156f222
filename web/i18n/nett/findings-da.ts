import type { nettFindingsEn } from "./findings-en";

/** The columns of a history, as findings number them. */
const columns = ["dato", "session", "spiller", "makker", "bruttoscore"];

/** Dansk. */
export const nettFindingsDa: typeof nettFindingsEn = {
  "invalid-setting": ({ setting }) => `Indstillingen ${setting} er uden for området; standardværdien bruges.`,
  "unreadable-date": () =>
    "Datoen kunne ikke læses; resultatet tæller sammen med det foregående. Skriv 31-12-2024 eller 2024-12-31.",
  "date-out-of-order": () => "Resultatet stod efter et senere og blev sat i spillerækkefølge.",
  "player-twice-in-session": () =>
    "Spilleren optræder to gange i denne session; i bogen tæller det første resultat.",
  "plays-with-self": () => "Spilleren er sin egen makker; i bogen tæller sådan et resultat ikke.",
  "percentage-out-of-range": () => "En procent ligger mellem 0 og 100; denne blev udeladt.",
  "rating-impossible": () =>
    "Denne vurdering er ikke mulig: skriv 104,1 for 104,1\u00a0%. Sessionen tæller som ikke vurderet.",
  "rating-unusual": ({ second }) => `En vurdering på ${second}\u00a0% er usædvanlig. Kontrollér den.`,
  "standard-rating-not-one": ({ second }) =>
    `Standardsessionen er vurderet til ${second}\u00a0%; standarden er 100\u00a0%.`,
  "no-standard-session": () => "Vurderinger kræver en standardsession at sammenligne med. Vælg en.",
  "session-not-rated": ({ second }) =>
    `Uden vurdering er der ingen nettoliste og ingen ajourføring. Resultater: ${second}.`,
  "session-not-connected": () => "For få spillere fælles med standardsessionen: den kan ikke vurderes.",
  "rating-without-error": () => "Der er for få resultater til en standardfejl.",
  "handicap-unusual": () => "Dette handicap er usædvanligt. Kontrollér det.",
  "not-in-book": () => "En spiller er ikke i bogen; en nytilkommens handicap blev taget.",
  "new-in-book": ({ first }) => `Spillere, der begyndte uden handicap: ${first}.`,
  "player-without-results": () => "Spilleren har ingen resultater.",
  "missing-column": ({ first }) =>
    `Overskrifterne har ingen kolonne til: ${columns[Number(first)] ?? first}.`,
  "names-alike": ({ text }) =>
    `Formentlig den samme som “${text}”: kun store bogstaver eller mellemrum er forskellige. De tæller som to, til du retter den ene.`,
  "names-not-split": () =>
    "Der er intet tegn mellem de to navne: vist som skrevet. Skriv “-” imellem for at finde spillerne i bogen.",
  "entry-twice": ({ text }) => `To deltagere hedder “${text}”.`,
  "gross-missing": () => "Bruttoscoren mangler: ingen nettoscore.",
  "date-far-ahead": () =>
    "Datoen er mere end et år senere end dem omkring den. Kontrollér året: det afgør, hvilke resultater der er for gamle.",
  "newest-first": ({ first }) =>
    `De nyeste resultater står først. Alle blev sat i spillerækkefølge (${first} stod efter et senere).`,
  "results-left-book": ({ first, second }) =>
    `Resultater over ${second} år gamle, som er ude af bogen: ${first}. Den tids handicap er begyndelsen.`,
  "not-kept": () => "Denne browser har ikke plads til mere eller gemmer intet: gem det, du skal bruge.",
};
