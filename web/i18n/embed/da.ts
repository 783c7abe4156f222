import type { EmbedWords } from "./en";

/** Dansk. */
export const embedDa: EmbedWords = {
  title: "Overtrick på klubbens side",
  lead: "Én linje henter elementerne, og én linje viser hvert af dem. De overtager sidens skrift, farver og sprog, bliver i deres eget skyggetræ og sender intet nogen steder hen.",
  bring:
    "Kopiér mappen `elements` til jeres websted, eller brug den på dette websted, hvis serveren tillader det for andre (CORS). Skriv så én gang, hvor som helst på siden:",
  languages: "Sprog",
  results: {
    lead: "Ranglisten fra i går aftes. Sæt tabellen ind, som siden Regnskab gemmer som HTML: læsere uden script ser den, som den er, alle andre kan sortere den. Den kræver ikke WebAssembly.",
    address:
      "Eller angiv en fil på jeres websted: sådan en tabel, eller en turnering som USEBIO, PBN, BWS, CSV eller sikkerhedskopi, som så beregnes i læserens browser.",
    src: "adressen på en tabel eller en turnering",
    rules: "regler for en turnering: `club`, `wbf`, `ebuscore`, `acbl`, `magic`, `compscore`, `plain`",
    rows: "hvor mange rækker der vises først",
    ready: "resultaterne vises: `{tables, rows}`",
    sort: "læseren sorterede: `{column, descending}`",
  },
  expected: {
    lead: "Hvad et par kunne forvente i aften, og hvad resultatet gør ved handicappene, som siden Forventet beregner det. Det, I sætter ind, vises, hvor beregneren ikke kan køre.",
    fields: "det, der først står i felterne",
    preset: "reglerne: `denmark`, `sweden`, `popular`",
    change: "et tal ændrede sig: `{input, answer}`",
  },
  error: "det kunne ikke vises: `{message}`",
  attribute: "Attribut",
  event: "Hændelse",
  part: "Dele, til `::part()`",
  property: "Egenskab",
  meaning: "Betydning",
  example: "Levende eksempel",
  look: "Jeres farver",
  lookLead:
    "Sæt egenskaberne på elementet eller på et element omkring det; giv delene form i jeres eget typografiark.",
  accent: "fokus, og bjælken bag en procent",
  ink: "tekst; som omgivelserne, hvis den ikke er sat",
  paper: "baggrund; ingen, hvis den ikke er sat",
  line: "tynde linjer",
  font: "skrift; som omgivelserne, hvis den ikke er sat",
  width: "en tabels største bredde",
  policy: "Hvis jeres websted har en Content-Security-Policy",
  policyLead:
    "Tabeller kræver kun `script-src` med modulets adresse. Beregneren og turneringer kræver dér også `'wasm-unsafe-eval'`, og `connect-src` med samme adresse. Intet kræver `'unsafe-eval'` eller typografi i siden.",
  versions: "Er der to versioner på én side, bruges den første.",
  inside: "Forventede resultater, på vores beregner",
  evening: "Mandag aften",
};
