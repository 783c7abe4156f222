/**
 * What the nett page works on: the club's results, the ratings of its sessions, and a list to be printed. What the
 * reader typed is kept in the browser; the sample is shown and never kept, and becomes one's own with the first change.
 */
import type {
  Finding,
  HistoryReading,
  NettHistory,
  NettHistoryAnswer,
  NettOptions,
  NettRule,
  NettUpdate,
  RateFunctions,
} from "overtrick";
import { historyFindings } from "overtrick/rate";
import { nettLater, readHistoryLater } from "../../engine/nett-worker";
import { rateEngine } from "../../engine/rate";
import { onLanguage, writer } from "../../i18n/index";
import { parseNumber } from "../../numbers";
import { documentRatings, documentStandard, sampleHistory, sampleList } from "../../sample/nett-club";
import { keep, kept } from "../../store/kept";
import { Memos } from "./memos";
import { bookSettings, keptSettings, noSettings } from "./nett-settings";
import type { SettingsText } from "./nett-settings";
import { nettWords } from "./words";

export interface RatingRow {
  session: string;
  /** In per cent, as typed; empty: not known yet. */
  rating: string;
  /** The club does not rate it, whatever the results say. */
  never?: boolean;
}

export interface NettState {
  /** The results as CSV. */
  history: string;
  /** Of the file that they came from. */
  file: string;
  ratings: readonly RatingRow[];
  standard: string;
  list: string;
  settings: SettingsText;
}

const empty: NettState = {
  history: "",
  file: "",
  ratings: [],
  standard: "",
  list: "",
  settings: noSettings,
};
const keepAfter = 400;
/** A history up to this many characters, as the sample, is read as it is typed; a longer one beside the page. */
const largestAtOnce = 64 * 1024;
/** That are shown of a file that is something else; the rest is counted. */
export const mostFindings = 200;

function sampleState(): NettState {
  const { sample } = nettWords.words;
  return {
    ...empty,
    history: sampleHistory(sample),
    ratings: documentRatings(sample, writer()),
    standard: documentStandard(sample),
    list: sampleList(sample, writer()),
  };
}

