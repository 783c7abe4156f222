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
import { frameSection, moduleLine, sections } from "./embed-sections";
import { code, escape, list, say } from "./markup";
import { policy, policyMeta } from "./site-head";

const languages = [
  { name: "en", own: "English", file: "embed.html", words: embedEn, elements: elementsEn },
  { name: "nl", own: "Nederlands", file: "embed.nl.html", words: embedNl, elements: elementsNl },
  { name: "da", own: "Dansk", file: "embed.da.html", words: embedDa, elements: elementsDa },
  { name: "sv", own: "Svenska", file: "embed.sv.html", words: embedSv, elements: elementsSv },
];

const parts = [
  ...[
    "title",
    "scroller",
    "table",
    "caption",
    "heading",
    "sort",
    "row",
    "cell",
    "name",
    "number",
    "more",
    "notes",
  ],
  ...["message", "fields", "field", "label", "input", "answer", "figure", "findings"],
];

function body(words: EmbedWords, elements: ElementWords, locale: string): string {
  return `<h1>${say(words.title)}</h1>
<p>${say(words.lead)}</p>
<p>${say(words.bring)}</p>
${code(moduleLine)}
<p>${say(words.values)}</p>
${sections(words, elements, locale)}
<h2>${say(words.look)}</h2>
<p>${say(words.lookLead)}</p>
${list(words.property, words.meaning, [
  ["--overtrick-accent", words.accent],
  ["--overtrick-ink", words.ink],
  ["--overtrick-paper", words.paper],
  ["--overtrick-line", words.line],
  ["--overtrick-font", words.font],
  ["--overtrick-width", words.width],
])}
<p>${say(words.part)}: ${parts.map((part) => `<code>${part}</code>`).join(", ")}. ${say(words.partsOf)}</p>
${code("overtrick-results { --overtrick-accent: navy; }\novertrick-results::part(heading) { background: lavender; }")}
${frameSection(words, locale)}
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
${moduleLine}
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
