import { either } from './either.ts';
import { readTable } from './read-table.ts';

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

const CHINESE_TITLE_WORDS = either(
  '化学品(?:名称)?(?:[及与和](?:企业|公司))?(?:标识|名称|信息)|成[分份]/?组成(?:信息)?|组成/成[分份](?:信息)?|主要组成(?:与|和)性状|危险性概述',
  '急救措施|消防措施|燃爆特性(?:与|和)消防|泄[漏露]应急处理|操作处置(?:与|和)储存|接触控制/?个[体人]防护(?:措施)?|理化(?:特性|性质)',
  '稳定性(?:与|和|及)反应(?:性|活性)|毒理学?(?:信息|资料)|生态学?(?:信息|资料)|废弃处置|运[输送](?:信息|资料)|法规(?:信息|资料)',
  '其[他它](?:信息|资料)',
);

/** The titles of GB/T 16483 and its forerunners in full, as SDSs that do not number their sections print them. */
export const CHINESE_TITLE = `(?:${CHINESE_TITLE_WORDS})`;

const SECTION_WORD_WORDS = either(
  'section|sect?\\.?(?=\\s)|part(?=\\s\\d)|punkt(?=\\s\\d)|item(?=\\s\\d)|chapter|abschnitt|rubrique|secci[óo]n',
  'se[çc][çc]?[ãa]o|sezione|rubriek|sekcja|avsnitt|afsnit|oddíl|odd[íi]l|oddiel|rozdział|розділ',
  'раздел|sec[țţt]iunea|kohta|jagu|odjeljak|odsjek|odeljak|oddelek|τμημα|τμήμα|b[öo]l[üu]m',
  'k[ıi]s[ıi]m|第|部分(?=\\s*\\d)',
);

/** Words before a section's number. */
export const SECTION_WORD = new RegExp(`^(?:\\*\\s*)?(?:${SECTION_WORD_WORDS})\\s*[#:-]?\\s*`, 'i');

/** Section titles as Chinese certificates and numbers write them. */
export const CHINESE_NUMERALS: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
  十一: 11,
  十二: 12,
  十三: 13,
  十四: 14,
  十五: 15,
  十六: 16,
};
