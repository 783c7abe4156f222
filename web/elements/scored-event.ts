/** An event in any of the formats that the package reads, scored in the reader's browser. */
import type { RuleSetName } from "overtrick";
import { askedOne } from "./asked";
import { dayIn } from "./in-language";
import type { Place } from "./place";
import { parsed, readTables } from "./table-data";
import type { ResultsData } from "./table-data";

/** All that there are: the module that scores is fetched only when there is something to score. */
const ruleSets: Record<RuleSetName, true> = {
  club: true,
  wbf: true,
  ebuscore: true,
  acbl: true,
  magic: true,
  compscore: true,
  plain: true,
};
export const ruleNames = Object.keys(ruleSets) as readonly RuleSetName[];

/** It needs the calculator, and with it a page that allows WebAssembly. */
export async function scoredEvent(at: Place, bytes: Uint8Array, name: string): Promise<ResultsData> {
  const rules = askedOne(at.element, "rules", ruleNames);
  const { load } = await import("overtrick");
  const overtrick = await load();
  const { event, suggestedRules, teams } = await overtrick.readAny(bytes, name);
  const chosen = rules ?? suggestedRules ?? "club";
  const unit = event.scoring === "teams" ? "teams" : event.scoring === "matchpoints" ? "matchpoints" : "imps";
  const after = ({ matchpoints: "points", imps: "imps", teams: "vp" } as const)[unit];
  const { words, numbers } = at;
  const written = overtrick.writeHtml(
    event,
    overtrick.score(event, { base: chosen, ...(teams ? { teams } : {}) }),
    {
      rank: words.place,
      pair: unit === "teams" ? words.team : words.pair,
      names: words.names,
      boards: words.boards,
      points: words.units[unit],
      northSouth: words.northSouth,
      eastWest: words.eastWest,
      ranking: words.standings,
      penalty: words.penalty,
      carryOver: words.carryOver,
      session: (number) => words.session(numbers.whole(number)),
      unit: after,
      pointsAfter: words.unitsAfter[after],
      number: (value) => numbers.fixed(value, 2),
      day: (date) => dayIn(at.ownLocale, date),
    },
  );
  return readTables(parsed(written));
}
