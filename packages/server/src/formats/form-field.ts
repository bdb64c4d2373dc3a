import type { FormField } from './format.schema.ts';

type Draft = Pick<FormField, 'key' | 'label' | 'type' | 'options'>;

/** A field that belongs to a cell of the workbook: has `cell`, has no `normalizedAliases`. */
export function cellField({ key, label, type, options }: Draft, cell: string): FormField {
  return { key, label, type, required: false, options, validation: null, cell };
}

/** A text field: has `normalizedAliases`, has no `cell`. */
export function textField(key: string, label: string): FormField {
  return { key, label, type: 'text', required: false, options: null, validation: null, normalizedAliases: null };
}

/** A choice among `options`, as text fields are: has `normalizedAliases`, has no `cell`. */
export function selectField(key: string, label: string, options: string[]): FormField {
  return { ...textField(key, label), type: 'select', options };
}
