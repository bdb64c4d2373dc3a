import { createHash } from 'node:crypto';
import { plainText } from './plain-text.ts';
import { normaliseHeader } from './tables/columns/column-lexicon.ts';
import { MONTH_PATTERN } from './validity/date-words.ts';

/** What identifies a layout: names of tabs, headers, the first words of titles. Values, dates and numbers do not. */
export type LayoutParts = { tabs: readonly { name: string; headers: readonly string[]; title: readonly string[] }[] };

const MONTHS = new RegExp(`(?<![a-z])${MONTH_PATTERN}(?![a-z])`, 'g');

function withoutDates(text: string): string {
  return plainText(text)
    .replace(MONTHS, ' ')
    .replace(/[\d.,:/()'"–—-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A short fingerprint of a sheet's layout: equal for next month's sheet of the same sender. */
export function layoutFingerprint({ tabs }: LayoutParts): string {
  const parts = tabs.map(({ name, headers, title }) => [
    withoutDates(name),
    headers.map(normaliseHeader),
    title.map(withoutDates).filter((text) => text.length > 2),
  ]);
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
}
