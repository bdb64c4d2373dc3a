import { readChargeText } from '../../sheet-reader/charge-text/read-charge-text.ts';
import { isBaseFreight } from '../../sheet-reader/charges/charge-lexicon.ts';
import { phraseSource } from '../../sheet-reader/lexicon/phrases.ts';
import { type ColumnRole, roleOfHeader } from '../../sheet-reader/tables/columns/column-lexicon.ts';
import type { SourcePlace } from '../source-tab.ts';
import { currencyIn, currencyOfTypes, numberOf } from './amounts/amounts-in-prose.ts';
import { chargesIn } from './amounts/charge-mentions.ts';
import { withoutReplacedCharges } from './amounts/earlier-amounts.ts';
import { type PriceGroup, type PricesReading, pricesIn } from './amounts/prices-in-prose.ts';
import { type RelativePrice, relativePricesIn } from './amounts/relative-prices.ts';
import { typesIn } from './amounts/types-in-prose.ts';
import { type DaysSpan, daysIn } from './days-in-prose.ts';
import { withListedEnds } from './places/listed-ends.ts';
import type { CarrierSpan, NameReader, PlaceSpan } from './places/places-in-prose.ts';
import { laneChangeIn } from './places/relative-lanes.ts';
import { withUnknown } from './places/unknown-ends.ts';
import { words } from './prose-words.ts';
import { masked, matchesOf, type Span } from './spans.ts';

/** What an offer says beside its prices. `place` is a port whose end of the lane only its surroundings show. */
export const FIELDS = [
  'origin',
  'destination',
  'place',
  'receipt',
  'delivery',
  'via',
  'carrier',
  'service',
  'commodity',
  'contract',
  'validity',
  'valid-from',
  'valid-to',
  'transit',
  'free-time',
  'currency',
] as const;
export type Field = (typeof FIELDS)[number];

/** A text with the line that it stands in. */
export type Said = { text: string; from: SourcePlace };
export type SaidFields = { readonly [F in Field]?: Said | undefined };

/** A sentence or line of a mail: its prices, each with what is said for it alone, and what it says for all of them. */
export type Statement = {
  text: string;
  from: SourcePlace;
  said: SaidFields;
  /** The container types that it names apart from its prices: "(20GP/40GP/40HQ)", "40'HC to Durban at USD 1,500". */
  types: readonly string[] | undefined;
  offers: readonly { group: PriceGroup; said: SaidFields }[];
  /** Prices that are counted from those of other sentences: "40'HC = 40' + USD 100". */
  relative: readonly RelativePrice[];
  /** It has prices that are counted from others. */
  counts: boolean;
  /** Words that were not understood as any of it. */
  rest: string;
  /** It is about prices that ended, or that somebody wishes for. */
  isOther: boolean;
  /** It names an amount that is added to others. */
  hasExtra: boolean;
  /** It is a label with its value: "Port of loading: Jebel Ali". */
  isLabelled: boolean;
};

const OTHER = new RegExp(words('old', 'wanted'), 'iu');
const LABELLED = /^\s*(?:(?:[•*·>-]|\d{1,2}[.)])\s*)?([^\s:：\d][^:：\d]{0,38}?[^\s:：\d])\s*[:：]\s*(\S.*)$/u;
const LABELS: Partial<Record<ColumnRole, Field>> = {
  ...{
    origin: 'origin',
    destination: 'destination',
    receipt: 'receipt',
    delivery: 'delivery',
    via: 'via',
    carrier: 'carrier',
  },
  ...{
    service: 'service',
    commodity: 'commodity',
    contract: 'contract',
    validity: 'validity',
    'valid-from': 'valid-from',
  },
  ...{ 'valid-to': 'valid-to', transit: 'transit', 'free-time': 'free-time', currency: 'currency' },
};
const FIELD_OF_DAYS = { validity: 'validity', transit: 'transit', free: 'free-time' } as const;

