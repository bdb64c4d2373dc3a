import { wordingsOf, words } from '../prose-words.ts';
import { matchesOf, type Span } from '../spans.ts';

/** A word in one script: "ONEの運賃" has three. */
const WORD =
  /\p{Script=Latin}[\p{Script=Latin}\p{M}'’.]*|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+|(?![\p{Script=Latin}\p{Script=Katakana}\p{Script=Hiragana}])\p{L}(?:(?![\p{Script=Latin}\p{Script=Katakana}\p{Script=Hiragana}])[\p{L}\p{M}'’.])*/gu;

/** Thai has no blanks between words: "จากแหลมฉบัง" is parted behind the word for an end of the lane. */
const THAI_WORDS = new RegExp(words('from', 'to', 'via', 'and'), 'gu');

/** "d'Abidjan", "dall'Havana": an article or preposition that a name follows without a blank. */
const ELIDED = /^(?:d|l|all|dall|dell|nell|sull)['’](?=\p{Lu})/iu;

/** The words of a text that a name may be made of; Chinese ones are found otherwise. */
export function nameTokens(text: string): Span[] {
  return matchesOf(text, WORD).flatMap(({ match: [word], start, end }): Span[] => {
    if (/\p{Script=Han}/u.test(word)) return [];
    if (!/^\p{Script=Thai}/u.test(word)) return [{ start: start + (ELIDED.exec(word)?.[0].length ?? 0), end }];
    const cuts = [...matchesOf(word, THAI_WORDS), { start: word.length, end: word.length }];
    let at = 0;
    return cuts.flatMap((cut) => {
      const part = { start: start + at, end: start + cut.start };
      at = cut.end;
      return part.end > part.start ? [part] : [];
    });
  });
}

/** A name as it is looked up, and how much of the text it is. */
export type WrittenName = { name: string; length: number };

const BEHIND = [...wordingsOf('from-behind'), ...wordingsOf('to-behind'), ...wordingsOf('via-behind')];
const PARTICLES = wordingsOf('particle');
/** What stands behind names without a blank: "인천에서", "Ambarlı'dan". The longest first. */
const ATTACHED = [...BEHIND, ...PARTICLES]
  .filter((word) => /^(?:'|\p{Script=Hangul})/u.test(word))
  .sort((a, b) => b.length - a.length);

/** Endings of Russian names, and what the name itself ends in: "из Стамбула", "из Шанхая", "в Одессу". */
const RUSSIAN: readonly (readonly [ending: RegExp, bare: readonly string[]])[] = [
  [/[ауе]$/u, ['', 'а']],
  [/[яюе]$/u, ['й', 'ь', 'я']],
  [/[ыиу]$/u, ['а', 'ь', 'я', '']],
  [/(?:ом|ем)$/u, ['', 'й', 'ь']],
];

/** The names that a word may be, as it is and without what its sentence puts behind it; the likeliest first. */
export function writtenNames(word: string): WrittenName[] {
  const names: WrittenName[] = [{ name: word, length: word.length }];
  const plain = word.replaceAll('’', "'");
  for (const ending of ATTACHED)
    if (plain.endsWith(ending) && plain.length > ending.length + 1)
      names.push({ name: word.slice(0, -ending.length), length: word.length - ending.length });
  if (/^\p{Script=Cyrillic}[\p{Script=Cyrillic} -]{3,}$/u.test(word))
    for (const [ending, bare] of RUSSIAN)
      if (ending.test(word))
        for (const end of bare) names.push({ name: word.replace(ending, end), length: word.length });
  return names;
}

/** A word behind a name; Japanese ones go on without a blank, others end there. */
const behind = (concept: 'from-behind' | 'to-behind' | 'via-behind') => {
  const [open, closed] = [true, false].map((isOpen) =>
    wordingsOf(concept)
      .filter((word) => /[\p{Script=Hiragana}発積]/u.test(word) === isOpen)
      .sort((a, b) => b.length - a.length)
      .join('|'),
  );
  return new RegExp(`^ ?(?:(?:${open || '(?!)'})|(?:${closed || '(?!)'})(?!\\p{L}))`, 'u');
};
const ROLES_BEHIND = [
  { role: 'via', pattern: behind('via-behind') },
  { role: 'destination', pattern: behind('to-behind') },
  { role: 'origin', pattern: behind('from-behind') },
] as const;

/** The end of the lane that the word behind a name says: "SHENZHEN 出", "上海まで", "부산발". */
export const roleBehind = (rest: string): 'origin' | 'destination' | 'via' | undefined =>
  ROLES_BEHIND.find(({ pattern }) => pattern.test(rest.replace(/^’/, "'")))?.role;
