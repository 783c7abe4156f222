// The small server behind npm start: right types, nothing from outside its folder.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serve } from "../../web/tools/serve.mjs";

const folder = mkdtempSync(join(tmpdir(), "overtrick-serve-"));
let server: Awaited<ReturnType<typeof serve>>;

/** Unlike fetch, sends the path as it stands. */
const get = (path: string, method = "GET") =>
  new Promise<{ status: number | undefined; type: string | undefined; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(server.address);
    const asked = request({ hostname, port, path, method }, (answer) => {
      let body = "";
      answer.setEncoding("utf8").on("data", (part: string) => (body += part));
      answer.on("end", () =>
        resolve({ status: answer.statusCode, type: answer.headers["content-type"], body }),
      );
    });
    asked.on("error", reject).end();
  });

beforeAll(async () => {
  mkdirSync(join(folder, "site/deep"), { recursive: true });
  writeFileSync(join(folder, "site/index.html"), "page");
  writeFileSync(join(folder, "site/deep/a.wasm"), "wasm");
  writeFileSync(join(folder, "secret.txt"), "secret");
  symlinkSync(join(folder, "secret.txt"), join(folder, "site/link.txt"));
  server = await serve(join(folder, "site"), { prefix: "/club/" });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ["/club/", 200, "text/html; charset=utf-8", "page"],
  ["/club/?a=b", 200, "text/html; charset=utf-8", "page"],
  ["/club/deep/a.wasm", 200, "application/wasm", "wasm"],
])("%s is served", async (path, status, type, body) => {
  expect(await get(path)).toEqual({ status, type, body });
});

test.each([
  "/",
  "/club/deep/",
  "/club/nothing.js",
  "/club/../secret.txt",
  "/club/%2e%2e/secret.txt",
  "/club/..%2fsecret.txt",
  "/club/deep/../../secret.txt",
  "/club//etc/passwd",
  "/club/link.txt",
  "/club/%00",
  "/club/%zz",
  "//",
])("%s is not", async (path) => {
  expect(await get(path)).toMatchObject({ status: 404, body: "Not found\n" });
});

test("only reading is allowed", async () => {
  expect((await get("/club/", "POST")).status).toBe(404);
  expect(await get("/club/", "HEAD")).toMatchObject({ status: 200, body: "" });
});
