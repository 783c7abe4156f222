import { html } from "lit";
import type { TemplateResult } from "lit";
import { PageElement } from "../components/element";
import type { Place } from "../routes";

/** A place that is not there yet: it says what will be here, and leads to what is. */
export class ComingPage extends PageElement {
  static override properties = { place: { attribute: false } };
  declare place: Exclude<Place, "score">;

  constructor() {
    super();
    this.place = "expected";
  }

  protected override render(): TemplateResult {
    return html`<div class="coming">
      <h1 tabindex="-1">${this.t.places[this.place]}</h1>
      <p class="lead">${this.t.coming[this.place]}</p>
      <p class="soft">${this.t.coming.notYet}</p>
      <p><a class="button" href="#/score">${this.t.coming.toScore}</a></p>
    </div>`;
  }
}

customElements.define("overtrick-coming-page", ComingPage);
