import { describe, expect, test } from 'vitest';
import { setPages } from '../../documents/testing/set-pages.ts';
import { extractDocument } from '../extract-document.ts';
import { DRAWINGS } from '../testing/drawings.ts';
import { STYLES, type Style, writeSds } from '../testing/sds-layouts.ts';
import { SDS_WORDS, type SdsWords } from '../testing/sds-words.ts';
import { statedBy, TRANSPORT_LAYOUTS, type TransportLayout } from '../testing/transport-layouts.ts';
import { TRANSPORT_TABLES } from '../testing/transport-tables.ts';

/** Hyphens that break a word at a column's edge are the layout's, not the document's. */
const plain = (value: unknown) => (typeof value === 'string' ? value.replaceAll('-', '').toLowerCase() : value);

type Pages = ReturnType<typeof writeSds>;

/** What is read otherwise than the SDS states it, in every style of setting labels and values. */
function misreadings(
  language: string,
  layout: TransportLayout,
  {
    styles = STYLES,
    draw = (pages) => pages,
  }: { styles?: readonly Style[]; draw?: (pages: Pages, words: SdsWords) => Pages } = {},
): string[] {
  const words = SDS_WORDS[language];
  if (!words) throw new Error(`no words for ${language}`);
  return styles.flatMap((style) => {
    const pages = draw(
      writeSds(words, style, (sheet) => layout.write(sheet, words)),
      words,
    );
    const { values } = extractDocument(setPages(pages));
    return Object.entries(statedBy(words, layout))
      .filter(([key, value]) => plain(values[key]?.value ?? null) !== plain(value))
      .map(([key, value]) => `${style}: ${key} is ${value}, read as ${values[key]?.value}`);
  });
}

describe.each(Object.keys(SDS_WORDS))('a safety data sheet in %s, in nine styles of labels and values', (language) => {
  test.each([...TRANSPORT_LAYOUTS, ...TRANSPORT_TABLES])('is read when section 14 is: $name', (layout) => {
    expect(misreadings(language, layout)).toEqual([]);
  });

  // Japanese and Korean headings set no letters apart.
  const drawings = DRAWINGS.filter(
    ({ name }) => !/^(?:ja|ko)$/.test(language) || !name.includes('letters of headings'),
  );
  test.each(drawings)('is read when it is drawn $name', ({ draw }) => {
    const misread = TRANSPORT_LAYOUTS.slice(0, 9).flatMap((layout) =>
      misreadings(language, layout, { styles: ['inline', 'columns', 'stacked'], draw }),
    );
    expect(misread).toEqual([]);
  });

  test('is recognised as one, in that language', () => {
    const words = SDS_WORDS[language];
    const [layout] = TRANSPORT_LAYOUTS;
    if (!words || !layout) throw new Error(`no words for ${language}`);
    const sheet = extractDocument(setPages(writeSds(words, 'columns', (writer) => layout.write(writer, words))));
    expect(sheet).toMatchObject({ documentType: 'safety-data-sheet', language: language.slice(0, 2) });
  });
});
