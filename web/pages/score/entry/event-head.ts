import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { Scoring } from "overtrick";
import type { EventState } from "../../../store/event-state";
import { StoreElement } from "./store-element";

const scorings: readonly Scoring[] = ["matchpoints", "crossimps", "butler", "teams"];

/** What the event is called and how it is scored. */
export class EventHead extends StoreElement {
  protected override render(): TemplateResult {
    const words = this.t.entry;
    const { state } = this.store;
    return html`<div class="event-head" @focusout=${() => this.store.seal()}>
      <label class="event-name">
        <span class="hidden">${words.eventName}</span>
        <input
          autocomplete="off"
          placeholder=${words.eventNamePlaceholder}
          .value=${live(state.name)}
          @input=${(event: InputEvent) => this.#write({ name: valueOf(event) }, "name")}
        />
      </label>
      <label class="event-date">
        <span class="hidden">${words.date}</span>
        <input
          type="date"
          .value=${live(state.date)}
          @change=${(event: Event) => this.#write({ date: valueOf(event) }, null)}
        />
      </label>
      ${this.#choices()}
    </div>`;
  }

  #choices(): TemplateResult {
    const words = this.t.entry;
    const { scoring, rules } = this.store.state;
    const sectioned = this.store.scored?.event.entries.some(({ section }) => section !== undefined);
    return html`<div class="event-rules">
      ${this.#choice(words.scoring, scorings, scoring, words.scorings, (value) => this.#write({ scoring: value }, null))}
      ${
        scoring === "teams"
          ? this.#choice(
              words.matches,
              ["victoryPoints", "imps", "boardAMatch"] as const,
              rules.teams ?? "victoryPoints",
              words.matchesChoice,
              (teams) => this.store.choose({ teams }),
            )
          : this.#choice(
              words.winners,
              ["automatic", "one", "two"] as const,
              rules.winners ?? "automatic",
              words.winnersChoice,
              (winners) => this.store.choose({ winners }),
            )
      }
      ${
        sectioned
          ? this.#choice(
              words.sections,
              ["together", "apart"] as const,
              rules.sections ?? "together",
              words.sectionsChoice,
              (sections) => this.store.choose({ sections }),
            )
          : nothing
      }
    </div>`;
  }

  #choice<T extends string>(
    label: string,
    values: readonly T[],
    chosen: T,
    names: Record<T, string>,
    choose: (value: T) => void,
  ): TemplateResult {
    return html`<label>
      <span>${label}</span>
      <select autocomplete="off" @change=${(event: Event) => choose(valueOf(event) as T)}>
        ${values.map(
          (value) => html`<option value=${value} .selected=${value === chosen}>${names[value]}</option>`,
        )}
      </select>
    </label>`;
  }

  #write(change: Partial<EventState>, key: string | null): void {
    this.store.edit({ ...this.store.state, ...change }, key);
  }
}

function valueOf(event: Event): string {
  return (event.target as HTMLInputElement | HTMLSelectElement).value;
}

customElements.define("overtrick-event-head", EventHead);
