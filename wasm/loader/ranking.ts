/** The NBB club ranking through the door: a season to points, rankings and championships; tonight's lines. */
import type { RateModule } from "./overtrick.mjs";
import { isObject, text } from "./complaints.js";
import { messageOf } from "./rating-messages.js";
import { LooseReader, Numbering, orNull } from "./loose.js";
import { decodeAnswer, entryStride } from "./ranking-decode.js";
import { encodeSeason, methodAt, methods, settingNames, settingsRow } from "./ranking-encode.js";
import { rankingFindings } from "./ranking-findings.js";
import type { LineUpAnswer, MethodsAnswer, RankingAnswer, RankingLinesAnswer } from "./ranking-types.js";
import { rateFindings, workingsOf } from "./rate-wire.js";
import type { Term } from "./types.js";
import type { FindingTable } from "./wire.js";

export class ClubRanking {
  readonly #module: RateModule;
  readonly #table: FindingTable;

  constructor(module: RateModule, table: FindingTable) {
    this.#module = module;
    this.#table = table;
  }

  ranking(input: unknown, withWorking: boolean): RankingAnswer {
    const reader = new LooseReader();
    const season = encodeSeason(input, reader);
    const answer = this.#module.ranking(season.columns, withWorking);
    const workings = answer.working && workingsOf(answer.working, answer.entries.length / entryStride);
    return {
      ...decodeAnswer(season, answer, workings),
      findings: [...reader.complaints.findings, ...rankingFindings(answer.findings, this.#table, season)],
    };
  }

  working(input: unknown, figure: unknown): Term[] {
    const season = encodeSeason(input, new LooseReader());
    const what = isObject(figure) ? figure : {};
    const title = what["championship"] === true;
    const player = text(what["player"])?.trim();
    const number = (key: string): number => (Number.isInteger(what[key]) ? (what[key] as number) : -1);
    const [kind, index] =
      player !== undefined
        ? [title ? 3 : 1, season.players.known(player) ?? -1]
        : what["partnership"] !== undefined
          ? [title ? 4 : 2, number("partnership")]
          : [0, number("session")];
    return workingsOf(this.#module.rankingWorking(season.columns, kind, index, number("entry")), 1)[0]!;
  }

  methods(input: unknown, session: unknown): MethodsAnswer {
    const season = encodeSeason(input, new LooseReader());
    const index = Number.isInteger(session) ? (session as number) : -1;
    const before = season.sessions.slice(0, Math.max(index, 0));
    const from = before.reduce((sum, one) => sum + one.entries.length, 0);
    const count = season.sessions[index]?.entries.length ?? 0;
    const given = methods.map((name, number) => {
      season.columns.settings[methodAt] = number;
      const { entries } = this.#module.ranking(season.columns, false);
      return [name, Array.from({ length: count }, (_, i) => orNull(entries[(from + i) * entryStride]))];
    });
    return { points: Object.fromEntries(given) as MethodsAnswer["points"] };
  }

  lines(settings: unknown, lines: unknown): RankingLinesAnswer {
    const reader = new LooseReader();
    const row = settingsRow(reader.part({ settings }, "settings", ""), reader);
    const count = Number.isInteger(lines) ? Math.min(Math.max(lines as number, 0), 1000) : 0;
    const answer = this.#module.rankingLines(row, count);
    const [nominal, ratio, width, step, replacement] = answer.head as unknown as [
      number,
      number,
      number,
      number,
      number,
    ];
    const list: RankingLinesAnswer["lines"] = [];
    for (let at = 0; at < answer.lines.length; at += 5) {
      const [top, bottom, mean, groupBottom, groupWidth] = Array.from(answer.lines.subarray(at, at + 5)) as [
        number,
        number,
        number,
        number,
        number,
      ];
      list.push({ name: lineName(at / 5), top, bottom, mean, groupBottom, groupWidth });
    }
    return {
      nominal,
      ratio,
      width,
      step,
      replacement,
      lines: list,
      findings: [
        ...reader.complaints.findings,
        ...rateFindings(answer.findings, this.#table, [], settingNames),
      ],
    };
  }

  lineUp(rankings: unknown, pairs: unknown, lines: unknown): LineUpAnswer {
    const reader = new LooseReader();
    const { players, figures } = rankingList(rankings, reader);
    const present = reader.list({ pairs }, "pairs", "").map((value, i) => {
      const names = Array.isArray(value) ? value.map((one) => text(one)?.trim() ?? "") : [];
      if (names.length !== 2) reader.complaints.add("invalid-value", `pairs[${i}]`, value);
      return names;
    });
    const numbers = present.flatMap((names) =>
      [0, 1].map((i) => (names.length === 2 ? (players.known(names[i]!) ?? -1) : -1)),
    );
    const { count, sizes } = linesAsked(lines, reader);
    const answer = this.#module.rankingLineUp(
      Float64Array.from(figures),
      Int32Array.from(numbers),
      count,
      Int32Array.from(sizes),
    );
    const order = Array.from(answer.order);
    const list = Array.from(answer.sizes, (size, i) => ({
      name: lineName(i),
      pairs: order.splice(0, size).map((pair) => ({
        pair,
        players: present[pair]!,
        ranking: answer.rankings[pair]!,
      })),
    }));
    const ids = present.map((names) => names.join(" – "));
    const findings = rateFindings(answer.findings, this.#table, ids, []);
    for (const finding of findings) {
      const { entry } = finding.where;
      if (entry === undefined) continue;
      const path = `pairs[${ids.indexOf(entry)}]`;
      finding.values = { ...finding.values, player: entry, text: entry, path };
      finding.where.path = path;
      if (finding.code === "unknown-reference") {
        const names = present[ids.indexOf(entry)] ?? [];
        finding.values["text"] = names.filter((name) => players.known(name) === undefined).join(" – ");
      }
      finding.message = messageOf(finding.code, finding.values);
    }
    return { lines: list, findings: [...reader.complaints.findings, ...findings] };
  }
}

/** A, B, C…; behind Z by number. */
const lineName = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : String(index + 1);

/** A list of players with their rankings, or an object of rankings by name. */
function rankingList(value: unknown, reader: LooseReader): { players: Numbering; figures: number[] } {
  const players = new Numbering();
  const figures: number[] = [];
  const add = (name: string | undefined, ranking: unknown, path: string): void => {
    const figure = reader.numberOf(ranking, path);
    if (name === undefined || name === "" || players.known(name) !== undefined || Number.isNaN(figure))
      return;
    players.of(name);
    figures.push(figure);
  };
  if (Array.isArray(value)) {
    value.forEach((one: unknown, i) => {
      const player = reader.object(one, `rankings[${i}]`);
      add(text(player["name"])?.trim(), player["ranking"], `rankings[${i}].ranking`);
    });
  } else {
    for (const [name, ranking] of Object.entries(reader.object(value, "rankings"))) {
      add(name.trim(), ranking, `rankings.${name}`);
    }
  }
  return { players, figures };
}

const mostLines = 1000;

/** A number of lines, or the size of each. */
function linesAsked(lines: unknown, reader: LooseReader): { count: number; sizes: number[] } {
  const whole = (value: unknown): value is number =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) < 1e6;
  if (lines === undefined || lines === null) return { count: 1, sizes: [] };
  if (whole(lines)) return { count: Math.min(lines, mostLines), sizes: [] };
  if (!Array.isArray(lines)) {
    reader.complaints.add("invalid-value", "lines", lines);
    return { count: 1, sizes: [] };
  }
  const sizes = lines.slice(0, mostLines).map((size: unknown, i) => {
    if (whole(size)) return size;
    reader.complaints.add("invalid-value", `lines[${i}]`, size);
    return 0;
  });
  return { count: 1, sizes };
}
