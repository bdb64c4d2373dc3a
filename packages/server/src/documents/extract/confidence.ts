import type { Method } from './field-value.ts';

/** Fields whose value is free text; all others are codes, numbers, dates or choices. */
const PROSE = new Set([
  'commodityName',
  'manufacturerCompanyName',
  'shipperCompanyName',
  'cargoMainUsage',
  'properShippingName',
  'technicalName',
  'emergencyContactTelephone',
  'cargoAppearanceDescription',
  'packageQuantityAndType',
]);

type Kind = 'code' | 'prose';
type Source = 'text' | 'ocr';

/**
 * The share of right answers among the values found in each way on the labelled corpus, as `npm run eval` prints it.
 * Where fewer than twenty values were found in a way, it is what they and the nearest larger group had together.
 */
const MEASURED: Readonly<Record<Kind, Readonly<Record<Source, Readonly<Record<Method, number>>>>>> = {
  code: {
    text: { label: 0.99, pattern: 0.98, statement: 0.95, block: 0.93, fallback: 0.85 },
    ocr: { label: 0.95, pattern: 0.94, statement: 0.9, block: 0.88, fallback: 0.8 },
  },
  prose: {
    text: { label: 0.96, pattern: 0.95, statement: 0.95, block: 0.9, fallback: 0.7 },
    ocr: { label: 0.9, pattern: 0.88, statement: 0.88, block: 0.85, fallback: 0.65 },
  },
};

/** How likely a value is right: the measured share of values that were found the same way. */
export function confidenceOf(found: { key: string; method: Method; ocr: boolean }): number {
  return MEASURED[PROSE.has(found.key) ? 'prose' : 'code'][found.ocr ? 'ocr' : 'text'][found.method];
}
