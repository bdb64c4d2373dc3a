import type { Finding } from '../../base/index.ts';
import type { Document } from '../../documents/offline.ts';
import { type Draft, evidenceOfDraft } from '../fields/field-value.ts';
import { statedField } from '../fields/find-field.ts';
import { placesOf } from '../layout/passage.ts';

/** Languages whose letters OCR knows; of others it drops marks ("Grunwald" for "Grünwald") and whole characters (ワニス). */
const READ_IN_FULL = new Set(['en', 'zh']);

const isProse = (key: string) => ['prose', 'company'].includes(statedField(key).confidence ?? 'code');

/** Whether OCR marked characters of a draft's words as doubtful. */
export function isDoubtful(draft: Draft): boolean {
  return draft.passages.some(({ fragments }) =>
    fragments.some(({ cell, start, end }) => cell.doubts?.some((doubt) => doubt.start < end && doubt.end > start)),
  );
}

/** Whether a value is on a page that OCR read. */
export function isRead(draft: Draft, document: Document): boolean {
  return evidenceOfDraft(draft).some(({ page }) => document.pages[page - 1]?.source === 'ocr');
}

/** The language of a scan: of Japanese, OCR leaves hardly more than "の" here and there. */
export function languageOfScan(language: string, text: string): string {
  return language === 'zh' && (text.match(/[の\u30a1-\u30f6]/g) ?? []).length >= 3 ? 'ja' : language;
}

/** Whether a value that OCR read may be misspelt: its characters are unsure, or free words of a language that OCR only half knows. */
export function mayBeMisread(key: string, draft: Draft, language: string): boolean {
  return isDoubtful(draft) || (isProse(key) && !READ_IN_FULL.has(language));
}

/** The geta mark, which OCR puts in the place of a character that it sees and does not know. */
export const UNNAMED = '〓';

/** Whether a value lacks a character that OCR saw and does not know. */
const lacksCharacter = ({ value, passages }: Draft) =>
  typeof value === 'string' &&
  value.includes(UNNAMED) &&
  passages.some(({ fragments }) => fragments.some(({ cell }) => cell.doubts?.length));

/** The drafts, those of which OCR does not know a character as unreadable: the quotes show which. */
export function withoutUnnamed(drafts: Readonly<Record<string, Draft>>): Record<string, Draft> {
  return Object.fromEntries(
    Object.entries(drafts).map(([key, draft]) => [
      key,
      lacksCharacter(draft) ? { ...draft, value: null, status: 'unreadable' } : draft,
    ]),
  );
}

type Read = { readonly document: Document; readonly language: string };

/** What a person has to compare with the page: values whose characters are unsure, and a language that OCR only half knows. */
export function findingsOnReadings(drafts: Readonly<Record<string, Draft>>, { document, language }: Read): Finding[] {
  const read = Object.entries(drafts).filter(([, draft]) => draft.value !== null && isRead(draft, document));
  const findings: Finding[] = read
    .filter(([, draft]) => isDoubtful(draft))
    .map(([field, draft]) => ({
      code: 'value_hard_to_read',
      severity: 'warning',
      message: `The scan is hard to read where it states ${field}: compare "${draft.value}" with the page.`,
      field,
      places: placesOf(evidenceOfDraft(draft)),
    }));
  if (READ_IN_FULL.has(language) || !read.some(([key]) => isProse(key))) return findings;
  const names = read.filter(([key]) => isProse(key)).map(([key]) => key);
  return [
    ...findings,
    {
      code: 'scan_language_half_known',
      severity: 'warning',
      message: `OCR reads English and Chinese; of this scan’s language (${language}) it leaves letters and marks out. Compare ${names.join(', ')} with the page.`,
    },
  ];
}
