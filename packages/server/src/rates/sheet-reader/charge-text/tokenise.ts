import { createCarrierDirectory } from '../../../carriers/index.ts';
import { CHARGE_WORDINGS, findCharge } from '../charges/charge-lexicon.ts';
import { createWordMatcher } from '../lexicon/word-matcher.ts';
import { CURRENCY_CODES } from '../prices/parse-currency.ts';
import { findCarrierIn } from '../rows/carrier-reader.ts';
import { roleOfHeader } from '../tables/columns/column-lexicon.ts';
import { scanDates } from '../validity/scan-dates.ts';
import { findAmounts, findPercents, findSizes, hasCurrency, unitBetween } from './amounts.ts';
import { type ChargeTerm, chargeTerms } from './charge-terms.ts';
import { withoutEarlierAmounts } from './earlier-amounts.ts';
import type { AmountUnit } from './stated-charge.ts';
import type { Span, Token } from './token.ts';
import { wayBehindThrough } from './ways.ts';

const chargeNames = createWordMatcher(CHARGE_WORDINGS);

/**
 * Whether a folded text has the name of a charge, a currency with a number or a share of the freight anywhere. Without them no token of it is a charge
 * or an amount with a currency; this takes a small part of the time of `tokenise`.
 */
export function hasChargeOrMoney(text: string): boolean {
  return hasCurrency(text) || chargeNames.isIn(text) || SHARE_OF_FREIGHT.test(text);
}

/** "HLS 3 % of ocean freight": a charge, whatever its name. */
const SHARE_OF_FREIGHT =
  /\d\s?%\s?(?:of|on|auf|von|del?|do|du|sobre|sur)\s(?:the |die |der |el |la |le |il )?(?:base |basic |ocean |sea |net )?(?:freight|o\/f|fracht|seefracht|flete|frete|fret|nolo)\b/;

/** Codes that are words, too: charges only where they are written as codes. */
const SAFE_CODES = new Set(
  'thc othc dthc baf caf lss lsf ebs pss gri isps ams ens isf ets cic eis wrs pcs bl b/l tlx vgm pti gst dhc ohc efs ows hws d/o pct ddc dpa whf imo dg vat gst btw iva tva kdv ndc bls thcs seal'.split(
    ' ',
  ),
);

/** A short word is a charge where it is written as a code: "ACC", and not "acc." */
function isWrittenAsCharge(word: string, written: string): boolean {
  if (!/^[a-z/&+]{1,4}s?$/.test(word) || SAFE_CODES.has(word) || word.length > 4) return true;
  return written === written.toUpperCase() || /^(?:[A-Z][a-z]{3}|Doc)$/.test(written);
}

/** "30/BL", "USD/BL": what stands behind the slash of a number or a currency is a unit and no charge. */
function isUnitBehindSlash(text: string, start: number): boolean {
  return /(?:\d|usd|eur|\$|€)\s?\/\s?$/.test(text.slice(Math.max(0, start - 6), start));
}

function separatorAt(text: string, at: number): Token | undefined {
  const rest = text.slice(at, at + 3);
  const one = (rank: 1 | 2 | 3, sign: string): Token => ({
    kind: 'separator',
    rank,
    sign,
    start: at,
    end: at + sign.length,
  });
  if (/^\n/.test(rest)) return one(3, '\n');
  if (/^[;；。]/.test(rest)) return one(rest[0] === '。' ? 3 : 2, rest[0] ?? '');
  if (/^[.!?]/.test(rest) && isSentenceEnd(text, at)) return one(3, rest[0] ?? '');
  if (/^\|/.test(rest)) return one(2, '|');
  if (/^[,，、・]/.test(rest)) return one(1, rest[0] ?? '');
  if (/^[/&]/.test(rest)) return one(rest[0] === '/' && /\s{2}$/.test(text.slice(0, at)) ? 2 : 1, rest[0] ?? '');
  if (/^\+/.test(rest)) return one(1, '+');
  if (/^[•·►▪※]/.test(rest) || (/^[-–—*]\s/.test(rest) && /(?:^|\n)\s*$/.test(text.slice(0, at))))
    return one(2, rest[0] ?? '');
  if (/^[-–—]\s/.test(rest) && /\s$/.test(text.slice(0, at)) && !isBetweenDays(text, at)) return one(2, rest[0] ?? '');
  return undefined;
}

