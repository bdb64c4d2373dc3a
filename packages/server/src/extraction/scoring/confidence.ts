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
  /** Whether a second place of the document says the same (`borne-out.ts`). */
  borneOut?: boolean;
};

/** What is known of a field that is left empty. */
export type Blank = {
  key: string;
  /** Whether the document says that there is none. */
  negated: boolean;
  /** Whether OCR read any of its pages. */
  ocr: boolean;
  /** Whether the document prints a UN number all the same (`named-blanks.ts`). */
  named: boolean;
};

/**
 * Values at or above this confidence may be taken over unseen: none in such buckets was wrong on suppliers whose values were
 * not counted.
 */
export const ACCEPT_CONFIDENCE = 0.99;

/** Fields whose values are words, or are read out of words as the state of matter is. */
const READ_FROM_WORDS: ReadonlySet<string> = new Set(['prose', 'company', 'state']);

/**
 * The bucket of values like this one: code or prose, read as text or by OCR, and how it was found. The fields of an entry
 * make buckets of their own: the dangerous goods list agrees with the number, class and group that were read, or differs;
 * so do values that a second place of the document bears out, and those whose form makes errors rare.
 */
export function bucketOf({ key, method, ocr, agreement, doubtful, borneOut }: Found): string {
  const source = ocr ? 'ocr' : 'text';
  const { confirmedByList = false, confidence = 'code' } = statedField(key);
  const kind = READ_FROM_WORDS.has(confidence) ? 'prose' : 'code';
  // Whatever the list says of it, a person has to compare it with the page.
  if (ocr && doubtful) return `${kind} ocr doubtful`;
  if (confirmedByList && agreement !== 'unknown') return `entry ${source} ${agreement}`;
  // Too few scans are labelled to count what follows by itself.
  if (!ocr && borneOut) return 'borne out text';
  if (confidence === 'declared' || confidence === 'pollutant') return `code ${source} ${confidence}`;
  if (!ocr && confidence === 'company') return 'company text';
  const isStrict = kind === 'code' && (method === 'label' || (confidence === 'figure' && method !== 'statement'));
  return !ocr && isStrict ? 'strict text' : `${kind} ${source} ${method}`;
}

/** The bucket of fields left empty like this one. Goods are always declared as something: that blank is a gap. */
export function bucketOfBlank({ key, negated, ocr, named }: Blank): string {
  const source = ocr ? 'ocr' : 'text';
  if (named || key === 'shipperDeclareAs') return `blank ${source} named`;
  return `blank ${source} ${negated ? 'negated' : 'not stated'}`;
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
 * How likely a value, or a blank, is right: the share of right answers in its bucket, as `measured-confidence.ts` has it. Where
 * another candidate of its form comes close, it is no likelier than the scorer's `probability`.
 */
export function confidenceOf(bucket: string, probability = 1): number {
  const measured = MEASURED[bucket];
  const share = measured ? shareOf(measured) : 0.5;
  return probability < SURE ? Math.min(share, probability) : share;
}
