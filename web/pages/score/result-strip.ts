import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { PageElement } from "../../components/element";

/**
 * On a phone the result is below the entry; this strip above the bottom bar shows who leads, and a tap on it leads to
 * the ranking and back.
 */
export class ResultStrip extends PageElement {
  static override properties = {
    leader: { attribute: false },
    findings: { type: Number },
    below: { state: true },
  };
  declare leader: { pair: string; percent: number | null; points: number } | null;
  declare findings: number;
  /** Whether the ranking has been reached. */
  declare below: boolean;
  #observer?: IntersectionObserver;

  constructor() {
    super();
    this.leader = null;
    this.findings = 0;
    this.below = false;
  }

  protected override firstUpdated(): void {
    const work = this.closest(".score")?.querySelector(".work");
    if (!work) return;
    this.#observer = new IntersectionObserver(([entry]) => (this.below = entry?.isIntersecting === false));
    this.#observer.observe(work);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
  }

  protected override render(): TemplateResult | typeof nothing {
    const leader = this.leader;
    if (!leader) return nothing;
    const words = this.t.score;
    return html`<button type="button" class="strip" @click=${this.#go}>
      ${
        this.below
          ? html`<span>${words.toSheet}</span>`
          : html`<span>1. ${words.pair} <bdi>${leader.pair}</bdi></span>
              <span class="strong"
                >${leader.percent === null ? "" : `${this.n.percent(leader.percent)} %`}</span
              >
              ${
                this.findings > 0
                  ? html`<span class="soft"
                      >${words.toCheck(this.findings, this.n.whole(this.findings))}</span
                    >`
                  : nothing
              }
              <span class="hidden">${words.toRanking}</span>`
      }
      <span class="arrow" aria-hidden="true">${this.below ? "↑" : "↓"}</span>
    </button>`;
  }

  #go(): void {
    const target = document.querySelector<HTMLElement>(this.below ? "h1" : "#views-title");
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: "start" });
  }
}

customElements.define("overtrick-strip", ResultStrip);
