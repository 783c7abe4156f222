/** Formulas as the page shows them, computed again: what stands left of the last equals sign is what stands right. */

/** The number behind the last equals sign, and what the rest comes to; null where there is nothing to compute. */
export function computed(formula: string): { left: number; right: number } | null {
  const at = formula.lastIndexOf(" = ");
  if (at < 0) return null;
  const plain = (text: string): string =>
    text
      .replaceAll("−", "-")
      .replaceAll("×", "*")
      .replaceAll("[", "(")
      .replaceAll("]", ")")
      .replaceAll("^", "**")
      .replace(/(\d),(?=\d)/gu, "$1.")
      .replace(/\s/gu, "");
  const left = plain(formula.slice(0, at));
  const right = plain(formula.slice(at + 3));
  if (!/^[\d.+\-*/()]+$/u.test(left)) throw new Error(`“${formula}” is no formula`);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- only digits and signs, as was just made sure
  const compute = new Function(`return ${left};`) as () => number;
  return { left: compute(), right: Number(right) };
}
