/** The settings of the book, as typed; an empty field leaves the package's own. */
import type { NettHistory, RateFunctions } from "overtrick";
import { parseNumber } from "../../numbers";

export const settingNames = ["years", "weight", "newcomer", "minimum"] as const;
export type SettingName = (typeof settingNames)[number];

export type SettingsText = Readonly<Record<SettingName, string>> & {
  /** Handicaps to start with: a name and a handicap a line. */
  readonly start: string;
};

export const noSettings: SettingsText = { years: "", weight: "", newcomer: "", minimum: "", start: "" };

/** What counts where nothing is typed; the weight in per cent. */
export const usualSettings: Readonly<Record<SettingName, number>> = {
  years: 5,
  weight: 5,
  newcomer: 50,
  minimum: 8,
};

export const settingValue = (settings: SettingsText, name: SettingName): number =>
  parseNumber(settings[name]) ?? usualSettings[name];

/** Of what the browser kept, what is still one. */
export function keptSettings(value: unknown): SettingsText {
  const own = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
  const typed = Object.keys(noSettings).filter((name) => typeof own[name] === "string");
  return { ...noSettings, ...Object.fromEntries(typed.map((name) => [name, own[name]])) };
}

/** The handicaps to start with, by name. */
export function startsOf(rates: RateFunctions, { start }: SettingsText): Record<string, number> {
  const players =
    start.trim() === "" ? [] : rates.readRatingList(start).entries.flatMap((one) => one.players);
  return Object.fromEntries(
    players.flatMap(({ name, handicap }) => (handicap === null ? [] : [[name, handicap] as const])),
  );
}

/** As the package takes them. */
export function bookSettings(rates: RateFunctions, settings: SettingsText): Omit<NettHistory, "results"> {
  return {
    weight: settingValue(settings, "weight") / 100,
    minimum: settingValue(settings, "minimum"),
    start: startsOf(rates, settings),
    settings: {
      newcomer: settingValue(settings, "newcomer"),
      years: settingValue(settings, "years"),
    },
  };
}
