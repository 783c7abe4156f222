/** Tables of figures that the reader sorts by their headings, with the first rows or all of them. */
import { askedRows } from "./asked";
import { figureIn, sorted } from "./table-data";
import type { ResultsData, TableData } from "./table-data";
import { make } from "./place";
import type { Place } from "./place";

interface Order {
  column: number;
  descending: boolean;
}

export class SortedTables {
  readonly #at: Place;
  readonly #orders = new Map<number, Order>();
  #data: ResultsData = { title: "", tables: [] };
  #all = false;
  #told = "";
  #fault = "";
  readonly #sizes = new ResizeObserver((seen) =>
    seen.forEach(({ target }) => measure(target as HTMLElement)),
  );

  constructor(at: Place) {
    this.#at = at;
  }

  /** `fault`: what whoever made the page asked for and nobody knows. */
  show(data: ResultsData, fault = ""): void {
    this.#data = data;
    this.#fault = fault;
    this.#sizes.disconnect();
    const { title, tables, notes = [], findings = [] } = data;
    const parts: Node[] = fault === "" ? [] : [make("p", { part: "message", role: "status" }, fault)];
    if (title !== "") parts.push(make("h2", { part: "title" }, title));
    tables.forEach((table, index) => parts.push(this.#table(table, index, title)));
    const most = this.#most();
    const rows = tables.reduce((sum, table) => sum + table.rows.length, 0);
    if (!this.#all && tables.some((table) => table.rows.length > most)) parts.push(this.#more(rows));
    parts.push(...listed("notes", notes), ...listed("findings", findings));
    this.#at.root.replaceChildren(...parts);
    const told = `${tables.length} ${rows}`;
    if (told !== this.#told) this.#at.tell("ready", { tables: tables.length, rows });
    this.#told = told;
  }

  #more(rows: number): HTMLElement {
    const more = make("button", { type: "button", part: "more", class: "more" });
    more.textContent = this.#at.words.showAll(this.#at.numbers.whole(rows));
    more.addEventListener("click", () => {
      this.#all = true;
      this.show(this.#data, this.#fault);
      this.#at.root.querySelector<HTMLElement>("[part~=sort]")?.focus();
    });
    return more;
  }

  /** How many rows of a table are shown at first. */
  #most(): number {
    return askedRows(this.#at.element);
  }

  #table(table: TableData, index: number, title: string): HTMLElement {
    const order = this.#orders.get(index);
    const rows = order ? sorted(table, order.column, order.descending, this.#at.locale) : table.rows;
    const name = table.caption || title || this.#at.words.results;
    const headings = table.columns.map(({ heading, numeric }, column) => {
      const direction = order?.descending === true ? "descending" : "ascending";
      return make(
        "th",
        {
          scope: "col",
          part: "heading",
          class: classOf(numeric, column, column === table.named ? "named" : ""),
          "aria-sort": order?.column === column ? direction : undefined,
        },
        this.#sortButton(table, index, column, heading, order),
      );
    });
    const shown = this.#all ? rows : rows.slice(0, this.#most());
    // No landmark: a page may show many tables, and of the same evening.
    const scroller = make(
      "div",
      { class: "scroller", part: "scroller", role: "group", tabindex: "0", "aria-label": name },
      make(
        "table",
        { part: "table" },
        make(
          "caption",
          { part: "caption", class: table.caption === "" ? "hidden" : "" },
          make("span", {}, name),
        ),
        make("thead", {}, make("tr", {}, ...headings)),
        make("tbody", {}, ...shown.map((row) => rowOf(row, table))),
      ),
    );
    scroller.addEventListener("scroll", () => scroller.style.setProperty("--behind", paperBehind(scroller)));
    this.#sizes.observe(scroller);
    return scroller;
  }

  #sortButton(table: TableData, index: number, column: number, heading: string, order?: Order): HTMLElement {
    const here = order?.column === column;
    const arrow = here ? (order.descending ? "\u00a0↓" : "\u00a0↑") : "";
    const button = make("button", { type: "button", part: "sort" }, heading || String(column + 1));
    button.append(make("span", { "aria-hidden": "true" }, arrow));
    button.addEventListener("click", () => {
      // The best first: places and names upwards, figures downwards.
      const first = column > 0 && table.columns[column]?.numeric === true;
      const descending = here ? !order.descending : first;
      this.#orders.set(index, { column, descending });
      this.show(this.#data, this.#fault);
      this.#at.root.querySelectorAll("table")[index]?.querySelectorAll("button")[column]?.focus();
      this.#at.tell("sort", { column, descending });
    });
    return button;
  }
}

/** Sentences below the tables. */
const listed = (name: "notes" | "findings", sentences: readonly string[]): Node[] =>
  sentences.length === 0
    ? []
    : [make("ul", { part: name, class: name }, ...sentences.map((text) => make("li", {}, text)))];

/** The first column stays, whatever is in it. */
const classOf = (numeric: boolean, column: number, more = ""): string =>
  [numeric ? "number" : "", column === 0 ? "first" : "", more].filter((name) => name !== "").join(" ");

/** What its caption may take, and how far from the edge the names stay: behind the first column. */
function measure(scroller: HTMLElement): void {
  scroller.style.setProperty("--room", `${scroller.clientWidth}px`);
  scroller.style.setProperty(
    "--beside",
    `${scroller.querySelector("th")?.getBoundingClientRect().width ?? 0}px`,
  );
}

/** The colour of the paper below an element, whoever gave it: what stays while the rest scrolls needs it. */
function paperBehind(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement ?? hostOf(at)) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^rgba|\/|transparent/u.test(backgroundColor)) return backgroundColor;
  }
  return "Canvas";
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

function rowOf(cells: readonly string[], table: TableData): HTMLElement {
  const row = make("tr", { part: "row" });
  table.columns.forEach(({ numeric, heading }, column) => {
    const text = cells[column] ?? "";
    const share = heading === "%" ? figureIn(text) : null;
    const attributes = { class: classOf(numeric, column), part: numeric ? "cell number" : "cell" };
    const cell =
      column === table.named
        ? make("th", { ...attributes, scope: "row", part: "cell name" }, text)
        : make("td", attributes, text);
    if (share !== null && share >= 0 && share <= 100) {
      cell.classList.add("share");
      cell.style.setProperty("--share", `${share}%`);
    }
    row.append(cell);
  });
  return row;
}
