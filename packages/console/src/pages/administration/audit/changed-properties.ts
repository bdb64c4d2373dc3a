/** A property that an act changed, as text; null: it was not there. */
export type ChangedProperty = { readonly name: string; readonly before: string | null; readonly after: string | null };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What differs between two states, property by property: `limits.approval`. Of a state without properties, the whole. */
export function listChangedProperties(before: unknown, after: unknown, name = ''): ChangedProperty[] {
  if (isObject(before) || isObject(after)) {
    const [had, has] = [before, after].map((state) => (isObject(state) ? state : {})) as [object, object];
    const names = [...new Set([...Object.keys(had), ...Object.keys(has)])];
    return names.flatMap((key) =>
      listChangedProperties(
        (had as Record<string, unknown>)[key],
        (has as Record<string, unknown>)[key],
        name === '' ? key : `${name}.${key}`,
      ),
    );
  }
  const [from, to] = [textOf(before), textOf(after)];
  return from === to ? [] : [{ name, before: from, after: to }];
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value) && !value.some(isObject)) return value.length === 0 ? null : value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
