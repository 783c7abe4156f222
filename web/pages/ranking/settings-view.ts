import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { RankingSession } from "overtrick";
import { numberField } from "../../components/number-field";
import { numberCell, numberHead } from "../../components/number-cell";
import { decimalsOf, parseNumber, parseWhole } from "../../numbers";
import { replaceQuery } from "../../routes";
import { partnershipRow, partnershipsOf, playersOf } from "../../store/season-rows";
import { settingsOf } from "../../store/season-state";
import type { SettingKey } from "../../store/season-state";
import { linesPicture } from "./lines-picture";
import type { Part } from "./part";

const groups: readonly (readonly [
  "lines" | "points" | "rankings" | "championship",
  readonly (readonly [SettingKey, standard: string, unit?: "%" | "imps" | "vp"])[],
])[] = [
  [
    "lines",
    [
      ["lines", "3"],
      ["meanA", "80"],
      ["width", "40"],
      ["step", "10"],
    ],
  ],
  [
    "points",
    [
      ["topPairs", "63.5", "%"],
      ["topButler", "2", "imps"],
      ["topTeams", "17", "vp"],
    ],
  ],
  ["rankings", [["last", "5"]]],
  [
    "championship",
    [
      ["evenings", ""],
      ["min", ""],
      ["drop", "5"],
      ["pairMin", ""],
      ["pairDrop", "5"],
      ["substitutes", "0"],
    ],
  ],
];

/** The club's settings, with the lines as a picture that moves along; the lists of players and partnerships. */
export function settingsView(part: Part): TemplateResult {
  const [first, ...rest] = groups.map(
    ([name, keys]) =>
      html`<fieldset>
        <legend>${part.w.settings.groups[name]}</legend>
        ${name === "points" ? methodSwitch(part) : nothing}
        <div class="fields">${keys.map((key) => settingField(part, ...key))}</div>
        ${name === "championship" ? recommended(part) : nothing}
      </fieldset>`,
  );
  return html`<p class="soft">${part.w.settings.hint}</p>
    <div class="settings-grid">
      <div>${first}</div>
      ${pictureAndTable(part)}
      <div>${rest}</div>
      ${lists(part)}
    </div>`;
}

export function methodSwitch({ w, store }: Part, kind: RankingSession["kind"] = "pairs"): TemplateResult {
  const words = w.settings;
  const methods = Object.entries(words.methodNames) as [keyof typeof words.methods, string][];
  const choose = (event: Event): void =>
    store.look({ method: (event.target as HTMLSelectElement).value as keyof typeof words.methods });
  return html`<div class="field method">
    <label for="method">${words.method}</label>
    <select id="method" autocomplete="off" @change=${choose}>
      ${methods.map(
        ([name, shown]) =>
          html`<option value=${name} .selected=${name === store.state.method}>${shown}</option>`,
      )}
    </select>
    <span class="soft note"
      >${
        kind === "butler" && store.state.method === "balanced"
          ? words.balancedButler
          : words.methodHints[store.state.method]
      }</span
    >
  </div>`;
}

function settingField(
  { w, n, store }: Part,
  key: SettingKey,
  standard: string,
  unit?: "%" | "imps" | "vp",
): TemplateResult {
  const text = store.state.settings[key] ?? "";
  const wrong = text.trim() !== "" && parseNumber(text) === null;
  const units = { "%": "%", imps: w.settings.unitImps, vp: w.settings.unitVp };
  const number = parseNumber(standard);
  return numberField({
    id: `setting-${key}`,
    label: w.settings.fields[key] ?? key,
    text,
    typed: (typed) => store.look({ settings: { ...store.state.settings, [key]: typed } }),
    ...(unit ? { unit: units[unit] } : {}),
    ...(wrong ? { wrong: w.settings.wrong } : {}),
    ...(number === null ? {} : { hint: w.settings.standard(n.fixed(number, decimalsOf([number]))) }),
  });
}

/** What the championship asks for where the club has not said it. */
function recommended({ w, n, answer, store }: Part): TemplateResult | typeof nothing {
  if (parseNumber(store.state.settings.min ?? "") !== null || answer.sessions.length === 0) return nothing;
  const evenings = parseNumber(store.state.settings.evenings ?? "") ?? answer.sessions.length;
  const { min } = answer.championship.playerConditions;
  return html`<p class="soft note">${w.settings.defaultMin(n.whole(evenings), n.whole(min))}</p>`;
}

