import type { FileWords } from "./en";

export const filesDa: FileWords = {
  open: "Åbn…",
  openHint:
    "PBN, USEBIO, Bridgemate (BWS), CSV, en sikkerhedskopi eller spilsedler som tekst. Eller træk filer ind på siden.",
  drop: "Slip filerne for at åbne dem",
  opened: (name) => `${name} er åbnet.`,
  save: "Gem og del",
  asBackup: "Sikkerhedskopi (JSON): alt, så du kan fortsætte senere",
  asCsv: "CSV: til regneark",
  asPbn: "PBN: resultater og stilling",
  asUsebio: "USEBIO: til forbund og hjemmesider",
  asHtml: "HTML: stillingen til en hjemmeside",
  asLink: "Kopiér et link til turneringen",
  print: "Udskriv",
  linkCopied: "Linket er på udklipsholderen. Hele turneringen er i det; intet er sendt nogen steder hen.",
  linkBelow: "Kopiér dette link:",
  linkShown: "Turneringen kom med et link. Den gemmes først her, når du ændrer den.",
  linkDamaged: "Linket er beskadiget eller ufuldstændigt: der er ingen turnering i det.",
};
