import type { HelpWords } from "./en";

/** Svenska. */
export const helpSv: HelpWords = {
  title: "Hjälp",
  close: "Stäng",
  parts: { page: "Den här sidan", terms: "Bridgeord", keys: "Tangenter" },
  partsLabel: "Hjälpens delar",
  does: "Vad den gör",
  typing: "Så skriver du",
  rules: "Var reglerna kommer ifrån",
  everywhere: "Allt räknas ut och sparas i den här webbläsaren; ingenting skickas någonstans.",
  embed: "Sätt resultat eller en räknare på klubbens egen sida",
  embedElsewhere:
    "Hur resultat eller en räknare kommer på klubbens egen sida står i embed.sv.html på webbplatsen: den här enda filen rymmer det inte.",
  termsCaption: "Samma ord på fyra språk",
  keysCaption: "Tangenter",
  keysHere: "På alla sidor",
  keysGrid: "I rutnätet på sidan Resultat",
  keysFigures: "På siffror i en tabell",
  key: "Tangent",
  meaning: "Vad den gör",
  questionMark: "Öppna hjälpen med tangenten ?",
  keys: {
    everywhere: [
      ["?", "den här hjälpen, när man inte skriver i ett fält"],
      ["Esc", "stäng det som är öppet"],
      ["Tab", "nästa fält eller knapp; en tabell med siffror är ett enda stopp"],
    ],
    figures: [
      ["← → ↑ ↓", "siffrorna runt omkring"],
      ["Home, End", "radens första och sista siffra"],
      ["Ctrl+Home, Ctrl+End", "tabellens första och sista siffra"],
      ["Enter", "hur siffran räknats ut"],
    ],
  },
  pages: {
    score: {
      does: "Räknar ut en kväll med par eller lag: poäng, procent, ställning, personliga kort och kontrollblad följer varje resultat du skriver. Välj en siffra för att se hur den räknats ut.",
      typing: [
        "Rutnät: för varje rad i ett brickprotokoll paret NS, paret ÖV och kontraktet eller resultatet, med Enter efter varje. Där paren står i grått räcker resultatet; andra par skrivs över dem.",
        "3s2+1 är tre spader av par 2 med ett övertrick; 3nt2-1 är en straff; 420 och -50 är resultat för NS.",
        "Blad: hela kvällen som text, skriven eller inklistrad. En rad ”Bricka 7” börjar en bricka.",
        "Andra programs filer öppnas med knappen, eller släpps var som helst på sidan.",
        "Märken i marginalen är värda en blick: ett tryck leder till rutan.",
      ],
      rules: [
        "Resultat: tävlingsbridgens lagar från 2017. Topscore: den belgiska handledningen Bridge puntentelling (2008).",
        "Hur andra program räknar visas sida vid sida under Regler.",
      ],
    },
    expected: {
      does: "Säger vad ett par kan förvänta sig mot fältet, och vad utfallet sedan gör med handikappen: för ett par efter spelet, eller för hela fältet.",
      typing: [
        "Handikapp, de andras medel, bord och brickor, med komma eller punkt.",
        "Ett fält klistras in, ett par per rad: nummer; namn; handikapp; namn; handikapp; utfall. Ett streck eller ? är en spelare utan handikapp.",
        "Länken till sidan innehåller det du skrivit.",
      ],
      rules: [
        "De danska handikappreglerna och Sveriges Projekt 52; paragrafen står vid varje steg i uträkningen.",
      ],
    },
    nett: {
      does: "Korrigerar resultat för handikapp: ett pars parvärde, nettoresultat och nya handikapp, och för en klubb sessionernas värderingar, allas handikapp och nettolistan.",
      typing: [
        "Handikapp är procenttal kring 50, högre är bättre; en sessions värdering är i procent.",
        "Klubbens resultat är en tabell med datum, session, spelare, partner och brutto, inklistrad eller öppnad som CSV.",
        "En nettolista har ett par per rad: namn, två handikapp, bruttoresultat.",
      ],
      rules: ["En australisk klubbs beskrivning av sitt eget system (R. Low, 2008)."],
    },
    ranking: {
      does: "För en säsongs klubbranking: poäng för varje tillfälle, rankingar för spelare, par och trior, kvällens grupper och klubbmästerskapet.",
      typing: [
        "Ett tillfälle klistras in, ett par per rad: grupp, placering, par, namn, procent; titlar och rubriker får stå kvar. Eller så öppnas det som fil eller tas från sidan Resultat.",
        "Mellan namn står ett streck med blanksteg; en asterisk efter ett namn är en ersättare.",
        "Tomma inställningar har förbundets standardvärde.",
      ],
      rules: ["De NBB-Clubranking, de basistheorie (2019), från det nederländska förbundet."],
    },
    club: {
      does: "Klubbens bok: medlemmar, kvällar och rättelser, med allas handikapp och rankingar.",
      typing: [
        "Den finns bara i den här webbläsaren: spara en säkerhetskopia då och då, och öppna den på en annan dator.",
      ],
      rules: ["Varje systems regler är de på dess egen sida."],
    },
  },
};
