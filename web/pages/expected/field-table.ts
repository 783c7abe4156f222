import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import type { EventField, ExpectedAnswer, Ranked, RateFunctions } from "overtrick";
import { PageElement } from "../../components/element";
import { saveBlob } from "../../components/save-blob";
import { currentLanguage } from "../../i18n/index";
import { Windowed } from "../score/views/windowed";
import { fieldPicture } from "./field-picture";
import { csvOf, isGuest, keyOf, rowsOf, sorted } from "./field-rows";
import type { FieldRow } from "./field-rows";
import type { SortName } from "./field-state";
import type { FigureKind, ShownFigure } from "./expected-working";
import { expectedWords } from "./words";

type Column = SortName | "mean" | "boards";

/**
 * The whole field: who was expected where, and what happened to the handicaps.
 *
 * @fires sort - `detail` is the column and whether it runs downwards
 * @fires figure - a figure was chosen; `detail` is a ShownFigure
 */
export class FieldTable extends PageElement {
  static override properties = {
    rates: { attribute: false },
    source: { attribute: false },
    answer: { attribute: false },
    sort: { attribute: false },
    down: { attribute: false },
    filter: { state: true },
  };
  declare rates: RateFunctions;
  declare source: EventField;
  declare answer: ExpectedAnswer;
  declare sort: SortName | "";
  declare down: boolean;
  declare filter: string;
  readonly #window = new Windowed(this);
  #rows: readonly FieldRow[] = [];
  #sorted: readonly FieldRow[] = [];

  constructor() {
    super();
    this.sort = "";
    this.down = false;
    this.filter = "";
  }

