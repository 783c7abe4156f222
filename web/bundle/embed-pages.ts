/** The page about the elements, one for each language: plain HTML that says all without script, with live examples. */
import type { Plugin } from "vite";
import { elementsDa } from "../i18n/elements/da";
import { elementsEn } from "../i18n/elements/en";
import type { ElementWords } from "../i18n/elements/en";
import { elementsNl } from "../i18n/elements/nl";
import { elementsSv } from "../i18n/elements/sv";
import { embedDa } from "../i18n/embed/da";
import { embedEn } from "../i18n/embed/en";
import type { EmbedWords } from "../i18n/embed/en";
import { embedNl } from "../i18n/embed/nl";
import { embedSv } from "../i18n/embed/sv";
import { policy, policyMeta } from "./site-head";

const languages = [
  { name: "en", own: "English", file: "embed.html", words: embedEn, elements: elementsEn },
  { name: "nl", own: "Nederlands", file: "embed.nl.html", words: embedNl, elements: elementsNl },
  { name: "da", own: "Dansk", file: "embed.da.html", words: embedDa, elements: elementsDa },
  { name: "sv", own: "Svenska", file: "embed.sv.html", words: embedSv, elements: elementsSv },
];

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A sentence of a dictionary; what stands between backquotes is code. */
const say = (text: string): string => escape(text).replace(/`([^`]*)`/gu, "<code>$1</code>");
const code = (text: string): string => `<pre tabindex="0"><code>${escape(text)}</code></pre>`;

const module = '<script type="module" src="./elements/overtrick-elements.js"></script>';

/** What the Score page saves as HTML, for an evening of four pairs. */
function fragment(words: EmbedWords, elements: ElementWords, locale: string): string {
  const write = (value: number): string =>
    value.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const rows: [string, string, string, number, number][] = [
    ["1", "3", "Anna – Bo", 13, 72.22],
    ["2=", "1", "Carl – Dora", 9, 50],
    ["2=", "4", "Eva – Finn", 9, 50],
    ["4", "2", "Gerda – Hans", 5, 27.78],
  ];
  const heads = [
    elements.place,
    elements.pair,
    elements.names,
    elements.boards,
    elements.units.matchpoints,
    "%",
  ];
  return [
    `<h2>${escape(words.evening)}, 2026-11-16</h2>`,
    "<table>",
    `<thead>\n<tr>${heads.map((head) => `<th scope="col">${escape(head)}</th>`).join("")}</tr>\n</thead>`,
    "<tbody>",
    ...rows.map(
      ([place, pair, names, points, percent]) =>
        `<tr>${[place, pair, names, "9", write(points), write(percent)].map((cell) => `<td>${escape(cell)}</td>`).join("")}</tr>`,
    ),
    "</tbody>\n</table>",
  ].join("\n");
}

function list(kind: string, meaning: string, rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(
    ([name, text]) => `<tr><th scope="row"><code>${escape(name)}</code></th><td>${say(text)}</td></tr>`,
  );
  return `<div class="scroller"><table><thead><tr><th scope="col">${say(kind)}</th><th scope="col">${say(meaning)}</th></tr></thead>
<tbody>${lines.join("\n")}</tbody></table></div>`;
}

function body(words: EmbedWords, elements: ElementWords, locale: string): string {
  const table = fragment(words, elements, locale);
  const attributes = 'own="28.4" partner="14" mean="26" tables="14" boards="24" result="54.2"';
  const { results, expected, meaning } = words;
  return `<h1>${say(words.title)}</h1>
<p>${say(words.lead)}</p>
<p>${say(words.bring)}</p>
${code(module)}
<h2><code>&lt;overtrick-results&gt;</code></h2>
<p>${say(results.lead)}</p>
${code(`<overtrick-results>\n${table}\n</overtrick-results>`)}
<p>${say(results.address)}</p>
${code('<overtrick-results src="monday.xml" rows="10"></overtrick-results>')}
${list(words.attribute, meaning, [
  ["src", results.src],
  ["rules", results.rules],
  ["rows", results.rows],
])}
${list(words.event, meaning, [
  ["overtrick-ready", results.ready],
  ["overtrick-sort", results.sort],
  ["overtrick-error", words.error],
])}
<section class="live" aria-label="${escape(words.example)}"><h3>${say(words.example)}</h3>
<overtrick-results>
${table}
</overtrick-results></section>
<h2><code>&lt;overtrick-expected&gt;</code></h2>
<p>${say(expected.lead)}</p>
${code(`<overtrick-expected ${attributes}>\n  <a href="./#/expected">${words.inside}</a>\n</overtrick-expected>`)}
${list(words.attribute, meaning, [
  ["own partner mean tables boards result", expected.fields],
  ["preset", expected.preset],
])}
${list(words.event, meaning, [
  ["overtrick-change", expected.change],
  ["overtrick-error", words.error],
])}
<section class="live" aria-label="${escape(words.example)}"><h3>${say(words.example)}</h3>
<overtrick-expected ${attributes}><a href="./#/expected">${say(words.inside)}</a></overtrick-expected></section>
<h2>${say(words.look)}</h2>
<p>${say(words.lookLead)}</p>
${list(words.property, meaning, [
  ["--overtrick-accent", words.accent],
  ["--overtrick-ink", words.ink],
  ["--overtrick-paper", words.paper],
  ["--overtrick-line", words.line],
  ["--overtrick-font", words.font],
  ["--overtrick-width", words.width],
])}
<p>${say(words.part)}: ${["title", "scroller", "table", "caption", "heading", "sort", "row", "cell", "name", "number", "more", "message", "fields", "field", "label", "input", "answer", "figure", "findings"].map((part) => `<code>${part}</code>`).join(", ")}.</p>
${code("overtrick-results { --overtrick-accent: navy; }\novertrick-results::part(heading) { background: lavender; }")}
<h2>${say(words.policy)}</h2>
<p>${say(words.policyLead)}</p>
<p>${say(words.versions)}</p>`;
}

export function embedPages(): Plugin {
  return {
    name: "overtrick-embed-pages",
    apply: "build",
    generateBundle() {
      for (const { name, file, words, elements } of languages) {
        const links = languages.map(
          (other) =>
            `<a href="./${other.file}" lang="${other.name}" hreflang="${other.name}"${other.name === name ? ' aria-current="page"' : ""}>${other.own}</a>`,
        );
        const source = `<!doctype html>
<html lang="${name}">
<head>
<meta charset="utf-8" />
${policyMeta(policy)}
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<title>${escape(words.title)}</title>
<link rel="icon" href="./favicon.svg" type="image/svg+xml" />
<link rel="stylesheet" href="./embed.css" />
${module}
</head>
<body>
<header><a href="./">Overtrick</a> <nav aria-label="${escape(words.languages)}">${links.join(" ")}</nav></header>
<main>
${body(words, elements, name)}
</main>
</body>
</html>
`;
        this.emitFile({ type: "asset", fileName: file, source });
      }
    },
  };
}
