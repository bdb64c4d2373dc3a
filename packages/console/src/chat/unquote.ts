/** An answer for models without the wrappers around words of others: as REST gives it. The words stay text wherever they are shown. */
export function unquote(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unquote);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  if ('quoted' in value && 'from' in value && entries.length === 2) return value.quoted;
  return Object.fromEntries(entries.map(([name, one]) => [name, unquote(one)]));
}
