import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Finding, NettEntryAnswer, NettRule, NettSessionAnswer } from "overtrick";
import "../../components/findings-list";
import { numberCell, numberHead } from "../../components/number-cell";
import { numberField } from "../../components/number-field";
import { rateEngine } from "../../engine/rate";
import { inOwnMarks, parseNumber } from "../../numbers";
import { documentRatings } from "../../sample/nett-club";
import { NettElement } from "./nett-element";
import { nettStore } from "./nett-store";
import type { NettFigure } from "./nett-steps";

/** What is typed, by its word in the address: the two handicaps, the rating in per cent, the gross score. */
const keys = ["a", "b", "r", "g"] as const;
type Key = (typeof keys)[number];
/** R. Low, “Nett” results (2008), part 3: 51 and 59 on a Thursday, 48 %. */
const example: Record<Key, string> = { a: "51", b: "59", r: "104.1", g: "48" };

/** Sound: all that is typed are numbers. Scored: there is a score among them. */
type QuickAnswer = NettSessionAnswer & { sound: boolean; scored: boolean };

/** One pair: two handicaps, a rating and a score to par, nett score and new handicaps. */
export class QuickView extends NettElement {
  static override properties = { query: { attribute: false }, rule: { attribute: false } };
  declare query: URLSearchParams;
  declare rule: NettRule;

  /** What was typed here stays as it was typed; what came with the address is written as the reader would. */
  readonly #byHand = new Set<Key>();

