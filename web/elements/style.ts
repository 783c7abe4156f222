/**
 * What all elements look like. The page's own font and colours shine through; custom properties and parts change the
 * rest. A constructed sheet, because a strict policy refuses a style element even in a shadow tree.
 */
const css = `
:host {
  --line: var(--overtrick-line, color-mix(in srgb, currentColor 22%, transparent));
  /* Green, and of the text around it as much as keeps it apart from the paper, light or dark. */
  --accent: var(--overtrick-accent, color-mix(in srgb, #0b6b43 60%, currentColor));
  display: block;
  /* All our languages run to the right; on a page that does not, a sign would go behind its figure. */
  direction: ltr;
  color: var(--overtrick-ink, inherit);
  background: var(--overtrick-paper, transparent);
  font-family: var(--overtrick-font, inherit);
  font-variant-numeric: tabular-nums;
}
:host([hidden]) { display: none }
.scroller { overflow-x: auto }
table { border-collapse: collapse; width: 100%; max-width: var(--overtrick-width, 48rem) }
caption { padding: 0.25em 0; font-weight: 600; text-align: start }
/* A caption is as wide as its table; what it says stays in sight while that scrolls. */
caption span { position: sticky; left: 0; display: inline-block; max-width: var(--room, 100%) }
th, td { padding: 0.3em 0.6em; border-bottom: 1px solid var(--line); text-align: start; vertical-align: baseline }
th { font-weight: inherit }
/* A word that is wider than any table breaks; others do not. */
td, tbody th { max-width: 20rem; overflow-wrap: break-word }
/* The place, and whose row it is, stay while the figures scroll. */
.scroller { scroll-padding-left: calc(var(--beside, 0px) + 9rem) }
.scroller :is(.first, .named, tbody th) { position: sticky; z-index: 1; left: 0; background: var(--behind, transparent) }
.scroller :is(.named, tbody th):not(.first) { left: var(--beside, 0px) }
.scroller tbody th { min-width: min(8.5rem, 40vw); max-width: min(20rem, 40vw) }
h2, caption { overflow-wrap: anywhere }
thead th { border-bottom-width: 2px; font-weight: 600; vertical-align: bottom }
.number { text-align: end; white-space: nowrap }
/* A thin line below the figure, as long as its share of the cell. */
.share { background: linear-gradient(var(--accent), var(--accent)) right bottom / var(--share, 0%) 3px no-repeat }
button {
  min-width: 24px; min-height: 24px; padding: 0; border: 0; background: none; color: inherit; font: inherit; text-align: inherit;
  cursor: pointer;
}
button:hover { text-decoration: underline }
:is(button, input, .scroller, .answer):focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
.more { min-height: 44px; text-decoration: underline }
.notes { margin: 0.5em 0; padding: 0; list-style: none; font-size: 0.9375em; overflow-wrap: anywhere }
.fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: 0.75em 1em }
.field { display: grid; align-content: end; gap: 0.25em }
input {
  box-sizing: border-box; width: 100%; min-height: 44px; padding: 0.25em 0.5em; border: 1px solid currentColor;
  border-radius: 4px; background: transparent; color: inherit; font: inherit;
}
input[aria-invalid="true"] { border-width: 2px; border-style: dashed }
.answer { margin: 1em 0 0.5em; overflow-x: auto }
.figure { font-size: 1.75em; font-weight: 650; white-space: nowrap }
.findings { margin: 0.5em 0; padding-inline-start: 1.25em }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
@media (max-width: 30rem) {
  th, td { padding-inline: 0.25em }
  thead th { font-size: 0.875em }
  tbody .number { font-size: 0.9375em }
}
@media print { caption span { max-width: none } .scroller :is(th, td) { position: static !important } .more { display: none } table { max-width: none } tr { break-inside: avoid } }
`;

let made: CSSStyleSheet | undefined;

export function elementSheet(): CSSStyleSheet {
  if (!made) {
    made = new CSSStyleSheet();
    made.replaceSync(css);
  }
  return made;
}