function pictureAndTable({ w, n, rates, store, query }: Part): TemplateResult {
  const words = w.settings;
  const asked = parseWhole(query.get("played") ?? "", 1, 12);
  const nominal = rates.rankingLines(settingsOf(store.state));
  const shown = asked === null ? nominal : rates.rankingLines(settingsOf(store.state), asked);
  const write = (value: number): string => n.fixed(value, decimalsOf([value]));
  const choose = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    replaceQuery((address) => (value === "" ? address.delete("played") : address.set("played", value)));
    dispatchEvent(new HashChangeEvent("hashchange"));
  };
  return html`<section aria-labelledby="lines-title">
    <h2 id="lines-title">${words.title}</h2>
    ${linesPicture(shown.lines, words.picture, write)}
    <div class="field">
      <label for="played">${words.played}</label>
      <select id="played" autocomplete="off" @change=${choose}>
        <option value="" .selected=${asked === null}>${n.whole(nominal.nominal)}</option>
        ${[1, 2, 3, 4, 5, 6]
          .filter((count) => count !== nominal.nominal)
          .map(
            (count) => html`<option value=${count} .selected=${count === asked}>${n.whole(count)}</option>`,
          )}
      </select>
      <span class="soft note"
        >${
          asked === null
            ? words.playedHint
            : words.stretched(n.fixed(shown.ratio, 4), write(shown.width), write(shown.step))
        }</span
      >
    </div>
    <div class="wide">
      <table class="figures">
        <caption class="hidden">
          ${words.table}
        </caption>
        <thead>
          <tr>
            <th scope="col">${w.line}</th>
            ${numberHead(words.top)} ${numberHead(words.middle)} ${numberHead(words.bottom)}
            ${numberHead(words.together)}
          </tr>
        </thead>
        <tbody>
          ${shown.lines.map(
            (line) =>
              html`<tr>
                <th scope="row">${line.name}</th>
                ${numberCell(write(line.top))} ${numberCell(write(line.mean))}
                ${numberCell(write(line.bottom))}
                ${numberCell(`${write(shown.lines[0]?.top ?? 0)}–${write(line.groupBottom)} (${write(line.groupWidth)})`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}

function lists({ w, n, rates, store, answer, season }: Part): TemplateResult {
  const words = w.settings;
  const { replacements, partnerships, givenPlayers, givenPartnerships } = store.state;
  const read = playersOf(rates, replacements, givenPlayers).length;
  const typed = (event: Event): string => (event.target as HTMLTextAreaElement).value;
  const takeAll = (): void => {
    const known = new Set(
      partnershipsOf(partnerships, givenPartnerships).map((names) => [...names].sort().join("\n")),
    );
    const found: string[][] = [];
    answer.sessions.forEach((session, i) => {
      const given = season.sessions[i];
      if (given === undefined || given.kind === "teams") return;
      session.entries.forEach(({ players, points }, entry) => {
        const key = [...players].sort().join("\n");
        if (points === null || given.entries[entry]?.substitute !== undefined || known.has(key)) return;
        known.add(key);
        found.push(players);
      });
    });
    store.look({
      partnerships: [partnerships.trim(), ...found.map(partnershipRow)]
        .filter((line) => line !== "")
        .join("\n"),
      givenPartnerships: [...givenPartnerships, ...found],
    });
  };
  return html`<section class="ranking-lists">
    <div class="field">
      <label for="partnerships">${words.partnerships}</label>
      <textarea
        id="partnerships"
        rows="6"
        spellcheck="false"
        aria-describedby="partnerships-note"
        .value=${partnerships}
        @input=${(event: Event) => store.look({ partnerships: typed(event) })}
      ></textarea>
      <span id="partnerships-note" class="soft note">${words.partnershipsHint}</span>
      <span
        ><button type="button" ?disabled=${answer.sessions.length === 0} @click=${takeAll}>
          ${words.takeAll}
        </button></span
      >
    </div>
    <div class="field">
      <label for="replacements">${words.players}</label>
      <textarea
        id="replacements"
        rows="6"
        spellcheck="false"
        aria-describedby="replacements-note"
        .value=${replacements}
        @input=${(event: Event) => store.look({ replacements: typed(event) })}
      ></textarea>
      <span id="replacements-note" class="soft note"
        >${words.playersHint} ${read === 0 ? nothing : words.playersRead(read, n.whole(read))}</span
      >
    </div>
  </section>`;
}
