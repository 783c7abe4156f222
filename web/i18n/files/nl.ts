import type { FileWords } from "./en";

export const filesNl: FileWords = {
  open: "Openen…",
  openHint:
    "PBN, USEBIO, Bridgemate (BWS), CSV, een back-up of scorebriefjes als tekst. Of sleep bestanden naar de pagina.",
  drop: "Laat de bestanden los om ze te openen",
  opened: (name) => `${name} is geopend.`,
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
