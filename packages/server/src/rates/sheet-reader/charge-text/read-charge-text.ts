import type { Charge } from '../../record/rate.schema.ts';
import { findCharge, type KnownCharge, natureOf, withoutDots } from '../charges/charge-lexicon.ts';
import { phraseSource } from '../lexicon/phrases.ts';
import { CURRENCY_CODES } from '../prices/parse-currency.ts';
import type { DateContext } from '../validity/parse-validity.ts';
import { flatten, type Item, isTerm, type Node, nest, sentencesOf } from './clauses.ts';
import { isCompanyName } from './company-name.ts';
import { foldLetters } from './fold-letters.ts';
import { type Heading, readSentence, type SentenceReading } from './read-sentence.ts';
import type { ChargeText, StatedAmount, StatedCharge } from './stated-charge.ts';
import { tokenise } from './tokenise.ts';
import type { Words } from './words.ts';

/** `charge`: what the text is about, where the head of its column says so. `dates`: how days without a year are read. */
export type ChargeTextContext = { charge?: KnownCharge; dates?: DateContext };

/** "CIC80/160+LSS40/80": codes with their amounts right behind them. */
const GLUED = /(?<![\p{L}\d])([A-Z]{3,4})(?=\d{2,4}\/\d{2,4}(?![\d/]))/gu;

const NOTHING: ChargeText = { charges: [], allIn: false, unclear: [] };

/** "USD 50 per 6M / USD 100 per 12M": containers by their length in metres. */
const BY_METRES = /(?<=(?:\b(?:per|for)|\/)\s?)(6|12) ?m(?![\p{L}\d])/giu;

/**
 * What a text in any of the languages says of charges, by the structure of its clauses: remarks, notes, titles, cells under the
 * head of a surcharge, prose of mails. Amounts that belong to no charge are in `unclear`, with their sentence.
 */
export function readChargeText(text: string, { charge, dates = {} }: ChargeTextContext = {}): ChargeText {
  // Chinese separates clauses by a full-width comma, and the parts of a list by another sign.
  const original = joinLines(
    withoutDots(text)
      .replaceAll('，', ';')
      .replace(/^\s*[①-⑳]/gmu, '')
      .replace(GLUED, (whole, code: string) => (findCharge(code) ? `${code} ` : whole))
      .normalize('NFKC'),
  );
  const words: Words = { text: foldLetters(original), original, dates };
  const nodes = nest(tokenise(words));
  if (charge === undefined && !flatten(nodes).some(mayMatter)) return NOTHING;
  const found: { charges: StatedCharge[]; allIn: boolean; unclear: string[] } = {
    charges: [],
    allIn: false,
    unclear: [],
  };
  let heading: Heading = {};
  let announced: StatedCharge | undefined;
  let before: readonly Node[] = [];
  for (const sentence of sentencesOf(nodes)) {
    // Items of a list say each something else: none is the heading of the next.
    const over = isListed(before) && isListed(sentence) ? { status: heading.status } : heading;
    before = sentence;
    const { items, hasOrphans, usesHeading, says } = readOrphaned(sentence, words, over, charge);
    // "Heavy cargo" over "USD 150 where the weight exceeds 18 t" was no charge of its own.
    if (usesHeading && announced) found.charges.splice(found.charges.indexOf(announced), 1);
    const said = flatten(sentence);
    found.allIn ||=
      items.some(isAll) ||
      (said.some((token) => isTerm(token, 'all-in')) && !said.some((token) => isTerm(token, 'not-all-in')));
    const stated = items.map((item) => stateItem(item, items));
    found.charges.push(...stated.flatMap((one) => (typeof one === 'string' ? [] : [one])));
    const announces = items.length === 1 && !hasOrphans && isBare(items[0]) && sentence.length <= 5;
    if (hasOrphans || (stated.includes('unclear') && !announces)) found.unclear.push(sentenceText(sentence, original));
    const [first] = stated;
    announced = announces && typeof first === 'object' ? first : undefined;
    heading = headingBelow(heading, {
      announced: announces ? items[0] : undefined,
      isPriced: items.length > 0 || hasOrphans,
      says,
    });
  }
  return { ...found, unclear: found.unclear.filter((sentence) => !isCompanyName(sentence)) };
}

const DANGEROUS = new RegExp(phraseSource('dangerous'), 'iu');
const DANGEROUS_GOODS = findCharge('dangerous goods surcharge');

/** A sentence; one whose amounts belong to no charge that it names may be about dangerous goods. */
function readOrphaned(
  sentence: readonly Node[],
  words: Words,
  over: Heading,
  charge: KnownCharge | undefined,
): SentenceReading {
  const read = readSentence(sentence, words, over, charge);
  const isOpen = read.items.length === 0 && read.hasOrphans;
  return (isOpen && ofDangerousGoods(sentence, words, over)) || read;
}

