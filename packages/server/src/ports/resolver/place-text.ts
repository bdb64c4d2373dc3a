import { hasHan, wordsOf } from './spelling.ts';

/** Words for a kind of place, not for a particular one. */
const NOISE = new Set(
  'port of the harbour harbor terminal terminals seaport seaports cy cfs door main base any all in city area pt pod pol icd ramp rail dry'.split(
    ' ',
  ),
);
const NOISE_ZH = /(?:港口|港区|码头|地区|港|市)+$/u;

/** "Puerto de Veracruz", "Hafen Hamburg", порт Восточный, ميناء جدة, ท่าเรือแหลมฉบัง: the word for port before a name. */
const PORT_BEFORE =
  /^(?:(?:puerto|pto|porto|port)\.?\s+(?:de|di|do|da|del|du|della|d['’])(?:\s+|(?<=['’]))|(?:see)?hafen\s+|c[aả]ng\s+|(?:порт|г)\.?\s+|ميناء\s+|λιμάνι\s+|ท่าเรือ|เมือง)(?=\p{L})/iu;
/** "Mersin Limanı", 부산항: the word for port after a name. */
const PORT_AFTER = /(?:(?<=\p{L})\s+(?:liman[ıi]|порт|항)|(?<=\p{Script=Hangul}{2})항)$/iu;

/** Routing that is not part of the name: "Xingang t/s Pusan", "Kansas City via Los Angeles". */
const ROUTING = /[\s(,]+(?:via|t\/s|w\/t|trans?hip(?:ment)?|transit)\b.*$/isu;

/** Footnote marks: "Ho Chi Minh*", "SGSIN 3", "Melbourne **", "Busan 1)". */
const FOOTNOTE = /(?<![\s*†‡#¹²³⁴⁵⁶⁷⁸⁹])(?:[\s*†‡#¹²³⁴⁵⁶⁷⁸⁹]|(?<=[\s\p{L}])\(?\d{1,2}\)?)+$/u;

/** Texts for a missing place. */
const NO_PLACE =
  /^[^\p{L}\p{N}]*(?:n[^\p{L}\p{N}]?a|nil|none|null|tb[acdn]|t\.b\.[acdn]|to be (?:advised|confirmed|determined)|unknown|various|порт|(?:all|any|base|main|other)(?: ports?)?)[^\p{L}\p{N}]*$/iu;

/** Whether a text states that there is no place, or that it is not known yet. */
export function isNoPlace(text: string): boolean {
  return NO_PLACE.test(text) && text.trim() !== 'NA';
}

/** A text without routing and footnotes. */
export function withoutRemarks(text: string): string {
  const named = text.trim().replace(ROUTING, '').replace(FOOTNOTE, '').trim();
  return named === '' ? text.trim() : named;
}

/** A reading of a text as the words of a place, its weight, and the parts that it leaves out. */
export type Reading = { words: string[]; weight: number; left: string[][] };

/** A word of a name as written; `isCut`: it is short for the word that it stands for. */
export type CutWord = { text: string; isCut: boolean };

const CUT_WORD = /^(?:(\p{L}{1,4})\.\s*|(\p{L}|pt|pta|pto|sn|sta)\s+)(?=\p{L})/iu;

/** "P. Klang", "L.Chabang", "Pt Louis": the words of a name of which the first are cut short, with the parts that stand beside it. */
export function cutReadingOf(text: string): { words: CutWord[]; left: string[][] } | undefined {
  const named = withoutRemarks(text);
  const bracketed = [...named.matchAll(BRACKETED)].map(([, inside = '']) => inside);
  const [first = '', ...others] = named
    .replace(BRACKETED, ' ')
    .trim()
    .split(/[,，;]| - /u);
  const words: CutWord[] = [];
  let rest = first.trim();
  for (let match = CUT_WORD.exec(rest); match; match = CUT_WORD.exec(rest)) {
    const [whole, dotted, bare] = match;
    const [word] = wordsOf(dotted ?? bare ?? '');
    if (word === undefined) return undefined;
    words.push({ text: word, isCut: true });
    rest = rest.slice(whole.length);
  }
  if (words.length === 0) return undefined;
  words.push(...wordsOf(rest).map((word) => ({ text: word, isCut: false })));
  return { words, left: [...bracketed, ...others].map(wordsOf) };
}

/** "Pt Sudan" is Port Sudan rather than Sudan. */
const SHORT_PORT = /^pt\.?\s+(?=\p{L})/iu;

const BRACKETED = /[([{（【](.*?)(?:[)\]}）】]|$)/gu;

/** The ways to read a text as the words of one place, the most literal first. */
export function readingsOf(text: string): Reading[] {
  const named = withoutRemarks(text);
  const readings: Reading[] = [{ words: wordsOf(named), weight: 1, left: [] }];
  if (SHORT_PORT.test(named))
    readings.push({ words: wordsOf(named.replace(SHORT_PORT, 'Port ')), weight: 1, left: [] });
  const add = (part: string, weight: number, left: readonly string[]) => {
    const words = meaningfulWords(part);
    const isNew = readings.every((other) => other.words.join(' ') !== words.join(' '));
    if (words.length > 0 && isNew) readings.push({ words, weight, left: left.map(wordsOf) });
  };
  add(named, 1, []);
  add(named.replace(PORT_BEFORE, '').replace(PORT_AFTER, ''), 1, []);
  const bracketed = [...named.matchAll(BRACKETED)].map(([, inside = '']) => inside);
  const unbracketed = named.replace(BRACKETED, ' ');
  add(unbracketed, 0.9, bracketed);
  const [first = '', ...others] = unbracketed.split(/[,，;]| - /u);
  add(first, 0.85, [...bracketed, ...others]);
  return readings;
}

function meaningfulWords(text: string): string[] {
  const words = wordsOf(text).map((word) => (hasHan(word) ? word.replace(NOISE_ZH, '') || word : word));
  const meaningful = words.filter((word) => !NOISE.has(word));
  return meaningful.length > 0 ? meaningful : words;
}

/** A Chinese text with the country in front: 中国上海, 墨西哥曼萨尼约. All possible splits. */
export function chineseSplits(word: string): [string, string][] {
  if (!hasHan(word)) return [];
  const letters = [...word];
  return letters.slice(1, 7).map((_, i) => [letters.slice(0, i + 1).join(''), letters.slice(i + 1).join('')]);
}
