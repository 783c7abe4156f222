/** The head and foot of every printed page: the event, the view, the page. Browsers without margin boxes print without. */

let sheet: CSSStyleSheet | undefined;

export function printHeads(heads: { left: string; right: string } | null): void {
  if (!sheet) {
    if (!heads) return;
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(heads ? rules(heads.left, heads.right) : "");
}

function rules(left: string, right: string): string {
  const font = "font: 8pt system-ui, sans-serif; color: #444";
  return `@page {
    @top-left { content: ${quoted(left)}; ${font} }
    @top-right { content: ${quoted(right)}; ${font} }
    @bottom-right { content: counter(page) " / " counter(pages); ${font} }
  }`;
}

/** A text as CSS writes it: what could end the string is written by its number. */
function quoted(text: string): string {
  return `"${text.replace(/["\\\n\r\f<>]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16) ?? ""} `)}"`;
}
