import type { FindingSentences } from "./en";

export const findingsDa: FindingSentences = {
  findings: {
    "empty-input": () => "Der er ikke noget at læse endnu.",
    "unreadable-line": (v) => `“${v.text}” er ikke et resultat. Skriv par NS, par ØV og score.`,
    "missing-field": (v) => `Der skal være ${v.second} felter, men der er ${v.first}: par NS, par ØV, score.`,
    "extra-text": (v) => `“${v.text}” blev ikke forstået og er udeladt; resten tæller.`,
    "not-a-number": (v) => `“${v.text}” er ikke et tal.`,
    "number-out-of-range": (v) => `“${v.text}” er ikke muligt: ${v.first} til ${v.second} kan bruges.`,
    "too-large": (v) => `Teksten har ${v.first} byte; grænsen er ${v.second}. Del den i to.`,
    "invalid-utf8": () => "Nogle tegn kunne ikke læses og er erstattet.",
    "mixed-encoding": () =>
      "Herfra står nogle bogstaver i en anden tegnkodning end resten af filen. Kontrollér navnene.",
    "unknown-contract": (v) => `“${v.text}” er hverken en score eller en kontrakt.`,
    "both-scores-filled": (v) => `Begge sider har en score, ${v.first} og ${v.second}. Behold den ene.`,
    "pair-twice-on-board": (v) => `Par ${v.text} spiller dette spil to gange. Kontrollér parnumrene.`,
    "pair-meets-itself": () => "Et par møder sig selv. Kontrollér parnumrene.",
    "impossible-score": (v) => `Ingen kontrakt giver ${v.first} her. Scoren tæller, som den står.`,
    "score-contradicts-contract": (v) => `Scoren siger ${v.first}, kontrakten ${v.second}. Scoren tæller.`,
    "sides-swapped": () => "De samme to par står igen på dette spil med NS og ØV byttet om.",
    "number-out-of-field": () => "Dette parnummer ligger langt fra de andre. Kontrollér det.",
    "more-lines-than-expected": (v) => `Dette spil har ${v.second} linjer, men der var ventet ${v.first}.`,
    "table-without-match": () => "Det andet bord i kampen mangler på dette spil.",
    "weights-not-all": (v) =>
      `Vægtene er tilsammen ${v.first}\u00a0%, ikke 100\u00a0%. De tæller forholdsmæssigt.`,
    "board-twice": (v) => `Spil ${v.first} står der to gange. Hvert sammenlignes for sig.`,
    "percent-without-maximum": (v) =>
      `“${v.text}” har en straf eller carry-over i procent. IMP har intet maksimum, så den tæller ikke: skriv den i IMP.`,
    "invalid-value": (v) => `${v.path}: “${v.text}” er ikke muligt her.`,
    "missing-value": (v) => `${v.path} mangler.`,
    "number-as-text": (v) => `${v.path}: “${v.text}” er tekst; det og hvad der ligner er læst som tal.`,
    "unknown-reference": (v) => `${v.path}: ingen hedder “${v.text}”.`,
    "id-twice": (v) => `${v.path}: id’et “${v.text}” står der to gange; hver skal have sit eget.`,
    "unknown-rules": (v) => `Der er ingen regler, der hedder “${v.text}”.`,
    "more-findings": (v) => `${v.first} til af samme slags er ikke på listen.`,
    "too-many-lines": (v) => `Kun de første ${v.first} linjer blev læst.`,
    "too-many-pairs": (v) => `Kun de første ${v.first} par eller spil blev læst.`,
    "no-result": () =>
      "To par, men intet resultat. Skriv scoren, eller “ikke spillet” hvis det ikke blev spillet.",
    "unclear-result": (v) =>
      `“${v.text}”: tallet kan være stik, overstik eller det trin, der blev vundet. Skriv +1, −1 eller =.`,
    "unclear-score": (v) =>
      `Det er ikke klart, hvad “${v.text}” siger, eller hvis score det er; linjen er udeladt.`,
    "tricks-contradict-result": (v) =>
      `Der står ${v.first} stik, men resultatet giver ${v.second}; resultatet tæller.`,
    "assumed-made": (v) => `“${v.text}” har intet resultat; regnes som vundet.`,
    "score-not-counted": (v) =>
      `“${v.text}” tæller ikke: linjen siger, at der ingen score er, eller tildeler noget andet.`,
    "contract-left-out": (v) => `“${v.text}” kunne ikke læses som kontrakt; scoren ${v.first} tæller.`,
    "ambiguous-letter": (v) => `“${v.text}” betyder noget forskelligt på forskellige sprog. Vælg notation.`,
    "mixed-notation": (v) => `“${v.text}” er et bogstav fra et andet sprog end resten.`,
    "declarer-by-pair": () => "Spilføreren står som parnummer; vises som nord eller øst.",
    "declarer-from-score": () => "Ingen spilfører; scoren viser siden. Vises som nord eller øst.",
    "missing-declarer": () => "Kontrakten har ingen spilfører, og ingen score viser siden.",
    "declarer-not-at-table": (v) => `“${v.text}”: spilføreren er et par, der ikke sidder ved dette bord.`,
    "other-side-assumed": (v) => `“${v.text}” gælder den ene side; den anden får det modsatte.`,
    "ignored-column": (v) => `Kolonnen “${v.text}” bruges ikke.`,
    "score-columns-by-place": () => "Scorer længere til højre blev læst som ØV’s.",
    "score-side-assumed": (v) =>
      `Ingen linje viser, hvis score der står bag et tomt felt (“${v.text}”): se efter, om den er læst rigtigt. Overskrifter som NS+ og ØV+ afgør det.`,
    "scores-of-declarer": (v) =>
      `Scorerne passer kun som spilførerens sides (“${v.text}”): ØV’s er læst som minus for NS.`,
    "number-twice": (v) => `Nummeret “${v.text}” står der to gange; det første tæller.`,
    "names-unclear": (v) =>
      `“${v.text}” kan være navnene på flere par med det nummer; de står ved det første. Skriv 1NS eller 1ØV.`,
    "missing-name": (v) => `“${v.text}”: der mangler et navn.`,
    "vulnerability-differs": (v) => `“${v.text}” er ikke zonen på dette spil; spilnummeret tæller.`,
    "unclosed-quote": () => "Et anførselstegn er ikke lukket; resten af rækken blev læst som ét felt.",
    "row-without-pairs": () => "Et resultat uden par. Det er udeladt.",
    "unknown-table": (v) => `Delen “${v.text}” af filen bruges ikke.`,
    "short-row": (v) => `Der skal være ${v.second} kolonner, men denne række har ${v.first}.`,
    "long-row": (v) =>
      `Denne række har ${v.first} felter, overskriften ${v.second}: det er uklart, hvad der hører hvor, og den er udeladt.`,
    "erased-line": () => "Denne linje er slettet i filen og er udeladt.",
    "played-in-wrong-direction": () => "Spillet i forkert retning; parrene er byttet om.",
    "missing-table": (v) => `Filen mangler delen “${v.text}”.`,
    "board-of-game-before": (v) =>
      `Et parti uden spilnummer læses som et andet bord i spillet før (her spil ${v.first}).`,
    "taken-as-not-played": () => "Passet rundt uden score: læst som ikke spillet.",
    "missing-board": () => "Dette resultat har intet spilnummer.",
    "unknown-format": () => "Denne slags fil er ikke kendt her.",
    "unopened-file": (v) => `Filen kunne ikke åbnes: ${v.text}`,
    "damaged-file": () => "Filen er beskadiget eller slutter for tidligt. Det, der kunne læses, er her.",
    "malformed-xml": (v) => `Filen er ikke korrekt XML her: “${v.text}”. Resten er læst.`,
    "too-complex": (v) =>
      `Filen har mere end ${v.first} af noget, som en resultatfil har få af; resten er ikke læst.`,
    "encrypted-file": () => "Filen er krypteret. Gem den uden kryptering, og åbn den igen.",
    "individual-as-pairs": () =>
      "En individuel turnering: hvert makkerpar vises som par, og spillernes totaler sammenlignes ikke.",
    "pairs-by-name": () =>
      "Herfra har spil ingen parnumre, som andre spil har: et par er det, der har disse navne i en tabel, og et par, som ingen tabel nævner, har fået sit eget nummer.",
    "events-taken-together": (v) =>
      `Filen indeholder ${v.first} turneringer. De er taget som én, med én stilling og navn, dato og beregning fra den første; deres spil er ikke sammenlignet med hinanden.`,
    "number-of-another-pair": (v) =>
      `Par ${v.text} har andre spillere end par ${v.text} fra en tidligere session: hvert par har sin egen plads i stillingen.`,
    "nought-as-percent": (v) =>
      `Ingen kontrakt og en score på 0, med point, som et 0 ikke giver: læst som en justeret score, NS ${v.first}\u00a0% og ØV ${v.second}\u00a0%.`,
    "nought-as-imps": (v) =>
      `Ingen kontrakt og en score på 0, med IMP, som et 0 ikke giver: læst som en justeret score, NS ${v.first} og ØV ${v.second} IMP.`,
    "passed-out-or-adjusted": () =>
      "Ingen kontrakt og en score på 0: passet ud eller justeret? Den tæller som en score på 0.",
    "adjusted-by-points": () =>
      "En justeret score, og filen siger ikke, hvad der er tildelt: dens point er læst som tildelingen.",
    "adjusted-untold": () =>
      "En justeret score, og filen siger ikke, hvad der er tildelt: læst som ikke spillet.",
    "victory-points-of-pairs": (v) =>
      `Parrene spillede kampe om VP (“${v.text}”): filens totaler er VP, som her ikke beregnes af kampe mellem par.`,
    "match-results-not-shown": (v) => `Filen angiver resultatet af ${v.first} kampe. De tal vises ikke her.`,
    "match-without-boards": () =>
      "En kamp uden spil: kun dens samlede resultat står i filen, og den er udeladt.",
    "scoring-assumed": () => "Filen siger ikke, hvordan der er regnet; læst som matchpoint.",
    "scorings-differ": (v) =>
      `${v.first} af ${v.second} resultater er regnet anderledes end resten, det første med “${v.text}”. Alle regnes som de fleste.`,
    "scored-by-boards": (v) =>
      `Filens kampe er beregnet spil for spil (“${v.text}”): board-a-match, ikke VP.`,
    "unknown-scoring": (v) => `Regnskabsformen “${v.text}” er ikke kendt her; læst som matchpoint.`,
    "unknown-scoring-of-teams": (v) =>
      `Regnskabsformen “${v.text}” for kampene er ikke kendt her; de er beregnet i IMP.`,
    "no-results": () => "Filen indeholder ingen resultater.",
    "totals-of-nobody": (v) =>
      `Numrene i ${v.first} rækker af stillingen står i andre rækker, i ingen eller i flere: deres navne og tal, her de første, tilhører ingen med resultater. Skriv den samme række i begge tabeller.`,
    "cut-off": () =>
      "Filen slutter midt i denne række, før dens sidste kolonner. Den er måske afkortet, og resultatet her forkert.",
    "results-missing": (v) =>
      `Filen siger selv, at den har ${v.first} resultater; her er ${v.second}. Slutningen mangler måske.`,
    "damaged-backup": () => "Denne sikkerhedskopi er beskadiget og kunne ikke læses.",
    "malformed-json": () => "Filen begynder som JSON, men er ikke korrekt JSON eller slutter for tidligt.",
    "not-an-event": (v) => `Dette er JSON, men ingen turnering: der er ingen liste “boards” i “${v.text}”.`,
    "several-events": (v) => `Dette er en liste med ${v.first} turneringer. Læg hver i sin egen fil.`,
    "changed-backup": () =>
      "Denne sikkerhedskopi er ændret, efter at den blev gemt. Kontrollér resultaterne.",
    "damaged-link": () => "Dette link er beskadiget eller ufuldstændigt. Bed om det igen.",
    "newer-version": () => "Dette kommer fra en nyere version af Overtrick. Genindlæs siden for at få den.",
  },
};
