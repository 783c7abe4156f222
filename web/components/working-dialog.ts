import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { PageElement } from "./element";
import "../styles/working.css";

export interface Step {
  /** What is done, in words. */
  words: string;
  /** The same in numbers; empty where the words say it all. */
  formula: string;
  source: string;
}

/** A figure and how it came about. */
export interface Told {
  title: string;
  result: string;
  steps: readonly Step[];
}

/**
 * How a figure came about: the rule with the numbers in it, step by step, and the document each step is written in. It
 * stands beside the work, not in front of it: another figure can be chosen while it is open.
 *
 * @fires close - the panel was closed
 */
export abstract class WorkingDialog<Figure extends object> extends PageElement {
  static override properties: Record<string, object> = { figure: { attribute: false } };
  /** What the panel is about: another one takes the focus. Null while the panel is closed. */
  declare figure: Figure | null;
  #from: HTMLElement | null = null;
  #last: Figure | null = null;

  constructor() {
    super();
    this.figure = null;
    this.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      this.close();
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("keydown", this.#fromOutside);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.#fromOutside);
  }

  /** Escape closes the panel also when the focus went elsewhere, unless it means something there. */
  readonly #fromOutside = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented || !this.figure) return;
    if (
      event.target instanceof Element &&
      event.target.closest("input, select, textarea, dialog, [role=menu]")
    )
      return;
    this.close();
  };

  /** What is told; null while the panel is closed. */
  protected abstract get told(): Told | null;
  /** The document behind a step, by the name that the working gives it. */
  protected abstract sourceOf(source: string): string;

  protected footer(): TemplateResult | typeof nothing {
    return nothing;
  }

  /** Focus goes into the panel, and back to the figure when it closes. */
  protected override updated(): void {
    const { figure } = this;
    const another = figure !== this.#last;
    this.#last = figure;
    if (!another || !figure) return;
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
    const { told } = this;
    if (!told) return nothing;
    const words = this.t.views.working;
    return html`<section class="working" role="dialog" aria-labelledby="working-title">
      <header>
        <h2 id="working-title" tabindex="-1">${told.title}</h2>
        <button type="button" class="plain close" aria-label=${words.close} @click=${() => this.close()}>
          <span aria-hidden="true">×</span>
        </button>
      </header>
      <p class="result-figure">${told.result}</p>
      ${
        told.steps.length === 0
          ? html`<p class="soft">${words.none}</p>`
          : html`<ol>
              ${told.steps.map((step) => this.#step(step))}
            </ol>`
      }
      ${this.footer()}
    </section>`;
  }

  #step({ words, formula, source }: Step): TemplateResult {
    const document = this.sourceOf(source);
    return html`<li>
      <span class="what">${words}</span>
      ${formula === "" ? nothing : html`<span class="formula">${formula}</span>`}
      ${document === "" ? nothing : html`<cite class="soft">${document}</cite>`}
    </li>`;
  }
}
