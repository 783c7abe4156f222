/** What a sentence about a finding may speak of, already written for the reader. */
export interface FindingValues {
  /** The text concerned. */
  text: string;
  /** The code's two numbers; what they are stands in core/event/finding.h. */
  first: string;
  second: string;
  path: string;
  /** The setting that was out of range. */
  setting: string;
  /** The evening, line and player concerned; empty where there is none. */
  session: string;
  line: string;
  player: string;
}

/** Whether a number, as written, is there and not nought. */
export const isCount = (written: string): boolean => written !== "" && written !== "0";
