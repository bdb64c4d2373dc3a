import type { RateContent } from './rate.schema.ts';

/** The remark of a rate that a notice changed: what it changed, and the file and words that say so. */
export function sayAmendment(change: string, source: string): string {
  return `${change} (${source})`;
}

const SAID =
  /(?:^|; )(?:Amended(?= from |:)|Charges amended(?= from |:)|Validity extended to|Price [\d.]+ replaced by)[^"]*"[\s\S]*?"\)(?=; |$)/g;

/** A rate without the remarks of notices, which name files and what the carrier charges more: what a customer may see of it. */
export function withholdAmendments<R extends Pick<RateContent, 'remarks'>>(rate: R): R {
  if (rate.remarks === null) return rate;
  const remarks = rate.remarks.replace(SAID, '').replace(/^; /, '');
  return { ...rate, remarks: remarks === '' ? null : remarks };
}