/** "1 - 31 December": a dash that parts no clauses. */
const isBetweenDays = (text: string, at: number) =>
  /(?:\d|\d\.?\s?\p{L}{3,10}\.?)\s$/u.test(text.slice(Math.max(0, at - 16), at)) &&
  /^.\s\d{1,2}(?:[./]\d{1,2}[./]|\.?\s\p{L}{3})/u.test(text.slice(at, at + 12));

const ABBREVIATION =
  /(?:^|[^\p{L}])(?:incl|excl|inkl|exkl|zzgl|subj|eff|approx|max|min|no|dev|obs|rem|cont|cntr|resp|gem|lt|ex|inc|ca|dest|orig|esp|exc|bzw|ggf|einschl|acc|acct|amt|chg|chgs|surch|doc|nr|art|est|m|mt|u|p|pto|ton|вкл|искл|см|т|руб|st|ste)$/u;
/** "Ab 10.12. PSS USD 100": the full stop behind a month is part of the date. */
const DAY_AND_MONTH = /(?:ab|vom|bis|zum|am|von|from|until|till)\s\d{1,2}\.\d{1,2}$/u;
function isSentenceEnd(text: string, at: number): boolean {
  const after = text.slice(at + 1, at + 3);
  if (!/^(?:\s|$)/.test(after) || DAY_AND_MONTH.test(text.slice(Math.max(0, at - 16), at))) return false;
  return !ABBREVIATION.test(text.slice(Math.max(0, at - 10), at)) || /^\s*$/.test(text.slice(at + 1));
}

const AND =
  /^(?:and|und|y|e|et|en|ve|i|и|va|dan|và|및|와|과|と|&|as well as|along with|together with|sowie|asi como|bem como|ainsi que|nonche|evenals|a takze|ile)(?![\p{L}])/u;
const CJK_AND = /^(?:和|及|与|與|以及|및|と|หรือ|และ)/u;

/** "All in USD" says in which currency, "all in USD 2,500" that everything is in the price. */
const ALL_IN_A_CURRENCY = new RegExp(
  `^all in (?:${CURRENCY_CODES.join('|')}|us\\$|us dollars|dollars|euros?)(?![\\p{L}\\d]|\\s?[.:]?\\s?\\d)`,
  'iu',
);

/** "新加坡", "孟加拉", "无锡": signs that say how a charge applies only right before its name, a number or a letter. */
function isSignOfName(text: string, at: number): boolean {
  if (!/^[加无無]\p{Script=Han}/u.test(text.slice(at, at + 2)) || chargeNames.at(text, at + 1)) return false;
  return chargeTerms.at(text, at)?.end === at + 1;
}

/** The text's own letters beside its folded ones. */
type Scan = { text: string; original: string };

function wordAt({ text, original }: Scan, at: number): Token | undefined {
  const charge = isUnitBehindSlash(text, at) ? undefined : chargeNames.at(text, at);
  const way = wayBehindThrough(text, at);
  if (way !== undefined && way >= (charge?.end ?? 0)) return { kind: 'word', start: at, end: way };
  const isOther = ALL_IN_A_CURRENCY.test(text.slice(at, at + 20)) || isSignOfName(text, at);
  const said = isOther ? undefined : chargeTerms.at(text, at);
  // "For shipper's owned containers" is not "for shipper".
  const term = said && /^for /.test(text.slice(at, said.end)) && text.startsWith("'s", said.end) ? undefined : said;
  if (charge && (!term || charge.end >= term.end)) {
    const written = original.slice(at, charge.end);
    const known = isWrittenAsCharge(text.slice(at, charge.end), written)
      ? ((written.length <= 4 ? findCharge(written) : undefined) ?? charge.values[0])
      : undefined;
    if (known) return { kind: 'charge', charge: known, start: at, end: charge.end };
  }
  if (term) return { kind: 'term', terms: new Set(term.values), start: at, end: term.end };
  if (BOUND.test(text.slice(at, at + 2)) && /\p{Script=Hangul}/u.test(text[at - 1] ?? ''))
    return { kind: 'term', terms: new Set(['for-behind']), start: at, end: at + 1 };
  return undefined;
}

function joinAt({ text }: Scan, at: number): Token | undefined {
  const isStart = !/\p{L}/u.test(text[at - 1] ?? '');
  const found = (isStart ? AND.exec(text.slice(at, at + 16)) : null) ?? CJK_AND.exec(text.slice(at, at + 4));
  return found ? { kind: 'separator', rank: 1, sign: 'and', start: at, end: at + found[0].length } : undefined;
}

