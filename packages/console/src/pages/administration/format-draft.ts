import type { InputOf } from '@agent-rate/client';
import type { Row } from '../orders/order-form/order-draft.ts';
import { entriesOf, rowOf, valuesOf } from './draft-rows.ts';

/** A format, as the service takes it. */
export type NewFormat = InputOf<'add-format'>['body'];

const FIELD = [
  'key',
  'label',
  'cell',
  'labels',
  'type',
  'options',
] as const satisfies readonly (keyof NewFormat['fields'][number])[];

export type FormatFieldName = (typeof FIELD)[number];

/** A format while it is typed: everything is text. */
export type FormatDraft = {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly fields: readonly Row<FormatFieldName>[];
};

/** A row that a person may add. */
export const emptyField = () => rowOf(FIELD, { type: 'text' });

/** A draft for a new format. */
export function emptyFormat(): FormatDraft {
  return { id: '', label: '', description: '', fields: [emptyField()] };
}

/** A draft that was kept, with rows of its own numbers. */
export function restoreDraft(kept: FormatDraft): FormatDraft {
  return { ...kept, fields: kept.fields.map((row) => rowOf(FIELD, row)) };
}

/** A format as a draft; what is missing is empty. */
export function draftOf(content: unknown): FormatDraft {
  const { id, label, description, fields } = (content ?? {}) as Partial<Record<keyof NewFormat, unknown>>;
  return {
    ...{ id: String(id ?? ''), label: String(label ?? ''), description: String(description ?? '') },
    fields: entriesOf<object>(fields).map((field) => rowOf(FIELD, { type: 'text', ...field })),
  };
}

/** What was typed, as the service takes it: what is empty is left out. */
export function contentOf({ id, label, description, fields }: FormatDraft): NewFormat {
  return {
    ...{ id: id.trim(), label: label.trim() },
    ...(description.trim() === '' ? {} : { description: description.trim() }),
    fields: fields.map((row) => valuesOf(row, FIELD, { lists: ['labels', 'options'] })) as NewFormat['fields'],
  };
}