/** Reads one sentence. `from` is the line in which it begins. */
export function readStatement(text: string, from: SourcePlace, names: NameReader): Statement {
  if (isGreeting(text)) return { ...NOTHING_SAID, text, from, rest: text };
  const label = labelled(text);
  const read = readSentence(text, from, names);
  if (!label || read.offers.length > 0) return read;
  if (read.said[label.field] !== undefined) return { ...read, isLabelled: true };
  const said = { ...read.said, [label.field]: { text: label.value, from } };
  return { ...read, said, types: undefined, rest: '', isOther: false, isLabelled: true };
}

const GREETING_WORDS =
  '(?:dear|hi|hello|hey|(?:good )?(?:morning|afternoon|day)|hallo|moin|guten (?:tag|morgen)|sehr geehrte[rs]?|liebe[rs]?|estimad[oa]s?|hola|buen[oa]s (?:días|dias|tardes)|prezad[oa]s?|car[oa]s?|olá|bom dia|boa (?:tarde|noite)|bonjour|ch(?:er|ère)s?|buongiorno|gentil[ei]\\w*|egregi[oa]|spett\\.?\\w*|beste|geachte|sayın|merhaba|kính gửi|chào|уважаем\\p{L}+|добрый)(?!\\p{L})';
/** "Dear Ben,": the name of a person is none of a place. */
const GREETING = new RegExp(`^\\s*${GREETING_WORDS}[^\\d:：/]{0,45}[,:：!.]?\\s*$`, 'iu');
/** "Bom dia Rafa! Tarifas da …": no word of a greeting before an offer is the name of a place. */
const GREETING_AHEAD = new RegExp(`^\\s*${GREETING_WORDS}(?:(?:\\s+\\p{L}[\\p{L}.'’]*){0,2}\\s*[,!])?`, 'giu');
const isGreeting = (text: string) => GREETING.test(text) && text.trim().split(/\s+/).length <= 7;

const NOTHING_SAID = {
  said: {},
  types: undefined,
  offers: [],
  relative: [],
  counts: false,
  isOther: false,
  hasExtra: false,
  isLabelled: false,
} as const;

/** "War risk of USD 50 per TEU is payable on top": prices of a sentence without places that are those of a charge. */
function withoutCharges(text: string, read: PricesReading): PricesReading {
  if (read.groups.length === 0) return read;
  const charged = new Set(
    readChargeText(text).charges.flatMap(({ charge, status, amounts }) =>
      status === 'subject-to' && ![charge.code, charge.name].some((name) => name && isBaseFreight(name.toLowerCase()))
        ? amounts.flatMap(({ values }) => values)
        : [],
    ),
  );
  const isCharge = ({ prices }: PriceGroup) =>
    prices.length > 0 && prices.every(({ value }) => charged.has(numberOf(value) ?? Number.NaN));
  const groups = read.groups.filter((group) => !isCharge(group));
  return groups.length === read.groups.length ? read : { ...read, groups, hasExtra: true };
}

