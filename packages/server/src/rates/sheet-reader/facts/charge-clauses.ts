import { parseEquipmentList } from '../../record/equipment.ts';
import {
  type AmountUnit,
  CHARGE_WORDS,
  findCharge,
  isBaseFreight,
  type KnownCharge,
  parseBasis,
} from '../charges/charge-lexicon.ts';
import { phraseSource } from '../lexicon/phrases.ts';
import { CURRENCY_CODES, findCurrency } from '../prices/parse-currency.ts';
import { parsePrice } from '../prices/parse-price.ts';
import { scanDates } from '../validity/scan-dates.ts';
import type { StatedCharge } from './sheet-facts.ts';

/** Letters folded one by one, so that places in the text stay the same. */
function fold(text: string): string {
  return [...text]
    .map((letter) => {
      const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return bare.length === letter.length ? bare : letter;
    })
    .join('');
}

type Span = { start: number; end: number };
type Mention = Span & { charge: KnownCharge };
type Marker = Span & { status: 'included' | 'excluded' };
type Amount = Span & {
  amounts: readonly (number | null)[];
  currency: StatedCharge['currency'];
  unit: AmountUnit | undefined;
};

const literal = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** What makes the word behind a slash a unit: "30/BL", "USD/BL", "o/f". Behind another charge ("BAF/LSS") it is one more. */
const UNIT_BEFORE = `(?:(?<![a-z])[a-z]|[\\d ]|(?<![a-z])(?:${CURRENCY_CODES.join('|').toLowerCase()}))`;
const MENTION = new RegExp(
  CHARGE_WORDS.filter((word) => word.length > 1)
    .sort((a, b) => b.length - a.length)
    .map((word) => (/^[a-z]/.test(word) ? `(?<![a-z])(?<!${UNIT_BEFORE}\\/)${literal(word)}(?![a-z])` : literal(word)))
    .join('|'),
  'g',
);
const MARKERS = (['excluded', 'included'] as const).map((status) => ({
  status,
  pattern: new RegExp(phraseSource(status), 'gu'),
}));
const CONDITION = new RegExp(phraseSource('exempt'), 'u');
const FROM_DAY =
  /\b(?:eff(?:ective)?\.?|from|w\.?e\.?f\.?|as of|ab|desde|dal|a partir d(?:el|[eu])|à partir du|with effect from)\s|从|自|起|부터|から/u;

const CURRENCY = String.raw`(?:us\$|hk\$|(?<![a-z])(?:${CURRENCY_CODES.join('|').toLowerCase()})(?![a-z])|[$€¥£₩])`;
const NUMBERS = String.raw`\d[\d.,]*\d|\d`;
const LIST = String.raw`(?:${NUMBERS})(?:\s?\/\s?(?:${NUMBERS})(?!\s?['’′"\d]|\s?(?:ft|feet|gp|dc|dv|hc|hq|rf|rh)\b)){0,4}`;
const SIZE = String.raw`(?<!\d)(?:20|40|45)(?![\d,.])\s?(?:['’′"]{1,2}|ft|feet)?\s?(?:dry|gp|dc|dv|st|hc|hq|rf|rh|ot|fr|high cube|reefer)?(?![\d%]|\s?(?:mt|tons?|days?|kgs?)\b)`;
const SIZES = String.raw`${SIZE}(?:\s?(?:[/&,+]|and|und|y|e|et)\s?${SIZE}){0,4}`;
const PER = String.raw`(?:\s?\/\s?|\s?(?:per|por|pro|par|je|a|each|for)\s)`;
const UNIT = String.raw`(?:${PER}(${SIZES}(?!['’′"\s:=]*${CURRENCY}\s?\d)|teu|feu|evp|b\/?l\b|bill\S*|hbl|mbl|doc\w*|set|shipment|sendung|cont\w*|cntr|ctnr|unit|box|คอน\S*|конт\S*|コンテナ|컨테이너|柜|箱|票|单|[a-z]{2,12}))?`;
const AMOUNT = new RegExp(
  `(?:(${SIZES})\\s?[:=]?\\s?)?(?:(${CURRENCY})\\s?(${LIST})|(${LIST})\\s?(${CURRENCY}))${UNIT}`,
  'gu',
);
/** A charge whose amount another paper has. */
const AT_COST = /^\s*(?:is |are )?(?:as per|per|acc(?:ording|\.) to) (?:\w+ ){0,2}tariff|^\s*at cost\b|实报实销/u;
const PERCENT = /(\d+(?:[.,]\d+)?)\s?%/u;