  #typed(key: Key): string {
    return this.query.get(key) ?? "";
  }

  #wrong(key: Key): string | undefined {
    const text = this.#typed(key);
    return text.trim() !== "" && parseNumber(text) === null ? this.w.quick.notANumber : undefined;
  }

  /** Par needs no score yet; a score of 0 stands in for it and what depends on it is not shown. */
  #answer(): QuickAnswer | null {
    const rating = parseNumber(this.#typed("r"));
    const gross = parseNumber(this.#typed("g"));
    const handicaps = [parseNumber(this.#typed("a")), parseNumber(this.#typed("b"))];
    if (rating === null || handicaps.every((one) => one === null)) return null;
    const answer = rateEngine()?.nett({
      rating: rating / 100,
      rule: this.rule,
      entries: [{ id: this.w.quick.pair, handicaps, gross: gross ?? 0 }],
    });
    if (!answer) return null;
    // Whose handicap is no number is not taken for somebody without one.
    const sound = keys.every((key) => this.#wrong(key) === undefined);
    return { ...answer, sound, scored: sound && gross !== null };
  }

  #example(): void {
    for (const key of keys) this.put(this.query, key, inOwnMarks(example[key], this.n));
  }

  protected override render(): TemplateResult {
    const answer = this.#answer();
    return html`<div class="rate-columns">
      <section aria-labelledby="quick-title">
        <h2 id="quick-title">${this.w.quick.title}</h2>
        <p class="soft">${this.w.quick.lead}</p>
        <div class="fields">
          ${this.#field("a", this.w.quick.first)} ${this.#field("b", this.w.quick.second)} ${this.#session()}
          ${this.#field("r", this.w.quick.rating, "%")} ${this.#field("g", this.w.quick.gross, "%")}
        </div>
        ${
          keys.every((key) => this.#typed(key) === "")
            ? html`<p>
                <button type="button" @click=${() => this.#example()}>${this.w.quick.example}</button>
              </p>`
            : nothing
        }
      </section>
      <section class="answers" aria-live="polite">
        ${answer ? this.#figures(answer) : html`<p class="soft">${this.w.quick.waiting}</p>`}
      </section>
    </div>`;
  }

  #field(key: Key, label: string, unit?: string): TemplateResult {
    const wrong = this.#wrong(key);
    return numberField({
      id: `nett-${key}`,
      label,
      text: this.#byHand.has(key) ? this.#typed(key) : inOwnMarks(this.#typed(key), this.n),
      typed: (text) => {
        this.#byHand.add(key);
        this.put(this.query, key, text);
      },
      ...(unit ? { unit } : {}),
      ...(wrong ? { wrong } : {}),
    });
  }

  /** The ratings of the club, or of the document, one tap away. */
  #session(): TemplateResult {
    const own = nettStore.ratings.filter(({ rating }) => parseNumber(rating) !== null);
    const rows =
      own.length > 0 ? own : documentRatings(this.w.sample, this.n).filter(({ rating }) => rating !== "");
    const now = parseNumber(this.#typed("r"));
    const known = rows.find(({ rating }) => parseNumber(rating) === now);
    return html`<div class="field whole-line">
      <label for="nett-session">${this.w.session}</label>
      <select
        id="nett-session"
        @change=${(event: Event) => this.put(this.query, "r", (event.target as HTMLSelectElement).value)}
      >
        <option value=${this.#typed("r")} ?selected=${!known}>${this.w.quick.typed}</option>
        ${rows.map(
          ({ session, rating }) =>
            html`<option value=${rating} ?selected=${known?.session === session}>
              ${session} ${this.n.fixed(parseNumber(rating) ?? 0, 1)} %
            </option>`,
        )}
      </select>
    </div>`;
  }

  #figures({ entries: [entry], findings, sound, scored }: QuickAnswer): TemplateResult {
    if (!entry) return html``;
    // There is one pair here: nothing to say of which.
    const mine = findings
      .filter(({ code }) => (scored || code !== "gross-missing") && (sound || code !== "not-in-book"))
      .map((finding) => this.#named({ ...finding, where: {} }));
    return html`<dl class="nett-figures">
        ${this.#large("par", entry, sound)} ${this.#large("nett", entry, scored)}
        ${this.#large("hcap", entry, scored)}
      </dl>
      ${scored && entry.rated ? this.#after(entry) : nothing}
      <overtrick-findings .findings=${mine} .total=${mine.length}></overtrick-findings>`;
  }

  /** Fields go by what is written above them, not by their names in the package. */
  #named(finding: Finding): Finding {
    const { first, second, gross, rating } = this.w.quick;
    const labels: Readonly<Record<string, string>> = {
      "entries[0].handicaps[0]": first,
      "entries[0].handicaps[1]": second,
      "entries[0].gross": gross,
      rating,
    };
    const label = labels[String(finding.values?.["path"] ?? "")];
    return label === undefined ? finding : { ...finding, values: { ...finding.values, path: label } };
  }

  #large(figure: "par" | "nett" | "hcap", entry: NettEntryAnswer, shown: boolean): TemplateResult {
    const value = shown ? entry[figure] : null;
    const text = figure === "hcap" ? this.signed(value) : this.two(value);
    return html`<div>
      <dt class="answer-label">${this.w.figures[figure]}</dt>
      <dd class="answer">${text === "" ? "–" : this.figure(text, this.#working(figure, entry))}</dd>
    </div>`;
  }

  #working(figure: NettFigure, entry: NettEntryAnswer) {
    return { who: this.w.quick.pair, figure, terms: entry.working ?? [] };
  }

  #after(entry: NettEntryAnswer): TemplateResult {
    return html`<table class="figures">
      <caption>
        ${this.w.quick.newHandicaps}
        <span class="soft">${this.w.rules[this.rule]}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">${this.w.player}</th>
          ${numberHead(this.w.before)} ${numberHead(this.w.sessionHandicap)} ${numberHead(this.w.after)}
        </tr>
      </thead>
      <tbody>
        ${([0, 1] as const).map(
          (i) =>
            html`<tr>
              <th scope="row">
                ${i === 0 ? this.w.quick.one : this.w.quick.other}
                ${entry.inBook[i] ? nothing : html`<span class="soft">(${this.w.notInBook})</span>`}
              </th>
              ${numberCell(this.two(entry.before[i]))} ${numberCell(this.two(entry.sessionHandicap[i]))}
              <td class="number strong">
                ${this.figure(this.two(entry.after[i]), this.#working(i === 0 ? "after_1" : "after_2", entry))}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>`;
  }
}

customElements.define("overtrick-nett-quick", QuickView);
