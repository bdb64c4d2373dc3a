import type { Document } from '../../documents/offline.ts';
import { type Passage, passageOfCell } from '../layout/passage.ts';
import { parseUnNumber } from '../values/parse-un-number.ts';
import { printsUnNumber } from '../values/un-number-form.ts';

/** Whether words print the number of goods, whatever they say of it. */
const namesGoods = (passage: Passage) =>
  printsUnNumber(passage.text.toUpperCase()) && parseUnNumber(passage) !== undefined;

/** Where a document prints a UN number although the field is empty; undefined where it does not, and for other fields. */
export function placeNaming(key: string, document: Document): Passage | undefined {
  if (key !== 'unNo') return undefined;
  for (const { lines } of document.pages) {
    for (const line of lines) {
      const cell = line.cells.find((one) => namesGoods(passageOfCell(line, one)));
      if (cell) return passageOfCell(line, cell);
    }
  }
  return undefined;
}
