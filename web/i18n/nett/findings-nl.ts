import type { nettFindingsEn } from "./findings-en";

/** The columns of a history, as findings number them. */
const columns = ["datum", "zitting", "speler", "partner", "brutoscore"];

/** Nederlands. */
export const nettFindingsNl: typeof nettFindingsEn = {
  "invalid-setting": ({ setting }) =>
    `De instelling ${setting} ligt buiten het bereik; de standaardwaarde geldt.`,
  "unreadable-date": () =>
    "De datum is niet te lezen; de uitslag telt bij de vorige. Schrijf 31-12-2024 of 2024-12-31.",
  "date-out-of-order": () => "De uitslag stond achter een latere en is in volgorde van spelen gezet.",
  "player-twice-in-session": () =>
    "De speler komt in deze zitting twee keer voor; in het boek telt de eerste uitslag.",
  "plays-with-self": () => "De speler is zijn of haar eigen partner; in het boek telt zo’n uitslag niet.",
  "percentage-out-of-range": () => "Een percentage ligt tussen 0 en 100; dit is weggelaten.",
  "rating-impossible": () =>
    "Deze waardering is niet mogelijk: schrijf 104,1 voor 104,1\u00a0%. De zitting telt als niet gewaardeerd.",
  "rating-unusual": ({ second }) => `Een waardering van ${second}\u00a0% is ongewoon. Kijk haar na.`,
  "standard-rating-not-one": ({ second }) =>
    `De standaardzitting is op ${second}\u00a0% gewaardeerd; de standaard is 100\u00a0%.`,
  "no-standard-session": () =>
    "Waarderingen hebben een standaardzitting nodig om mee te vergelijken. Kies er een.",
  "session-not-rated": ({ second }) =>
    `Zonder waardering is er geen nettolijst en geen bijwerking. Uitslagen: ${second}.`,
  "session-not-connected": () => "Te weinig spelers gemeen met de standaardzitting: niet te waarderen.",
  "rating-without-error": () => "Er zijn te weinig uitslagen voor een standaardfout.",
  "handicap-unusual": () => "Deze handicap is ongewoon. Kijk hem na.",
  "not-in-book": () => "Een speler staat niet in het boek; de handicap van een nieuwkomer is genomen.",
  "new-in-book": ({ first }) => `Spelers die zonder handicap begonnen: ${first}.`,
  "player-without-results": () => "De speler heeft geen uitslagen.",
  "missing-column": ({ first }) => `De kopjes hebben geen kolom voor: ${columns[Number(first)] ?? first}.`,
  "names-alike": ({ text }) =>
    `Waarschijnlijk dezelfde als “${text}”: alleen hoofdletters of spaties verschillen. Ze tellen als twee tot u er een verbetert.`,
  "names-not-split": () =>
    "Er staat geen teken tussen de twee namen: getoond zoals geschreven. Zet er “-” tussen om de spelers in het boek te vinden.",
  "entry-twice": ({ text }) => `Twee deelnemers heten “${text}”.`,
  "gross-missing": () => "De brutoscore ontbreekt: geen nettoscore.",
  "date-far-ahead": () =>
    "Deze datum ligt meer dan een jaar na die eromheen. Controleer het jaar: het bepaalt welke uitslagen te oud zijn.",
  "newest-first": ({ first }) =>
    `De nieuwste uitslagen staan bovenaan. Alles is in volgorde van spelen gezet (achter een latere stonden er ${first}).`,
  "results-left-book": ({ first, second }) =>
    `Uitslagen van meer dan ${second} jaar oud, die uit het boek zijn: ${first}. De handicaps van toen zijn het begin.`,
  "not-kept": () => "Deze browser heeft geen plaats meer of bewaart niets: sla op wat u nodig hebt.",
};
