import { phraseSource } from '../lexicon/phrases.ts';
import { plainText } from '../plain-text.ts';
import { type CurrencyReading, findCurrency } from './parse-currency.ts';

/**
 * What a price cell says. `amounts` has several entries for slash prices; null is "not offered". `extra`: what is charged on top,
 * as written behind a plus.
 */
export type PriceReading =
  | { kind: 'amount'; amounts: readonly (number | null)[]; currency?: CurrencyReading; note?: string; extra?: string }
  | { kind: 'none' }
  | { kind: 'on-request'; text: string }
  | { kind: 'included' }
  | { kind: 'at-cost'; text: string }
  | { kind: 'unknown'; text: string };

const NONE =
  /^(?:[-–—−_/\\.xX*]+|n\/?a\.?|n\.a\.?|na|nil|none|no|null|not offered|not available|no service|no offer|not applicable|无|不接|停接|没有|暂停|s\/c|keine?|no hay|sin servicio|sem servico|pas de service|n\/d|nd|#n\/a|void|suspended|stop|\?|closed)$/;
const ON_REQUEST = new RegExp(phraseSource('on-request'));
const NOT_OFFERED = new RegExp(`^(?:${phraseSource('not-offered')})$`);
const INCLUDED =
  /^(?:(?:is |are |all )?incl(?:uded|uding|usive|\.)?|inc\.?|in(?:s|kl)\.?|inklusive|incluido|incluida|inclus|含|已含|包含|包|w\/in)$/;
const AT_COST =
  /at cost|vatos|as per tariff|per tariff|tariff|actual|实报实销|按实|nach aufwand|al costo|ao custo|v\.?a\.?t\.?o\.?s|subject to tariff/;

const NUMBER = String.raw`\d{1,3}(?:[.,' \u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,3})?`;
const AMOUNT = new RegExp(`^(?:${NUMBER})$`);
const FIRST_AMOUNT = new RegExp(`(?<![\\d.,])(-?)\\s?(${NUMBER})(?![\\d])`);
const UNITS =
  /(?:\/|\bper\b|\bp\.?)\s*(?:container|cntr|ctnr|ctn|unit|box|teu|feu|b\/?l|bill|set|doc(?:ument)?|shipment|20(?:'|ft|gp|dc)|40(?:'|ft|gp|hc|hq)|柜|箱|票)(?:\b|(?=\W)|$)/g;
const HARMLESS =
  /\b(?:all[ -]?in|net+|ai|only|flat|lumpsum|base|approx|approx\.|usd|o\/f|of)\b|[*†‡#+!^~¹²³]|\(\s*\)|约|左右/g;

/** Words that may stand at a number without a space: "2650net", "2650/20gp", "2650c" with a note c. */
const JOINED_WORD =
  /^(?:all(?:in)?|net+|ai|only|flat|base|per|each|incl?|excl?|plus|usd?|eur|baf|caf|lss|thc|ebs|pss|gri|doc|cntr|ctnr|unit|box|teu|feu|gp|dc|dv|hc|hq|rf|rh|ot|fr|nor|cbm|wm|rt|[acefhnprtuvwxy])$/;
/** Letters of any Latin, Greek or Cyrillic word; Chinese has no spaces between a number and its words. */
const LETTERS = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]`;
const WORD_BEFORE = new RegExp(`(${LETTERS}+)$`, 'u');
const WORD_BEHIND = new RegExp(`^(?:(${LETTERS}+)|[.,'](?=[oil\\d]))`, 'u');

/** Whether letters that are no known word stand directly at a number: "2,68O", "I450", "2,OOO". */
function isJoinedToLetters(before: string, behind: string): boolean {
  const last = WORD_BEHIND.exec(behind);
  const words = [WORD_BEFORE.exec(before)?.[1], last?.[1]];
  if (last && last[1] === undefined && /^[.,'][oil]+(?:[.,' ]|$)/.test(behind)) return true;
  return words.some((word) => word !== undefined && !JOINED_WORD.test(word));
}

/** What a price with letters O, I or l among its digits probably means: "2,68O" is "2,680". Undefined when it is no number then. */
export function likelyPrice(text: string): string | undefined {
  const bare = withoutCurrency(text);
  if (!/\d/.test(bare) || !/[OoIl]/.test(bare)) return undefined;
  const meant = bare.replace(/[Oo]/g, '0').replace(/[Il]/g, '1');
  return parseNumber(meant) === undefined ? undefined : meant;
}

/** A number as people write it: `1,234.50`, `1.234,50`, `1 234`, `1'234`. Three digits behind one sign are thousands. */
export function parseNumber(text: string): number | undefined {
  const trimmed = text.trim();
  if (!AMOUNT.test(trimmed)) return undefined;
  const plain = trimmed.replace(/['\u00a0\u202f ]/g, '');
  const lastComma = plain.lastIndexOf(',');
  const lastDot = plain.lastIndexOf('.');
  const last = Math.max(lastComma, lastDot);
  if (last === -1) return Number(plain);
  const decimals = plain.length - last - 1;
  const bothSigns = lastComma !== -1 && lastDot !== -1;
  const isThousands = !bothSigns && decimals === 3 && !/^0[.,]/.test(plain);
  if (isThousands) return Number(plain.replace(/[.,]/g, ''));
  return Number(`${plain.slice(0, last).replace(/[.,]/g, '')}.${plain.slice(last + 1)}`);
}

/** "2500/3200/-", "2500/3200/on request": several prices, of which some are none. `words` when a part says more than that. */
function parseSlashed(text: string): { amounts: (number | null)[]; words: boolean } | undefined {
  const parts = text.split(/\s*\/\s*/);
  if (parts.at(-1) === '') parts.pop();
  if (parts.length > 6) return undefined;
  const amounts: (number | null)[] = [];
  let words = false;
  for (const part of parts) {
    const bare = withoutCurrency(part);
    const amount = parseNumber(bare);
    const requested = !/\d/.test(bare) && ON_REQUEST.test(bare);
    if (amount !== undefined) amounts.push(amount);
    else if (bare === '' || NONE.test(bare) || requested) amounts.push(null);
    else return undefined;
    words ||= requested;
  }
  return amounts.some((amount) => amount !== null) ? { amounts, words } : undefined;
}

function withoutCurrency(text: string): string {
  return text
    .replace(/(?:US|HK|NT|AU?|NZ|CA?|S|R|CN|JP)?\s?[$¥￥]|[€£₩₹฿₫₱]|人民币|美元|美金|欧元|元/gi, ' ')
    .replace(/(?<![A-Za-z])(?:[A-Za-z]{3})(?![A-Za-z])/g, (code) => (findCurrency(code) ? ' ' : code))
    .replace(/(?<=\d)[.,]-+/g, '')
    .replace(/^([^/]*)\/-\s*$/, '$1')
    .replace(/^\s*\+|(?<=[^\s/-])\s*[-=]+\s*$/g, ' ')
    .trim();
}

/** "1250 + 120 LSS": a price, and an amount with the name of what it is for. */
const WITH_EXTRA = /^([^+]*\d[^+]*?)\s*\+\s*(?=.*\d)(.*\p{L}{2}.*)$/su;

function parseAmountText(text: string, original: string): PriceReading {
  const [, price, extra] = WITH_EXTRA.exec(original.trim()) ?? [];
  if (price === undefined || extra === undefined) return parseAmount(text, original);
  const reading = parseAmount(plainText(price), price);
  const isOne = reading.kind === 'amount' && reading.note === undefined && reading.amounts.length === 1;
  return isOne ? { ...reading, extra } : parseAmount(text, original);
}

function parseAmount(text: string, original: string): PriceReading {
  const currency = findCurrency(text);
  const found = currency === undefined ? {} : { currency };
  const bare = withoutCurrency(text.replace(UNITS, ' ')).replace(HARMLESS, ' ').replace(/\s+/g, ' ').trim();
  const whole = parseNumber(bare);
  if (whole !== undefined) return { kind: 'amount', amounts: [whole], ...found };
  const slashed = parseSlashed(bare);
  if (slashed) {
    const note = slashed.words ? { note: original.trim() } : {};
    return { kind: 'amount', amounts: slashed.amounts, ...found, ...note };
  }
  const first = FIRST_AMOUNT.exec(bare);
  if (!first || first[1] === '-') return { kind: 'unknown', text: original };
  const rest = bare.replace(first[0], ' ').replace(/\s+/g, ' ').trim();
  const number = first[2] ?? '';
  const start = first.index + first[0].length - number.length;
  if (isJoinedToLetters(bare.slice(0, start), bare.slice(start + number.length)))
    return { kind: 'unknown', text: original };
  const amount = parseNumber(number);
  // Another number beside it ("1800-1900", "1800 from 15 Dec") could be anything: not a price to rely on.
  if (amount === undefined || /\d/.test(rest)) return { kind: 'unknown', text: original };
  return { kind: 'amount', amounts: [amount], ...found, note: original.trim() };
}

/** What begins with a share of something else is no price: "16%", "5 % of the freight". */
const SHARE = /^[\d.,]+\s?[%％]/;

/** Whether a cell is a share and nothing more: "16%", "2,5 %". */
export function isShare(text: string): boolean {
  return /^\d+(?:[.,]\d+)?\s*[%％]$/.test(text.trim());
}

/** Reads one price cell. Never guesses: what is not surely a price is `unknown`, with its text. */
export function parsePrice(value: string | number | boolean | null): PriceReading {
  if (value === null || typeof value === 'boolean') return { kind: 'none' };
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || value < 0) return { kind: 'unknown', text: String(value) };
    return { kind: 'amount', amounts: [Math.round(value * 1000) / 1000] };
  }
  const text = plainText(value);
  if (text === '' || NONE.test(text) || NOT_OFFERED.test(text)) return { kind: 'none' };
  if (SHARE.test(text)) return { kind: 'unknown', text: value };
  if (INCLUDED.test(text)) return { kind: 'included' };
  if (!/\d/.test(text)) {
    const bare = withoutCurrency(text).trim();
    if (bare === '' || NONE.test(bare)) return { kind: 'none' };
    if (AT_COST.test(text)) return { kind: 'at-cost', text: value };
    return ON_REQUEST.test(text) ? { kind: 'on-request', text: value } : { kind: 'unknown', text: value };
  }
  return parseAmountText(text, value);
}

/** "USD", "US$", "人民币": a currency and nothing else. */
export function isCurrencyName(text: string): boolean {
  if (text.length > 8 || /\d/.test(text) || findCurrency(text) === undefined) return false;
  return /^[A-Z]{3}$/.test(text) || parsePrice(text).kind === 'none';
}

/** Lengths of containers with the sign or code of their currency. */
const PRICED_LENGTH =
  /^(?:US)?(?:[$€£]|USD|EUR|GBP)\s?(?:20|40|45)(?:\s?[/&+]\s?(?:(?:US)?[$€£])?\s?(?:20|40|45)?\s?[A-Z]{0,2})*$|^(?:20|40|45)\s?(?:[$€£]|USD|EUR)$/i;

/** Whether a text may be the heading of prices: "$20", "USD 40", "$40 / 40HQ". */
export function isPricedLength(text: string): boolean {
  return PRICED_LENGTH.test(text.trim());
}
