/**
 * The season on the Ranking page. Every edit is computed at once and kept in the browser a moment later. A sample is
 * shown like a season of one's own but never kept; to look at it with other settings leaves it a sample, to change
 * what was played makes it one's own.
 */
import type { RankingAnswer, RankingSeason, RateFunctions } from "overtrick";
import { rateEngine, rateEngineReady } from "../engine/rate";
import { noteTime } from "../timing";
import { keep, kept } from "./kept";
import { emptySeason, isEmptySeason, seasonOf } from "./season-state";
import type { SeasonState } from "./season-state";

/** After so many milliseconds without an edit the season is kept. */
const keepAfter = 400;

/** What was computed, with what it was computed from. */
export interface RankedSeason {
  rates: RateFunctions;
  season: RankingSeason;
  answer: RankingAnswer;
}

function seasonIn(record: unknown): SeasonState | null {
  if (typeof record !== "object" || record === null) return null;
  const { version, ...state } = record as SeasonState & { version: number };
  return version === 1 ? { ...emptySeason, ...state, draft: { ...emptySeason.draft, ...state.draft } } : null;
}

function keptRecord(name: "ranking.season" | "ranking.earlier"): unknown {
  try {
    return JSON.parse(kept(name) ?? "null");
  } catch {
    return null;
  }
}

const keptSeason = (): SeasonState | null => seasonIn(keptRecord("ranking.season"));

/** As last read: the page asks at every change. */
let asideRead: { text: string | null; list: readonly SeasonState[] } = { text: null, list: [] };

/** Seasons of other playing moments and earlier ones, the last set aside first. One alone was once kept as it is. */
function keptAside(): readonly SeasonState[] {
  const text = kept("ranking.earlier");
  if (text !== asideRead.text) {
    const record = keptRecord("ranking.earlier");
    const list = (Array.isArray(record) ? record : [record]).flatMap((one) => seasonIn(one) ?? []);
    asideRead = { text, list };
  }
  return asideRead.list;
}

const recordOf = (state: SeasonState): unknown => ({ version: 1, ...state });

export class SeasonStore {
  state: SeasonState = keptSeason() ?? emptySeason;
  origin: "sample" | "own" = "own";
  ranked: RankedSeason | null = null;
  failure: string | null = null;
  /** The browser keeps nothing. */
  refused = false;
  /** Told when a changed sample takes the place of the reader's own season. */
  onReplaced: ((restore: () => void) => void) | null = null;
  /** What the last season was made from: its lists are read again only where they changed. */
  #read: { state: SeasonState; season: RankingSeason } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  /** Done when the first season was ranked, or cannot be. */
  readonly ready: Promise<unknown>;

  constructor() {
    this.ready = rateEngineReady()
      .catch((error: unknown) => (this.failure = String(error)))
      .finally(() => this.#compute());
    addEventListener("pagehide", () => this.keepNow());
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get hasOwn(): boolean {
    return kept("ranking.season") !== null;
  }

  showSample(state: SeasonState): void {
    this.keepNow();
    this.origin = "sample";
    this.#show(state);
  }

  showOwn(): void {
    this.origin = "own";
    this.#show(keptSeason() ?? emptySeason);
  }

  /** Seasons that others took the place of, the last one first. */
  get aside(): readonly SeasonState[] {
    return this.origin === "own" ? keptAside() : [];
  }

  /** Another season in place of the reader's own, which is set aside; answers with the way back. */
  replace(state: SeasonState, fromAside?: number): () => void {
    if (this.origin === "sample") this.showOwn();
    const [before, aside] = [this.state, kept("ranking.earlier")];
    const others = keptAside().filter((_, i) => i !== fromAside);
    this.#keepAside(isEmptySeason(before) ? others : [before, ...others]);
    this.edit(state);
    return () => {
      keep("ranking.earlier", aside);
      this.edit(before);
    };
  }

  /** Forgets a season that was set aside; answers with the way back. */
  forget(index: number): () => void {
    const aside = kept("ranking.earlier");
    this.#keepAside(keptAside().filter((_, i) => i !== index));
    this.#tell();
    return () => {
      keep("ranking.earlier", aside);
      this.#tell();
    };
  }

  #keepAside(list: readonly SeasonState[]): void {
    const record = list.length === 0 ? null : JSON.stringify(list.map(recordOf));
    this.refused = !keep("ranking.earlier", record);
  }

  /** Another way of looking at the same evenings: a sample stays one. */
  look(change: Partial<SeasonState>): void {
    this.#show({ ...this.state, ...change });
    if (this.origin === "own") this.#keepSoon();
  }

  /** A change of what was played. */
  edit(change: Partial<SeasonState>): void {
    if (this.origin === "sample") this.#leaveSample();
    this.#show({ ...this.state, ...change });
    this.#keepSoon();
  }

  #leaveSample(): void {
    this.origin = "own";
    const earlier = keptSeason();
    if (!earlier) return;
    this.#keepAside([earlier, ...keptAside()]);
    this.onReplaced?.(() => this.edit(earlier));
  }

  #show(state: SeasonState): void {
    const before = this.state;
    this.state = state;
    if (this.ranked && sameInput(before, state)) this.#tell();
    else this.#compute();
  }

  #compute(): void {
    const rates = rateEngine();
    if (rates) {
      const season = seasonOf(rates, this.state, this.#read);
      this.#read = { state: this.state, season };
      const begun = performance.now();
      this.ranked = { rates, season, answer: rates.ranking(season) };
      noteTime("overtrick-rate", begun);
    }
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  #keepSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.keepNow(), keepAfter);
  }

  keepNow(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.origin !== "own") return;
    const record = isEmptySeason(this.state) ? null : JSON.stringify(recordOf(this.state));
    const refused = !keep("ranking.season", record);
    if (refused === this.refused) return;
    this.refused = refused;
    this.#tell();
  }
}

/** Whether nothing changed that the package reads. */
function sameInput(one: SeasonState, other: SeasonState): boolean {
  return (
    [
      "settings",
      "method",
      "replacements",
      "partnerships",
      "givenPlayers",
      "givenPartnerships",
      "sessions",
    ] as const
  ).every((key) => one[key] === other[key]);
}

/** There is one; it outlives the page on the screen. */
export const seasonStore = new SeasonStore();
