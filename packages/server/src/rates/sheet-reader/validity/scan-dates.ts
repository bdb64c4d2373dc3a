import { plainText } from '../plain-text.ts';
import { HALF_NOUN, MONTH_PATTERN, monthOfName } from './date-words.ts';

/** Which of two small numbers is the day, when the text does not show it. */
export type DayOrder = 'day-first' | 'month-first';

/** What a piece of a date says. `either` holds two numbers of which one is the day and one the month. */
export type DateParts = {
  year?: number;
  month?: number;
  day?: number;
  either?: readonly [number, number];
  /** The end, the first or the second half of the month. */
  part?: 'end' | 'first-half' | 'second-half';
  quarter?: number;
  /** How this piece, written in numbers, shows that its writer orders day and month. */
  shows?: DayOrder;
  /** Two digits behind a month's name, "DEC 25": a day, or the year in a file name. */
  dayOrYear?: true;
};

/** A piece of a date and where it is in the plain text. */
export type DatePiece = DateParts & { start: number; end: number };

type ReadParts = (match: RegExpExecArray) => DateParts | undefined;

/** "Rio de Janeiro" is no January. */
const MONTH = `(?<!rio de )(${MONTH_PATTERN})(?![a-z])\\.?`;
const DAY = String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|\.|º|°)?(?!\d)`;
const OF = '(?:de |del |of |do )?';
/** A year behind a month: four digits after any sign, or two after the given sign and not before another month. */
const yearAfter = (sign: string) =>
  String.raw`(?:[\s\-./,']*${OF}(20\d{2})(?!\d)|${sign}(\d{2})(?!\d)(?!\s*[-./]?\s*${MONTH_PATTERN}))`;
const SIGN = String.raw`(?:[-./']|\s'?)`;

function fullYear(...digits: (string | undefined)[]): { year?: number } {
  const found = digits.find((text) => text !== undefined);
  if (found === undefined) return {};
  return { year: found.length === 2 ? 2000 + Number(found) : Number(found) };
}

function smallPair(a: string | undefined, b: string | undefined): DateParts | undefined {
  const [first, second] = [Number(a), Number(b)];
  if (first < 1 || second < 1 || first > 31 || second > 31 || (first > 12 && second > 12)) return undefined;
  if (first > 12) return { day: first, month: second, shows: 'day-first' };
  if (second > 12) return { day: second, month: first, shows: 'month-first' };
  if (first === second) return { day: first, month: first };
  return { either: [first, second] };
}

function yearMonthDay(match: RegExpExecArray): DateParts {
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]), shows: 'month-first' };
}

/** Year 1 of the calendar of Taiwan (民國) is 1912. */
function minguoDay(match: RegExpExecArray): DateParts {
  return { year: 1911 + Number(match[1]), month: Number(match[3]), day: Number(match[4]), shows: 'month-first' };
}

const CHINESE_PARTS: Readonly<Record<string, 'end' | 'first-half' | 'second-half'>> = {
  上半月: 'first-half',
  下半月: 'second-half',
  底: 'end',
  末: 'end',
};

function chineseMonth(match: RegExpExecArray): DateParts {
  const part = CHINESE_PARTS[match[3] ?? ''];
  return { ...fullYear(match[1]), month: Number(match[2]), ...(part ? { part } : {}) };
}

const month = (name: string | undefined) => ({ month: monthOfName(name ?? '') ?? 0 });

