/** Serves the page with the views straight from their sources. */
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const packageFolder = here("../../../dist/package/");

export async function serveViews(): Promise<{ address: string; close(): Promise<void> }> {
  const server = await createServer({
    configFile: false,
    root: here("."),
    logLevel: "error",
    cacheDir: here("../../../build/views-page"),
    resolve: {
      alias: [
        { find: /^overtrick$/u, replacement: `${packageFolder}index.js` },
        { find: /^overtrick\/(.*)$/u, replacement: `${packageFolder}$1` },
      ],
    },
    server: { host: "127.0.0.1", port: 0, hmr: false, fs: { allow: [here("../../..")] } },
  });
  await server.listen();
  return { address: server.resolvedUrls?.local[0] ?? "", close: () => server.close() };
}
