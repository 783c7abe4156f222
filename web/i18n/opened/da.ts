import type { OpenedWords } from "./en";

export const openedDa: OpenedWords = {
  reading: (name) => `Læser ${name} …`,
  cancel: "Annuller",
  close: "Luk",
  nothingIn: (name) => `${name} har ingen resultater, der kan læses. Det, der var her, bliver stående.`,
  failed: (name) => `${name} kunne ikke læses.`,
  total: "Læg dem sammen til én turnering",
  totalName: "Alle sessioner",
  formats: {
    backup: "Sikkerhedskopi",
    eventJson: "Turnering som JSON",
    pbn: "PBN",
    usebio: "USEBIO",
    bws: "Bridgemate",
    csv: "CSV",
    travellers: "Spilsedler",
    unknown: "Ukendt",
  },
  writtenBy: (program) => `skrevet af ${program}`,
  useRules: (program, rules) =>
    program === ""
      ? `Filens tal passer bedst til “${rules}”.`
      : `Filen er skrevet af ${program}. Det regner som “${rules}”.`,
  use: (rules) => `Brug ${rules}`,
  agree: (n, shown) =>
    n === 1 ? "Filens ene tal stemmer med vores." : `Alle ${shown} tal i filen stemmer med vores.`,
  differ: (_n, shown, of) => `${shown} af ${of} tal i filen afviger fra vores`,
  notCompared: (_n, shown) => `${shown} tal i filen kunne ikke sammenlignes.`,
  where: "Hvor",
  inFile: "Fil",
  here: "Her",
  why: "Hvorfor",
  figures: { points: "point", percent: "%", rank: "plads" },
  reasons: {
    unknown: "ikke genkendt",
    rounding: "anden afrunding",
    scale: "anden skala",
    neuberg: "et middel eller manglende resultat regnet anderledes",
    fieldSize: "et andet antal resultater ventet",
    penalty: "en straf eller carry-over",
    boards: "samme andel af et andet maksimum",
    consequence: "følger af de andre",
    assigned: "point givet manuelt i filen",
    tie: "filen skiller par, der står lige",
    incomplete: "ikke alle resultater står i filen",
    datum: "IMP mod en anden datumscore",
    sitOut: "med point for spil, hvor parret sad over",
    ownLines: "ikke summen af filens egne resultater",
  },
  remarks: (n, shown) => (n === 1 ? "1 bemærkning til filen" : `${shown} bemærkninger til filen`),
};
