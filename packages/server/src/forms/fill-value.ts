import type { Finding } from '../base/index.ts';
import type { FormField } from '../formats/index.ts';

/** What goes into a field; null when nothing is known of it. */
export type FillValue = string | number | null;
/** Values by field key. */
export type FillValues = Readonly<Record<string, FillValue>>;

/** A value that was put into the file, with where it stands. */
export type Placed = {
  readonly key: string;
  readonly value: string | number;
  /** Which of several goods it is of, from 1. */
  readonly goods?: number;
  /** How it reads there, where that is not the value: "☑ Yes". */
  readonly shown?: string;
  /** A cell (`D3`, on `sheet`), or the label or tag of a document that it stands at. */
  readonly place: { readonly sheet?: string; readonly cell?: string; readonly label?: string };
};

/** A file that was filled: what was placed where, and what wants a look. */
export type Filled = {
  readonly bytes: Uint8Array;
  readonly placed: readonly Placed[];
  readonly findings: readonly Finding[];
};

/** Whether there is something to write. */
export function isFilled(value: FillValue | undefined): value is string | number {
  return value !== undefined && value !== null && String(value).trim() !== '';
}

/** A field with the value that goes into it. */
export type FieldToFill = { readonly field: FormField; readonly value: string | number };

/** The fields of a format that have something to write, in its order. */
export function fieldsToFill(fields: readonly FormField[], values: FillValues): FieldToFill[] {
  return fields.flatMap((field) => {
    const value = values[field.key];
    return isFilled(value) ? [{ field, value }] : [];
  });
}

/** A finding about a value that found no place. */
export function notPlaced(field: FormField, value: string | number, reason: string): Finding {
  return {
    code: 'value_not_placed',
    severity: 'warning',
    message: `${field.label}: "${value}" was not placed. ${reason}`,
  };
}
