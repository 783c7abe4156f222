import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { RuleSetName, Side, Standing } from "overtrick";
import { PageElement } from "../../../components/element";
import type { Dictionary } from "../../../i18n/index";
import { decimalsOf } from "../../../numbers";
import type { ScoredEvent } from "../../../store/scored";
import { moveAmongFigures, oneTabStopPerTable } from "./figure-keys";
import { addressOf } from "./places";
import type { ViewPlace } from "./places";
import { entryLabel, sheetOf } from "./sheet-of";
import type { EventSheet, Row } from "./sheet-of";

/**
 * A figure whose working can be seen: a side's result on a line or its score, an entry's total, its sum over some boards
 * or up to one of its lines, its club points, a team's points in a match, the average of a round (null: of all).
 */
export type Figure = (
  | { lineId: string; side: Side; shows?: string }
  | { entry: string; boards?: BoardRange; upTo?: number; shows?: string }
  | { match: number; team: string }
  | { group: number | null; section: number }
) & {
  /** Of other rules than those in use. */
  rules?: RuleSetName;
};

/** The boards of a group, of one session where there are several. */
export interface BoardRange {
  session?: number;
  first: number;
  last: number;
}

/** "Pair", or "Team" where teams play. */
export const entryWord = ({ event }: ScoredEvent, { views }: Dictionary): string =>
  event.scoring === "teams" ? views.team : views.pair;

/** From so many rows up a table scrolls by itself, so that its head stays in sight. */
export const tallFrom = 24;

/**
 * What the views of a scored event share: names, figures that tell how they came about, links between views.
 *
 * @fires figure - a figure was chosen; `detail` says which
 */
export abstract class ScoreView extends PageElement {
  static override properties: Record<string, object> = { data: { attribute: false } };
  declare data: ScoredEvent;

  constructor() {
    super();
    this.addEventListener("click", this.#chosen);
    this.addEventListener("keydown", moveAmongFigures);
  }

  /** What an entry is called: a pair, or a team. */
  protected get entryWord(): string {
    return entryWord(this.data, this.t);
  }

  protected get sheet(): EventSheet {
    return sheetOf(this.data);
  }

  protected override updated(): void {
    oneTabStopPerTable(this);
  }

  readonly #chosen = (event: MouseEvent): void => {
    const button = (event.target as Element).closest<HTMLElement>("button.figure");
    if (!button) return;
    const { rules } = button.dataset;
    const detail = { ...figureOf(button.dataset), ...(rules && { rules }) };
    this.dispatchEvent(new CustomEvent("figure", { detail, bubbles: true, composed: true }));
  };

  // --- Figures

  /** A figure of a line: its working is one tap away. Nothing where the side gets nothing. */
  protected linePoints(row: Row, side: Side, decimals = row.board.decimals): Shown {
    const value = side === "NS" ? row.scored.nsPoints : row.scored.ewPoints;
    return value === null ? nothing : lineFigure("points", this.n.fixed(value, decimals), row, side);
  }

  protected linePercent(row: Row, side: Side, decimals = 2): Shown {
    const value = side === "NS" ? row.scored.nsPercent : row.scored.ewPercent;
    return value === null ? nothing : lineFigure("percent", this.n.fixed(value, decimals), row, side);
  }

  protected totalPoints({ entry, points }: Standing): Shown {
    return totalFigure("points", this.n.fixed(points, this.sheet.decimals), entry);
  }

  protected totalPercent({ entry, percent }: Standing): Shown {
    return percent === null ? nothing : totalFigure("percent", this.n.percent(percent), entry);
  }

  protected totalMax({ entry, max }: Standing): Shown {
    return totalFigure("max", this.n.fixed(max, decimalsOf([max])), entry);
  }

  protected clubPoints({ entry, clubPoints }: Standing): TemplateResult {
    return totalFigure("club", this.n.whole(clubPoints), entry);
  }

  protected groupPoints(shown: string, entry: string, boards: BoardRange): TemplateResult {
    const { session, first, last } = boards;
    return figureButton(shown, { shows: "points", entry, session, first, last });
  }

  /** An entry's points up to its line of that index, in the order of its card. */
  protected sumSoFar(shown: string, entry: string, index: number): TemplateResult {
    return figureButton(shown, { shows: "points", entry, upTo: index });
  }

  protected place({ rank, tied }: Pick<Standing, "rank" | "tied">): TemplateResult {
    return html`${this.n.whole(rank)}<span class="tie">${tied ? "=" : ""}</span>`;
  }

  // --- Words

  /** What points are called: matchpoints, IMPs, victory points. */
  protected get unit(): string {
    const words = this.t.views.units;
    const { event } = this.data;
    if (event.scoring === "matchpoints") return words.points;
    if (event.scoring !== "teams") return words.imps;
    return { victoryPoints: words.vp, imps: words.imps, boardAMatch: words.points }[this.sheet.rules.teams];
  }

