import type { FindingSentences } from "./en";

export const findingsSv: FindingSentences = {
  findings: {
    "empty-input": () => "Det finns inget att läsa ännu.",
    "unreadable-line": (v) => `”${v.text}” är inget resultat. Skriv par NS, par ÖV och resultat.`,
    "missing-field": (v) => `Det behövs ${v.second} fält men finns ${v.first}: par NS, par ÖV, resultat.`,
    "extra-text": (v) => `”${v.text}” kunde inte tolkas och utelämnades; resten räknas.`,
    "not-a-number": (v) => `”${v.text}” är inget tal.`,
    "number-out-of-range": (v) => `”${v.text}” går inte: ${v.first} till ${v.second} är möjligt.`,
    "too-large": (v) => `Texten har ${v.first} byte; gränsen är ${v.second}. Dela den i två.`,
    "invalid-utf8": () => "Några tecken kunde inte läsas och ersattes.",
    "mixed-encoding": () =>
      "Härifrån står några bokstäver i en annan teckenkodning än resten av filen. Kontrollera namnen.",
    "unknown-contract": (v) => `”${v.text}” är varken ett resultat eller ett kontrakt.`,
    "both-scores-filled": (v) => `Båda sidorna har ett resultat, ${v.first} och ${v.second}. Behåll ett.`,
    "pair-twice-on-board": (v) => `Par ${v.text} spelar brickan två gånger. Kontrollera parnumren.`,
    "pair-meets-itself": () => "Ett par möter sig självt. Kontrollera parnumren.",
    "impossible-score": (v) => `Inget kontrakt ger ${v.first} här. Det räknas som det står.`,
    "score-contradicts-contract": (v) =>
      `Resultatet säger ${v.first}, kontraktet ${v.second}. Resultatet räknas.`,
    "sides-swapped": () => "Samma två par finns en gång till på brickan, med NS och ÖV ombytta.",
    "number-out-of-field": () => "Det här parnumret ligger långt från de andra. Kontrollera det.",
    "more-lines-than-expected": (v) => `Brickan har ${v.second} rader, men ${v.first} väntades.`,
    "table-without-match": () => "Det andra bordet i matchen saknas på den här brickan.",
    "weights-not-all": (v) =>
      `Vikterna är tillsammans ${v.first}\u00a0%, inte 100\u00a0%. De räknas i proportion.`,
    "board-twice": (v) => `Bricka ${v.first} finns två gånger. Var och en jämförs för sig.`,
    "percent-without-maximum": (v) =>
      `”${v.text}” har ett straff eller en carry-over i procent. IMP har inget maximum, så det räknas inte: skriv det i IMP.`,
    "invalid-value": (v) => `${v.path}: ”${v.text}” är inte möjligt här.`,
    "missing-value": (v) => `${v.path} saknas.`,
    "number-as-text": (v) => `${v.path}: ”${v.text}” är text; det och liknande har lästs som tal.`,
    "unknown-reference": (v) => `${v.path}: ingen heter ”${v.text}”.`,
    "id-twice": (v) => `${v.path}: id:t ”${v.text}” finns två gånger; var och en behöver ett eget.`,
    "unknown-rules": (v) => `Det finns inga regler som heter ”${v.text}”.`,
    "more-findings": (v) => `${v.first} till av samma slag finns inte i listan.`,
    "too-many-lines": (v) => `Bara de första ${v.first} raderna lästes.`,
    "too-many-pairs": (v) => `Bara de första ${v.first} paren eller brickorna lästes.`,
    "no-result": () =>
      "Två par men inget resultat. Skriv resultatet, eller ”ej spelad” om brickan inte spelades.",
    "unclear-result": (v) =>
      `”${v.text}”: talet kan vara stick, överstick eller den nivå som vanns. Skriv +1, −1 eller =.`,
    "unclear-score": (v) =>
      `Det är inte klart vad ”${v.text}” säger, eller vems resultat det är; raden räknas inte.`,
    "tricks-contradict-result": (v) =>
      `Sticken är ${v.first}, men resultatet ger ${v.second}; resultatet räknas.`,
    "assumed-made": (v) => `”${v.text}” har inget resultat; räknas som hemspelad.`,
    "score-not-counted": (v) =>
      `”${v.text}” räknas inte: raden säger att det inte finns något resultat, eller tilldelar något annat.`,
    "contract-left-out": (v) => `”${v.text}” kunde inte läsas som kontrakt; resultatet ${v.first} räknas.`,
    "ambiguous-letter": (v) => `”${v.text}” betyder olika saker på olika språk. Välj notation.`,
    "mixed-notation": (v) => `”${v.text}” är en bokstav från ett annat språk än resten.`,
    "declarer-by-pair": () => "Spelföraren står som parnummer; visas som nord eller öst.",
    "declarer-from-score": () => "Ingen spelförare; resultatet visar sidan. Visas som nord eller öst.",
    "missing-declarer": () => "Kontraktet saknar spelförare, och inget resultat visar sidan.",
    "declarer-not-at-table": (v) => `”${v.text}”: spelföraren är ett par som inte sitter vid detta bord.`,
    "other-side-assumed": (v) => `”${v.text}” gäller den ena sidan; den andra får motsvarigheten.`,
    "ignored-column": (v) => `Kolumnen ”${v.text}” används inte.`,
    "score-columns-by-place": () => "Resultat längre till höger lästes som ÖV:s.",
    "score-side-assumed": (v) =>
      `Ingen rad visar vems resultat som står bakom ett tomt fält (”${v.text}”): se efter om det har lästs rätt. Rubriker som NS+ och ÖV+ avgör det.`,
    "scores-of-declarer": (v) =>
      `Resultaten stämmer bara som spelförarsidans (”${v.text}”): ÖV:s har lästs som minus för NS.`,
    "number-twice": (v) => `Numret ”${v.text}” finns två gånger; det första räknas.`,
    "names-unclear": (v) =>
      `”${v.text}” kan vara namnen på flera par med det numret; de står vid det första. Skriv 1NS eller 1ÖV.`,
    "missing-name": (v) => `”${v.text}”: ett namn saknas.`,
    "vulnerability-differs": (v) => `”${v.text}” är inte brickans zon; bricknumret räknas.`,
    "unclosed-quote": () => "Ett citattecken är inte avslutat; resten av raden lästes som ett fält.",
    "row-without-pairs": () => "Ett resultat utan par. Det utelämnades.",
    "unknown-table": (v) => `Delen ”${v.text}” i filen används inte.`,
    "short-row": (v) => `Det behövs ${v.second} kolumner, den här raden har ${v.first}.`,
    "long-row": (v) =>
      `Den här raden har ${v.first} fält, rubriken ${v.second}: det är oklart vad som hör vart, och den utelämnades.`,
    "erased-line": () => "Raden är struken i filen och utelämnades.",
    "played-in-wrong-direction": () => "Spelad i fel riktning; paren byttes.",
    "missing-table": (v) => `Filen saknar delen ”${v.text}”.`,
    "board-of-game-before": (v) =>
      `En giv utan bricknummer läses som ett annat bord på brickan före (här bricka ${v.first}).`,
    "taken-as-not-played": () => "Rundpass utan poäng: läst som inte spelad.",
    "missing-board": () => "Resultatet saknar bricknummer.",
    "unknown-format": () => "Den här sortens fil är inte känd här.",
    "unopened-file": (v) => `Filen kunde inte öppnas: ${v.text}`,
    "damaged-file": () => "Filen är skadad eller slutar för tidigt. Det som kunde läsas finns här.",
    "malformed-xml": (v) => `Filen är inte korrekt XML här: ”${v.text}”. Resten lästes.`,
    "too-complex": (v) =>
      `Filen har mer än ${v.first} av något som en resultatfil har få av; resten lästes inte.`,
    "encrypted-file": () => "Filen är krypterad. Spara den utan kryptering och öppna den igen.",
    "individual-as-pairs": () =>
      "En individuell tävling: varje partnerskap visas som par, och spelarnas totaler jämförs inte.",
    "pairs-by-name": () =>
      "Härifrån har brickor inga parnummer, som andra brickor har: ett par är det som har dessa namn i en tabell, och ett par som ingen tabell nämner har fått ett eget nummer.",
    "events-taken-together": (v) =>
      `Filen innehåller ${v.first} tävlingar. De togs som en, med en ställning och namn, datum och beräkning från den första; deras brickor jämförs inte med varandra.`,
    "number-of-another-pair": (v) =>
      `Par ${v.text} har andra spelare än par ${v.text} från en tidigare session: varje par har sin egen plats i ställningen.`,
    "nought-as-percent": (v) =>
      `Inget kontrakt och poängen 0, med poäng som en nolla inte ger: läst som justerad, NS ${v.first}\u00a0% och ÖV ${v.second}\u00a0%.`,
    "nought-as-imps": (v) =>
      `Inget kontrakt och poängen 0, med imp som en nolla inte ger: läst som justerad, NS ${v.first} och ÖV ${v.second} imp.`,
    "passed-out-or-adjusted": () =>
      "Inget kontrakt och poängen 0: rundpass eller justerad? Den räknas som 0.",
    "adjusted-by-points": () =>
      "Ett justerat resultat, och filen säger inte vad som tilldelats: dess poäng är lästa som tilldelningen.",
    "adjusted-untold": () =>
      "Ett justerat resultat, och filen säger inte vad som tilldelats: läst som ej spelat.",
    "victory-points-of-pairs": (v) =>
      `Paren spelade matcher om VP (”${v.text}”): filens totaler är VP, som här inte beräknas av matcher mellan par.`,
    "match-results-not-shown": (v) =>
      `Filen anger resultatet av ${v.first} matcher. Dessa siffror visas inte här.`,
    "match-without-boards": () =>
      "En match utan brickor: bara dess slutresultat finns i filen, och den har utelämnats.",
    "scoring-assumed": () => "Filen säger inte hur den är beräknad; läst som topscore.",
    "scorings-differ": (v) =>
      `${v.first} av ${v.second} resultat är beräknade på annat sätt än resten, det första med ”${v.text}”. Alla beräknas som de flesta.`,
    "scored-by-boards": (v) =>
      `Filens matcher är räknade bricka för bricka (”${v.text}”): board-a-match, inte VP.`,
    "unknown-scoring": (v) => `Beräkningssättet ”${v.text}” är inte känt här; läst som topscore.`,
    "unknown-scoring-of-teams": (v) =>
      `Beräkningssättet ”${v.text}” för matcherna är inte känt här; de är räknade i imp.`,
    "no-results": () => "Filen innehåller inga resultat.",
    "totals-of-nobody": (v) =>
      `Numren på ${v.first} rader i ställningen står i andra sektioner, i ingen eller i flera: deras namn och siffror, här den första, hör till ingen med resultat. Skriv samma sektion i båda tabellerna.`,
    "cut-off": () =>
      "Filen slutar mitt i den här raden, före dess sista kolumner. Den är kanske avkapad, och resultatet här fel.",
    "results-missing": (v) =>
      `Filen säger själv att den har ${v.first} resultat; här finns ${v.second}. Slutet saknas kanske.`,
    "damaged-backup": () => "Den här säkerhetskopian är skadad och kunde inte läsas.",
    "malformed-json": () => "Filen börjar som JSON men är inte korrekt JSON, eller slutar för tidigt.",
    "not-an-event": (v) => `Det här är JSON men ingen tävling: det finns ingen lista ”boards” i ”${v.text}”.`,
    "several-events": (v) => `Det här är en lista med ${v.first} tävlingar. Lägg var och en i en egen fil.`,
    "changed-backup": () => "Den här säkerhetskopian har ändrats sedan den sparades. Kontrollera resultaten.",
    "damaged-link": () => "Den här länken är skadad eller ofullständig. Be om den igen.",
    "newer-version": () =>
      "Det här kommer från en nyare version av Overtrick. Ladda om sidan för att få den.",
  },
};
