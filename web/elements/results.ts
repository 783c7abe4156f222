/**
 * `<overtrick-results>`: a ranking on a club's page. It takes the ordinary table inside it, which is what readers
 * without script see, and shows it sorted as they like; or what `src` names. It computes nothing of a table: points
 * and places are the table's own, so that it needs no WebAssembly. An event that `src` names is scored.
 *
 * @fires overtrick-ready - `{tables, rows}`: results are shown
 * @fires overtrick-sort - `{column, descending}`: the reader sorted by a heading
 * @fires overtrick-error - `{message}`: what `src` names could not be shown
 */
import { saidOfWords } from "./asked";
import { TablesElement } from "./tables-element";
import { ruleNames, scoredEvent } from "./scored-event";
import type { ResultsData } from "./table-data";

export class OvertrickResults extends TablesElement {
  static readonly observedAttributes = ["src", "rules", "rows"];
  protected override readonly settings = ["rules"];

  protected override get faults(): readonly string[] {
    return saidOfWords(this.at, "rules", ruleNames);
  }

  protected override workOut(bytes: Uint8Array, name: string): Promise<ResultsData> {
    return scoredEvent(this.at, bytes, name);
  }
}
