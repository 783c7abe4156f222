/** The views on a page of their own, for the tests: any event, any rules, no entry part. */
import { load } from "overtrick";
import type { Event, Overtrick, RulesInput, Scores } from "overtrick";
import wasm from "overtrick/overtrick.wasm?url";
import { showLanguage } from "../../../web/i18n/index";
import type { Language } from "../../../web/i18n/index";
import "../../../web/pages/score/views/results-views";
import type { ResultViews } from "../../../web/pages/score/views/results-views";
import { eveningSample } from "../../../web/sample/evening";
import { readEvent } from "../../../web/store/event-reading";
import "../../../web/styles/index.css";

export interface Stage {
  overtrick: Overtrick;
  /** The sample of the page itself. */
  sample: Event;
  event: Event;
  rules: RulesInput;
  scores: Scores;
  /** Scores and shows; resolves when it is on the page. */
  show(event: Event, rules: RulesInput): Promise<void>;
  speak(language: Language): Promise<void>;
}

declare global {
  interface Window {
    stage: Stage;
  }
}

const overtrick = await load({ wasm: new URL(wasm, location.href) });
const views = document.createElement("overtrick-results") as ResultViews;
const frame = document.createElement("div");
frame.className = "result";
frame.append(views);
document.body.append(frame);

const stage: Stage = {
  overtrick,
  sample: readEvent(overtrick, eveningSample("Club evening")).event,
  event: { name: "", date: "", scoring: "matchpoints", players: [], entries: [], boards: [] },
  rules: "club",
  scores: { boards: [], standings: [], findings: [] },
  async show(event, rules) {
    stage.event = event;
    stage.rules = rules;
    stage.scores = overtrick.score(event, rules);
    views.data = { event, rules, scores: stage.scores, overtrick };
    await views.updateComplete;
  },
  async speak(language) {
    await showLanguage(language);
    await views.updateComplete;
  },
};
views.addEventListener("rules", (event) => {
  void stage.show(stage.event, (event as CustomEvent<RulesInput>).detail);
});
// Further views are fetched once there is something to show.
await stage.show(stage.sample, "club");
window.stage = stage;