function readSentence(text: string, from: SourcePlace, names: NameReader): Statement {
  const days = daysIn(text);
  const undated = masked(text, [...days, ...matchesOf(text, GREETING_AHEAD)]);
  const carriers = names.carriersIn(undated);
  const uncarried = masked(undated, carriers);
  const known = masked(masked(undated, carriers, '_'), typesIn(uncarried), '_');
  const places = withUnknown(known, names.placesIn(uncarried));
  const named = masked(uncarried, places, '~');
  const found = pricesOf({ text, uncarried, named, places });
  const { groups, types, hasExtra, hasOld } = found;
  const own = (groups.length === 0 ? withoutPassing(text, days) : days).filter(
    (span) => span.kind !== 'validity' || !isOfCharge(text, span, { groups, hasExtra }),
  );
  const ends = places.filter((place) => place !== found.likePlace);
  const marks = marksOf(own, withListedEnds(ends, groups, names.areNear), carriers);
  const [someDays, ...moreDays] = days.filter(({ kind }) => kind === 'other');
  if (groups.length > 0 && someDays && moreDays.length === 0 && !OTHER_DAYS.test(text))
    marks.set('transit', marks.get('transit') ?? [someDays]);
  const shared: Partial<Record<Field, Said>> = {};
  for (const [field, spans] of marks)
    if (groups.length === 0 || spans.length === 1) Object.assign(shared, sharedBy(field, spans, from));
  const currency =
    currencyOfTypes(uncarried, typesIn(uncarried)) ?? (groups.length === 0 ? currencyIn(named) : undefined);
  if (currency) shared.currency = { text: currency, from };
  const offers = groups.map((group) => ({ group, said: ownOf(group, groups, marks, from) }));
  const rest = masked(masked(text, [...own, ...carriers, ...places]), groups);
  const isOther = OTHER.test(withoutReplacedCharges(rest)) && (groups.length === 0 || !hasOld);
  return {
    text,
    from,
    said: shared,
    types: types.length > 0 && (groups.length === 0 || isLaneBetween(named, groups)) ? types : undefined,
    offers,
    relative: found.relative,
    counts: relativePricesIn(named).length > 0 || groups.some(({ change }) => change !== undefined),
    rest,
    isOther,
    hasExtra,
    isLabelled: false,
  };
}

/** A sentence, without its days and carriers, and with its places masked too. */
type Masked = { text: string; uncarried: string; named: string; places: readonly PlaceSpan[] };

/** The prices of a sentence; `likePlace`: the place of the lane that they are counted from. */
function pricesOf({ text, uncarried, named, places }: Masked): PricesReading & { likePlace?: PlaceSpan | undefined } {
  if (CONTACT.test(text)) return NO_PRICES;
  const read = places.length === 0 ? withoutCharges(uncarried, pricesIn(named)) : pricesIn(named);
  const counted = laneChangeIn(named, places);
  // "EUR 40 above Hamburg / Santos" is no price of EUR 40.
  const isInside = ({ start, end }: Span) => counted?.likePlace && start >= counted.start && end <= counted.end;
  if (read.groups.some((group) => group.change === undefined && !isInside(group)) || read.relative.length > 0)
    return read;
  if (!counted) return read;
  const { start, end, change, likePlace } = counted;
  return { ...read, groups: [{ start, end, prices: [], untyped: [], change }], hasExtra: false, likePlace };
}

const VALID = new RegExp(phraseSource('validity').replace('\\beffective|', ''), 'iu');
/** "From 15 Dec", "ab 15.12.": a day on which something begins. */
const BEGINS = /^(?:from|as (?:of|from)|eff|w\.?e\.?f|ab|vom|von|desde|a partir|du|dès|dal|vanaf|从|自)/iu;

const ANNOUNCED_DAYS = new RegExp(`(?:${VALID.source})\\p{L}*[\\s:：为是]*$`, 'iu');

/** "The rates of 1H December, valid 1-14 Dec": where one stretch of days is called the validity, another one is not. */
function withoutPassing(text: string, days: readonly DaysSpan[]): DaysSpan[] {
  const isValidity = ({ kind }: DaysSpan) => kind === 'validity';
  const called = days.filter((span) => isValidity(span) && ANNOUNCED_DAYS.test(text.slice(0, span.start)));
  return called.length === 1 ? days.filter((span) => !isValidity(span) || called.includes(span)) : [...days];
}

/** Whether days are those of a charge: "PSS USD 100 from 15 Dec", "(PSS USD 100 until 31 Dec)". */
function isOfCharge(
  text: string,
  { start, text: said }: DaysSpan,
  { groups, hasExtra }: Pick<PricesReading, 'groups' | 'hasExtra'>,
): boolean {
  const since = Math.max(0, ...groups.map(({ end }) => end).filter((end) => end <= start));
  const before = text.slice(since, start);
  const bracket = before.lastIndexOf('(');
  const isInside = bracket >= 0 && !before.slice(bracket).includes(')');
  const clause = isInside ? before.slice(bracket) : before;
  if (VALID.test(clause)) return false;
  if (groups.length === 0) return hasExtra;
  return chargesIn(clause) && (isInside || BEGINS.test(said));
}

