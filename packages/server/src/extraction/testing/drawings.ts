import type { TextAt } from '../../documents/testing/make-pdf.ts';
import { widthOf } from '../../documents/testing/set-pages.ts';
import type { SdsWords } from './sds-words.ts';

type Pages = readonly (readonly TextAt[])[];

/** A way of putting the same words on paper; headings are what is larger than 10 points. */
export type Drawing = { readonly name: string; readonly draw: (pages: Pages, words: SdsWords) => TextAt[][] };

const each = (pages: Pages, draw: (text: TextAt) => readonly TextAt[]): TextAt[][] =>
  pages.map((texts) => texts.flatMap(draw));
const isHeading = ([, , , size = 10]: TextAt) => size > 10;

/** Each letter by itself, `apart` type sizes further from the next one than usual. */
function letters([x, y, text, size = 10]: TextAt, apart = 0): TextAt[] {
  let at = x;
  return [...text].flatMap((sign): TextAt[] => {
    const own: TextAt = [at, y, sign, size];
    at += widthOf(sign, size) + apart * size;
    return sign === ' ' ? [] : [own];
  });
}

const words = ([x, y, text, size = 10]: TextAt): TextAt[] =>
  [...text.matchAll(/\S+/g)].map((word) => [x + widthOf(text.slice(0, word.index), size), y, word[0], size]);

/** Head and page number on every page. */
const headed = (pages: Pages, head: (page: string) => TextAt[]): TextAt[][] =>
  pages.map((texts, index) => [...head(`${index + 1} / ${pages.length}`), ...texts]);

export const DRAWINGS: readonly Drawing[] = [
  { name: 'each letter by itself', draw: (pages) => each(pages, (text) => letters(text)) },
  { name: 'each word by itself', draw: (pages) => each(pages, words) },
  {
    name: 'with letters of headings set apart',
    draw: (pages) => each(pages, (text) => (isHeading(text) ? letters(text, 0.25) : [text])),
  },
  {
    name: 'with blanks between the letters of headings',
    draw: (pages) =>
      each(pages, (text) =>
        isHeading(text) ? [[text[0], text[1], [...text[2]].join(' '), text[3]] as TextAt] : [text],
      ),
  },
  {
    name: 'with name, date and page on top of every page',
    draw: (pages, { productName, revision, date }) =>
      headed(pages, (page) => [
        [50, 30, productName],
        [260, 30, `${revision}: ${date}`],
        [480, 30, page],
      ]),
  },
  {
    name: 'with a table of name, date and page on top of every page',
    draw: (pages, { product, productName, revision, date }) =>
      headed(pages, (page) => [
        [50, 22, product],
        [260, 22, revision],
        [480, 22, '#'],
        [50, 35, productName],
        [260, 35, date],
        [480, 35, page],
      ]),
  },
  {
    name: 'with a raised mark of a note behind values',
    draw: (pages) =>
      each(pages, (text) => {
        const [x, y, value, size = 10] = text;
        return x === 230 && value.length > 3 ? [text, [x + widthOf(value, size) + 0.5, y - 3.5, '1)', 6]] : [text];
      }),
  },
];
