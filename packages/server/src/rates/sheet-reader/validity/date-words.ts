import { readTable } from '../lexicon/read-table.ts';
import { plainText } from '../plain-text.ts';

/** What a word beside a month or a day says of it; `lexicon/tables/date-words.tsv` has the wordings. */
type DateWord =
  | `month-${number}`
  | `short-month-${number}`
  | 'until'
  | 'until-behind'
  | 'from'
  | 'from-behind'
  | 'first'
  | 'second'
  | 'half'
  | 'first-half'
  | 'second-half'
  | 'end'
  | 'end-behind'
  | 'other-part'
  | 'other-part-behind'
  | 'month-word';

/** Folded as `plainText` folds the texts that they are looked for in. */
const WORDINGS = readTable('date-words').map((cells) => cells.map((cell) => cell.replaceAll('ı', 'i')));

function wordingsOf(concept: DateWord): string[] {
  const wordings = WORDINGS.flatMap(([name, , wording = '']) => (name === concept ? [wording] : []));
  return wordings.sort((a, b) => b.length - a.length);
}

/** Scripts without blanks between words: a wording of theirs begins and ends anywhere. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** A pattern source for any wording of the concepts, as whole words, without groups. */
function anyOf(...concepts: DateWord[]): string {
  const sources = concepts
    .flatMap(wordingsOf)
    .map((wording) =>
      UNSPACED.test(wording)
        ? wording.normalize('NFKC')
        : `${/^[\p{L}\d]/u.test(wording) ? String.raw`(?<!\p{L})` : ''}${wording}${/[\p{L}\])?*]$/u.test(wording) ? String.raw`(?!\p{L})` : ''}`,
    );
  return `(?:${sources.join('|')})`;
}

const pattern = (source: string) => new RegExp(source, 'u');
const ARTICLE = String.raw`(?:(?:date|on|day|the|el|le|il|lo|o|den|dem|zum|der|ngay|tgl\.?|tanggal|dnia|d\.)\s+)?`;
const MONTH_WORD = String.raw`(?:(?:${anyOf('month-word')}|of|de|del|des|du|da|do|di|van|von|w)\s*){0,2}`;
const halfOf = (which: 'first' | 'second') =>
  `(?:${anyOf(`${which}-half`)}|${anyOf(which)}\\s?[.ªaº°]?\\s?${anyOf('half')}|${anyOf('half')}\\s?${anyOf(which)})`;
const beforeMonth = (source: string) => pattern(`${source}\\s*${MONTH_WORD}\\s*$`);
const behindMonth = (source: string) => pattern(`^[\\s,(–-]*${MONTH_WORD}\\s*${source}`);

/** The words before a date that make it a last day: "until", "bis zum", "截止". */
export const UNTIL = pattern(`${anyOf('until')}\\s*${ARTICLE}:?\\s*${ARTICLE}$`);
/** The words behind a date that make it a last day: "tarihine kadar", "まで". */
export const UNTIL_BEHIND = pattern(`^\\s*${anyOf('until-behind')}`);
/** "Only until", "nur bis": words that leave no doubt that a last day follows, whatever word for it stands behind them. */
const ONLY = String.raw`(?:(?:only|nur|solo|solamente|seulement|alleen|apenas|so|sadece|yalnizca|tylko|только|hanya|doar|bara|endast|kun|vain)(?!\p{L})|仅|僅|只)[^\p{L}\d]*`;
/** Words for a last day that mean nothing else before one; "to", "by" and "before" say as well when cargo or papers are due. */
const SURELY_UNTIL = String.raw`(?:until|till?|bis|hasta|jusqu'?(?:aux?)?|ate|tot|fino al?|sampai|до|indtil)(?!\p{L})|(?:至|到|截止(?:到|至)?)\s*(?=\d)`;
/** A text that says no more than a last day: "only until 15 Dec", "仅到12月7日", "12/7止". */
export const LAST_DAY = pattern(
  `^[^\\p{L}\\d]*(?:${ONLY}${anyOf('until')}|${SURELY_UNTIL}|(?:${ONLY})?[\\d./年月日号號-]{3,12}\\s*${anyOf('until-behind')}(?:有效)?[^\\p{L}\\d]*$)`,
);
/** The words before a date that make it a first day. */
export const FROM = pattern(`${anyOf('from')}\\s*${ARTICLE}:?\\s*${ARTICLE}$`);
/** The words behind a date that make it a first day. */
export const FROM_BEHIND = pattern(`^\\s*${anyOf('from-behind')}`);
/** "End of" before a month. */
export const END = pattern(`${anyOf('end')}\\s*${MONTH_WORD}\\s*$`);
const END_BEHIND = behindMonth(anyOf('end-behind'));
const HALVES = [
  ['first-half', beforeMonth(halfOf('first')), behindMonth(halfOf('first'))],
  ['second-half', beforeMonth(halfOf('second')), behindMonth(halfOf('second'))],
] as const;
const OTHER_PART = [beforeMonth(`${anyOf('other-part')}[- ]?`), behindMonth(anyOf('other-part-behind'))] as const;

/** Which part of a month its neighbours name; `other` is a part whose days nobody can say: "mid December", "12月上旬". */
export type MonthPart = 'end' | 'first-half' | 'second-half' | 'other';

/** The part of a month that the text before it and behind it names. Both in plain letters; the year belongs to the month. */
export function partOfMonth(before: string, behind: string): MonthPart | undefined {
  for (const [part, ahead, after] of HALVES) if (ahead.test(before) || after.test(behind)) return part;
  if (END.test(before) || END_BEHIND.test(behind)) return 'end';
  return OTHER_PART[0].test(before) || OTHER_PART[1].test(behind) ? 'other' : undefined;
}

/** Every half of a month begins with such a number or ends with one: "1. Hälfte", "2 quincena". No day is meant. */
export const HALF_NOUN = anyOf('half');

const namesOf = (concept: 'month' | 'short-month') =>
  Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) =>
    wordingsOf(`${concept}-${month}`).map((name) => [plainText(name), month] as const),
  );

const MONTHS = new Map(namesOf('month'));

/** Abbreviations that are words in other languages ("des", "kas", "lip"): months only between a day and what ends it, or before a year. */
const SHORT_MONTHS = new Map(namesOf('short-month'));

const longestFirst = (names: Iterable<string>) =>
  [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll('.', String.raw`\.`))
    .join('|');

const SHORT = `(?:${longestFirst(SHORT_MONTHS.keys())})`;
const BESIDE_DAY = String.raw`(?<=\d\.?[\s/-]{0,2})${SHORT}(?=\.?\s*(?:$|[^\s\da-zа-яα-ω.]|(?:20)\d\d(?!\d)|${anyOf('until')}))`;
const BEFORE_YEAR = String.raw`${SHORT}(?=\.?(?:\s+20\d\d|\s?[/'-]\d\d)(?!\d))`;

/** A pattern for any month name (plain text, longest first), without groups. */
export const MONTH_PATTERN = `(?:${longestFirst(MONTHS.keys())}|${BESIDE_DAY}|${BEFORE_YEAR})`;

/** The month (from 1) of a name in plain text, or undefined. */
export function monthOfName(name: string): number | undefined {
  return MONTHS.get(name) ?? SHORT_MONTHS.get(name);
}
