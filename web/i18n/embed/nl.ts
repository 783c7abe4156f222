import type { EmbedWords } from "./en";

/** Nederlands. */
export const embedNl: EmbedWords = {
  title: "Overtrick op de pagina van uw club",
  lead: "Eén regel haalt de elementen binnen, met telkens één regel staan ze er. Ze nemen lettertype, kleuren en taal van uw pagina over, blijven in hun eigen schaduwboom en versturen niets.",
  bring:
    "Kopieer de map `elements` naar uw website, of gebruik die van deze site als haar server dat andere sites toestaat (CORS). Schrijf dan één keer, waar u wilt op de pagina:",
  languages: "Talen",
  results: {
    lead: "De rangschikking van gisteravond. Zet er de tabel in die de pagina Uitslag als HTML bewaart: lezers zonder script zien die zoals ze is, alle anderen kunnen ze sorteren en zien koppen, cijfers en datum in de taal van uw pagina. WebAssembly is niet nodig.",
    address:
      "Of noem een bestand op uw site: zo’n tabel, of een wedstrijd als USEBIO, PBN, BWS, CSV of back-up, die dan in de browser van de lezer wordt uitgerekend.",
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
  nett: {
    lead: "Par, nettoscore en nieuwe handicaps van één paar, zoals de pagina Netto ze uitrekent.",
    list: "Met een bestand is het de nettolijst van een zitting, een regel per paar: namen, twee handicaps, brutoscore.",
    fields:
      "wat eerst in de velden staat; `rating` is die van de zitting, in procenten, en geldt ook voor een lijst",
    rule: "hoe een zitting een handicap verandert: `published`, `partner`",
    src: "adres van een lijst of een tabel",
  },
  ranking: {
    lead: "De clubranking van een seizoen, uit het bestand dat de pagina Ranking bewaart. Uit de zittingen in het bestand wordt elk cijfer in de browser van de lezer uitgerekend.",
    inside:
      'Kan er op uw site geen bestand staan, zet de tekst er dan in, tussen `<script type="application/json">` en `</script>`: dat zijn gegevens, die geen beleid voor een script aanziet.',
    src: "adres van een seizoen of een tabel",
    show: "de lijsten, in de volgorde waarin u ze noemt: `players`, `pairs`, `championship`",
  },
  frame: {
    title: "Zonder script op uw pagina: een frame",
    lead: "Staat uw site frames toe maar geen scripts, toon een element dan in een eigen pagina. Het adres noemt het element, de taal en de attributen; bestanden staan op de server waar `frame.html` staat, en `src` telt vanaf die map.",
    sandbox:
      'Een frame met `sandbox` heeft `sandbox="allow-scripts allow-same-origin"` nodig; zonder `allow-same-origin` onthoudt de browser het zijn eigen bestanden.',
    colours: "Ook kleuren kunnen in het adres: `accent`, `ink`, `paper`, `line`, `width`.",
    height:
      "De hoogte ligt dan vast. Met één regel script, één keer op uw pagina, wordt elk frame zo hoog als wat het toont:",
  },
  values:
    "Hoofdletters maken in waarden niet uit. Een onbekende waarde wordt in het element en met `overtrick-error` gemeld; er wordt niet in plaats daarvan met andere regels gerekend.",
  error: "het kon niet worden getoond: `{message}`",
  attribute: "Attribuut",
  event: "Gebeurtenis",
  part: "Delen, voor `::part()`",
  partsOf:
    "`notes` zijn de straffen en carry-overs onder een rangschikking, `findings` wat in een lijst of een veld na te kijken is.",
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
    "Voor tabellen volstaat `script-src` met het adres van de module. De rekenmachine en wedstrijden vragen daar ook `'wasm-unsafe-eval'`, en `connect-src` met hetzelfde adres. Niets heeft `'unsafe-eval'` of stijlen in de pagina nodig. Met `require-trusted-types-for` moet voor bestanden het beleid `overtrick` in `trusted-types` staan.",
  versions: "Staan er twee versies op één pagina, dan telt de eerste.",
  inside: "Verwachte resultaten, op onze rekenmachine",
  evening: "Maandagavond",
};
