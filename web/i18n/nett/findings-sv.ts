import type { nettFindingsEn } from "./findings-en";

/** The columns of a history, as findings number them. */
const columns = ["datum", "session", "spelare", "partner", "bruttoresultat"];

/** Svenska. */
export const nettFindingsSv: typeof nettFindingsEn = {
  "invalid-setting": ({ setting }) =>
    `Inställningen ${setting} ligger utanför området; standardvärdet används.`,
  "unreadable-date": () =>
    "Datumet kunde inte läsas; resultatet räknas med det föregående. Skriv 31-12-2024 eller 2024-12-31.",
  "date-out-of-order": () => "Resultatet stod efter ett senare och sattes i spelordning.",
  "player-twice-in-session": () =>
    "Spelaren förekommer två gånger i denna session; i boken räknas det första resultatet.",
  "plays-with-self": () => "Spelaren är sin egen partner; i boken räknas ett sådant resultat inte.",
  "percentage-out-of-range": () => "Ett procenttal ligger mellan 0 och 100; detta utelämnades.",
  "rating-impossible": () =>
    "Denna värdering är inte möjlig: skriv 104,1 för 104,1\u00a0%. Sessionen räknas som inte värderad.",
  "rating-unusual": ({ second }) => `En värdering på ${second}\u00a0% är ovanlig. Kontrollera den.`,
  "standard-rating-not-one": ({ second }) =>
    `Standardsessionen är värderad till ${second}\u00a0%; standarden är 100\u00a0%.`,
  "no-standard-session": () => "Värderingar kräver en standardsession att jämföra med. Välj en.",
  "session-not-rated": ({ second }) =>
    `Utan värdering finns ingen nettolista och ingen uppdatering. Resultat: ${second}.`,
  "session-not-connected": () => "För få spelare gemensamma med standardsessionen: den kan inte värderas.",
  "rating-without-error": () => "Det finns för få resultat för ett medelfel.",
  "handicap-unusual": () => "Detta handikapp är ovanligt. Kontrollera det.",
  "not-in-book": () => "En spelare finns inte i boken; en nykomlings handikapp togs.",
  "new-in-book": ({ first }) => `${first} spelare började utan handikapp.`,
  "player-without-results": () => "Spelaren har inga resultat.",
  "missing-column": ({ first }) => `Rubrikerna har ingen kolumn för: ${columns[Number(first)] ?? first}.`,
  "names-alike": ({ text }) =>
    `Troligen samma som ”${text}”: bara versaler eller blanksteg skiljer. De räknas som två tills du rättar den ena.`,
  "names-not-split": () =>
    "Det finns inget tecken mellan de två namnen: visas som skrivet. Skriv ”-” emellan för att hitta spelarna i boken.",
  "entry-twice": ({ text }) => `Två deltagare heter ”${text}”.`,
  "gross-missing": () => "Bruttoresultatet saknas: inget netto.",
  "date-far-ahead": () =>
    "Datumet är mer än ett år senare än dem omkring. Kontrollera året: det avgör vilka resultat som är för gamla.",
  "newest-first": ({ first }) =>
    `De nyaste resultaten står först. Alla sattes i spelordning (${first} stod efter ett senare).`,
  "results-left-book": ({ first, second }) =>
    `${first} resultat är över ${second} år gamla och har lämnat boken; den tidens handikapp är början.`,
  "not-kept": () => "Webbläsaren har ingen plats kvar eller sparar inget: spara det du behöver.",
};
