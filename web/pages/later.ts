/** The pages that a first visit need not wait for: fetched when they are first opened. */
import { html } from "lit";
import type { TemplateResult } from "lit";
import { words } from "../i18n/index";
import type { Place } from "../routes";

type LaterPlace = Exclude<Place, "score">;

interface LaterPage {
  /** Defines the page's element; settles when its words have arrived too. */
  fetch: () => Promise<void>;
  show: (query: URLSearchParams) => TemplateResult;
}

const pages: Record<LaterPlace, LaterPage> = {
  expected: {
    fetch: async () => (await import("./expected/expected-page")).ready,
    show: (query) => html`<overtrick-expected-page .query=${query}></overtrick-expected-page>`,
  },
  nett: {
    fetch: async () => (await import("./nett/nett-page")).ready,
    show: (query) => html`<overtrick-nett-page .query=${query}></overtrick-nett-page>`,
  },
  ranking: {
    fetch: () => import("./ranking/ranking-page").then(({ ready }) => ready),
    show: (query) => html`<overtrick-ranking-page .query=${query}></overtrick-ranking-page>`,
  },
  club: {
    fetch: () => import("./club/club-page").then(({ ready }) => ready),
    show: (query) => html`<overtrick-club-page .query=${query}></overtrick-club-page>`,
  },
};

const here = new Set<LaterPlace>();
const asked = new Set<LaterPlace>();
const failed = new Set<LaterPlace>();

/** The page, or what is shown until it is there; `changed` is called when there is more to show. */
export function pageOf(place: LaterPlace, query: URLSearchParams, changed: () => void): TemplateResult {
  const page = pages[place];
  if (here.has(place)) return page.show(query);
  if (!asked.has(place)) ask(place, page, changed);
  const retry = (): void => {
    ask(place, page, changed);
    changed();
  };
  return html`<div class="coming" aria-busy=${failed.has(place) ? "false" : "true"}>
    <h1 tabindex="-1">${words().places[place]}</h1>
    ${
      failed.has(place)
        ? html`<p role="alert">${words().app.pageFailed}</p>
            <p><button type="button" @click=${retry}>${words().app.tryAgain}</button></p>`
        : ""
    }
  </div>`;
}

const fetchSentences = async (): Promise<void> => (await import("../i18n/finding-words")).findingWords.ready;

function ask(place: LaterPlace, page: LaterPage, changed: () => void): void {
  asked.add(place);
  failed.delete(place);
  Promise.all([page.fetch(), fetchSentences()])
    .then(
      () => here.add(place),
      () => failed.add(place),
    )
    .finally(changed);
}
