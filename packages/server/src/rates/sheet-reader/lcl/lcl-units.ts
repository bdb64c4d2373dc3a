import type { LclBasis } from '../../record/lcl-content.schema.ts';

/** What one amount is for, and where a text in plain letters says so. `isPer`: "per", "/" or the like stands before it. */
export type FoundMeasure = { basis: LclBasis; isPer: boolean; start: number; end: number };

const PER = '(?:per|pro|por|par|je|al|for|each)';
const M3 = String.raw`(?:cbms?|cubic met(?:er|re)s?|m\^?3|kubikmeter|metros? cubicos?|立方米?|立方公尺|(?<=[\d每/] ?)方|м3|кубометр\w*)`;
const TONNE = String.raw`(?:metric tons?|tonn?es?|tons?|tonneladas?|toneladas?|m\/?t|t(?![-/])|吨|公吨|тонн\w*|1[., ]?000 ?kgs?)`;
const OR = '(?: ?[/|-] ?| (?:or|oder|o|ou|of|oppure) |或)(?:per |pro |por |je )?(?:1 ?)?';
const BOTH = String.raw`(?:w ?\/? ?m|w or m|r\/?t|(?:revenue|freight|frght|chargeable) ton(?:ne)?s?|frt|weight ?(?:\/|or) ?measure(?:ment)?|计费吨|运费吨|${M3}${OR}${TONNE}|${TONNE}${OR}${M3})`;
const MEASURE = new RegExp(
  String.raw`(?:\/ ?(?:1 ?)?|每|(?<![\p{L}\d])(?:${PER} (?:1 )?)?)(?:(${BOTH})|(${M3})|(${TONNE}))(?![\p{L}\d])`,
  'gu',
);
const HAN = /\p{Script=Han}$/u;

/** Every measure that a text names. A bare "ton" or "t" is a weight, and no measure of prices. */
export function findMeasures(plain: string): FoundMeasure[] {
  return [...plain.matchAll(MEASURE)].flatMap((match) => {
    const [text, both, m3, tonne = ''] = match;
    const isPer = /^(?:\/|每)/.test(text) || new RegExp(`^${PER} ?`).test(text);
    if (!isPer && !both && !m3 && !HAN.test(tonne)) return [];
    const basis = both ? 'PER_WM' : m3 ? 'PER_M3' : 'PER_TONNE';
    return [{ basis, isPer, start: match.index, end: match.index + text.length }];
  });
}

/** A text without the measures that it names. */
export function withoutMeasures(plain: string, found: readonly FoundMeasure[]): string {
  return found.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, plain);
}

/** Prices per cubic metre and per tonne of one cargo, whichever comes to more, are one price per W/M. */
export function commonBasis(found: readonly FoundMeasure[]): LclBasis | undefined {
  const bases = new Set(found.map(({ basis }) => basis));
  return bases.size > 1 ? 'PER_WM' : [...bases][0];
}

/** Words for the least that is charged. */
export const MINIMUM = /(?<!\p{L})min(?:i|\.|imum|imo|ima|imal|dest\w*)?(?!\p{L})\.?|最低|起码|起步|мин(?:имум)?/u;

/** The quantities that a price is for. */
export type Band = { from: number; to?: number };

/** Cargo is measured to a thousandth: what is above a quantity begins there. */
const ABOVE = 0.001;
const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{1,3})?)`;
const RANGE = new RegExp(`^(?:from |von |de )?${NUMBER} ?(?:-|–|~|to|bis|hasta|a|au|至|到) ?${NUMBER}$`);
const UP_TO = new RegExp(
  `^(?:(?:<=?|≤|up to|below|under|less than|bis|unter|hasta|jusqu'a|до) ?${NUMBER}|${NUMBER} ?(?:以下|以内))$`,
);
const FROM = new RegExp(
  `^(?:(?:>=|≥|from|ab|desde|a partir de|от) ?${NUMBER}|\\+ ?${NUMBER}|${NUMBER} ?(?:\\+|(?:& |and |or )?(?:above|up|more|over)|以上|up))$`,
);
const OVER = new RegExp(`^(?:>|over|above|more than|exceeding|uber|mas de|plus de|свыше) ?${NUMBER}$`);
const numberIn = (match: RegExpExecArray | null) => {
  const text = match?.slice(1).find((part) => part !== undefined);
  return text === undefined ? undefined : Number(text.replace(',', '.'));
};

/** "1-5", "up to 3", ">= 5", "10+", in plain letters. */
export function readBand(plain: string): Band | undefined {
  const text = plain
    .replace(/[()[\]（）:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [, first, last] = RANGE.exec(text) ?? [];
  if (first !== undefined && last !== undefined) {
    const [from, to] = [first, last].map((part) => Number(part.replace(',', '.')));
    return from !== undefined && to !== undefined && from < to ? { from, to } : undefined;
  }
  const to = numberIn(UP_TO.exec(text));
  if (to !== undefined) return { from: 0, to };
  const over = numberIn(OVER.exec(text));
  if (over !== undefined) return { from: over + ABOVE };
  const from = numberIn(FROM.exec(text));
  return from === undefined ? undefined : { from };
}
