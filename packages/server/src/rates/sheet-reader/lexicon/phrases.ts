import { plainText } from '../plain-text.ts';
import { readTable } from './read-table.ts';

/** What phrases of titles, notes and cells say; `tables/phrases.tsv` has their wordings. */
export type Phrase =
  | 'validity'
  | 'no-validity'
  | 'document-day'
  | 'about-rates'
  | 'add-on'
  | 'road-carriage'
  | 'on-request'
  | 'not-offered'
  | 'month-end'
  | 'this-month'
  | 'next-month'
  | 'this-week'
  | 'next-week'
  | 'former-price'
  | 'new-price'
  | 'no-offer'
  | 'withdrawn'
  | 'quantity'
  | 'dangerous'
  | 'all-tables'
  | 'same-conditions'
  | 'free-time'
  | 'import'
  | 'export'
  | 'sale-terms'
  | 'not-certain'
  | 'another';

/** The source of a pattern for any wording of a phrase in plain text, in all languages; the longest first. */
export function phraseSource(phrase: Phrase): string {
  const wordings = readTable('phrases').flatMap(([concept, , wording = '']) =>
    concept === phrase ? [foldWording(wording)] : [],
  );
  return wordings.sort((a, b) => b.length - a.length).join('|');
}

/** Folds the letters of a wording as texts are folded; its signs stay. */
function foldWording(wording: string): string {
  return /^[\p{L}\p{M} ]+$/u.test(wording) ? plainText(wording) : wording.normalize('NFKC');
}
