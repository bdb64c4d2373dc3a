/**
 * JSON in the one form of RFC 8785 (JSON Canonicalization Scheme): no white space, keys in the order of their UTF-16 code
 * units, numbers and texts as ECMAScript prints them. Two values that are equal as JSON have the same form, however they
 * were spaced or ordered on the way. Throws a TypeError for what JSON cannot say (NaN, functions).
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
    entries.sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`).join(',')}}`;
  }
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`${value} is no JSON number`);
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`${typeof value} is no JSON value`);
  return text;
}
