/** The head of the site's page: what the browser may do, and what it should fetch at once. */
import type { Plugin } from "vite";

export const policy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'none'",
];

export function policyMeta(rules: string[]): string {
  return `<meta http-equiv="Content-Security-Policy" content="${rules.join("; ")}" />`;
}

/** What makes the site one that can be installed; a file on the disk needs none of it. */
const installable = [
  '<meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)" />',
  '<meta name="theme-color" content="#0b0e0c" media="(prefers-color-scheme: dark)" />',
  '<link rel="manifest" href="./overtrick.webmanifest" />',
  '<link rel="apple-touch-icon" href="./icons/touch-180.png" />',
];

/** Puts tags right behind the character set, ahead of everything they govern. */
export function putFirst(html: string, tags: string[]): string {
  const charset = '<meta charset="utf-8" />';
  if (!html.includes(charset)) throw new Error("index.html does not begin with its character set");
  return html.replace(charset, () => [charset, ...tags].join("\n    "));
}

/**
 * The wasm is asked for while the script is still on its way. Painting waits for the script (it is small), so that a
 * page that was chosen dark never flashes white.
 */
export function siteHead(): Plugin {
  return {
    name: "overtrick-site-head",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const wasm = Object.keys(bundle ?? {}).find((name) => /overtrick-first\b.*\.wasm$/u.test(name));
        if (!wasm) throw new Error("the page's bundle has no wasm: build the package first");
        const page = html
          .replace('<script type="module"', '<script type="module" blocking="render"')
          .replace("</head>", () => [...installable.map((tag) => `  ${tag}`), "</head>"].join("\n  "));
        return putFirst(page, [
          policyMeta(policy),
          `<link rel="preload" as="fetch" type="application/wasm" href="./${wasm}" crossorigin />`,
        ]);
      },
    },
  };
}
