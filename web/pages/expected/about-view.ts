import { html } from "lit";
import type { TemplateResult } from "lit";
import type { RateFunctions } from "overtrick";
import { PageElement } from "../../components/element";
import { numberHead } from "../../components/number-cell";
import { expectedWords } from "./words";

/** The handicaps of Denmark's table, down and across. */
const tabled = [0, 10, 20, 25, 30, 40, 50];
/** The master points of Sweden's examples. */
const masterPoints = [0, 10, 30, 50, 100, 300, 1000, 3000];
const boardsSince = [24, 120, 240, 480, 1152];

/** What the number means, why it moved, and the tables that people know; every figure is the package's. */
export class AboutView extends PageElement {
  static override properties = { rates: { attribute: false } };
  declare rates: RateFunctions;

  protected override render(): TemplateResult {
    const { about } = expectedWords();
    const { paragraphs, questions } = about;
    const quick = this.rates.expectedQuick({ handicaps: [28.4, 14], mean: 26, tables: 14 });
    const ten = this.rates.expectedQuick({
      handicaps: [20, 20],
      mean: 20,
      tables: 10,
      boards: 24,
      result: 60,
    });
    const fixed = (value: number | null): string => (value === null ? "" : this.n.fixed(value, 2));
    return html`<article class="about">
      <h2>${about.title}</h2>
      <p>${paragraphs.number}</p>
      <p>
        ${paragraphs.expected(this.n.fixed(quick.handicap ?? 0, 1), this.n.whole(26), `${fixed(quick.expected)}\u00a0%`)}
      </p>
      <p>${paragraphs.moved}</p>
      <p>${paragraphs.much(fixed(ten.change))}</p>
      <p>${paragraphs.past(this.#share(480, 10), this.#share(1152, 10))}</p>
      <section>
        <h2>${about.denmark.title}</h2>
        <p>${about.denmark.text}</p>
        ${this.#denmark()}
        <p class="soft source">${about.denmark.source}</p>
      </section>
      <section>
        <h2>${about.start.title}</h2>
        <p>${about.start.text}</p>
        ${this.#start()}
        <p class="soft source">${about.start.source}</p>
      </section>
      <section>
        <h2>${about.weight.title}</h2>
        <p>${about.weight.text}</p>
        ${this.#weight()}
        <p class="soft source">${about.weight.source}</p>
      </section>
      <section>
        <h2>${questions.title}</h2>
        <dl class="questions">
          <dt>${questions.others}</dt>
          <dd>${questions.othersAnswer}</dd>
          <dt>${questions.ten}</dt>
          <dd>${questions.tenAnswer}</dd>
          <dt>${questions.guest}</dt>
          <dd>${questions.guestAnswer}</dd>
          <dt>${questions.boards}</dt>
          <dd>${questions.boardsAnswer}</dd>
        </dl>
      </section>
    </article>`;
  }

  #share(boards: number, tables: number | null, decimals = 1): string {
    const weight = this.rates.weightOfPast(boards, tables);
    return weight === null ? "" : `${this.n.fixed(100 * weight, decimals)}\u00a0%`;
  }

  #denmark(): TemplateResult {
    const words = expectedWords().about.denmark;
    const expected = (own: number, mean: number): string => {
      const answer = this.rates.expectedQuick({
        handicaps: [own, own],
        mean,
        reference: "field",
        entrants: 6,
      });
      return answer.expected === null ? "" : this.n.whole(answer.expected);
    };
    return html`<div class="wide">
      <table class="tally denmark">
        <caption>
          ${words.caption}
        </caption>
        <thead>
          <tr>
            <th scope="col" rowspan="2">${words.own}</th>
            <th scope="colgroup" colspan=${tabled.length} class="group"><span>${words.mean}</span></th>
          </tr>
          <tr>
            ${tabled.map((mean) => numberHead(this.n.whole(mean)))}
          </tr>
        </thead>
        <tbody>
          ${tabled.map(
            (own) =>
              html`<tr>
                <th scope="row" class="number">${this.n.whole(own)}</th>
                ${tabled.map(
                  (mean) =>
                    html`<td class="number ${own === mean ? "strong" : ""}">${expected(own, mean)}</td>`,
                )}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  #start(): TemplateResult {
    const words = expectedWords().about.start;
    return html`<div class="wide">
      <table class="tally short start">
        <caption>
          ${words.caption}
        </caption>
        <thead>
          <tr>
            ${numberHead(words.points)}${numberHead(words.handicap)}
          </tr>
        </thead>
        <tbody>
          ${masterPoints.map((points) => {
            const handicap = this.rates.startHandicap(points);
            return html`<tr>
              <th scope="row" class="number">${this.n.whole(points)}</th>
              <td class="number">${handicap === null ? "" : this.n.fixed(handicap, 2)}</td>
            </tr>`;
          })}
        </tbody>
      </table>
    </div>`;
  }

  #weight(): TemplateResult {
    const words = expectedWords().about.weight;
    const columns = [null, 10, 3] as const;
    return html`<div class="wide">
      <table class="tally short weight">
        <caption>
          ${words.caption}
        </caption>
        <thead>
          <tr>
            ${numberHead(words.boards)}
            ${columns.map((tables) =>
              numberHead(tables === null ? words.endless : words.tables(tables, this.n.whole(tables))),
            )}
          </tr>
        </thead>
        <tbody>
          ${boardsSince.map(
            (boards) =>
              html`<tr>
                <th scope="row" class="number">${this.n.whole(boards)}</th>
                ${columns.map((tables) => html`<td class="number">${this.#share(boards, tables, 2)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }
}

customElements.define("overtrick-expected-about", AboutView);
