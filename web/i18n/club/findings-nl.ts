import type { BookFindings } from "./findings-en";

/** Nederlands. */
export const bookFindingsNl: BookFindings = {
  "correction-too-late": () =>
    "Meer dan 14 dagen na het invoeren gecorrigeerd: de uitslag is de nieuwe, de handicaps zijn behouden.",
  "member-figure-invalid": () =>
    "Een handicap of vervangende ranking om mee te beginnen kan niet; de gebruikelijke telt.",
  "recorded-invalid": () => "Deze ingevoerde wijziging of handicap kan niet en is weggelaten.",
  "recorded-unusual": () =>
    "Een ingevoerde wijziging gaat tot 52, een ingevoerde handicap van −52 tot 104. Controleer die.",
  "invalid-value": (v) => `“${v.text}” kan hier niet en is weggelaten.`,
  "unknown-reference": (v) => `Niets in het boek heet “${v.text}”.`,
  "invalid-setting": (v) => `De instelling ${v.setting} kan niet; de gebruikelijke telt.`,
  "unreadable-date": () => "De datum is niet te lezen; de zitting telt waar die staat.",
  "date-out-of-order": () => "Stond niet op volgorde en is op volgorde van spelen gezet.",
  "player-twice-in-session": () => "Komt in deze zitting twee keer voor; de eerste uitslag telt.",
  "plays-with-self": () => "Is de eigen partner; zo’n uitslag telt niet.",
  "percentage-out-of-range": () => "Een percentage ligt tussen 0 en 100; dit is weggelaten.",
  "score-out-of-range": () => "Deze score ontbreekt of kan niet; die is weggelaten.",
  "score-missing": () => "Een paar heeft geen score en telt niet mee voor de ranking.",
  "gross-missing": () => "Er ontbreekt een uitslag: geen nettoscore.",
  "session-not-rated": () => "Deze wekelijkse zitting heeft geen waardering: geen nettoscores.",
  "rating-impossible": () => "De waardering van deze wekelijkse zitting kan niet: geen nettoscores.",
  "rating-unusual": (v) => `Een waardering van ${v.second}\u00a0% is ongewoon. Controleer die.`,
  "handicap-unusual": () => "Deze handicap is ongewoon. Controleer die.",
  "not-in-book": () => "Een speler staat niet in het boek; de handicap van een nieuwkomer is genomen.",
  "no-replacement-ranking": () => "Heeft geen vervangende ranking; het midden van de schaal is genomen.",
  "one-pair-in-line": () => "Eén paar alleen in zijn lijn.",
  "all-scores-equal": () => "Alle scores van een lijn zijn gelijk; iedereen daar krijgt evenveel punten.",
  "line-not-a-letter": () => "Een lijn heeft niet één letter; lijnen staan op volgorde als tekst.",
  "group-without-line": () => "In een van de lijnen van de groep heeft niemand gespeeld.",
  "line-in-two-groups": () => "Een lijn staat in twee groepen; de eerste telt.",
  "team-without-opponents": () => "Een viertal had geen tegenstanders en krijgt geen punten.",
  "half-without-opponent": () => "Een helft heeft geen tegenstander en is weggelaten.",
  "team-not-of-four": (v) => `Spelers in een viertal: ${v.second}; er zijn er vier nodig.`,
  "halves-not-twenty": () => "De VP’s van een helft zijn samen geen 20. Controleer ze.",
  "imps-unusual": () => "Meer dan 24 IMP’s per spel kan niet. Controleer het.",
};
