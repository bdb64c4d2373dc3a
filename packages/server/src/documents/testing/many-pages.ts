import { rows } from '../../extraction/testing/sample-sds.ts';
import { makePdf, type TextAt } from './make-pdf.ts';

/** A safety data sheet of so many pages that reading it takes a while; the values are on the last one. */
export function manyPages(pages: number): Uint8Array {
  const dull = (page: number): TextAt[] =>
    Array.from({ length: 50 }, (_, line) => [50, 40 + line * 15, `Line ${line} of page ${page} says nothing of note.`]);
  return makePdf([
    [
      [50, 60, 'SAFETY DATA SHEET', 16],
      ...rows(90, [['SECTION 1: Identification', '']]),
      ...rows(110, [['Product name', 'Endless Thinner']]),
    ],
    ...Array.from({ length: pages - 2 }, (_, index) => dull(index + 2)),
    [
      [50, 60, 'SECTION 14: Transport information', 12],
      ...rows(80, [
        ['IMDG', ''],
        ['UN number', 'UN1993'],
        ['Class', '3'],
      ]),
    ],
  ]);
}
