import { toSimplified } from '../gazetteer/traditional.ts';

/** Letters that Unicode does not decompose into a base letter and an accent, and forms of one Arabic or Greek letter. */
const SPECIAL_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ς: 'σ',
  ـ: '',
};

/** Words with several spellings. */
const SAME_WORD: ReadonlyMap<string, string> = new Map([
  ['saint', 'st'],
  ['sainte', 'st'],
  ['ste', 'st'],
  ['sankt', 'st'],
  ['mount', 'mt'],
  ['pto', 'puerto'],
  ['fort', 'ft'],
  ['and', ''],
  ['ports', 'port'],
]);

/** Lower case without accents, Chinese in simplified characters; the rest unchanged. */
function foldLetters(text: string): string {
  const lower = text.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: plain ASCII needs no more work, and is the common case
  if (/^[\x00-\x7f]*$/.test(lower)) return lower;
  const base = lower.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC');
  return toSimplified(base.replace(/[ßæøœłđðþıةىیکςـ]/g, (letter) => SPECIAL_LETTERS[letter] ?? letter));
}

/** The words of a text, folded: "St. John's (NB)" → st, johns, nb. */
export function wordsOf(text: string): string[] {
  return foldLetters(text)
    .replace(/['’‘`´.·・]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => SAME_WORD.get(word) ?? word)
    .filter((word) => word !== '');
}

/** The key shared by spellings of a name: its folded words without separators. */
export function keyOf(text: string): string {
  return wordsOf(text).join('');
}

const HAN = /\p{Script=Han}/u;

/** Whether a text has Chinese characters. */
export function hasHan(text: string): boolean {
  return HAN.test(text);
}
