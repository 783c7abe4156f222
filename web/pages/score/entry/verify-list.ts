import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Finding } from "overtrick";
import { sentenceOf } from "../../../i18n/findings";
import { limits } from "../../../engine/limits";
import { boardKey } from "../../../store/event-state";
import type { Row } from "../../../store/event-state";
import { StoreElement } from "./store-element";

/**
 * What to check before the result goes up: by severity, each a way to its cell.
 *
 * @fires overtrick-goto - `detail` is the finding whose place is wanted
 */
export class VerifyList extends StoreElement {
  #rows = new Map<string, Row>();

  protected override willUpdate(): void {
    const { state, findings } = this.store;
    this.#rows.clear();
    if (findings.length === 0 || state.text !== null) return;
    const wanted = new Set(findings.map(({ where }) => where.lineId));
    for (const { rows } of state.boards)
      for (const row of rows) if (wanted.has(row.id)) this.#rows.set(row.id, row);
  }

  protected override render(): TemplateResult {
    const findings = this.store.findings.filter(({ severity }) => severity !== "note");
    const notes = this.store.findings.filter(({ severity }) => severity === "note");
    return html`${this.#toCheck(findings)} ${this.#notes(notes)}`;
  }

  /** Notes change no result: they are there for those who ask. */
  #notes(notes: Finding[]): TemplateResult | typeof nothing {
    if (notes.length === 0) return nothing;
    return html`<details class="findings notes">
      <summary>${this.t.entry.notes} <span class="count">${this.n.whole(notes.length)}</span></summary>
      ${this.#list(notes)}
    </details>`;
  }

  #toCheck(findings: Finding[]): TemplateResult | typeof nothing {
    if (findings.length === 0) return nothing;
    return html`<section class="findings" aria-labelledby="findings-title">
      <h2 id="findings-title" tabindex="-1">
        ${this.t.entry.verify} <span class="count">${this.n.whole(findings.length)}</span>
      </h2>
      ${this.#list(findings)}
    </section>`;
  }

  #list(findings: Finding[]): TemplateResult {
    const more = findings.length - limits.findings;
    return html`<ul>
        ${findings.slice(0, limits.findings).map((finding) => html`<li>${this.#item(finding)}</li>`)}
      </ul>
      ${more > 0 ? html`<p class="soft">${this.t.finding.more(more, this.n.whole(more))}</p>` : nothing}`;
  }

  #item(finding: Finding): TemplateResult {
    const text = html`<span class="mark ${finding.severity}" aria-hidden="true"></span>
      <span class="place">${this.#place(finding)} ${this.#pairs(finding)}</span>
      <span class="sentence"
        ><span class="hidden">${this.t.finding.severity[finding.severity]}: </span
        ><bdi>${this.#sentence(finding)}</bdi></span
      >`;
    const { line, lineId, entry } = finding.where;
    if (line === undefined && lineId === undefined && entry === undefined)
      return html`<div class="finding">${text}</div>`;
    return html`<button type="button" class="finding" @click=${() => this.#goto(finding)}>${text}</button>`;
  }

  #sentence(finding: Finding): string {
    return finding.code === "not-kept" ? this.t.entry.notKept : sentenceOf(finding, this.t, this.n);
  }

  #place({ where: { board, section, line, entry } }: Finding): string {
    if (board !== undefined)
      return this.t.entry.atBoard(
        boardKey(section === undefined ? { number: board } : { number: board, section }),
      );
    if (line !== undefined) return this.t.finding.atLine(this.n.whole(line));
    return entry === undefined ? "" : this.t.entry.atPair(entry);
  }

  /** The pairs of the line; on the sheet the line itself is shown. */
  #pairs({ where: { lineId } }: Finding): TemplateResult | typeof nothing {
    const row = lineId === undefined ? undefined : this.#rows.get(lineId);
    return row ? html`<small>${row.ns || "–"} – ${row.ew || "–"}</small>` : nothing;
  }

  #goto(finding: Finding): void {
    this.dispatchEvent(new CustomEvent("overtrick-goto", { detail: finding, bubbles: true }));
  }
}

customElements.define("overtrick-verify", VerifyList);
