import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Finding, LineUpAnswer } from "overtrick";
import { numberCell, numberHead } from "../../components/number-cell";
import { localDay } from "../../store/iso-date";
import { settingsOf } from "../../store/season-state";
import { offerUndo } from "../../store/undo";
import { dateText, two } from "./part";
import type { Part } from "./part";

const keyOf = (names: readonly string[]): string => [...names].sort().join(" – ");

/** Pairs that may come: those of the championship, those that played together, and who was added by hand. */
function knownPairs({ answer, season, store }: Part): Map<string, readonly string[]> {
  const pairs = new Map<string, readonly string[]>();
  const add = (names: readonly string[]): void => {
    if (names.length === 2 && !pairs.has(keyOf(names))) pairs.set(keyOf(names), names);
  };
  // Any two of a trio may come.
  const fixed = answer.partnerships.filter(({ ranking }) => ranking !== null);
  for (const { players } of fixed.sort((one, other) => one.players.length - other.players.length)) {
    players.forEach((one, i) => players.slice(i + 1).forEach((other) => add([one, other])));
  }
  season.sessions.forEach((session, i) => {
    if (session.kind === "teams") return;
    session.entries.forEach(({ substitute }, entry) => {
      const scored = answer.sessions[i]?.entries[entry];
      if (substitute === undefined && scored && scored.points !== null) add(scored.players);
    });
  });
  store.state.guests.forEach(add);
  return pairs;
}

/** Each player once, with the partner who comes first: those of the championship come before others. */
function everybody(pairs: ReadonlyMap<string, readonly string[]>): string[] {
  const seated = new Set<string>();
  return [...pairs].flatMap(([key, names]) => {
    if (names.some((name) => seated.has(name))) return [];
    for (const name of names) seated.add(name);
    return key;
  });
}

/** Tonight's lines: tick who is here, and move a pair by hand. */
export function lineupView(part: Part): TemplateResult {
  const pairs = knownPairs(part);
  const present = part.store.state.present.filter((key) => pairs.has(key));
  return html`<div class="rate-columns lineup">
    <section class="no-print" aria-labelledby="present-title">${presence(part, pairs, present)}</section>
    <section aria-labelledby="lineup-title">${lines(part, pairs, present)}</section>
  </div>`;
}

function presence(
  part: Part,
  pairs: ReadonlyMap<string, readonly string[]>,
  present: readonly string[],
): TemplateResult {
  const { w, n, store, answer } = part;
  const words = w.lineup;
  const tick = (list: readonly string[]): void => {
    const before = store.state.present;
    store.look({ present: list });
    offerUndo({ message: () => words.cleared, undo: () => store.look({ present: before }) });
  };
  const last = answer.sessions[answer.played.at(-1) ?? -1];
  const lastKeys = (last?.entries ?? []).map(({ players }) => keyOf(players)).filter((key) => pairs.has(key));
  const toggle = (key: string, on: boolean): void =>
    store.look({ present: on ? [...present, key] : present.filter((one) => one !== key) });
  const ticked = new Set(present);
  const sorted = [...pairs].sort(([, one], [, other]) => one.join().localeCompare(other.join()));
  return html`<h2 id="present-title">
      ${words.present}
      <span class="soft" role="status">${words.count(present.length, n.whole(present.length))}</span>
    </h2>
    ${
      pairs.size === 0
        ? html`<p class="soft">${words.none}</p>`
        : html`<div class="actions">
            <button type="button" @click=${() => tick(everybody(pairs))}>${words.all}</button>
            <button type="button" @click=${() => tick([])}>${words.nobody}</button>
            ${lastKeys.length === 0 ? nothing : html`<button type="button" @click=${() => tick(lastKeys)}>${words.asLast}</button>`}
          </div>`
    }
    <ul class="presence">
      ${sorted.map(
        ([key, names]) =>
          html`<li>
            <label
              ><input
                type="checkbox"
                .checked=${ticked.has(key)}
                @change=${(event: Event) => toggle(key, (event.target as HTMLInputElement).checked)}
              />
              <span>${names.join(" – ")}</span></label
            >
          </li>`,
      )}
    </ul>
    ${addPair(part)}`;
}

