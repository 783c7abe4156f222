/** Findings in English, by code. A page has its own dictionary; the tests hold both against core's list. */

export const messages = {
  "empty-input": "There is nothing to read yet.",
  "unreadable-line": "This line could not be read: “{text}”.",
  "missing-field": "This line has {first} fields; {second} are needed.",
  "extra-text": "“{text}” was not understood and was left out.",
  "not-a-number": "“{text}” is not a number.",
  "number-out-of-range": "“{text}” is out of range: {first} to {second} is possible.",
  "too-large": "The text has {first} bytes; {second} is the limit.",
  "invalid-utf8": "Some characters could not be read and were replaced.",
  "unknown-contract": "“{text}” is not a contract or a result.",
  "both-scores-filled": "Both sides have a score ({first} and {second}); only one can.",
  "pair-twice-on-board": "A pair plays this board twice.",
  "pair-meets-itself": "A pair meets itself.",
  "impossible-score": "No contract gives {first}.",
  "score-contradicts-contract": "The score says {first}, the contract {second}. The score was kept.",
  "sides-swapped": "The same two pairs appear on this board again with the sides swapped.",
  "number-out-of-field": "This number is not in the field.",
  "invalid-value": "{path}: “{text}” is not possible here.",
  "unknown-reference": "{path}: nobody is called “{text}”.",
  "unknown-rules": "There are no rules called “{text}”.",
} as const satisfies Record<string, string>;

export function messageOf(code: string, values: Record<string, string | number>): string {
  const template: string = Object.hasOwn(messages, code) ? messages[code as keyof typeof messages] : code;
  return template.replace(/\{(\w+)\}/g, (_, key: string) =>
    Object.hasOwn(values, key) ? String(values[key]) : "",
  );
}