const PLAIN_WORD =
  /^(?:[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{M}'’-]+|\p{Script=Han}|[\p{Script=Hiragana}\p{Script=Katakana}ー]+|\p{Script=Hangul}+?(?=[향행발착](?!\p{Script=Hangul}))|\p{Script=Hangul}+|\p{L}\p{M}*|\d+(?:[.,]\d+)*)/u;

/** "일본향", "부산발": the end of a Korean word that says to or from where. */
const BOUND = /^[향행발착](?!\p{Script=Hangul})/u;

function signAt(text: string, at: number): Token | undefined {
  const span = { start: at, end: at + 1 };
  if (/[([（【]/.test(text[at] ?? '')) return { kind: 'open', ...span };
  if (/[)\]）】]/.test(text[at] ?? '')) return { kind: 'close', ...span };
  if (/[:：]/.test(text[at] ?? '')) return { kind: 'colon', ...span };
  return undefined;
}

/** Amounts, shares, sizes and days, which are found by their form before any word is looked up. */
function formedTokens(text: string): Token[] {
  const amounts = [...Map.groupBy(findAmounts(text), ({ start }) => start).values()].flatMap((group): Token[] => {
    const [first] = group;
    return first
      ? [{ kind: 'amount', amounts: group, hasCurrency: first.currency !== null, start: first.start, end: first.end }]
      : [];
  });
  // A date does not go on in the next line; "THC out" has no month in it.
  const unbroken = text.replaceAll('\n', '\u0001');
  const dates = scanDates(
    blanked(
      unbroken,
      amounts.filter((token) => token.kind === 'amount' && token.hasCurrency),
    ),
  )
    .filter((piece) => piece.month !== undefined || piece.either || piece.quarter !== undefined)
    .filter(({ start, end }) => !/^out\.?$/.test(text.slice(start, end).trim()))
    .map(({ start, end }): Token => ({ kind: 'date', start, end }));
  const percents = findPercents(text).map((found): Token => ({ kind: 'percent', ...found }));
  const sizes = findSizes(text).map((found): Token => ({ kind: 'sizes', ...found }));
  const money = amounts.filter((token) => token.kind === 'amount' && token.hasCurrency);
  // "OTHC 20 | 245": a container length in a cell of names, and no money.
  const isLength = ({ start, end }: Span) =>
    /^(?:20|40|45)$/.test(text.slice(start, end).trim()) && /^\s*\|/.test(text.slice(end));
  const bare = amounts.filter((token) => token.kind === 'amount' && !token.hasCurrency && !isLength(token));
  const taken: Token[] = [];
  for (const token of [...money, ...percents, ...dates, ...bare, ...sizes])
    if (!taken.some((other) => other.start < token.end && token.start < other.end)) taken.push(token);
  return taken.sort((a, b) => a.start - b.start);
}

function blanked(text: string, tokens: readonly Span[]): string {
  return tokens.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );
}

/** Cuts a text into tokens, in order; `text` is folded, `original` has the same places. */
export function tokenise(scan: Scan): Token[] {
  const { text } = scan;
  const formed = formedTokens(text);
  const tokens: Token[] = [];
  let next = 0;
  let at = 0;
  while (at < text.length) {
    while ((formed[next]?.start ?? text.length) < at) next++;
    const token =
      (formed[next]?.start === at ? formed[next] : undefined) ??
      (/\s/.test(text[at] ?? ' ') && text[at] !== '\n' ? undefined : tokenAt(scan, at));
    if (token) tokens.push(token);
    at = token ? token.end : at + 1;
  }
  return withoutEarlierAmounts(withUnitsBetween(tokens, text))
    .map(settledClosing)
    .map((token) => settledNegation(token, text))
    .filter((token) => !isWeightOfCargo(token, text))
    .flatMap((token) => settledCarrier(token, scan));
}

/** "DOC FEE /BL: KRW 40,000": a paper or a container between a charge and its amount is the unit of the amount, and no charge beside it. */
function withUnitsBetween(tokens: readonly Token[], text: string): Token[] {
  const settled: Token[] = [];
  let end = 0;
  let unit: AmountUnit | undefined;
  for (const token of tokens) {
    // The blank before an amount is part of it.
    const isOf = unit !== undefined && token.kind === 'amount' && end - token.start <= 1 && token.start <= end;
    if (token.end <= end && token.kind !== 'colon') continue;
    settled.push(isOf && unit ? perUnit(token, unit) : token);
    if (token.kind === 'amount') unit = undefined;
    const between = token.kind === 'charge' ? unitBetween(text.slice(token.end, token.end + 60)) : undefined;
    if (between) [end, unit] = [token.end + between.length, between.unit];
  }
  return settled;
}

function perUnit(token: Extract<Token, { kind: 'amount' }>, unit: AmountUnit): Token {
  return { ...token, amounts: token.amounts.map((amount) => (amount.unit ? amount : { ...amount, unit })) };
}

/** "> 20 ton (VGM)", "over 18 t VGM": the kind of weight that is meant, and no charge for its declaration. */
function isWeightOfCargo(token: Token, text: string): boolean {
  if (token.kind !== 'charge' || token.charge.code !== 'VGM') return false;
  return /\d\s?(?:t|mt|tons?|tonnes?|to|kgs?)\.?[\s(]*$/.test(text.slice(Math.max(0, token.start - 16), token.start));
}

const carriers = createCarrierDirectory();

/** "Evergreen (EMC)", "船公司:长荣 EMC": the code of the carrier that the rest of the line names, and of a charge only with its amount. */
function settledCarrier(token: Token, { original }: Scan): Token[] {
  if (token.kind !== 'charge') return [token];
  const { start, end } = token;
  const carrier = carriers.find(original.slice(start, end));
  const [behind = ''] = original.slice(end).split('\n');
  if (!carrier || /^\W{0,3}(?:[A-Z]{3}|[$€£¥])?\s?\d/.test(behind)) return [token];
  const before = original.slice(original.lastIndexOf('\n', start - 1) + 1, start);
  if (findCarrierIn(`${before} | ${behind}`, carriers)?.scac === carrier.scac) return [];
  const label = /([^\s:：;；,，]+)\s*[:：]\s*$/u.exec(before)?.[1] ?? '';
  return [roleOfHeader(label) === 'carrier' ? { kind: 'word', start, end } : token];
}

/** A word that turns "included" into its opposite, right before it, with no more than a verb between. */
const NEGATION =
  /(?:^|[\s,;(|])(?:not|nie|nicht|niet|no|non|nao|ne|не|لا|ولا|غير|وغير|لم|δεν|ikke|inte|ei|nem|nu|khong|chua|tidak|belum|bukan)\s+(?:(?:is|are|be|yet|ist|sind|sono|es|esta|estan|sont|est|er|sa|są|sunt|duoc|termasuk)\s+)?$|(?:不|未|没|沒|ไม่)$/u;

/** "Not yet included": what the table of terms has no wording for. */
function settledNegation(token: Token, text: string): Token {
  if (token.kind !== 'term' || !token.terms.has('included') || token.terms.has('on-top')) return token;
  if (!NEGATION.test(text.slice(Math.max(0, token.start - 24), token.start))) return token;
  return { ...token, terms: new Set([...token.terms].map((term) => (term === 'included' ? 'on-top' : term))) };
}

/** "THC in, BAF out": small words speak of charges only where they end the clause of one; elsewhere they are what else they are. */
function settledClosing(token: Token, at: number, tokens: readonly Token[]): Token {
  if (token.kind !== 'term' || !token.terms.has('closing')) return token;
  const next = tokens[at + 1];
  const clause = tokens.slice(tokens.findLastIndex((other, index) => index < at && endsClause(other)) + 1, at);
  const closes =
    (next === undefined || next.kind === 'separator' || next.kind === 'close') &&
    clause.some(({ kind }) => kind === 'charge');
  const unsaid: ChargeTerm[] = closes ? ['place-word'] : ['included', 'on-top', 'closing'];
  const terms = new Set([...token.terms].filter((term) => !unsaid.includes(term)));
  return terms.size === 0 ? { kind: 'word', start: token.start, end: token.end } : { ...token, terms };
}

const endsClause = (token: Token) => token.kind === 'open' || (token.kind === 'separator' && token.rank > 1);

function tokenAt(scan: Scan, at: number): Token | undefined {
  const { text } = scan;
  const found = wordAt(scan, at) ?? joinAt(scan, at) ?? signAt(text, at) ?? separatorAt(text, at);
  if (found) return found;
  const word = PLAIN_WORD.exec(text.slice(at, at + 40))?.[0];
  return word ? { kind: 'word', start: at, end: at + word.length } : undefined;
}
