/** HTML out of text. */

export const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** For a value between double quotes. */
export const quoted = (text: string): string => escape(text).replaceAll('"', "&quot;");

/** A sentence of a dictionary; what stands between backquotes is code. */
export const say = (text: string): string => escape(text).replace(/`([^`]*)`/gu, "<code>$1</code>");

/** Lines to copy. */
export const code = (text: string): string => `<pre tabindex="0"><code>${escape(text)}</code></pre>`;

/** A table of names and what they mean. */
export function list(kind: string, meaning: string, rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(
    ([name, text]) => `<tr><th scope="row"><code>${escape(name)}</code></th><td>${say(text)}</td></tr>`,
  );
  return `<div class="scroller"><table><thead><tr><th scope="col">${say(kind)}</th><th scope="col">${say(meaning)}</th></tr></thead>
<tbody>${lines.join("\n")}</tbody></table></div>`;
}
