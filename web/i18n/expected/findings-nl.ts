import type { ExpectedFindings } from "./findings-en";

/** Nederlands. */
export const findingsNl: ExpectedFindings = {
  "invalid-setting": (v) => `De instelling ${v.setting} is niet mogelijk; die van de regels geldt.`,
  "handicap-invalid": (v) => `Speler ${v.first}: dit is geen handicap; de speler telt als zonder.`,
  "handicap-above-ceiling": () => "Boven de hoogste handicap; hij telt als de hoogste.",
  "missing-partner": (v) =>
    `Bekende handicaps: ${v.first} van ${v.second}. Wie ontbreekt telt als de anderen.`,
  "too-many-players": (v) => `${v.first} spelers voor ${v.second} plaatsen: het gemiddelde van allen telt.`,
  "guest-estimated": () => "Zonder handicap: geschat uit de score.",
  "guest-as-partner": () => "Zonder handicap: telt als de partner.",
  "guest-at-start": () => "Zonder handicap: telt als beginner.",
  "guest-not-estimated": () => "Zonder handicap, en niets om hem uit te schatten: telt als beginner.",
  "result-invalid": () => "De score is geen getal.",
  "result-out-of-range": (v) => `Een score ligt tussen ${v.first} en ${v.second}.`,
  "boards-invalid": () => "Het aantal spellen is een heel getal vanaf 0.",
  "boards-missing": () => "Met het aantal spellen is er ook een verandering.",
  "no-boards": () => "Geen spellen, geen verandering.",
  "tables-invalid": () => "Minstens één tafel; een halve tafel mag.",
  "tables-differ": (v) => `Tafels opgegeven: ${v.first}, geteld: ${v.second}. Het opgegeven aantal geldt.`,
  "half-table": (v) => `Een halve tafel wordt niet vergeleken: ${v.first} hele tafels tellen.`,
  "no-comparison": (v) => `Tafels: ${v.first}. Er is niets om mee te vergelijken, dus geen verandering.`,
  "field-too-small": (v) => `Een veld van ${v.first} is te klein: er zijn er ${v.second} nodig.`,
  "entrants-invalid": () => "Een heel aantal paren of spelers.",
  "seat-missing": () => "Zonder tafel en richting telt deze deelnemer niet mee.",
  "seat-taken": () => "Daar zit al iemand; deze deelnemer telt niet mee.",
  "opponents-missing": () => "Zonder tegenstanders telt deze deelnemer niet mee.",
  "team-missing": () => "Zonder team en zaal telt deze deelnemer niet mee.",
  "team-mates-missing": () => "Zonder teamgenoten telt deze deelnemer niet mee.",
  "event-not-rated": () =>
    "De regels berekenen geen handicaps van zulke zittingen; de cijfers zijn ter informatie.",
  "mean-missing": () => "Wat is de gemiddelde handicap van het veld?",
  "field-size-unknown": () => "Zonder grootte telt het veld als heel groot.",
  "form-needs-field": () => "Deze spelvorm heeft het hele veld nodig.",
};