function unitOf(text: string | undefined): AmountUnit | undefined {
  if (text === undefined) return undefined;
  const types = /^(?:20|40|45)/.test(text) ? sizesIn(text) : [];
  if (types.length > 0) return { types };
  if (/^(?:teu|evp)$/.test(text)) return { basis: 'PER_TEU' };
  if (text === 'feu') return { feet: 40 };
  if (/^(?:票|单)$/.test(text) || /^[hm]?b\/?l$/.test(text)) return { basis: 'PER_BILL_OF_LADING' };
  const basis = parseBasis(text);
  return basis ? { basis } : undefined;
}

/** The container types of "40'/40'HC"; a bare length is every dry container of it that the list does not name. */
function sizesIn(text: string): string[] {
  const parts = text.split(/\s?(?:[/&,+]|\band\b|\bund\b|\by\b|\be\b|\bet\b)\s?/).filter((part) => part !== '');
  const named = parts.flatMap((part) => parseEquipmentList(part.trim())?.map((type) => type.code) ?? []);
  return named.length === 1 && named[0] === '40GP' && /^40\s?['’′"]?$/.test(text.trim()) ? ['40GP', '40HC'] : named;
}

function amountsIn(text: string): Amount[] {
  return [...text.matchAll(AMOUNT)].flatMap((match): Amount[] => {
    const [whole, before, currencyBefore, numbersAfter, numbersBefore, currencyAfter, unit] = match;
    const currency = findCurrency(currencyBefore ?? currencyAfter ?? '');
    const price = parsePrice(numbersAfter ?? numbersBefore ?? '');
    if (currency === undefined || price.kind !== 'amount') return [];
    const size = before === undefined ? undefined : unitOf(before.trim());
    return [
      {
        start: match.index,
        end: match.index + whole.length,
        amounts: price.amounts,
        currency,
        unit: size ?? unitOf(unit),
      },
    ];
  });
}

function mentionsIn(text: string, original: string, amounts: readonly Amount[]): Mention[] {
  return [...text.matchAll(MENTION)].flatMap((match): Mention[] => {
    const [word] = match;
    const span = { start: match.index, end: match.index + word.length };
    // Three letters are a code when they are written as one.
    const written = original.slice(span.start, span.end);
    if (/^[a-z]{2,4}$/.test(word) && written !== written.toUpperCase() && !/^[A-Z][a-z]{3}$/.test(written)) return [];
    if (amounts.some((amount) => amount.start <= span.start && span.end <= amount.end)) return [];
    const charge = isBaseFreight(word) ? undefined : findCharge(written);
    return charge ? [{ ...span, charge }] : [];
  });
}

function markersIn(text: string): Marker[] {
  const found: Marker[] = [];
  for (const { status, pattern } of MARKERS)
    for (const match of text.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].length };
      if (match[0] !== '' && !found.some((other) => other.start < span.end && span.start < other.end))
        found.push({ ...span, status });
    }
  return found.sort((a, b) => a.start - b.start);
}

