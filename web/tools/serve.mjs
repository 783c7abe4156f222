// A small static server for the built site, on this machine only.
//   const { address, close } = await serve("dist/site")
import { createReadStream, existsSync, realpathSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, sep } from "node:path";

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
};

/** The file that an address means, or undefined when there is none inside the folder. */
function fileFor(folder, url, prefix) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return undefined;
  }
  if (!path.startsWith(prefix) || path.includes("\0")) return undefined;
  let file = join(folder, path.slice(prefix.length));
  if (existsSync(file) && statSync(file).isDirectory()) file = join(file, "index.html");
  if (!existsSync(file)) return undefined;
  const real = realpathSync(file);
  return real.startsWith(folder + sep) ? real : undefined;
}

/** Serves `folder` below `prefix` on 127.0.0.1; port 0 means any free one. */
export async function serve(folder, { port = 0, prefix = "/" } = {}) {
  const top = realpathSync(folder);
  const server = createServer((request, response) => {
    const file =
      request.method === "GET" || request.method === "HEAD" ? fileFor(top, request.url, prefix) : undefined;
    if (!file) {
      response.writeHead(404, { "content-type": types[".txt"] }).end("Not found\n");
      return;
    }
    response.writeHead(200, {
      "content-type": types[extname(file)] ?? "application/octet-stream",
      "content-length": statSync(file).size,
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
    });
    if (request.method === "HEAD") response.end();
    else createReadStream(file).pipe(response);
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { address: `http://127.0.0.1:${server.address().port}${prefix}`, close };
}
