import { type IsoDate, isoDate, lastDayOfMonth } from '../../../base/index.ts';
import { phraseSource } from '../lexicon/phrases.ts';
import { plainText } from '../plain-text.ts';
import { END, FROM, FROM_BEHIND, type MonthPart, partOfMonth, UNTIL, UNTIL_BEHIND } from './date-words.ts';
import { type DatePiece, type DayOrder, scanDates } from './scan-dates.ts';
import { scanWeeks, weekRange } from './scan-weeks.ts';
import { withCalendarDays } from './written-days.ts';

/** What surrounds a date text: how the column orders day and month, and the year that the title or file name gives. */
export type DateContext = {
  order?: DayOrder | undefined;
  year?: { year: number; month?: number | undefined } | undefined;
  /** When the text was written: what "this month" and "next week" are counted from. */
  written?: IsoDate | undefined;
  /** Of file and tab names: the year that it is now. "DEC 25" is then December 2025, not the 25th. */
  presentYear?: number;
};

/** The year and month of a day, for the days near it that have none. */
export function monthOf(day: IsoDate): NonNullable<DateContext['year']> {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
}

/** What a text says about when a price holds. A single day without "from" or "until" is `day`. */
export type ValidityReading = {
  from?: IsoDate;
  to?: IsoDate;
  day?: IsoDate;
  /** `01/12/2025` could be two days, and the text does not show which. */
  ambiguous?: true;
  /** A day and month, and no year anywhere. */
  yearMissing?: true;
  /** The text names a day that the calendar does not have. */
  impossible?: true;
  /** "Until further notice". */
  open?: true;
};

/** Why a text in a date column gives no usable date. */
export type DateFault =
  | 'date_ambiguous'
  | 'date_unknown'
  | 'date_impossible'
  | 'date_mistyped'
  | 'year_missing'
  | 'validity_inverted';

type Parts = {
  year?: number | undefined;
  month?: number | undefined;
  day?: number | undefined;
  part?: MonthPart | undefined;
};

/** "Till end of month": of the month that the sheet is about. */
const END_OF_MONTH = new RegExp(phraseSource('month-end'), 'u');
const VALIDITY = new RegExp(phraseSource('validity'));
const OPEN =
  /until further notice|till further notice|\bufn\b|另行通知|bis auf weiteres|hasta nuevo aviso|ate novo aviso|jusqu'a nouvel ordre/;

/** `00:00:00`, `T23:59Z`, `6 pm`: a price holds by the day. */
const TIME_OF_DAY =
  /(?:(?<=\d)t|\b)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s?(?:z\b|[ap]\.?m\b\.?|[+-]\d{2}:?\d{2}|hrs?\b|uhr\b)?/g;

