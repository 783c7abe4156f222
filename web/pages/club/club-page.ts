import { html, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import type { Finding } from "overtrick";
import { dateText } from "../../components/date-text";
import { PageElement } from "../../components/element";
import { Printing } from "../../components/printing";
import { showTab } from "../../components/show-tab";
import "../../components/findings-list";
import { mendView, replaceQuery } from "../../routes";
import { eventStore } from "../../store/event-store";
import "../../styles/rates.css";
import "../../styles/club.css";
import "../expected/expected-working";
import type { ShownFigure } from "../expected/expected-working";
import { wordsReady } from "../expected/words";
import { nettWords } from "../nett/words";
import { rankingWords } from "../ranking/words";
import { moveAmongFigures, oneTabStopPerTable } from "../score/views/figure-keys";
import { setPrintedPage } from "../score/views/print-heads";
import { backupDue } from "../../store/club/backup";
import { addView } from "./add-view";
import { saveBackup } from "./backup-box";
import { clubStore } from "./club-store";
import type { ReplayProgress, ShownBook } from "./club-store";
import { membersView } from "./members-view";
import { memberView } from "./member-view";
import { addressOf, allViews, barView, entryName, nameOf, reportsOf, viewNames, viewOf } from "./part";
import type { Part, ViewName } from "./part";
import { seasonsView } from "./seasons-view";
import { sessionView } from "./session-view";
import { sessionsView } from "./sessions-view";
import { settingsView } from "./settings-view";
import "./systems-working";
import type { SystemFigure } from "./systems-working";
import { bookWords, clubWords } from "./words";

/** Settles when the page's words have arrived. */
export const ready = Promise.all([
  clubWords.ready,
  bookWords.ready,
  wordsReady,
  nettWords.ready,
  rankingWords.ready,
]).then(() => undefined);

const shows: Record<ViewName, (part: Part) => TemplateResult> = {
  members: membersView,
  member: memberView,
  sessions: sessionsView,
  session: sessionView,
  add: addView,
  seasons: seasonsView,
  settings: settingsView,
};

/** Findings that the list shows. */
const mostFindings = 40;

/**
 * Club: the book. The address says what is on the screen: `view=member&id=…`, `view=session&id=…`, `view=add` for the
 * evening on the Score page, `q=` what is searched for, `sample` the sample; what the views add is said there.
 */
export class ClubPage extends PageElement {
  static override properties = { query: { attribute: false }, figure: { state: true } };
  declare query: URLSearchParams;
  declare figure: ShownFigure | SystemFigure | null;
  readonly #printing = new Printing(this);
  #stops: (() => void)[] = [];
  #seen: string | null = null;

  constructor() {
    super();
    this.query = new URLSearchParams();
    this.figure = null;
    this.addEventListener("keydown", moveAmongFigures);
    this.addEventListener("close", () => (this.figure = null));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const update = (): void => this.requestUpdate();
    this.#stops = [clubStore.onChange(update), eventStore.onChange(update)];
    // On the document: a step may take away what had the focus.
    document.addEventListener("keydown", this.#key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const stop of this.#stops) stop();
    document.removeEventListener("keydown", this.#key);
    clubStore.drafts.keepNow();
    setPrintedPage(null);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("query")) {
      // The sample speaks the language of the page.
      if (clubStore.sample) void clubStore.show(true);
      return;
    }
    mendView("club", allViews);
    const before = changed.get("query");
    const other = ["view", "id"].some((key) => before?.get(key) !== this.query.get(key));
    if (before && other) {
      this.figure = null;
      clubStore.forget();
      if (before.get("id") !== this.query.get("id") || this.query.get("view") !== "session")
        window.scrollTo(0, 0);
    }
    void clubStore.show(this.#wanted);
  }

  /** The sample, one's own, or what there is. What is added goes into one's own, unless it came from the sample. */
  get #wanted(): boolean | null {
    if (this.query.has("sample")) return true;
    if (this.query.get("view") !== "add") return null;
    if (!clubStore.sample || !clubStore.sampleOnScore) return false;
    this.query.set("sample", "");
    replaceQuery((query) => query.set("sample", ""));
    return true;
  }

  protected override updated(changed: PropertyValues<this>): void {
    oneTabStopPerTable(this);
    if (changed.has("query")) showTab(this.querySelector(".views-bar a[aria-current]"));
    const { shown } = clubStore;
    if (shown) {
      performance.mark("overtrick-club");
      this.#readOut();
    }
    setPrintedPage({
      left: shown?.contents.name ?? "",
      right: this.#title(shown),
      landscape: viewOf(this.query) === "session",
    });
  }

  /** Another view: its heading takes the focus that went with the old one. */
  #readOut(): void {
    const view = ["view", "id", "edit", "add", "import", "correct"]
      .map((key) => this.query.get(key))
      .join(" ");
    const [before, after] = [this.#seen, view];
    this.#seen = after;
    if (before === null || before === after || document.activeElement !== document.body) return;
    const heading = this.querySelector<HTMLElement>(".views h2");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  #title(shown: ShownBook | null): string {
    const view = viewOf(this.query);
    const id = this.query.get("id") ?? "";
    if (view === "member" && shown) return nameOf(shown.contents, id);
    return clubWords.words.views[barView(view)];
  }

  protected override render(): TemplateResult {
    const w = clubWords.words;
    const { shown, failure, refused, notUndone, elsewhere, unopened, progress } = clubStore;
    const view = viewOf(this.query);
    return html`<div class="rate-page club-page">
      <header class="work-head no-print">
        <h1 tabindex="-1">${this.t.places.club}</h1>
        ${shown && shown.contents.name !== "" ? html`<p class="club-name">${shown.contents.name}</p>` : nothing}
        ${this.#actions()}
      </header>
      ${clubStore.sample ? this.#sampleNote() : nothing}
      <div class="views view-${view}">
        <div class="views-bar" role="navigation" aria-label=${w.parts}>
          <ul>
            ${viewNames.map(
              (name) =>
                html`<li>
                  <a href=${addressOf(name)} aria-current=${name === barView(view) ? "true" : nothing}
                    >${w.views[name]}</a
                  >
                </li>`,
            )}
          </ul>
        </div>
        ${
          failure === null
            ? nothing
            : html`<p role="alert">${w.failed} <code>${failure}</code></p>
                <p>
                  <button type="button" @click=${() => void clubStore.show(this.#wanted)}>
                    ${this.t.app.tryAgain}
                  </button>
                </p>`
        }
        ${unopened === null ? nothing : html`<p class="error" role="alert">${bookWords.words.notOpened[unopened]}</p>`}
        ${progress ? this.#progress(progress) : nothing} ${this.#backupDue()}
        ${refused === null ? nothing : html`<p class="error" role="alert">${w.refused[refused]}</p>`}
        ${notUndone ? html`<p class="error" role="alert">${bookWords.words.notUndone}</p>` : nothing}
        ${elsewhere ? html`<p class="soft" role="status">${w.elsewhere}</p>` : nothing}
        ${shown ? this.#shown(shown, view) : html`<div aria-busy="true"></div>`}
      </div>
      ${this.#working()}
    </div>`;
  }

  /** One panel or the other; closing it forgets the figure. */
  #working(): TemplateResult {
    const { figure } = this;
    const systems = figure && "system" in figure ? figure : null;
    const project52 = figure && !("system" in figure) ? figure : null;
    return html`<overtrick-expected-working .figure=${project52}></overtrick-expected-working>
      <overtrick-systems-working .figure=${systems}></overtrick-systems-working>`;
  }

  #progress({ done, all, cancel }: ReplayProgress): TemplateResult {
    const w = clubWords.words;
    return html`<p class="no-print">
      <label>${w.replaying} <progress max=${all} .value=${done}></progress></label>
      <button type="button" @click=${cancel}>${w.stop}</button>
    </p>`;
  }

  #backupDue(): TemplateResult | typeof nothing {
    const { stored, sample } = clubStore;
    if (sample || !stored || !backupDue(stored, new Date())) return nothing;
    const { due, save } = bookWords.words.backup;
    return html`<p class="soft no-print" role="status">
      ${due} <button type="button" class="link" @click=${() => void saveBackup(this)}>${save}</button>
    </p>`;
  }

  #shown(shown: ShownBook, view: ViewName): TemplateResult {
    const part: Part = {
      ...shown,
      w: clubWords.words,
      t: this.t,
      n: this.n,
      store: clubStore,
      query: this.query,
      everything: this.query.has("all") || this.#printing.now,
      tell: (figure) => (this.figure = figure),
    };
    return html`${shows[view](part)} ${this.#findings(part, view)}`;
  }

  /** What the book says of what is on the screen; of everything, where everything is. */
  #findings(part: Part, view: ViewName): TemplateResult | typeof nothing {
    const { answer, query } = part;
    if (view === "add" || view === "seasons") return nothing;
    const id = query.get("id");
    const about = ({ where }: Finding): boolean =>
      view === "session" ? where.session === id : view === "member" ? where.member === id : true;
    const weight = ({ severity }: Finding): number => ["error", "warning", "note"].indexOf(severity);
    const names = new Map(answer.sessions.map((session) => [session.id, session]));
    const list = answer.findings
      .filter(about)
      .sort((one, other) => weight(one) - weight(other))
      .map((finding): Finding => {
        const session = names.get(finding.where.session ?? "");
        const player = whomOf(part, finding);
        return {
          ...finding,
          where: {},
          values: {
            ...finding.values,
            session: session?.name ?? "",
            date: session ? dateText(session.date) : "",
            ...(player === "" ? {} : { player }),
            ...(finding.where.member === undefined ? {} : { text: player }),
          },
        };
      });
    return html`<div class="no-print">
      <overtrick-findings .findings=${list.slice(0, mostFindings)} .total=${list.length}></overtrick-findings>
    </div>`;
  }

  #actions(): TemplateResult {
    const w = clubWords.words;
    const { club } = clubStore;
    const step = (sign: string, label: string, can: boolean, go: () => Promise<void>): TemplateResult =>
      html`<button
        type="button"
        class="step"
        aria-label=${label}
        title=${label}
        ?disabled=${!can}
        @click=${() => void go()}
      >
        <span aria-hidden="true">${sign}</span>
      </button>`;
    return html`<div class="actions">
      ${step("↶", w.undo, club?.canUndo === true, () => clubStore.undo())}
      ${step("↷", w.redo, club?.canRedo === true, () => clubStore.redo())}
      <button type="button" @click=${() => print()}>${w.print}</button>
      ${clubStore.sample ? nothing : html`<a class="button" href="#/club?sample">${w.showSample}</a>`}
    </div>`;
  }

  #sampleNote(): TemplateResult {
    const w = clubWords.words;
    return html`<p class="sample-note no-print">
      ${w.sampleShown}
      <button type="button" class="link" @click=${() => void this.#startOwn()}>
        ${clubStore.started ? w.backToOwn : w.startEmpty}</button
      >.
    </p>`;
  }

  async #startOwn(): Promise<void> {
    await clubStore.startOwn();
    replaceQuery((query) => {
      for (const key of [...query.keys()]) query.delete(key);
    });
    dispatchEvent(new HashChangeEvent("hashchange"));
  }

  /** One step back from anywhere but a field, which has its own. */
  readonly #key = (event: KeyboardEvent): void => {
    const typing =
      event.target instanceof Element && event.target.matches("input:not([type=checkbox]), textarea");
    if (!(event.ctrlKey || event.metaKey) || event.altKey || typing) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    void (key === "y" || event.shiftKey ? clubStore.redo() : clubStore.undo());
  };
}

/** The member or the entry that a finding is about. */
function whomOf(part: Part, { where: { member, session, path } }: Finding): string {
  if (member !== undefined) return nameOf(part.contents, member);
  const [, place] = /^entries\[(\d+)\]/u.exec(path ?? "") ?? [];
  if (place === undefined || session === undefined) return "";
  const entry = reportsOf(part.contents, session).at(-1)?.session.entries?.[Number(place)];
  return entry ? entryName(part, entry) : "";
}

customElements.define("overtrick-club-page", ClubPage);
