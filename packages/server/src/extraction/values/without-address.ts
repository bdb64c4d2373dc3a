import { type Passage, slicePassage } from '../layout/passage.ts';
import { either } from '../lexicon/either.ts';
import { wordsOf } from '../lexicon/words.ts';

const ENGLISH_FORM = wordsOf('legal-form-english');
const SECOND_FORM = wordsOf('legal-form-second');
const EUROPEAN_FORM = wordsOf('legal-form-european');
const STREET = either('\\d+[ -]\\p{L}|p\\.?\\s?o\\.?\\s?box', `(?:${wordsOf('street-before')})\\b\\.?\\s`);

/** "ACME Co.", of which "Ltd." is not the next word. */
const ENGLISH_NAME = `^(.{3,80}?\\b(?:${ENGLISH_FORM})\\b\\.?)(?!\\s*,?\\s*(?:${SECOND_FORM})\\b)`;

/** "(Co. No. 123456-A)", "ABN 12 345 678 901": a company's number in a register. */
const REGISTERED =
  '(?:co(?:mpany)?|reg(?:istration|istered|n|d)?|ABN|ACN|UEN|GST|VAT|CIN)\\b\\.?\\s*(?:no|number|nr)?\\b[.:\\s]*[A-Z]{0,4}\\d[\\dA-Z -]{4,}';

/** Where a name ends before its address, the surest sign first; each gives the name. */
const BEFORE_ADDRESS: readonly RegExp[] = [
  /^(.{2,60}?(?:公司|集团|集團|株式会社|厂|廠))(?=[\s,;(/、])/,
  new RegExp(
    `${ENGLISH_NAME}\\s*[,;(|•·*–-]?\\s*(?=(?!\\d{5}\\b)\\d|p\\.?o\\.?\\s?box|\\(|addr|tel|phone|[,;(|•·*])`,
    'i',
  ),
  new RegExp(`${ENGLISH_NAME}\\s+/\\s+(?=.*\\d)`, 'i'),
  // Whatever the address begins with, as long as a number stands in it.
  new RegExp(`^(.{3,80}?\\b(?:${EUROPEAN_FORM})\\b\\.?)\\s*[,;–-]\\s+(?=\\p{L}.*\\d)`, 'iu'),
  new RegExp(`^(.{3,70}?)(?:\\s*[,;|•·*]|\\s+[-–]\\s)\\s*(?=${STREET})`, 'iu'),
  /^(.{3,70}?)\s*[-–—,;|(]\s*\S+@/,
  new RegExp(`^(.{3,80}?)[\\s,;(–-]*\\b${REGISTERED}\\)?$`, 'i'),
];

/** "ACME Inc., 12 Long Street, Town": the name ends where the address begins. */
export function withoutAddress(passage: Passage): Passage {
  for (const pattern of BEFORE_ADDRESS) {
    const name = pattern.exec(passage.text)?.[1];
    if (name) return slicePassage(passage, 0, name.length);
  }
  return passage;
}
