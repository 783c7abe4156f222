import type { AboutWords } from "./about-en";

/** Nederlands. */
export const aboutNl: AboutWords = {
  title: "Wat het getal betekent",
  paragraphs: {
    number:
      "Een handicap zegt hoe goed u de laatste tijd hebt gespeeld. Een beginner heeft 52, de besten zitten bij 0, en onder 0 kan ook. Laag is goed, zoals bij golf. Een paar heeft het gemiddelde van zijn twee spelers, een viertal van vier.",
    expected: (pair, others, result) =>
      `Uit de handicaps volgt wat een paar zou moeten scoren. Bij gelijke handicaps is dat gemiddeld. In een parenzitting zijn twee eenheden beter dan de anderen één procent waard: een paar van ${pair} tussen anderen van ${others} verwacht ${result}.`,
    moved:
      "Na het spel wordt uw score vergeleken met de verwachte, niet met gemiddeld. Beter dan verwacht en uw handicap daalt, slechter en hij stijgt, voor beide partners evenveel. 48\u00a0% tegen sterke tegenstanders kan mooi zijn, 55\u00a0% tegen beginners een tegenvaller.",
    much: (change) =>
      `Hoe ver hij verschuift hangt af van het aantal spellen dat u speelde en van het aantal tafels: bij veertien tafels wordt veel vergeleken, bij twee weinig, bij één niets. Tien procent boven verwachting over 24 spellen bij tien tafels verschuift hem met ${change}. Niemand komt boven 52.`,
    past: (soon, later) =>
      `Elk spel duwt oudere scores wat naar achteren. Na 480 spellen bij tien tafels maken ze nog ${soon} van uw handicap uit, na 1152 spellen ${later}.`,
  },
  denmark: {
    title: "De Deense tabel",
    text: "Verwachte percentages bij drie tafels, zes paren: 0,6\u00a0% per eenheid. Naar beneden: uw paar. Naar rechts: het gemiddelde van het veld met uw paar erin.",
    caption: "Verwachte percentages, drie tafels",
    own: "Uw paar",
    mean: "Gemiddelde van het veld",
    source: "Denemarken, Handicapreglement 3.1, 5.3.3",
  },
  start: {
    title: "Waar een nieuwe speler begint",
    text: "Met 52, of vanuit eerder behaalde meesterpunten: 52 / (1 + 0,01 × meesterpunten).",
    caption: "Beginhandicap naar meesterpunten",
    points: "Meesterpunten",
    handicap: "Handicap",
    source: "Zweden, Project 52, 5.1",
  },
  weight: {
    title: "Hoe zwaar het verleden weegt",
    text: "Het deel van uw handicap dat ouder is dan zoveel spellen.",
    caption: "Gewicht van oudere scores",
    boards: "Spellen sindsdien",
    endless: "Heel veel tafels",
    tables: (_n, shown) => `${shown} tafels`,
    source: "Denemarken 5.4.1, 5.5; Zweden 4.1, 4.2",
  },
  questions: {
    title: "Veelgestelde vragen",
    others: "Met ons of zonder ons?",
    othersAnswer:
      "“De anderen” is het gemiddelde van iedereen behalve uw eigen paar, “het veld” heeft uw paar erbij. Beide geven dezelfde verwachte score als ze over hetzelfde veld gaan: zeg welk van de twee u hebt.",
    ten: "Ik heb geleerd dat tien eenheden vier procent zijn.",
    tenAnswer:
      "Dat is een oudere afstelling, die beide teksten nog noemen. Volgens de geldende formules is het vijf procent. Kies “Populair” bij Regels om de oudere cijfers te zien.",
    guest: "Mijn partner heeft geen handicap.",
    guestAnswer:
      "Dan telt het paar als gasten: er wordt een handicap gemaakt uit zijn score, zodat niemand anders er voordeel of nadeel van heeft, en die verschuift niet.",
    boards: "Verandert het aantal spellen wat ik mag verwachten?",
    boardsAnswer: "Nee, alleen hoe ver de handicap verschuift. De formule heeft zo’n term niet.",
  },
};
