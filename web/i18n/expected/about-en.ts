/** English: Project 52 for players. */
export const aboutEn = {
  title: "What the number means",
  paragraphs: {
    number:
      "A handicap says how well you have played lately. A beginner has 52, the best are near 0, and below 0 is possible. Low is good, as in golf. A pair has the mean of its two players, a team the mean of four.",
    expected: (pair: string, others: string, result: string): string =>
      `From the handicaps follows what a pair should score. Equal handicaps expect average. In a pairs game two units better than the others are worth one per cent: a pair of ${pair} among others of ${others} expects ${result}.`,
    moved:
      "After the game your result is compared with the expected one, not with average. Better than expected and your handicap falls, worse and it rises, for both partners by the same. 48\u00a0% against strong opponents can be a success, 55\u00a0% against beginners a disappointment.",
    much: (change: string): string =>
      `How far it moves depends on the boards you played and on the number of tables: much is compared at fourteen tables, little at two, nothing at one. Ten per cent above expectation over 24 boards at ten tables move it by ${change}. Nobody goes above 52.`,
    past: (soon: string, later: string): string =>
      `Each board pushes older results back a little. After 480 boards at ten tables they still make up ${soon} of your handicap, after 1152 boards ${later}.`,
  },
  denmark: {
    title: "Denmark’s table",
    text: "Expected per cent at three tables, six pairs: 0.6\u00a0% for each unit. Down: your pair. Across: the mean of the field with your pair in it.",
    caption: "Expected per cent, three tables",
    own: "Your pair",
    mean: "Mean of the field",
    source: "Denmark, Handicapreglement 3.1, 5.3.3",
  },
  start: {
    title: "Where a new player begins",
    text: "With 52, or from master points won before: 52 / (1 + 0.01 × master points).",
    caption: "Starting handicap from master points",
    points: "Master points",
    handicap: "Handicap",
    source: "Sweden, Project 52, 5.1",
  },
  weight: {
    title: "How much the past weighs",
    text: "The part of your handicap that is older than so many boards.",
    caption: "Weight of older results",
    boards: "Boards since",
    endless: "Very many tables",
    tables: (_n: number, shown: string): string => `${shown} tables`,
    source: "Denmark 5.4.1, 5.5; Sweden 4.1, 4.2",
  },
  questions: {
    title: "Often asked",
    others: "With me or without me?",
    othersAnswer:
      "“The others” is the mean of everybody but your own pair, “the field” has your pair in it. Both give the same expected result when they speak of the same field: say which one you have.",
    ten: "I learnt that ten units are four per cent.",
    tenAnswer:
      "That is an older tuning, which both texts still quote. The formulas in force make it five per cent. Choose “Popular summary” under Rules to see the older figures.",
    guest: "My partner has no handicap.",
    guestAnswer:
      "Then the pair counts as guests: a handicap is made from its result, so that nobody else is helped or hurt, and it does not move.",
    boards: "Does the number of boards change what I may expect?",
    boardsAnswer: "No, only how far the handicap moves. The formula has no such term.",
  },
};

export type AboutWords = typeof aboutEn;
