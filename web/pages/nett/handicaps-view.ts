import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Finding, NettHistoryAnswer, NettPlayer, NettRule } from "overtrick";
import { dateText } from "../../components/date-text";
import "../../components/findings-list";
import { lineChart } from "../../components/line-chart";
import { numberCell, numberHead } from "../../components/number-cell";
import { Printing } from "../../components/printing";
import { csvText, saveText } from "./csv";
import "./history-box";
import type { HistoryBox } from "./history-box";
import { NettElement } from "./nett-element";
import { mostFindings, nettStore } from "./nett-store";
import "./settings-box";

/** Steps of a player that the table shows at first; paper has all of them, and all players. */
const shownSteps = 50;
/** Players that the table shows at first. */
const shownPlayers = 200;

/**
 * The second program: every result replayed into the players' handicaps, by both rules side by side.
 *
 * The address: `player=` whose line is shown.
 */
export class HandicapsView extends NettElement {
  static override properties = {
    query: { attribute: false },
    rule: { attribute: false },
    all: { state: true },
    everybody: { state: true },
  };
  declare query: URLSearchParams;
  declare rule: NettRule;
  /** All steps of the player. */
  declare all: boolean;
  declare everybody: boolean;
  readonly #printing = new Printing(this);

  constructor() {
    super();
    this.all = false;
    this.everybody = false;
  }

  protected override render(): TemplateResult {
    const books = { published: nettStore.book("published"), partner: nettStore.book("partner") };
    const book = books[this.rule];
    const findings = nettStore.findings(book);
    return html`<div class="rate-page">
      <section aria-labelledby="handicaps-title">
        <h2 id="handicaps-title">${this.w.handicaps.title}</h2>
        <p class="soft lead">${this.w.handicaps.lead}</p>
      </section>
      <overtrick-nett-history></overtrick-nett-history>
      <overtrick-nett-settings></overtrick-nett-settings>
      ${book && books.published && books.partner ? this.#book(book, books.published, books.partner) : nettStore.isBusy ? this.busy() : this.#empty()}
      <overtrick-findings
        class="no-print"
        .findings=${findings.slice(0, mostFindings)}
        .total=${findings.length}
        @overtrick-goto=${({ detail }: CustomEvent<Finding>) =>
          this.querySelector<HistoryBox>("overtrick-nett-history")?.goTo(detail)}
      ></overtrick-findings>
    </div>`;
  }

