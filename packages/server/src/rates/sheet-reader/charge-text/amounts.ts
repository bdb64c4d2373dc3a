import { parseEquipmentList } from '../../record/equipment.ts';
import type { Charge } from '../../record/rate.schema.ts';
import { parseBasis } from '../charges/charge-lexicon.ts';
import { commonBasis, findMeasures, MINIMUM } from '../lcl/lcl-units.ts';
import { CURRENCY_CODES, findCurrency } from '../prices/parse-currency.ts';
import { parseNumber } from '../prices/parse-price.ts';
import type { AmountUnit, StatedAmount } from './stated-charge.ts';

/** An amount and where it stands in the folded text. Without a currency it is one only beside the name of a charge. */
export type FoundAmount = StatedAmount & {
  start: number;
  end: number;
  /** The least that is charged, as the word before it says; `units`: it counts measures of cargo. */
  least?: 'amount' | 'units';
};
/** Container sizes without an amount: "40'HC only". */
export type FoundSizes = { unit: AmountUnit; start: number; end: number };
/** A share of the freight. */
export type FoundPercent = { percent: number; start: number; end: number };

const CURRENCY = String.raw`(?:us\$|hk\$|nt\$|r\$|s\$|a\$|c\$|(?<![a-z])(?:${CURRENCY_CODES.join('|').toLowerCase()}|euros?|us dollars?)(?![a-z])|元|圆|美元|美金|人民币|人民幣|欧元|歐元|日元|港币|[$€¥￥£₩₹฿₫₱])`;
const NUMBER = String.raw`(?:\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)(?![\d%]|[.,]\d| ?[-–—~] ?\d)(?:[.,]-{1,2})?`;
const TYPE =
  '(?:st(?:andard)?|dry|gp|dc|dv|hc|hq|hcs|rf|rh|rq|ot|fr|tk|nor|high cube|reefer|open top|flat rack|尺|呎|英尺|小[柜櫃]|大[柜櫃]|高[柜櫃]|柜)';
