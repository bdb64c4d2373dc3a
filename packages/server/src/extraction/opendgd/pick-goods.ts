import { compareValues } from '../shipment/compare-values.ts';
import type { DocumentReading } from '../shipment/document-reading.ts';
import { mergeGoods } from './extract-declaration.ts';

/** The entries of a declaration as data; none of any other document. */
export const entriesOf = ({ details }: Pick<DocumentReading, 'details'>) => details?.declared?.goods ?? [];

/** Whether two UN numbers are the same. */
export const isSameNumber = (one: string | number | null | undefined, other: string | number): boolean =>
  one !== null && one !== undefined && compareValues('unNo', { value: one }, { value: other }) === 'same';

/** The reading of one entry of a declaration alone, from 0. */
export function readingOfEntry(reading: DocumentReading, entry: number): DocumentReading {
  const { details, values } = reading;
  const goods = entriesOf(reading)[entry];
  if (details?.declared === undefined || goods === undefined) return reading;
  const { declared } = details;
  return {
    ...reading,
    values: { ...values, ...mergeGoods(declared.shipment, [goods]) },
    details: { ...details, declared: { ...declared, goods: [goods] } },
  };
}

/** The reading of the only entry with a UN number; undefined where none has it, or several have. */
export function readingOfNumber(reading: DocumentReading, number: string | number): DocumentReading | undefined {
  const entries = entriesOf(reading);
  const [entry, ...others] = entries.flatMap(({ unNo }, at) => (isSameNumber(unNo?.value, number) ? [at] : []));
  if (entry === undefined || others.length > 0) return undefined;
  const kept = reading.findings.filter(({ code }) => code !== 'several_goods_declared');
  return {
    ...readingOfEntry(reading, entry),
    findings: [
      ...kept,
      {
        code: 'entry_of_declaration_read',
        severity: 'note',
        message: `Of the ${entries.length} entries of the declaration entry ${entry + 1} is read, which has the UN number of the other documents.`,
      },
    ],
  };
}

/**
 * Readings of one extraction. Where a declaration has several entries of goods, and the other documents are of one of these by its
 * UN number, that entry alone is read: an extraction is of one kind of goods.
 */
export function pickGoods(readings: readonly DocumentReading[]): DocumentReading[] {
  const others = readings.filter(({ details }) => details?.declared === undefined);
  const [number, ...more] = [...new Set(others.flatMap(({ values }) => values.unNo?.value ?? []))];
  return readings.map((reading) => {
    if (entriesOf(reading).length < 2 || number === undefined || more.length > 0) return reading;
    return readingOfNumber(reading, number) ?? reading;
  });
}
