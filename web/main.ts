/** The page begins: appearance and language first, so that nothing is shown twice. */
import "./app";
import { guardDrops } from "./components/dropped-files";
import { guardFields } from "./components/field-guard";
import { engineReady } from "./engine/engine";
import { preferredLanguage, showLanguage } from "./i18n/index";
import { startOffline } from "overtrick-host";
import { readAddress } from "./routes";
import { hasKeptEvent } from "./store/event-keep";
import { readerReady } from "./store/reader";
import { applyTheme } from "./store/theme";

/**
 * Milliseconds that the page waits for the package, so that the first thing drawn is the result. Drawing the page
 * without it and then again with it would cost more than the wait; on a slow line the page does not wait.
 */
const patience = 150;

function begin(): void {
  document.body.prepend(document.createElement("overtrick-app"));
}

async function beginWithResult(): Promise<void> {
  // An event that was kept is to be read.
  const result = hasKeptEvent() ? readerReady() : engineReady();
  await Promise.race([result, new Promise((resolve) => setTimeout(resolve, patience))]).catch(
    () => undefined,
  );
  begin();
}

/** Milliseconds after which a visit has what it came for, and the rest of the site may be fetched for later. */
const settled = 2000;

async function keepForLater(): Promise<void> {
  await engineReady();
  (await import("./components/keep-focus")).keepFocus();
  await new Promise((resolve) => setTimeout(resolve, settled));
  (await import("./components/paper-texts")).printWholeTexts();
  await startOffline();
}

applyTheme();
guardFields();
guardDrops();
const loading = showLanguage(preferredLanguage());
function start(): void {
  if (readAddress(location.hash).place === "score") void beginWithResult();
  else begin();
}
// A language that does not arrive leaves English.
if (loading) void loading.catch(() => undefined).then(start);
else start();
// Without the result there is nothing worth keeping.
keepForLater().catch(() => undefined);