const ORDINALS: readonly (readonly [quarter: number, pattern: RegExp])[] = [
  [1, /^(?:1|i$|first|erste|prim|premier|primo|一|перв|forsta|forste|ensimm|pierwsz)/],
  [2, /^(?:2|ii$|second|zweite|segund|deuxieme|二|втор|andra|anden|toinen|drugi)/],
  [3, /^(?:3|iii$|third|dritte|tercer|terceiro|troisieme|terzo|三|трет|tredje|kolmas|trzeci)/],
  [4, /^(?:4|iv$|fourth|vierte|cuarto|quarto|quatrieme|四|четв|fjarde|fjerde|neljas|czwart)/],
];
const quarterOf = (word: string) => ORDINALS.find(([, pattern]) => pattern.test(word))?.[0] ?? 0;
/** "Q1/2027", "1st quarter of 2027", "2. Quartal", "primer trimestre 2027", "第一季度", "1분기". */
const QUARTER =
  /(?<![a-z\d])(?:q\s?([1-4])|第?([1-4一二三四])\s?(?:季度|季|四半期|분기)|((?:[1-4]|i{1,3}|iv)(?:st|nd|rd|th|er|e|eme|o|ro|do|to|º|ª|\.)?|first|second|third|fourth|erstes|zweites|drittes|viertes|primer|primo|primeiro|segundo|secondo|tercer|terceiro|terzo|cuarto|quarto|premier|deuxieme|troisieme|quatrieme|первый|второй|третий|четвертый|forsta|andra|tredje|fjarde)\s?(?:quarter|quartal|kvartal|kvartaali|kwartal|kwartaal|trimestre|trimester|trimestrul|ceyrek|квартал|q))(?![a-z\d])(?:\s*[/,.'-]?\s*(?:of |de |del |di |du |do )?(?:(20\d{2})(?!\d)|'(\d{2})(?!\d)))?/y;

/** In order of precedence: a longer form is tried before the shorter ones that it contains. */
const FORMS: readonly (readonly [pattern: RegExp, make: ReadParts])[] = [
  [QUARTER, (m) => ({ quarter: quarterOf(m[1] ?? m[2] ?? m[3] ?? ''), ...fullYear(m[4], m[5]) })],
  [/(?<!\d)(20\d{2})\s*[-./年]\s*(\d{1,2})\s*[-./月]\s*(\d{1,2})(?!\d)\s*日?/y, yearMonthDay],
  [/(?<!\d)(20\d{2})(0[1-9]|1[0-2])([0-2]\d|3[01])(?!\d)/y, yearMonthDay],
  [/(?<![\d.,$])(1[0-3]\d)\s*([./-])\s*(0[1-9]|1[0-2])\s*\2\s*(0[1-9]|[12]\d|3[01])(?![\d.,])/y, minguoDay],
  [/(?<!\d)(1[0-3]\d)\s*(年)\s*(\d{1,2})\s*月\s*(\d{1,2})(?!\d)\s*日?/y, minguoDay],
  [
    /(?<!\d)(\d{1,2})\s*月\s*(\d{1,2})\s*[日号]?(?!\d)/y,
    (m) => ({ month: Number(m[1]), day: Number(m[2]), shows: 'month-first' }),
  ],
  [/(?<!\d)(?:(20\d{2})\s*年\s*)?(\d{1,2})\s*月\s*份?\s*(上半月|下半月|底|末)?/y, chineseMonth],
  [
    new RegExp(`${DAY}[\\s\\-./,]*${OF}${MONTH}${yearAfter(`${SIGN}?`)}?`, 'y'),
    (m) => ({ day: Number(m[1]), ...month(m[2]), ...fullYear(m[3], m[4]) }),
  ],
  [
    new RegExp(
      `(?<![a-z])${MONTH}\\s*(\\d{1,2})(?:st|nd|rd|th)?(?!\\d|\\s?h(?:alf)?(?![a-z]))(?:\\s*,?\\s*(20\\d{2})(?!\\d))?`,
      'y',
    ),
    (m) => ({ ...month(m[1]), day: Number(m[2]), ...(m[3] ? fullYear(m[3]) : { dayOrYear: true }) }),
  ],
  [new RegExp(`(?<![a-z])${MONTH}${yearAfter(SIGN)}`, 'y'), (m) => ({ ...month(m[1]), ...fullYear(m[2], m[3]) })],
  // "May be levied" names no month.
  [
    new RegExp(`(?<![a-z])(?!may (?:be|not|also|apply|vary|change|differ|occur|incur|have)\\b)${MONTH}`, 'y'),
    (m) => month(m[1]),
  ],
  [
    /(?<![\d.])(\d{1,2})\s?([-./])\s?(\d{1,2})\s?\2\s?(20\d{2}|\d{2})(?!\d)/y,
    (m) => {
      // With dots and the year last the day comes first, wherever it is written so.
      if (m[2] === '.' && Number(m[3]) <= 12)
        return { day: Number(m[1]), month: Number(m[3]), ...fullYear(m[4]), shows: 'day-first' };
      const pair = smallPair(m[1], m[3]);
      return pair && { ...pair, ...fullYear(m[4]) };
    },
  ],
  [/(?<![\d./a-z])(0?[1-9]|1[0-2])\s?[-/.]\s?(20\d{2})(?!\d)/y, (m) => ({ month: Number(m[1]), year: Number(m[2]) })],
  [/(?<![\d.a-z])(\d{1,2})\s?[/.]\s?(\d{1,2})(?!\d)/y, (m) => smallPair(m[1], m[2])],
  [/(?<!\d)(20\d{2})\s?[-./]\s?(0?[1-9]|1[0-2])(?!\d)/y, (m) => ({ year: Number(m[1]), month: Number(m[2]) })],
  [
    /(?<![a-z])thang\s*(\d{1,2})(?!\d)(?:\s*(?:nam|[-/])\s*(20\d{2})(?!\d))?/y,
    (m) => ({ month: Number(m[1]), ...fullYear(m[2]) }),
  ],
  [/(?<!\d)(20\d{2})(?!\d)\s*年?/y, (m) => ({ year: Number(m[1]) })],
  [
    new RegExp(
      String.raw`(?<![\d.,$a-z])(\d{1,2})(?:st|nd|rd|th|er|º|°)?(?![a-z\d]|[.,]\d|[%$]|-?[.ªaя]? ?${HALF_NOUN})\s*[日号]?`,
      'uy',
    ),
    (m) => ({ day: Number(m[1]) }),
  ],
];