/** "For dangerous cargo add USD 300": an amount for the one kind of cargo that has a charge of its own. */
function ofDangerousGoods(sentence: readonly Node[], words: Words, over: Heading): SentenceReading | undefined {
  const [first, last] = [sentence[0], sentence.at(-1)];
  const text = words.text.slice(first?.start ?? 0, last?.end ?? 0);
  if (!DANGEROUS_GOODS || !DANGEROUS.test(text)) return undefined;
  const read = readSentence(sentence, words, { ...over, charge: DANGEROUS_GOODS });
  const items = read.items.map(({ types: _types, scope: _scope, ...item }): Item => ({ ...item, conditions: [] }));
  return { ...read, items, usesHeading: false };
}

const isListed = ([first]: readonly Node[]) => first?.kind === 'separator';

type Said = { announced: Item | undefined; isPriced: boolean; says: Heading['status'] };

/** What a sentence leaves for those below it: its charge for the next one only, a status until something else is said. */
function headingBelow({ status }: Heading, { announced, isPriced, says }: Said): Heading {
  if (announced) return { status, charge: announced.charge };
  if (isPriced) return { status };
  return says ? { status: says } : {};
}

function mayMatter(token: Node): boolean {
  return ['charge', 'amount', 'percent'].includes(token.kind) || isTerm(token, 'all-in');
}

const NUMBERING =
  /(^|[\n;])\s*(?:\(?\d{1,2}\)?、\s*(?=[^\s\d])|\(?\d{1,2}[.)](?=\p{Script=Han})|(?:\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-z]|[ivx]{1,4})\s?[.)]\)?|\d{1,2}(?:\.\d{1,2})+)(?=\s+[^\s\d]))/giu;
/** Small words that end what they are said of: "USD 100 on top", "THC out", "EUR 20 per day". */
const CLOSING_WORDS = 'top|out|off|day|box|teu|bl|doc|cbm|ton|cnt|ctr';
/** A long line that ends in a small word or a currency, or before a number, was wrapped: "bis / 31.12.2026", "EUR / 45". */
const GOES_ON = new RegExp(
  String.raw`(?<=[^\n]{50}\s(?:(?!(?:${CLOSING_WORDS})\n)\p{Ll}{1,3}|${CURRENCY_CODES.join('|')}))\n(?=[\p{L}\d])|(?<=[^\n]{50})(?<![.:;!?)])\n(?=\d+(?:[.,]\d+)*[\s%])`,
  'gu',
);

/** A line that begins so says something new, also in small letters: "zzgl. BAF", "plus THC", "excl. LSS". */
const OPENS = String.raw`(?:zzgl|zuzügl|inkl|exkl|excl|incl|hors|plus|além|más|mais|subject to|including|excluding|excludes|not included|on top|sowie|all[ -]?in)(?!\p{L})`;
const WRAPPED = new RegExp(String.raw`(?<![.:;!?\n])\n(?=[\p{Ll}(])(?!${OPENS}[^\n]*\p{L}{2})`, 'gu');

/** Lines that go on in the next one are joined; others stay apart. The numbers of a list say nothing. */
function joinLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(NUMBERING, '$1• ')
    .replace(BY_METRES, (_, length: string) => (length === '6' ? "20'" : "40'"))
    .replace(/\bw\.\s?e\.\s?f\b\.?/giu, 'wef')
    .replace(/(?<=[,&+/(-])\n/g, ' ')
    .replace(WRAPPED, ' ')
    .replace(GOES_ON, ' ');
}

function sentenceText(nodes: readonly Node[], original: string): string {
  const [first, last] = [nodes[0], nodes.at(-1)];
  return original
    .slice(first?.start ?? 0, last?.end ?? 0)
    .replace(/\s+/g, ' ')
    .replace(/^•\s*/, '')
    .trim();
}

const isBare = (item: Item | undefined) =>
  item !== undefined &&
  (item.status === undefined || item.by === 'heading') &&
  item.amounts.length === 0 &&
  item.percent === undefined &&
  !item.isAtCost &&
  item.paymentTerm === undefined;

/** Every charge that a text does not name. */
export const ALL = 'Other surcharges';
const isAll = ({ charge, status }: Item) => charge.name === ALL && status === 'included';
/** Charges of other services than the carriage by sea. */
export const BESIDE_FREIGHT: ReadonlySet<string> = new Set([
  'Demurrage and detention',
  'Cancellation fee',
  'Insurance',
  'VAT',
  'Customs',
  'Inland haulage',
]);
/** "USD 20/40 until 31 Dec, then USD 30/60": two amounts of a charge for the same container, of which the text does not say which holds. */
function isTwice(amounts: readonly StatedAmount[]): boolean {
  const keys = amounts.map(({ unit, values }) =>
    JSON.stringify([unit?.feet ?? unit?.types ?? null, values.length > 1]),
  );
  return new Set(keys).size < keys.length;
}

