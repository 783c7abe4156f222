import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { PlayedName } from "./add-names";
import { formName, nameOf } from "./part";
import type { Part } from "./part";

/** The names of the evening: those to decide first, then new members, then those who are recognised. */
export function whoPlayed(
  part: Part,
  form: string,
  names: readonly PlayedName[],
  unnamed: boolean,
): TemplateResult {
  const { w, n } = part;
  const decide = names.filter(({ match }) => match.kind === "suggested");
  const fresh = names.filter(({ match }) => match.kind === "unknown");
  const recognised = names.filter(({ match }) => match.kind === "recognised");
  const count = (of: (name: PlayedName) => boolean): number => names.filter(of).length;
  const counts = [
    [w.adding.recognised, count(({ choice }) => choice.startsWith("is:"))],
    [w.adding.toDecide, count(({ choice }) => choice === "")],
    [w.adding.newMembers, count(({ choice }) => choice === "new")],
    [w.adding.guests, count(({ choice }) => choice === "guest")],
  ] as const;
  return html`<section class="who" aria-labelledby="who-title">
    <h3 id="who-title">${w.adding.names}</h3>
    <p role="status">
      ${counts
        .filter(([, number]) => number > 0)
        .map(([say, number]) => say(number, n.whole(number)))
        .join(", ")}
    </p>
    ${unnamed ? html`<p class="soft">${w.adding.noNames}</p>` : nothing}
    ${decide.length === 0 ? nothing : table(part, form, w.adding.decideTitle, decide)}
    ${fresh.length === 0 ? nothing : table(part, form, w.adding.newTitle, fresh)}
    ${
      recognised.length === 0
        ? nothing
        : html`<details>
            <summary>
              ${w.adding.recognisedTitle} <span class="soft">${n.whole(recognised.length)}</span>
            </summary>
            ${table(part, form, w.adding.recognisedTitle, recognised)}
          </details>`
    }
  </section>`;
}

function table(part: Part, form: string, caption: string, names: readonly PlayedName[]): TemplateResult {
  const { w } = part;
  return html`<div class="wide">
    <table class="figures club-table">
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">${w.columns.written}</th>
          <th scope="col">${w.columns.pair}</th>
          <th scope="col">${w.columns.who}</th>
        </tr>
      </thead>
      <tbody>
        ${names.map((name) => row(part, form, name))}
      </tbody>
    </table>
  </div>`;
}

function row(part: Part, form: string, played: PlayedName): TemplateResult {
  const { w, contents, store } = part;
  const { name, pairs, match, choice, field } = played;
  const alike = match.kind === "suggested" ? match.ids : match.kind === "recognised" ? [match.id] : [];
  const others = contents.members
    .filter(({ id }) => !alike.includes(id))
    .sort((one, other) => one.name.localeCompare(other.name, document.documentElement.lang));
  const choose = (value: string): void => store.drafts.put(formName(form) + field, value);
  const option = (value: string, shown: string): TemplateResult =>
    html`<option value=${value} .selected=${value === choice}>${shown}</option>`;
  const [best] = alike;
  return html`<tr>
    <th scope="row">${name}</th>
    <td>${pairs.join(", ")}</td>
    <td class="choice">
      <select
        autocomplete="off"
        aria-label=${w.adding.whoIs(name)}
        @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}
      >
        ${match.kind === "suggested" ? option("", w.adding.choose) : nothing}
        ${
          alike.length === 0
            ? nothing
            : html`<optgroup label=${w.adding.alike}>
                ${alike.map((id) => option(`is:${id}`, nameOf(contents, id)))}
              </optgroup>`
        }
        ${option("new", w.adding.asNew)} ${option("guest", w.adding.asGuest)}
        ${
          others.length === 0
            ? nothing
            : html`<optgroup label=${w.adding.others}>
                ${others.map((member) => option(`is:${member.id}`, member.name))}
              </optgroup>`
        }
      </select>
      ${
        choice === "" && best !== undefined
          ? html`<button
              type="button"
              @click=${({ currentTarget }: Event) => {
                goOn(currentTarget as HTMLElement);
                choose(`is:${best}`);
              }}
            >
              ${w.adding.isIt(nameOf(contents, best))}
            </button>`
          : nothing
      }
    </td>
  </tr>`;
}

/** The button goes by being used: the next name to decide takes the focus, or else what was decided here. */
function goOn(button: HTMLElement): void {
  const open = [...(button.closest(".who")?.querySelectorAll<HTMLElement>(".choice button") ?? [])];
  const at = open.indexOf(button);
  const next = open[at + 1] ?? open.find((other) => other !== button);
  (next ?? button.closest(".choice")?.querySelector("select"))?.focus();
}
