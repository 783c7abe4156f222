import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Finding } from "overtrick";
import { PageElement } from "./element";
import { Growing } from "./growing";
import { sentenceOf } from "../i18n/findings";

/**
 * Findings as sentences with their place. A finding about a line is a button that leads there.
 *
 * @fires overtrick-goto - `detail` is the finding whose place is wanted
 */
export class FindingsList extends PageElement {
  static override properties = { findings: { attribute: false }, total: { type: Number } };
  declare findings: Finding[];
  /** How many there are in all, when not all were handed over. */
  declare total: number;
  readonly #growing = new Growing(this);

  constructor() {
    super();
    this.findings = [];
    this.total = 0;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.findings.length === 0) return nothing;
    const more = this.total - this.findings.length;
    const shown = this.findings.slice(0, this.#growing.of(this.findings.length));
    return html`<section class="findings" aria-label=${this.t.finding.title}>
      <h2>${this.t.finding.title} <span class="count">${this.n.whole(this.total)}</span></h2>
      <ul>
        ${shown.map((finding) => html`<li>${this.#item(finding)}</li>`)}
      </ul>
      ${more > 0 ? html`<p class="soft">${this.t.finding.more(more, this.n.whole(more))}</p>` : nothing}
    </section>`;
  }

  #item(finding: Finding): TemplateResult {
    const { line, board, entry } = finding.where;
    const place =
      line !== undefined
        ? this.t.finding.atLine(this.n.whole(line))
        : board !== undefined
          ? this.t.finding.atBoard(this.n.whole(board))
          : entry !== undefined && entry !== ""
            ? `${this.t.views.pair} ${entry}`
            : "";
    // Findings of the ratings name whom they are about.
    const { date, session, player } = finding.values ?? {};
    const about = [date, session, player].filter((name) => name !== undefined && name !== "").join(", ");
    const text = html`<span class="mark ${finding.severity}" aria-hidden="true"></span>
      <span class="place">${place}</span>
      <span class="sentence"
        ><span class="hidden">${this.t.finding.severity[finding.severity]}: </span
        >${about === "" ? nothing : html`<bdi>${about}</bdi>: `}<bdi
          >${sentenceOf(finding, this.t, this.n)}</bdi
        ></span
      >`;
    if (line === undefined) return html`<div class="finding">${text}</div>`;
    return html`<button type="button" class="finding" @click=${() => this.#goto(finding)}>${text}</button>`;
  }

  #goto(finding: Finding): void {
    this.dispatchEvent(new CustomEvent("overtrick-goto", { detail: finding, bubbles: true }));
  }
}

customElements.define("overtrick-findings", FindingsList);
