/** What a link says besides its event: how that is scored, and which view of it is meant. */
import { readAddress, writeAddress } from "../../../routes";
import type { RulesChoice } from "../../../store/event-state";
import { placeOf } from "../views/places";

/** What can be chosen beside a rule set; the first is what holds where nothing is said. */
const choices = {
  winners: ["automatic", "one", "two"],
  sections: ["together", "apart"],
  teams: ["victoryPoints", "imps", "boardAMatch"],
} as const satisfies { [Key in keyof RulesChoice]?: readonly RulesChoice[Key][] };

const names = Object.keys(choices) as (keyof typeof choices)[];

/** The place of a packed event: what is on the screen here is what opens there. */
export function linkTo(packed: string, rules: RulesChoice): string {
  const query = new URLSearchParams({ rules: rules.base });
  for (const name of names) {
    const chosen = rules[name];
    if (chosen !== undefined && chosen !== choices[name][0]) query.set(name, chosen);
  }
  const { view, pair, board } = placeOf(readAddress(location.hash).query);
  if (view !== "ranking") query.set("view", view);
  if (view === "card" && pair !== null) query.set("pair", pair);
  if (view === "travellers" && board !== null) query.set("board", board);
  // Last: long as it is, nobody reads on behind it.
  query.set("e", packed);
  return writeAddress("score", query);
}

/** How a linked event is scored beside its rule set. */
export const choicesIn = (query: URLSearchParams): Partial<RulesChoice> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const chosen = choices[name].find((one) => one === query.get(name));
      return chosen === undefined ? [] : [[name, chosen]];
    }),
  );