const AROUND_LANE = new RegExp(`~+|${words('from', 'to', 'at', 'via')}|[\\s,:–-]`, 'giu');

/** "40'HC to Durban at USD 1,500": nothing but the lane, masked, stands between container types and the amounts that have none. */
function isLaneBetween(text: string, groups: readonly PriceGroup[]): boolean {
  const [group] = groups;
  const type = group && typesIn(text).findLast(({ end }) => end <= group.start);
  if (!group || !type || groups.some(({ prices }) => prices.length > 0)) return false;
  const between = text.slice(type.end, group.start);
  return between.includes('~') && between.replace(AROUND_LANE, '') === '';
}

/** The contact data of a letterhead or signature has numbers that are no prices. */
const CONTACT =
  /(?:\btel\.?|\bphone|\bmob(?:ile)?\.?|\bcel\.?|\bfax|\bwhatsapp|电话|手机|電話)\s*[:：.]?\s*\+?[\d(]|\bP\.?\s?IVA\b|\b(?:HRB|NIF|CIF|CNPJ|KvK|VAT)\s*[:.]?\s*[A-Z]?\d/iu;
const NO_PRICES: PricesReading = { groups: [], types: [], hasExtra: false, hasOld: false, relative: [] };
/** Days that are none of a voyage: of a payment, a notice. */
const OTHER_DAYS = /\b(?:within|after|prior|before|payment|credit|notice|nach|vor|zahlung|pago|pagamento|paiement)\b/i;

function labelled(text: string): { field: Field; value: string } | undefined {
  const [, name = '', value = ''] = LABELLED.exec(text) ?? [];
  const role = name === '' ? undefined : roleOfHeader(name);
  const field = role && LABELS[role];
  // "Origin: Shanghai - Destination: Hamburg" says several things, and "Validity: 1-31 Dec, USD 1,850/20'" has prices.
  if (!field || /[:：]/.test(value) || value.length > 80) return undefined;
  return { field, value: value.trim().replace(/[.;,]$/, '') };
}

type Marks = Map<Field, (Span & { text: string })[]>;

function marksOf(days: readonly DaysSpan[], places: readonly PlaceSpan[], carriers: readonly CarrierSpan[]): Marks {
  const marks: Marks = new Map();
  const add = (field: Field, span: Span & { text: string }) => marks.set(field, [...(marks.get(field) ?? []), span]);
  for (const span of days) if (span.kind !== 'other') add(FIELD_OF_DAYS[span.kind], span);
  for (const span of places) add(span.role ?? 'place', span);
  for (const span of carriers) add('carrier', span);
  return marks;
}

/** What a sentence says once counts for all of it; of several carriers or places without a price none does. */
function sharedBy(field: Field, spans: readonly { text: string }[], from: SourcePlace): SaidFields {
  const texts = [...new Set(spans.map(({ text }) => text))];
  const [only] = texts;
  if (only === undefined || (texts.length > 1 && field !== 'carrier')) return {};
  return texts.length === 1 ? { [field]: { text: only, from } } : {};
}

/** What stands nearest to a price: before it, or behind it in sentences whose first price has nothing before it. */
function ownOf(group: PriceGroup, groups: readonly PriceGroup[], marks: Marks, from: SourcePlace): SaidFields {
  const own: Partial<Record<Field, Said>> = {};
  const [first] = groups;
  for (const [field, spans] of marks) {
    if (spans.length < 2) continue;
    const leads = (spans[0]?.start ?? 0) < (first?.start ?? 0);
    const near = leads
      ? spans.findLast(({ start }) => start < group.start)
      : spans.find(({ start }) => start >= group.end);
    if (near) own[field] = { text: near.text, from };
  }
  return own;
}
