/** Whether a file is text as one would paste it. */
export function isText({ name, type }: File): boolean {
  return type === "text/plain" || /\.(?:txt|tsv)$/iu.test(name);
}
