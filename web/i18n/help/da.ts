import type { HelpWords } from "./en";

/** Dansk. */
export const helpDa: HelpWords = {
  title: "Hjælp",
  close: "Luk",
  parts: { page: "Denne side", terms: "Bridgeord", keys: "Taster" },
  partsLabel: "Hjælpens dele",
  does: "Hvad den gør",
  typing: "Sådan skriver du",
  rules: "Hvor reglerne kommer fra",
  everywhere: "Alt beregnes og gemmes i denne browser; intet sendes nogen steder hen.",
  embed: "Sæt resultater eller en beregner på klubbens egen side",
  embedElsewhere:
    "Hvordan resultater eller en beregner kommer på klubbens egen side, står i embed.da.html på webstedet: denne ene fil kan ikke rumme det.",
  termsCaption: "De samme ord på fire sprog",
  keysCaption: "Taster",
  keysHere: "På alle sider",
  keysGrid: "I skemaet på siden Regnskab",
  keysFigures: "På tal i en tabel",
  key: "Tast",
  meaning: "Hvad den gør",
  questionMark: "Åbn denne hjælp med tasten ?",
  keys: {
    everywhere: [
      ["?", "denne hjælp, når der ikke skrives i et felt"],
      ["Esc", "luk det, der er åbent"],
      ["Tab", "det næste felt eller den næste knap; en tabel med tal er ét stop"],
    ],
    figures: [
      ["← → ↑ ↓", "tallene omkring"],
      ["Home, End", "rækkens første og sidste tal"],
      ["Ctrl+Home, Ctrl+End", "tabellens første og sidste tal"],
      ["Enter", "hvordan tallet er beregnet"],
    ],
  },
  pages: {
    score: {
      does: "Gør en aften med par eller hold op: point, procenter, stilling, personlige kort og kontrolark følger hvert resultat, du skriver. Vælg et tal for at se, hvordan det er beregnet.",
      typing: [
        "Skema: for hver linje på en spilseddel parret NS, parret ØV og kontrakten eller scoren, med Enter efter hver. Hvor parrene står med gråt, er resultatet nok; andre par skrives oven i dem.",
        "3s2+1 er tre spar af par 2 med et overstik; 3ut2-1 er en bet; 420 og -50 er scorer for NS.",
        "Ark: hele aftenen som tekst, skrevet eller indsat. En linje “Spil 7” begynder et spil.",
        "Filer fra andre programmer åbnes med knappen eller slippes et sted på siden.",
        "Mærker i margenen er et blik værd: et tryk fører til feltet.",
      ],
      rules: [
        "Scorer: turneringsbridgens love fra 2017. Matchpoint: den belgiske vejledning Bridge puntentelling (2008).",
        "Hvordan andre programmer tæller, står side om side under Regelsæt.",
      ],
    },
    expected: {
      does: "Siger, hvad et par kan forvente mod feltet, og hvad resultatet så gør ved handicappene: for ét par efter spillet eller for hele feltet.",
      typing: [
        "Handicap, de andres gennemsnit, borde og spil, med komma eller punktum.",
        "Et felt indsættes, et par pr. linje: nummer; navn; handicap; navn; handicap; resultat. En streg eller ? er en spiller uden handicap.",
        "Linket til siden rummer det, du har skrevet.",
      ],
      rules: [
        "De danske handicapregler og Sveriges Projekt 52; afsnittet står ved hvert trin i beregningen.",
      ],
    },
    nett: {
      does: "Korrigerer resultater for handicap: et pars par-score, nettoscore og nye handicap, og for en klub sessionernes vurderinger, alles handicap og nettolisten.",
      typing: [
        "Handicap er procenter omkring 50, højere er bedre; en sessions vurdering er i procent.",
        "Klubbens resultater er en tabel med dato, session, spiller, makker og brutto, indsat eller åbnet som CSV.",
        "En nettoliste har et par pr. linje: navne, to handicap, bruttoscore.",
      ],
      rules: ["En australsk klubs beskrivelse af sit eget system (R. Low, 2008)."],
    },
    ranking: {
      does: "Fører en sæsons klubranking: point for hver aften, rankinger for spillere, par og trioer, aftenens rækker og klubmesterskabet.",
      typing: [
        "En aften indsættes, et par pr. linje: række, plads, par, navne, procent; titler og overskrifter må blive stående. Eller den åbnes som fil eller tages fra siden Regnskab.",
        "Mellem navne står en bindestreg med mellemrum; en stjerne efter et navn er en substitut.",
        "Tomme indstillinger har forbundets standardværdi.",
      ],
      rules: ["De NBB-Clubranking, de basistheorie (2019), fra det hollandske forbund."],
    },
    club: {
      does: "Klubbens bog: medlemmer, aftener og rettelser, med alles handicap og rankinger.",
      typing: [
        "Den ligger kun i denne browser: gem en sikkerhedskopi nu og da, og åbn den på en anden maskine.",
      ],
      rules: ["Hvert systems regler er dem fra dets egen side."],
    },
  },
};
