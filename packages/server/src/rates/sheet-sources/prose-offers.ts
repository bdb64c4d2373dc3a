import { createCarrierDirectory } from '../../carriers/index.ts';
import { parseEquipmentList } from '../record/equipment.ts';

/** One price of a sentence: an amount, or why there is none ("sold out"). */
export type ProsePrice = { equipment: string; value: string };

/** What one sentence offers. `relative` is what it adds to the offer before it: "USD 50 more". */
export type ProseOffer = {
  origin: string;
  destination: string;
  prices: ProsePrice[];
  currency: string | null;
  carrier: string | null;
  via: string | null;
  transit: string | null;
  validity: string | null;
};

export const WITHDRAWN =
  /作废|已过期|取消|\b(?:old|former|previous|last week'?s?) (?:level|rate|price|offer)|\b(?:ended|expired|void|withdrawn|cancelled|superseded|no longer valid|replaced)\b|\banterior(?:es)?\b|\bungültig\b|\bveraltet\b|\bcaduc|\bexpirad/iu;
const NO_PRICE =
  /sold out|on request|upon request|no space|\bn\/a\b|\btba\b|\btbc\b|单询|單詢|电询|无舱|sob consulta|a consultar|auf anfrage|sur demande|su richiesta|esgotado|agotado/iu;

const CURRENCY = String.raw`(?:USD|US\$|EUR|GBP|CNY|RMB|JPY|INR|BRL|R\$|[$€£¥])`;
const NUMBER = String.raw`\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{2})?|\d{2,6}(?:[.,]\d{2})?`;
const FEET = String.raw`(?:20|40|45)\s?(?:['’′]{1,2}|ft\.?|feet|pies|pés|piedi|Fuß)?\s?(?:-?\s?(?:dry|dv|dc|gp|st|std|hc|hq|hcs|rf|rh|reefer|ot|fr|high ?cube|box))?(?![\d%])`;
const PER = String.raw`\s?(?:\/|per|por|pro|par|je|each|a|for|for a|for the|per a|=|:)?\s?(?:a\s|the\s|cada\s|contenedor(?:es)? (?:de )?|container\s|cont\.?\s)?`;
/** "USD 2,150 per 20'", "EUR 1.850/40HC". */
const PRICE_SIZE = new RegExp(`(${CURRENCY})?\\s?(${NUMBER})\\s?(${CURRENCY})?${PER}(${FEET})`, 'giu');
/** "20' USD 2,150", "40HC: 3900 USD". */
const SIZE_PRICE = new RegExp(
  `(${FEET})\\s?(?:container\\s?)?[:=@-]?\\s?(?:at\\s|a\\s)?(?:(${CURRENCY})\\s?(${NUMBER})|(${NUMBER})\\s?(${CURRENCY}))`,
  'giu',
);
/** "USD 1680/3020/3020", with the sizes behind it or said above. */
const PRICE_LIST = new RegExp(
  `(${CURRENCY})\\s?((?:${NUMBER})(?:\\s?\\/\\s?(?:${NUMBER}|-|n\\/a))+)\\s?(?:\\(?\\s?(?:per\\s|por\\s|je\\s)?(${FEET}(?:\\s?(?:\\/|and|,)\\s?${FEET})+)\\)?)?`,
  'giu',
);
const SIZE_LIST = new RegExp(`${FEET}(?:\\s?[/,|]\\s?${FEET})+`, 'iu');
const MORE = new RegExp(`(${CURRENCY})\\s?(${NUMBER})\\s(more|less|higher|lower|extra)\\b`, 'iu');

const WORD = String.raw`\p{Lu}[\p{L}.'’]*`;
const LATIN = String.raw`${WORD}(?:[ -](?:(?:de|da|do|del|la|le|al|es|of)\s)?${WORD}){0,3}(?:\s?\([\p{L} ]+\))?`;
const PLACE = `(?:${LATIN}|\\p{Script=Han}{2,8})`;
const ENDS: readonly RegExp[] = [
  new RegExp(
    `(?:\\b(?:[Ff]rom|[Ee]x|[Oo]ut of|[Aa]b|[Vv]on|[Dd]esde|[Dd]e|[Dd]a|[Dd]o|[Dd]el|[Dd]epuis)\\s+)?(${PLACE})\\s+(?:to|nach|hasta|a|à|para|até|vers|naar)\\s+(${PLACE})`,
    'u',
  ),
  new RegExp(`(${PLACE})\\s*(?:[-–—→/]|->|=>|>|至|到)\\s*(${PLACE})`, 'u'),
];

const carriers = createCarrierDirectory();

const plainNumber = (text: string) => text.trim();
const sizeOf = (text: string) =>
  parseEquipmentList(
    text
      .replace(/[’′]/g, "'")
      .replace(/\bhigh ?cube\b/i, 'HC')
      .trim(),
  )?.[0]?.code ?? text.trim();

/** The container types that a line gives to prices below it: "(20GP/40GP/40HQ)". */
export function sizesIn(line: string): string[] | undefined {
  const list = SIZE_LIST.exec(line)?.[0];
  return list?.split(/[/,|]/).map(sizeOf);
}

type Found = { prices: ProsePrice[]; currency: string | null; rest: string };

/** The prices of a sentence with their container types; each is replaced by a mark in `rest`. */
function pricesIn(sentence: string, sizes: readonly string[] | undefined): Found {
  const prices: ProsePrice[] = [];
  let currency: string | null = null;
  const take = (equipment: string, value: string, unit: string | undefined) => {
    prices.push({ equipment: sizeOf(equipment), value: plainNumber(value) });
    currency ??= unit ?? null;
    return '§';
  };
  let rest = sentence.replace(PRICE_LIST, (whole, unit: string, list: string, named: string | undefined) => {
    const types = named?.split(/\/|\band\b|,/).map(sizeOf) ?? sizes;
    const values = list.split('/').map((value) => value.trim());
    if (!types || types.length !== values.length) return whole;
    for (const [index, type] of types.entries()) take(type, values[index] ?? '', unit);
    return '§';
  });
  rest = rest.replace(PRICE_SIZE, (whole, before: string, value: string, after: string, size: string) =>
    (before ?? after ?? currency) ? take(size, value, before ?? after) : whole,
  );
  rest = rest.replace(SIZE_PRICE, (_whole, size: string, before: string, value: string, other: string, after: string) =>
    take(size, value ?? other, before ?? after),
  );
  return { prices, currency, rest };
}

function endsIn(rest: string): { origin: string; destination: string; left: string } | undefined {
  for (const pattern of ENDS) {
    const match = pattern.exec(rest);
    if (match?.[1] && match[2])
      return { origin: match[1].trim(), destination: match[2].trim(), left: rest.replace(match[0], ' § ') };
  }
  return undefined;
}

const firstOf = (pattern: RegExp, text: string) => pattern.exec(text)?.[1]?.trim() ?? null;

function carrierIn(left: string): string | null {
  const parts = left
    .split(/\s{2,}|[,;:()§|]+/)
    .map((part) => part.replace(/^(?:with|by|via|mit|con|com|par)\s+/i, '').trim());
  return parts.find((part) => part.length > 1 && part.length < 30 && carriers.find(part) !== undefined) ?? null;
}

/** The prices of `before`, each with a difference: "is USD 50 more on both sizes". */
function relativePrices(sentence: string, before: ProseOffer | undefined): ProsePrice[] {
  const more = MORE.exec(sentence);
  if (!more || !before) return [];
  const amountOf = (text: string) => Number(text.replace(/[., '](?=\d{3}\b)/g, '').replace(',', '.'));
  const step = amountOf(more[2] ?? '') * (/less|lower/i.test(more[3] ?? '') ? -1 : 1);
  return before.prices.map(({ equipment, value }) => {
    const amount = amountOf(value);
    return { equipment, value: Number.isFinite(amount) ? String(amount + step) : value };
  });
}

/** What a sentence offers; undefined when it names no lane with a price, or is about one that ended. */
export function readProseOffer(
  sentence: string,
  sizes: readonly string[] | undefined,
  before: ProseOffer | undefined,
): ProseOffer | undefined {
  if (WITHDRAWN.test(sentence)) return undefined;
  const { prices, currency, rest } = pricesIn(sentence, sizes);
  const relative = prices.length === 0 ? relativePrices(sentence, before) : [];
  const reason = NO_PRICE.exec(sentence)?.[0];
  const ends = endsIn(rest.replace(/^\s*(?:\d{1,2}[.)、]|[•*·-])\s*/u, ''));
  if (!ends || (prices.length + relative.length === 0 && reason === undefined)) return undefined;
  if (reason !== undefined) {
    const named = [...rest.matchAll(new RegExp(FEET, 'giu'))].map(([size]) => sizeOf(size));
    for (const equipment of prices.length === 0 && named.length === 0 ? (sizes ?? []) : named)
      if (!prices.some((price) => price.equipment === equipment)) prices.push({ equipment, value: reason });
  }
  return {
    ...{ origin: ends.origin, destination: ends.destination },
    prices: prices.length > 0 ? prices : relative,
    currency: currency ?? (relative.length > 0 ? (before?.currency ?? null) : null),
    carrier: carrierIn(ends.left),
    via: firstOf(/\bvia\s+(\p{Lu}[\p{L}' -]*\p{L})/u, ends.left),
    transit: firstOf(
      /(?:transit(?: time)?|t\/?t|航程|tiempo de tránsito|tempo de trânsito|laufzeit|trânsito|tránsito)\s*[:：]?\s*(?:of\s|ca\.?\s)?(\d{1,3}(?:\s?-\s?\d{1,3})?)/iu,
      ends.left,
    ),
    validity: firstOf(
      /\b(?:valid(?:ity)?|gültig|vigencia|válid[ao]|validade|valable|有效期)\s*[:：]?\s*(.{4,50}?)(?=[,;)]|$)/iu,
      ends.left,
    ),
  };
}

/** The sentences of a line; a full stop ends one before a capital letter. */
export function sentencesOf(line: string): string[] {
  return line.split(/(?<=[^\s.]{2})\.\s+(?=\p{Lu})|[。；;]\s*/u).filter((part) => part.trim() !== '');
}

/** Whether a line names a price for a container: if no offer comes of it, it must be told. */
export function namesPrice(line: string): boolean {
  return pricesIn(line, undefined).prices.length > 0;
}