/** `20'DC`, `20' / 40'HC`: no day. */
const CONTAINER = /(?<![\d./-])(?:20|40|45)\s?(?:'(?!\d)|ft\b)\s?(?:gp|dc|dv|hc|hq|st|sd|rf|rh|ot|fr)?(?!\p{L}|\d)/gu;

function resolveOrder(pieces: readonly DatePiece[], context: DateContext): DayOrder | undefined {
  return pieces.find((piece) => piece.shows)?.shows ?? context.order;
}

function partsOf(piece: DatePiece, { before, after }: Around, order: DayOrder | undefined): Parts {
  let parts: Parts = { ...piece };
  if (piece.either && order) {
    const [first, second] = piece.either;
    parts = { ...parts, ...(order === 'day-first' ? { day: first, month: second } : { day: second, month: first }) };
  }
  const part = parts.day === undefined ? partOfMonth(before, after) : undefined;
  return part ? { ...parts, part } : parts;
}

/**
 * The pieces with "DEC 25" read as a month and its year, where a name says that: no other piece has a day, nothing before
 * it says from or until when, and the year is near. "DEC 01-DEC 31" and "till DEC 31" are days.
 */
export function withShortYears(plain: string, pieces: readonly DatePiece[], presentYear: number): readonly DatePiece[] {
  if (pieces.filter((piece) => piece.day !== undefined || piece.either).length !== 1) return pieces;
  return pieces.map((piece) => {
    const year = 2000 + (piece.day ?? 0);
    const before = plain.slice(0, piece.start);
    if (!piece.dayOrYear || Math.abs(year - presentYear) > 2 || UNTIL.test(before) || FROM.test(before)) return piece;
    const { day: _day, dayOrYear: _either, ...month } = piece;
    return { ...month, year };
  });
}

/** Fills what one end of a range leaves to the other: `1-31 Dec`, `Jan-Mar 2025`, `15 Dec - 10 Jan 2026`. */
function shareYears(from: Parts, to: Parts, hint: DateContext['year']): void {
  from.month ??= to.month;
  to.month ??= from.month;
  const wraps = (from.month ?? 0) > (to.month ?? 0);
  if (from.year === undefined && to.year === undefined && hint) {
    from.year = wraps && hint.month === to.month ? hint.year - 1 : yearNear(from.month, hint);
  }
  if (from.year === undefined && to.year !== undefined) from.year = wraps ? to.year - 1 : to.year;
  if (to.year === undefined && from.year !== undefined) to.year = wraps ? from.year + 1 : from.year;
}

/** A month half a year before the hinted one is meant in the next year: "until 15 Jan" on a sheet of December. */
function yearNear(month: number | undefined, hint: { year: number; month?: number | undefined }): number {
  return month !== undefined && hint.month !== undefined && hint.month - month > 6 ? hint.year + 1 : hint.year;
}

function dayOf(parts: Parts, edge: 'first' | 'last'): IsoDate | undefined {
  const { year, month } = parts;
  if (year === undefined || month === undefined) return undefined;
  if (parts.day !== undefined) return isoDate(year, month, parts.day);
  if (edge === 'first') return isoDate(year, month, parts.part === 'second-half' ? 16 : 1);
  return parts.part === 'first-half' ? isoDate(year, month, 15) : lastDayOfMonth(year, month);
}

function quarterRange(pieces: readonly DatePiece[], hint: DateContext['year']): ValidityReading | undefined {
  const quarter = pieces.find((piece) => piece.quarter !== undefined)?.quarter;
  if (quarter === undefined) return undefined;
  const year = pieces.find((piece) => piece.year !== undefined)?.year ?? hint?.year;
  if (year === undefined) return { yearMissing: true };
  return { from: `${year}-${String(quarter * 3 - 2).padStart(2, '0')}-01`, to: lastDayOfMonth(year, quarter * 3) };
}

function rangeOf(from: Parts, to: Parts, hint: DateContext['year']): ValidityReading {
  shareYears(from, to, hint);
  if (from.year === undefined) return { yearMissing: true };
  const [first, last] = [dayOf(from, 'first'), dayOf(to, 'last')];
  return first && last ? { from: first, to: last } : { impossible: true };
}

/** The words before and after a date show whether it is a first or a last day. */
type Around = { before: string; after: string };

function singleOf(parts: Parts, { before, after }: Around, hint: DateContext['year']): ValidityReading {
  const dated = { ...parts, year: parts.year ?? (hint && yearNear(parts.month, hint)) };
  if (dated.year === undefined) return { yearMissing: true };
  const [first, last] = [dayOf(dated, 'first'), dayOf(dated, 'last')];
  if (!first || !last) return { impossible: true };
  if (FROM.test(before) || FROM_BEHIND.test(after)) return { from: first };
  if (UNTIL.test(before.replace(END, '')) || parts.part === 'end' || UNTIL_BEHIND.test(after)) return { to: last };
  return parts.day === undefined ? { from: first, to: last } : { day: first };
}

/**
 * Reads when a price holds from a text: `1-31 Dec`, `01/12-15/12`, `Jan-Mar 2025`, `till end of Dec`, `w.e.f. 1 Dec`,
 * `2025年12月1日-31日`, `Q1 2026`. Undefined when it names no month; doubts are flags, never guesses.
 */
export function parseValidity(text: string, context: DateContext = {}): ValidityReading | undefined {
  const plain = withCalendarDays(plainText(text), context.written)
    .replace(TIME_OF_DAY, ' ')
    .replace(CONTAINER, ' ')
    .replace(/(?<=\d\s*[일日])\s*(?:부터|から)/g, ' - ');
  const open = OPEN.test(plain) ? ({ open: true } as const) : {};
  const weeks = scanWeeks(plain);
  // "W09" in the name of a file numbers files as often as it names a week.
  const isNumbering = weeks && context.presentYear !== undefined && /^w\d/.test(plain.slice(weeks.start));
  if (weeks && !isNumbering) return readWeeks(plain, weeks, context);
  const scanned = scanDates(plain);
  const pieces = context.presentYear ? withShortYears(plain, scanned, context.presentYear) : scanned;
  const dated = pieces.filter((piece) => piece.month !== undefined || piece.either || piece.day !== undefined);
  const quarter = dated.some(isDay) ? undefined : quarterRange(pieces, context.year);
  if (quarter) return quarter;
  if (!dated.some((piece) => piece.month !== undefined || piece.either)) {
    return endOfMonth(plain, context) ?? (open.open ? open : undefined);
  }
  const order = resolveOrder(dated, context);
  if (!order && dated.some((piece) => piece.either)) return { ambiguous: true };
  const years = pieces.filter((piece) => piece.year !== undefined && piece.month === undefined && !piece.either);
  const hint = years[0]?.year !== undefined ? { year: years[0].year } : context.year;
  const parts = dated.map((piece) =>
    partsOf(piece, { before: plain.slice(0, piece.start), after: plain.slice(piece.end) }, order),
  );
  if (parts.some(({ part }) => part === 'other')) return { ambiguous: true };
  const at = daysOfMonth(plain, dated);
  const [first, second] = [parts[at], parts[at + 1]];
  const [firstPiece, secondPiece] = [dated[at], dated[at + 1]];
  if (!first || !firstPiece) return undefined;
  if (at > 0) {
    first.month ??= second?.month ?? parts[at - 1]?.month;
    first.year ??= second?.year ?? parts[at - 1]?.year;
  }
  if (second && secondPiece && isUntilFrom(plain, firstPiece, secondPiece))
    return { ...rangeOf(second, first, hint), ...open };
  if (second && secondPiece && isSpan(plain, firstPiece, secondPiece))
    return { ...rangeOf(first, second, hint), ...open };
  if (first.month === undefined) return undefined;
  const around = { before: plain.slice(0, firstPiece.start), after: plain.slice(firstPiece.end) };
  return { ...singleOf(first, around, hint), ...open };
}

/** "Our Q4 rates, valid 1-31 Dec": days say more than the quarter that they are in. */
const isDay = ({ month, day, either }: DatePiece) => either !== undefined || (month !== undefined && day !== undefined);

/** Where the range begins that says the days of a month before it: "December 2026 (1 to 15)"; else the first piece. */
function daysOfMonth(plain: string, dated: readonly DatePiece[]): number {
  const at = dated.findIndex((piece, index) => {
    const [before, next] = [dated[index - 1], dated[index + 1]];
    if (before?.month === undefined || before.day !== undefined || !next) return false;
    return (
      /^\s*(?:[([:]\s*(?:\p{L}+\s+)?|valid:?\s+)$/u.test(plain.slice(before.end, piece.start)) &&
      isRange(plain.slice(piece.end, next.start))
    );
  });
  return Math.max(0, at);
}

/** "Week 49 (30 Nov - 6 Dec)" names its days; other weeks are those of the calendar of ISO 8601, Monday to Sunday. */
function readWeeks(plain: string, weeks: Weeks, context: DateContext): ValidityReading | undefined {
  const rest = `${plain.slice(0, weeks.start)} ${plain.slice(weeks.end)}`;
  const days = parseValidity(rest, context);
  if (days?.from && days.to && !isWholeMonth(days)) return days;
  // "2. Woche Dezember" counts within the month; "week 50 December" within the year.
  if (days?.from && weeks.last <= 5 && !days.from.endsWith('01-01')) return { ambiguous: true };
  const said = scanDates(rest).find((piece) => piece.year !== undefined)?.year;
  const hint = said === undefined ? context.year : { year: said };
  return hint ? weekRange(weeks, hint) : { yearMissing: true };
}

type Weeks = NonNullable<ReturnType<typeof scanWeeks>>;

/** "Dec 2026, week 49": the month only says the year of the week. */
function isWholeMonth({ from = '', to = '' }: ValidityReading): boolean {
  return from.endsWith('-01') && to === lastDayOfMonth(Number(from.slice(0, 4)), Number(from.slice(5, 7)));
}

function endOfMonth(plain: string, { year: hint }: DateContext): ValidityReading | undefined {
  if (hint?.month === undefined || !END_OF_MONTH.test(plain)) return undefined;
  return { to: lastDayOfMonth(hint.year, hint.month) };
}

/** Whether a text in plain letters names days for certain: a day and its month, a month with its year or its half, a quarter, weeks, the end of the month. */
export function namesDays(plain: string): boolean {
  if (scanWeeks(plain) || END_OF_MONTH.test(plain)) return true;
  return scanDates(plain).some(
    ({ month, day, year, either, quarter, start, end }) =>
      either !== undefined ||
      quarter !== undefined ||
      (month !== undefined &&
        (day !== undefined ||
          year !== undefined ||
          partOfMonth(plain.slice(0, start), plain.slice(end)) !== undefined)),
  );
}

/** "01.12.2026 tarihinden itibaren 31.12.2026 tarihine kadar": each of the two dates says which end it is. */
function isFromUntil(plain: string, first: DatePiece, second: DatePiece): boolean {
  const between = plain.slice(first.end, second.start);
  return (
    (FROM.test(plain.slice(0, first.start)) || FROM_BEHIND.test(between)) &&
    (UNTIL.test(between) || UNTIL_BEHIND.test(plain.slice(second.end)))
  );
}

/**
 * "16.12.2026 ile 31.12.2026 arası geçerlidir": two whole dates with one short word between them, in a text that says that it is about a
 * validity, are its two ends in any language.
 */
function isJoined(plain: string, first: DatePiece, second: DatePiece): boolean {
  const isWhole = ({ year, month, day, either }: DatePiece) =>
    year !== undefined && (either !== undefined || (month !== undefined && day !== undefined));
  if (!isWhole(first) || !isWhole(second) || !VALIDITY.test(plain)) return false;
  return /^\s*\p{L}{1,6}\s*$/u.test(plain.slice(first.end, second.start));
}

/** "Valid until 31 Dec 2026, starting 1 Dec 2026": the last day stands first. */
function isUntilFrom(plain: string, first: DatePiece, second: DatePiece): boolean {
  const between = plain.slice(first.end, second.start);
  return UNTIL.test(plain.slice(0, first.start)) && FROM.test(between) && !UNTIL.test(between);
}

/** "1 Dec 2026, expiring 31 Dec 2026": a word for a last day between two dates, and no more than a few others. */
function isUntilBetween(plain: string, first: DatePiece, second: DatePiece): boolean {
  const between = plain.slice(first.end, second.start);
  return between.length <= LONGEST_BETWEEN && UNTIL.test(between) && !FROM.test(between);
}

/** Longer texts between two dates say more than that they are a range. */
const LONGEST_BETWEEN = 24;

/** Whether two dates are the ends of one range. */
function isSpan(plain: string, first: DatePiece, second: DatePiece): boolean {
  const between = plain.slice(first.end, second.start);
  return isRange(between) || [isFromUntil, isUntilBetween, isJoined].some((is) => is(plain, first, second));
}

/** What may be between the two ends of a range. */
function isRange(between: string): boolean {
  return /^(?:[\s,.()'":–—−~～→/-]|up to(?: and including)?|to|until|till?|och med|og med|t\.?o\.?m\.?|til|thru|through|and|bis(?: zum)?|do|pana la|al|au|hasta(?: el)?|ate|jusqu'?au?|y|e|et|und|至|到|부터|から|fino al?|a|tot|t\/m|sampai|s\/d|hingga|đen|до|по|الى|حتى|ถึง|valid|expiry|expires|expiring|expiration|end of)*(?:(?:end(?: of)?|ultimo|fin(?: de)?|ende|[12](?:st|nd)? half(?: of)?)[\s:]*)?$/.test(
    between,
  );
}
