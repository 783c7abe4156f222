import type { EmbedWords } from "./en";

/** Nederlands. */
export const embedNl: EmbedWords = {
  title: "Overtrick op de pagina van uw club",
  lead: "Eén regel haalt de elementen binnen, met telkens één regel staan ze er. Ze nemen lettertype, kleuren en taal van uw pagina over, blijven in hun eigen schaduwboom en versturen niets.",
  bring:
    "Kopieer de map `elements` naar uw website, of gebruik die van deze site als haar server dat andere sites toestaat (CORS). Schrijf dan één keer, waar u wilt op de pagina:",
  languages: "Talen",
  results: {
    lead: "De rangschikking van gisteravond. Zet er de tabel in die de pagina Uitslag als HTML bewaart: lezers zonder script zien die zoals ze is, alle anderen kunnen ze sorteren. WebAssembly is niet nodig.",
    address:
      "Of noem een bestand op uw site: zo’n tabel, of een wedstrijd als USEBIO, PBN, BWS, CSV of reservekopie, die dan in de browser van de lezer wordt uitgerekend.",
    src: "adres van een tabel of een wedstrijd",
    rules: "regels voor een wedstrijd: `club`, `wbf`, `ebuscore`, `acbl`, `magic`, `compscore`, `plain`",
    rows: "hoeveel rijen er eerst te zien zijn",
    ready: "de uitslag staat er: `{tables, rows}`",
    sort: "de lezer sorteerde: `{column, descending}`",
  },
  expected: {
    lead: "Wat een paar vanavond mocht verwachten en wat de score met de handicaps doet, zoals de pagina Verwacht het uitrekent. Wat u erin zet, verschijnt waar de rekenmachine niet kan werken.",
    fields: "wat eerst in de velden staat",
    preset: "de regels: `denmark`, `sweden`, `popular`",
    change: "er veranderde een cijfer: `{input, answer}`",
  },
  error: "het kon niet worden getoond: `{message}`",
  attribute: "Attribuut",
  event: "Gebeurtenis",
  part: "Delen, voor `::part()`",
  property: "Eigenschap",
  meaning: "Betekenis",
  example: "Voorbeeld dat werkt",
  look: "Uw kleuren",
  lookLead:
    "Zet de eigenschappen op het element of op een element eromheen; geef de delen vorm in uw eigen stijlblad.",
  accent: "focus, en de balk achter een percentage",
  ink: "tekst; zoals eromheen als ze niet gezet is",
  paper: "achtergrond; geen als ze niet gezet is",
  line: "dunne lijnen",
  font: "lettertype; zoals eromheen als het niet gezet is",
  width: "grootste breedte van een tabel",
  policy: "Als uw site een Content-Security-Policy heeft",
  policyLead:
    "Voor tabellen volstaat `script-src` met het adres van de module. De rekenmachine en wedstrijden vragen daar ook `'wasm-unsafe-eval'`, en `connect-src` met hetzelfde adres. Niets heeft `'unsafe-eval'` of stijlen in de pagina nodig.",
  versions: "Staan er twee versies op één pagina, dan telt de eerste.",
  inside: "Verwachte resultaten, op onze rekenmachine",
  evening: "Maandagavond",
};
