/** What the page says where no script may run: it cannot know the reader's language, so it says it in all. */
import type { Plugin } from "vite";
import { elementsDa } from "../i18n/elements/da";
import { elementsEn } from "../i18n/elements/en";
import { elementsNl } from "../i18n/elements/nl";
import { elementsSv } from "../i18n/elements/sv";
import { say } from "./markup";

const languages = { en: elementsEn, nl: elementsNl, da: elementsDa, sv: elementsSv };

const noScript = Object.entries(languages)
  .map(([name, words]) => `<p lang="${name}">${words.noScript}</p>`)
  .join("");

/** What a frame says when nothing has taken its place: no script, or a sandbox that keeps it from its own files. */
export const noFrame = Object.entries(languages)
  .map(([name, words]) => `<p lang="${name}">${words.noScript} ${say(words.noFrame)}</p>`)
  .join("");

export function noScriptWords(): Plugin {
  return {
    name: "overtrick-no-script",
    apply: "build",
    transformIndexHtml: (html) => {
      if (!html.includes("<noscript></noscript>")) throw new Error("index.html has no place for noscript");
      return html.replace("<noscript></noscript>", () => `<noscript>${noScript}</noscript>`);
    },
  };
}
