// The site behind a plain web server, in any folder of it: http://127.0.0.1:PORT/club/bridge/. Besides the site it
// has /empty.html, the page with nothing on it that loading times are held against.
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

export const dist = fileURLToPath(new URL("../../../dist/", import.meta.url));

const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** The build's own files, which no test changes: a page asks for dozens of them, and every test for a page. */
const kept = new Map();

/** @param {string} path */
function fileOf(path) {
  if (!path.startsWith(dist)) return readFile(path);
  if (!kept.has(path)) kept.set(path, readFile(path));
  return /** @type {Promise<Buffer>} */ (kept.get(path));
}

const empty =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty</title></head><body></body></html>';

/**
 * @param {{ folder?: string, wasmType?: string, site?: string, open?: boolean }} [options] folder: where the site lies, as "/" or
 *   "/club/bridge/"; site: the files, where they are not those of the build; open: other sites may use them
 * @returns {Promise<{ address: string, origin: string, requests: string[], close: () => Promise<void> }>}
 */
export async function serveSite({
  folder = "/",
  wasmType = types[".wasm"],
  site = join(dist, "site"),
  open = false,
} = {}) {
  /** @type {string[]} */
  const requests = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
    requests.push(path);
    const send = (
      /** @type {number} */ status,
      /** @type {string} */ type,
      /** @type {string | Buffer} */ body,
    ) => {
      response.writeHead(status, {
        "Content-Type": type,
        "Cache-Control": "max-age=60",
        ...(open ? { "Access-Control-Allow-Origin": "*" } : {}),
      });
      response.end(body);
    };
    if (path === "/empty.html") return send(200, types[".html"], empty);
    if (!path.startsWith(folder)) return send(404, "text/plain", "Not here");
    const name = path.slice(folder.length) || "index.html";
    const kind = /** @type {keyof typeof types} */ (extname(name));
    fileOf(join(site, normalize(`/${name}`))).then(
      (body) => send(200, kind === ".wasm" ? wasmType : (types[kind] ?? "application/octet-stream"), body),
      () => send(404, "text/plain", "Not here"),
    );
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const port = /** @type {import("node:net").AddressInfo} */ (server.address()).port;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    address: origin + folder,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
