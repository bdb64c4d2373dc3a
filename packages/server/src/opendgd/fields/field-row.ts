/** A value as the rest of the service knows it. */
export type FieldValue = string | number;

/** A part of a JSON document; any of it may be of another shape than the standard asks for. */
export type Json = Readonly<Record<string, unknown>>;

/** Steps to a place in a document. */
export type Path = readonly string[];

/** What a value becomes in the document. Empty: another value says it already, or there is nothing to say. */
export type Patch = { readonly [name: string]: Patch | string | number | boolean | readonly string[] };

/** How a field is read from OpenDGD and written to it: from an entry of goods, or from the whole document. */
export type FieldRow = {
  readonly key: string;
  /** The places that it is read from. */
  readonly paths: readonly Path[];
  readonly read: (part: Json) => FieldValue | undefined;
  /** Undefined where OpenDGD has no words for the value. `of` gives the other values. */
  readonly write?: (value: FieldValue, of: (key: string) => string) => Patch | undefined;
};

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands at a place; undefined where there is nothing. */
export function valueAt(part: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, step) => {
    if (Array.isArray(at)) return at[Number(step)];
    return isJson(at) && Object.hasOwn(at, step) ? at[step] : undefined;
  }, part);
}

/** Text at a place, trimmed; undefined where nothing is to be seen, as with blanks and control characters alone. */
export function textAt(part: unknown, ...path: string[]): string | undefined {
  const value = valueAt(part, path);
  return typeof value === 'string' && /[^\s\p{C}]/u.test(value) ? value.trim() : undefined;
}

/** A number at a place. */
export function numberAt(part: unknown, ...path: string[]): number | undefined {
  const value = valueAt(part, path);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** What is there, with a separator between. */
export function joined(parts: readonly (FieldValue | undefined)[], separator: string): string | undefined {
  const said = parts.filter((part) => part !== undefined && part !== '');
  return said.length === 0 ? undefined : said.join(separator);
}

/** A patch of one place. */
export function patchAt(path: Path, value: Patch[string]): Patch {
  const [step = '', ...rest] = path;
  return { [step]: rest.length === 0 ? value : patchAt(rest, value) };
}

/** Both patches; where they speak of one place, the later. */
export function mergePatches(one: Patch, other: Patch): Patch {
  const merged: Record<string, Patch[string]> = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const known = merged[name];
    merged[name] = isJson(known) && isJson(value) ? mergePatches(known as Patch, value as Patch) : value;
  }
  return merged;
}

/** A field of text that stands at one place as it is. */
export function textRow(key: string, path: Path, most: number): FieldRow {
  return {
    key,
    paths: [path],
    read: (part) => textAt(part, ...path),
    write: (value) => {
      const text = String(value).trim();
      return [...text].length > most ? undefined : patchAt(path, text);
    },
  };
}

/** A quantity that stands at one place, in the unit of its name. */
export function amountRow(key: string, path: Path, parse: (text: string) => number | undefined): FieldRow {
  return {
    key,
    paths: [path],
    read: (part) => numberAt(part, ...path),
    write: (value) => {
      const amount = typeof value === 'number' ? value : parse(value);
      return amount === undefined || !Number.isFinite(amount) || amount < 0 ? undefined : patchAt(path, amount);
    },
  };
}

const NUMBER = /^(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s*(.*)$/su;

/** A number with a unit that is one of the given ones, by its factor; anything less plain is no number. */
export function plainAmount(text: string, factors: readonly (readonly [RegExp, number])[]): number | undefined {
  const [, digits, unit = ''] = NUMBER.exec(text.normalize('NFKC').trim()) ?? [];
  const factor = factors.find(([pattern]) => pattern.test(unit))?.[1];
  if (digits === undefined || factor === undefined) return undefined;
  return Math.round(Number(digits.replaceAll(',', '')) * factor * 1e6) / 1e6;
}

/** Kilograms of "2,000", "800 kg", "1.5 t". */
export const plainKilograms = (text: string): number | undefined =>
  plainAmount(text, [
    [/^(?:kgs?|kilograms?|公斤|千克)?\.?$/i, 1],
    [/^(?:t|mt|tons?|tonnes?|吨)\.?$/i, 1000],
  ]);

/** Cubic metres of "2.4", "2.4 m³". */
export const plainCubicMetres = (text: string): number | undefined => plainAmount(text, [[/^(?:m3|m³|cbm)?$/i, 1]]);

/** Degrees Celsius of "-10", "-10 °C"; other units and ranges are none. */
export function plainCelsius(value: FieldValue): number | undefined {
  if (typeof value === 'number') return value;
  const text = value.normalize('NFKC').replaceAll('−', '-').trim();
  const [, digits] = /^([+-]?\d{1,4}(?:\.\d{1,3})?)\s*(?:°\s*C|C)?$/i.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
