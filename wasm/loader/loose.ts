/**
 * Reads objects that anybody may have handed in, field by field. Embind coerces silently, so every value is looked at
 * before it crosses: what does not fit is complained of with its path and counts as not given.
 */
import { Complaints, isObject, type Loose, text } from "./complaints.js";

export class LooseReader {
  readonly complaints = new Complaints();

  /** The value as an object; an empty one for anything else. */
  object(value: unknown, path: string): Loose {
    if (isObject(value)) return value;
    this.complaints.add("invalid-value", path, value);
    return {};
  }

  /** The same for what need not be given. */
  part(owner: Loose, key: string, path: string): Loose {
    const value = owner[key];
    return value === undefined || value === null ? {} : this.object(value, join(path, key));
  }

  list(owner: Loose, key: string, path: string): unknown[] {
    const value = owner[key];
    if (value === undefined || value === null) return [];
    if (Array.isArray(value)) return value;
    this.complaints.add("invalid-value", join(path, key), value);
    return [];
  }

  /** NaN for none. */
  number(owner: Loose, key: string, path: string): number {
    return this.numberOf(owner[key], join(path, key));
  }

  numberOf(value: unknown, path: string): number {
    if (value === undefined || value === null) return NaN;
    if (typeof value === "number" && Number.isFinite(value)) return value;
    this.complaints.add("invalid-value", path, value);
    return NaN;
  }

  flag(owner: Loose, key: string, path: string): number {
    const value = owner[key];
    if (value === undefined || value === null) return 0;
    if (typeof value !== "boolean") this.complaints.add("invalid-value", join(path, key), value);
    return value === true ? 1 : 0;
  }

  /** Which of the words it is; `otherwise` for none. */
  choice(owner: Loose, key: string, path: string, words: readonly string[], otherwise: number): number {
    const value = owner[key];
    if (value === undefined || value === null) return otherwise;
    const index = words.indexOf(value as string);
    if (index >= 0) return index;
    this.complaints.add("invalid-value", join(path, key), value);
    return otherwise;
  }

  /** A name, which people's JSON may also write as a number; undefined for none. */
  name(owner: Loose, key: string, path: string): string | undefined {
    const value = owner[key];
    if (value === undefined || value === null) return undefined;
    const name = text(value);
    if (name === undefined) this.complaints.add("invalid-value", join(path, key), value);
    return name;
  }
}

/** The path of a part. */
export const join = (path: string, key: string): string => (path === "" ? key : `${path}.${key}`);

/** Numbers names in the order in which they come. */
export class Numbering {
  readonly names: string[] = [];
  readonly #known = new Map<string, number>();

  /** NaN, which is none, for no name. */
  of(name: string | undefined): number {
    if (name === undefined) return NaN;
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    this.#known.set(name, this.names.length);
    return this.names.push(name) - 1;
  }

  /** The number of a name that has one already. */
  known(name: string): number | undefined {
    return this.#known.get(name);
  }
}

export const orNull = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : value;
