/** The same without one of its fields. */
export function omit<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  key: Key,
): Omit<Whole, Key> {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key)) as Omit<Whole, Key>;
}
