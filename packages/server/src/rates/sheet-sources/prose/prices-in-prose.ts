import { parseEquipment } from '../../record/equipment.ts';
import { CHARGE_WORDS, findCharge, isBaseFreight } from '../../sheet-reader/charges/charge-lexicon.ts';
import { CURRENCY_CODES, findCurrency } from '../../sheet-reader/prices/parse-currency.ts';
import { words } from './prose-words.ts';
import { matchesOf, runsOf, type Span } from './spans.ts';

/** An amount of one container type; `value` is as written, or the words that say why there is none ("sold out"). */
export type ProsePrice = { equipment: string; value: string; currency: string | null; at: number };

/** Prices that stand together. Without container types they are those that the text named before, in the same order. */
export type PriceGroup = Span & {
  prices: ProsePrice[];
  untyped: readonly Amount[];
  /** What it adds to the prices of the offer before it: "USD 50 more". */
  more?: number;
};

type Amount = Span & { value: string; currency: string | null };
type Type = Span & { code: string; isBare: boolean };

const CODES = CURRENCY_CODES.join('|');
const CURRENCY = String.raw`(?:US\$|R\$|HK\$|(?<![\p{L}])(?:${CODES})(?!\p{L})|[$€¥£₩]|美元|美金|欧元|人民币|euros?\b|dollars?\b)`;
const NUMBER = String.raw`(?:\d{1,3}(?:[.,'’ ]\d{3})+(?:[.,]\d{2})?|\d{2,6}(?:[.,]\d{1,2})?)(?:[.,]-{1,2})?`;
/** What makes a number something else than a price: a day, a weight, a share, a time. */
const OTHER_UNIT = String.raw`(?!\s?(?:%|kgs?\b|mts?\b|tons?\b|tonnes?\b|cbm\b|m3\b|hrs?\b|hours?\b|km\b|pallets?\b|boxes\b|pcs\b|${words('days')})|[\p{L}\d:])`;
const AMOUNT = new RegExp(
  `(?:(${CURRENCY})[\\s:.=]?\\s?|(?<![\\d.,:\\p{L}+#-]))(${NUMBER})${OTHER_UNIT}(?:\\s?(${CURRENCY}))?`,
  'giu',
);
const FEET = String.raw`['’′\x60]{1,2}|["”″]|-?\s?(?:ft|foot|feet|footers?|pies|pés|pieds|piedi|fuß|fuss|fu(?:ss|ß)-container)\b\.?|尺|呎`;
const KIND = String.raw`(?:dry|dv|dc|gp|std?|standard|high[\s-]?cubes?|hi[\s-]?cubes?|hc|hq|h|rf|rh|reefers?|ot|open[\s-]?tops?|fr|flat[\s-]?racks?|high|nor|tk|tanks?|box)(?!\p{L})|普[柜櫃]|高[柜櫃]|平[柜櫃]|[柜櫃]`;
const TYPE = new RegExp(
  [
    `(?<![\\d.,/\\p{L}+-]|[$€£¥]\\s?)(?:\\d{1,2}\\s?[x×]\\s?)?(?:20|40|45)(?:\\s?(?:${FEET}))?(?:[\\s-]{0,2}(?:${KIND})){0,2}(?:s\\b)?(?![\\d%.,]\\d|\\d|%)`,
    `(?<=[/])(?:20|40|45)(?:\\s?(?:${FEET}))?(?:\\s?(?:${KIND}))?(?![\\d%.,]\\d|\\d|%)`,
    String.raw`(?<![\p{L}])(?:teu|feu)s?(?!\p{L})|小[柜櫃]|大[柜櫃]|高[柜櫃]`,
    String.raw`(?<=\/\s?)(?:hc|hq)(?!\p{L})|(?<![\p{L}\d])(?:hc|hq)(?=\s?[:=]|\s(?:usd|eur|\$|€))`,
    String.raw`\b(?:twent(?:y|ies)|fort(?:y|ies)|veinte|cuarenta|vinte|quarenta|vingt|quarante|zwanzig|vierzig)(?:[\s-]foot(?:er)?s?)?(?:\s(?:${KIND}))?(?!\p{L})`,
  ].join('|'),
  'giu',
);
const NO_PRICE = new RegExp(words('no-price'), 'giu');
const BETWEEN_AMOUNTS = /^\s*[/|]\s*$/;
const BETWEEN_TYPES = new RegExp(`^\\s*(?:[/|,&+]|${words('and')})\\s*$`, 'iu');

