import { isCount } from "../finding-values";
import type { ExpectedFindings } from "./findings-en";

/** Svenska. */
export const findingsSv: ExpectedFindings = {
  "invalid-setting": (v) => `Inställningen ${v.setting} är inte möjlig; reglernas används.`,
  "handicap-invalid": (v) =>
    isCount(v.first)
      ? `Spelare ${v.first}: det är inget handikapp; spelaren räknas som utan.`
      : "Det är inget medel av handikapp. Kontrollera det.",
  "handicap-above-ceiling": () => "Över det högsta handikappet; det räknas som det högsta.",
  "mean-above-ceiling": () => "Över det högsta handikappet, ovanligt för ett medel; det räknas som skrivet.",
  "missing-partner": (v) =>
    `Kända handikapp: ${v.first} av ${v.second}. Den som saknas räknas som de andra; gäster flyttar inget handikapp.`,
  "too-many-players": (v) => `${v.first} spelare på ${v.second} platser: medelvärdet av alla räknas.`,
  "guest-estimated": () => "Utan handikapp: uppskattat ur utfallet.",
  "guest-as-partner": () => "Utan handikapp: räknas som partnern.",
  "guest-at-start": () => "Utan handikapp: räknas som nybörjare.",
  "guest-not-estimated": () => "Utan handikapp, och inget att uppskatta det ur: räknas som nybörjare.",
  "result-invalid": () => "Utfallet är inget tal.",
  "result-out-of-range": (v) => `Ett utfall ligger mellan ${v.first} och ${v.second}; det här räknas inte.`,
  "boards-invalid": () => "Antalet brickor är ett heltal från 0 och uppåt.",
  "boards-missing": () => "Med antalet brickor kommer också en ändring.",
  "no-boards": () => "Inga brickor, ingen ändring.",
  "player-in-two-entries": (v) => `${v.text} står två gånger i listan. Båda räknas; kontrollera namnet.`,
  "names-not-in-event": (v) => `Namn som ingen av spelarna har: ${v.first} (${v.text}).`,
  "tables-invalid": (v) =>
    isCount(v.first)
      ? `Detta antal bord är inte möjligt. De ${v.first} räknade har använts.`
      : isCount(v.second)
        ? `Högst ${v.second} bord. Utan storlek ingen ändring.`
        : "Minst ett bord, ett halvt bord går bra. Utan storlek ingen ändring.",
  "tables-differ": (v) => `Bord angivna: ${v.first}, räknade: ${v.second}. Det angivna talet gäller.`,
  "tables-counted": (v) => `Bord angivna: ${v.first}, i spel: ${v.second}. De i spel gäller.`,
  "half-table": (v) => `Ett halvt bord jämförs inte. Hela bord: ${v.first}.`,
  "no-comparison": (v) => `Bord: ${v.first}. Det finns inget att jämföra med, så ingen ändring.`,
  "field-too-small": (v) => `För litet: deltagare som räknas ${v.first}, behövs ${v.second}.`,
  "entrants-invalid": (v) =>
    isCount(v.second)
      ? `Högst ${v.second} par eller spelare. Utan storlek ingen ändring.`
      : "Ett helt antal par eller spelare. Utan det ingen ändring.",
  "match-missing": () =>
    "Vilken match spelar laget? En bokstav först skiljer matcherna åt: ”A 1 …”, ”A 2 …”, ”B 1 …”.",
  "match-full": () => "Den här matchen har redan två lag; laget räknas inte.",
  "seat-missing": () => "Utan bord och riktning räknas deltagaren inte.",
  "seat-taken": () => "Där sitter redan någon; deltagaren räknas inte.",
  "opponents-missing": () => "Utan motståndare räknas deltagaren inte.",
  "team-missing": () => "Utan lag och rum räknas deltagaren inte.",
  "team-mates-missing": () => "Utan lagkamrater räknas deltagaren inte.",
  "event-not-rated": () =>
    "Reglerna räknar inte handikapp på sådana tävlingar; siffrorna är för information.",
  "mean-missing": () => "Vad är fältets medelhandikapp?",
  "field-size-unknown": () => "Utan storlek räknas fältet som mycket stort.",
  "expected-out-of-range": (v) =>
    `Med de här talen skulle förväntningen inte ligga mellan ${v.first} och ${v.second}, där utfall ligger. Kontrollera handikappen och medeltalet.`,
  "form-needs-field": () => "Den här spelformen behöver hela fältet.",
};
