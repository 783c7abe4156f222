import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { HtmlTexts, Overtrick } from "overtrick";
import { wholeEngine } from "../../../engine/engine";
import { dateText } from "../../../components/date-text";
import { PageElement } from "../../../components/element";
import { eventStore } from "../../../store/event-store";
import type { ScoredEvent } from "../../../store/scored";
import { offerUndo } from "../../../store/undo";

interface Kind {
  label: "asBackup" | "asCsv" | "asPbn" | "asUsebio" | "asHtml";
  ending: string;
  type: string;
  write: (doors: Overtrick, scored: ScoredEvent, texts: HtmlTexts) => string;
}

const kinds: readonly Kind[] = [
  {
    label: "asBackup",
    ending: "json",
    type: "application/json",
    write: (doors, { event }) => doors.writeBackup(event),
  },
  {
    label: "asCsv",
    ending: "csv",
    type: "text/csv",
    // With a mark, without which spreadsheets take accents for something else.
    write: (doors, { event }) => `\uFEFF${doors.writeCsv(event)}`,
  },
  {
    label: "asPbn",
    ending: "pbn",
    type: "application/x-pbn",
    write: (doors, { event, rules }) => doors.writePbn(event, rules),
  },
  {
    label: "asUsebio",
    ending: "xml",
    type: "application/xml",
    write: (doors, { event, rules }) => doors.writeUsebio(event, rules),
  },
  {
    label: "asHtml",
    ending: "html",
    type: "text/html",
    write: (doors, { event, scores }, texts) => doors.writeHtml(event, scores, texts),
  },
];

/** The ways out: files, a link, paper. Nothing leaves the browser but what is saved. */
export class SaveMenu extends PageElement {
  static override properties = { link: { state: true } };
  /** Shown where the clipboard cannot be written. */
  declare link: string | null;

  constructor() {
    super();
    this.link = null;
  }

  protected override render(): TemplateResult {
    const words = this.t.files;
    return html`<details class="save-menu" @toggle=${this.#toggled} @keydown=${this.#key}>
      <summary class="button">${words.save}</summary>
      <ul>
        ${kinds.map(
          (kind) =>
            html`<li>
              <button type="button" class="plain" @click=${() => void this.#save(kind)}>
                ${words[kind.label]}
              </button>
            </li>`,
        )}
        <li>
          <button type="button" class="plain" @click=${() => void this.#share()}>${words.asLink}</button>
        </li>
        <li><button type="button" class="plain" @click=${this.#print}>${words.print}</button></li>
      </ul>
      ${
        this.link === null
          ? nothing
          : html`<label class="link-below"
              >${words.linkBelow}
              <input
                readonly
                .value=${this.link}
                @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
            /></label>`
      }
    </details>`;
  }

  get #menu(): HTMLDetailsElement | null {
    return this.querySelector("details");
  }

  #close(): void {
    if (this.#menu) this.#menu.open = false;
  }

  #toggled(): void {
    if (this.#menu?.open) document.addEventListener("pointerdown", this.#outside);
    else document.removeEventListener("pointerdown", this.#outside);
  }

  readonly #outside = (event: PointerEvent): void => {
    if (!this.contains(event.target as Node)) this.#close();
  };

  #key(event: KeyboardEvent): void {
    if (event.key !== "Escape") return;
    this.#close();
    this.querySelector("summary")?.focus();
  }

  async #save({ ending, type, write }: Kind): Promise<void> {
    const { scored } = eventStore;
    if (!scored) return;
    const doors = await wholeEngine();
    const address = URL.createObjectURL(new Blob([write(doors, scored, this.#texts())], { type }));
    const anchor = document.createElement("a");
    anchor.href = address;
    anchor.download = `${fileName(scored)}.${ending}`;
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    this.#close();
  }

  #texts(): HtmlTexts {
    const words = this.t.views;
    const { scoring } = eventStore.state;
    const unit = scoring === "matchpoints" ? "points" : scoring === "teams" ? "vp" : "imps";
    return {
      rank: words.place,
      pair: scoring === "teams" ? words.team : words.pair,
      names: words.names,
      points: words.units[unit],
      boards: words.boards,
      northSouth: this.t.sides.ns,
      eastWest: this.t.sides.ew,
      number: (value) => this.n.fixed(value, 2),
      day: (date) => dateText(date, "long"),
    };
  }

  async #share(): Promise<void> {
    const { scored } = eventStore;
    if (!scored) return;
    const packed = await (await wholeEngine()).packEvent(scored.event);
    const { base } = eventStore.state.rules;
    const link = `${location.href.replace(/#.*$/u, "")}#/score?rules=${base}&e=${packed}`;
    try {
      await navigator.clipboard.writeText(link);
      this.link = null;
      this.#close();
      offerUndo({ message: () => this.t.files.linkCopied });
    } catch {
      this.link = link;
    }
  }

  #print(): void {
    this.#close();
    window.print();
  }
}

/** The event's name and date, in letters that every disk takes. */
function fileName({ event: { name, date } }: ScoredEvent): string {
  const words = `${date} ${name}`.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/gu, "");
  return words === "" ? "overtrick" : words.slice(0, 80);
}

customElements.define("overtrick-save-menu", SaveMenu);
