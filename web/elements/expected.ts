/**
 * `<overtrick-expected own partner mean tables boards result preset>`: one pair after the game. What was to be
 * expected and what the result does to the handicaps follow each keystroke. What stands inside the element is shown
 * where script or WebAssembly is refused.
 *
 * @fires overtrick-change - `{input, answer}`: as `expectedQuick` of the package takes and gives them
 * @fires overtrick-error - `{message}`: the calculator could not start
 */
import type { QuickInput, RateFunctions } from "overtrick";
import { askedOne, saidOfWords } from "./asked";
import { ClubElement } from "./base";
import { Calculator, largeFigure, playersTable } from "./calculator";
import type { Calculated } from "./calculator";
import { expectedSentences } from "./findings";

const fields = ["own", "partner", "mean", "tables", "boards", "result"] as const;
type FieldName = (typeof fields)[number];

const presets = ["denmark", "sweden", "popular"] as const;

export class OvertrickExpected extends ClubElement {
  static readonly observedAttributes = [...fields, "preset"];
  readonly #calculator = new Calculator<FieldName>(this.at, {
    fields,
    signed: ["own", "partner", "mean"],
    label: (name) => this.at.words[name === "boards" ? "played" : name],
    faults: () => saidOfWords(this.at, "preset", presets),
    none: () => this.at.words.none,
    sentences: () => expectedSentences[this.at.language],
    calculate: (rates, value) => this.#calculate(rates, value),
  });

  attributeChangedCallback(name: string): void {
    this.#calculator.forget(name);
    if (this.isShown) this.show();
  }

  protected show(): void {
    this.#calculator.show();
  }

  #calculate(rates: RateFunctions, value: (name: FieldName) => number | null): Calculated {
    const input: QuickInput = {
      settings: { preset: askedOne(this, "preset", presets) ?? "denmark" },
      handicaps: [value("own"), value("partner")],
      mean: value("mean"),
      reference: "others",
      tables: value("tables"),
      boards: value("boards"),
      result: value("result"),
    };
    const answer = rates.expectedQuick(input);
    // An empty field says that by itself.
    const findings = answer.findings.filter(({ code }) => code !== "mean-missing");
    const isUnread = (["own", "partner"] as const).some((name) => this.#calculator.isWrong(name));
    if (answer.expected === null || isUnread) return { input, answer, findings, shown: null };
    const { words, numbers } = this.at;
    const shown = [largeFigure(words.expected, `${numbers.fixed(answer.expected, 2)}\u00a0%`)];
    if (answer.players.some((player) => player.new !== null)) {
      const two = (figure: number | null): string => (figure === null ? "–" : numbers.fixed(figure, 2));
      const rows = answer.players.map((player) => [
        two(player.old),
        two(player.new),
        player.change === null ? "–" : numbers.signed(player.change, 2),
      ]);
      shown.push(playersTable(this.at, [words.now, words.after, words.change], rows));
    }
    return { input, answer, findings, shown };
  }
}
