import { readTable } from './read-table.ts';

/**
 * Characters that mainland China, Taiwan and Japan write in different ways, as they occur in labels, headings and standard
 * phrases: the simplified form, then the others.
 */
const VARIANTS: readonly string[] = readTable('han-variants').map(([forms = '']) => forms);

/**
 * What OCR takes characters of the traditional script for that it does not know, or hardly: the simplified form, then what is read.
 * Found by reading every character above in three typefaces, drawn as scans.
 */
const LOOK_ALIKES: readonly string[] = '传傅 联聊 签策 紧繁 遗遣 贮宁 闪朗 净凈'.split(' ');

/** What OCR puts in the place of a character that it sees and does not know; in this it may be any of them. */
const UNKNOWN = '〓';

const CLASS_OF = new Map<string, string>();
const addForms = (character: string, forms: string) =>
  CLASS_OF.set(character, [...new Set((CLASS_OF.get(character) ?? character) + forms)].join(''));
for (const group of VARIANTS) for (const character of group) addForms(character, group + UNKNOWN);
for (const [meant = '', read = ''] of LOOK_ALIKES)
  for (const character of VARIANTS.find((group) => group.startsWith(meant)) ?? meant) addForms(character, read);

/** Letters with marks that no decomposition takes off, and what OCR makes of them. */
const UNMARKED: Readonly<Record<string, string>> = { ß: 'Bs', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', æ: 'a', œ: 'o' };

/** A letter and the plain one that careless writers and OCR put in its place: "é" and "e". */
function withPlainLetter(letter: string): string | undefined {
  if (!/[\u00c0-\u017e]/.test(letter)) return undefined;
  const plain = UNMARKED[letter] ?? letter.normalize('NFD')[0] ?? letter;
  return plain === letter ? undefined : letter + plain;
}

/** The source of a regular expression in which every such character, and every letter with a mark, stands for all of its forms. */
export function inAllScripts(source: string): string {
  let inClass = false;
  let escaped = false;
  let result = '';
  for (const character of source) {
    const forms = CLASS_OF.get(character) ?? withPlainLetter(character);
    if (forms === undefined) result += character;
    else result += inClass ? forms : `[${forms}]`;
    if (!escaped && character === '[') inClass = true;
    if (!escaped && character === ']') inClass = false;
    escaped = !escaped && character === '\\';
  }
  return result;
}