/** Whether a charge is no part of what a text adds to a price, or the text does not say how it applies. */
function asideOf(item: Item, others: readonly Item[]): 'unclear' | 'nothing' | undefined {
  const { charge, amounts, percent, status } = item;
  const isPriced = amounts.length > 0 || percent !== undefined;
  if (item.isElsewhere || isAll(item)) return 'nothing';
  if (BESIDE_FREIGHT.has(charge.name)) return isPriced ? 'unclear' : 'nothing';
  if (amounts.some(({ unit }) => unit?.basis === 'UNKNOWN') && status === 'included') return 'unclear';
  if (isTwice(amounts) && status !== 'included' && status !== 'waived') return 'unclear';
  if (status !== undefined || isPriced || item.isAtCost || item.paymentTerm !== undefined) return undefined;
  // "Surcharges: BAF, LSS": a list of what comes on top.
  if (charge.name !== ALL && others.some((other) => other.charge.name === ALL && !other.isAtCost)) return undefined;
  const says = (other: Item) => other.status !== undefined || other.amounts.length > 0 || other.isAtCost === true;
  const isRepeated = others.some((other) => other !== item && other.charge.name === charge.name && says(other));
  return charge.name === ALL || isRepeated || headsPriced(item, others) ? 'nothing' : 'unclear';
}

/** "Origin charges: THC EUR 210, B/L EUR 60": a name for charges of one place before the charges that it stands for, each with its amount. */
function headsPriced({ charge, start }: Item, others: readonly Item[]): boolean {
  const behind = others.filter((other) => other.start > start);
  return GROUPS.has(charge.name) && behind.length > 0 && behind.every(({ amounts }) => amounts.length > 0);
}

const GROUPS: ReadonlySet<string> = new Set(['Local charges', 'Origin charges', 'Destination charges', 'Port charges']);

function statusOf({ amounts, percent, status, isAtCost }: Item): StatedCharge['status'] {
  const isFree = amounts.length > 0 && amounts.every(({ values }) => values.every((value) => value === 0));
  if (isFree && percent === undefined) return 'waived';
  const isOpen = amounts.length === 0 && percent === undefined && status !== 'included' && status !== 'waived';
  return isAtCost && isOpen ? 'at-cost' : (status ?? 'subject-to');
}

function stateItem(item: Item, others: readonly Item[]): StatedCharge | 'unclear' | 'nothing' {
  const aside = asideOf(item, others);
  if (aside) return aside;
  const { charge, amounts, percent, minimum, paymentTerm } = item;
  const said = statusOf(item);
  const isPriced = said === 'waived' && amounts.length > 0;
  const exempt = isPriced ? conditionOf(item, said) : undefined;
  // "PSS USD 100, not applicable for contract cargo", "… for reefers": the others pay it.
  const isOfOthers = isPriced && (exempt ?? item.types ?? item.scope?.isExcepted) !== undefined;
  const status = isOfOthers ? 'subject-to' : said;
  const condition = exempt === undefined ? conditionOf(item, status) : `not ${exempt}`;
  const isOnTop = status === 'subject-to' || status === 'at-cost';
  return {
    charge,
    status,
    amounts: isOnTop ? amounts.map((amount, index) => toStated(amount, amounts[index - 1])) : [],
    ...(percent === undefined || status === 'included' ? {} : { percent }),
    ...(minimum === undefined || !isOnTop ? {} : { minimum }),
    ...(paymentTerm ? { paymentTerm } : {}),
    ...(item.days ? { days: item.days } : {}),
    ...(item.types ? { types: item.types } : {}),
    ...(item.scope ? { scope: item.scope } : {}),
    ...(item.within ? { within: item.within } : {}),
    ...(condition === undefined ? {} : { condition }),
  };
}

function conditionOf({ charge, conditions, amounts }: Item, status: StatedCharge['status']): string | undefined {
  const said = [...new Set(conditions)].filter((words) => words !== '').join('; ');
  if (said !== '') return said;
  const isOnTop = status === 'subject-to' && amounts.length > 0;
  return isOnTop ? (natureOf(charge) ?? undefined) : undefined;
}

/** "USD 150/20' 300/40'": the second amount is in the currency of the first. */
function toStated({ values, currency, unit }: StatedAmount, before: StatedAmount | undefined): StatedAmount {
  return { values, currency: currency ?? before?.currency ?? null, ...(unit ? { unit } : {}) };
}

/** The basis of an amount: its own unit's, else the usual one of its charge. */
export function basisOf({ unit }: StatedAmount, { basis }: KnownCharge): Charge['basis'] {
  if (unit?.feet || unit?.types) return 'PER_CONTAINER';
  return unit?.basis ?? basis;
}
