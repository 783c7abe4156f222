import type { BookFindings } from "./findings-en";

/** Dansk. */
export const bookFindingsDa: BookFindings = {
  "correction-too-late": () =>
    "Rettet mere end 14 dage efter indrapporteringen: resultatet er det nye, handicappene er beholdt.",
  "member-figure-invalid": () =>
    "Et handicap eller en ranking at begynde med er ikke mulig; den sædvanlige gælder.",
  "recorded-invalid": () => "Denne registrerede ændring eller dette handicap er ikke muligt og er udeladt.",
  "recorded-unusual": () =>
    "En registreret ændring går op til 52, et registreret handicap fra −52 til 104. Kontrollér det.",
  "invalid-value": (v) => `“${v.text}” er ikke muligt her og er udeladt.`,
  "unknown-reference": (v) => `Intet i bogen hedder “${v.text}”.`,
  "invalid-setting": (v) => `Indstillingen ${v.setting} er ikke mulig; den sædvanlige tæller.`,
  "unreadable-date": () => "Datoen kunne ikke læses; turneringen tæller, hvor den står.",
  "date-out-of-order": () => "Stod ikke i rækkefølge og er sat i spillerækkefølge.",
  "player-twice-in-session": () => "Er med to gange i denne turnering; det første resultat tæller.",
  "plays-with-self": () => "Er sin egen makker; sådan et resultat tæller ikke.",
  "percentage-out-of-range": () => "En procent ligger mellem 0 og 100; denne er udeladt.",
  "score-out-of-range": () => "Denne score mangler eller er ikke mulig; den er udeladt.",
  "score-missing": () => "Et par har ingen score og er udeladt af rankingen.",
  "gross-missing": () => "Der mangler et resultat: ingen nettoscore.",
  "session-not-rated": () => "Denne ugentlige spilledag er ikke vurderet: ingen nettoscorer.",
  "rating-impossible": () => "Vurderingen af denne ugentlige spilledag er ikke mulig: ingen nettoscorer.",
  "rating-unusual": (v) => `En vurdering på ${v.second}\u00a0% er usædvanlig. Kontrollér den.`,
  "handicap-unusual": () => "Dette handicap er usædvanligt. Kontrollér det.",
  "not-in-book": () => "En spiller er ikke i bogen; handicappet for nye er brugt.",
  "no-replacement-ranking": () => "Har ingen startranking; midten af skalaen er brugt.",
  "one-pair-in-line": () => "Ét par alene i sin række.",
  "all-scores-equal": () => "Alle scorer i en række er ens; alle i den får lige mange point.",
  "line-not-a-letter": () => "En række har ikke ét bogstav; rækkerne er ordnet som tekst.",
  "group-without-line": () => "Ingen spillede i en af gruppens rækker.",
  "line-in-two-groups": () => "En række er i to grupper; den første tæller.",
  "team-without-opponents": () => "Et hold havde ingen modstandere og får ingen point.",
  "half-without-opponent": () => "En halvleg har ingen modstander og er udeladt.",
  "team-not-of-four": (v) => `Spillere på et hold: ${v.second}; der skal være fire.`,
  "halves-not-twenty": () => "VP i en halvleg giver ikke 20 tilsammen. Kontrollér dem.",
  "imps-unusual": () => "Mere end 24 IMP pr. spil er ikke muligt. Kontrollér det.",
};
