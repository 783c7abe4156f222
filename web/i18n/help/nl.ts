import type { HelpWords } from "./en";

/** Nederlands. */
export const helpNl: HelpWords = {
  title: "Hulp",
  close: "Sluiten",
  parts: { page: "Deze pagina", terms: "Bridgewoorden", keys: "Toetsen" },
  partsLabel: "Onderdelen van de hulp",
  does: "Wat ze doet",
  typing: "Hoe u typt",
  rules: "Waar de regels vandaan komen",
  everywhere: "Alles wordt in deze browser berekend en bewaard; er wordt niets verstuurd.",
  embed: "Uitslagen of een rekenmachine op de pagina van uw eigen club zetten",
  embedElsewhere:
    "Hoe u uitslagen of een rekenmachine op de pagina van uw eigen club zet, staat in embed.nl.html van de site: dit ene bestand kan dat niet bevatten.",
  termsCaption: "Dezelfde woorden in vier talen",
  keysCaption: "Toetsen",
  keysHere: "Op elke pagina",
  keysGrid: "In het rooster van de pagina Uitslag",
  keysFigures: "Op cijfers in een tabel",
  key: "Toets",
  meaning: "Wat ze doet",
  questionMark: "Deze hulp met de toets ? openen",
  keys: {
    everywhere: [
      ["?", "deze hulp, als er niet in een veld getypt wordt"],
      ["Esc", "sluiten wat open is"],
      ["Tab", "het volgende veld of de volgende knop; een tabel met cijfers is één halte"],
    ],
    figures: [
      ["← → ↑ ↓", "de cijfers eromheen"],
      ["Home, End", "het eerste en het laatste cijfer van de rij"],
      ["Ctrl+Home, Ctrl+End", "het eerste en het laatste cijfer van de tabel"],
      ["Enter", "hoe het cijfer tot stand kwam"],
    ],
  },
  pages: {
    score: {
      does: "Rekent een avond met paren of viertallen uit: punten, percentages, rangschikking, persoonlijke kaarten en controlestaat volgen elke score die u typt. Kies een cijfer om te zien hoe het tot stand kwam.",
      typing: [
        "Rooster: voor elke regel van een scorebriefje het paar NZ, het paar OW en het contract of de score, telkens met Enter. Waar de paren in het grijs staan, volstaat de score; andere paren typt u eroverheen.",
        "3s2+1 is drie schoppen door paar 2 met een overslag; 3sa2-1 is één down; 420 en -50 zijn scores voor NZ.",
        "Blad: de hele avond als tekst, getypt of geplakt. Een regel “Spel 7” begint een spel.",
        "Bestanden van andere programma’s opent u met de knop, of u laat ze ergens op de pagina vallen.",
        "Tekens in de kantlijn verdienen een blik: een tik leidt naar het vakje.",
      ],
      rules: [
        "Scores: de spelregels voor wedstrijdbridge van 2017. Matchpunten: de Belgische gids Bridge puntentelling (2008).",
        "Hoe andere programma’s tellen, staat bij Rekenregels naast elkaar.",
      ],
    },
    expected: {
      does: "Zegt wat een paar tegen het veld mag verwachten en wat de score daarna met de handicaps doet: voor één paar na het spelen, of voor het hele veld.",
      typing: [
        "Handicaps, het gemiddelde van de anderen, tafels en spellen, met een komma of een punt.",
        "Een veld wordt geplakt, een paar per regel: nummer; naam; handicap; naam; handicap; score. Een streepje of ? is een speler zonder handicap.",
        "De link naar de pagina bevat wat u typte.",
      ],
      rules: [
        "De Deense handicapregels en het Zweedse Project 52; bij elke stap van de berekening staat het artikel.",
      ],
    },
    nett: {
      does: "Corrigeert uitslagen voor de handicap: par, nettoscore en nieuwe handicaps van een paar, en voor een club de waarderingen van haar zittingen, ieders handicap en de nettolijst.",
      typing: [
        "Handicaps zijn percentages rond 50, hoger is beter; de waardering van een zitting is in procenten.",
        "De uitslagen van de club zijn een tabel met datum, zitting, speler, partner en bruto, geplakt of als CSV geopend.",
        "Een nettolijst heeft een paar per regel: namen, twee handicaps, brutoscore.",
      ],
      rules: ["De beschrijving die een Australische club van haar eigen systeem geeft (R. Low, 2008)."],
    },
    ranking: {
      does: "Houdt de clubranking van een seizoen bij: punten voor elke zitting, rankings van spelers, paren en driemanschappen, de lijnindeling van vanavond en het clubkampioenschap.",
      typing: [
        "Een zitting wordt geplakt, een paar per regel: lijn, plaats, paar, namen, procent; titels en kopjes mogen blijven staan. Of ze komt uit een bestand of van de pagina Uitslag.",
        "Tussen namen staat een streepje met spaties; een sterretje achter een naam is een invaller.",
        "Lege instellingen hebben de standaardwaarde van de bond.",
      ],
      rules: ["De NBB-Clubranking, de basistheorie (2019), van de Nederlandse Bridge Bond."],
    },
    club: {
      does: "Het boek van de club: leden, avonden en correcties, met ieders handicaps en rankings.",
      typing: [
        "Het staat alleen in deze browser: bewaar af en toe een back-up, en open die op een andere computer.",
      ],
      rules: ["De regels van elk systeem zijn die van zijn eigen pagina."],
    },
  },
};
