/** What is wrong with the layout of what is on the screen, measured in the page itself. */
import type { Page } from "playwright-core";

/**
 * Sideways scrolling of the page; text that is cut off or runs out of its box, outside of what scrolls by itself; words
 * of a table that are broken; text and controls that lie on each other.
 */
export async function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const say = (element: Element): string => {
      const text = (element.textContent || element.getAttribute("aria-label") || "").replace(/\s+/gu, " ");
      return `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}">${text.trim().slice(0, 40)}`;
    };
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) problems.push(`the page scrolls sideways: ${root.scrollWidth}`);

    const scrolls = (element: Element): boolean => /auto|scroll/u.test(getComputedStyle(element).overflowX);
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
      element.closest(".hidden, .skip, option, svg, script, style") === null &&
      getComputedStyle(element).clipPath !== "inset(50%)";

    // A modal dialog is all there is.
    const top: Element = document.querySelector("dialog:modal") ?? document.body;
    const all = [...top.querySelectorAll("*")].filter(isShown);
    const insideScroller = new Set<Element>();
    for (const element of all) {
      const parent = element.parentElement;
      if (parent && (insideScroller.has(parent) || scrolls(parent))) insideScroller.add(element);
    }

    const texts = new Map<Element, DOMRect[]>();
    for (const element of all) {
      const rects = [...element.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || (node.textContent ?? "").trim() === "") return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      });
      if (rects.length > 0) texts.set(element, rects);
    }

    // --- Cut or spilt
    for (const [element, rects] of texts) {
      if (insideScroller.has(element) || scrolls(element) || element.matches("textarea, select")) continue;
      const { display } = getComputedStyle(element);
      const cut = element.scrollWidth - element.clientWidth;
      if (display !== "inline" && cut > 1) problems.push(`cut by ${cut} px: ${say(element)}`);
      if (rects.some((rect) => rect.right > innerWidth + 1 || rect.left < -1))
        problems.push(`outside the page: ${say(element)}`);
    }

    // --- Broken in the middle of a word, though words are not long
    const longWord = 14;
    for (const element of texts.keys()) {
      const cell = element.closest("td, th");
      if (!cell || innerWidth < 390) continue;
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE) continue;
        const text = node.textContent ?? "";
        for (const { index, 0: word } of text.matchAll(/[\p{L}\p{M}]+/gu)) {
          if (word.length > longWord) continue;
          const range = document.createRange();
          // A hyphen that shows only where it parts a word ends the line above.
          range.setStart(node, index + (text[index - 1] === "\u00ad" ? 1 : 0));
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top: upper }) => Math.round(upper)));
          if (lines.size > 1) problems.push(`${word} is broken: ${say(cell)}`);
        }
      }
    }

    // --- On each other
    interface Box {
      element: Element;
      layer: Element | null;
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    type Edges = Omit<Box, "element" | "layer">;
    const within = (one: Edges, other: Edges): Edges => ({
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const layers = new Map<Element, Element | null>();
    /** Bars that stay while the rest scrolls lie above it on purpose. */
    const layerOf = (element: Element | null): Element | null => {
      if (!element) return null;
      let layer = layers.get(element);
      if (layer === undefined) {
        const stays = /fixed|sticky|absolute/u.test(getComputedStyle(element).position);
        layers.set(element, (layer = stays ? element : layerOf(element.parentElement)));
      }
      return layer;
    };
    const everything: Edges = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    const openings = new Map<Element, Edges>();
    /** What an element and all around it let be seen of what is inside. */
    const openingOf = (element: Element | null): Edges => {
      if (!element) return everything;
      let opening = openings.get(element);
      if (!opening) {
        opening = openingOf(element.parentElement);
        if (getComputedStyle(element).overflow !== "visible")
          opening = within(opening, element.getBoundingClientRect());
        openings.set(element, opening);
      }
      return opening;
    };
    const seen = (element: Element, rect: DOMRect): Edges | null => {
      const edges = within(rect, openingOf(element.parentElement));
      return edges.right - edges.left > 1 && edges.bottom - edges.top > 1 ? edges : null;
    };
    const boxes: Box[] = [];
    const put = (element: Element, rect: DOMRect): void => {
      const edges = seen(element, rect);
      if (edges) boxes.push({ element, layer: layerOf(element), ...edges });
    };
    for (const element of all)
      if (element.matches("input, textarea, select")) put(element, element.getBoundingClientRect());
    for (const [element, rects] of texts) for (const rect of rects) put(element, rect);
    boxes.sort((one, other) => one.top - other.top);
    // Lines of text have room above and below the letters; those may touch.
    const [wide, high] = [3, 6];
    boxes.forEach((one, i) => {
      for (let j = i + 1; j < boxes.length; j += 1) {
        const other = boxes[j]!;
        if (other.top > one.bottom - high) break;
        if (one.layer !== other.layer || one.element === other.element) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across > wide && down > high)
          problems.push(`on each other: ${say(one.element)} and ${say(other.element)}`);
      }
    });
    return [...new Set(problems)].slice(0, 8);
  });
}
