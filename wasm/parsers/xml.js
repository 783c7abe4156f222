// What the package takes of saxes: a streaming XML parser that fetches nothing and expands no entity of a
// document's own.
export { SaxesParser } from "saxes";
