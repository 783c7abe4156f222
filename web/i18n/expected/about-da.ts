import type { AboutWords } from "./about-en";

/** Dansk. */
export const aboutDa: AboutWords = {
  title: "Hvad tallet betyder",
  paragraphs: {
    number:
      "Et handicap fortæller, hvor godt du har spillet på det seneste. En begynder har 52, de bedste er nær 0, og man kan komme under 0. Lavt er godt, som i golf. Et par har gennemsnittet af sine to spillere, et hold af fire.",
    expected: (pair, others, result) =>
      `Af handicappene følger, hvad et par burde score. Er alle lige, forventes middel. I en parturnering er to enheder bedre end de andre en procent værd: et par på ${pair} blandt andre på ${others} forventes at få ${result}.`,
    moved:
      "Efter spillet sammenlignes dit resultat med det forventede, ikke med middel. Bedre end forventet, og dit handicap falder; dårligere, og det stiger, lige meget for begge makkere. 48\u00a0% mod stærke modstandere kan være flot, 55\u00a0% mod begyndere skuffende.",
    much: (change) =>
      `Hvor langt det flytter sig, afhænger af, hvor mange spil du spillede, og af antallet af borde: ved fjorten borde sammenlignes meget, ved to lidt, ved ét intet. Ti procent over det forventede i 24 spil ved ti borde flytter det ${change}. Ingen kommer over 52.`,
    past: (soon, later) =>
      `Hvert spil skubber de ældre resultater lidt bagud. Efter 480 spil ved ti borde udgør de stadig ${soon} af dit handicap, efter 1152 spil ${later}.`,
  },
  denmark: {
    title: "Den danske tabel",
    text: "Forventede procenter ved tre borde, seks par: 0,6\u00a0% for hver enhed. Lodret: jeres par. Vandret: feltets gennemsnit med jeres par i det.",
    caption: "Forventede procenter, tre borde",
    own: "Jeres par",
    mean: "Feltets gennemsnit",
    source: "Danmark, Handicapreglement 3.1, 5.3.3",
  },
  start: {
    title: "Hvor en ny spiller begynder",
    text: "Med 52, eller ud fra mesterpoint fra tidligere: 52 / (1 + 0,01 × mesterpoint).",
    caption: "Starthandicap efter mesterpoint",
    points: "Mesterpoint",
    handicap: "Handicap",
    source: "Sverige, Project 52, 5.1",
  },
  weight: {
    title: "Hvor meget fortiden vejer",
    text: "Den del af dit handicap, der er ældre end så mange spil.",
    caption: "De ældre resultaters vægt",
    boards: "Spil siden da",
    endless: "Meget mange borde",
    tables: (_n, shown) => `${shown} borde`,
    source: "Danmark 5.4.1, 5.5; Sverige 4.1, 4.2",
  },
  questions: {
    title: "Ofte stillede spørgsmål",
    others: "Med os eller uden os?",
    othersAnswer:
      "“De andre” er gennemsnittet af alle andre end jeres eget par, “feltet” har jeres par med. Begge giver det samme forventede resultat, når de taler om det samme felt: sig, hvilket af dem du har.",
    ten: "Jeg har lært, at ti enheder er fire procent.",
    tenAnswer:
      "Det er en ældre indstilling, som begge tekster stadig nævner. Efter de gældende formler er det fem procent. Vælg “Populært” under Regler for at se de ældre tal.",
    guest: "Min makker har intet handicap.",
    guestAnswer:
      "Så tæller parret som gæster: der laves et handicap ud fra parrets resultat, så ingen andre får gavn eller skade af det, og det flytter sig ikke.",
    boards: "Ændrer antallet af spil, hvad jeg kan forvente?",
    boardsAnswer: "Nej, kun hvor langt handicappet flytter sig. Formlen har intet sådant led.",
  },
};
