import { readTable } from './read-table.ts';
import { wordsOf } from './words.ts';

/** Wordings by number of the section. */
function readHeadings(name: string): Readonly<Record<number, readonly string[]>> {
  const bySection = Map.groupBy(readTable(name), ([section]) => Number(section));
  return Object.fromEntries(
    [...bySection].map(([section, rows]) => [section, rows.map(([, wording = '']) => wording)]),
  );
}

/**
 * What the headings of the sixteen sections (GHS, ISO 11014, GB/T 16483, Reg. (EU) 2020/878 Annex II, JIS Z 7253) are
 * known by in each language: sources of regular expressions, matched against a folded, lower-case heading without its number.
 */
export const HEADING_WORDS = readHeadings('headings');

/** The section titles of Reg. (EU) 2020/878 Annex II and of GOST 30333 in the languages that have no headings of their own there. */
export const ANNEX_II_HEADING_WORDS = readHeadings('annex-ii-headings');

const CHINESE_TITLE_WORDS = wordsOf('chinese-title');

/** The titles of GB/T 16483 and its forerunners in full, as SDSs that do not number their sections print them. */
export const CHINESE_TITLE = `(?:${CHINESE_TITLE_WORDS})`;

const SECTION_WORD_WORDS = wordsOf('section');

/** Words before a section's number. */
export const SECTION_WORD = new RegExp(`^(?:\\*\\s*)?(?:${SECTION_WORD_WORDS})\\s*[#:-]?\\s*`, 'i');

/** Section titles as Chinese certificates and numbers write them. */
export const CHINESE_NUMERALS: Readonly<Record<string, number>> = Object.fromEntries(
  '一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六'.split(' ').map((numeral, at) => [numeral, at + 1]),
);

/** Numbers of sections written out ("Section One"), by their word in small letters. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  readTable('number-words').map(([number, word = '']) => [word, Number(number)]),
);