const SIGN = String.raw`(?:['"”″]{1,2}|ft\.?|feet|foot|pies|pes|piedi|pieds|fuss|футов)`;
const SIZE = String.raw`(?<![\d.,])(?:20|40|45)(?![\d,.]| ?%) ?${SIGN}? ?(?:(?:${TYPE})(?![a-z]))?(?: ?(?:dry|gp|dc|hc|hq|box)(?![a-z]))?(?! ?(?:%|mt\b|tons?\b|tonn|days?\b|kgs?\b|t\b|吨))`;
const SIGNED_SIZE = String.raw`(?<![\d.,])(?:20|40|45) ?(?:${SIGN}|(?=${TYPE}(?![a-z]))) ?(?:(?:${TYPE})(?![a-z]))?`;
const JOIN = ' ?(?:[/&,+、]|and|or|und|oder|y|e|o|ou|et|en|of|ve|veya|和|及|或) ?';
const SIZES = `${SIZE}(?:${JOIN}(?:${SIZE}|hc(?![a-z])|hq(?![a-z])))*`;
const NOT_SIZE = `(?! ?(?:${SIGN}|(?:${TYPE})(?![a-z])))`;
/** "USD 20'/40'" names container types and no amount. */
const NO_SIZE = `(?!${SIGNED_SIZE})`;
const LIST = String.raw`[+]?(?:${NUMBER})(?: ?\/ ?[+]?(?:${NUMBER})${NOT_SIZE}){0,4}`;
const PER = String.raw`(?: ?[/@] ?| ?(?:per|por|pro|par|je|a|each|every|for|for each|cada|voor|for every|за|на|ต่อ|để|cho|moi|untuk|basina|p\.?) | ?(?:per|每)(?=20|40|45)| ?(?:ต่อ|每|لكل) ?)`;
const PAPER = String.raw`[hm]?b\/?l(?:s|\b)|bills?(?: of lading)?\b|conocimiento|connaissement|polizza|konsimento|коносамент|conhecimento|konnossement|konossement\w*|konosament\w*|conosament|konnossement\w*|doc\w*|sets?\b|shipments?\b|بوليصة|บิล|sendung|booking|envio|embarque|expedition|spedizione|zending|chuyen|lo hang`;
const BOX = String.raw`teu\b|feu\b|evp\b|cont\w*|cntrs?\b|ctnrs?\b|ctrs?\b|units?\b|boxe?s?\b|equipment|konteyner|kont\w*\.?|кон\S*|コンテナ|컨테이너|柜|箱|กล่อง|ตู้|حاوية|unidad|unite|unita|stuk|конт\S*|teus\b|van\b`;
const OTHER = String.raw`w\/?m\b|r\/?t\b|frt\b|cbm\b|m3\b|tons?\b|tonn\w*|mt\b|kgs?\b|days?\b|dia\b|tag\b|jour\b|giorno\b|dag\b|gun\b|ngay\b|天|日|пал\S*|pallets?\b|hours?\b|t\b|票|单|份|批|건|件|個|个|teu|pc\b|piece`;
/** "Por contenedor de 20'", "per container 40'HC": the word for a box before its size. */
const OF_BOX = `(?:(?:${BOX}) ?(?:(?:of|de|da|di|do|a|von|van|en) )?(?=${SIGNED_SIZE}))?`;
const UNIT = String.raw`(?:${PER}(?:(?:a|the|el|la|le|o|un|every|each|loaded|laden) )?${OF_BOX}(${SIZES}(?!['" :=]*${CURRENCY} ?\d[\d.,]*(?![\d.,]| ?(?:\/|per) ?[24][05]))|${PAPER}|${BOX}|${OTHER}))?`;
/** "DOC FEE /BL: KRW 40,000", "AMS per B/L USD 30": what an amount is charged for, between the name of its charge and the amount. */
const UNIT_BETWEEN = new RegExp(
  String.raw`^ ?[(（]?(?:\/ ?|(?:per|por|pro|par|je|each|por cada|voor|za|на|每) ?)(?:(?:the|el|la|le|un|every|each) )?(${PAPER}|${BOX}|[票单]) ?[)）]? ?[:=]? ?(?=(?:${CURRENCY})|\d)`,
  'u',
);
/** A dash between blanks behind a name or a size parts two amounts: "USD 100/20' - USD 200/40'". */
const MINUS = String.raw`(?:(?<![\p{L}\d)])(?<![\p{L}\d)'"”″%] (?=[-–−] ))([-–−]) ?)?`;
/** "20' için 75 USD", "40' at USD 150": words between a size and its amount. */
const OF_SIZE = '(?:icin|at|is|ist|es|est|zu|a)(?![a-z])';
const MONEY = new RegExp(
  `${MINUS}(?:(${SIZES}) ?(?:[:=@]|${OF_SIZE})? ?)?[+]? ?(?:(${CURRENCY}) ?[.:]? ?([-–−]?)${NO_SIZE}(${LIST})(?: ?元)?|(${LIST}) ?(${CURRENCY}))${UNIT}`,
  'gu',
);
const BARE_BY_SIZE = new RegExp(
  `(?:(${SIGNED_SIZE}(?:${JOIN}(?:${SIZE}|hc(?![a-z])|hq(?![a-z])))*) ?[:=]? ?(${LIST})|(?<![\\p{L}\\d./])(${LIST})(?:${PER})${OF_BOX}(${SIZES}|${PAPER}|${BOX}))`,
  'gu',
);
const BARE = new RegExp(
  `(?<![\\p{L}\\d./,'-]|[<>≥≤] ?)(${LIST})(?! ?(?:t(?:ons?|onnes?|onnen|o)?(?![a-z])|mts?(?![a-z])|kgs?(?![a-z])|[-–] ?\\d|${SIGN}|${TYPE}(?![a-z])|[./:]\\d|[°º%]|[a-z]{1,3}\\d|st\\b|nd\\b|rd\\b|th\\b|[年月日号天吨]))`,
  'gu',
);
const SIZES_ALONE = new RegExp(
  `${SIGNED_SIZE}(?:${JOIN}(?:${SIZE}|hc(?![a-z])|hq(?![a-z])))*|(?<![a-z])(?:hc|hq)(?![a-z])|小[柜櫃]|大[柜櫃]|高[柜櫃]`,
  'gu',
);
const PERCENT = /(\d+(?:[.,]\d+)?) ?(?:%|percent\b|pct\b|prozent\b|por ciento\b|por cento\b|pour cent\b)/gu;

