import type { Paper } from '../papers/paper.ts';

/** How likely a statement is right, and why it counts more or less than others. */
export type Weighed = {
  readonly weight: number;
  readonly doubts: readonly string[];
  readonly credits: readonly string[];
};

/** What papers of a kind are right in, where their values were read without doubt. */
const TRUST: Readonly<Record<string, number>> = {
  'transport-certificate': 0.985,
  'classification-report': 0.985,
  'packing-performance-certificate': 0.97,
  'packing-use-certificate': 0.97,
  'safety-data-sheet': 0.97,
  'dangerous-goods-declaration': 0.96,
};
const OTHER = 0.95;
/** Laboratories classify; a packing certificate repeats what it was given, but knows its packagings. */
const OFFICE: Readonly<Record<string, string>> = {
  'transport-certificate': 'a laboratory’s',
  'classification-report': 'a laboratory’s',
};
const SCANNED = 0.97;
const OLDER = 0.985;
/** A value without doubt still counts as less than sure. */
const MOST = 0.995;

/** How far apart two explanations have to be for one to be called likelier: odds of about 5 to 4. */
export const TIE_MARGIN = 0.22;

/**
 * The weight of a statement: the logarithm of the odds that it is right, by the kind of paper, how surely it was read, and
 * its age among papers of the same field.
 */
export function weighStatement(
  { paper, field, confidence }: { readonly paper: Paper; readonly field: string; readonly confidence: number },
  dates: readonly string[],
): Weighed {
  const { kind, name, scanned, issueDate } = paper;
  const newest = dates.reduce((a, b) => (a > b ? a : b), '');
  const isOlder = issueDate !== undefined && issueDate < newest;
  const isOwn = field === 'packingCode' && kind.startsWith('packing-');
  const trust = isOwn ? 0.985 : (TRUST[kind] ?? OTHER);
  const read = paper.document === undefined ? 1 : Math.max(0.5, confidence);
  const right = Math.min(MOST, trust * read * (scanned ? SCANNED : 1) * (isOlder ? OLDER : 1));
  const office = isOwn ? 'the packagings’ own certificate' : OFFICE[kind];
  return {
    weight: Math.round(1000 * Math.log(right / (1 - right))) / 1000,
    doubts: [
      ...(scanned ? [`${name} was read by OCR, which mistakes letters`] : []),
      ...(isOlder ? [`${name} is older (${issueDate})`] : []),
    ],
    credits: office === undefined ? [] : [`${name} is ${office}`],
  };
}
