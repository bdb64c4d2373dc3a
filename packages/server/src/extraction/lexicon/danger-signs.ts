import { inAllScripts } from './han-variants.ts';
import { readTable } from './read-table.ts';
import { wordsOf } from './words.ts';

/** What a text may say that only dangerous goods have. */
export type DangerSignKind = 'un-number' | 'class' | 'packing-group' | 'label' | 'packing-certificate';

/** How texts say it, with the sign itself as the first group (`tables/danger-signs.tsv`). */
export const DANGER_SIGNS: readonly { readonly kind: DangerSignKind; readonly wording: RegExp }[] = readTable(
  'danger-signs',
).map(([kind = '', wording = '']) => ({
  kind: kind as DangerSignKind,
  wording: new RegExp(inAllScripts(wording), 'giu'),
}));

/** Takes a statement back, or makes it one of a test, a rule or other goods. */
export const DENIES = new RegExp(
  String.raw`\b(?:${wordsOf('denies-danger')})\b|${wordsOf('denies-danger-within')}`,
  'i',
);

/** An answer that there is none: by itself, or as the end of what it is said of; "N/A, UN 1993" denies nothing. */
export const ANSWERS_NONE = /(?:^|[\s:：,(|/-])(?:n\/?a|nil)\.?\)?\s*$/i;
