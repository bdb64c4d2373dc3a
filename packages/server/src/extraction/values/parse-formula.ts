import { type Passage, slicePassage } from '../layout/passage.ts';
import type { Parsed } from './parsed.ts';

/** A molecular formula written without blanks: element symbols with counts, groups in brackets, water of crystallisation. */
const FORMULA = /^(?:[A-Z][a-z]?\d{0,3}|[([](?:[A-Z][a-z]?\d{0,3})+[)\]]\d{0,3}|[·.•*]\d{0,2})+(?:[+-]\d?)?$/;
/** Words that are made of element symbols by chance. */
const WORDS = /^(?:None|No|Na|N\.?A|NA|NONE|UNKNOWN|Unknown|Mixture|MIXTURE|I{1,3}|USA?)$/;

/** The formula a text begins with; subscripts may stand apart from their element ("C 3 H 6 O"). */
export function parseFormula(passage: Passage): Parsed<string> | undefined {
  const words = /^[A-Za-z0-9()[\]·.•*+ -]+/.exec(passage.text)?.[0].trimEnd() ?? '';
  for (const end of [words.length, words.indexOf(' ')]) {
    const text = end > 0 ? words.slice(0, end) : '';
    const joined = text.replaceAll(' ', '');
    if (joined.length < 2 || joined.length > 60 || WORDS.test(joined) || !FORMULA.test(joined)) continue;
    if (!/\d|^[A-Z][a-z]?[A-Z]/.test(joined)) continue;
    return { value: joined, from: slicePassage(passage, 0, text.length) };
  }
  return undefined;
}
