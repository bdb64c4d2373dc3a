import { either } from '../lexicon/either.ts';
import { inAllScripts } from '../lexicon/han-variants.ts';
import { readTable } from '../lexicon/read-table.ts';
import { wordsOf } from '../lexicon/words.ts';
import type { Section } from './find-sections.ts';

export type DocumentType =
  | 'safety-data-sheet'
  | 'transport-certificate'
  | 'classification-report'
  | 'packing-performance-certificate'
  | 'packing-use-certificate'
  | 'container-packing-certificate'
  | 'dangerous-goods-declaration'
  | 'non-dangerous-goods-letter'
  | 'un38.3-test-summary'
  | 'unknown';

/** Titles of certificates (`lexicon/tables/document-titles.tsv`), of each kind. Blanks are optional: OCR loses them. */
const TITLES = [...Map.groupBy(readTable('document-titles'), ([type]) => type as DocumentType)].map(([type, rows]) => {
  const title = either(...rows.map(([, wording = '']) => wording));
  return { type, title: new RegExp(inAllScripts(title).replaceAll(' ', '\\s*'), 'i') };
});

/** The title of a safety data sheet in every language that the headings are known in. */
export const SAFETY_DATA_SHEET = new RegExp(wordsOf('safety-data-sheet'), 'i');

/** What kind of document a text is: by the title that comes first, else by the sections it has. */
export function detectDocumentType(text: string, sections: readonly Section[]): DocumentType {
  const top = text.slice(0, 1500).replace(/(?<=[〓\u3400-\u9fff])\s+(?=[〓\u3400-\u9fff])/g, '');
  const known = new Set(sections.map((section) => section.number).filter((number) => number > 0));
  // A safety data sheet classifies hazards, too: "危险性分类" in its text makes no report of it.
  if (known.size >= 10) return 'safety-data-sheet';
  const beginning = top.search(SAFETY_DATA_SHEET);
  // What a form says below its title names other certificates, too.
  const titles = TITLES.map(({ type, title }) => ({ type, at: top.search(title) })).filter(({ at }) => at >= 0);
  const [first] = titles.sort((a, b) => a.at - b.at);
  if (first && (beginning < 0 || first.at < beginning)) return first.type;
  if (known.size >= 4) return 'safety-data-sheet';
  return SAFETY_DATA_SHEET.test(text) ? 'safety-data-sheet' : 'unknown';
}