function addPair({ w, store, answer }: Part): TemplateResult {
  const words = w.lineup;
  const add = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const data = new FormData(form);
    const names = ["first", "second"].map((key) => {
      const value = data.get(key);
      return typeof value === "string" ? value.trim() : "";
    });
    if (names.some((name) => name === "") || names[0] === names[1]) return;
    const { guests, present } = store.state;
    const key = keyOf(names);
    store.look({ guests: [...guests, names], present: [...present.filter((one) => one !== key), key] });
    form.reset();
    form.querySelector("input")?.focus();
  };
  return html`<form class="add-present" @submit=${add}>
    <h3>${words.add}</h3>
    <div class="fields">
      <div class="field">
        <label for="guest-first">${words.first}</label>
        <input id="guest-first" name="first" list="known-players" autocomplete="off" required />
      </div>
      <div class="field">
        <label for="guest-second">${words.second}</label>
        <input id="guest-second" name="second" list="known-players" autocomplete="off" required />
      </div>
    </div>
    <datalist id="known-players">
      ${answer.players.map(({ name }) => html`<option value=${name}></option>`)}
    </datalist>
    <button type="submit">${words.addPair}</button>
  </form>`;
}

/** A number of lines, or the size of each, none of them nought; null for what is neither. */
function linesOf(text: string): number | number[] | null {
  const parts = text.split(/[\s,;+]+/u).filter((one) => one !== "");
  if (parts.length === 0 || !parts.every((one) => /^\d{1,3}$/u.test(one) && Number(one) > 0)) return null;
  const numbers = parts.map(Number);
  return numbers.length === 1 ? (numbers[0] ?? 1) : numbers;
}

/** What the director may not have meant, in words for pairs that have yet to play. */
function lineupFindings({ findings }: LineUpAnswer, asked: number | number[], pairs: number): Finding[] {
  const told = findings.map((finding) =>
    finding.code === "player-twice-in-session" ? { ...finding, code: "player-in-two-pairs" } : finding,
  );
  const [wanted, tables] = [typeof asked === "number" ? asked : asked.length, Math.floor(pairs / 2)];
  if (pairs === 0 || wanted <= Math.max(tables, 1)) return told;
  const many: Finding = {
    severity: "warning",
    code: "more-lines-than-tables",
    message: "There are more lines than tables.",
    where: {},
    values: { first: wanted, second: tables },
  };
  return [many, ...told];
}

function seated(part: Part, present: readonly (readonly string[])[], asked: number | number[]): LineUpAnswer {
  const { answer, rates, store } = part;
  const rankings: Record<string, number> = {};
  // Somebody new has the ranking that everybody without one starts from.
  const { replacement } = rates.rankingLines(settingsOf(store.state));
  for (const name of present.flat()) rankings[name] = replacement;
  for (const { name, ranking } of answer.players) rankings[name] = ranking;
  return rates.lineUp(rankings, present, asked);
}

interface Shown {
  name: string;
  pairs: { key: string; names: readonly string[]; ranking: number; moved: boolean }[];
}

/** The lines, with the pairs for which the director chose one in that one, or in the last that there is. */
function withPlaces({ lines: list }: LineUpAnswer, places: Readonly<Record<string, number>>): Shown[] {
  const shown = list.map(({ name }): Shown => ({ name, pairs: [] }));
  list.forEach(({ pairs }, line) => {
    for (const { players, ranking } of pairs) {
      const key = keyOf(players);
      const place = Math.min(places[key] ?? line, shown.length - 1);
      shown[place]?.pairs.push({ key, names: players, ranking, moved: place !== line });
    }
  });
  for (const { pairs } of shown) pairs.sort((one, other) => other.ranking - one.ranking);
  return shown;
}

