import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Award, Outcome } from "overtrick";
import type { Dictionary } from "../i18n/index";
import { decimalsOf } from "../numbers";
import type { NumberWriter } from "../numbers";

const suits = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" } as const;
const symbols = { S: "♠", H: "♥", D: "♦", C: "♣" } as const;

function isSuit(strain: string): strain is keyof typeof suits {
  return Object.hasOwn(suits, strain);
}

/** A suit symbol in its colour, named for those who do not see it. */
export function suit(strain: keyof typeof suits, words: Dictionary): TemplateResult {
  const name = suits[strain];
  return html`<span class="suit ${name}" role="img" aria-label=${words.outcomes[name]}
    >${symbols[strain]}</span
  >`;
}

/** `4♠x N +1`: contract, declarer and result as players write them. */
export function contract(outcome: Outcome, words: Dictionary): TemplateResult | typeof nothing {
  if (outcome.kind !== "contract") return nothing;
  const [, level = "", strain = "", doubled = ""] = /^([1-7])([SHDC]|NT?)(x{0,2})$/u.exec(
    outcome.contract,
  ) ?? ["", outcome.contract];
  const over = outcome.tricks - Number(level) - 6;
  const result = over === 0 ? "=" : over > 0 ? `+${over}` : `\u2212${-over}`;
  return html`<span class="contract"
    >${level}${isSuit(strain) ? suit(strain, words) : strain && words.outcomes.notrump}${doubled}
    ${words.outcomes.seats[outcome.declarer]} ${result}</span
  >`;
}

/** What happened where there is no score to compare. */
export function outcomeWord(outcome: Outcome, words: Dictionary, numbers: NumberWriter): string {
  switch (outcome.kind) {
    case "passed":
    case "notPlayed":
    case "bye":
    case "weighted":
      return words.outcomes[outcome.kind];
    case "artificial":
      return outcome.ns === "A" && outcome.ew === "A"
        ? words.outcomes.average
        : `${award(outcome.ns, numbers)} / ${award(outcome.ew, numbers)}`;
    case "oneSided": {
      const side = outcome.side === "NS" ? words.sides.ns : words.sides.ew;
      return `${side}\u00a0${award(outcome.percent ?? outcome.award ?? "A", numbers)}`;
    }
    case "split":
      return `${numbers.score(outcome.ns)} / ${numbers.score(outcome.ew)}`;
    default:
      return "";
  }
}

/** Which form of a fouled board it was; most are of the ordinary one. */
export function formOfBoard({ group }: { group?: number }, words: Dictionary): string {
  return group ? words.outcomes.group(String(group)) : "";
}

/** Beside what happened: that the points were swapped, and the form of the board. */
export function lineMarks(line: { reverse?: boolean; group?: number }, words: Dictionary): TemplateResult[] {
  return [line.reverse ? words.outcomes.reverse : "", formOfBoard(line, words)]
    .filter((mark) => mark !== "")
    .map((mark) => html` <span class="soft">${mark}</span>`);
}

function award(value: Award, numbers: NumberWriter): string {
  return typeof value === "number"
    ? `${numbers.fixed(value, decimalsOf([value]))}\u00a0%`
    : value.replace("-", "\u2212");
}
