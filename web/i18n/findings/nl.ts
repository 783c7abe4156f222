import type { FindingSentences } from "./en";

export const findingsNl: FindingSentences = {
  findings: {
    "empty-input": () => "Er is nog niets om te lezen.",
    "unreadable-line": (v) => `“${v.text}” is geen score. Schrijf paar NZ, paar OW en score.`,
    "missing-field": (v) =>
      `Er zijn ${v.second} velden nodig, er staan er ${v.first}: paar NZ, paar OW, score.`,
    "extra-text": (v) => `“${v.text}” is niet begrepen en weggelaten; de rest telt mee.`,
    "not-a-number": (v) => `“${v.text}” is geen getal.`,
    "number-out-of-range": (v) => `“${v.text}” kan niet: mogelijk is ${v.first} tot en met ${v.second}.`,
    "too-large": (v) => `De tekst heeft ${v.first} bytes; ${v.second} is de grens. Splits hem in tweeën.`,
    "invalid-utf8": () => "Sommige tekens waren onleesbaar en zijn vervangen.",
    "mixed-encoding": () =>
      "Vanaf hier staan sommige letters in een andere codering dan de rest van het bestand. Controleer de namen.",
    "unknown-contract": (v) => `“${v.text}” is geen score en geen contract.`,
    "both-scores-filled": (v) =>
      `Beide kanten hebben een score, ${v.first} en ${v.second}. Houd er één over.`,
    "pair-twice-on-board": (v) => `Paar ${v.text} speelt dit spel twee keer. Kijk de paarnummers na.`,
    "pair-meets-itself": () => "Een paar speelt tegen zichzelf. Kijk de paarnummers na.",
    "impossible-score": (v) => `Geen contract levert hier ${v.first} op. De score telt zoals hij er staat.`,
    "score-contradicts-contract": (v) =>
      `De score is ${v.first}, het contract geeft ${v.second}. De score telt.`,
    "sides-swapped": () => "Dezelfde twee paren staan nog eens bij dit spel, met NZ en OW verwisseld.",
    "number-out-of-field": () => "Dit paarnummer ligt ver buiten de andere. Kijk het na.",
    "more-lines-than-expected": (v) =>
      `Dit spel heeft ${v.second} regels, maar er werden er ${v.first} verwacht.`,
    "table-without-match": () => "De andere tafel van deze wedstrijd ontbreekt bij dit spel.",
    "weights-not-all": (v) =>
      `De gewichten zijn samen ${v.first}\u00a0%, niet 100\u00a0%. Ze tellen naar verhouding.`,
    "board-twice": (v) => `Spel ${v.first} staat er twee keer. Elk wordt op zichzelf vergeleken.`,
    "percent-without-maximum": (v) =>
      `“${v.text}” heeft een straf of carry-over in procenten. IMP’s kennen geen maximum, dus die telt niet: schrijf hem in IMP’s.`,
    "invalid-value": (v) => `${v.path}: “${v.text}” kan hier niet.`,
    "missing-value": (v) => `${v.path} ontbreekt.`,
    "number-as-text": (v) => `${v.path}: “${v.text}” is tekst; dit en wat erop lijkt is als getal gelezen.`,
    "unknown-reference": (v) => `${v.path}: niemand heet “${v.text}”.`,
    "id-twice": (v) => `${v.path}: de id “${v.text}” staat er twee keer; elk heeft een eigen id nodig.`,
    "unknown-rules": (v) => `Er zijn geen regels die “${v.text}” heten.`,
    "more-findings": (v) => `Nog ${v.first} van dezelfde soort staan niet in de lijst.`,
    "too-many-lines": (v) => `Alleen de eerste ${v.first} regels zijn gelezen.`,
    "too-many-pairs": (v) => `Alleen de eerste ${v.first} paren of spellen zijn gelezen.`,
    "no-result": () => "Twee paren, maar geen score. Vul de score in, of “NG” als er niet gespeeld is.",
    "unclear-result": (v) =>
      `“${v.text}”: het getal kan slagen, overslagen of de gemaakte hoogte zijn. Schrijf +1, −1 of =.`,
    "unclear-score": (v) =>
      `Het is niet duidelijk wat “${v.text}” zegt, of van wie de score is; de regel telt niet mee.`,
    "tricks-contradict-result": (v) =>
      `Er staan ${v.first} slagen, maar het resultaat geeft er ${v.second}; het resultaat telt.`,
    "assumed-made": (v) => `“${v.text}” heeft geen resultaat; genomen als gemaakt.`,
    "score-not-counted": (v) =>
      `“${v.text}” telt niet: volgens de regel is er geen score, of is er iets anders toegekend.`,
    "contract-left-out": (v) => `“${v.text}” is niet als contract te lezen; de score ${v.first} telt.`,
    "ambiguous-letter": (v) => `“${v.text}” betekent in elke taal iets anders. Kies de notatie.`,
    "mixed-notation": (v) => `“${v.text}” is een letter uit een andere taal dan de rest.`,
    "declarer-by-pair": () => "De leider staat er als paarnummer; getoond als noord of oost.",
    "declarer-from-score": () => "Geen leider; de score wijst de kant aan. Getoond als noord of oost.",
    "missing-declarer": () => "Het contract heeft geen leider, en geen score wijst de kant aan.",
    "declarer-not-at-table": (v) => `“${v.text}”: de leider is een paar dat niet aan deze tafel zit.`,
    "other-side-assumed": (v) => `“${v.text}” geldt voor één kant; de andere krijgt het tegendeel.`,
    "ignored-column": (v) => `De kolom “${v.text}” wordt niet gebruikt.`,
    "score-columns-by-place": () => "Scores die verder naar rechts staan, zijn als OW gelezen.",
    "score-side-assumed": (v) =>
      `Geen regel laat zien van wie de score achter een leeg veld is (“${v.text}”): kijk na of hij goed gelezen is. Koppen als NZ+ en OW+ maken het duidelijk.`,
    "scores-of-declarer": (v) =>
      `De scores passen alleen als die van de kant van de leider (“${v.text}”): die van OW zijn als min voor NZ gelezen.`,
    "number-twice": (v) => `Het nummer “${v.text}” staat er twee keer; het eerste telt.`,
    "names-unclear": (v) =>
      `“${v.text}” kunnen de namen van meer dan één paar met dat nummer zijn; ze staan bij het eerste. Schrijf 1NZ of 1OW.`,
    "missing-name": (v) => `“${v.text}”: er ontbreekt een naam.`,
    "vulnerability-differs": (v) => `“${v.text}” is niet de kwetsbaarheid van dit spel; het spelnummer telt.`,
    "unclosed-quote": () =>
      "Een aanhalingsteken is niet gesloten; de rest van de rij is als één vak gelezen.",
    "row-without-pairs": () => "Een score zonder paren. Die is weggelaten.",
    "unknown-table": (v) => `Het onderdeel “${v.text}” van het bestand wordt niet gebruikt.`,
    "short-row": (v) => `Er zijn ${v.second} kolommen nodig, deze rij heeft er ${v.first}.`,
    "long-row": (v) =>
      `Deze rij heeft ${v.first} velden, de kop ${v.second}: het is niet duidelijk wat waar hoort, en ze is weggelaten.`,
    "erased-line": () => "Deze regel is in het bestand doorgehaald en is weggelaten.",
    "played-in-wrong-direction": () => "In de verkeerde richting gespeeld; de paren zijn omgewisseld.",
    "missing-table": (v) => `In het bestand ontbreekt het onderdeel “${v.text}”.`,
    "board-of-game-before": (v) =>
      `Een partij zonder spelnummer geldt als een andere tafel van het spel ervoor (hier spel ${v.first}).`,
    "taken-as-not-played": () => "Rondpas zonder score: gelezen als niet gespeeld.",
    "missing-board": () => "Deze score heeft geen spelnummer.",
    "unknown-format": () => "Dit soort bestand is hier niet bekend.",
    "unopened-file": (v) => `Het bestand kon niet geopend worden: ${v.text}`,
    "damaged-file": () => "Het bestand is beschadigd of houdt te vroeg op. Wat leesbaar was, staat er.",
    "malformed-xml": (v) => `Het bestand is hier geen correcte XML: “${v.text}”. De rest is gelezen.`,
    "too-complex": (v) =>
      `Het bestand heeft meer dan ${v.first} van iets waar een uitslag er weinig van heeft; de rest is niet gelezen.`,
    "encrypted-file": () =>
      "Het bestand is versleuteld. Sla het zonder versleuteling op en open het opnieuw.",
    "individual-as-pairs": () =>
      "Een individueel toernooi: elk tweetal staat er als paar, en totalen per speler worden niet vergeleken.",
    "pairs-by-name": () =>
      "Vanaf hier hebben spellen geen paarnummers, andere wel: een paar is dat met deze namen in een tabel, en een paar dat in geen tabel staat, heeft een eigen nummer gekregen.",
    "events-taken-together": (v) =>
      `Het bestand bevat ${v.first} wedstrijden. Ze zijn als één wedstrijd genomen, met één rangschikking en de naam, datum en telling van de eerste; hun spellen zijn niet met elkaar vergeleken.`,
    "number-of-another-pair": (v) =>
      `Paar ${v.text} bestaat uit andere spelers dan paar ${v.text} van een eerdere zitting: elk paar heeft zijn eigen plaats in de rangschikking.`,
    "nought-as-percent": (v) =>
      `Geen contract en een score van 0, met punten die een 0 niet geeft: gelezen als arbitrale score, NZ ${v.first}\u00a0% en OW ${v.second}\u00a0%.`,
    "nought-as-imps": (v) =>
      `Geen contract en een score van 0, met imps die een 0 niet geeft: gelezen als arbitrale score, NZ ${v.first} en OW ${v.second} imps.`,
    "passed-out-or-adjusted": () =>
      "Geen contract en een score van 0: rondpas of een arbitrale score? Het telt als een score van 0.",
    "adjusted-by-points": () =>
      "Een arbitrale score, en het bestand zegt niet wat is toegekend: de punten zijn als toekenning gelezen.",
    "adjusted-untold": () =>
      "Een arbitrale score, en het bestand zegt niet wat is toegekend: gelezen als niet gespeeld.",
    "victory-points-of-pairs": (v) =>
      `Paren speelden wedstrijden om VP (“${v.text}”): de totalen van het bestand zijn VP, en die worden bij paren niet uit wedstrijden berekend.`,
    "match-results-not-shown": (v) =>
      `Het bestand geeft de uitslag van ${v.first} wedstrijden. Die cijfers staan hier niet.`,
    "match-without-boards": () =>
      "Een wedstrijd zonder spellen: alleen het totaal staat in het bestand; ze is weggelaten.",
    "scoring-assumed": () => "Het bestand zegt niet hoe er gerekend is; gelezen als matchpunten.",
    "scorings-differ": (v) =>
      `${v.first} van de ${v.second} scores zijn anders berekend dan de rest, de eerste met “${v.text}”. Alles wordt berekend zoals de meeste.`,
    "scored-by-boards": (v) =>
      `In het bestand zijn de wedstrijden per spel berekend (“${v.text}”): board-a-match, geen VP.`,
    "unknown-scoring": (v) => `De rekenwijze “${v.text}” is hier niet bekend; gelezen als matchpunten.`,
    "unknown-scoring-of-teams": (v) =>
      `De rekenwijze “${v.text}” van de wedstrijden is hier niet bekend; ze zijn in imps berekend.`,
    "no-results": () => "Het bestand bevat geen scores.",
    "totals-of-nobody": (v) =>
      `De nummers van ${v.first} rijen van de rangschikking staan in andere lijnen, in geen of in meerdere: hun namen en cijfers, hier de eerste, horen bij niemand met scores. Schrijf in beide tabellen dezelfde lijn.`,
    "cut-off": () =>
      "Het bestand houdt in deze rij op, vóór haar laatste kolommen. Misschien is het afgekapt en klopt deze score niet.",
    "results-missing": (v) =>
      `Volgens het bestand zelf zijn er ${v.first} scores; hier zijn er ${v.second}. Misschien ontbreekt het einde.`,
    "damaged-backup": () => "Deze back-up is beschadigd en kon niet gelezen worden.",
    "malformed-json": () => "Het bestand begint als JSON, maar is geen correcte JSON of houdt te vroeg op.",
    "not-an-event": (v) => `Dit is JSON, maar geen wedstrijd: in “${v.text}” staat geen lijst “boards”.`,
    "several-events": (v) =>
      `Dit is een lijst van ${v.first} wedstrijden. Zet elke wedstrijd in een eigen bestand.`,
    "changed-backup": () => "Deze back-up is na het bewaren gewijzigd. Controleer de scores.",
    "damaged-link": () => "Deze link is beschadigd of onvolledig. Vraag er opnieuw om.",
    "newer-version": () =>
      "Dit komt uit een nieuwere versie van Overtrick. Laad de pagina opnieuw om die te krijgen.",
  },
};
