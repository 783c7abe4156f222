/**
 * What is made of other things and made again only when one of those is another. What takes long comes later: until
 * then there is `nothing`, or for `isKept` what there was, and `changed` is called when it has come.
 */
type Make<Value> = () => Value | Promise<Value>;
type Memo<Value> = (parts: readonly unknown[], make: Make<Value>) => Value;

export class Memos {
  readonly #changed: () => void;
  readonly #waiting = new Set<object>();

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Something is still on its way. */
  get isBusy(): boolean {
    return this.#waiting.size > 0;
  }

  one<Value>(nothing: Value, { isKept = false } = {}): Memo<Value> {
    let last: { parts: readonly unknown[]; value: Value } | undefined;
    return (parts, make) => {
      if (last?.parts.every((part, i) => part === parts[i])) return last.value;
      if (last) this.#waiting.delete(last);
      const made = make();
      if (!(made instanceof Promise)) {
        last = { parts, value: made };
        return made;
      }
      const own = { parts, value: isKept && last ? last.value : nothing };
      last = own;
      this.#waiting.add(own);
      // What was overtaken stays empty.
      void made
        .then((value) => (own.value = value))
        .catch(() => undefined)
        .finally(() => {
          if (this.#waiting.delete(own)) this.#changed();
        });
      return own.value;
    };
  }
}
