import type { OpenedWords } from "./en";

export const openedSv: OpenedWords = {
  reading: (name) => `Läser ${name} …`,
  cancel: "Avbryt",
  close: "Stäng",
  nothingIn: (name) => `${name} har inga resultat som kan läsas. Det som fanns här står kvar.`,
  failed: (name) => `${name} kunde inte läsas.`,
  total: "Lägg ihop dem till en tävling",
  totalName: "Alla sessioner",
  formats: {
    backup: "Säkerhetskopia",
    eventJson: "Tävling som JSON",
    pbn: "PBN",
    usebio: "USEBIO",
    bws: "Bridgemate",
    csv: "CSV",
    travellers: "Brickprotokoll",
    unknown: "Okänt",
  },
  writtenBy: (program) => `skriven av ${program}`,
  useRules: (program, rules) =>
    program === ""
      ? `Filens siffror passar bäst med ”${rules}”.`
      : `Filen är skriven av ${program}. Det räknar som ”${rules}”.`,
  use: (rules) => `Använd ${rules}`,
  agree: (n, shown) =>
    n === 1 ? "Filens enda siffra stämmer med vår." : `Alla ${shown} siffror i filen stämmer med våra.`,
  differ: (_n, shown, of) => `${shown} av ${of} siffror i filen avviker från våra`,
  notCompared: (_n, shown) => `${shown} siffror i filen kunde inte jämföras.`,
  where: "Var",
  inFile: "Fil",
  here: "Här",
  why: "Varför",
  figures: { points: "poäng", percent: "%", rank: "plats" },
  reasons: {
    unknown: "inte igenkänt",
    rounding: "annan avrundning",
    scale: "annan skala",
    neuberg: "ett medel eller saknat resultat räknat på annat sätt",
    fieldSize: "ett annat antal resultat väntat",
    penalty: "ett straff eller carry-over",
    boards: "samma andel av ett annat maximum",
    consequence: "följer av de andra",
    assigned: "poäng som satts för hand i filen",
    tie: "filen skiljer på par som står lika",
    incomplete: "alla resultat finns inte i filen",
    datum: "IMP mot en annan datumscore",
    sitOut: "med poäng för brickor där paret hade frirond",
    ownLines: "inte summan av filens egna resultat",
  },
  remarks: (n, shown) => (n === 1 ? "1 anmärkning på filen" : `${shown} anmärkningar på filen`),
};
