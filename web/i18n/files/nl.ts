import type { FileWords } from "./en";

export const filesNl: FileWords = {
  open: "Openen…",
  openHint:
    "PBN, USEBIO, Bridgemate (BWS), CSV, een back-up of scorebriefjes als tekst. Of sleep bestanden naar de pagina.",
  drop: "Laat de bestanden los om ze te openen",
  reading: (name) => `${name} wordt gelezen …`,
  cancel: "Annuleren",
  close: "Sluiten",
  opened: (name) => `${name} is geopend.`,
  nothingIn: (name) => `${name} heeft geen leesbare scores. Wat hier stond, blijft staan.`,
  failed: (name) => `${name} kon niet worden gelezen.`,
  show: "Tonen",
  formats: {
    backup: "Back-up",
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
    penalty: "niet de som van de eigen scores van het bestand",
    boards: "hetzelfde deel van een ander maximum",
    consequence: "volgt uit de andere",
    assigned: "punten die in het bestand met de hand zijn gegeven",
    tie: "het bestand scheidt paren die gelijk staan",
    incomplete: "niet alle uitslagen staan in het bestand",
  },
  remarks: (n, shown) => (n === 1 ? "1 opmerking bij het bestand" : `${shown} opmerkingen bij het bestand`),
  save: "Bewaren en delen",
  asBackup: "Back-up (JSON): alles, om later verder te gaan",
  asCsv: "CSV: voor rekenbladen",
  asPbn: "PBN: scores en uitslag",
  asUsebio: "USEBIO: voor bonden en websites",
  asHtml: "HTML: de uitslag voor een webpagina",
  asLink: "Link naar deze wedstrijd kopiëren",
  print: "Afdrukken",
  linkCopied: "De link staat op het klembord. De hele wedstrijd zit erin; er is niets verstuurd.",
  linkBelow: "Kopieer deze link:",
  linkShown: "Deze wedstrijd kwam met een link. Ze wordt pas bewaard als u iets wijzigt.",
  linkDamaged: "Deze link is beschadigd of onvolledig: er zit geen wedstrijd in.",
};
