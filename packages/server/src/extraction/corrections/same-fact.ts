import { parseFlashPoint, printFlashPoint } from '../../dangerous-goods/offline.ts';
import type { Correction } from '../extraction.schema.ts';
import { STATED_FIELDS } from '../fields/find-field.ts';

type Value = string | number | null;

/**
 * Fields that hold one fact, in the forms and in the catalogue. Not among them: parts of a value, such as the half of a name in one
 * language or the number of packages, and the name that a shipper gives a shipment.
 */
const SAME_FACT: readonly (readonly string[])[] = [
  ...STATED_FIELDS.flatMap(({ key, copyOf }) => (copyOf === undefined ? [] : [[copyOf, key]])),
  ['flashPoint', 'flashPointCelsius'],
  ['shipper', 'shipperCompanyName'],
  ['grossWeight', 'grossWeightKgs'],
  ['netWeight', 'netWeightKgs'],
];

/** A correction as it holds for a field: its own, or one of another field of the same fact. */
export type CorrectionOf = { readonly key: string; readonly correction: Correction };

/** The newest correction of each field, and of every other field that holds the same fact. `corrections` come oldest first. */
export function newestByKey(corrections: readonly Correction[]): Map<string, CorrectionOf> {
  const keysOf = (key: string) => SAME_FACT.find((keys) => keys.includes(key)) ?? [key];
  return new Map(
    corrections.flatMap((correction) => keysOf(correction.key).map((key) => [key, { key, correction }] as const)),
  );
}

const degreesOf = (value: Value): number | null => {
  const { least = Number.NaN, most = Number.NaN } = parseFlashPoint(String(value ?? '')) ?? {};
  const [bound] = [least, most].filter(Number.isFinite);
  return bound === undefined ? null : Math.round(bound * 100) / 100;
};

/** The value of a field by a correction; a flash point in degrees becomes one with unit and with the cup that was `found`. */
export function valueBy({ key, correction: { key: corrected, value } }: CorrectionOf, found: Value = null): Value {
  if (key === corrected || value === null) return value;
  if (key === 'flashPointCelsius') return degreesOf(value);
  if (key !== 'flashPoint') return value;
  const read = parseFlashPoint(String(value));
  const { cup = null } = parseFlashPoint(String(found ?? '')) ?? {};
  if (read === undefined) return value;
  return printFlashPoint({ ...read, cup }, cup === null ? 'open-cup' : 'every-cup');
}

/** Whether a correction says what was found: somebody confirmed it. */
export function confirms(by: CorrectionOf, found: Value): boolean {
  const { key, correction } = by;
  if (found === null || correction.value === null) return false;
  if (key === 'flashPoint' && key !== correction.key) return degreesOf(found) === degreesOf(correction.value);
  return String(valueBy(by, found)).trim() === String(found).trim();
}

/** Values that people put in the place of extracted ones, by every field of the fact; the newest of each. */
export const correctedValues = (corrections: readonly Correction[]): Map<string, Value> =>
  new Map([...newestByKey(corrections)].map(([key, by]) => [key, valueBy(by)]));