function keptState(): NettState {
  const ratings: unknown = parsed(kept("nett.ratings"));
  const own = ratings as { standard?: unknown; rows?: unknown } | null;
  const rows = Array.isArray(own?.rows) ? (own.rows as Partial<RatingRow>[]) : [];
  return {
    ...empty,
    history: kept("nett.history") ?? "",
    list: kept("nett.list") ?? "",
    standard: typeof own?.standard === "string" ? own.standard : "",
    ratings: rows
      .filter(({ session }) => typeof session === "string")
      .map(({ session = "", rating = "", never = false }) => ({
        session,
        rating,
        ...(never ? { never } : {}),
      })),
    settings: keptSettings(parsed(kept("nett.settings"))),
  };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

export class NettStore {
  #own: NettState = keptState();
  #sample: NettState | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #memos = new Memos(() => this.#changed());
  readonly #readingMemo = this.#memos.one<HistoryReading | null>(null, { isKept: true });
  readonly #rowsMemo = this.#memos.one<readonly RatingRow[]>([]);
  readonly #estimateMemo = this.#memos.one<NettHistoryAnswer | null>(null);
  readonly #bookMemos = {
    published: this.#memos.one<NettHistoryAnswer | null>(null),
    partner: this.#memos.one<NettHistoryAnswer | null>(null),
  };
  readonly #linesMemo = this.#memos.one<NettHistoryAnswer | null>(null);
  /** The browser kept nothing of the last change. */
  refused = false;

  constructor() {
    addEventListener("pagehide", () => this.keepNow());
    onLanguage(() => {
      if (!this.#sample) return;
      this.#sample = sampleState();
      this.#changed();
    });
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get state(): NettState {
    return this.#sample ?? this.#own;
  }

  get isSample(): boolean {
    return this.#sample !== null;
  }

  get hasOwn(): boolean {
    const { history, ratings, list } = this.#own;
    return history !== "" || ratings.length > 0 || list !== "";
  }

  showSample(shown: boolean): void {
    if (shown === this.isSample) return;
    this.#sample = shown ? sampleState() : null;
    this.#changed();
  }

  /** Answers with the way back. A changed sample becomes one's own. */
  edit(change: Partial<NettState>): () => void {
    const [own, sample] = [this.#own, this.#sample];
    this.#own = { ...this.state, ...change };
    this.#sample = null;
    this.#keepSoon();
    return () => {
      [this.#own, this.#sample] = [own, sample];
      this.#keepSoon();
    };
  }

  #keepSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.keepNow(), keepAfter);
    this.#changed();
  }

  keepNow(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { history, ratings, standard, list, settings } = this.#own;
    const typed = Object.values(settings).some((text) => text !== "");
    const done = [
      keep("nett.history", history || null),
      keep("nett.list", list || null),
      keep("nett.ratings", ratings.length === 0 ? null : JSON.stringify({ standard, rows: ratings })),
      keep("nett.settings", typed ? JSON.stringify(settings) : null),
    ];
    const refused = done.includes(false);
    if (refused === this.refused) return;
    this.refused = refused;
    this.#changed();
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }

  // --- What comes out

  /** Something of a long history is still on its way. */
  get isBusy(): boolean {
    return this.#memos.isBusy;
  }

  /** Whether the history is read and rated beside the page. */
  get #isLong(): boolean {
    return this.state.history.length > largestAtOnce;
  }

  get reading(): HistoryReading | null {
    const [rates, { history }] = [rateEngine(), this.state];
    return this.#readingMemo([rates, history], () => {
      if (!rates || history.trim() === "") return null;
      const read = (): HistoryReading => rates.readHistory(history);
      return this.#isLong ? readHistoryLater(history, read) : read();
    });
  }

  #rated(
    rates: RateFunctions,
    input: NettHistory,
    options: NettOptions = {},
  ): NettHistoryAnswer | Promise<NettHistoryAnswer> {
    const rate = (): NettHistoryAnswer => rates.nett(input, options);
    return this.#isLong ? nettLater(input, options, rate) : rate();
  }

  /** The sessions of the editor, and behind them those that only the results know. */
  get ratings(): readonly RatingRow[] {
    const { reading } = this;
    const { ratings } = this.state;
    return this.#rowsMemo([ratings, reading], () => {
      const known = new Set(ratings.map(({ session }) => session));
      const more = reading?.sessions.filter((session) => !known.has(session)) ?? [];
      return [...ratings, ...more.map((session) => ({ session, rating: "" }))];
    });
  }

  /** As chosen; else the first that is rated 100 %, else the first. */
  get standard(): string {
    const rows = this.ratings;
    const chosen = rows.find(({ session }) => session === this.state.standard);
    const hundred = rows.find(({ rating }) => parseNumber(rating) === 100);
    return (chosen ?? hundred ?? rows[0])?.session ?? "";
  }

  /** The rating that a session counts with, as the package takes it; null for none. */
  ratingOf(session: string): number | null {
    const row = this.ratings.find((one) => one.session === session);
    if (row?.never) return null;
    const value = parseNumber(row?.rating ?? "");
    if (value === null && session === this.standard) return 1;
    return value === null ? null : value / 100;
  }

  get estimate(): NettHistoryAnswer | null {
    const [rates, { reading, standard }] = [rateEngine(), this];
    const { settings } = this.state;
    return this.#estimateMemo([rates, reading, standard, this.ratings, settings], () => {
      if (!rates || !reading || reading.results.length === 0) return null;
      const never = this.ratings.filter((row) => row.never).map(({ session }) => [session, null] as const);
      const ratings = Object.fromEntries(never);
      const { results } = reading;
      const own = bookSettings(rates, settings);
      return this.#rated(rates, { ...own, standard, estimate: true, ratings, results });
    });
  }

  #input(rule: NettRule, update?: NettUpdate): NettHistory | null {
    const { reading, standard } = this;
    const rates = rateEngine();
    if (!rates || !reading || reading.results.length === 0) return null;
    const ratings = Object.fromEntries(this.ratings.map(({ session }) => [session, this.ratingOf(session)]));
    const own = bookSettings(rates, this.state.settings);
    const settings = { ...own.settings, ...(update ? { update } : {}) };
    return { ...own, settings, standard, rule, ratings, results: reading.results };
  }

  /** The book by a rule, with the ratings of the editor. */
  book(rule: NettRule): NettHistoryAnswer | null {
    const rates = rateEngine();
    const parts = [rates, this.ratings, this.reading, this.standard, this.state.settings];
    return this.#bookMemos[rule](parts, () => {
      const input = this.#input(rule);
      return rates && input ? this.#rated(rates, input) : null;
    });
  }

  /** Lines of the nett lists as they were printed, with their working; none while they are on their way. */
  lines(rule: NettRule, update: NettUpdate, results: readonly number[]): NettHistoryAnswer["results"] {
    const parts = [rule, update, results.join(), this.ratings, this.reading, this.standard];
    const made = this.#linesMemo([...parts, this.state.settings, rateEngine()], () =>
      this.#lines(rule, update, results),
    );
    return made?.results ?? [];
  }

  #lines(
    rule: NettRule,
    update: NettUpdate,
    results: readonly number[],
  ): NettHistoryAnswer | Promise<NettHistoryAnswer> | null {
    const [rates, input] = [rateEngine(), this.#input(rule, update)];
    return rates && input ? this.#rated(rates, input, { results }) : null;
  }

  /** The line of one result, for whoever asks how it came about. */
  async line(rule: NettRule, result: number): Promise<NettHistoryAnswer["results"][number] | undefined> {
    return (await this.#lines(rule, "session", [result]))?.results[0];
  }

  /** Of reading and replaying; what blocks a result first. */
  findings(answer: NettHistoryAnswer | null): Finding[] {
    const { reading } = this;
    const found = reading ? (answer ? historyFindings(reading, answer) : reading.findings) : [];
    const weight = ({ severity }: Finding): number => ["error", "warning", "note"].indexOf(severity);
    const own = this.refused ? [notKept] : [];
    return [...own, ...found].sort((one, other) => weight(one) - weight(other));
  }

  /** The book's handicap of a player by name, whatever the case of its letters. */
  handicapOf(rule: NettRule): (name: string) => number | null {
    const plain = (name: string): string => name.trim().toLocaleLowerCase();
    const known = new Map((this.book(rule)?.players ?? []).map((one) => [plain(one.name), one.handicap]));
    return (name) => known.get(plain(name)) ?? null;
  }
}

const notKept: Finding = {
  severity: "warning",
  code: "not-kept",
  message: "This browser has no room left or keeps nothing.",
  where: {},
};

/** There is one; it outlives the page on the screen. */
export const nettStore = new NettStore();