/** "BAF included", "LSS込み": a marker behind the charges that nothing before them marks. */
function standsBehind(
  marker: Marker,
  text: string,
  { mentions, markers }: { mentions: readonly Mention[]; markers: readonly Marker[] },
): boolean {
  const last = mentions.findLast(({ end }) => end <= marker.start);
  if (
    !last ||
    /^\s?[:：]/.test(text.slice(marker.end)) ||
    !/^\s?(?:is|are|ist|sind|は)?\s?$/u.test(text.slice(last.end, marker.start))
  )
    return false;
  if (!/^[a-z]/.test(text.slice(marker.start, marker.end))) return true;
  return !markers.some(
    (other) =>
      other.end <= last.start &&
      !mentions.some(
        ({ start }) => other.end <= start && start < last.start && /[;(]/.test(text.slice(other.end, start)),
      ),
  );
}

type Parts = { mentions: readonly Mention[]; markers: readonly Marker[] };

function statusOf(mention: Mention, text: string, parts: Parts): Marker['status'] | undefined {
  const behind = parts.markers.find((marker) => marker.start >= mention.end && standsBehind(marker, text, parts));
  const between = behind && parts.markers.some((marker) => marker.start >= mention.end && marker.end <= behind.start);
  if (behind && !between) return behind.status;
  return parts.markers.findLast((marker) => marker.end <= mention.start && !standsBehind(marker, text, parts))?.status;
}

/** What the words around a charge make it depend on: a day from which it holds, a kind of cargo. */
function conditionOf(clause: string, folded: string): string | undefined {
  const day = FROM_DAY.test(folded)
    ? scanDates(folded).some((piece) => piece.month !== undefined || piece.either)
    : false;
  return day || CONDITION.test(folded) ? clause.trim().replace(/\s+/g, ' ').slice(0, 200) : undefined;
}

/** What a line of text says of charges; `leavesOut`: one of them is said to be extra, without its amount. */
export type ChargeClauses = { charges: StatedCharge[]; leavesOut: boolean };

/** Charges of one sentence: priced, or listed as included. */
function readSentence(original: string): ChargeClauses {
  const text = fold(original);
  const amounts = amountsIn(text);
  const mentions = mentionsIn(text, original, amounts);
  const parts = { mentions, markers: markersIn(text) };
  let leavesOut = false;
  const charges = mentions.flatMap((mention, index): StatedCharge[] => {
    const next = mentions[index + 1]?.start ?? text.length;
    const own = amounts.filter(({ start }) => start >= mention.end && start < next);
    const status = statusOf(mention, text, parts);
    const isFirst = index === 0;
    const clauseStart = isFirst ? 0 : mention.start;
    const condition = conditionOf(original.slice(clauseStart, next), text.slice(clauseStart, next));
    const { charge } = mention;
    if (status === 'included' && own.length === 0) return [{ charge, amounts: [], currency: null, status: 'included' }];
    leavesOut ||= status === 'excluded' && own.length === 0;
    if (own.length === 0 && AT_COST.test(text.slice(mention.end, next)))
      return [{ charge, amounts: [], currency: null, status: 'at-cost' }];
    const share = own.length === 0 ? PERCENT.exec(text.slice(mention.end, next)) : null;
    if (share)
      return [{ charge, amounts: [], currency: null, status: 'subject-to', condition: `${share[1]} % of the freight` }];
    return own.map(({ amounts: list, currency, unit }) => ({
      charge: {
        ...charge,
        basis: unit?.types || unit?.feet ? ('PER_CONTAINER' as const) : (unit?.basis ?? charge.basis),
      },
      amounts: list,
      currency,
      ...(unit ? { unit } : {}),
      status: 'subject-to' as const,
      ...(condition === undefined ? {} : { condition }),
    }));
  });
  return { charges, leavesOut };
}

/** A full stop between sentences, and not behind an abbreviation: "incl. BAF". */
const SENTENCE_END =
  /(?<!\b(?:incl|excl|inkl|exkl|zzgl|subj|eff|approx|max|min|no|dev|obs|rem|cont|cntr|resp))(?<=[^\s.]{2}[^.\s]|\))\.\s+(?=[\p{Lu}\p{Lo}])|[;；。]/iu;

const FIRST_WORDS = new Set(CHARGE_WORDS.flatMap((word) => /^[a-z]+/.exec(word)?.[0] ?? []));

/** Whether any word could begin the name of a charge: most remarks name none, and looking closer takes time. */
function mayNameCharge(text: string): boolean {
  return /\p{Lo}/u.test(text) || (text.toLowerCase().match(/[a-z]+/g) ?? []).some((word) => FIRST_WORDS.has(word));
}

/** The charges that a line of text states: with amounts ("ISPS USD 15 per container"), or as included ("incl. BAF and LSS"). */
export function readChargeClauses(line: string): ChargeClauses {
  const text = line.normalize('NFKC').replace(/\s+/g, ' ');
  if (!mayNameCharge(text)) return { charges: [], leavesOut: false };
  const sentences = text.split(SENTENCE_END).filter((sentence) => sentence.trim() !== '');
  const read = sentences.map(readSentence);
  return { charges: read.flatMap(({ charges }) => charges), leavesOut: read.some(({ leavesOut }) => leavesOut) };
}
