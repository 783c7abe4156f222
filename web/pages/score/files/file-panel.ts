import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { AnyReading, Comparison, Difference, RuleSetName } from "overtrick";
import { PageElement } from "../../../components/element";
import { wholeEngine } from "../../../engine/engine";
import { decimalsOf } from "../../../numbers";
import { eventStore } from "../../../store/event-store";
import { openedFiles } from "../../../store/opened-files";
import type { FileVersion, OpenedFile } from "../../../store/opened-files";
import type { ScoredEvent } from "../../../store/scored";
import "../entry/written-as";
import { openedWords } from "./opened-words";
import { readAgain, versionOf } from "./read-again";
import { sessionsOf, totalFiles } from "./total-files";
import "../../../styles/file-panel.css";

/** The figures of a file as they were held against ours. */
type Held = Pick<Comparison, "differences" | "notCompared">;

/** Differences that are listed; more would be another event. */
const mostListed = 200;

/**
 * What is known about the file on the screen: which program wrote it and how that counts, whether its own figures agree
 * with ours, and what could not be read.
 */
export class FilePanel extends PageElement {
  #stops: (() => void)[] = [];
  #compared: { scored: ScoredEvent; held: Held | null } | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    const update = (): void => this.requestUpdate();
    this.#stops = [openedFiles.onChange(update), eventStore.onChange(update)];
    void openedWords.ready.then(update);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const stop of this.#stops) stop();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { files, shown, busy } = openedFiles;
    if (files.length === 0) return nothing;
    // Another event is on the screen by now: what is said of the file is not said of that.
    if (files.length === 1 && shown?.state && !openedFiles.shows(shown)) return nothing;
    return html`<section class="file-panel" aria-live="polite">
      ${busy ? this.#busy(busy) : nothing} ${files.length > 1 ? this.#list(files) : nothing}
      ${busy ? nothing : this.#totalButton(files)}
      ${shown && !busy && (!shown.state || openedFiles.shows(shown)) ? this.#file(shown) : nothing}
    </section>`;
  }

  #busy({ name }: OpenedFile): TemplateResult {
    const { words } = openedWords;
    return html`<p class="file-head">
      <span>${words.reading(name)}</span>
      <progress aria-label=${words.reading(name)}></progress>
      <button type="button" class="link" @click=${() => openedFiles.cancel()}>${words.cancel}</button>
    </p>`;
  }

  #list(files: readonly OpenedFile[]): TemplateResult {
    return html`<ul class="file-list">
      ${files.map(
        (file) =>
          html`<li>
            <button
              type="button"
              class="link"
              aria-current=${file === openedFiles.shown ? "true" : nothing}
              @click=${() => openedFiles.show(file)}
            >
              <bdi>${nameOf(file)}</bdi>
            </button>
          </li>`,
      )}
    </ul>`;
  }

  /** Sessions that are shown one at a time can be one event. */
  #totalButton(files: readonly OpenedFile[]): TemplateResult | typeof nothing {
    if (sessionsOf(files).length < 2 || openedFiles.shown?.total) return nothing;
    return html`<p>
      <button type="button" @click=${() => void totalFiles()}>${openedWords.words.total}</button>
    </p>`;
  }

  #file(file: OpenedFile): TemplateResult {
    const { words } = openedWords;
    const { total } = file;
    const version = versionOf(file);
    const reading = version?.reading;
    const name = nameOf(file);
    return html`<p class="file-head">
        <span>
          <strong><bdi>${name}</bdi></strong>
          ${reading && !total ? html`<span class="soft">${this.#kind(reading)}</span>` : nothing}
        </span>
        <button
          type="button"
          class="plain close"
          aria-label=${words.close}
          @click=${() => openedFiles.close()}
        >
          <span aria-hidden="true">×</span>
        </button>
      </p>
      ${version ? this.#written(file, version) : nothing}
      ${reading ? this.#told(file, reading) : html`<p role="alert">${words.failed(name)}</p>`}`;
  }

  #kind({ format, eventJson, program }: AnyReading): string {
    const { words } = openedWords;
    const kind = words.formats[eventJson ? "eventJson" : format];
    return program === "" ? kind : `${kind}, ${words.writtenBy(program)}`;
  }

  /** A text that is edited says itself how it is written, on the sheet. */
  #written(file: OpenedFile, { reading, written }: FileVersion): TemplateResult | typeof nothing {
    if (reading.format !== "travellers" || !file.state || eventStore.state.text !== null) return nothing;
    return html`<overtrick-written
      .written=${written}
      .found=${(eventStore.hasContracts && reading.notation) || null}
      @overtrick-written=${({ detail }: CustomEvent<FileVersion["written"]>) =>
        void readAgain(file, detail).catch((error: unknown) => eventStore.fail(error))}
    ></overtrick-written>`;
  }

  #told(file: OpenedFile, reading: AnyReading): TemplateResult {
    const { words } = openedWords;
    return html`${file.state ? nothing : html`<p role="alert">${words.nothingIn(file.name)}</p>`}
    ${this.#rules(reading)} ${file.state ? this.#comparison(reading) : nothing} ${this.#remarks(reading)}`;
  }

  #rules({ program, suggestedRules }: AnyReading): TemplateResult | typeof nothing {
    if (suggestedRules === undefined || suggestedRules === eventStore.state.rules.base) return nothing;
    const { words } = openedWords;
    const { name } = this.t.views.ruleSets[suggestedRules];
    return html`<p class="file-rules">
      ${words.useRules(program, name)}
      <button type="button" @click=${() => this.#use(suggestedRules)}>${words.use(name)}</button>
    </p>`;
  }

  #use(rules: RuleSetName): void {
    this.dispatchEvent(new CustomEvent("rules", { detail: rules, bubbles: true, composed: true }));
  }

  #comparison({ published }: AnyReading): TemplateResult | typeof nothing {
    const { scored, state } = eventStore;
    const stated = countFigures(published);
    // A text in the place of the file's own has other lines.
    const isOther = state.text !== null && state.source === null;
    if (!scored || stated === 0 || isOther) return nothing;
    const compared = this.#held(scored, published);
    if (!compared) return nothing;
    const { differences, notCompared } = compared;
    const { words } = openedWords;
    const others =
      notCompared === 0
        ? nothing
        : html`<p class="soft">${words.notCompared(notCompared, this.n.whole(notCompared))}</p>`;
    const figures = stated - notCompared;
    if (figures === 0) return html`${others}`;
    if (differences.length === 0)
      return html`<p class="agrees">${words.agree(figures, this.n.whole(figures))}</p>
        ${others}`;
    return html`${this.#differing(differences, figures)} ${others}`;
  }

  #differing(differences: readonly Difference[], figures: number): TemplateResult {
    const { words } = openedWords;
    const n = differences.length;
    return html`<details class="differences">
      <summary>${words.differ(n, this.n.whole(n), this.n.whole(figures))}</summary>
      <div class="wide">
        <table class="compared">
          <thead>
            <tr>
              <th scope="col">${words.where}</th>
              <th scope="col" class="number">${words.inFile}</th>
              <th scope="col" class="number">${words.here}</th>
              <th scope="col">${words.why}</th>
            </tr>
          </thead>
          <tbody>
            ${differences.slice(0, mostListed).map((difference) => this.#difference(difference))}
          </tbody>
        </table>
      </div>
      ${n > mostListed ? html`<p class="soft">${this.t.finding.more(n - mostListed, this.n.whole(n - mostListed))}</p>` : nothing}
    </details>`;
  }

  /** Compared once for each result; null until the whole package has come. */
  #held(scored: ScoredEvent, published: AnyReading["published"]): Held | null {
    if (this.#compared?.scored !== scored) {
      this.#compared = { scored, held: this.#compared?.held ?? null };
      void wholeEngine().then((doors) => {
        if (this.#compared?.scored !== scored) return;
        this.#compared = { scored, held: doors.comparePublished(scored.event, published, scored.rules) };
        this.requestUpdate();
      });
    }
    return this.#compared.held;
  }

  #difference(difference: Difference): TemplateResult {
    const { words } = openedWords;
    const { figure, published, computed, reason } = difference;
    const decimals = figure === "rank" ? 0 : Math.max(2, decimalsOf([published], 4));
    return html`<tr>
      <td>${this.#where(difference)} <span class="soft">${words.figures[figure]}</span></td>
      <td class="number">${this.n.fixed(published, decimals)}</td>
      <td class="number">${this.n.fixed(computed, decimals)}</td>
      <td>${words.reasons[reason]}</td>
    </tr>`;
  }

  #where(difference: Difference): string {
    const event = eventStore.scored?.event;
    const number = (id: string): string => event?.entries.find((entry) => entry.id === id)?.number ?? id;
    if ("entry" in difference) return this.t.entry.atPair(number(difference.entry));
    for (const board of event?.boards ?? []) {
      const line = board.lines.find(({ id }) => id === difference.lineId);
      if (!line) continue;
      const side = difference.side === "NS" ? this.t.sides.ns : this.t.sides.ew;
      const own = number(difference.side === "NS" ? line.ns : line.ew);
      return `${this.t.entry.atBoard(`${board.section ?? ""}${board.number}`)} · ${own} ${side}`;
    }
    return difference.lineId;
  }

  #remarks({ findings }: AnyReading): TemplateResult | typeof nothing {
    if (findings.length === 0) return nothing;
    const errors = findings.some(({ severity }) => severity === "error");
    return html`<details ?open=${errors}>
      <summary>${openedWords.words.remarks(findings.length, this.n.whole(findings.length))}</summary>
      <overtrick-findings
        .findings=${findings.slice(0, mostListed)}
        .total=${findings.length}
      ></overtrick-findings>
    </details>`;
  }
}

const nameOf = ({ name, total }: OpenedFile): string => (total ? openedWords.words.totalName : name);

function countFigures({ lines, totals }: AnyReading["published"]): number {
  const count = (value: number | undefined): number => (value === undefined ? 0 : 1);
  let sum = 0;
  for (const { nsPoints, ewPoints, nsPercent, ewPercent } of lines)
    sum += count(nsPoints) + count(ewPoints) + count(nsPercent) + count(ewPercent);
  for (const { rank, points, percent } of totals) sum += count(rank) + count(points) + count(percent);
  return sum;
}

customElements.define("overtrick-file-panel", FilePanel);