const SPLIT = /\s?(?:[/&,+、和及或]|\b(?:and|or|und|oder|y|e|o|ou|et|en|of|ve|veya)\b)\s?/;
const BARE_LENGTH = /^(20|40|45)\s?(?:['"”″]{1,2}|ft\.?|feet|foot|尺|呎|英尺|pies|pes|piedi|pieds|fuss|футов)?$/;

/** Each size of a list: a length stands for every container of it, a type for itself; "40' & HC" names the length once. */
function sizesIn(text: string): AmountUnit[] {
  let length = '';
  return text.split(SPLIT).flatMap((raw): AmountUnit[] => {
    const part = raw.trim();
    length = /^(?:20|40|45)/.exec(part)?.[0] ?? length;
    const bare = BARE_LENGTH.exec(part)?.[1];
    if (bare) return [{ feet: [Number(bare)] }];
    const types = parseEquipmentList(/^h[cq]$/.test(part) ? `${length || '40'}${part}` : part)?.map(({ code }) => code);
    return types ? [{ types }] : [];
  });
}

/** "20'/40'HC & 45'" as one unit. */
export function readSizes(text: string): AmountUnit | undefined {
  const sizes = sizesIn(text);
  const [feet, types] = [sizes.flatMap((one) => one.feet ?? []), sizes.flatMap((one) => one.types ?? [])];
  if (sizes.length === 0) return undefined;
  return { ...(feet.length > 0 ? { feet } : {}), ...(types.length > 0 ? { types } : {}) };
}

const BASES: readonly (readonly [RegExp, Charge['basis']])[] = [
  [/^(?:teus?|evp)$/, 'PER_TEU'],
  [
    /^(?:[hm]?b\/?ls?|bills?(?: of lading)?|票|单|conocimiento|connaissement|polizza|konsimento|коносамент|conhecimento|konnossement|konossement\w*|konosament\w*|conosament|konnossement\w*|건|lo hang)$/,
    'PER_BILL_OF_LADING',
  ],
  [/^(?:doc\w*|sets?|份)$/, 'PER_DOCUMENT'],
  [/^(?:shipments?|sendung|booking|envio|embarque|expedition|spedizione|zending|chuyen|批)$/, 'PER_SHIPMENT'],
];

/** What stands behind "per": sizes, a paper, a box; a weight, a day and the like are a basis that totals cannot use. */
export function readUnit(text: string | undefined): AmountUnit | undefined {
  if (text === undefined) return undefined;
  const unit = text.trim();
  if (unit === 'feu') return { feet: [40] };
  if (/^(?:20|40|45)/.test(unit)) return readSizes(unit);
  const basis = BASES.find(([pattern]) => pattern.test(unit))?.[1];
  if (basis) return { basis };
  if (new RegExp(`^(?:${BOX})`, 'u').test(unit)) return { basis: 'PER_CONTAINER' };
  const measure = commonBasis(findMeasures(`/${unit}`));
  return { basis: parseBasis(unit) ?? 'UNKNOWN', ...(measure ? { measure } : {}) };
}

/** Numbers by size; "60/20" is 60 for the 20-foot container, as no 40-foot one costs less. */
function readList(text: string): { values: number[]; unit?: AmountUnit } | undefined {
  const values = text.split('/').map((part) =>
    parseNumber(
      part
        .trim()
        .replace(/^\+\s?/, '')
        .replace(/[.,]-+$/, ''),
    ),
  );
  if (values.some((value) => value === undefined)) return undefined;
  const known = values as number[];
  const [first = 0, second = 0] = known;
  if (known.length === 2 && second < first && (second === 20 || second === 40 || second === 45))
    return { values: [first], unit: { feet: [second] } };
  return { values: known };
}

type Parts = {
  list: string;
  currency?: string | undefined;
  sizes?: string | undefined;
  unit?: string | undefined;
  isNegative?: boolean;
};

function amountOf(match: RegExpExecArray, { list, currency, sizes, unit, isNegative = false }: Parts): FoundAmount[] {
  const read = readList(list);
  if (!read) return [];
  const span = { start: match.index, end: match.index + match[0].length };
  const values = isNegative ? read.values.map((value) => -value) : read.values;
  const shared = {
    currency: currency === undefined ? null : /^[元圆]$/.test(currency) ? 'CNY' : (findCurrency(currency) ?? null),
    ...span,
  };
  const listed = sizesIn(sizes ?? (/^\s*(?:20|40|45)/.test(unit ?? '') ? (unit ?? '') : ''));
  // "20'/40'/40HQ 100/200/300": an amount a size.
  if (values.length > 1 && listed.length === values.length)
    return values.map((value, index) => ({ values: [value], unit: listed[index] ?? {}, ...shared }));
  const own = (sizes === undefined ? undefined : readSizes(sizes)) ?? readUnit(unit) ?? read.unit;
  const isBySize = values.length > 1 && own?.basis === undefined;
  return [{ values, ...(own && !isBySize ? { unit: own } : {}), ...shared }];
}

const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  a.start < b.end && b.start < a.end;

/** "31 Dec 2026 USD", "2026/12/15 USD": the number before the currency is the year, or the day, of a date. */
function isOfDate(text: string, start: number, written: string): boolean {
  const date = /^\s?(?:20[23]\d\s?\/\s?\d{1,2}\s?\/\s?\d{1,2}|\d{1,2}\s?\/\s?\d{1,2}\s?\/\s?20[23]\d)(?![\d.,/])/;
  if (date.test(written)) return true;
  if (/^\d{1,2}(?![\d.,/])/.test(written) && /20[23]\d([-/.])\d{1,2}\1$/.test(text.slice(0, start))) return true;
  return /^\s?20[23]\d(?![\d.,/])/.test(written) && /(?:[a-z]{3,}\.?,?|[-/.月年])\s?$/.test(text.slice(0, start));
}

/** The unit that stands right behind the name of a charge and before its amount, and how many letters it takes; undefined where none does. */
export function unitBetween(behind: string): { unit: AmountUnit; length: number } | undefined {
  const [whole, written] = UNIT_BETWEEN.exec(behind) ?? [];
  const unit = readUnit(written);
  return whole === undefined || unit === undefined ? undefined : { unit, length: whole.length };
}

const ANY_CURRENCY = new RegExp(CURRENCY, 'u');

/** Whether a folded text names a currency and has a digit: without them `findAmounts` finds no amount with a currency. */
export function hasCurrency(text: string): boolean {
  return /\d/.test(text) && ANY_CURRENCY.test(text);
}

/** Every amount of money in a folded text, and numbers that may be one beside a charge. */
export function findAmounts(text: string): FoundAmount[] {
  if (!/\d/.test(text)) return [];
  const found: FoundAmount[] = [];
  const pattern = new RegExp(MONEY);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [, minus, sizes, before, minusInside, listAfter, listBefore, after, unit] = match;
    if (listBefore !== undefined && isOfDate(text, match.index, match[0])) {
      // "15 Dec 2026 USD 400": the currency is that of the number behind it.
      pattern.lastIndex = match.index + match[0].indexOf(listBefore) + listBefore.length;
      continue;
    }
    const isNegative = minus !== undefined || (minusInside ?? '') !== '';
    const list = listAfter ?? listBefore ?? '';
    found.push(...amountOf(match, { list, currency: before ?? after, sizes, unit, isNegative }));
  }
  const add = (more: FoundAmount[]) => {
    if (!more.some((one) => found.some((other) => overlaps(one, other)))) found.push(...more);
  };
  for (const match of text.matchAll(BARE_BY_SIZE))
    add(amountOf(match, { list: match[2] ?? match[3] ?? '', sizes: match[1], unit: match[4] }));
  for (const match of text.matchAll(BARE)) add(amountOf(match, { list: match[1] ?? '' }));
  return found.map((one) => withLeast(text, one)).sort((a, b) => a.start - b.start);
}

const BEFORE_LEAST = new RegExp(String.raw`(?:${MINIMUM.source})[\s:=.]*(?:charge|of|is)?[\s:=.]*$`, 'u');

/** "Min USD 30", "min 1 CBM": the least that is charged, and no amount on top. */
function withLeast(text: string, one: FoundAmount): FoundAmount {
  if (!BEFORE_LEAST.test(text.slice(Math.max(0, one.start - 20), one.start))) return one;
  const isCounted = one.currency === null && findMeasures(text.slice(one.end, one.end + 8).trim()).length > 0;
  return { ...one, least: isCounted ? 'units' : 'amount' };
}

/** Sizes that stand alone. */
export function findSizes(text: string): FoundSizes[] {
  return [...text.matchAll(SIZES_ALONE)].flatMap((match) => {
    const unit = readSizes(match[0].trim());
    return unit ? [{ unit, start: match.index, end: match.index + match[0].length }] : [];
  });
}

/** Shares of the freight. */
export function findPercents(text: string): FoundPercent[] {
  return [...text.matchAll(PERCENT)].map((match) => ({
    percent: Number((match[1] ?? '').replace(',', '.')),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
