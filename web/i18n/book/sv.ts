/** Swedish words about keeping the club's book. */
import type { BookWords } from "./en";

export const bookSv: BookWords = {
  notSaved: {
    conflict:
      "En annan flik har under tiden ändrat samma sak. Du ser nu den versionen; gör om din ändring om den fortfarande behövs.",
    quota:
      "Webbläsaren har inget utrymme kvar. Inget sparades: spara en säkerhetskopia som fil och frigör sedan utrymme.",
    blocked: "En annan flik visar en nyare version av sidan. Ladda om den här fliken för att fortsätta.",
    unavailable: "Webbläsaren sparade det inte. Spara en säkerhetskopia som fil.",
  },
  notUndone: "En annan flik har under tiden byggt vidare på detta, så det står kvar.",
  notOpened: {
    blocked: "En annan flik har fortfarande en äldre version av sidan öppen. Stäng den och försök igen.",
    newer: "Boken användes senast av en nyare version av sidan. Ladda om sidan för att få den.",
    quota: "Webbläsaren har inte utrymme nog för att öppna boken.",
    unavailable:
      "Webbläsaren sparar ingen bok här: ett privat fönster eller en inställning som förbjuder det. Det du matar in försvinner när du stänger sidan, om du inte sparar en säkerhetskopia.",
  },
  elsewhere: "En annan flik har ändrat boken; detta är den nyaste.",
  shared: "Alla kopior av den här filen på datorn delar en och samma bok.",
  backup: {
    title: "Säkerhetskopia",
    due: "Det är dags för en säkerhetskopia: boken har ändrats sedan den förra.",
    save: "Spara säkerhetskopia",
    saved: "Säkerhetskopian är sparad.",
    open: "Öppna säkerhetskopia",
    opened: "Säkerhetskopian öppnades i stället för boken.",
    refused: "Filen öppnades inte och boken är som den var.",
    replace: "Sätt kopian i bokens ställe",
    merge: "Slå ihop med en säkerhetskopia",
    merged: "De två böckerna är nu en.",
    nothingNew: "Säkerhetskopian har inget som boken saknar.",
  },
  file: {
    choose: "Spara i en egen fil",
    save: (name) => `Spara i ${name}`,
    saved: (name) => `Sparat i ${name}.`,
    refused: "Webbläsaren får inte skriva i filen. Försök igen och tillåt det, eller välj en annan.",
    gone: "Filen finns inte längre. Välj en annan.",
    full: "Disken är full; filen är som den var.",
    failed: "Filen kunde inte skrivas.",
  },
  merge: {
    title: "Slå ihop två böcker",
    onlyOwn: "Bara i den här boken",
    onlyOther: "Bara i säkerhetskopian",
    same: "Lika i båda",
    further: "Rättad vidare i den ena",
    conflicts: "Olika i de två: vilket gäller?",
    kinds: { member: "Medlem", session: "Speltillfälle", name: "Klubbens namn", settings: "Inställningar" },
    choice: "Vad gäller",
    removed: "borttagen",
    own: "Den här boken",
    other: "Säkerhetskopian",
    both: "Båda",
    apply: "Slå ihop",
  },
  findings: {
    "book-not-json": ({ first, second }) =>
      `Detta är ingen säkerhetskopia, eller en skadad: den går inte att läsa från rad ${first}, tecken ${second}.`,
    "book-foreign": () => "Filen är inte en säkerhetskopia av en klubbs bok.",
    "book-part-damaged": ({ path }) =>
      `Säkerhetskopian är skadad: ”${path}” saknas eller är inte det som ska stå där.`,
    "book-part-changed": ({ path }) =>
      `Säkerhetskopian är skadad: ”${path}” är inte som det var när kopian sparades.`,
  },
};
