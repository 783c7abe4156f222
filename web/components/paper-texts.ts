/**
 * A field for many lines shows those that fit, and cannot go on on the next sheet of paper. So while a page is printed
 * its text stands in its place, whole; paper-texts.css hides the field behind it.
 */
import "../styles/paper-texts.css";

const name = "paper-text";

/** What is written in fields that are not printed at all, such as the sheet of an evening, may be long. */
const notPrinted = ".no-print, .work, dialog:not([open])";

function takePlaces(): void {
  leave();
  for (const field of document.querySelectorAll("textarea")) {
    if (field.value.trim() === "" || field.closest(notPrinted)) continue;
    const text = document.createElement("div");
    text.className = name;
    text.textContent = field.value;
    field.before(text);
  }
}

function leave(): void {
  for (const text of document.querySelectorAll(`.${name}`)) text.remove();
}

export function printWholeTexts(): void {
  addEventListener("beforeprint", takePlaces);
  addEventListener("afterprint", leave);
}
