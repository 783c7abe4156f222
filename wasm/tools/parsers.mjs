// Bundles the parsers of other programs' files into dist/package, so that the package needs nothing at run
// time and a page fetches a parser only when such a file comes.
import { readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "./steps.mjs";

const fromModules = (name) => inRoot("node_modules", name);

/** mdb-reader takes Buffer for granted; here it imports it, and leaves the page's globals alone. */
const importBuffer = {
  name: "import-buffer",
  transform(code, id) {
    if (!id.includes("/mdb-reader/") || !/\bBuffer\b/.test(code)) return null;
    return { code: `import { Buffer } from "buffer";\n${code}`, map: null };
  },
};

const without = ["browserify-aes/browser.js", "create-hash", "pako", "fast-xml-parser"];

const bundled = ["saxes", "xmlchars", "mdb-reader", "buffer", "base64-js", "ieee754"];

async function bundle(entry, name, target) {
  const { build } = await import("vite");
  await build({
    configFile: false,
    logLevel: "error",
    root: inRoot("wasm/parsers"),
    plugins: [importBuffer],
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: {
      alias: [
        ...without.map((find) => ({ find, replacement: inRoot("wasm/parsers/none.js") })),
        { find: /^buffer$/, replacement: fromModules("buffer/index.js") },
        { find: /^mdb-reader$/, replacement: fromModules("mdb-reader/lib/browser/index.js") },
      ],
    },
    build: {
      outDir: inRoot(target),
      emptyOutDir: false,
      target: "es2022",
      reportCompressedSize: false,
      lib: { entry: inRoot("wasm/parsers", entry), formats: ["es"], fileName: () => name },
    },
  });
}

/** The licences of what is bundled ask to be handed on with it. */
function writeLicences(target) {
  const texts = bundled.map((name) => {
    const { version, license, author, homepage } = JSON.parse(
      readFileSync(fromModules(`${name}/package.json`), "utf8"),
    );
    let text = "";
    for (const file of ["LICENSE", "LICENSE.md", "LICENCE"]) {
      try {
        text ||= readFileSync(fromModules(`${name}/${file}`), "utf8");
      } catch {
        // The next name.
      }
    }
    text ||= `Copyright ${typeof author === "string" ? author : (author?.name ?? name)}. ${homepage ?? ""}`;
    return `${name} ${version} (${license})\n\n${text.trim()}\n`;
  });
  writeFileSync(inRoot(target, "third-party-licences.txt"), texts.join("\n---\n\n"));
}

export async function bundleParsers(target) {
  await bundle("xml.js", "xml-parser.mjs", target);
  await bundle("access.js", "access-parser.mjs", target);
  writeLicences(target);
}
