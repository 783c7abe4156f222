import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { MemberState } from "overtrick";
import { numberHead } from "../../components/number-cell";
import type { ChangedMember, Report } from "./last-change";
import { addressOf, nameOf, two } from "./part";
import type { Part } from "./part";

type Figure = "handicap" | "impHandicap" | "nett" | "ranking";

/** What a session, a correction or a removal changed, and for whom: each figure before and after. */
export function changesTable(part: Part, report: Report): TemplateResult {
  const { w } = part;
  const rows = report.members
    .filter((member) =>
      (["handicap", "impHandicap", "nett", "ranking"] as const).some((key) => differs(part, member, key)),
    )
    .sort((one, other) =>
      nameOf(part.contents, one.id).localeCompare(
        nameOf(part.contents, other.id),
        document.documentElement.lang,
      ),
    );
  const imps = rows.some((member) => differs(part, member, "impHandicap"));
  return html`<div class="changed">
    <h3 id="changed-title">${w.session.changedTitle[report.how]}</h3>
    ${
      rows.length === 0
        ? html`<p>${w.session.nobodyChanged}</p>`
        : html`<div class="wide" tabindex="0" role="region" aria-labelledby="changed-title">
            <table class="figures club-table">
              <caption class="hidden">
                ${w.session.changedTitle[report.how]}
              </caption>
              <thead>
                <tr>
                  <th scope="col">${w.columns.name}</th>
                  ${numberHead(w.columns.handicap)}
                  ${imps ? numberHead(`${w.columns.handicap} ${w.columns.imps}`) : nothing}
                  ${numberHead(w.columns.nett)} ${numberHead(w.columns.ranking)}
                </tr>
              </thead>
              <tbody>
                ${rows.map(
                  (member) =>
                    html`<tr>
                      <th scope="row">
                        <a href=${addressOf("member", { id: member.id })}
                          >${nameOf(part.contents, member.id)}</a
                        >
                      </th>
                      ${cell(part, member, "handicap")} ${imps ? cell(part, member, "impHandicap") : nothing}
                      ${cell(part, member, "nett")} ${cell(part, member, "ranking")}
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
    }
  </div>`;
}

/** As shown: what rounds to the same is the same. */
function differs({ n }: Part, { before, after }: ChangedMember, key: Figure): boolean {
  return two(n, valueOf(before, key)) !== two(n, valueOf(after, key));
}

/** Who never played for nett scores has none, only what one starts with. */
const valueOf = (member: MemberState | null, key: Figure): number | null =>
  key === "nett" && member?.nettSessions === 0 ? null : (member?.[key] ?? null);

function cell(part: Part, member: ChangedMember, key: Figure): TemplateResult {
  const { n, w } = part;
  const { before, after } = member;
  if (!differs(part, member, key)) return html`<td class="number"></td>`;
  const old = valueOf(before, key);
  return html`<td class="number">
    <span class="soft">${old === null ? w.session.newcomer : two(n, old)}</span>
    <span aria-hidden="true">→</span> <strong>${two(n, valueOf(after, key))}</strong>
  </td>`;
}