  get #played(): boolean {
    return this.answer.entries.some(({ result }) => result !== null);
  }

  /** The column that the rows are sorted by: the place, or before play the favourites. */
  get #by(): SortName {
    return this.sort === "" ? (this.#played ? "place" : "favourite") : this.sort;
  }

  /** Of several matches each has a mean of its own; that of all teams is nobody's. */
  get #several(): boolean {
    const { form, entries } = this.source.field;
    return form === "match" && entries.some(({ table }) => table !== undefined);
  }

  get #columns(): Column[] {
    const { form } = this.source.field;
    const seated = form === "field" || form === "barometer" || this.#several;
    const mean: Column[] = this.#several ? [] : ["mean"];
    const before: Column[] = ["old", "handicap", ...mean, "expected", "favourite"];
    const after: Column[] = ["result", "boards", "change", "after", "nett", "byNett", "byChange"];
    return [
      "names",
      ...(seated ? (["seat"] as const) : []),
      ...(this.#played ? (["place"] as const) : []),
      ...before,
      ...(this.#played ? after : []),
    ];
  }

  /** Scrolling draws other rows of the same: they are made and sorted once. */
  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has("source") || changed.has("answer")) this.#rows = rowsOf(this.source, this.answer);
    if (changed.size === 0) return;
    const wanted = this.#wanted;
    const found = wanted === "" ? this.#rows : this.#rows.filter((row) => keyOf(row).includes(wanted));
    this.#sorted = sorted(found, this.#by, this.down, currentLanguage());
  }

  protected override render(): TemplateResult {
    const words = expectedWords().field;
    const all = this.#rows;
    const wanted = this.filter.trim();
    const rows = this.#sorted;
    const columns = this.#columns;
    return html`<div class="field-tools">
        <p class="field-sums">
          ${
            this.answer.mean === null || this.#several
              ? nothing
              : html`${words.mean} <strong>${this.n.fixed(this.answer.mean, 2)}</strong> · `
          }${words.tableCount(this.answer.tables, this.n.whole(this.answer.tables))}
          · ${words.entryCount(this.answer.counted, this.n.whole(this.answer.counted))}
        </p>
        <p class="field-rules soft">${this.#rules}</p>
        <div class="actions no-print">
          <label class="filter"
            ><span class="soft">${words.filter}</span>
            <input
              type="search"
              .value=${this.filter}
              @input=${(event: Event) => (this.filter = (event.target as HTMLInputElement).value)}
          /></label>
          ${
            wanted === ""
              ? nothing
              : html`<span class="soft" role="status"
                  >${words.shown(this.n.whole(rows.length), this.n.whole(all.length))}</span
                >`
          }
          <button type="button" @click=${() => window.print()}>${words.print}</button>
          <button type="button" @click=${() => this.#save(all)}>${words.csv}</button>
        </div>
      </div>
      <div
        class="wide ${rows.length > 20 ? "tall" : ""}"
        tabindex="0"
        role="region"
        aria-label=${words.caption}
      >
        <table class="tally field-table">
          <caption>
            ${this.#played ? words.caption : words.favourites}
          </caption>
          <thead>
            <tr>
              ${columns.map((column) => this.#head(column))}
            </tr>
          </thead>
          ${this.#window.bodies("field", rows, 4, (row) => this.#row(row, columns), 3.2)}
        </table>
      </div>
      ${this.#played ? html`<p class="soft hint">${words.handicapWays}</p>` : nothing}
      ${guard([this.#rows, this.filter, currentLanguage()], () => this.#picture())}`;
  }

  /** All of the field, whichever way the table is sorted; it is not drawn again while the table scrolls. */
  #picture(): unknown {
    return fieldPicture({
      rows: this.#rows,
      isFound: (row) => this.#wanted !== "" && keyOf(row).includes(this.#wanted),
      unit: this.#unit,
      average: averageOf(this.source),
      possible: this.source.field.scoring === "imps" ? [-Infinity, Infinity] : [0, 100],
      words: expectedWords().field,
      n: this.n,
    });
  }

  get #wanted(): string {
    return this.filter.trim().toLowerCase();
  }

  /** For paper, where the choices above are not: by which rules, from which form of play. */
  get #rules(): string {
    const w = expectedWords().settings;
    const { form, scoring, settings } = this.source.field;
    const preset = w.presets[settings?.preset ?? "denmark"];
    return `Project 52 · ${w.preset}: ${preset} · ${w.forms[form]} · ${w.scorings[scoring]}`;
  }

  #label(column: Column): string {
    const { columns } = expectedWords().field;
    const { form } = this.source.field;
    if (column === "handicap" && form === "match") return columns.teamHandicap;
    if (column === "handicap" && form === "individual") return columns.player;
    if (column === "seat" && form === "match") return columns.match;
    if (column === "expected" || column === "result") return `${columns[column]}, ${this.#unit}`;
    return columns[column];
  }

  get #unit(): string {
    return this.source.field.scoring === "imps" ? expectedWords().imps : "%";
  }

  #head(column: Column): TemplateResult {
    const kind = column === "names" ? "names" : "number";
    if (column === "mean" || column === "boards") {
      return html`<th scope="col" class=${kind}>${this.#label(column)}</th>`;
    }
    const own = this.#by === column;
    const direction = !own ? "none" : this.down ? "descending" : "ascending";
    return html`<th scope="col" class=${kind} aria-sort=${direction}>
      <button type="button" class="plain sort" @click=${() => this.#sortBy(column)}>
        ${this.#label(column)}<span class="arrow" aria-hidden="true"
          >${own ? (this.down ? "▾" : "▴") : ""}</span
        >
      </button>
    </th>`;
  }

  /** The best stands first; once more turns it round. */
  #sortBy(column: SortName): void {
    const highFirst = column === "expected" || column === "result" || column === "nett";
    const down = this.#by === column ? !this.down : highFirst;
    this.dispatchEvent(new CustomEvent("sort", { detail: { sort: column, down }, bubbles: true }));
  }

  #row(row: FieldRow, columns: readonly Column[]): TemplateResult {
    return html`<tr class=${row.given.phantom ? "phantom" : ""}>
      ${columns.map((column) => this.#cell(row, column))}
    </tr>`;
  }

  #cell(row: FieldRow, column: Column): TemplateResult {
    const { rated, person } = row;
    const two = (value: number | null): string => (value === null ? "" : this.n.fixed(value, 2));
    const number = (content: unknown, strong = false): TemplateResult =>
      html`<td class="number ${strong ? "strong" : ""}">${content}</td>`;
    const figure = (kind: FigureKind, value: number | null, strong = false): TemplateResult =>
      number(value === null ? nothing : this.#figure(row, kind, two(value)), strong);
    switch (column) {
      case "names":
        return this.#names(row);
      case "seat":
        return number(this.#seat(row));
      case "place":
        return number(place(rated));
      case "old":
        return number(rated.players.map(({ old }) => html`<span class="player">${two(old)}</span>`));
      case "handicap":
        return figure("handicap", rated.handicap);
      case "mean":
        return number(rated.expected === null ? "" : two(this.answer.mean), false);
      case "expected":
        return figure("expected", rated.expected, true);
      case "favourite":
        return number(place(rated.favourite));
      case "result":
        return number(two(rated.result), true);
      case "boards":
        return number(this.#boards(row));
      case "change":
        return number(
          rated.change === null ? nothing : this.#figure(row, "change", this.n.signed(rated.change, 2)),
        );
      case "after":
        return number(
          rated.players.map((player, i) =>
            player.new === null
              ? html`<span class="player"></span>`
              : html`<span class="player"
                  >${this.#figure(row, "new", two(player.new), i, person.names[i])}</span
                >`,
          ),
          true,
        );
      case "nett":
        return figure("nett", rated.nett);
      case "byNett":
        return number(place(rated.byNett));
      case "byChange":
        return number(place(rated.byChange));
    }
  }

  #boards({ given }: FieldRow): string {
    const boards = given.boards ?? this.source.field.boards;
    // A number that is none was found fault with, and counts nowhere.
    return given.phantom || boards === undefined || boards < 0 || !Number.isInteger(boards)
      ? ""
      : this.n.whole(boards);
  }

  #seat({ given, person }: FieldRow): string {
    if (this.source.field.form !== "match") return person.number;
    if (person.round !== undefined) return `${expectedWords().field.columns.round} ${person.round}`;
    return typeof given.table === "number" ? this.n.whole(given.table + 1) : (given.table ?? "");
  }

  #names(row: FieldRow): TemplateResult {
    const words = expectedWords().field;
    const { person, given } = row;
    const mark = given.phantom ? words.phantom : isGuest(row) ? words.guest : "";
    const named = given.phantom ? [] : person.names.filter((name) => name !== "");
    const { form } = this.source.field;
    const seated = form === "field" || form === "barometer";
    return html`<th scope="row" class="names">
      <div class="entry-name">
        ${seated ? nothing : html`<span class="pair-number soft">${person.number}</span>`}
        <span class="pair-names"
          >${named.map((name) => html`<span class="player"><bdi>${name}</bdi></span>`)}${
            mark === "" ? nothing : html`<span class="tag">${mark}</span>`
          }</span
        >
      </div>
    </th>`;
  }

  #figure(row: FieldRow, kind: FigureKind, shown: string, player = 0, who?: string): TemplateResult {
    return html`<button
      type="button"
      class="figure"
      @click=${() => this.#tell(row, kind, shown, player, who)}
    >
      ${shown}
    </button>`;
  }

  /** The terms are asked for when somebody wants them: a large field is quicker without. */
  #tell(row: FieldRow, kind: FigureKind, shown: string, player: number, who?: string): void {
    const entry = this.rates.expected(this.source.field).entries[row.index];
    if (!entry) return;
    const detail: ShownFigure = {
      kind,
      who: who ?? [row.person.number, row.person.names.join(" – ")].filter(Boolean).join(" "),
      shown,
      terms: entry.working ?? [],
      average: averageOf(this.source),
      entry: { result: entry.result, nett: entry.nett },
      ...(entry.players[player] ? { player: entry.players[player] } : {}),
    };
    this.dispatchEvent(new CustomEvent("figure", { detail, bubbles: true }));
  }

  #save(rows: readonly FieldRow[]): void {
    const words = expectedWords().field;
    const { columns } = words;
    const size = Math.max(0, ...rows.map(({ rated }) => rated.players.length));
    const each = <T>(make: (i: number) => T): T[] => Array.from({ length: size }, (_, i) => make(i));
    const match = <T>(make: () => T): T[] => (this.#several ? [make()] : []);
    const mean = <T>(make: () => T): T[] => (this.#several ? [] : [make()]);
    const numbered = (name: string) => (i: number) => (size > 1 ? `${name} ${i + 1}` : name);
    const head = [
      columns.place,
      ...match(() => columns.match),
      this.t.views.pair,
      ...each(numbered(columns.names)),
      ...each(numbered(columns.old)),
      this.#label("handicap"),
      ...mean(() => columns.mean),
      columns.expected,
      columns.favourite,
      columns.result,
      columns.boards,
      columns.change,
      ...each(numbered(columns.after)),
      columns.nett,
      columns.byNett,
      columns.byChange,
    ];
    const lines = sorted(rows, this.#by, this.down, currentLanguage()).map((row) => {
      const { rated, person, given } = row;
      return [
        rated.rank,
        ...match(() => this.#seat(row)),
        person.number,
        ...each((i) => person.names[i] ?? ""),
        ...each((i) => rated.players[i]?.old ?? null),
        rated.handicap,
        ...mean(() => (rated.expected === null ? null : this.answer.mean)),
        rated.expected,
        rated.favourite.rank,
        rated.result,
        given.boards ?? this.source.field.boards ?? null,
        rated.change,
        ...each((i) => rated.players[i]?.new ?? null),
        rated.nett,
        rated.byNett.rank,
        rated.byChange.rank,
      ];
    });
    const comma = this.n.fixed(0.5, 1).includes(",");
    // With a mark, without which spreadsheets take accents for something else.
    const blob = new Blob([`\uFEFF${csvOf([head, ...lines], comma)}`], { type: "text/csv" });
    saveBlob(blob, `${words.fileName}.csv`);
  }
}

const averageOf = ({ field }: EventField): number => (field.scoring === "imps" ? 0 : 50);

const place = ({ rank, tied }: Ranked): string => (rank === null ? "" : `${rank}${tied ? "=" : ""}`);

customElements.define("overtrick-expected-table", FieldTable);
