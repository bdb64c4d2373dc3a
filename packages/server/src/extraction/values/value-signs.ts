import type { Cell, Line } from '../../documents/offline.ts';
import { wordsOf } from '../lexicon/words.ts';

/** "Order number: …", whatever it may be: the value before it is over. */
export const UNKNOWN_LABEL = /^\p{L}[\p{L}\d .#/()-]{1,40}:(?:\s|$)/u;

/** The same where it has no value. */
export const LABEL_ALONE = /^\p{L}[^:]{0,60}:$/u;
/** A label in Chinese, whose value follows right behind its colon. */
export const HAN_LABEL = /^(?:[A-Z]{1,5}\s?)?[\u3400-\u9fff\u3040-\u30ff、/()]{2,12}:/;

/** What a cell beside the product's name says of the SDS: "按照 GB/T 16483 编制". */
export const OF_DOCUMENT = /^(?:按照|依照|依据|根据|符合|依據|根據|参照).{0,60}(?:编制|编写|編製|GB|ISO|JIS)/;
/** "1.3 Details of the supplier": a heading within the section. */
export const SUBHEADING = /^[\s·•*-]*\d{1,2}\.\d{1,2}\.?\s+[\p{Lu}\p{Lo}]\p{L}{2}/u;

/** A label of a form that numbers them: "3. FAMILY". */
export const NUMBERED = /^\d{1,2}[.)]\s+\p{L}/u;

/** "Code-Nr. S116210", "Item # 40-2": a number of the goods, with its label or without a colon behind it. */
const CODE = new RegExp(
  `^(?:(?:${wordsOf('goods-code')})[-. ]{0,2}(?:nr|no|n[°º]|number|nummer|code|#)|SKUs?|UPC|EAN|P/N)(?![\\p{L}])\\.?\\s*:?\\s*\\S*\\d`,
  'iu',
);

/** Whether a text begins a matter of its own, whatever it may be: a heading, a number, or a label that is not known. */
export function beginsAnew(text: string): boolean {
  if (CODE.test(text)) return true;
  const words = text.replace(/^\d{1,2}(?:\.\d)*[.)]\s*/, '');
  if (/^\p{Ll}/u.test(words)) return false;
  // A sentence may have a colon, too.
  const labels = /^(?:[^\s:]+ ){5}/.test(words) ? [LABEL_ALONE] : [UNKNOWN_LABEL, LABEL_ALONE, HAN_LABEL];
  return labels.some((label) => label.test(words)) || SUBHEADING.test(text);
}

/** "Page 1 of 8" in a header's corner belongs to no value. */
export const PAGE_OF = /^(?:page|seite|p[áa]gina|第)\s*:?\s*\d+(?:\s*(?:of|von|de|sur|di|\/|页)\s*\d*)*$/i;

/** What may stand before a value: its label's colon, a bullet, of which a font of signs makes an "l". */
export const VALUE_LEAD = /^(?::\s*)?(?:[•·▪■●–-]\s+|l\s+(?=[\p{Lu}\p{Lo}\d+(]))?/u;

/** A cell that is no value: a colon or a bullet by itself, or a row of boxes of which any may be ticked. */
export const NO_VALUE = /^[:\s]*[•·▪■●l]?\s*$|^\[[xX_ ]?\]\s?\p{L}.*\[[xX_ ]?\]\s?\p{L}/u;

/** A Chinese character, or what OCR puts in the place of one that it does not know. */
export const HAN = /[〓\u3400-\u9fff]/;

/** English words of labels, as the second half of a bilingual one: "正确运输名称 Proper" over "shipping name". */
export const LABEL_WORDS = new RegExp(`^(?:(?:${wordsOf('label-word')})\\b[\\s/.,&()']*)+$`, 'i');

/** The same of a label whose second language is Chinese: "Name of Sample 样品" over "名称". */
export const HAN_LABEL_WORDS = new RegExp(`^(?:${wordsOf('label-word-chinese')}|[\\s/、])+$`);

/** Whether the next cell begins with the colon of a label that this cell is. */
export function isColoned(line: Line, cell: Cell | undefined): boolean {
  return /^\s*:/.test((cell && line.cells[line.cells.indexOf(cell) + 1]?.text) ?? '');
}
