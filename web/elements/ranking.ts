/**
 * `<overtrick-ranking src show rows>`: the club ranking of a season, out of the file that the Ranking page saves or a
 * data block inside. `show` names the lists: `players`, `pairs`, `championship`. A table inside is shown as
 * `<overtrick-results>` shows one.
 *
 * @fires overtrick-ready - `{tables, rows}`: the lists are shown
 * @fires overtrick-sort - `{column, descending}`: the reader sorted by a heading
 * @fires overtrick-error - `{message}`: it could not be shown
 */
import type { ChampionshipRow, RankingAnswer, RankingSeason } from "overtrick";
import { parseJson } from "overtrick/rate";
import { asked, NotKnown, saidOfWords } from "./asked";
import { ratesReady } from "./rates";
import { tableOf } from "./table-data";
import type { ResultsData, TableData } from "./table-data";
import { TablesElement } from "./tables-element";

const lists = ["players", "pairs", "championship"] as const;
type ListName = (typeof lists)[number];

type Placed = { rank: number | null; tied: boolean };
const placeOf = ({ rank, tied }: Placed): string => (rank === null ? "" : `${rank}${tied ? "=" : ""}`);
const byRank = (one: Placed, other: Placed): number => (one.rank ?? Infinity) - (other.rank ?? Infinity);

/** Null for what is no season at all. */
function seasonIn(text: string): (RankingSeason & { name?: unknown }) | null {
  try {
    const read: unknown = parseJson(text);
    return typeof read === "object" && read !== null ? (read as RankingSeason) : null;
  } catch {
    return null;
  }
}

export class OvertrickRanking extends TablesElement {
  static readonly observedAttributes = ["src", "show", "rows"];
  protected override readonly settings = ["show"];

  protected override get faults(): readonly string[] {
    return saidOfWords(this.at, "show", lists, true);
  }

  protected override async workOut(bytes: Uint8Array): Promise<ResultsData> {
    const season = seasonIn(new TextDecoder().decode(bytes));
    if (!season) return { title: "", tables: [] };
    const answer = (await ratesReady()).ranking(season, { working: false });
    const title = typeof season.name === "string" ? season.name : "";
    return { title, tables: this.#asked().flatMap((name) => this.#tables(name, answer)) };
  }

  /** Named ones in the order they are named in; the players unless told otherwise. */
  #asked(): ListName[] {
    const { known, unknown } = asked(this, "show", lists, true);
    if (known.length === 0 && unknown.length > 0) throw new NotKnown("show");
    return known.length > 0 ? known : ["players"];
  }

  #tables(name: ListName, answer: RankingAnswer): TableData[] {
    const tables = {
      players: () => [this.#players(answer)],
      pairs: () => [this.#pairs(answer)],
      championship: () => this.#championships(answer),
    };
    return tables[name]().filter(({ rows }) => rows.length > 0);
  }

  #two(value: number | null): string {
    return value === null ? "" : this.at.numbers.fixed(value, 2);
  }

  #change(value: number | null): string {
    return value === null ? "" : this.at.numbers.signed(value, 2);
  }

  #players({ players }: RankingAnswer): TableData {
    const { words, numbers } = this.at;
    const { ranking } = words;
    return tableOf(
      ranking.players,
      [words.place, words.player, ranking.ranking, words.change, ranking.evenings],
      [...players]
        .sort(byRank)
        .map((one) => [
          placeOf(one),
          one.name,
          this.#two(one.ranking),
          this.#change(one.change),
          numbers.whole(one.sessions),
        ]),
    );
  }

  #pairs({ partnerships }: RankingAnswer): TableData {
    const { words } = this.at;
    return tableOf(
      words.ranking.pairs,
      [words.place, words.names, words.ranking.ranking, words.change],
      [...partnerships]
        .sort(byRank)
        .map((one) => [
          placeOf(one),
          one.players.join(" – "),
          this.#two(one.ranking),
          this.#change(one.change),
        ]),
    );
  }

  #championships({ championship }: RankingAnswer): TableData[] {
    const { words, numbers } = this.at;
    const { ranking } = words;
    const table = (caption: string, rows: readonly (ChampionshipRow & { who: string })[]): TableData =>
      tableOf(
        caption,
        [words.place, words.names, ranking.mean, ranking.counts, ranking.dropped, ranking.needed],
        rows
          .filter(({ mean }) => mean !== null)
          .map((row) => [
            placeOf(row),
            row.who,
            this.#two(row.mean),
            ...[row.counted, row.dropped, row.needed].map((count) => numbers.whole(count)),
          ]),
      );
    const players = championship.players.map((row) => ({ ...row, who: row.name }));
    const pairs = championship.partnerships.map((row) => ({ ...row, who: row.players.join(" – ") }));
    return [table(ranking.individual, players), table(ranking.ofPairs, pairs)];
  }
}
