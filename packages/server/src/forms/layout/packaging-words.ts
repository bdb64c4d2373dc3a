/** The languages of our own layouts. */
export type PaperLanguage = 'en' | 'zh';

/** Kinds of packages: the Chinese words, the first of which we write; then one and several of them in English. */
const KINDS: readonly (readonly [zh: readonly string[], one: string, several: string])[] = [
  [['闭口钢桶'], 'steel drum, non-removable head', 'steel drums, non-removable head'],
  [['开口钢桶'], 'steel drum, removable head', 'steel drums, removable head'],
  [['钢桶', '铁桶'], 'steel drum', 'steel drums'],
  [['铝桶'], 'aluminium drum', 'aluminium drums'],
  [['塑料桶'], 'plastics drum', 'plastics drums'],
  [['纤维板桶', '纸板桶'], 'fibre drum', 'fibre drums'],
  [['胶合板桶'], 'plywood drum', 'plywood drums'],
  [['钢罐'], 'steel jerrican', 'steel jerricans'],
  [['塑料罐', '塑料方桶'], 'plastics jerrican', 'plastics jerricans'],
  [['复合中型散装容器', '复合IBC'], 'composite IBC', 'composite IBCs'],
  [['刚性塑料中型散装容器'], 'rigid plastics IBC', 'rigid plastics IBCs'],
  [['金属中型散装容器'], 'metal IBC', 'metal IBCs'],
  [['中型散装容器', '吨桶'], 'IBC', 'IBCs'],
  [['柔性中型散装容器', '吨袋', '集装袋'], 'flexible IBC', 'flexible IBCs'],
  [['纤维板箱', '瓦楞纸箱', '纸板箱', '纸箱'], 'fibreboard box', 'fibreboard boxes'],
  [['胶合板箱'], 'plywood box', 'plywood boxes'],
  [['木箱'], 'wooden box', 'wooden boxes'],
  [['塑料编织袋', '编织袋'], 'woven plastics bag', 'woven plastics bags'],
  [['塑料袋'], 'plastics bag', 'plastics bags'],
  [['纸袋'], 'paper bag', 'paper bags'],
  [['气瓶', '钢瓶'], 'cylinder', 'cylinders'],
  [['罐式集装箱', '罐箱'], 'tank container', 'tank containers'],
  [['托盘'], 'pallet', 'pallets'],
  [['桶'], 'drum', 'drums'],
  [['箱'], 'box', 'boxes'],
  [['袋'], 'bag', 'bags'],
  [['瓶'], 'bottle', 'bottles'],
  [['件'], 'package', 'packages'],
];
/** What is said in English besides. */
const ENGLISH: Readonly<Record<string, string>> = {
  'plastic drum': '塑料桶',
  'plastic drums': '塑料桶',
  'plastic jerrican': '塑料罐',
  'plastic jerricans': '塑料罐',
  'plastic jerry cans': '塑料罐',
  'iron drum': '铁桶',
  'iron drums': '铁桶',
  'fiberboard box': '纤维板箱',
  'fiberboard boxes': '纤维板箱',
  carton: '纸箱',
  cartons: '纸箱',
  'plastic bag': '塑料袋',
  'plastic bags': '塑料袋',
};

const longestFirst = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length).join('|');

const TO_ENGLISH = new Map(KINDS.flatMap(([zh, one, several]) => zh.map((word) => [word, { one, several }] as const)));
const TO_CHINESE = new Map<string, string>([
  ...KINDS.flatMap(([[zh = ''], one, several]) => [one, several].map((word) => [word.toLowerCase(), zh] as const)),
  ...Object.entries(ENGLISH),
]);
const CHINESE_KIND = new RegExp(`(?:(\\d[\\d,]*)\\s*)?(?:[个只]\\s*)?(${longestFirst(TO_ENGLISH.keys())})\\s*`, 'gu');
const ENGLISH_KIND = new RegExp(`\\s*\\b(${longestFirst(TO_CHINESE.keys())})\\b`, 'giu');
const HAN = /\p{Script=Han}/u;
/** Words between kinds of packages, and what codes of packagings (1A1, 6HA1/Y) and containers consist of. */
const NO_WORD = /\([^()]*\)|\b(?:\d*[A-Z]+\d[A-Z\d/]*|kg|x)\b/gi;

function inEnglish(written: string): string {
  const said = written
    .normalize('NFKC')
    .replace(/[,、;]\s*(?=\S)(?!\d{3}(?!\d))/g, ', ')
    .replace(CHINESE_KIND, (_, count: string | undefined, word: string) => {
      const { one = word, several = word } = TO_ENGLISH.get(word) ?? {};
      return `${count ?? ''} ${count === '1' ? one : several} `;
    });
  return HAN.test(said) ? written : tidy(said);
}

function inChinese(written: string): string {
  const said = written
    .replace(ENGLISH_KIND, (_, word: string) => ` ${TO_CHINESE.get(word.toLowerCase()) ?? word}`)
    .replace(/\s*\band\b\s*/gi, '、');
  return /[a-z]/i.test(said.replace(NO_WORD, '')) ? written : tidy(said);
}

/** Without the blanks that replacing words leaves. */
const tidy = (text: string) =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(/ +(?=[,;)])|(?<=\() +/g, '')
    .trim();

/**
 * Number and kind of packages with the words of a language: `80 桶` is `80 drums` on an English form, `40 steel drums (1A1)` is
 * `40 钢桶 (1A1)` on a Chinese one. What has words that are not known stays as it is.
 */
export function packagesIn(language: PaperLanguage, written: string): string {
  if (language === 'en') return HAN.test(written) ? linewise(written, inEnglish) : written;
  return linewise(written, inChinese);
}

const linewise = (text: string, say: (line: string) => string) => text.split('\n').map(say).join('\n');
