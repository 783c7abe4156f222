import { html, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import { PageElement } from "../../components/element";
import "../../components/findings-list";
import { saveBlob } from "../../components/save-blob";
import { showTab } from "../../components/show-tab";
import { sampleSeason } from "../../sample/season";
import { mendView, readAddress, replaceQuery } from "../../routes";
import { playerRow } from "../../store/season-rows";
import { emptySeason, readSeason, writeSeason } from "../../store/season-state";
import { seasonStore } from "../../store/season-store";
import type { RankedSeason } from "../../store/season-store";
import { offerUndo } from "../../store/undo";
import "../../styles/rates.css";
import "../../styles/ranking.css";
import { moveAmongFigures, oneTabStopPerTable } from "../score/views/figure-keys";
import { setPrintedPage } from "../score/views/print-heads";
import { championshipView } from "./championship-view";
import { lineupView } from "./lineup-view";
import { addressOf, viewNames } from "./part";
import type { ChosenFigure, Part, ViewName } from "./part";
import { rankingsView } from "./rankings-view";
import "./ranking-working";
import { openSessions } from "./session-editor";
import { isOfSession, toldFindings } from "./session-findings";
import { sessionsView, shownSession } from "./sessions-view";
import { settingsView } from "./settings-view";
import { rankingWords } from "./words";

/** Settles when the page's words have arrived. */
export const ready = rankingWords.ready;

const shows: Record<ViewName, (part: Part) => TemplateResult> = {
  sessions: sessionsView,
  rankings: rankingsView,
  lineup: lineupView,
  championship: championshipView,
  settings: settingsView,
};

const isSeasonName = (name: string): boolean => /\.json$/iu.test(name);

/**
 * Ranking: a season of one playing moment. The address says what is on the screen: `view=lineup`, `session=3`,
 * `who=…`, `methods` for all four methods, `played=2` for the picture of the lines, `sample` for the sample.
 */
export class RankingPage extends PageElement {
  static override properties = { query: { attribute: false }, chosen: { state: true } };
  declare query: URLSearchParams;
  declare chosen: ChosenFigure | null;
  #stop?: () => void;

  constructor() {
    super();
    this.query = new URLSearchParams();
    this.chosen = null;
    this.addEventListener("keydown", moveAmongFigures);
    this.addEventListener("close", () => (this.chosen = null));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stop = seasonStore.onChange(() => this.requestUpdate());
    document.addEventListener("dragover", this.#dragged);
    document.addEventListener("drop", this.#dropped);
    seasonStore.onReplaced = (undo) => {
      offerUndo({ message: () => rankingWords.words.sampleChanged, undo });
    };
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
    document.removeEventListener("dragover", this.#dragged);
    document.removeEventListener("drop", this.#dropped);
    seasonStore.keepNow();
    setPrintedPage(null);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { sampleName } = rankingWords.words;
    // The sample speaks the language of the page.
    if (seasonStore.origin === "sample" && seasonStore.state.name !== sampleName) {
      seasonStore.look({ name: sampleName });
    }
    if (!changed.has("query")) return;
    mendView("ranking", viewNames);
    const before = changed.get("query");
    // A working belongs to what is on the screen.
    const other = ["view", "who", "session"].some((key) => before?.get(key) !== this.query.get(key));
    if (before && other) this.chosen = null;
    if (this.query.has("sample") && seasonStore.origin !== "sample") this.#showSample();
  }

  protected override updated(changed: PropertyValues<this>): void {
    oneTabStopPerTable(this);
    if (changed.has("query")) showTab(this.querySelector(".views-bar a[aria-current]"));
    if (seasonStore.origin === "own" && readAddress(location.hash).query.has("sample")) {
      replaceQuery((query) => query.delete("sample"));
    }
    if (seasonStore.ranked) performance.mark("overtrick-ranking");
    setPrintedPage({
      left: seasonStore.state.name,
      right: rankingWords.words.views[this.#view],
      landscape: false,
    });
  }

  get #view(): ViewName {
    return viewNames.find((name) => name === this.query.get("view")) ?? "sessions";
  }

  protected override render(): TemplateResult {
    const w = rankingWords.words;
    const { ranked, failure } = seasonStore;
    return html`<div class="rate-page ranking-page">
      <header class="work-head no-print">
        <h1 tabindex="-1">${this.t.places.ranking}</h1>
        ${this.#actions()}
      </header>
      ${this.#head()}
      <div class="views view-${this.#view}">
        <div class="views-bar" role="navigation" aria-label=${w.label}>
          <ul>
            ${viewNames.map(
              (name) =>
                html`<li>
                  <a href=${addressOf(name)} aria-current=${name === this.#view ? "true" : nothing}
                    >${w.views[name]}</a
                  >
                </li>`,
            )}
          </ul>
        </div>
        ${failure === null ? nothing : html`<p role="alert">${w.engineFailed}</p>`}
        ${ranked ? this.#shown(ranked) : nothing}
      </div>
    </div>`;
  }

  #part(ranked: RankedSeason): Part {
    return {
      ...ranked,
      w: rankingWords.words,
      t: this.t,
      n: this.n,
      store: seasonStore,
      query: this.query,
      choose: (figure) => (this.chosen = figure),
    };
  }

  #shown(ranked: RankedSeason): TemplateResult {
    return html`${shows[this.#view](this.#part(ranked))} ${this.#findings(ranked)}
      <overtrick-ranking-working .figure=${this.chosen}></overtrick-ranking-working>`;
  }

  /** All but what stands beside the evening that is shown. */
  #findings({ answer }: RankedSeason): TemplateResult {
    const w = rankingWords.words;
    const fresh = answer.findings.filter(({ code }) => code === "no-replacement-ranking").length;
    const shown = this.#view === "sessions" ? shownSession({ answer, query: this.query }) : -1;
    const list = toldFindings(answer.findings.filter((finding) => !isOfSession(finding, shown)));
    return html`<div class="no-print">
      <overtrick-findings .findings=${list} .total=${list.length}></overtrick-findings>
      ${fresh === 0 ? nothing : html`<p class="soft note">${w.newPlayers(fresh, this.n.whole(fresh))}</p>`}
      ${seasonStore.refused ? html`<p class="error" role="alert">${w.notKept}</p>` : nothing}
    </div>`;
  }

  readonly #dragged = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  };

  readonly #dropped = (event: DragEvent): void => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    void this.#openFiles(files);
  };

  // --- The season as a whole

  #head(): TemplateResult {
    const w = rankingWords.words;
    if (seasonStore.origin === "sample") {
      return html`<p class="sample-note no-print">
        ${w.sampleShown}
        <button type="button" class="link" @click=${this.#leaveSample}>
          ${seasonStore.hasOwn ? w.backToOwn : w.startOwn}
        </button>
      </p>`;
    }
    return html`<div class="field season-name no-print">
      <label for="season-name">${w.name}</label>
      <input
        id="season-name"
        type="text"
        autocomplete="off"
        aria-describedby="season-name-note"
        .value=${seasonStore.state.name}
        @input=${(event: Event) => seasonStore.edit({ name: (event.target as HTMLInputElement).value })}
      />
      <span id="season-name-note" class="soft note">${w.nameHint}</span>
      ${this.#aside()}
    </div>`;
  }

  /** Seasons of other playing moments, and earlier ones; one that is shown changes places with this one. */
  #aside(): TemplateResult | typeof nothing {
    const { aside } = seasonStore;
    if (aside.length === 0) return nothing;
    const w = rankingWords.words;
    const forget = (index: number): void =>
      offerUndo({ message: () => rankingWords.words.forgotten, undo: seasonStore.forget(index) });
    return html`<ul class="soft note aside-seasons">
      ${aside.map(
        (season, index) =>
          html`<li>
            ${w.setAside(season.name.trim())}
            <button
              type="button"
              class="link"
              @click=${() => this.#replace(season, () => rankingWords.words.opened, index)}
            >
              ${w.bringBack}
            </button>
            <button type="button" class="link" @click=${() => forget(index)}>${w.sessions.remove}</button>
          </li>`,
      )}
    </ul>`;
  }

  #actions(): TemplateResult {
    const w = rankingWords.words;
    const sessions = seasonStore.state.sessions.length > 0;
    return html`<div class="actions">
      ${
        seasonStore.origin === "sample"
          ? nothing
          : html`<button type="button" @click=${this.#toSample}>${w.sample}</button>`
      }
      <button type="button" @click=${() => this.querySelector<HTMLInputElement>("#season-file")?.click()}>
        ${w.open}
      </button>
      <input
        id="season-file"
        type="file"
        multiple
        hidden
        accept=".json,.pbn,.xml,.usebio,.bws,.mdb,.csv,.txt,.tsv"
        aria-label=${w.open}
        @change=${this.#open}
      />
      ${
        sessions
          ? html`<button type="button" @click=${this.#save}>${w.save}</button>
              ${
                this.#view === "lineup"
                  ? nothing
                  : html`<button type="button" @click=${() => print()}>${w.print}</button>`
              }
              <button type="button" class="plain" @click=${this.#next}>${w.next}</button>
              <button
                type="button"
                class="plain"
                @click=${() => this.#replace(emptySeason, () => rankingWords.words.newDone)}
              >
                ${w.newMoment}
              </button>`
          : nothing
      }
    </div>`;
  }

  #toSample(): void {
    this.#showSample();
    replaceQuery((query) => query.set("sample", ""));
  }

  #showSample(): void {
    seasonStore.showSample(sampleSeason(rankingWords.words.sampleName));
  }

  #leaveSample(): void {
    seasonStore.showOwn();
    replaceQuery((query) => query.delete("sample"));
    this.query = readAddress(location.hash).query;
  }

  async #open(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const files = [...(input.files ?? [])];
    input.value = "";
    await this.#openFiles(files);
  }

  /** A season, or else evenings. */
  async #openFiles(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (!file) return;
    const season = files.length === 1 && isSeasonName(file.name) ? readSeason(await file.text()) : null;
    if (season) {
      this.#replace(season, () => rankingWords.words.opened);
      return;
    }
    // A file may be dropped before what reads it is there.
    await seasonStore.ready;
    const { ranked } = seasonStore;
    if (!ranked) return;
    await openSessions(this.#part(ranked), files, () => {
      if (this.#view !== "sessions") location.hash = addressOf("sessions");
    });
  }

  /** Another season in place of this one, which is one tap away. */
  #replace(state: typeof emptySeason, message: () => string, fromAside?: number): void {
    offerUndo({ message, undo: seasonStore.replace(state, fromAside) });
    replaceQuery((query) => query.delete("sample"));
    this.query = readAddress(location.hash).query;
  }

  #save(): void {
    const { ranked, state } = seasonStore;
    if (!ranked) return;
    const text = writeSeason(ranked.rates, state);
    const name = state.name.replace(/[^\p{L}\p{N} _-]/gu, "").trim() || "ranking";
    saveBlob(new Blob([text], { type: "application/json" }), `${name}.json`);
  }

  /** The final rankings are the next season's replacement rankings. */
  #next(): void {
    const { ranked, state } = seasonStore;
    if (!ranked) return;
    const { name, settings, method, partnerships } = state;
    const { givenPartnerships } = state;
    const givenPlayers = ranked.answer.players.map((player) => ({
      name: player.name,
      replacement: player.ranking,
    }));
    const replacements = givenPlayers.map(playerRow).join("\n");
    this.#replace(
      {
        ...emptySeason,
        name,
        settings,
        method,
        partnerships,
        givenPartnerships,
        replacements,
        givenPlayers,
      },
      () => rankingWords.words.nextDone,
    );
  }
}

customElements.define("overtrick-ranking-page", RankingPage);
