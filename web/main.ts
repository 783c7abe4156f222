/** The page begins: appearance and language first, so that nothing is shown twice. */
import "./app";
import { preferredLanguage, showLanguage } from "./i18n/index";
import { applyTheme } from "./store/theme";

function begin(): void {
  document.body.prepend(document.createElement("overtrick-app"));
}

applyTheme();
const loading = showLanguage(preferredLanguage());
// A language that does not arrive leaves English.
if (loading) void loading.catch(() => undefined).then(begin);
else begin();