function lines(
  part: Part,
  pairs: ReadonlyMap<string, readonly string[]>,
  present: readonly string[],
): TemplateResult {
  const { w, n, store, season } = part;
  const words = w.lineup;
  const { tonight, places } = store.state;
  const asked = linesOf(tonight);
  const wrong = asked === null;
  const answer = seated(
    part,
    present.map((key) => pairs.get(key) ?? []),
    asked ?? 1,
  );
  const shown = withPlaces(answer, places);
  const findings = wrong ? [] : lineupFindings(answer, asked, present.length);
  const movedHere = present.some((key) => places[key] !== undefined);
  const reset = (): void => {
    store.look({ places: {} });
    offerUndo({ message: () => words.wasReset, undo: () => store.look({ places }) });
  };
  const name = season.sessions.length === 0 ? "" : store.state.name;
  return html`<h2 id="lineup-title">${words.title(name, dateText(localDay(new Date()), "long"))}</h2>
    <div class="lineup-head no-print">
      <div class="field">
        <label for="tonight">${words.lines}</label>
        <input
          id="tonight"
          type="text"
          autocomplete="off"
          aria-invalid=${wrong ? "true" : "false"}
          aria-describedby="tonight-note"
          .value=${tonight}
          @input=${(event: Event) => store.look({ tonight: (event.target as HTMLInputElement).value })}
        />
        <span id="tonight-note" class=${wrong ? "error note" : "soft note"}
          >${wrong ? words.linesWrong : words.linesHint}</span
        >
      </div>
      <div class="actions">
        ${movedHere ? html`<button type="button" @click=${reset}>${words.reset}</button>` : nothing}
        ${present.length === 0 || wrong ? nothing : html`<button type="button" @click=${() => print()}>${w.print}</button>`}
      </div>
    </div>
    <overtrick-findings class="no-print" .findings=${findings} .total=${findings.length}></overtrick-findings>
    ${
      present.length === 0
        ? html`<p class="soft no-print">${words.empty}</p>
            <p class="nobody">${words.count(0, n.whole(0))}</p>`
        : wrong
          ? html`<p class="error" role="status">${words.linesWrong}</p>`
          : html`<div class="lineup-lines">
              ${shown.map((line, i) => lineTable(part, line, i, shown.length))}
            </div>`
    }`;
}

function lineTable(part: Part, line: Shown, index: number, count: number): TemplateResult {
  const { w, n, store } = part;
  const words = w.lineup;
  const move = (key: string, by: number, label: string): void => {
    store.look({ places: { ...store.state.places, [key]: index + by } });
    // The pair's row stands elsewhere now; the focus follows it.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[aria-label="${CSS.escape(label)}"]`)?.focus(),
    );
  };
  const button = (key: string, by: -1 | 1, names: string): TemplateResult => {
    const label = by < 0 ? words.up(names) : words.down(names);
    const out = by < 0 ? index === 0 : index === count - 1;
    return html`<button
      type="button"
      class="plain step"
      aria-label=${label}
      ?disabled=${out}
      @click=${() => move(key, by, label)}
    >
      <span aria-hidden="true">${by < 0 ? "↑" : "↓"}</span>
    </button>`;
  };
  return html`<table class="figures ranking-table">
    <caption>
      ${words.lineOf(line.pairs.length, n.whole(line.pairs.length), line.name)}
    </caption>
    <thead>
      <tr>
        ${numberHead(w.pair)}
        <th scope="col">${w.names}</th>
        ${numberHead(w.ranking)}
        <th scope="col" class="no-print">${words.move}</th>
      </tr>
    </thead>
    <tbody>
      ${line.pairs.map(({ key, names, ranking, moved }, i) => {
        const shown = names.join(" – ");
        return html`<tr>
          <td class="number place">${n.whole(i + 1)}</td>
          <th scope="row">
            ${shown} ${moved ? html`<span class="soft moved no-print">${words.moved}</span>` : nothing}
          </th>
          ${numberCell(two(n, ranking))}
          <td class="moves no-print">${button(key, -1, shown)}${button(key, 1, shown)}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}
