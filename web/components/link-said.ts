import { words } from "../i18n";

/** What is said of a link that was copied; one to a file on a disk leads nowhere else. */
export const linkSaid = (said: string): string =>
  location.protocol === "file:" ? `${said} ${words().app.linkHere}` : said;
