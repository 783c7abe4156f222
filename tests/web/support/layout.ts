/** What is wrong with the layout of what is on the screen, measured in the page itself. */
import type { Page } from "playwright-core";

/**
 * Sideways scrolling of the page; text that is cut off or runs out of its box, outside of what scrolls by itself; text
 * and controls that lie on each other.
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

    // --- On each other
    interface Box {
      element: Element;
      layer: Element | null;
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    /** Bars that stay while the rest scrolls lie above it on purpose. */
    const layerOf = (element: Element): Element | null => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (/fixed|sticky|absolute/u.test(getComputedStyle(at).position)) return at;
      return null;
    };
    /** What of a box can be seen, behind the edges of all that clips it. */
    const seen = (element: Element, { left, right, top: upper, bottom }: DOMRect): Box | null => {
      const box = { element, layer: null, left, right, top: upper, bottom };
      for (let at: Element | null = element.parentElement; at; at = at.parentElement) {
        if (getComputedStyle(at).overflow === "visible") continue;
        const edge = at.getBoundingClientRect();
        box.left = Math.max(box.left, edge.left);
        box.right = Math.min(box.right, edge.right);
        box.top = Math.max(box.top, edge.top);
        box.bottom = Math.min(box.bottom, edge.bottom);
      }
      return box.right - box.left > 1 && box.bottom - box.top > 1 ? box : null;
    };
    const boxes: Box[] = [];
    const put = (element: Element, rect: DOMRect): void => {
      const box = seen(element, rect);
      if (box) boxes.push({ ...box, layer: layerOf(element) });
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
