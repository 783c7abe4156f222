/** A file that a page names by its address. */

/** An evening, and a season too, is well below it. */
const largest = 8 * 1024 * 1024;

/** Thrown where the file did not come; the server's number for why, where it gave one. */
export class NotFetched extends Error {
  readonly status: number | null;

  constructor(address: URL, status: number | null, why: string) {
    super(`${address.href}: ${why}`);
    this.status = status;
  }
}

export async function fetchBytes(address: URL): Promise<{ bytes: Uint8Array; name: string }> {
  const response = await fetch(address).catch((error: unknown) => {
    throw new NotFetched(address, null, String(error));
  });
  const { ok, status, statusText } = response;
  if (!ok) throw new NotFetched(address, status, `${status} ${statusText}`.trim());
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length > largest) throw new Error("too large");
  return { bytes, name: address.pathname.split("/").pop() ?? "" };
}
