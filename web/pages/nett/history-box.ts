import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Finding, HistoryReading } from "overtrick";
import { rateEngine } from "../../engine/rate";
import { writeAddress } from "../../routes";
import { offerUndo } from "../../store/undo";
import { NettElement } from "./nett-element";
import { nettStore } from "./nett-store";
import { selectLine } from "./select-line";
import { textOfFile } from "./text-of-file";

/** Longer texts are shown by their size alone: nobody types in them, and a field of a megabyte is slow. */
const longestShown = 64 * 1024;

/** A pasted text of more goes past the field's own way, which takes seconds where it replaces another. */
const longestLaidOut = 20_000;

/** A text of more is a file to open. */
const longestPasted = 1_000_000;

/** Where the club's results come in: typed, pasted, opened, or from the club's book. */
export class HistoryBox extends NettElement {
  static override properties = { said: { state: true } };
  /** What came of asking for the club's book, when nothing came of it. */
  declare said: "" | "empty" | "failed";
  #wasSample = false;

  constructor() {
    super();
    this.said = "";
  }

  /** Open while there is nothing in it at first; from then on the reader's to open and close. */
  protected override firstUpdated(): void {
    const details = this.querySelector("details");
    if (details) details.open = (nettStore.reading?.results.length ?? 0) === 0;
  }

  protected override updated(): void {
    super.updated();
    const details = this.querySelector("details");
    if (details && nettStore.isSample && !this.#wasSample) details.open = false;
    this.#wasSample = nettStore.isSample;
  }

  #counts(results: number, reading: HistoryReading | null): string {
    const { counts } = this.w.history;
    const [players, sessions] = [reading?.players.length ?? 0, reading?.sessions.length ?? 0];
    return [
      counts.results(results, this.n.whole(results)),
      counts.players(players, this.n.whole(players)),
      counts.sessions(sessions, this.n.whole(sessions)),
    ].join(", ");
  }

  protected override render(): TemplateResult {
    const { history, file } = nettStore.state;
    const reading = nettStore.reading;
    const count = reading?.results.length ?? 0;
    const long = history.length > longestShown;
    return html`<details class="history-box no-print">
      <summary>
        ${this.w.history.title}
        <span class="soft"
          >${
            nettStore.isBusy
              ? this.t.aside.reading
              : count === 0
                ? this.w.history.none
                : `${file === "" ? "" : `${file}: `}${this.#counts(count, reading)}`
          }</span
        >
      </summary>
      <p id="nett-history-hint" class="soft">${this.w.history.hint}</p>
      ${
        long
          ? html`<p>${this.w.history.long(this.n.bytes(history.length))}</p>`
          : html`<textarea
              id="nett-history"
              aria-label=${this.w.history.title}
              aria-describedby="nett-history-hint"
              class="sheet-like"
              rows="8"
              spellcheck="false"
              data-most=${longestPasted}
              autocomplete="off"
              placeholder=${this.w.history.example}
              .value=${history}
              @paste=${this.#pasted}
              @input=${(event: InputEvent) =>
                nettStore.edit({ history: (event.target as HTMLTextAreaElement).value, file: "" })}
            ></textarea>`
      }
      <div class="actions">
        <button
          type="button"
          @click=${() => this.querySelector<HTMLInputElement>("input[type=file]")?.click()}
        >
          ${this.w.history.open}
        </button>
        <input
          type="file"
          hidden
          accept=".csv,.txt,.tsv"
          aria-label=${this.w.history.open}
          @change=${this.#chosen}
        />
        <button type="button" @click=${this.#fromBook}>${this.w.history.fromBook}</button>
        ${
          nettStore.isSample || !nettStore.hasOwn
            ? nothing
            : html`<button type="button" @click=${() => nettStore.showSample(true)}>
                ${this.w.showSample}
              </button>`
        }
        ${
          history === "" || nettStore.isSample
            ? nothing
            : html`<button type="button" @click=${this.#clear}>${this.w.history.clear}</button>`
        }
      </div>
      <p role="status" class="said">${this.#whatCame()}</p>
    </details>`;
  }

  #whatCame(): TemplateResult | string {
    if (this.said === "failed") return this.w.history.bookFailed;
    if (this.said === "") return "";
    return html`${this.w.history.bookEmpty} <a href=${writeAddress("club")}>${this.t.places.club}</a>`;
  }

  readonly #pasted = (event: ClipboardEvent): void => {
    const area = event.target as HTMLTextAreaElement;
    const added = event.clipboardData?.getData("text/plain") ?? "";
    const { value, selectionStart, selectionEnd } = area;
    const length = value.length - (selectionEnd - selectionStart) + added.length;
    if (added.length <= longestLaidOut || length > longestPasted) return;
    event.preventDefault();
    const history = value.slice(0, selectionStart) + added + value.slice(selectionEnd);
    const undo = nettStore.edit({ history, file: "" });
    offerUndo({ message: () => `${this.w.history.title}: ${this.n.bytes(history.length)}`, undo });
  };

  readonly #chosen = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    // The same file can be chosen again.
    input.value = "";
    if (!file) return;
    void textOfFile(file).then((history) => {
      const undo = nettStore.edit({ history, file: file.name });
      offerUndo({ message: () => this.w.history.opened(file.name), undo });
    });
  };

  /** Replaces results, ratings and settings in one step, which can be taken back. */
  readonly #fromBook = async (): Promise<void> => {
    const rates = rateEngine();
    if (!rates) return;
    const { guest, book } = this.w.history;
    const { settings } = nettStore.state;
    this.said = "";
    try {
      const { stateOfClub } = await import("./club-history");
      const state = await stateOfClub({ rates, settings, guest, book, n: this.n });
      this.said = state ? "" : "empty";
      if (!state) return;
      const undo = nettStore.edit(state);
      offerUndo({ message: () => this.w.history.bookTaken, undo });
    } catch {
      this.said = "failed";
    }
  };

  #clear(): void {
    const undo = nettStore.edit({ history: "", file: "" });
    offerUndo({ message: () => this.w.history.cleared, undo });
  }

  /** Shows the line that a finding is about. */
  goTo({ where }: Finding): void {
    const details = this.querySelector("details");
    const area = this.querySelector("textarea");
    if (!details || !area || where.line === undefined) return;
    details.open = true;
    selectLine(area, where);
  }
}

customElements.define("overtrick-nett-history", HistoryBox);
