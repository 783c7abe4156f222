import type { EmbedWords } from "./en";

/** Dansk. */
export const embedDa: EmbedWords = {
  title: "Overtrick på klubbens side",
  lead: "Én linje henter elementerne, og én linje viser hvert af dem. De overtager sidens skrift, farver og sprog, bliver i deres eget skyggetræ og sender intet nogen steder hen.",
  bring:
    "Kopiér mappen `elements` til jeres websted, eller brug den på dette websted, hvis serveren tillader det for andre (CORS). Skriv så én gang, hvor som helst på siden:",
  languages: "Sprog",
  results: {
    lead: "Stillingen fra i går aftes. Sæt tabellen ind, som siden Regnskab gemmer som HTML: læsere uden script ser den, som den er, alle andre kan sortere den og ser overskrifter, tal og dato på jeres sides sprog. Den kræver ikke WebAssembly.",
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
  nett: {
    lead: "Et pars par-score, nettoscore og nye handicap, som siden Netto beregner dem.",
    list: "Med en fil er det nettolisten for en session, en linje for hvert par: navne, to handicap, bruttoscore.",
    fields:
      "det, der først står i felterne; `rating` er sessionens vurdering i procent og gælder også for en liste",
    rule: "hvordan en session flytter et handicap: `published`, `partner`",
    src: "adressen på en liste eller en tabel",
  },
  ranking: {
    lead: "Klubrankingen for en sæson fra den fil, som siden Rangliste gemmer. Ud fra aftenerne i filen beregnes hvert tal i læserens browser.",
    inside:
      'Kan jeres websted ikke rumme en fil, så sæt teksten ind mellem `<script type="application/json">` og `</script>`: det er data, som ingen politik tager for et script.',
    src: "adressen på en sæson eller en tabel",
    show: "listerne i den rækkefølge, I nævner dem: `players`, `pairs`, `championship`",
  },
  frame: {
    title: "Uden script på jeres side: en ramme",
    lead: "Tillader jeres websted rammer, men ikke scripts, så vis et element på sin egen side. Adressen nævner elementet, sproget og attributterne; filer ligger på den server, hvor `frame.html` ligger, og `src` regnes fra dens mappe.",
    sandbox:
      'En ramme med `sandbox` kræver `sandbox="allow-scripts allow-same-origin"`; uden `allow-same-origin` får den ikke sine egne filer af browseren.',
    colours: "Farver kan også stå i adressen: `accent`, `ink`, `paper`, `line`, `width`.",
    height:
      "Så er højden fast. Med én linje script, én gang på jeres side, bliver hver ramme så høj som det, den viser:",
  },
  values:
    "Store og små bogstaver er lige gode i værdier. En ukendt værdi meldes i elementet og med `overtrick-error`; der regnes ikke efter andre regler i stedet.",
  error: "det kunne ikke vises: `{message}`",
  attribute: "Attribut",
  event: "Hændelse",
  part: "Dele, til `::part()`",
  partsOf:
    "`notes` er straffe og carry-over under en stilling, `findings` det, der skal ses efter i en liste eller et felt.",
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
    "Tabeller kræver kun `script-src` med modulets adresse. Beregneren og turneringer kræver dér også `'wasm-unsafe-eval'`, og `connect-src` med samme adresse. Intet kræver `'unsafe-eval'` eller typografi i siden. Under `require-trusted-types-for` skal politikken `overtrick` stå i `trusted-types`, for at filer kan vises.",
  versions: "Er der to versioner på én side, bruges den første.",
  inside: "Forventede resultater, på vores beregner",
  evening: "Mandag aften",
};
