/**
 * `<overtrick-nett own partner rating gross rule>`: one pair's par, nett score and new handicaps, keystroke by
 * keystroke. With `src`, or a list in a data block inside, it is the nett list of a session: a line for each pair with
 * names, two handicaps and the gross score. A table inside is shown as `<overtrick-results>` shows one.
 *
 * @fires overtrick-change - `{input, answer}`: as `nett` of the package takes and gives them
 * @fires overtrick-ready - `{tables, rows}`: a list is shown
 * @fires overtrick-sort - `{column, descending}`: the reader sorted by a heading
 * @fires overtrick-error - `{message}`: it could not be shown
 */
import type {
  Finding,
  NettEntryAnswer,
  NettPair,
  NettRule,
  NettSession,
  NettSessionAnswer,
  RateFunctions,
} from "overtrick";
import { askedNumber, askedOne, saidOfNumber, saidOfWords } from "./asked";
import { Calculator, largeFigure, playersTable } from "./calculator";
import type { Calculated } from "./calculator";
import { nettSentences, saidOfList } from "./findings";
import { ratesReady } from "./rates";
import { tableOf } from "./table-data";
import type { ResultsData, TableData } from "./table-data";
import { TablesElement } from "./tables-element";

const fields = ["own", "partner", "rating", "gross"] as const;
type FieldName = (typeof fields)[number];

const rules: readonly NettRule[] = ["published", "partner"];

export class OvertrickNett extends TablesElement {
  static readonly observedAttributes = [...fields, "rule", "src", "rows"];
  protected override readonly settings = ["rating", "rule"];
  readonly #calculator = new Calculator<FieldName>(this.at, {
    fields,
    signed: [],
    label: (name) => this.at.words.nett[name],
    faults: () => saidOfWords(this.at, "rule", rules),
    none: () => this.at.words.nett.none,
    sentences: () => nettSentences[this.at.language],
    calculate: (rates, value) => this.#calculate(rates, value),
  });

  override attributeChangedCallback(name = ""): void {
    this.#calculator.forget(name);
    super.attributeChangedCallback();
  }

  protected override show(): void {
    if (this.source.isGiven) super.show();
    else this.#calculator.show();
  }

  protected override get faults(): readonly string[] {
    return [...saidOfWords(this.at, "rule", rules), ...saidOfNumber(this.at, "rating")];
  }

  get #rule(): NettRule {
    return askedOne(this, "rule", rules) ?? "published";
  }

  /** Par needs no score yet; a score of 0 stands in for it, and what depends on it is not shown. */
  #calculate(rates: RateFunctions, value: (name: FieldName) => number | null): Calculated {
    const [rating, gross] = [value("rating"), value("gross")];
    const input: NettSession = {
      rating: rating === null ? null : rating / 100,
      rule: this.#rule,
      entries: [{ id: "1", handicaps: [value("own"), value("partner")], gross: gross ?? 0 }],
    };
    const answer = rates.nett(input);
    const [entry] = answer.entries;
    const empty = rating === null || input.entries[0]?.handicaps.every((one) => one === null);
    // Empty fields say by themselves what is missing.
    const own = ["gross-missing", "session-not-rated", "not-in-book"];
    const findings = empty ? [] : answer.findings.filter(({ code }) => !own.includes(code));
    // Whose handicap cannot be read is not taken for somebody without one.
    const isUnread = (["own", "partner"] as const).some((name) => this.#calculator.isWrong(name));
    if (empty || isUnread || !entry) return { input, answer, findings, shown: null };
    return { input, answer, findings, shown: this.#shown(entry, gross !== null) };
  }

  #shown(entry: NettEntryAnswer, scored: boolean): Node[] {
    const { words, numbers } = this.at;
    const two = (figure: number | null): string => (figure === null ? "–" : numbers.fixed(figure, 2));
    const shown = [largeFigure(words.nett.par, two(entry.par))];
    if (!scored || !entry.rated) return shown;
    const rows = ([0, 1] as const).map((i) => [
      two(entry.before[i]),
      two(entry.sessionHandicap[i]),
      two(entry.after[i]),
    ]);
    return [
      ...shown,
      largeFigure(words.nett.nett, two(entry.nett)),
      playersTable(this.at, [words.now, words.nett.session, words.after], rows),
    ];
  }

  /** The nett list of a session. */
  protected override async workOut(bytes: Uint8Array): Promise<ResultsData> {
    const rates = await ratesReady();
    const text = new TextDecoder().decode(bytes);
    const { pairs, findings } = rates.nettPairs(rates.readRatingList(text), text);
    // A file of something else has words and figures, too, but nobody with a handicap and a score.
    const counts = pairs.some(
      ({ handicaps, gross }) => gross !== null && handicaps.some((one) => one !== null),
    );
    if (!counts) return { title: "", tables: [] };
    const answer = rates.nett({
      rating: (askedNumber(this, "rating") ?? 100) / 100,
      rule: this.#rule,
      entries: pairs.map(({ handicaps, gross, field }, i) => ({ id: String(i), handicaps, gross, field })),
    });
    const found = [...findings, ...foundInPairs(answer, pairs)];
    const known = [...new Set(pairs.map(({ field }) => field))];
    return {
      title: "",
      tables: known.map((field) => this.#table(field, answer, pairs)),
      findings: await saidOfList(found, this.at, { "not-in-book": () => this.at.words.nett.noHandicap }),
    };
  }

  /** The pairs of one field, the best nett score first. */
  #table(field: string, { entries }: NettSessionAnswer, pairs: readonly NettPair[]): TableData {
    const { words, numbers } = this.at;
    const two = (figure: number | null): string => (figure === null ? "" : numbers.fixed(figure, 2));
    const headings = [words.place, words.names, words.nett.hcap, words.nett.nett, words.nett.grossShort];
    const rows = entries
      .map((entry, i) => ({ ...entry, pair: pairs[i] }))
      .filter(({ pair }) => pair?.field === field)
      .sort((one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity))
      .map(({ rank, tied, pair, nett, hcap, gross }) => [
        rank === null ? "" : `${rank}${tied ? "=" : ""}`,
        pair?.names.join(" – ") ?? "",
        hcap === null ? "" : numbers.signed(hcap, 2),
        two(nett),
        two(gross),
      ]);
    return tableOf(field, headings, rows);
  }
}

/** What was found in calculating a list, by line and names; that a session lacks a rating is seen. */
function foundInPairs({ findings }: NettSessionAnswer, pairs: readonly NettPair[]): Finding[] {
  return findings
    .filter(({ code }) => code !== "session-not-rated")
    .map((finding) => {
      const pair = pairs[Number(finding.where.entry ?? NaN)];
      if (!pair) return finding;
      const where = pair.sourceLine === undefined ? {} : { line: pair.sourceLine };
      const both = pair.names.join(" – ");
      // One of the two has no handicap: which, where the names are apart.
      const isOfOne = finding.code === "not-in-book" && pair.names.length === 2;
      const player = isOfOne ? pair.names[Number(finding.values?.["second"])] : both;
      return { ...finding, where, values: { ...finding.values, player: player ?? both } };
    });
}
