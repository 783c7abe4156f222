import type { EmbedWords } from "./en";

/** Svenska. */
export const embedSv: EmbedWords = {
  title: "Overtrick på klubbens sida",
  lead: "En rad hämtar elementen, och en rad visar vart och ett. De tar sidans typsnitt, färger och språk, håller sig i sitt eget skuggträd och skickar ingenting någonstans.",
  bring:
    "Kopiera mappen `elements` till er webbplats, eller använd den på den här webbplatsen om servern tillåter det för andra (CORS). Skriv sedan en gång, var som helst på sidan:",
  languages: "Språk",
  results: {
    lead: "Gårdagens resultatlista. Sätt in tabellen som sidan Resultat sparar som HTML: läsare utan skript ser den som den är, alla andra kan sortera den och ser rubriker, siffror och datum på er sidas språk. Den kräver inte WebAssembly.",
    address:
      "Eller ange en fil på er webbplats: en sådan tabell, eller en tävling som USEBIO, PBN, BWS, CSV eller säkerhetskopia, som då räknas i läsarens webbläsare.",
    src: "adressen till en tabell eller en tävling",
    rules: "regler för en tävling: `club`, `wbf`, `ebuscore`, `acbl`, `magic`, `compscore`, `plain`",
    rows: "hur många rader som visas först",
    ready: "resultatet visas: `{tables, rows}`",
    sort: "läsaren sorterade: `{column, descending}`",
  },
  expected: {
    lead: "Vad ett par kunde förvänta sig i kväll, och vad utfallet gör med handikappen, så som sidan Förväntat räknar det. Det ni sätter in visas där räknaren inte kan köras.",
    fields: "det som först står i fälten",
    preset: "reglerna: `denmark`, `sweden`, `popular`",
    change: "en siffra ändrades: `{input, answer}`",
  },
  nett: {
    lead: "Ett pars parvärde, nettoresultat och nya handikapp, så som sidan Netto räknar dem.",
    list: "Med en fil är det nettolistan för en session, en rad för varje par: namn, två handikapp, bruttoresultat.",
    fields:
      "det som först står i fälten; `rating` är sessionens värdering i procent och gäller även för en lista",
    rule: "hur en session flyttar ett handikapp: `published`, `partner`",
    src: "adressen till en lista eller en tabell",
  },
  ranking: {
    lead: "Klubbrankingen för en säsong, ur filen som sidan Ranking sparar. Ur tillfällena i filen räknas varje siffra i läsarens webbläsare.",
    inside:
      'Kan er webbplats inte ha en fil, sätt in texten mellan `<script type="application/json">` och `</script>`: det är data, som ingen policy tar för ett skript.',
    src: "adressen till en säsong eller en tabell",
    show: "listorna i den ordning ni nämner dem: `players`, `pairs`, `championship`",
  },
  frame: {
    title: "Utan skript på er sida: en ram",
    lead: "Tillåter er webbplats ramar men inga skript, visa då ett element på en egen sida. Adressen nämner elementet, språket och attributen; filer ligger på den server där `frame.html` ligger, och `src` räknas från dess mapp.",
    sandbox:
      'En ram med `sandbox` kräver `sandbox="allow-scripts allow-same-origin"`; utan `allow-same-origin` får den inte sina egna filer av webbläsaren.',
    colours: "Även färger kan stå i adressen: `accent`, `ink`, `paper`, `line`, `width`.",
    height:
      "Då är höjden fast. Med en rad skript, en gång på er sida, blir varje ram så hög som det den visar:",
  },
  values:
    "Stora och små bokstäver spelar ingen roll i värden. Ett okänt värde anges i elementet och med `overtrick-error`; ingenting räknas med andra regler i stället.",
  error: "det kunde inte visas: `{message}`",
  attribute: "Attribut",
  event: "Händelse",
  part: "Delar, för `::part()`",
  partsOf:
    "`notes` är straff och carry-over under en resultatlista, `findings` det som bör kontrolleras i en lista eller ett fält.",
  property: "Egenskap",
  meaning: "Betydelse",
  example: "Levande exempel",
  look: "Era färger",
  lookLead: "Sätt egenskaperna på elementet eller på ett element runt det; forma delarna i er egen stilmall.",
  accent: "fokus, och stapeln bakom en procentsiffra",
  ink: "text; som omgivningen om den inte är satt",
  paper: "bakgrund; ingen om den inte är satt",
  line: "tunna linjer",
  font: "typsnitt; som omgivningen om det inte är satt",
  width: "en tabells största bredd",
  policy: "Om er webbplats har en Content-Security-Policy",
  policyLead:
    "Tabeller kräver bara `script-src` med modulens adress. Räknaren och tävlingar kräver där också `'wasm-unsafe-eval'`, och `connect-src` med samma adress. Ingenting kräver `'unsafe-eval'` eller stilar i sidan. Med `require-trusted-types-for` måste policyn `overtrick` stå i `trusted-types` för att filer ska visas.",
  versions: "Finns två versioner på en sida används den första.",
  inside: "Förväntade resultat, på vår räknare",
  evening: "Måndagskväll",
};
