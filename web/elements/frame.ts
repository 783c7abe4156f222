/**
 * One element in a page of its own, for sites that allow no scripts: `frame.html?element=results&src=monday.html&lang=da`.
 * The address names the element and its attributes; the page around it hears how high it is, if it listens.
 */
import "./index";
import { languageOf, wordsOf } from "./language";

const names = ["results", "expected", "nett", "ranking"];
const properties = ["accent", "ink", "paper", "line", "width"];

/** Those that it knows, and no other: an address is written by anybody. */
const attributesOf = ({ constructor }: HTMLElement): readonly string[] =>
  (constructor as typeof HTMLElement & { observedAttributes?: readonly string[] }).observedAttributes ?? [];

function frame(asked: URLSearchParams): void {
  const lang = asked.get("lang");
  if (lang !== null) document.documentElement.lang = lang;
  const wanted = (asked.get("element") ?? "results").trim().toLowerCase();
  const known = names.includes(wanted);
  const element = document.createElement(known ? `overtrick-${wanted}` : "p");
  if (!known)
    element.textContent = wordsOf(languageOf(lang ?? "")).unknownElement(
      wanted.slice(0, 40),
      names.join(", "),
    );
  for (const attribute of attributesOf(element)) {
    const value = asked.get(attribute);
    if (value !== null) element.setAttribute(attribute, value);
  }
  for (const property of properties) {
    const value = asked.get(property);
    if (value !== null) element.style.setProperty(`--overtrick-${property}`, value);
  }
  document.body.replaceChildren(element);
  if (window.parent === window) return;
  new ResizeObserver(() => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    // To whoever framed it: a height is no secret.
    window.parent.postMessage({ overtrick: "height", height }, "*");
  }).observe(document.documentElement);
}

frame(new URLSearchParams(location.search));
