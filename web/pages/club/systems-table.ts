import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type {
  BookEntry,
  BookSession,
  Event,
  RatedEntry,
  RuleSetName,
  SessionDetail,
  SessionSummary,
} from "overtrick";
import { numberCell, numberHead } from "../../components/number-cell";
import { eveningOf } from "../../store/club/event-sessions";
import { playerName, reportsOf, signed, two } from "./part";
import type { Part } from "./part";

interface Row {
  entry: BookEntry;
  detail: SessionDetail["entries"][number] | undefined;
  rated: RatedEntry | undefined;
  /** Of the kept event, by rule set. */
  gross: Map<RuleSetName, number | null>;
}

/** Every system side by side: gross under each rule set, Project 52, nett, ranking points. */
export function systemsTable(part: Part, summary: SessionSummary, latest: BookSession): TemplateResult {
  const { w, n, store, overtrick, t } = part;
  const detail = store.detail(latest.id);
  if (!detail) return html`<div aria-busy="true"></div>`;
  const kept = reportsOf(part.contents, eveningOf(latest.id)).at(-1)?.event;
  const event = kept === undefined ? null : overtrick.readBackup(JSON.stringify(kept)).event;
  const percent =
    (latest.project52?.scoring ?? (latest.ranking?.kind === "butler" ? "imps" : "matchpoints")) ===
    "matchpoints";
  const rules = event && percent && latest.ranking?.kind !== "teams" ? overtrick.ruleSetNames : [];
  const rows = rowsOf(part, latest, detail, rules, event);
  const { project52 } = detail;
  const older = project52 !== null && project52.version < reportsOf(part.contents, latest.id).length - 1;
  const has = {
    nett: detail.entries.some(({ nett }) => nett !== null),
    points: detail.entries.some(({ points }) => points !== null),
  };
  const groups = [
    { name: w.session.gross, count: Math.max(1, rules.length) },
    ...(project52 ? [{ name: w.session.project52, count: 4 }] : []),
    ...(has.nett ? [{ name: w.session.low, count: 3 }] : []),
    ...(has.points ? [{ name: w.columns.ranking, count: 1 }] : []),
  ];
  const unit = percent ? "%" : w.columns.imps;
  return html`<div class="wide" tabindex="0" role="region" aria-label=${w.session.caption}>
      <table class="figures club-table systems">
        <caption>
          ${w.session.caption}
        </caption>
        <thead>
          <tr>
            <td></td>
            ${groups.map(({ name, count }) => html`<th scope="colgroup" colspan=${count} class="over group">${name}</th>`)}
          </tr>
          <tr>
            <th scope="col">${w.columns.pair}</th>
            ${rules.length === 0 ? first(`${w.columns.gross} ${unit}`) : rules.map((name, i) => (i === 0 ? first : numberHead)(t.views.ruleSets[name].name))}
            ${
              project52
                ? html`${first(w.columns.result)} ${numberHead(w.columns.expected)}
                  ${numberHead(w.columns.nett)} ${numberHead(w.columns.change)}`
                : nothing
            }
            ${has.nett ? html`${first(w.columns.par)} ${numberHead(w.columns.hcap)} ${numberHead(w.columns.nett)}` : nothing}
            ${has.points ? first(w.columns.points) : nothing}
          </tr>
        </thead>
        <tbody>
          ${rows.map((row) => rowOf(part, row, rules, has, project52 !== null, percent ? 50 : 0))}
        </tbody>
      </table>
    </div>
    <div class="soft notes">
      ${project52 && project52.mean !== null ? html`<p>${w.session.field(two(n, project52.mean), n.whole(project52.tables))}</p>` : nothing}
      ${older ? html`<p>${w.session.olderVersion}</p>` : nothing}
      ${summary.nett && summary.nett.rating !== null ? html`<p>${w.session.weekly(summary.nett.session, n.fixed(summary.nett.rating * 100, 1))}</p>` : nothing}
      ${event || !percent ? nothing : html`<p>${w.session.noEvent}</p>`}
    </div>`;
}

const first = (shown: string): TemplateResult => html`<th scope="col" class="number group">${shown}</th>`;

function rowsOf(
  part: Part,
  latest: BookSession,
  detail: SessionDetail,
  rules: readonly RuleSetName[],
  event: Event | null,
): Row[] {
  const scores = new Map(
    rules.map((name) => [
      name,
      new Map(
        (event ? part.overtrick.score(event, name).standings : []).map(({ entry, percent }) => [
          entry,
          percent,
        ]),
      ),
    ]),
  );
  // Handicaps may stand on an earlier version: its entries are found by their own ids.
  const version = reportsOf(part.contents, latest.id)[detail.project52?.version ?? -1]?.session;
  const rated = new Map(
    (version?.entries ?? []).map(
      (entry, i) => [entry.id ?? String(i + 1), detail.project52?.entries[i]] as const,
    ),
  );
  return (latest.entries ?? [])
    .map((entry, i): Row => {
      const id = entry.id ?? String(i + 1);
      return {
        entry,
        detail: detail.entries[i],
        rated: rated.get(id),
        gross: new Map(rules.map((name) => [name, scores.get(name)?.get(id) ?? null])),
      };
    })
    .sort((one, other) => (grossOf(other) ?? -1e9) - (grossOf(one) ?? -1e9));
}

const grossOf = ({ detail, entry }: Row): number | null =>
  detail?.gross ?? entry.gross ?? entry.result ?? null;

function rowOf(
  part: Part,
  row: Row,
  rules: readonly RuleSetName[],
  has: { nett: boolean; points: boolean },
  project52: boolean,
  average: number,
): TemplateResult {
  const { w, n } = part;
  const { entry, detail, rated } = row;
  const names = entry.phantom
    ? w.session.phantom
    : entry.players.map((player) => playerName(part, player)).join(" – ");
  return html`<tr>
    <th scope="row">${names}</th>
    ${rules.length === 0 ? numberCell(two(n, grossOf(row)), true) : rules.map((name) => numberCell(two(n, row.gross.get(name))))}
    ${
      project52
        ? html`${numberCell(two(n, rated?.result))}
          ${figure(part, row, "expected", two(n, rated?.expected), names, average)}
          ${figure(part, row, "nett", two(n, rated?.nett), names, average)}
          ${figure(part, row, "change", signed(n, rated?.change), names, average)}`
        : nothing
    }
    ${
      has.nett
        ? html`${numberCell(two(n, detail?.par))} ${numberCell(signed(n, detail?.hcap))}
          ${numberCell(two(n, detail?.nett), true)}`
        : nothing
    }
    ${has.points ? numberCell(two(n, detail?.points), true) : nothing}
  </tr>`;
}

/** A figure that tells how it came about. */
function figure(
  part: Part,
  { rated }: Row,
  kind: "expected" | "nett" | "change",
  shown: string,
  who: string,
  average: number,
): TemplateResult {
  const terms = rated?.working ?? [];
  if (shown === "" || terms.length === 0 || !rated) return numberCell(shown);
  const tell = (): void =>
    part.tell({ kind, who, shown, terms, average, entry: { result: rated.result, nett: rated.nett } });
  return html`<td class="number">
    <button type="button" class="figure" tabindex="-1" @click=${tell}>${shown}</button>
  </td>`;
}
