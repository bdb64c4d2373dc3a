import { type IsoDate, isoDate } from '../../base/offline.ts';
import { type Passage, slicePassage } from '../layout/passage.ts';
import { CHINESE_NUMERALS } from '../lexicon/headings.ts';
import { MONTH_NAME, monthOf } from '../lexicon/months.ts';
import { wordsOf } from '../lexicon/words.ts';

/** Which of two numbers comes first where a date's order is not plain. */
export type DateOrder = 'day-first' | 'month-first';

type Shape = { pattern: RegExp; read: (match: RegExpExecArray, order: DateOrder) => IsoDate | undefined };

const year = (text = '') => (text.length === 2 ? 2000 + Number(text) - (Number(text) > 60 ? 100 : 0) : Number(text));

/** "二〇二六" as digits, one a character. */
const digitsOf = (text = '') => [...text].map((one) => CHINESE_NUMERALS[one] ?? 0).join('');

/** "二十五": 25. */
function numberOf(text = ''): number {
  const [tens = '', ones] = text.split('十');
  if (ones === undefined) return CHINESE_NUMERALS[text] ?? 0;
  return 10 * (tens === '' ? 1 : (CHINESE_NUMERALS[tens] ?? 0)) + (CHINESE_NUMERALS[ones] ?? 0);
}

const SHAPES: readonly Shape[] = [
  {
    pattern: /(?<!\d)((?:19|20)\d{2})\s*[-./年년]\s*(\d{1,2})\s*[-./月월]\s*(\d{1,2})(?!\d)\s*[日일]?/,
    read: (m) => isoDate(year(m[1]), Number(m[2]), Number(m[3])),
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\d)(\d{1,2})(?! [-–] [a-z]+ \d{4})(?:st|nd|rd|th|\.|º|[»"”])?[\s\-./,]*(?:de\s|of\s)?(${MONTH_NAME})[\s\-./,]*(?:de\s|of\s)?((?:19|20)\d{2}|\d{2})(?!\d)`,
      'i',
    ),
    read: (m) => isoDate(year(m[3]), monthOf(m[2] ?? ''), Number(m[1])),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![a-z])(${MONTH_NAME})[\s\-./]*(\d{1,2})(?:st|nd|rd|th)?[\s\-./,]+((?:19|20)\d{2})`,
      'i',
    ),
    read: (m) => isoDate(year(m[3]), monthOf(m[1] ?? ''), Number(m[2])),
  },
  {
    pattern: new RegExp(String.raw`(?<!\d)((?:19|20)\d{2})[\s\-./,]+(${MONTH_NAME})[\s\-./,]+(\d{1,2})(?!\d)`, 'i'),
    read: (m) => isoDate(year(m[1]), monthOf(m[2] ?? ''), Number(m[3])),
  },
  {
    pattern: /(?:民[国國]|中華民國)\s*(\d{2,3})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})/,
    read: (m) => isoDate(1911 + Number(m[1]), Number(m[2]), Number(m[3])),
  },
  {
    pattern: /(令和|平成)\s*(\d{1,2}|元)\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})/,
    read: (m) =>
      isoDate((m[1] === '令和' ? 2018 : 1988) + (m[2] === '元' ? 1 : Number(m[2])), Number(m[3]), Number(m[4])),
  },
  {
    pattern: /(?<!\d)(\d{1,2})\s?[-/ ]\s?(\d{1,2}|[一二三四五六七八九十]{1,2})月\s?[-/ ]\s?((?:19|20)\d{2})(?!\d)/,
    read: (m) => isoDate(Number(m[3]), Number(m[2]) || (CHINESE_NUMERALS[m[2] ?? ''] ?? 0), Number(m[1])),
  },
  {
    pattern:
      /([〇○零Oo一二三四五六七八九]{4})\s?年\s?([一二三四五六七八九十]{1,2})\s?月\s?([一二三四五六七八九十]{1,3})\s?日/,
    read: (m) => isoDate(Number(digitsOf(m[1])), numberOf(m[2]), numberOf(m[3])),
  },
  {
    // The Republic's years (1912 is 1), as Taiwan's SDSs write them without its name.
    pattern: /(?<![\d.-])(1[0-4]\d)\s?[年./-]\s?(\d{1,2})\s?[月./-]\s?(\d{1,2})(?![\d-])/,
    read: (m) => isoDate(1911 + Number(m[1]), Number(m[2]), Number(m[3])),
  },
  { pattern: /(?<![\d.])(\d{1,2})\s?([-./])\s?(\d{1,2})\s?\2\s?((?:19|20)\d{2}|\d{2})(?![\d-])/, read: readNumbers },
  {
    pattern: new RegExp(
      String.raw`(?<![a-z\d])(${MONTH_NAME})(?:[\s\-./,]+(?:de[l]?\s)?((?:19|20)\d{2})|\s?['’](\d{2})|-(\d{2})(?![-/.]))(?!\d)`,
      'i',
    ),
    read: (m) => isoDate(year(m[2] ?? m[3] ?? m[4]), monthOf(m[1] ?? ''), 1)?.slice(0, 7),
  },
  {
    pattern: /(?<!\d)((?:19|20)\d{2})\s*年\s*(\d{1,2})\s*月(?!\s*\d)/,
    read: (m) => isoDate(year(m[1]), Number(m[2]), 1)?.slice(0, 7),
  },
  {
    pattern: /(?<![\d./-])(\d{1,2})\s?[/.-]\s?((?:19|20)\d{2})(?![\d./-])/,
    read: (m) => isoDate(year(m[2]), Number(m[1]), 1)?.slice(0, 7),
  },
  {
    pattern: /(?<![\d./-])((?:19|20)\d{2})[-/](\d{1,2})(?![\d./-])/,
    read: (m) => isoDate(year(m[1]), Number(m[2]), 1)?.slice(0, 7),
  },
  {
    pattern: /(?<!\d)((?:19|20)\d{2})\s?(\d{2})\s?(\d{2})(?!\d)/,
    read: (m) => isoDate(year(m[1]), Number(m[2]), Number(m[3])),
  },
];

