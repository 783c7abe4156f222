import type { AboutWords } from "./about-en";

/** Svenska. */
export const aboutSv: AboutWords = {
  title: "Vad talet betyder",
  paragraphs: {
    number:
      "Ett handikapp säger hur bra du har spelat på sistone. En nybörjare har 52, de bästa ligger nära 0, och under 0 går också. Lågt är bra, som i golf. Ett par har medelvärdet av sina två spelare, ett lag av fyra.",
    expected: (pair, others, result) =>
      `Ur handikappen följer vad ett par bör få. Är alla lika förväntas medel. I en partävling är två enheter bättre än de andra värda en procent: ett par på ${pair} bland andra på ${others} förväntas få ${result}.`,
    moved:
      "Efter spelet jämförs ditt utfall med det förväntade, inte med medel. Bättre än förväntat och ditt handikapp sjunker, sämre och det stiger, lika mycket för båda partnerna. 48\u00a0% mot starka motståndare kan vara bra, 55\u00a0% mot nybörjare en besvikelse.",
    much: (change) =>
      `Hur långt det flyttas beror på hur många brickor du spelat och på antalet bord: vid fjorton bord jämförs mycket, vid två lite, vid ett inget. Tio procent över förväntan på 24 brickor vid tio bord flyttar det ${change}. Ingen kommer över 52.`,
    past: (soon, later) =>
      `Varje bricka skjuter äldre resultat lite bakåt. Efter 480 brickor vid tio bord utgör de ännu ${soon} av ditt handikapp, efter 1152 brickor ${later}.`,
  },
  denmark: {
    title: "Danmarks tabell",
    text: "Förväntade procent vid tre bord, sex par: 0,6\u00a0% för varje enhet. Lodrätt: ert par. Vågrätt: fältets medel med ert par i det.",
    caption: "Förväntade procent, tre bord",
    own: "Ert par",
    mean: "Fältets medel",
    source: "Danmark, Handicapreglement 3.1, 5.3.3",
  },
  start: {
    title: "Där en ny spelare börjar",
    text: "Med 52, eller ur mästarpoäng från förr: 52 / (1 + 0,01 × mästarpoäng).",
    caption: "Starthandikapp efter mästarpoäng",
    points: "Mästarpoäng",
    handicap: "Handikapp",
    source: "Sverige, Project 52, 5.1",
  },
  weight: {
    title: "Hur mycket det förflutna väger",
    text: "Den del av ditt handikapp som är äldre än så många brickor.",
    caption: "De äldre resultatens vikt",
    boards: "Brickor sedan dess",
    endless: "Väldigt många bord",
    tables: (_n, shown) => `${shown} bord`,
    source: "Danmark 5.4.1, 5.5; Sverige 4.1, 4.2",
  },
  questions: {
    title: "Vanliga frågor",
    others: "Med oss eller utan oss?",
    othersAnswer:
      "”De andra” är medelvärdet av alla utom ert eget par, ”fältet” har ert par med. Båda ger samma förväntade resultat när de talar om samma fält: säg vilket du har.",
    ten: "Jag har lärt mig att tio enheter är fyra procent.",
    tenAnswer:
      "Det är en äldre inställning som båda texterna ännu nämner. Enligt formlerna är det fem procent. Välj ”Populärt” under Regler för att se de äldre siffrorna.",
    guest: "Min partner har inget handikapp.",
    guestAnswer:
      "Då räknas paret som gäster: ett handikapp görs ur parets utfall, så att ingen annan gynnas eller skadas, och det flyttas inte.",
    boards: "Ändrar antalet brickor vad jag kan förvänta mig?",
    boardsAnswer: "Nej, bara hur långt handikappet flyttas. Formeln har ingen sådan term.",
  },
};
