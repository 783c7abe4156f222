/**
 * `<overtrick-results>`: a ranking on a club's page. It takes the ordinary table inside it, which is what readers
 * without script see, and shows it sorted as they like; or what `src` names. It computes nothing of a table: points
 * and places are the table's own, so that it needs no WebAssembly. An event that `src` names is scored.
 *
 * @fires overtrick-ready - `{tables, rows}`: results are shown
 * @fires overtrick-sort - `{column, descending}`: the reader sorted by a heading
 * @fires overtrick-error - `{message}`: what `src` names could not be shown
 */
import { ClubElement, make } from "./base";
import { fetchResults } from "./fetched";
import { figureIn, readTables, sorted } from "./table-data";
import type { ResultsData, TableData } from "./table-data";

interface Order {
  column: number;
  descending: boolean;
}

export class OvertrickResults extends ClubElement {
  static readonly observedAttributes = ["src", "rules", "rows"];
  #inside?: MutationObserver;
  #fetched: { address: string; data: ResultsData | "failed" } | null = null;
  readonly #orders = new Map<number, Order>();
  #all = false;
  #told = "";

  override connectedCallback(): void {
    this.#inside = new MutationObserver(() => this.show());
    this.#inside.observe(this, { childList: true, subtree: true, characterData: true });
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#inside?.disconnect();
  }

  attributeChangedCallback(): void {
    if (this.isConnected && this.locale !== "") this.show();
  }

  protected show(): void {
    const src = this.getAttribute("src");
    const data = src === null ? readTables(this) : this.#ofAddress(src);
    if (data === "fetching" || data === "failed") this.#showMessage(data);
    else if (data.tables.length === 0) this.#showOwn(src === null ? "" : this.words.notRead);
    else this.#showTables(data);
  }

  /** What was fetched, or how far it has come. */
  #ofAddress(src: string): ResultsData | "fetching" | "failed" {
    // In its own words: the language is part of what an event looks like.
    const address = `${new URL(src, document.baseURI).href} ${this.getAttribute("rules") ?? ""} ${this.locale}`;
    if (this.#fetched?.address === address) return this.#fetched.data;
    void this.#fetch(src, address);
    return "fetching";
  }

  async #fetch(src: string, address: string): Promise<void> {
    this.#fetched = null;
    const keep = (data: ResultsData | "failed"): void => {
      if (!this.isConnected || this.getAttribute("src") !== src) return;
      this.#fetched = { address, data };
      this.show();
    };
    try {
      const url = new URL(src, document.baseURI);
      keep(await fetchResults(url, this.getAttribute("rules"), this.words, this.numbers));
    } catch (error) {
      keep("failed");
      this.tell("error", { message: String(error) });
    }
  }

  #showMessage(state: "fetching" | "failed"): void {
    this.#showOwn(state === "fetching" ? this.words.fetching : this.words.notFetched);
  }

  /** A sentence, and what stands inside the element as it is. */
  #showOwn(message: string): void {
    const said = message === "" ? [] : [make("p", { part: "message", role: "status" }, message)];
    this.root.replaceChildren(...said, make("slot"));
  }

  #showTables({ title, tables }: ResultsData): void {
    const parts: Node[] = title === "" ? [] : [make("h2", { part: "title" }, title)];
    tables.forEach((table, at) => parts.push(this.#table(table, at, title)));
    const most = this.#most();
    const rows = tables.reduce((sum, table) => sum + table.rows.length, 0);
    if (!this.#all && tables.some((table) => table.rows.length > most)) {
      const more = make("button", { type: "button", part: "more", class: "more" });
      more.textContent = this.words.showAll(this.numbers.whole(rows));
      more.addEventListener("click", () => {
        this.#all = true;
        this.show();
        this.root.querySelector<HTMLElement>("[part~=sort]")?.focus();
      });
      parts.push(more);
    }
    this.root.replaceChildren(...parts);
    const told = `${tables.length} ${rows}`;
    if (told !== this.#told) this.tell("ready", { tables: tables.length, rows });
    this.#told = told;
  }

  /** How many rows of a table are shown at first. */
  #most(): number {
    const asked = Number(this.getAttribute("rows") ?? "");
    return Number.isInteger(asked) && asked > 0 ? asked : Infinity;
  }

  #table(table: TableData, at: number, title: string): HTMLElement {
    const order = this.#orders.get(at);
    const rows = order ? sorted(table, order.column, order.descending, this.locale) : table.rows;
    const name = table.caption || title || this.words.results;
    const headings = table.columns.map(({ heading }, column) => {
      const direction = order?.descending === true ? "descending" : "ascending";
      return make(
        "th",
        {
          scope: "col",
          part: "heading",
          class: table.columns[column]?.numeric ? "number" : "",
          "aria-sort": order?.column === column ? direction : undefined,
        },
        this.#sortButton(table, at, column, heading, order),
      );
    });
    const shown = this.#all ? rows : rows.slice(0, this.#most());
    return make(
      "div",
      { class: "scroller", part: "scroller", role: "region", tabindex: "0", "aria-label": name },
      make(
        "table",
        { part: "table" },
        make("caption", { part: "caption", class: table.caption === "" ? "hidden" : "" }, name),
        make("thead", {}, make("tr", {}, ...headings)),
        make("tbody", {}, ...shown.map((row) => this.#row(row, table))),
      ),
    );
  }

  #sortButton(table: TableData, at: number, column: number, heading: string, order?: Order): HTMLElement {
    const here = order?.column === column;
    const arrow = here ? (order.descending ? "\u00a0↓" : "\u00a0↑") : "";
    const button = make("button", { type: "button", part: "sort" }, heading || String(column + 1));
    button.append(make("span", { "aria-hidden": "true" }, arrow));
    button.addEventListener("click", () => {
      // The best first: places and names upwards, figures downwards.
      const first = column > 0 && table.columns[column]?.numeric === true;
      const descending = here ? !order.descending : first;
      this.#orders.set(at, { column, descending });
      this.show();
      this.root.querySelectorAll("table")[at]?.querySelectorAll("button")[column]?.focus();
      this.tell("sort", { column, descending });
    });
    return button;
  }

  #row(cells: readonly string[], table: TableData): HTMLElement {
    const row = make("tr", { part: "row" });
    table.columns.forEach(({ numeric, heading }, column) => {
      const text = cells[column] ?? "";
      const share = heading === "%" ? figureIn(text) : null;
      const attributes = { class: numeric ? "number" : "", part: numeric ? "cell number" : "cell" };
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
}