function readNumbers(match: RegExpExecArray, order: DateOrder): IsoDate | undefined {
  const [first, second] = [Number(match[1]), Number(match[3])];
  // House numbers and codes look like dates of years that are still to come.
  if (/^[4-7]\d$/.test(match[4] ?? '')) return undefined;
  // Points are written where the day comes first.
  const dayFirst = first > 12 || (second <= 12 && (order === 'day-first' || match[2] === '.'));
  return dayFirst ? isoDate(year(match[4]), second, first) : isoDate(year(match[4]), first, second);
}

/** The first date of a passage, whatever its style (`YYYY-MM` when it names no day); undefined when it holds none. */
export function parseDate(passage: Passage, order: DateOrder): { value: IsoDate; from: Passage } | undefined {
  let best: { value: IsoDate; from: Passage; at: number } | undefined;
  for (const { pattern, read } of SHAPES) {
    const match = pattern.exec(passage.text);
    const value = match ? read(match, order) : undefined;
    if (!match || !value || (best && match.index >= best.at)) continue;
    best = { value, from: slicePassage(passage, match.index, match.index + match[0].length), at: match.index };
  }
  return best && { value: best.value, from: best.from };
}

/** The end of a time: "2026.02.03-2026.12.31", "自2026年1月1日至2026年12月31日". */
export function parseLastDate(passage: Passage, order: DateOrder): ReturnType<typeof parseDate> {
  const first = parseDate(passage, order);
  if (!first) return undefined;
  const behind = passage.text.indexOf(first.from.text) + first.from.text.length;
  return parseLastDate(slicePassage(passage, behind, passage.text.length), order) ?? first;
}

/** "IL 60101": an address in the United States. */
const STATE_AND_POSTCODE =
  /\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\.?,?\s+\d{5}(?:-\d{4})?\b/g;

const STATE_WORDS = wordsOf('american-state');

/** "Edison, New Jersey": the same in full. */
const STATE = new RegExp(`,\\s(?:${STATE_WORDS})\\b`, 'g');

const DAY_FIRST_WORDS = wordsOf('day-first');

/** The law and the places of countries that write the day first. */
const DAY_FIRST = new RegExp(`\\b(?:${DAY_FIRST_WORDS})\\b|\\+6[14]\\b`, 'g');

/** How a document writes numbers in dates: from dates that leave no doubt, else from its country. */
export function dateOrderOf(text: string): DateOrder {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const match of text.matchAll(/(?<![\d.])(\d{1,2})[-/](\d{1,2})[-/](?:20|19)?\d{2}(?!\d)/g)) {
    if (Number(match[1]) > 12) dayFirst++;
    if (Number(match[2]) > 12) monthFirst++;
  }
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? 'day-first' : 'month-first';
  const american =
    (text.match(STATE_AND_POSTCODE) ?? []).length +
    (text.match(STATE) ?? []).length +
    (
      text.match(/\b(?:OSHA|USA|U\.S\.A?|CHEMTREC|United States|Country: ?US|1910\.1200|SARA|CERCLA|TSCA|NFPA)\b/g) ??
      []
    ).length;
  const other = (text.match(DAY_FIRST) ?? []).length;
  return american > other ? 'month-first' : 'day-first';
}
