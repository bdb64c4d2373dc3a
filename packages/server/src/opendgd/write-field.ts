import type { FieldRow, FieldValue, Patch } from './fields/field-row.ts';

/** What a field becomes in the document, given all values of its part; undefined where OpenDGD has no words for it. */
export function writeField({ key, write }: FieldRow, values: ReadonlyMap<string, FieldValue>): Patch | undefined {
  const value = values.get(key);
  if (value === undefined) return {};
  return write?.(value, (other) => String(values.get(other) ?? '').trim());
}
