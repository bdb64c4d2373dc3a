import { builtInFormats, type FormatReader } from '../../formats/index.ts';
import type { CustomField } from './extract-custom.ts';

/** The fields of formats that were added, each key once with the labels of all that have it. */
export function customFieldsOf(formats: FormatReader): CustomField[] {
  const builtIn = new Set(builtInFormats.list().map(({ id }) => id));
  const fields = new Map<string, CustomField>();
  for (const format of formats.list()) {
    if (builtIn.has(format.id)) continue;
    for (const { key, label, type, options, labels = [] } of format.fields) {
      const known = fields.get(key);
      const all = known ? [...(known.labels ?? []), label, ...labels] : labels;
      fields.set(key, known ? { ...known, labels: all } : { key, label, type, options, labels: all });
    }
  }
  return [...fields.values()];
}
