import type { BookFindings } from "./findings-en";

/** Svenska. */
export const bookFindingsSv: BookFindings = {
  "correction-too-late": () =>
    "Rättad mer än 14 dagar efter rapporteringen: resultatet är det nya, handikappen behölls.",
  "member-figure-invalid": () =>
    "Ett handikapp eller en ranking att börja med är inte möjlig; den vanliga gäller.",
  "recorded-invalid": () =>
    "Den här registrerade ändringen eller handikappet är inte möjligt och utelämnades.",
  "recorded-unusual": () =>
    "En registrerad ändring går upp till 52, ett registrerat handikapp från −52 till 104. Kontrollera det.",
  "invalid-value": (v) => `”${v.text}” är inte möjligt här och utelämnades.`,
  "unknown-reference": (v) => `Inget i boken heter ”${v.text}”.`,
  "invalid-setting": (v) => `Inställningen ${v.setting} är inte möjlig; den vanliga gäller.`,
  "unreadable-date": () => "Datumet gick inte att läsa; tävlingen räknas där den står.",
  "date-out-of-order": () => "Stod i fel ordning och sattes i spelordning.",
  "player-twice-in-session": () => "Finns två gånger i den här tävlingen; det första resultatet räknas.",
  "plays-with-self": () => "Är sin egen partner; ett sådant resultat räknas inte.",
  "percentage-out-of-range": () => "En procentsats ligger mellan 0 och 100; den här utelämnades.",
  "score-out-of-range": () => "Poängen saknas eller är inte möjlig; den utelämnades.",
  "score-missing": () => "Ett par har inget resultat och utelämnades ur rankingen.",
  "gross-missing": () => "Ett resultat saknas: inget nettoresultat.",
  "session-not-rated": () => "Det här veckospelet värderas inte: inga nettoresultat.",
  "rating-impossible": () => "Värderingen av det här veckospelet är inte möjlig: inga nettoresultat.",
  "rating-unusual": (v) => `En värdering på ${v.second}\u00a0% är ovanlig. Kontrollera den.`,
  "handicap-unusual": () => "Det här handikappet är ovanligt. Kontrollera det.",
  "not-in-book": () => "En spelare finns inte i boken; nykomlingens handikapp användes.",
  "no-replacement-ranking": () => "Har ingen startranking; mitten av skalan användes.",
  "one-pair-in-line": () => "Ett par ensamt i sin grupp.",
  "all-scores-equal": () => "Alla resultat i en grupp är lika; alla i den får lika många poäng.",
  "line-not-a-letter": () => "En grupp har inte en enda bokstav; grupperna ordnas som text.",
  "group-without-line": () => "Ingen spelade i en av de sammanslagna grupperna.",
  "line-in-two-groups": () => "En grupp finns i två sammanslagningar; den första räknas.",
  "team-without-opponents": () => "Ett lag hade inga motståndare och får inga poäng.",
  "half-without-opponent": () => "En halvlek har ingen motståndare och utelämnades.",
  "team-not-of-four": (v) => `Ett lag har ${v.second} spelare; fyra behövs.`,
  "halves-not-twenty": () => "VP i en halvlek blir inte 20 tillsammans. Kontrollera dem.",
  "imps-unusual": () => "Mer än 24 IMP per bricka är inte möjligt. Kontrollera det.",
};
