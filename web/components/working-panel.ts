import { html, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import type { Term } from "overtrick";
import { lineSteps, totalSteps } from "../pages/score/views/formula";
import type { Step } from "../pages/score/views/formula";
import type { Figure } from "../pages/score/views/score-view";
import { entryLabel, seats, sheetOf } from "../pages/score/views/sheet-of";
import type { ScoredEvent } from "../store/scored";
import { PageElement } from "./element";

/**
 * How a figure came about: the rule with the numbers in it, step by step, and the document each step is written in. It
 * stands beside the work, not in front of it: another figure can be chosen while it is open.
 *
 * @fires go - the way to the result in the entry part; `detail` has lineId and board, or entry
 * @fires close - the panel was closed
 */
export class WorkingPanel extends PageElement {
  static override properties = { data: { attribute: false }, figure: { attribute: false } };
  declare data: ScoredEvent;
  declare figure: Figure | null;
  #from: HTMLElement | null = null;

  constructor() {
    super();
    this.figure = null;
    this.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      this.close();
    });
  }

  /** Focus goes into the panel, and back to the figure when it closes. */
  protected override updated(changed: PropertyValues): void {
    if (!changed.has("figure") || !this.figure) return;
    const active = document.activeElement;
    if (active instanceof HTMLElement && !this.contains(active)) this.#from = active;
    this.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }

  close(): void {
    this.figure = null;
    this.dispatchEvent(new CustomEvent("close", { bubbles: true, composed: true }));
    if (this.#from?.isConnected) this.#from.focus({ preventScroll: true });
  }

  protected override render(): TemplateResult | typeof nothing {
    const { figure } = this;
    if (!figure) return nothing;
    const words = this.t.views.working;
    const { title, result, steps } = "lineId" in figure ? this.#line(figure) : this.#total(figure);
    return html`<section class="working" role="dialog" aria-labelledby="working-title">
      <header>
        <h2 id="working-title" tabindex="-1">${title}</h2>
        <button type="button" class="plain close" aria-label=${words.close} @click=${() => this.close()}>
          <span aria-hidden="true">×</span>
        </button>
      </header>
      <p class="result-figure">${result}</p>
      ${
        steps.length === 0
          ? html`<p class="soft">${words.none}</p>`
          : html`<ol>
              ${steps.map((step) => this.#step(step))}
            </ol>`
      }
      <footer>
        <button type="button" class="link" @click=${this.#go}>
          ${"lineId" in figure ? words.toResult : words.toPair}
        </button>
        <span class="soft">${this.t.views.ruleSets[this.#ruleSet].name}</span>
      </footer>
    </section>`;
  }

  get #ruleSet(): "club" {
    const { rules } = this.data;
    return (typeof rules === "string" ? rules : (rules.base ?? "club")) as "club";
  }

  #step({ words, formula, source }: Step): TemplateResult {
    const sources: Record<string, string> = this.t.views.sources;
    const document = sources[source] ?? "";
    return html`<li>
      <span class="what">${words}</span>
      ${formula === "" ? nothing : html`<span class="formula">${formula}</span>`}
      ${document === "" ? nothing : html`<cite class="soft">${document}</cite>`}
    </li>`;
  }

  #line({ lineId, side }: Extract<Figure, { lineId: string }>): Told {
    const sheet = sheetOf(this.data);
    const row = sheet.rows.get(lineId);
    const words = this.t.views;
    const terms = this.data.overtrick.lineWorking(this.data.event, this.data.rules, lineId, side);
    const told = { title: words.titles.working, result: "", steps: lineSteps(terms, this.t, this.n) };
    if (!row) return told;
    const { scored, board } = row;
    const [own, other] = side === "NS" ? [scored.ns, scored.ew] : [scored.ew, scored.ns];
    const sideWord = side === "NS" ? this.t.sides.ns : this.t.sides.ew;
    const place = `${words.board} ${board.section ?? ""}${this.n.score(board.number)}`;
    const against = other === "" ? "" : ` ${words.against} ${entryLabel(sheet, other)}`;
    told.title = `${place} · ${words.pair} ${entryLabel(sheet, own)} ${sideWord}${against}`;
    told.result = this.#result(
      side === "NS" ? scored.nsPoints : scored.ewPoints,
      board.decimals,
      side === "NS" ? scored.nsPercent : scored.ewPercent,
      this.data.event.scoring === "teams" ? "imps" : this.#unit,
    );
    return told;
  }

  #total(figure: Extract<Figure, { entry: string }>): Told {
    if (figure.first !== undefined && figure.last !== undefined) {
      return this.#group(figure.entry, figure.first, figure.last);
    }
    const sheet = sheetOf(this.data);
    const words = this.t.views;
    const terms: Term[] = this.data.overtrick.totalWorking(this.data.event, this.data.rules, figure.entry);
    const standing = sheet.standings.get(figure.entry);
    return {
      title: `${words.pair} ${entryLabel(sheet, figure.entry)} · ${words.total}`,
      result: this.#result(standing?.points ?? null, sheet.decimals, standing?.percent ?? null, this.#unit),
      steps: totalSteps(terms, this.t, this.n),
    };
  }

  /** The boards of a round at one table, added up. */
  #group(entry: string, first: number, last: number): Told {
    const sheet = sheetOf(this.data);
    const words = this.t.views;
    const mine = seats(sheet, entry).filter(
      ({ row, points }) => points !== null && row.board.number >= first && row.board.number <= last,
    );
    const decimals = Math.max(0, ...mine.map(({ row }) => row.board.decimals));
    const sum = mine.reduce((total, { points }) => total + (points ?? 0), 0);
    const parts = mine.map(({ points }) => this.n.fixed(points ?? 0, decimals));
    const boards = words.boardsFromTo(this.n.score(first), this.n.score(last));
    return {
      title: `${words.pair} ${entryLabel(sheet, entry)} · ${boards}`,
      result: this.#result(sum, decimals, null, this.#unit),
      steps: [
        {
          words: words.working.group,
          formula: `${parts.join(" + ")} = ${this.n.fixed(sum, decimals)}`,
          source: "belgian-4",
        },
      ],
    };
  }

  get #unit(): "points" | "imps" | "vp" {
    const { scoring } = this.data.event;
    if (scoring === "matchpoints") return "points";
    if (scoring !== "teams") return "imps";
    const { teams } = sheetOf(this.data).rules;
    return teams === "victoryPoints" ? "vp" : teams === "imps" ? "imps" : "points";
  }

  #result(
    points: number | null,
    decimals: number,
    percent: number | null,
    unit: "points" | "imps" | "vp",
  ): string {
    if (points === null) return "";
    const shown = `${this.n.fixed(points, decimals)} ${this.t.views.unitsAfter[unit]}`;
    return percent === null ? shown : `${shown} · ${this.n.percent(percent)}\u00a0%`;
  }

  #go(): void {
    const { figure } = this;
    if (!figure) return;
    const detail =
      "lineId" in figure
        ? { lineId: figure.lineId, board: sheetOf(this.data).rows.get(figure.lineId)?.board.number }
        : { entry: figure.entry };
    this.dispatchEvent(new CustomEvent("go", { detail, bubbles: true, composed: true }));
  }
}

interface Told {
  title: string;
  result: string;
  steps: Step[];
}

customElements.define("overtrick-working", WorkingPanel);
