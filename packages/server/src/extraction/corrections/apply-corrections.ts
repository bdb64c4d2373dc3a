import type { FormField, TargetFormat } from '../../formats/index.ts';
import type { Correction, ExtractedValue, OriginalValue } from '../extraction.schema.ts';
import { FIELD_KEYS } from '../fields/find-field.ts';
import { projectField, type TypesOf } from '../fields/project-formats.ts';
import { extractionProblem } from '../problems.ts';
import type { DocumentType } from '../sections/detect-document-type.ts';
import { type CorrectionOf, confirms, newestByKey, valueBy } from './same-fact.ts';

const NOTHING: OriginalValue = { value: null, status: 'not_stated', confidence: 0, evidence: [] };
const LONGEST_TEXT = 2_000;

type Values = Record<string, ExtractedValue>;

/** A value as a person corrected it; one that was only confirmed keeps its places. */
function correctedValue(found: OriginalValue, by: CorrectionOf): ExtractedValue {
  const { correction } = by;
  if (confirms(by, found.value)) return { ...found, confidence: 1, correction };
  const value = valueBy(by, found.value);
  return { value, status: 'corrected', confidence: 1, evidence: [], correction, original: found };
}

/** The values with the newest correction of each in its place, and what was extracted beside it; in every field of the same fact. */
export function applyCorrections(
  values: Readonly<Record<string, OriginalValue>>,
  corrections: readonly Correction[],
): Values {
  const newest = newestByKey(corrections);
  return Object.fromEntries(
    Object.entries(values).map(([key, found]) => {
      const by = newest.get(key);
      return [key, by ? correctedValue(found, by) : found];
    }),
  );
}

/** A document of an extraction; its type is null until it is read. */
export type TypedDocument = { readonly id: number; readonly documentType: DocumentType | null };

/** Every field of a format, filled from corrected values of these documents; a correction of the field itself comes before that. */
export function fieldsOfFormat(
  format: Pick<TargetFormat, 'fields'>,
  values: Values,
  corrections: readonly Correction[],
  documents: readonly TypedDocument[],
): Values {
  const newest = newestByKey(corrections);
  const types = new Map(documents.map(({ id, documentType }) => [id, documentType]));
  const typesOf: TypesOf<ExtractedValue> = ({ evidence }) =>
    evidence.flatMap(({ document }) => types.get(document) ?? []);
  return Object.fromEntries(
    format.fields.map(({ key }) => {
      const field: ExtractedValue = projectField(values, key, typesOf) ?? NOTHING;
      const by = key in values ? undefined : newest.get(key);
      const { correction: _before, original, ...found } = field;
      return [key, by ? correctedValue(original ?? (found as OriginalValue), by) : field];
    }),
  );
}

type Wanted = { key: string; value: string | number | null };

/** Throws `correction_invalid` for an unknown key, or a value that its field cannot hold. */
export function checkCorrections(format: Pick<TargetFormat, 'fields'>, wanted: readonly Wanted[]): void {
  for (const { key, value } of wanted) {
    const field = format.fields.find((one) => one.key === key);
    if (!field && !FIELD_KEYS.includes(key)) {
      const known = [...new Set([...format.fields.map((one) => one.key), ...FIELD_KEYS])];
      throw extractionProblem('correction_invalid', { key, known }, `There is no field "${key}".`);
    }
    const fault = findFault(field, value);
    if (fault) throw extractionProblem('correction_invalid', { key, ...fault.data }, `${key} ${fault.message}.`);
  }
}

function findFault(field: FormField | undefined, value: Wanted['value']) {
  if (value === null) return undefined;
  if (typeof value === 'string' && value.length > LONGEST_TEXT) {
    return { message: `is at most ${LONGEST_TEXT} characters long`, data: {} };
  }
  if (field?.type === 'number' && typeof value !== 'number')
    return { message: 'is a number', data: { type: 'number' } };
  if (field?.type === 'select' && !(field.options ?? []).includes(String(value))) {
    return { message: `is one of ${(field.options ?? []).join(', ')}`, data: { options: field.options } };
  }
  return undefined;
}
