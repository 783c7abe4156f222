/** Light, dark, or as the system says. */
import { keep, kept } from "./kept";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

export function currentTheme(): Theme {
  const stored = kept("theme");
  return themes.find((theme) => theme === stored) ?? "system";
}

export function applyTheme(theme: Theme = currentTheme()): void {
  if (theme === "system") document.documentElement.removeAttribute("data-theme");
  else document.documentElement.dataset["theme"] = theme;
}

export function chooseTheme(theme: Theme): void {
  keep("theme", theme === "system" ? null : theme);
  applyTheme(theme);
}
