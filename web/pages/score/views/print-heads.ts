/**
 * The printed page of a view: A4, upright or on its side, with the event, the view and the page number on every page.
 * Browsers without margin boxes print the same without heads.
 */

export interface PrintedPage {
  left: string;
  right: string;
  landscape: boolean;
}

let sheet: CSSStyleSheet | undefined;
let written = "";

export function setPrintedPage(page: PrintedPage | null): void {
  if (!sheet) {
    if (!page) return;
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  const wanted = page ? rules(page) : "";
  // A sheet that is replaced has the browser look at every element again.
  if (wanted !== written) sheet.replaceSync(wanted);
  written = wanted;
}

function rules({ left, right, landscape }: PrintedPage): string {
  const font = "font: 8pt system-ui, sans-serif; color: #444";
  return `@page {
    size: A4 ${landscape ? "landscape" : "portrait"};
    margin: ${landscape ? "15mm 10mm 12mm" : "16mm 12mm 14mm"};
    @top-left { content: ${quoted(left)}; ${font} }
    @top-right { content: ${quoted(right)}; ${font} }
    @bottom-right { content: counter(page) " / " counter(pages); ${font} }
  }`;
}

/** A text as CSS writes it: what could end the string is written by its number. */
function quoted(text: string): string {
  return `"${text.replace(/["\\\n\r\f<>]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16) ?? ""} `)}"`;
}
