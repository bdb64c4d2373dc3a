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

/**
 * The bucket of values like this one: code or prose, read as text or by OCR, and how it was found. The fields of an entry
 * make buckets of their own: the dangerous goods list agrees with the number, class and group that were read, or differs.
 */
export function bucketOf({ key, method, ocr, agreement, doubtful }: Found): string {
  const source = ocr ? 'ocr' : 'text';
  const { confirmedByList = false, confidence = 'code' } = statedField(key);
  const kind = confidence === 'prose' ? 'prose' : 'code';
  const isConfirmed = confirmedByList && agreement === 'agrees';
  if (ocr && doubtful && !isConfirmed) return `${kind} ocr doubtful`;
  if (confirmedByList && agreement !== 'unknown') return `entry ${source} ${agreement}`;
  return `${kind} ${source} ${confidence === kind ? method : confidence}`;
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

/** How likely a value is right: the share of right answers in its bucket, as `measured-confidence.ts` has it. */
export function confidenceOf(found: Found): number {
  const measured = MEASURED[bucketOf(found)];
  return measured ? shareOf(measured) : 0.5;
}
