/** Danish words about keeping the club's book. */
import type { BookWords } from "./en";

export const bookDa: BookWords = {
  notSaved: {
    conflict:
      "En anden fane har i mellemtiden ændret det samme. Du ser nu dens udgave; lav din ændring igen, hvis den stadig er nødvendig.",
    quota:
      "Browseren har ikke mere plads. Intet blev gemt: gem en sikkerhedskopi som fil, og skaf derefter plads.",
    blocked: "En anden fane viser en nyere version af siden. Genindlæs denne fane for at gå videre.",
    unavailable: "Browseren gemte det ikke. Gem en sikkerhedskopi som fil.",
  },
  notUndone: "En anden fane har i mellemtiden bygget videre på dette, så det bliver stående.",
  notOpened: {
    blocked: "En anden fane har stadig en ældre version af siden åben. Luk den, og prøv igen.",
    newer: "Bogen blev sidst brugt af en nyere version af siden. Genindlæs siden for at få den.",
    quota: "Browseren har ikke plads nok til at åbne bogen.",
    unavailable:
      "Browseren gemmer ingen bog her: et privat vindue eller en indstilling, der forbyder det. Det, du indtaster, er væk, når du lukker siden, medmindre du gemmer en sikkerhedskopi.",
  },
  elsewhere: "En anden fane har ændret bogen; dette er den nyeste.",
  shared: "Alle kopier af denne fil på computeren deler én bog.",
  backup: {
    title: "Sikkerhedskopi",
    due: "Det er tid til en sikkerhedskopi: bogen er ændret siden den sidste.",
    save: "Gem sikkerhedskopi",
    saved: "Sikkerhedskopien er gemt.",
    open: "Åbn sikkerhedskopi",
    opened: "Sikkerhedskopien er åbnet i stedet for bogen.",
    refused: "Filen blev ikke åbnet, og bogen er, som den var.",
    replace: "Sæt kopien i bogens sted",
    merge: "Flet med en sikkerhedskopi",
    merged: "De to bøger er nu én.",
    nothingNew: "Sikkerhedskopien har intet, som bogen mangler.",
  },
  file: {
    choose: "Gem i din egen fil",
    save: (name) => `Gem i ${name}`,
    saved: (name) => `Gemt i ${name}.`,
    refused: "Browseren må ikke skrive i filen. Prøv igen og tillad det, eller vælg en anden.",
    gone: "Filen er der ikke længere. Vælg en anden.",
    full: "Disken er fuld; filen er, som den var.",
    failed: "Filen kunne ikke skrives.",
  },
  merge: {
    title: "Flet to bøger",
    onlyOwn: "Kun i denne bog",
    onlyOther: "Kun i sikkerhedskopien",
    same: "Ens i begge",
    further: "Rettet videre i den ene",
    conflicts: "Forskellige i de to: hvad gælder?",
    kinds: { member: "Medlem", session: "Spilleaften", name: "Klubbens navn", settings: "Indstillinger" },
    choice: "Hvad gælder",
    removed: "fjernet",
    own: "Denne bog",
    other: "Sikkerhedskopien",
    both: "Begge",
    apply: "Flet",
  },
  findings: {
    "book-not-json": ({ first, second }) =>
      `Dette er ingen sikkerhedskopi, eller den er beskadiget: den kan ikke læses fra linje ${first}, tegn ${second}.`,
    "book-foreign": () => "Filen er ikke en sikkerhedskopi af en klubs bog.",
    "book-part-damaged": ({ path }) =>
      `Sikkerhedskopien er beskadiget: “${path}” mangler eller er ikke det, der skal stå der.`,
    "book-part-changed": ({ path }) =>
      `Sikkerhedskopien er beskadiget: “${path}” er ikke, som det var, da kopien blev gemt.`,
  },
};
