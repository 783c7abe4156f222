/** English: the page about the elements for a club's own page. Words between backquotes are code. */
export const embedEn = {
  title: "Overtrick on your club’s page",
  lead: "One line brings the elements in, one line each shows them. They take your page’s fonts, colours and language, keep to a shadow tree of their own, and send nothing anywhere.",
  bring:
    "Copy the folder `elements` to your website, or use the one of this site if its server allows other sites to (CORS). Then write once, anywhere on the page:",
  languages: "Languages",
  results: {
    lead: "Last night’s ranking. Put the table inside that the Score page saves as HTML: readers without script see it as it is, all others can sort it and see headings, figures and date in your page’s language. It needs no WebAssembly.",
    address:
      "Or name a file on your site: such a table, or an event as USEBIO, PBN, BWS, CSV or backup, which is then scored in the reader’s browser.",
    src: "address of a table or an event",
    rules: "rule set for an event: `club`, `wbf`, `ebuscore`, `acbl`, `magic`, `compscore`, `plain`",
    rows: "how many rows are shown at first",
    ready: "results are shown: `{tables, rows}`",
    sort: "the reader sorted: `{column, descending}`",
  },
  expected: {
    lead: "What a pair could expect tonight, and what its result does to the handicaps, as the page Expected calculates it. What you put inside is shown where the calculator cannot run.",
    fields: "what stands in the fields at first",
    preset: "the rules: `denmark`, `sweden`, `popular`",
    change: "a figure changed: `{input, answer}`",
  },
  nett: {
    lead: "One pair’s par, nett score and new handicaps, as the page Nett calculates them.",
    list: "With a file it is the nett list of a session, a line for each pair: names, two handicaps, gross score.",
    fields:
      "what stands in the fields at first; `rating` is the session’s, in per cent, and counts for a list too",
    rule: "how a session moves a handicap: `published`, `partner`",
    src: "address of a list, or of a table",
  },
  ranking: {
    lead: "The club ranking of a season, out of the file that the page Ranking saves. With the evenings of the season in the file, every figure is calculated in the reader’s browser.",
    inside:
      'Where your site cannot hold a file, put its text inside, between `<script type="application/json">` and `</script>`: that is data, which no policy takes for a script.',
    src: "address of a season, or of a table",
    show: "the lists, in the order you name them: `players`, `pairs`, `championship`",
  },
  frame: {
    title: "Without script on your page: a frame",
    lead: "Where your site allows frames but no scripts, show an element in a page of its own. The address names the element, the language and the attributes; files lie on the server that `frame.html` lies on, and `src` counts from its folder.",
    sandbox:
      'A frame with `sandbox` needs `sandbox="allow-scripts allow-same-origin"`; without `allow-same-origin` the browser keeps its own files from it.',
    colours: "Colours go into the address, too: `accent`, `ink`, `paper`, `line`, `width`.",
    height:
      "The height is fixed then. With one line of script, once on your page, each frame becomes as high as what it shows:",
  },
  values:
    "Case does not matter in values. One that is not known is said in the element and by `overtrick-error`; nothing is calculated by other rules instead.",
  error: "it could not be shown: `{message}`",
  attribute: "Attribute",
  event: "Event",
  part: "Parts, for `::part()`",
  partsOf:
    "`notes` are the penalties and carry-overs below a ranking, `findings` what is to be checked in a list or a field.",
  property: "Custom property",
  meaning: "Meaning",
  example: "Live example",
  look: "Your colours",
  lookLead:
    "Set the properties on the element or any element around it; style the parts from your style sheet.",
  accent: "focus, and the bar behind a percentage",
  ink: "text; as around it unless set",
  paper: "background; none unless set",
  line: "hairlines",
  font: "font; as around it unless set",
  width: "largest width of a table",
  policy: "If your site has a Content-Security-Policy",
  policyLead:
    "Tables need no more than `script-src` with the address of the module. The calculator and events also need `'wasm-unsafe-eval'` there, and `connect-src` with the same address. Nothing needs `'unsafe-eval'` or inline styles. Under `require-trusted-types-for`, files need the policy `overtrick` to be listed in `trusted-types`.",
  versions: "If two versions are on one page, the one that comes first is used.",
  inside: "Expected results, on our calculator",
  evening: "Monday evening",
};

export type EmbedWords = typeof embedEn;
