import type { FileWords } from "./en";

export const filesSv: FileWords = {
  open: "Öppna…",
  openHint:
    "PBN, USEBIO, Bridgemate (BWS), CSV, en säkerhetskopia eller brickprotokoll som text. Eller släpp filer på sidan.",
  drop: "Släpp filerna för att öppna dem",
  opened: (name) => `${name} har öppnats.`,
  save: "Spara och dela",
  asBackup: "Säkerhetskopia (JSON): allt, för att fortsätta senare",
  asCsv: "CSV: för kalkylblad",
  asPbn: "PBN: resultat och resultatlista",
  asUsebio: "USEBIO: för förbund och webbplatser",
  asHtml: "HTML: ställningen för en webbsida",
  asLink: "Kopiera en länk till tävlingen",
  print: "Skriv ut",
  linkCopied: "Länken finns i urklipp. Hela tävlingen finns i den; inget har skickats någonstans.",
  linkBelow: "Kopiera den här länken:",
  linkShown: "Tävlingen kom med en länk. Den sparas här först när du ändrar den.",
  linkDamaged: "Länken är skadad eller ofullständig: den innehåller ingen tävling.",
};