/** A type right of its amount: "USD 1,850 per 20'", "1850/20'", "3900 (40HC)". */
const PER = new RegExp(
  `^(?:\\s*[(\\[])?(?:\\s*(?:[/=@x×-]|all[ -]?in|net|${words('per')}))?(?:\\s*(?:[/(]|${words('per')}))?\\s*$`,
  'iu',
);
/** A type left of its amount: "20': USD 1,850", "40HC at 3,900". */
const AT = new RegExp(
  `^(?:\\s*[)\\]])?(?:\\s*(?:containers?|cntrs?|box))?(?:\\s*(?:[:=@–-]|->|→))?(?:\\s*${words('at')})?(?:\\s*[(])?\\s*$`,
  'iu',
);

function codeOf(text: string): string | undefined {
  const plain = text
    .replace(/[’′`]/g, "'")
    .replace(/^\d{1,2}\s?[x×]\s?/i, '')
    .replace(/[\s-]?foot(?:er)?s?\b/i, ' ')
    .replace(/high[\s-]?cubes?|hi[\s-]?cubes?/i, 'HC')
    .replace(/open[\s-]?tops?/i, 'OT')
    .replace(/flat[\s-]?racks?/i, 'FR')
    .replace(/reefers?/i, 'RF')
    .replace(/twent(?:y|ies)|zwanzig|veinte|vinte|vingt/i, '20')
    .replace(/fort(?:y|ies)|vierzig|cuarenta|quarenta|quarante/i, '40')
    .replace(/'s$|(?<=\p{L}{2})s$/iu, '')
    .trim();
  // "40' dry box": a second word may say nothing more.
  return (parseEquipment(plain) ?? parseEquipment(plain.replace(/(?<=\p{L})[\s-]+\p{L}+$/u, '')))?.code;
}

/** The container types that a text names, in its order. A bare 20, 40 or 45 is one only beside another type or a unit sign. */
export function typesIn(text: string): Type[] {
  const found = matchesOf(text, TYPE).flatMap(({ match: [whole], start, end }): Type[] => {
    const code = codeOf(whole);
    return code === undefined ? [] : [{ start, end, code, isBare: /^(?:20|40|45)$/.test(whole.trim()) }];
  });
  const runs = runsOf(text, found, BETWEEN_TYPES);
  return runs.filter((run) => run.length > 1 || !run[0]?.isBare || standsAsType(text, run[0])).flat();
}

/** "1850/20", "per 40": what makes a bare length a container type. */
function standsAsType(text: string, { start, end }: Span): boolean {
  if (/^\s*(?:[./-]?\d|\p{L})/u.test(text.slice(end))) return false;
  return new RegExp(`(?:\\d\\s?\\/|${words('per')})\\s*$`, 'iu').test(text.slice(0, start));
}

function amountsIn(text: string, types: readonly Type[]): Amount[] {
  const isType = (span: Span) => types.some((type) => type.start < span.end && span.start < type.end);
  const priced = matchesOf(text, AMOUNT).flatMap(({ match: [, before, value = '', after], start, end }): Amount[] => {
    const currency = findCurrency(before ?? after ?? '') ?? null;
    const span = { start, end };
    if (isType(span) || (currency === null && /^(?:19|20[2-3])\d$/.test(value) && !inList(text, span))) return [];
    return [{ ...span, value: value.replace(/[.,]-+$/, ''), currency: currency === 'yen-or-yuan' ? '¥' : currency }];
  });
  const words_ = matchesOf(text, NO_PRICE).map(({ match: [value], start, end }) => ({
    start,
    end,
    value,
    currency: null,
  }));
  return [...priced, ...words_].sort((a, b) => a.start - b.start);
}

const inList = (text: string, { start, end }: Span) =>
  /^\s?[/|]\s?\d/.test(text.slice(end)) || /\d\s?[/|]\s?$/.test(text.slice(0, start));

type List<One extends Span> = Span & { all: One[] };
const listOf = <One extends Span>(all: One[]): List<One> => ({
  start: all[0]?.start ?? 0,
  end: all.at(-1)?.end ?? 0,
  all,
});

/** Words between a charge and what follows, where its amount is none of freight: "THC USD 200", "plus USD 15". */
const CLAUSE = /[,;:.()]|\s[–-]\s/;
const EXTRA = new RegExp(words('extra', 'increase', 'decrease'), 'iu');
/** "increases to USD 1,850": the new price, not what is added. */
const NEW_LEVEL = /(?:\bto|\bauf|\bzu|\bat|(?<=\s)a|(?<=\s)à|\bpara|\baté|至|到)\s*$/iu;

/** Whether the words before an amount, since the last price or the start of the clause, are about a charge. */
function isCharge(text: string, { start, end }: Span, since: number): boolean {
  const before = text.slice(since, start);
  const clause = before.split(CLAUSE).findLast((part) => part.trim() !== '') ?? '';
  const mention = (part: string) => EXTRA.test(part) || chargesIn(part);
  if (NEW_LEVEL.test(clause) && !chargesIn(clause)) return false;
  if (/\+\s*$/.test(before)) return true;
  if (mention(clause) || (clause.trim() === '' && /[:(]\s*$/.test(before) && mention(before))) return true;
  // "USD 28/TEU ETS", "USD 60 per B/L"
  const behind = text.slice(end, end + 24);
  return /^\s?(?:\/|per|por|par|pro|je)\s?(?:b\/?l|hbl|mbl|doc|shipment|set|sendung|cbm|w\/?m|ton|kg|day|tag|día|dia|jour|giorno|bill)/i.test(
    behind,
  );
}

const HAN_CHARGES = CHARGE_WORDS.filter((word) => /^\p{Script=Han}{2,}/u.test(word) && !isBaseFreight(word));

/** Whether a text names a charge. */
export function chargesIn(text: string): boolean {
  if (HAN_CHARGES.some((word) => text.includes(word))) return true;
  const terms = text.match(/[\p{Script=Latin}\p{Script=Cyrillic}][\p{Script=Latin}\p{Script=Cyrillic}/]*/gu) ?? [];
  return terms.some((term, at) => {
    const known = findCharge(term) ?? findCharge(`${term} ${terms[at + 1] ?? ''}`);
    const isCode = /^[A-Z]{2,5}$/.test(term) || term.length > 4;
    return known !== undefined && isCode && !isBaseFreight(term.toLowerCase());
  });
}

const ANY_CURRENCY = new RegExp(CURRENCY, 'iu');

/** The currency that a text without prices gives to those around it: "USD 20'/40'HC", "all rates in euro". */
export function currencyIn(text: string): string | undefined {
  const written = chargesIn(text) ? undefined : ANY_CURRENCY.exec(text)?.[0];
  const currency = written && findCurrency(written);
  return currency === 'yen-or-yuan' ? undefined : currency;
}

/**
 * The prices of a sentence, in its order, and the container types that it names without an amount. An amount of a charge, or of
 * before, is no price.
 */
export function pricesIn(text: string): PricesReading {
  const pairs = bound(text);
  const free = runsOf(text, typesIn(text), BETWEEN_TYPES).map(listOf);
  const isFree = ({ start }: Span) => !pairs.some(({ types }) => types?.start === start);
  return { ...groupsOf(text, pairs), types: free.filter(isFree).flatMap(({ all }) => all.map(({ code }) => code)) };
}

/** The amounts of a text, each list with the container types beside it. */
function bound(text: string): Bound[] {
  const types = typesIn(text);
  const amountLists = runsOf(text, amountsIn(text, types), BETWEEN_AMOUNTS).map(listOf);
  const typeLists = runsOf(text, types, BETWEEN_TYPES).map(listOf);
  const [right, left] = [bind(text, amountLists, typeLists, 'right'), bind(text, amountLists, typeLists, 'left')];
  const count = (list: readonly Bound[]) => list.filter(({ types: found }) => found !== undefined).length;
  return count(left) > count(right) ? left : right;
}

/** Every amount of a sentence with its container types, be it a price, a charge or a change of prices. */
export function amountsOf(text: string): PriceGroup[] {
  return bound(text).map(({ amounts, types }) =>
    groupOf(
      '',
      { amounts, types },
      { start: Math.min(amounts.start, types?.start ?? amounts.start), end: Math.max(amounts.end, types?.end ?? 0) },
    ),
  );
}

/** `types`: named without an amount. `hasExtra`, `hasOld`: there are amounts of charges, or of before, too. */
export type PricesReading = { groups: PriceGroup[]; types: string[]; hasExtra: boolean; hasOld: boolean };

type Bound = { amounts: List<Amount>; types: List<Type> | undefined };

/** Pairs lists of amounts with lists of types, those on the given side first. */
function bind(
  text: string,
  amountLists: readonly List<Amount>[],
  typeLists: readonly List<Type>[],
  first: 'left' | 'right',
): Bound[] {
  const taken = new Set<List<Type>>();
  return amountLists.map((amounts) => {
    const right = typeLists.find((types) => types.start >= amounts.end && !taken.has(types));
    const left = typeLists.findLast((types) => types.end <= amounts.start && !taken.has(types));
    const fits = {
      right: right && fitting(amounts, right) && PER.test(text.slice(amounts.end, right.start)) ? right : undefined,
      left: left && fitting(amounts, left) && AT.test(text.slice(left.end, amounts.start)) ? left : undefined,
    };
    const chosen = fits[first] ?? fits[first === 'right' ? 'left' : 'right'];
    if (chosen) taken.add(chosen);
    return { amounts, types: chosen };
  });
}

const fitting = ({ all: amounts }: List<Amount>, { all: types }: List<Type>) =>
  amounts.length === types.length || amounts.length === 1;

/** Between the amounts of one charge by size: "THC USD 200/20' - USD 300/40'". */
const GOES_ON = /^[\s,/;&|–-]*(?:(?:and|und|y|e|et|resp)\.?)?\s*$/i;

function groupsOf(text: string, pairs: readonly Bound[]): Omit<PricesReading, 'types'> {
  const groups: PriceGroup[] = [];
  let since = 0;
  let wasCharge = false;
  let [hasExtra, hasOld] = [false, false];
  for (const { amounts, types } of pairs) {
    const span = {
      start: Math.min(amounts.start, types?.start ?? amounts.start),
      end: Math.max(amounts.end, types?.end ?? 0),
    };
    // The amounts of one charge by size go on: "THC USD 200/20', USD 300/40'".
    const goesOn: boolean = wasCharge && GOES_ON.test(text.slice(since, span.start));
    wasCharge = goesOn || isCharge(text, span, since);
    since = span.end;
    const isOld = !wasCharge && isHistory(text, span, groups.at(-1)?.end ?? 0);
    if (!wasCharge && !isOld) groups.push(groupOf(text, { amounts, types }, span));
    hasExtra ||= wasCharge && amounts.all.some(({ currency }) => currency !== null);
    hasOld ||= isOld;
  }
  const priced = groups.filter((group) => group.prices.length > 0 || isUntypedPrice(group));
  return { groups: joined(text, priced), hasExtra, hasOld };
}

/** Amounts without a type: several of a list, or one with a currency, may be those of the types named before. */
const isUntypedPrice = ({ untyped }: PriceGroup) =>
  untyped.length > 1 || untyped.some(({ currency, value }) => currency !== null || !/\d/.test(value));

const OLD_BEFORE = new RegExp(`${words('old')}[^,;.]{0,24}$`, 'iu');
const OLD_AFTER = new RegExp(`^[^,;.\\d]{0,12}(?:${words('old')})\\s*[).]?\\s*$`, 'iu');

/** "was USD 1,950", "instead of 1,950": an amount that no longer counts. */
function isHistory(text: string, { start, end }: Span, since: number): boolean {
  return OLD_BEFORE.test(text.slice(since, start)) || OLD_AFTER.test(text.slice(end).split(/[,;]/)[0] ?? '');
}

const SIGN_MORE = new RegExp(`^\\s*${words('more')}`, 'iu');
const SIGN_LESS = new RegExp(`^\\s*${words('less')}`, 'iu');

function groupOf(text: string, { amounts, types }: Bound, span: Span): PriceGroup {
  const behind = text.slice(span.end);
  const sign = SIGN_MORE.test(behind) ? 1 : SIGN_LESS.test(behind) ? -1 : 0;
  const [only] = amounts.all;
  if (sign !== 0 && amounts.all.length === 1 && only)
    return { ...span, prices: [], untyped: [only], more: sign * (numberOf(only.value) ?? 0) };
  const currency = amounts.all.find((amount) => amount.currency !== null)?.currency ?? null;
  const prices = (types?.all ?? []).map(({ code }, index): ProsePrice => {
    const amount = amounts.all[amounts.all.length === 1 ? 0 : index];
    return { equipment: code, value: amount?.value ?? '', currency, at: amount?.start ?? span.start };
  });
  const untyped = types ? [] : amounts.all.map((amount) => ({ ...amount, currency: amount.currency ?? currency }));
  return { ...span, prices, untyped };
}

/** Groups with nothing of another lane or carrier between them are one: "USD 1,890/20', USD 3,180/40'HC". */
function joined(text: string, groups: readonly PriceGroup[]): PriceGroup[] {
  const result: PriceGroup[] = [];
  for (const group of groups) {
    const last = result.at(-1);
    const between = last ? text.slice(last.end, group.start) : '';
    const isOne = last && last.prices.length > 0 && group.prices.length > 0 && JOINS.test(between);
    const isNew = !last?.prices.some(({ equipment }) => group.prices.some((price) => price.equipment === equipment));
    if (last && isOne && isNew)
      result[result.length - 1] = { ...last, end: group.end, prices: [...last.prices, ...group.prices] };
    else result.push(group);
  }
  return result;
}

const JOINS = new RegExp(`^[\\s,;/|()&+–-]*(?:${words('and')}[\\s,;/|()&+–-]*)?(?:${words('at')}\\s*)?$`, 'iu');

/** The number of an amount as written: "1.850,00", "1,850", "1'850". */
export function numberOf(value: string): number | undefined {
  const plain = value.replace(/[.,'’ ](?=\d{3}(?:\D|$))/g, '').replace(',', '.');
  const number = Number(plain);
  return plain !== '' && Number.isFinite(number) ? number : undefined;
}
