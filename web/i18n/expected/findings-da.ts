import { isCount } from "../finding-values";
import type { ExpectedFindings } from "./findings-en";

/** Dansk. */
export const findingsDa: ExpectedFindings = {
  "invalid-setting": (v) => `Indstillingen ${v.setting} er ikke mulig; reglernes bruges.`,
  "handicap-invalid": (v) =>
    isCount(v.first)
      ? `Spiller ${v.first}: det er intet handicap; spilleren tæller som uden.`
      : "Det er intet gennemsnit af handicap. Kontrollér det.",
  "handicap-above-ceiling": () => "Over det højeste handicap; det tæller som det højeste.",
  "mean-above-ceiling": () =>
    "Over det højeste handicap, usædvanligt for et gennemsnit; det tæller som skrevet.",
  "missing-partner": (v) =>
    `Kendte handicap: ${v.first} af ${v.second}. Den, der mangler, tæller som de andre; gæster flytter intet handicap.`,
  "too-many-players": (v) => `${v.first} spillere til ${v.second} pladser: gennemsnittet af alle tæller.`,
  "guest-estimated": () => "Uden handicap: skønnet ud fra resultatet.",
  "guest-as-partner": () => "Uden handicap: tæller som makker.",
  "guest-at-start": () => "Uden handicap: tæller som begynder.",
  "guest-not-estimated": () => "Uden handicap og intet at skønne det ud fra: tæller som begynder.",
  "result-invalid": () => "Resultatet er ikke et tal.",
  "result-out-of-range": (v) => `Et resultat ligger mellem ${v.first} og ${v.second}; dette tæller ikke med.`,
  "boards-invalid": () => "Antal spil er et helt tal fra 0 og op.",
  "boards-missing": () => "Med antallet af spil kommer der også en ændring.",
  "no-boards": () => "Ingen spil, ingen ændring.",
  "player-in-two-entries": (v) => `${v.text} står to gange på listen. Begge tæller; se navnet efter.`,
  "names-not-in-event": (v) => `Navne, som ingen af spillerne har: ${v.first} (${v.text}).`,
  "tables-invalid": (v) =>
    isCount(v.first)
      ? `Dette antal borde er ikke muligt. De ${v.first} talte er brugt.`
      : isCount(v.second)
        ? `Højst ${v.second} borde. Uden størrelse ingen ændring.`
        : "Mindst ét bord, et halvt bord er muligt. Uden størrelse ingen ændring.",
  "tables-differ": (v) => `Borde angivet: ${v.first}, talt: ${v.second}. Det angivne tal gælder.`,
  "tables-counted": (v) => `Borde angivet: ${v.first}, i spil: ${v.second}. De i spil gælder.`,
  "half-table": (v) => `Et halvt bord sammenlignes ikke. Hele borde: ${v.first}.`,
  "no-comparison": (v) => `Borde: ${v.first}. Der er intet at sammenligne med, så ingen ændring.`,
  "field-too-small": (v) => `For lille: deltagere, der tæller med: ${v.first}, nødvendige: ${v.second}.`,
  "entrants-invalid": (v) =>
    isCount(v.second)
      ? `Højst ${v.second} par eller spillere. Uden størrelse ingen ændring.`
      : "Et helt antal par eller spillere. Uden det ingen ændring.",
  "match-missing": () =>
    "Hvilken kamp spiller holdet? Et bogstav foran skelner kampene: “A 1 …”, “A 2 …”, “B 1 …”.",
  "match-full": () => "Denne kamp har allerede to hold; holdet tæller ikke med.",
  "seat-missing": () => "Uden bord og retning tæller deltageren ikke med.",
  "seat-taken": () => "Der sidder allerede nogen; deltageren tæller ikke med.",
  "opponents-missing": () => "Uden modstandere tæller deltageren ikke med.",
  "team-missing": () => "Uden hold og rum tæller deltageren ikke med.",
  "team-mates-missing": () => "Uden holdkammerater tæller deltageren ikke med.",
  "event-not-rated": () =>
    "Reglerne regner ikke handicap af den slags turneringer; tallene er til orientering.",
  "mean-missing": () => "Hvad er feltets gennemsnitlige handicap?",
  "field-size-unknown": () => "Uden størrelse tæller feltet som meget stort.",
  "expected-out-of-range": (v) =>
    `Med disse tal ville forventningen ikke ligge mellem ${v.first} og ${v.second}, hvor resultater ligger. Kontrollér handicappene og gennemsnittet.`,
  "form-needs-field": () => "Denne turneringsform kræver hele feltet.",
};
