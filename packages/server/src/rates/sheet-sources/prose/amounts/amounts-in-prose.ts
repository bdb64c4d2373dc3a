import { phraseSource } from '../../../sheet-reader/lexicon/phrases.ts';
import { plainText } from '../../../sheet-reader/plain-text.ts';
import { CURRENCY_CODES, findCurrency } from '../../../sheet-reader/prices/parse-currency.ts';
import { words } from '../prose-words.ts';
import { matchesOf, type Span } from '../spans.ts';
import { chargesIn } from './charge-mentions.ts';

/** An amount as written, or the words that say why there is none ("sold out"). */
export type Amount = Span & { value: string; currency: string | null };

const CODES = CURRENCY_CODES.join('|');
const CURRENCY = String.raw`(?:US\$|R\$|HK\$|(?<![\p{L}])(?:${CODES})(?!\p{L})|[$€¥£₩]|美元|美金|欧元|歐元|人民币|人民幣|euros?\b|dollars?\b|d[oó]l[aá]res?\b|долл(?:\.|\p{L}*)|евро|달러|유로|米?ドル|ユーロ|ดอลลาร์(?:สหรัฐ)?|ยูโร|دولار|يورو|đô la)`;
const NUMBER = String.raw`(?:\d{1,3}(?:[.,'’ ]\d{3})+(?:[.,]\d{2})?|\d{2,6}(?:[.,]\d{1,2})?)(?:[.,]-{1,2})?`;
/** What makes a number something else than a price: a day, a weight, a share, a time. */
const OTHER_UNIT = String.raw`(?!\s?(?:%|kgs?\b|mts?\b|tons?\b|tonnes?\b|cbm\b|m3\b|hrs?\b|hours?\b|km\b|pallets?\b|boxes\b|pcs\b|${words('days')})|(?!${CURRENCY})[\p{L}\d:])`;
const AMOUNT = new RegExp(
  `(?:(${CURRENCY})[\\s:.=]?\\s?|(?<![\\d.,\\p{L}+#-]|\\d:))(${NUMBER})${OTHER_UNIT}(?:\\s?(${CURRENCY}))?`,
  'giu',
);
const NO_PRICE = new RegExp(words('no-price'), 'giu');

/** The amounts of a text in its order, without the lengths of its container types. */
export function amountsIn(text: string, types: readonly Span[]): Amount[] {
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

const ANY_CURRENCY = new RegExp(CURRENCY, 'iu');

const ABOUT_RATES = new RegExp(phraseSource('about-rates'), 'u');

/**
 * The currency that a text without prices gives to those around it: "all rates in euro". That of a charge is none; beside charges it is
 * said of the prices outright: "BAF included, rates in USD, AMS 35/BL".
 */
export function currencyIn(text: string): string | undefined {
  if (!chargesIn(text)) return codeOf(ANY_CURRENCY.exec(text)?.[0]);
  const clauses = text.split(/[,，、;；]/u);
  const isOfRates = (clause: string) => !/\d/.test(clause) && !chargesIn(clause) && ABOUT_RATES.test(plainText(clause));
  return codeOf(clauses.filter(isOfRates).flatMap((clause) => ANY_CURRENCY.exec(clause)?.[0] ?? [])[0]);
}

const CURRENCY_BEFORE = new RegExp(String.raw`(${CURRENCY})\s?(?:(?:per|pro|por|par|/)\s?)?[(:：]?\s?$`, 'iu');

/** The currency right before container types, which is that of their prices: "USD 20'/40'HC", "USD 20GP:2975 40GP:5355". */
export function currencyOfTypes(text: string, types: readonly Span[]): string | undefined {
  const written = types.flatMap(({ start }) => CURRENCY_BEFORE.exec(text.slice(0, start))?.[1] ?? []);
  return codeOf(written[0]);
}

function codeOf(written: string | undefined): string | undefined {
  const currency = written && findCurrency(written);
  return currency === 'yen-or-yuan' ? undefined : currency;
}

/** The number of an amount as written: "1.850,00", "1,850", "1'850". */
export function numberOf(value: string): number | undefined {
  const plain = value.replace(/[.,'’ ](?=\d{3}(?:\D|$))/g, '').replace(',', '.');
  const number = Number(plain);
  return plain !== '' && Number.isFinite(number) ? number : undefined;
}
