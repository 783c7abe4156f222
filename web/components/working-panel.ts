import { html } from "lit";
import type { TemplateResult } from "lit";
import type { Match, Term } from "overtrick";
import { fieldName } from "../pages/score/views/field-name";
import { clubSteps, lineSteps, scoreSteps, totalSteps } from "../pages/score/views/formula";
import { entryWord } from "../pages/score/views/score-view";
import type { BoardRange, Figure } from "../pages/score/views/score-view";
import { sessionTableOf } from "../pages/score/views/session-table-of";
import { entryLabel, seats, sheetOf } from "../pages/score/views/sheet-of";
import type { Seat } from "../pages/score/views/sheet-of";
import { underRules } from "../pages/score/views/under-rules";
import { workingWords } from "../pages/score/views/working-words";
import { decimalsOf } from "../numbers";
import type { ScoredEvent } from "../store/scored";
import { WorkingDialog } from "./working-dialog";
import type { Told } from "./working-dialog";

/**
 * How a figure of a scored event came about.
 *
 * @fires go - the way to the result in the entry part; `detail` has lineId and board, or entry
 */
export class WorkingPanel extends WorkingDialog<Figure> {
  static override properties = { ...WorkingDialog.properties, data: { attribute: false } };
  declare data: ScoredEvent;