  /** What a line's points are called: at teams IMPs, whatever the match is worth. */
  protected get lineUnit(): string {
    const { event } = this.data;
    const whole =
      event.scoring === "matchpoints" ||
      (event.scoring === "teams" && this.sheet.rules.teams === "boardAMatch");
    return whole ? this.t.views.units.points : this.t.views.units.imps;
  }

  protected get hasPercent(): boolean {
    return this.data.event.scoring === "matchpoints";
  }

  protected sideWord(side: Side): string {
    return side === "NS" ? this.t.sides.ns : this.t.sides.ew;
  }

  protected pair(id: string, withSide = false): string {
    const direction = withSide ? this.sheet.entries.get(id)?.direction : undefined;
    return entryLabel(this.sheet, id, direction && this.sideWord(direction));
  }

  /** A pair's number, leading to its card. */
  protected pairLink(id: string, withSide = false): TemplateResult {
    if (!this.sheet.standings.has(id)) return html`<bdi>${this.pair(id, withSide)}</bdi>`;
    return html`<a class="quiet" href=${this.link({ view: "card", pair: id })}
      ><bdi>${this.pair(id, withSide)}</bdi></a
    >`;
  }

  /** Of an entry with a penalty or a carry-over in its total; the notes below say which (adjusted-notes.ts). */
  protected mark(id: string): Shown {
    const entry = this.sheet.entries.get(id);
    const counts = [entry, ...(entry?.sessions ?? [])]
      .flatMap((own) => [own?.penalty, own?.carryOver])
      .some((given) => given && (this.hasPercent || "points" in given));
    return counts ? html`<sup class="adjusted">*</sup>` : nothing;
  }

  /** Each player on one unbroken line, so that a narrow column breaks between the two. */
  protected names(id: string): TemplateResult | typeof nothing {
    const names = this.sheet.names.get(id) ?? [];
    if (names.length === 0) return nothing;
    return html`${names.map(
      (name, i) =>
        html`<span class="player"><bdi>${name}</bdi>${i < names.length - 1 ? "\u00a0–" : ""}</span> `,
    )}`;
  }

  protected get hasNames(): boolean {
    return this.sheet.named;
  }

  protected link(place: Partial<ViewPlace>): string {
    return addressOf(place);
  }
}

type Shown = TemplateResult | typeof nothing;

function figureOf(data: DOMStringMap): Figure {
  const { shows, line, side, entry, session, first, last, upTo, match, team, group, section } = data;
  if (match !== undefined) return { match: Number(match), team: team ?? "" };
  if (group !== undefined) return { group: group === "" ? null : Number(group), section: Number(section) };
  if (entry === undefined)
    return { lineId: line ?? "", side: side as Side, ...(shows === undefined ? {} : { shows }) };
  if (first !== undefined) {
    const own = session === undefined ? {} : { session: Number(session) };
    return { entry, boards: { ...own, first: Number(first), last: Number(last) } };
  }
  if (upTo !== undefined) return { entry, upTo: Number(upTo) };
  return { entry, ...(shows === undefined ? {} : { shows }) };
}

export function lineFigure(
  shows: "points" | "percent" | "score",
  shown: string,
  row: Row,
  side: Side,
): TemplateResult {
  return figureButton(shown, { shows, line: row.scored.id, side });
}

function totalFigure(
  shows: "points" | "percent" | "max" | "club",
  shown: string,
  entry: string,
): TemplateResult {
  return figureButton(shown, { shows, entry });
}

/** What a figure's button says about it, for `figureOf`. */
interface FigureData {
  shows: string;
  line?: string;
  side?: Side;
  entry?: string;
  session?: number | undefined;
  first?: number;
  last?: number;
  upTo?: number;
  match?: number;
  team?: string;
  group?: string;
  /** Whose averages they are: an index. */
  section?: string;
  rules?: RuleSetName;
}

/** A figure that tells how it came about when it is chosen. */
export function figureButton(shown: string, data: FigureData): TemplateResult {
  return html`<button
    type="button"
    class="figure"
    tabindex="-1"
    data-shows=${data.shows}
    data-line=${data.line ?? nothing}
    data-side=${data.side ?? nothing}
    data-entry=${data.entry ?? nothing}
    data-session=${data.session ?? nothing}
    data-first=${data.first ?? nothing}
    data-last=${data.last ?? nothing}
    data-up-to=${data.upTo ?? nothing}
    data-match=${data.match ?? nothing}
    data-team=${data.team ?? nothing}
    data-group=${data.group ?? nothing}
    data-section=${data.section ?? nothing}
    data-rules=${data.rules ?? nothing}
  >
    ${shown}
  </button>`;
}
