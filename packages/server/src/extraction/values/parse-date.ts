import { type IsoDate, isoDate } from '../../base/offline.ts';
import { type Passage, slicePassage } from '../layout/passage.ts';
import { CHINESE_NUMERALS } from '../lexicon/headings.ts';
import { MONTH_NAME, monthOf } from '../lexicon/months.ts';
import { wordsOf } from '../lexicon/words.ts';

/** Which of two numbers comes first where a date's order is not plain. */
export type DateOrder = 'day-first' | 'month-first';

/** A year of two digits, of four, or of four Chinese numerals: "二〇二六". */
function yearOf(text = ''): number {
  if (text.length === 2) return 2000 + Number(text) - (Number(text) > 60 ? 100 : 0);
  return Number(text) || Number([...text].map((one) => CHINESE_NUMERALS[one] ?? 0).join(''));
}

/** "二十五": 25. */
function numberOf(text = ''): number {
  const [tens = '', ones] = text.split('十');
  if (ones === undefined) return CHINESE_NUMERALS[text] ?? 0;
  return 10 * (tens === '' ? 1 : (CHINESE_NUMERALS[tens] ?? 0)) + (CHINESE_NUMERALS[ones] ?? 0);
}

/** Any four digits of the last century and of this one. */
const YEAR = String.raw`(?<year>(?:19|20)\d{2})`;

/**
 * How dates are written. `year`, `month` and `day` are digits, a month's name or Chinese numerals; `republic` counts from 1912,
 * `reign` names the era of Japan's years; `first` and `second` are a day and a month in one order or the other.
 */
const SHAPES: readonly RegExp[] = [
  String.raw`(?<!\d)${YEAR}\s*[-./年년]\s*(?<month>\d{1,2})\s*[-./月월]\s*(?<day>\d{1,2})(?!\d)\s*[日일]?`,
  String.raw`(?<!\d)(?<day>\d{1,2})(?! [-–] [a-z]+ \d{4})(?:st|nd|rd|th|\.|º|[»"”])?[\s\-./,]*(?:de\s|of\s)?(?<month>${MONTH_NAME})[\s\-./,]*(?:de\s|of\s)?(?<year>(?:19|20)\d{2}|\d{2})(?!\d)`,
  String.raw`(?<![a-z])(?<month>${MONTH_NAME})[\s\-./]*(?<day>\d{1,2})(?:st|nd|rd|th)?[\s\-./,]+${YEAR}`,
  String.raw`(?<!\d)${YEAR}[\s\-./,]+(?<month>${MONTH_NAME})[\s\-./,]+(?<day>\d{1,2})(?!\d)`,
  String.raw`(?:民[国國]|中華民國)\s*(?<republic>\d{2,3})\s*年\s*(?<month>\d{1,2})\s*月\s*(?<day>\d{1,2})`,
  String.raw`(?<reign>令和|平成)\s*(?<year>\d{1,2}|元)\s*年\s*(?<month>\d{1,2})\s*月\s*(?<day>\d{1,2})`,
  String.raw`(?<!\d)(?<day>\d{1,2})\s?[-/ ]\s?(?<month>\d{1,2}|[一二三四五六七八九十]{1,2})月\s?[-/ ]\s?${YEAR}(?!\d)`,
  String.raw`(?<year>[〇○零Oo一二三四五六七八九]{4})\s?年\s?(?<month>[一二三四五六七八九十]{1,2})\s?月\s?(?<day>[一二三四五六七八九十]{1,3})\s?日`,
  // Taiwan's SDSs write the Republic's years without its name.
  String.raw`(?<![\d.-])(?<republic>1[0-4]\d)\s?[年./-]\s?(?<month>\d{1,2})\s?[月./-]\s?(?<day>\d{1,2})(?![\d-])`,
  String.raw`(?<![\d.])(?<first>\d{1,2})\s?(?<mark>[-./])\s?(?<second>\d{1,2})\s?\k<mark>\s?(?<year>(?:19|20)\d{2}|\d{2})(?![\d-])`,
  String.raw`(?<![a-z\d])(?<month>${MONTH_NAME})(?:[\s\-./,]+(?:de[l]?\s)?${YEAR}|\s?['’](?<short>\d{2})|-(?<dashed>\d{2})(?![-/.]))(?!\d)`,
  String.raw`(?<!\d)${YEAR}\s*年\s*(?<month>\d{1,2})\s*月(?!\s*\d)`,
  String.raw`(?<![\d./-])(?<month>\d{1,2})\s?[/.-]\s?${YEAR}(?![\d./-])`,
  String.raw`(?<![\d./-])${YEAR}[-/](?<month>\d{1,2})(?![\d./-])`,
  String.raw`(?<!\d)${YEAR}\s?(?<month>\d{2})\s?(?<day>\d{2})(?!\d)`,
].map((shape) => new RegExp(shape, 'i'));

/** A day and a month of which only the document tells which comes first. */
function readNumbers(groups: Readonly<Record<string, string | undefined>>, order: DateOrder): IsoDate | undefined {
  const [first, second] = [Number(groups.first), Number(groups.second)];
  // House numbers and codes look like dates of years that are still to come.
  if (/^[4-7]\d$/.test(groups.year ?? '')) return undefined;
  // Points are written where the day comes first.
  const dayFirst = first > 12 || (second <= 12 && (order === 'day-first' || groups.mark === '.'));
  const [month, day] = dayFirst ? [second, first] : [first, second];
  return isoDate(yearOf(groups.year), month, day);
}

/** The date that a match says, without a day where it names none. */
function readShape({ groups = {} }: RegExpExecArray, order: DateOrder): IsoDate | undefined {
  const { first, reign, republic, month = '', day } = groups as Record<string, string | undefined>;
  if (first) return readNumbers(groups, order);
  const written = groups.year ?? groups.short ?? groups.dashed;
  const reigned = (reign === '令和' ? 2018 : 1988) + (written === '元' ? 1 : Number(written));
  const year = republic ? 1911 + Number(republic) : reign ? reigned : yearOf(written);
  const date = isoDate(
    year,
    Number(month) || numberOf(month) || monthOf(month),
    day ? Number(day) || numberOf(day) : 1,
  );
  return day ? date : date?.slice(0, 7);
}

/** The first date of a passage, whatever its style (`YYYY-MM` when it names no day); undefined when it holds none. */
export function parseDate(passage: Passage, order: DateOrder): { value: IsoDate; from: Passage } | undefined {
  let best: { value: IsoDate; from: Passage; at: number } | undefined;
  for (const shape of SHAPES) {
    const match = shape.exec(passage.text);
    const value = match ? readShape(match, order) : undefined;
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
