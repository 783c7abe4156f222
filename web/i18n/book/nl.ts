/** Dutch words about keeping the club's book. */
import type { BookWords } from "./en";

export const bookNl: BookWords = {
  notSaved: {
    conflict:
      "Een ander tabblad heeft intussen hetzelfde gewijzigd. U ziet nu die versie; breng uw wijziging opnieuw aan als ze nog nodig is.",
    quota:
      "Deze browser heeft geen ruimte meer. Er is niets bewaard: sla een back-up op als bestand en maak dan ruimte.",
    blocked:
      "Een ander tabblad toont een nieuwere versie van deze pagina. Laad dit tabblad opnieuw om verder te gaan.",
    unavailable: "Deze browser heeft het niet bewaard. Sla een back-up op als bestand.",
  },
  notUndone: "Een ander tabblad heeft hier intussen op voortgebouwd, dus het blijft staan.",
  notOpened: {
    blocked:
      "Een ander tabblad heeft nog een oudere versie van deze pagina open. Sluit het en probeer het opnieuw.",
    newer:
      "Het boek is het laatst gebruikt door een nieuwere versie van deze pagina. Laad de pagina opnieuw.",
    quota: "Deze browser heeft geen ruimte meer om het boek te openen.",
    unavailable:
      "Deze browser bewaart hier geen boek: een privévenster, of een instelling die het verbiedt. Wat u invoert is weg zodra u de pagina sluit, tenzij u een back-up opslaat.",
  },
  elsewhere: "Een ander tabblad heeft het boek gewijzigd; dit is de nieuwste stand.",
  shared: "Alle kopieën van dit bestand op deze computer delen één boek.",
  backup: {
    title: "Back-up",
    due: "Het is tijd voor een back-up: het boek is sinds de vorige gewijzigd.",
    save: "Back-up opslaan",
    saved: "De back-up is opgeslagen.",
    open: "Back-up openen",
    opened: "De back-up is geopend in plaats van het boek.",
    refused: "Het bestand is niet geopend en het boek is zoals het was.",
    replace: "De back-up in plaats van het boek zetten",
    merge: "Samenvoegen met een back-up",
    merged: "De twee boeken zijn nu één.",
    nothingNew: "De back-up heeft niets wat in het boek ontbreekt.",
  },
  file: {
    choose: "In een eigen bestand bewaren",
    save: (name) => `Bewaren in ${name}`,
    saved: (name) => `Bewaard in ${name}.`,
    refused:
      "De browser mag niet in dat bestand schrijven. Probeer het opnieuw en sta het toe, of kies een ander.",
    gone: "Het bestand is er niet meer. Kies een ander.",
    full: "De schijf is vol; het bestand is zoals het was.",
    failed: "Het bestand kon niet geschreven worden.",
  },
  merge: {
    title: "Twee boeken samenvoegen",
    onlyOwn: "Alleen in dit boek",
    onlyOther: "Alleen in de back-up",
    same: "In beide hetzelfde",
    further: "In een van beide verder gecorrigeerd",
    conflicts: "In beide verschillend: wat geldt?",
    kinds: { member: "Lid", session: "Zitting", name: "Naam van de club", settings: "Instellingen" },
    choice: "Wat geldt",
    removed: "verwijderd",
    own: "Dit boek",
    other: "De back-up",
    both: "Allebei",
    apply: "Samenvoegen",
  },
  findings: {
    "book-not-json": ({ first, second }) =>
      `Dit is geen back-up, of een beschadigde: vanaf regel ${first}, teken ${second} is hij niet te lezen.`,
    "book-foreign": () => "Dit bestand is geen back-up van het boek van een club.",
    "book-part-damaged": ({ path }) =>
      `De back-up is beschadigd: “${path}” ontbreekt of is niet wat daar hoort te staan.`,
    "book-part-changed": ({ path }) =>
      `De back-up is beschadigd: “${path}” is niet meer zoals het bij het opslaan was.`,
  },
};