function isPossible(parts: DateParts): boolean {
  const within = (value: number | undefined, low: number, high: number) =>
    value === undefined || (value >= low && value <= high);
  return within(parts.month, 1, 12) && within(parts.day, 1, 39) && within(parts.year, 2000, 2099);
}

function pieceAt(plain: string, at: number): DatePiece | undefined {
  for (const [pattern, make] of FORMS) {
    pattern.lastIndex = at;
    const match = pattern.exec(plain);
    if (!match) continue;
    const made = make(match);
    if (made && isPossible(made)) return { ...made, start: at, end: at + match[0].length };
  }
  return undefined;
}

/** Korean writes dates as Chinese does. */
const KOREAN_SIGNS: Readonly<Record<string, string>> = { 년: '年', 월: '月', 일: '日' };

/** 2569 of the Thai calendar is 2026. */
const THAI_YEAR = /(?<!\d)25[6-9]\d(?!\d)/g;
const THAI = /\p{Script=Thai}/u;

/** Every piece of a date in a text that is already plain, in order: full dates, months, bare days, years, quarters. */
export function scanDates(text: string): DatePiece[] {
  const plain = text
    .replace(/[년월일]/g, (sign) => KOREAN_SIGNS[sign] ?? sign)
    .replace(THAI_YEAR, (year) => (THAI.test(text) ? String(Number(year) - 543) : year));
  const pieces: DatePiece[] = [];
  let at = 0;
  while (at < plain.length) {
    const piece = pieceAt(plain, at);
    if (piece) pieces.push(piece);
    at = piece ? piece.end : at + 1;
  }
  return pieces;
}

/** How a text shows that its writer orders day and month: `15/12` day first, `12/15` and `2025-12-01` month first. */
export function shownDayOrder(text: string): DayOrder | undefined {
  return scanDates(plainText(text)).find((piece) => piece.shows)?.shows;
}
