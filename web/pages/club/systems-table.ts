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
import { eveningOf, isPart } from "../../store/club/event-sessions";
import { entryName, latestSessions, reportsOf, signed, toldCell, two } from "./part";
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
  const fields = detail && fieldsOf(part, latest, detail);
  if (!detail || !fields) return html`<div aria-busy="true"></div>`;
  const kept = reportsOf(part.contents, eveningOf(latest.id)).at(-1)?.event;
  const event = kept === undefined ? null : overtrick.readBackup(JSON.stringify(kept)).event;
  const percent = isPercent(latest, fields);
  const rules = event && percent && latest.ranking?.kind !== "teams" ? overtrick.ruleSetNames : [];
  const rows = rowsOf(part, latest, detail, fields, rules, event);
  const older = fields.some(({ older: earlier }) => earlier);
  const project52 = fields.length > 0;
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
          ${rows.map((row) => rowOf(part, row, rules, has, project52, percent ? 50 : 0))}
        </tbody>
      </table>
    </div>
    <div class="soft notes">
      ${fields.map(({ session, field: { mean, tables } }) =>
        mean === null
          ? nothing
          : html`<p>
              ${fields.length > 1 ? html`<bdi>${session.name}</bdi>: ` : nothing}${w.session.field(two(n, mean), n.whole(tables))}
            </p>`,
      )}
      ${older ? html`<p>${w.session.olderVersion}</p>` : nothing}
      ${summary.nett && summary.nett.rating !== null ? html`<p>${w.session.weekly(summary.nett.session, n.fixed(summary.nett.rating * 100, 1))}</p>` : nothing}
      ${event || !percent ? nothing : html`<p>${w.session.noEvent}</p>`}
    </div>`;
}

/** A field of Project 52, with the version of the session that it was computed from. */
interface RatedField {
  session: BookSession;
  field: NonNullable<SessionDetail["project52"]>;
  older: boolean;
}

/** The session's own, or those of the evening's parts; null while one is on its way. */
function fieldsOf(part: Part, latest: BookSession, detail: SessionDetail): RatedField[] | null {
  const apart = latest.project52 === null && latest.ranking?.kind !== "teams" && !isPart(latest.id);
  const ids = apart
    ? latestSessions(part.contents)
        .map(({ id }) => id)
        .filter((id) => isPart(id) && eveningOf(id) === latest.id)
    : [latest.id];
  const fields: RatedField[] = [];
  for (const id of ids) {
    const found = id === latest.id ? detail : part.store.detail(id);
    if (!found) return null;
    const reports = reportsOf(part.contents, id);
    const session = reports[found.project52?.version ?? -1]?.session;
    if (!found.project52 || !session) continue;
    fields.push({ session, field: found.project52, older: found.project52.version < reports.length - 1 });
  }
  return fields;
}

function isPercent({ project52, ranking }: BookSession, fields: readonly RatedField[]): boolean {
  const scoring = project52?.scoring ?? fields[0]?.session.project52?.scoring;
  return scoring === undefined ? ranking?.kind !== "butler" : scoring === "matchpoints";
}

const first = (shown: string): TemplateResult => html`<th scope="col" class="number group">${shown}</th>`;

function rowsOf(
  part: Part,
  latest: BookSession,
  detail: SessionDetail,
  fields: readonly RatedField[],
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
  const rated = new Map(
    fields.flatMap(({ session, field }) =>
      (session.entries ?? []).map((entry, i) => [entry.id ?? String(i + 1), field.entries[i]] as const),
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
  const { n, w } = part;
  const { entry, detail, rated } = row;
  const names = entryName(part, entry);
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
        ? html`${nettFigure(part, row, "par", two(n, detail?.par), names)}
          ${nettFigure(part, row, "hcap", signed(n, detail?.hcap), names)}
          ${nettFigure(part, row, "nett", two(n, detail?.nett), names)}`
        : nothing
    }
    ${has.points ? toldCell(part, two(n, detail?.points), { system: "ranking", title: `${names} · ${w.columns.points}`, terms: detail?.pointsWorking ?? [] }) : nothing}
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

function nettFigure(
  part: Part,
  { detail }: Row,
  nett: "par" | "hcap" | "nett",
  shown: string,
  who: string,
): TemplateResult {
  const title = `${who} · ${part.w.columns[nett]}`;
  return toldCell(part, shown, { system: "nett", nett, title, terms: detail?.nettWorking ?? [] });
}
