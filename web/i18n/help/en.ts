/** English: help for each page, and the shape of every other language. */

interface PageHelp {
  does: string;
  typing: readonly string[];
  rules: readonly string[];
}

export const helpEn = {
  title: "Help",
  close: "Close",
  parts: { page: "This page", terms: "Bridge words", keys: "Keys" },
  partsLabel: "Parts of the help",
  does: "What it does",
  typing: "How to type",
  rules: "Where the rules come from",
  everywhere: "Everything is calculated and kept in this browser; nothing is sent anywhere.",
  embed: "Put results or a calculator on your club’s own page",
  /** Of the single file, which has no such page. */
  embedElsewhere:
    "How to put results or a calculator on your club’s own page stands in embed.html of the site: this one file cannot hold it.",
  termsCaption: "The same words in four languages",
  keysCaption: "Keys",
  keysHere: "On every page",
  keysGrid: "In the grid of the Score page",
  keysFigures: "On figures in a table",
  key: "Key",
  meaning: "What it does",
  questionMark: "Open this help with the ? key",
  keys: {
    everywhere: [
      ["?", "this help, where no field is being typed in"],
      ["Esc", "close what is open"],
      ["Tab", "the next control; a table of figures is one stop"],
    ] as readonly (readonly [string, string])[],
    figures: [
      ["← → ↑ ↓", "the figures around it"],
      ["Home, End", "the first and the last figure of the row"],
      ["Ctrl+Home, Ctrl+End", "the first and the last figure of the table"],
      ["Enter", "how the figure was made"],
    ] as readonly (readonly [string, string])[],
  },
  pages: {
    score: {
      does: "Scores an evening of pairs or teams: points, percentages, ranking, personal cards and control sheet follow each result as you type it. Choose a figure to see how it was made.",
      typing: [
        "Grid: for each line of a traveller the NS pair, the EW pair and the contract or score, with Enter after each. Where the pairs stand in grey the result is enough; other pairs are typed over them.",
        "3s2+1 is three spades by pair 2 with an overtrick; 3nt2-1 is one down; 420 and -50 are scores for NS.",
        "Sheet: the whole evening as text, typed or pasted. A line “Board 7” starts a board.",
        "Files of other programs are opened by button, or dropped anywhere on the page.",
        "Marks in the margin are worth a look: a tap leads to the cell.",
      ],
      rules: [
        "Scores: Laws of Duplicate Bridge 2017. Matchpoints: the Belgian guide Bridge puntentelling (2008).",
        "Other programs’ ways of counting are under Rule sets, side by side.",
      ],
    },
    expected: {
      does: "Tells what a pair may expect against the field, and what the result then does to the handicaps: for one pair after the game, or for the whole field.",
      typing: [
        "Handicaps, the mean of the others, tables and boards, with a comma or a point.",
        "A field is pasted, one pair a line: number; name; handicap; name; handicap; result. A dash or ? is a player without a handicap.",
        "The link to the page holds what you typed.",
      ],
      rules: [
        "The Danish handicap rules and Sweden’s Project 52; the section stands beside every step of the working.",
      ],
    },
    nett: {
      does: "Corrects results for handicap: par, nett score and new handicaps of a pair, and for a club the ratings of its sessions, everybody’s handicap and the nett list.",
      typing: [
        "Handicaps are percentages around 50, higher is better; a session’s rating is in per cent.",
        "The club’s results are a table with date, session, player, partner and gross, pasted or opened as CSV.",
        "A nett list takes one pair a line: names, two handicaps, gross score.",
      ],
      rules: ["An Australian club’s description of its own system (R. Low, 2008)."],
    },
    ranking: {
      does: "Keeps the club ranking of a season: points for each evening, rankings of players, pairs and trios, tonight’s lines and the club championship.",
      typing: [
        "An evening is pasted, one pair a line: line, place, pair, names, per cent; titles and headings may stay. Or it is opened as a file, or taken from the Score page.",
        "Names have a dash with blanks between them; an asterisk behind a name marks a substitute.",
        "Settings left empty have the federation’s default.",
      ],
      rules: ["De NBB-Clubranking, de basistheorie (2019), of the Dutch federation."],
    },
    club: {
      does: "The club’s book: members, evenings and corrections, with everybody’s handicaps and rankings.",
      typing: [
        "It is kept in this browser alone: save a backup now and then, and open it on another machine.",
      ],
      rules: ["Each system’s rules are those of its own page."],
    },
  } satisfies Record<string, PageHelp> as Record<
    "score" | "expected" | "nett" | "ranking" | "club",
    PageHelp
  >,
};

export type HelpWords = typeof helpEn;
