/** What the page about the elements says of each of them: lines to copy, words to use, and the element at work. */
import type { ElementWords } from "../i18n/elements/en";
import type { EmbedWords } from "../i18n/embed/en";
import { savedSeason, savedTable } from "./embed-samples";
import { code, list, quoted, say } from "./markup";

export const moduleLine = '<script type="module" src="./elements/overtrick-elements.js"></script>';

type Rows = readonly (readonly [string, string])[];

interface Section {
  name: string;
  /** Sentences, each with the lines that it is about. */
  told: readonly (readonly [string, string])[];
  attributes: Rows;
  events: Rows;
  live: string;
}

function section(words: EmbedWords, { name, told, attributes, events, live }: Section): string {
  const { meaning, example } = words;
  return `<h2><code>&lt;${name}&gt;</code></h2>
${told.map(([sentence, lines]) => `<p>${say(sentence)}</p>\n${lines === "" ? "" : code(lines)}`).join("\n")}
${list(words.attribute, meaning, attributes)}
${list(words.event, meaning, [...events, ["overtrick-error", words.error]])}
<section class="live" aria-label="${quoted(`${example}: ${name}`)}"><h3>${say(example)}</h3>
${live}</section>`;
}

export function sections(words: EmbedWords, elements: ElementWords, locale: string): string {
  const { results, expected, nett, ranking } = words;
  const table = savedTable(words, elements, locale);
  const rows = ["rows", results.rows] as const;
  const listed: Rows = [
    ["overtrick-ready", results.ready],
    ["overtrick-sort", results.sort],
  ];
  const change = ["overtrick-change", expected.change] as const;
  const pair = 'own="28.4" partner="14" mean="26" tables="14" boards="24" result="54.2"';
  // R. Low, “Nett” results (2008), part 3.
  const low = 'own="51" partner="59" rating="104.1" gross="48"';
  const inside = `<a href="./#/expected">${say(words.inside)}</a>`;
  return [
    section(words, {
      name: "overtrick-results",
      told: [
        [results.lead, `<overtrick-results>\n${table}\n</overtrick-results>`],
        [results.address, '<overtrick-results src="monday.xml" rows="10"></overtrick-results>'],
      ],
      attributes: [["src", results.src], ["rules", results.rules], rows],
      events: listed,
      live: `<overtrick-results>\n${table}\n</overtrick-results>`,
    }),
    section(words, {
      name: "overtrick-expected",
      told: [
        [
          expected.lead,
          `<overtrick-expected ${pair}>\n  <a href="./#/expected">${words.inside}</a>\n</overtrick-expected>`,
        ],
      ],
      attributes: [
        ["own partner mean tables boards result", expected.fields],
        ["preset", expected.preset],
      ],
      events: [change],
      live: `<overtrick-expected ${pair}>${inside}</overtrick-expected>`,
    }),
    section(words, {
      name: "overtrick-nett",
      told: [
        [nett.lead, `<overtrick-nett ${low}></overtrick-nett>`],
        [nett.list, '<overtrick-nett src="friday.csv" rating="93"></overtrick-nett>'],
      ],
      attributes: [["own partner rating gross", nett.fields], ["rule", nett.rule], ["src", nett.src], rows],
      events: [change, ...listed],
      live: `<overtrick-nett ${low}></overtrick-nett>`,
    }),
    section(words, {
      name: "overtrick-ranking",
      told: [
        [
          ranking.lead,
          '<overtrick-ranking src="season.json" show="players championship"></overtrick-ranking>',
        ],
        [ranking.inside, ""],
      ],
      attributes: [["src", ranking.src], ["show", ranking.show], rows],
      events: listed,
      live: `<overtrick-ranking show="players pairs"><script type="application/json">${savedSeason(words)}</script></overtrick-ranking>`,
    }),
  ].join("\n");
}

/** Where no script is allowed. */
export function frameSection({ frame }: EmbedWords, lang: string): string {
  const line = (address: string, height: number): string =>
    `<iframe src="elements/frame.html?${address}&lang=${lang}" title="Overtrick" width="100%" height="${height}"></iframe>`;
  return `<h2>${say(frame.title)}</h2>
<p>${say(frame.lead)}</p>
${code(
  [
    line("element=results&src=../monday.html&rows=10", 480),
    line("element=expected&own=28.4&mean=26&tables=14&boards=24&accent=navy", 420),
  ].join("\n"),
)}
<p>${say(frame.sandbox)}</p>
<p>${say(frame.colours)}</p>
<p>${say(frame.height)}</p>
${code('<script type="module" src="elements/overtrick-frame-height.js"></script>')}`;
}
