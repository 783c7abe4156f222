/** Brings a tab to the middle of its bar, which may be wider than the screen; the page itself stays where it is. */
export function showTab(tab: HTMLElement | null): void {
  const bar = tab?.closest("ul");
  if (!tab || !bar) return;
  const [of, at] = [bar.getBoundingClientRect(), tab.getBoundingClientRect()];
  bar.scrollLeft += at.left + at.width / 2 - (of.left + of.width / 2);
}
