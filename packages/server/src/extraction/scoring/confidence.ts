import type { Method } from '../fields/field-value.ts';
import { statedField } from '../fields/find-field.ts';
import type { ListAgreement } from '../resolve/list-agreement.ts';
import { MEASURED } from './measured-confidence.ts';

/** What is known of how a value was found. */
export type Found = {
  key: string;
  method: Method;
  ocr: boolean;
  agreement: ListAgreement;
  /** Whether OCR was unsure of its words, or does not know the letters of their language. */
  doubtful?: boolean;
};

/**
 * Values at or above this confidence may be taken over unseen: of the codes in such buckets at least 99 of 100 were right.
 */
export const ACCEPT_CONFIDENCE = 0.99;

/** Fields whose values are words, or are read out of words as the state of matter is. */
const READ_FROM_WORDS: ReadonlySet<string> = new Set(['prose', 'company', 'state']);

/**
 * The bucket of values like this one: code or prose, read as text or by OCR, and how it was found. The fields of an entry
 * make buckets of their own: the dangerous goods list agrees with the number, class and group that were read, or differs.
 */
export function bucketOf({ key, method, ocr, agreement, doubtful }: Found): string {
  const source = ocr ? 'ocr' : 'text';
  const { confirmedByList = false, confidence = 'code' } = statedField(key);
  const kind = READ_FROM_WORDS.has(confidence) ? 'prose' : 'code';
  const isConfirmed = confirmedByList && agreement === 'agrees';
  if (ocr && doubtful && !isConfirmed) return `${kind} ocr doubtful`;
  if (confirmedByList && agreement !== 'unknown') return `entry ${source} ${agreement}`;
  if (confidence === 'declared' || confidence === 'pollutant') return `code ${source} ${confidence}`;
  // Too few scans are labelled to count companies and figures by themselves.
  const isApart = (confidence === 'company' || confidence === 'figure') && !ocr;
  return isApart ? `${confidence} text` : `${kind} ${source} ${method}`;
}

function shareOf([values, right]: readonly [number, number]): number {
  return Math.round((1000 * (right + 1)) / (values + 2)) / 1000;
}

/** Every bucket with how many labelled values it was measured on, and the confidence that its values get. */
export const MEASURED_CONFIDENCE: readonly { bucket: string; values: number; right: number; confidence: number }[] =
  Object.entries(MEASURED).map(([bucket, [values, right]]) => ({
    bucket,
    values,
    right,
    confidence: shareOf([values, right]),
  }));

/** From this probability on, candidates of forms were right as often as values that are found otherwise. */
export const SURE = 0.9;

/**
 * How likely a value is right: the share of right answers in its bucket, as `measured-confidence.ts` has it. Where another
 * candidate of its form comes close, it is no likelier than the scorer's `probability`.
 */
export function confidenceOf(found: Found, probability = 1): number {
  const measured = MEASURED[bucketOf(found)];
  const share = measured ? shareOf(measured) : 0.5;
  return probability < SURE ? Math.min(share, probability) : share;
}
