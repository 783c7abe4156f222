import { isCount } from "../finding-values";
import type { ExpectedFindings } from "./findings-en";

/** Nederlands. */
export const findingsNl: ExpectedFindings = {
  "invalid-setting": (v) => `De instelling ${v.setting} is niet mogelijk; die van de regels geldt.`,
  "handicap-invalid": (v) =>
    isCount(v.first)
      ? `Speler ${v.first}: dit is geen handicap; de speler telt als zonder.`
      : "Dit is geen gemiddelde van handicaps. Kijk het na.",
  "handicap-above-ceiling": () => "Boven de hoogste handicap; hij telt als de hoogste.",
  "mean-above-ceiling": () =>
    "Boven de hoogste handicap, ongewoon voor een gemiddelde; het telt zoals getypt.",
  "missing-partner": (v) =>
    `Bekende handicaps: ${v.first} van ${v.second}. Wie ontbreekt telt als de anderen; gasten verschuiven geen handicap.`,
  "too-many-players": (v) => `${v.first} spelers voor ${v.second} plaatsen: het gemiddelde van allen telt.`,
  "guest-estimated": () => "Zonder handicap: geschat uit de score.",
  "guest-as-partner": () => "Zonder handicap: telt als de partner.",
  "guest-at-start": () => "Zonder handicap: telt als beginner.",
  "guest-not-estimated": () => "Zonder handicap, en niets om hem uit te schatten: telt als beginner.",
  "result-invalid": () => "De score is geen getal.",
  "result-out-of-range": (v) => `Een score ligt tussen ${v.first} en ${v.second}; deze telt niet mee.`,
  "boards-invalid": () => "Het aantal spellen is een heel getal vanaf 0.",
  "boards-missing": () => "Met het aantal spellen is er ook een verandering.",
  "no-boards": () => "Geen spellen, geen verandering.",
  "player-in-two-entries": (v) => `${v.text} staat twee keer in de lijst. Beide tellen; kijk de naam na.`,
  "names-not-in-event": (v) => `Namen die niemand heeft die speelt: ${v.first} (${v.text}).`,
  "tables-invalid": (v) =>
    isCount(v.first)
      ? `Dit aantal tafels kan niet. Genomen zijn de ${v.first} getelde.`
      : isCount(v.second)
        ? `Hoogstens ${v.second} tafels. Zonder grootte is er geen verandering.`
        : "Minstens één tafel, een halve tafel mag. Zonder grootte is er geen verandering.",
  "tables-differ": (v) => `Tafels opgegeven: ${v.first}, geteld: ${v.second}. Het opgegeven aantal geldt.`,
  "tables-counted": (v) => `Tafels opgegeven: ${v.first}, in het spel: ${v.second}. Die in het spel gelden.`,
  "half-table": (v) => `Een halve tafel wordt niet vergeleken. Hele tafels: ${v.first}.`,
  "no-comparison": (v) => `Tafels: ${v.first}. Er is niets om mee te vergelijken, dus geen verandering.`,
  "field-too-small": (v) => `Te klein: deelnemers die meetellen ${v.first}, nodig ${v.second}.`,
  "entrants-invalid": (v) =>
    isCount(v.second)
      ? `Hoogstens ${v.second} paren of spelers. Zonder grootte is er geen verandering.`
      : "Een heel aantal paren of spelers. Zonder is er geen verandering.",
  "match-missing": () =>
    "Welke wedstrijd speelt dit team? Een letter vooraan houdt ze uit elkaar: “A 1 …”, “A 2 …”, “B 1 …”.",
  "match-full": () => "Deze wedstrijd heeft al twee teams; dit team telt niet mee.",
  "seat-missing": () => "Zonder tafel en richting telt deze deelnemer niet mee.",
  "seat-taken": () => "Daar zit al iemand; deze deelnemer telt niet mee.",
  "opponents-missing": () => "Zonder tegenstanders telt deze deelnemer niet mee.",
  "team-missing": () => "Zonder team en zaal telt deze deelnemer niet mee.",
  "team-mates-missing": () => "Zonder teamgenoten telt deze deelnemer niet mee.",
  "event-not-rated": () =>
    "De regels berekenen geen handicaps van zulke zittingen; de cijfers zijn ter informatie.",
  "mean-missing": () => "Wat is de gemiddelde handicap van het veld?",
  "field-size-unknown": () => "Zonder grootte telt het veld als heel groot.",
  "expected-out-of-range": (v) =>
    `Met deze getallen zou de verwachting niet tussen ${v.first} en ${v.second} liggen, waar scores liggen. Controleer de handicaps en het gemiddelde.`,
  "form-needs-field": () => "Deze spelvorm heeft het hele veld nodig.",
};
