/** A club's own server beside the site that has the elements: pages and files by their path, all under one policy. */
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";
import type { Stage, Visit } from "./browser";
import { serveSite } from "./server.mjs";

export interface ClubSite {
  /** Files of the club, by their path; `policy` goes with each. */
  files: Map<string, { type: string; body: string | Uint8Array }>;
  policy: string;
  address: string;
  /** The site that has the elements, which lets other sites use them. */
  site: { origin: string; address: string };
  /** Opens a bare page of the club's with this inside. */
  page: (body: string, options?: Parameters<Stage["open"]>[1] & { lang?: string }) => Promise<Visit>;
  /** The line that brings the elements in. */
  moduleLine: (address?: string) => string;
  /** A policy that allows the elements' server and no more. */
  strict: (more?: string) => string;
}

export function clubSite(open: Stage["open"]): ClubSite {
  let server: Server;
  let site: Awaited<ReturnType<typeof serveSite>>;
  const club: ClubSite = {
    files: new Map(),
    policy: "",
    address: "",
    site: { origin: "", address: "" },
    page(body, options = {}) {
      const { lang = "en", ...rest } = options;
      const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Club</title><link rel="icon" href="data:,"></head><body>${body}</body></html>`;
      club.files.set("/page.html", { type: "text/html; charset=utf-8", body: html });
      return open("/page.html", { address: club.address, wait: false, ...rest });
    },
    moduleLine: (address = `${club.site.address}elements/overtrick-elements.js`) =>
      `<script type="module" src="${address}"></script>`,
    strict: (more = "") =>
      `default-src 'none'; script-src ${club.site.origin} ${more}; connect-src ${club.site.origin} 'self'; img-src data:`,
  };
  beforeAll(async () => {
    site = await serveSite({ open: true });
    club.site = site;
    server = createServer((request, response) => {
      const file = club.files.get(request.url ?? "");
      response.writeHead(file ? 200 : 404, {
        "Content-Type": file?.type ?? "text/plain",
        ...(club.policy === "" ? {} : { "Content-Security-Policy": club.policy }),
      });
      response.end(file?.body ?? "");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    club.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await site.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return club;
}
