/** The single file: script, style, icon, wasm and worker inside one page, with a policy that names them by their hash. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin, Rollup } from "vite";
import { policyMeta, putFirst } from "./site-head";

const virtual = "virtual:overtrick-wasm";

/**
 * The wasm as base64, once. The addresses of the wasm file in the package's own code lead nowhere in a single file and
 * become empty; the page hands the bytes over itself.
 */
export function inlineWasm(file: string | null): Plugin {
  return {
    name: "overtrick-inline-wasm",
    enforce: "pre",
    resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
    load(id) {
      if (id !== `\0${virtual}`) return null;
      return `export default ${JSON.stringify(file ? readFileSync(file).toString("base64") : "")};`;
    },
    transform(code, id) {
      if (!id.includes("/dist/package/")) return null;
      return code.replace(
        /new URL\((["'])(?:\.\/)?overtrick(?:-score|-rate)?\.wasm\1,\s*import\.meta\.url\)/gu,
        'new URL("about:blank")',
      );
    },
  };
}

export function singleFile(icon: string): Plugin {
  return {
    name: "overtrick-single-file",
    apply: "build",
    enforce: "post",
    // After Vite has finished the page and its imports.
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const page = Object.values(bundle).find((file) => file.fileName.endsWith(".html"));
        if (page?.type !== "asset") throw new Error("the single file has no page");
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const html = pageOf(
          String(page.source),
          inline(
            chunks.map(({ code }) => code),
            "script",
          ),
          inline(sheets(bundle), "style"),
          icon,
        );
        for (const name of Object.keys(bundle)) delete bundle[name];
        this.emitFile({ type: "asset", fileName: "overtrick.html", source: html });
      },
    },
  };
}

function pageOf(page: string, script: string, style: string, icon: string): string {
  return putFirst(page, [policyMeta(policyOf(script, style))])
    .replace(/\s*<script type="module"[^>]*><\/script>/u, "")
    .replace(/\s*<link rel="stylesheet"[^>]*>/gu, "")
    .replace(/\s*<link rel="icon"[^>]*>/u, "")
    .replace("</head>", () => `${iconLink(icon)}\n<style>${style}</style>\n</head>`)
    .replace("</body>", () => `<script type="module">${script}</script>\n</body>`);
}

function sheets(bundle: Rollup.OutputBundle): string[] {
  return Object.values(bundle)
    .filter((file) => file.type === "asset")
    .filter(({ fileName }) => fileName.endsWith(".css"))
    .map(({ source }) => String(source));
}

/** One text that cannot end its own element. */
function inline(parts: string[], element: "script" | "style"): string {
  if (parts.length !== 1) throw new Error(`the single file needs one ${element}, not ${parts.length}`);
  return (parts[0] ?? "").trim().replaceAll(`</${element}`, `<\\/${element}`).replaceAll("<!--", "\\x3c!--");
}

function policyOf(script: string, style: string): string[] {
  const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  return [
    "default-src 'none'",
    `script-src ${hash(script)} 'wasm-unsafe-eval'`,
    `style-src ${hash(style)}`,
    "worker-src blob:",
    "img-src data:",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'none'",
  ];
}

function iconLink(file: string): string {
  return `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml;base64,${readFileSync(file).toString("base64")}">`;
}