  #empty(): TemplateResult {
    return html`<div class="empty">
      <p>${this.w.handicaps.empty}</p>
      <button type="button" class="primary no-print" @click=${() => nettStore.showSample(true)}>
        ${this.w.showSample}
      </button>
    </div>`;
  }

  #book(book: NettHistoryAnswer, published: NettHistoryAnswer, partner: NettHistoryAnswer): TemplateResult {
    const order = book.players.map((_, i) => i);
    order.sort((one, other) => book.players[other]!.handicap - book.players[one]!.handicap);
    const asked = this.query.get("player");
    const chosen = Math.max(
      0,
      book.players.findIndex(({ name }) => name === asked),
    );
    const at = asked === null || book.players[chosen]?.name !== asked ? (order[0] ?? 0) : chosen;
    return html`<div class="nett-book">
      ${this.#players(order, published, partner, at)}
      ${this.#line(published.players[at]!, partner.players[at]!)}
    </div>`;
  }

  #players(
    order: readonly number[],
    published: NettHistoryAnswer,
    partner: NettHistoryAnswer,
    chosen: number,
  ): TemplateResult {
    const words = this.w.handicaps;
    const shown = this.everybody || this.#printing.now ? order : order.slice(0, shownPlayers);
    return html`<div>
      <div class="scroller tall" tabindex="0" role="region" aria-label=${words.caption}>
        <table class="figures">
          <caption>
            ${words.caption}
          </caption>
          <thead>
            <tr>
              <th scope="col">${this.w.player}</th>
              ${numberHead(this.w.rules.published)} ${numberHead(this.w.rules.partner)}
              ${numberHead(words.sessions)}
            </tr>
          </thead>
          <tbody>
            ${shown.map((i) => this.#player(published.players[i]!, partner.players[i]!, i === chosen))}
          </tbody>
        </table>
      </div>
      <div class="actions no-print">
        ${
          shown.length < order.length
            ? html`<button type="button" @click=${() => (this.everybody = true)}>
                ${words.everybody(this.n.whole(order.length))}
              </button>`
            : nothing
        }
        <button type="button" @click=${() => this.#save(order, published, partner)}>${this.w.saveCsv}</button>
      </div>
    </div>`;
  }

  #player(one: NettPlayer, other: NettPlayer, chosen: boolean): TemplateResult {
    return html`<tr class=${chosen ? "chosen" : ""}>
      <th scope="row">
        <button
          type="button"
          class="link"
          aria-pressed=${chosen ? "true" : "false"}
          @click=${() => {
            this.all = false;
            this.put(this.query, "player", one.name);
          }}
        >
          ${one.name}
        </button>
      </th>
      <td class="number strong">${this.#after(one, "published", one.history.length - 1)}</td>
      <td class="number strong">${this.#after(other, "partner", other.history.length - 1)}</td>
      ${numberCell(this.n.whole(one.sessions))}
    </tr>`;
  }

  /** The handicap after a step; its working is asked for when it is wanted. */
  #after(player: NettPlayer, rule: NettRule, at: number): TemplateResult | string {
    const step = player.history[at];
    const shown = this.two(step ? step.after : player.handicap);
    if (!step) return shown;
    return this.figure(shown, async () => {
      const line = await nettStore.line(rule, step.result);
      const first = nettStore.reading?.results[step.result]?.players[0] === player.name;
      return {
        who: `${player.name}, ${dateText(step.date)}`,
        figure: first ? "after_1" : "after_2",
        terms: line?.working ?? [],
      };
    });
  }

  #line(one: NettPlayer, other: NettPlayer): TemplateResult {
    const words = this.w.handicaps;
    const points = (player: NettPlayer): [number, number][] => [
      [0, player.start],
      ...player.history.map(({ after }, i): [number, number] => [i + 1, after]),
    ];
    const figures = [...points(one), ...points(other)].map(([, handicap]) => handicap);
    // Steps of the scale that differ are written so that they do.
    const decimals = Math.max(...figures) - Math.min(...figures) < 0.5 ? 2 : 1;
    return html`<section class="nett-line" aria-labelledby="line-title">
      <h3 id="line-title">${one.name}</h3>
      ${
        one.history.length === 0
          ? html`<p class="soft">${words.noSteps}</p>`
          : html`${lineChart({
                label: words.chartLabel(one.name, this.two(one.handicap), this.two(other.handicap)),
                series: [
                  { name: this.w.rules.published, points: points(one) },
                  { name: this.w.rules.partner, points: points(other) },
                ],
                xLabel: words.sessions,
                yLabel: words.handicap,
                writeX: (value) => (Number.isInteger(value) ? this.n.whole(value) : ""),
                writeY: (value) => this.n.fixed(value, decimals),
                level: { y: 50, label: this.n.whole(50) },
              })}
              <p class="soft note">${words.difference}</p>
              ${this.#steps(one, other)}`
      }
    </section>`;
  }

  #steps(one: NettPlayer, other: NettPlayer): TemplateResult {
    const words = this.w.handicaps;
    const newest = one.history.map((_, i) => i).reverse();
    const shown = this.all || this.#printing.now ? newest : newest.slice(0, shownSteps);
    return html`<div class="scroller tall" tabindex="0" role="region" aria-label=${words.stepsOf(one.name)}>
        <table class="figures">
          <caption>
            ${words.stepsOf(one.name)}
          </caption>
          <thead>
            <tr>
              <th scope="col">${this.w.date}</th>
              <th scope="col">${this.w.session}</th>
              ${numberHead(this.w.before)} ${numberHead(this.w.rules.published)}
              ${numberHead(this.w.rules.partner)}
            </tr>
          </thead>
          <tbody>
            ${shown.map((i) => {
              const step = one.history[i]!;
              const mine = this.rule === "published" ? step : other.history[i];
              return html`<tr>
                <th scope="row">${dateText(step.date)}</th>
                <td>${step.session}</td>
                ${numberCell(this.two(mine?.before ?? null))}
                <td class="number">${this.#after(one, "published", i)}</td>
                <td class="number">${this.#after(other, "partner", i)}</td>
              </tr>`;
            })}
          </tbody>
        </table>
      </div>
      ${
        shown.length < newest.length
          ? html`<button type="button" class="no-print" @click=${() => (this.all = true)}>
              ${words.allSteps(this.n.whole(newest.length))}
            </button>`
          : nothing
      }`;
  }

  #save(order: readonly number[], published: NettHistoryAnswer, partner: NettHistoryAnswer): void {
    const words = this.w.handicaps;
    const rows = order.map((i) => {
      const one = published.players[i]!;
      const figure = (value: number): number => Number(value.toFixed(4));
      return [one.name, figure(one.handicap), figure(partner.players[i]!.handicap), one.sessions];
    });
    const head = [this.w.player, this.w.rules.published, this.w.rules.partner, words.sessions];
    saveText(csvText([head, ...rows], this.n.fixed(0.5, 1).includes(",")), `${words.fileName}.csv`);
  }
}

customElements.define("overtrick-nett-handicaps", HandicapsView);
