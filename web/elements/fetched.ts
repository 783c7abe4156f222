/** A file that a page names by its address. */

/** An evening, and a season too, is well below it. */
const largest = 8 * 1024 * 1024;

export async function fetchBytes(address: URL): Promise<{ bytes: Uint8Array; name: string }> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length > largest) throw new Error("too large");
  return { bytes, name: address.pathname.split("/").pop() ?? "" };
}
