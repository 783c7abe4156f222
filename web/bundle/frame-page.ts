/** `frame.html` beside the elements: one of them in a page of its own, for an iframe. */
import type { Plugin } from "vite";
import { noFrame } from "./no-script";
import { policyMeta } from "./site-head";

/** Files of the same server only: an address that somebody made up shows nothing of anybody else's. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
];

export function framePage(): Plugin {
  return {
    name: "overtrick-frame-page",
    apply: "build",
    generateBundle() {
      const source = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
${policyMeta(policy)}
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Overtrick</title>
<link rel="icon" href="data:," />
<link rel="stylesheet" href="./frame.css" />
<script type="module" src="./overtrick-frame.js"></script>
</head>
<body><div class="unseen">${noFrame}</div></body>
</html>
`;
      this.emitFile({ type: "asset", fileName: "frame.html", source });
      this.emitFile({
        type: "asset",
        fileName: "frame.css",
        source: [
          'body{margin:0;padding:4px;font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}',
          "code{display:inline-block}",
          // Whoever waits for the script need not read what is said without it.
          ".unseen{animation:seen 0s 4s both}",
          "@keyframes seen{from{visibility:hidden}}",
          "@media (scripting:none){.unseen{animation:none}}",
          "",
        ].join("\n"),
      });
    },
  };
}
