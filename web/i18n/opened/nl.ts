import type { OpenedWords } from "./en";

export const openedNl: OpenedWords = {
  reading: (name) => `${name} wordt gelezen …`,
  cancel: "Annuleren",
  close: "Sluiten",
  nothingIn: (name) => `${name} heeft geen leesbare scores. Wat hier stond, blijft staan.`,
  failed: (name) => `${name} kon niet worden gelezen.`,
  total: "Tel ze op tot één wedstrijd",
  totalName: "Alle zittingen",
  formats: {
    backup: "Back-up",
    eventJson: "Zitting als JSON",
    pbn: "PBN",
    usebio: "USEBIO",
    bws: "Bridgemate",
    csv: "CSV",
    travellers: "Scorebriefjes",
    unknown: "Onbekend",
  },
  writtenBy: (program) => `geschreven door ${program}`,
  useRules: (program, rules) =>
    program === ""
      ? `De cijfers van het bestand passen het best bij “${rules}”.`
      : `Dit bestand is geschreven door ${program}. Dat telt zoals “${rules}”.`,
  use: (rules) => `${rules} gebruiken`,
  agree: (n, shown) =>
    n === 1
      ? "Het ene cijfer van het bestand klopt met het onze."
      : `Alle ${shown} cijfers van het bestand kloppen met de onze.`,
  differ: (n, shown, of) =>
    n === 1
      ? `1 van de ${of} cijfers van het bestand wijkt af`
      : `${shown} van de ${of} cijfers van het bestand wijken af`,
  notCompared: (n, shown) =>
    n === 1
      ? "1 cijfer van het bestand kon niet vergeleken worden."
      : `${shown} cijfers van het bestand konden niet vergeleken worden.`,
  where: "Waar",
  inFile: "Bestand",
  here: "Hier",
  why: "Waarom",
  figures: { points: "punten", percent: "%", rank: "plaats" },
  reasons: {
    unknown: "niet herkend",
    rounding: "andere afronding",
    scale: "andere schaal",
    neuberg: "een gemiddelde of ontbrekende score anders geteld",
    fieldSize: "ander aantal scores verwacht",
    penalty: "een straf of carry-over",
    boards: "hetzelfde deel van een ander maximum",
    consequence: "volgt uit de andere",
    assigned: "punten die in het bestand met de hand zijn gegeven",
    tie: "het bestand scheidt paren die gelijk staan",
    incomplete: "niet alle uitslagen staan in het bestand",
    datum: "IMP’s tegen een andere datumscore",
    sitOut: "met punten voor spellen waarin het paar rust had",
    ownLines: "niet de som van de eigen scores van het bestand",
  },
  remarks: (n, shown) => (n === 1 ? "1 opmerking bij het bestand" : `${shown} opmerkingen bij het bestand`),
};