  /** The event as the figure's own rules score it. */
  get #scored(): ScoredEvent {
    return this.figure?.rules ? underRules(this.data, this.figure.rules) : this.data;
  }

  protected override get told(): Told | null {
    return this.figure && this.#told(this.figure);
  }

  protected override sourceOf(source: string): string {
    const sources: Record<string, string> = workingWords.words.sources;
    return sources[source] ?? "";
  }

  protected override footer(): TemplateResult {
    const { figure } = this;
    const { words } = workingWords;
    return html`<footer>
      ${
        figure && ("lineId" in figure || "entry" in figure)
          ? html`<button type="button" class="link" @click=${this.#go}>
              ${"lineId" in figure ? words.toResult : words.toPair}
            </button>`
          : html`<span></span>`
      }
      <span class="soft">${this.t.views.ruleSets[this.#ruleSet].name}</span>
    </footer>`;
  }

  get #ruleSet(): "club" {
    const { rules } = this.#scored;
    return (typeof rules === "string" ? rules : (rules.base ?? "club")) as "club";
  }

  #told(figure: Figure): Told {
    if ("match" in figure) return this.#match(figure);
    if ("group" in figure) return this.#average(figure);
    if ("entry" in figure) return figure.shows === "club" ? this.#club(figure.entry) : this.#total(figure);
    return figure.shows === "score" ? this.#score(figure) : this.#line(figure);
  }

  /** A contract's score, from the side that reads it. */
  #score({ lineId, side }: Extract<Figure, { lineId: string }>): Told {
    const row = sheetOf(this.#scored).rows.get(lineId);
    const words = this.t.views;
    const score = row?.scored.score ?? 0;
    return {
      title: row
        ? `${words.board} ${row.board.section ?? ""}${this.n.score(row.board.number)} · ${words.score}`
        : words.score,
      result: `${side === "NS" ? this.t.sides.ns : this.t.sides.ew} ${this.n.score(side === "NS" || score === 0 ? score : -score)}`,
      steps: scoreSteps(this.#scored.overtrick.scoreWorking(this.#scored.event, lineId), this.n),
    };
  }

  /** "Pair 11 NS": the direction where each has its own numbers. */
  #entryTitle(id: string): string {
    const sheet = sheetOf(this.#scored);
    const direction = sheet.entries.get(id)?.direction;
    const side = direction && (direction === "NS" ? this.t.sides.ns : this.t.sides.ew);
    return `${entryWord(this.#scored, this.t)} ${entryLabel(sheet, id, side)}`;
  }

  #club(entry: string): Told {
    const sheet = sheetOf(this.#scored);
    const words = this.t.views;
    const terms = this.#scored.overtrick.clubPointsWorking(this.#scored.event, this.#scored.rules, entry);
    return {
      title: `${this.#entryTitle(entry)} · ${words.clubPoints}`,
      result: this.n.whole(sheet.standings.get(entry)?.clubPoints ?? 0),
      steps: clubSteps(terms, this.n),
    };
  }

  /** A team's points in one match. */
  #match({ match: index, team }: Extract<Figure, { match: number }>): Told {
    const sheet = sheetOf(this.#scored);
    const words = this.t.views;
    const match: Match | undefined = this.#scored.overtrick.matches(this.#scored.event, this.#scored.rules)[
      index
    ];
    if (!match) return { title: words.titles.matches, result: "", steps: [] };
    const home = match.home === team;
    const [margin, points] = home ? [match.homeImps, match.homePoints] : [match.awayImps, match.awayPoints];
    const write = (value: number): string => this.n.fixed(value, decimalsOf([value]));
    return {
      title: `${words.team} ${entryLabel(sheet, team)} ${words.against} ${entryLabel(sheet, home ? match.away : match.home)}`,
      result: `${write(points)} ${words.unitsAfter[this.#unit]}`,
      steps: [
        {
          words: workingWords.words.match(match.boards, this.n.whole(match.boards)),
          formula: `${write(margin)} IMP → ${write(points)}`,
          source: this.#unit === "vp" ? "wbf-vp-scale" : "imp-scale",
        },
      ],
    };
  }

  /** The average of a round, or of all rounds. */
  #average({ group, section }: Extract<Figure, { group: number | null }>): Told {
    const words = this.t.views;
    const table = sessionTableOf(this.#scored);
    const averages = table.averages[section];
    const write = (value: number): string => this.n.fixed(value, decimalsOf([value]));
    const own = group === null ? undefined : averages?.groups[group];
    const average = write(own?.average ?? averages?.average ?? 0);
    const played = averages?.groups.filter((one) => one !== null) ?? [];
    const all = played.map((one) => write(one.average)).join(" + ");
    const title = `${averages?.section === undefined ? "" : `${words.section(averages.section)} · `}${words.averagePerRound}`;
    return {
      title: group === null ? title : `${title} · ${this.#boards(table.groups[group])}`,
      result: average,
      steps: [
        own
          ? {
              words: workingWords.words.halfTops,
              formula: `${write(own.tops)} / 2 = ${average}`,
              source: "belgian-4",
            }
          : {
              words: workingWords.words.meanOfRounds,
              formula: `(${all}) / ${this.n.whole(played.length)} = ${average}`,
              source: "belgian-4",
            },
      ],
    };
  }

  #line({ lineId, side }: Extract<Figure, { lineId: string }>): Told {
    const sheet = sheetOf(this.#scored);
    const row = sheet.rows.get(lineId);
    const words = this.t.views;
    const terms = this.#scored.overtrick.lineWorking(this.#scored.event, this.#scored.rules, lineId, side);
    const told = { title: words.titles.working, result: "", steps: lineSteps(terms, this.n) };
    if (!row) return told;
    const { scored, board } = row;
    const [own, other] = side === "NS" ? [scored.ns, scored.ew] : [scored.ew, scored.ns];
    const sideWord = side === "NS" ? this.t.sides.ns : this.t.sides.ew;
    const place = `${words.board} ${board.section ?? ""}${this.n.score(board.number)}`;
    const against = other === "" ? "" : ` ${words.against} ${entryLabel(sheet, other)}`;
    told.title = `${place} · ${entryWord(this.#scored, this.t)} ${entryLabel(sheet, own)} ${sideWord}${against}`;
    told.result = this.#result(
      side === "NS" ? scored.nsPoints : scored.ewPoints,
      board.decimals,
      side === "NS" ? scored.nsPercent : scored.ewPercent,
      this.#scored.event.scoring === "teams" ? "imps" : this.#unit,
    );
    return told;
  }

  #total(figure: Extract<Figure, { entry: string }>): Told {
    if (figure.boards) return this.#group(figure.entry, figure.boards);
    if (figure.upTo !== undefined) return this.#soFar(figure.entry, figure.upTo);
    const sheet = sheetOf(this.#scored);
    const words = this.t.views;
    const terms: Term[] = this.#scored.overtrick.totalWorking(
      this.#scored.event,
      this.#scored.rules,
      figure.entry,
    );
    const standing = sheet.standings.get(figure.entry);
    return {
      title: `${this.#entryTitle(figure.entry)} · ${words.total}`,
      result: this.#result(standing?.points ?? null, sheet.decimals, standing?.percent ?? null, this.#unit),
      steps: totalSteps(terms, this.n, words.session),
    };
  }

  /** The boards of a round at one table, added up. */
  #group(entry: string, boards: BoardRange): Told {
    const { session, first, last } = boards;
    const mine = seats(sheetOf(this.#scored), entry).filter(
      ({ row: { board } }) => board.session === session && board.number >= first && board.number <= last,
    );
    const title = `${this.#entryTitle(entry)} · ${this.#boards(boards)}`;
    return this.#sum(title, mine, workingWords.words.group);
  }

  /** "Boards 1–4", of a session where there are several. */
  #boards({ session, first, last }: BoardRange = { first: 0, last: 0 }): string {
    const boards = this.t.views.boardsFromTo(this.n.score(first), this.n.score(last));
    return `${fieldName({ session }, this.t, this.n)} ${boards}`.trim();
  }

  #soFar(entry: string, upTo: number): Told {
    const sheet = sheetOf(this.#scored);
    const words = this.t.views;
    const mine = seats(sheet, entry).slice(0, upTo + 1);
    const counted = mine.filter(({ points }) => points !== null).length;
    const title = `${this.#entryTitle(entry)} · ${words.running}`;
    return this.#sum(title, mine, workingWords.words.sum(counted, this.n.whole(counted)));
  }

  #sum(title: string, seated: Seat[], what: string): Told {
    const mine = seated.filter(({ points }) => points !== null);
    const decimals = Math.max(0, ...mine.map(({ row }) => row.board.decimals));
    const sum = mine.reduce((total, { points }) => total + (points ?? 0), 0);
    const parts = mine.map(({ points }) => this.n.fixed(points ?? 0, decimals));
    return {
      title,
      result: this.#result(sum, decimals, null, this.#unit),
      steps: [
        {
          words: what,
          formula: `${parts.join(" + ")} = ${this.n.fixed(sum, decimals)}`,
          source: "belgian-4",
        },
      ],
    };
  }

  get #unit(): "points" | "imps" | "vp" {
    const { scoring } = this.#scored.event;
    if (scoring === "matchpoints") return "points";
    if (scoring !== "teams") return "imps";
    const { teams } = sheetOf(this.#scored).rules;
    return teams === "victoryPoints" ? "vp" : teams === "imps" ? "imps" : "points";
  }

  #result(
    points: number | null,
    decimals: number,
    percent: number | null,
    unit: "points" | "imps" | "vp",
  ): string {
    if (points === null) return "";
    const shown = `${this.n.fixed(points, decimals)} ${this.t.views.unitsAfter[unit]}`;
    return percent === null ? shown : `${shown} · ${this.n.percent(percent)}\u00a0%`;
  }

  #go(): void {
    const { figure } = this;
    if (!figure || !("lineId" in figure || "entry" in figure)) return;
    const detail =
      "lineId" in figure
        ? { lineId: figure.lineId, board: sheetOf(this.#scored).rows.get(figure.lineId)?.board.number }
        : { entry: figure.entry };
    this.dispatchEvent(new CustomEvent("go", { detail, bubbles: true, composed: true }));
  }
}

customElements.define("overtrick-working", WorkingPanel);
