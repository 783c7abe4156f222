/** Names as nobody is called: what a file from hostile hands may have in their place. `window.hurt` tells when one ran. */
export const hostileNames: Readonly<Record<string, string>> = {
  markup: `<img src=x onerror="window.hurt=1"><script>window.hurt=1</script><b>Ann</b>`,
  attribute: `" autofocus onfocus="window.hurt=1" x='`,
  ends: `--></script></style></textarea></title>]]>&lt;&#60;`,
  template: "${window.hurt=1}{{7*7}}%s%n",
  formula: `=HYPERLINK("http://127.0.0.1:9/?"&A1,"Ann")`,
  plus: "+1+1",
  minus: "-2+3+cmd|' /C calc'!A0",
  at: "@SUM(1+1)",
  apostrophe: "'=1+1",
  rightToLeft: "Ann\u202Efdp.exe\u202C \u2067Bo\u2069\u200F שלום",
  zeroWidth: "A\u200Bn\uFEFF\u200D\u2060n",
  cells: 'Ann;Bo,Cy"Di"|Ed',
  prototype: "__proto__",
  constructor: "constructor",
  long: `Ann ${"x".repeat(9_996)}`,
};

/** What a terminal would obey. No file format takes it. */
export const terminalName = "Ann\u001b]0;hurt\u0007\u001b[2J\u009b31m";
