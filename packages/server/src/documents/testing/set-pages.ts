import type { Document, Page } from '../model/index.ts';
import { linesOfPieces } from '../read/lines/lines-of-pieces.ts';
import { markRunningLines } from '../read/lines/mark-running-lines.ts';
import type { TextAt } from './make-pdf.ts';

const WIDTH = 595;
const HEIGHT = 842;
const WIDE = /[\u1100-\u11ff\u3000-\u30ff\u3400-\u9fff\uac00-\ud7af\uff00-\uffef]/;
const NARROW = /[ilj.,:;|'!()[\]\s/-]/;

/** How wide a text is about, in points. */
export function widthOf(text: string, size: number): number {
  let ems = 0;
  for (const sign of text) ems += WIDE.test(sign) ? 1 : NARROW.test(sign) ? 0.3 : /[A-ZÄÖÜ]/.test(sign) ? 0.68 : 0.54;
  return ems * size;
}

/** A document with words in any script at their places, without the way through a file: what a PDF of it would be read as. */
export function setPages(pages: readonly (readonly TextAt[])[]): Document {
  const set = pages.map((texts, index): Page => {
    const pieces = texts.map(([x, y, text, size = 10]) => ({
      text,
      size,
      box: [x, y - 0.8 * size, x + widthOf(text, size), y + 0.2 * size] as const,
    }));
    return {
      number: index + 1,
      width: WIDTH,
      height: HEIGHT,
      source: 'text',
      lines: linesOfPieces(pieces, index + 1),
    };
  });
  return { name: 'sheet.pdf', kind: 'pdf', pages: markRunningLines(set) };
}
