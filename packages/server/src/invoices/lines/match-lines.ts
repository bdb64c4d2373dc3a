import { roundToMinor } from '../../base/index.ts';
import type { ConfirmedQuote, Quote } from '../../orders/index.ts';
import { plainText } from '../../rates/index.ts';
import type { Invoice, InvoiceLine } from '../invoice.schema.ts';
import { doubt } from '../verdicts/judgement.ts';
import {
  type ChargeGroup,
  currencyOf,
  type MatchedLine,
  type NumberedQuoteLine,
  type Settled,
} from './matched-line.ts';
import { type ChargeReading, literal, nameOf, OCEAN_FREIGHT, readCharge } from './read-charge.ts';
import { settleSeveral } from './settle-several.ts';

/** The lines of an invoice by the line of the quote that they belong to, and what is settled before amounts are compared. */
export type Matching = {
  readings: readonly ChargeReading[];
  groups: readonly ChargeGroup[];
  /** By the place of the line in the invoice. */
  settled: Readonly<Settled>;
};

/**
 * Finds for each line of an invoice the one line of the quote that it charges. What was not confirmed (`unconfirmed`) is looked at
 * for lines that charge nothing else, or its amount to the cent.
 */
export function matchLines(invoice: Invoice, quote: Quote, unconfirmed: ConfirmedQuote['unconfirmed']): Matching {
  const quoted = quote.lines.map((line, at) => ({ ...line, number: at + 1 }));
  const keyed = quoted.map((line) => ({ line, keys: keysOf(line) }));
  const harmless = harmlessTexts(quote);
  const readings = invoice.lines.map(({ description, code }) => readCharge(description, code, harmless));
  const settled: Settled = new Map();
  const groups = new Map<number, { quoted: NumberedQuoteLine; lines: MatchedLine[] }>();
  const several = new Map<string, { candidates: NumberedQuoteLine[]; places: number[] }>();
  for (const [at, reading] of readings.entries()) {
    const all = keyed
      .filter(({ line, keys }) => isCharged(line, reading, quote) && reading.keys.some((key) => keys.has(key)))
      .map(({ line }) => line);
    const found = all.filter(({ number }) => !unconfirmed.has(number));
    const declined = findUnconfirmed(invoice, at, { all, unconfirmed, quote });
    const [only] = found;
    if (declined !== undefined) settled.set(at, { judgement: doubt('not_confirmed'), ...declined });
    else if (only === undefined) settled.set(at, { judgement: doubt(whyUnmatched(reading)), quoted: undefined });
    else if (found.length > 1) {
      const key = found.map(({ number }) => number).join();
      const entry = several.get(key) ?? { candidates: found, places: [] };
      several.set(key, { ...entry, places: [...entry.places, at] });
    } else addLine({ at, reading, quoted: only, invoice, quote, settled, groups });
  }
  const billed = new Set(groups.keys());
  for (const { candidates, places } of several.values()) {
    settleSeveral(invoice, candidates, places, { settled, billed });
  }
  return { readings, groups: [...groups.values()], settled };
}

type Looking = {
  all: readonly NumberedQuoteLine[];
  unconfirmed: ConfirmedQuote['unconfirmed'];
  quote: Quote;
};

/** What was not confirmed and a line of the invoice charges; undefined: nothing, as far as it shows. */
function findUnconfirmed(
  invoice: Invoice,
  at: number,
  { all, unconfirmed, quote }: Looking,
): { quoted: NumberedQuoteLine | undefined } | undefined {
  const line = invoice.lines[at];
  const isSame = (one: NumberedQuoteLine) =>
    one.currency === (line?.currency ?? invoice.currency) && one.status !== 'included' && isMultiple(one, line?.amount);
  const [confirmed, declined] = [false, true].map((is) => all.filter(({ number }) => unconfirmed.has(number) === is));
  // What is charged once for the bills of lading is charged for the parts that are still on them.
  const left = declined?.filter((one) => !isSharedWith(one, confirmed ?? [], quote)) ?? [];
  const same = left.find(isSame);
  if (same !== undefined && !confirmed?.some(isSame)) return { quoted: same };
  if (left.length === 0 || confirmed?.length !== 0) return undefined;
  return { quoted: left.length === 1 ? left[0] : undefined };
}

/** Whether an amount is what one or more of the units of a line cost, up to all of them. */
function isMultiple({ amount: whole, unitAmount, quantity, currency }: NumberedQuoteLine, amount = 0): boolean {
  if (whole === null || unitAmount === null || quantity === null || currency === null) return false;
  const [minor, unit] = [roundToMinor(amount, currency), roundToMinor(unitAmount, currency)];
  return amount === whole || (unit > 0 && minor > 0 && minor % unit === 0 && minor / unit <= quantity);
}

function isSharedWith(line: NumberedQuoteLine, others: readonly NumberedQuoteLine[], { parts }: Quote): boolean {
  const billsOf = ({ part }: NumberedQuoteLine) => parts?.[(part ?? 1) - 1]?.billOfLading;
  const isOnce = !isOfContainers(line);
  return isOnce && others.some((one) => one.basis === line.basis && billsOf(one) === billsOf(line));
}

/** Of a quote of several rates: not what is counted in another part, nor what is of another container type than the one named. */
function isCharged(line: NumberedQuoteLine, { equipment }: ChargeReading, quote: Quote): boolean {
  if (line.part === undefined) return true;
  const types = typesOf(line, quote);
  return line.countedIn === undefined && (equipment.length === 0 || equipment.some((one) => types.has(one)));
}

/** The container types that a line of the quote is charged for: one, or all on the bills of lading that it counts. */
function typesOf({ part, basis }: NumberedQuoteLine, { parts, rate }: Quote): ReadonlySet<string> {
  const own = parts?.[(part ?? 1) - 1];
  if (parts === undefined || own === undefined) return new Set([rate.equipment.code]);
  const isCounted = (one: typeof own) => one.billOfLading === own.billOfLading && one.quantities.containers > 0;
  const counted = isOfContainers({ basis }) ? [own] : parts.filter(isCounted);
  return new Set(counted.map((one) => one.rate.equipment.code));
}

const isOfContainers = ({ basis }: Pick<NumberedQuoteLine, 'basis'>) =>
  basis === 'PER_CONTAINER' || basis === 'PER_TEU' || basis === 'UNKNOWN';

const whyUnmatched = ({ unclear, isSure, name }: ChargeReading) =>
  unclear ?? (isSure || name === undefined ? 'not_quoted' : 'description_unclear');

/** What a line of the quote is known by: the charge of the lexicon, or its own words. */
function keysOf({ code, name }: NumberedQuoteLine): ReadonlySet<string> {
  if (code === 'OFR' && name === OCEAN_FREIGHT) return new Set([OCEAN_FREIGHT, literal(code), literal(name)]);
  const known = nameOf(name) ?? (code === null ? undefined : nameOf(code));
  return new Set([known ?? literal(name), literal(name), literal(code ?? name)]);
}

/** Texts of the lane: beside the name of a charge they change nothing. */
function harmlessTexts(quote: Quote): ReadonlySet<string> {
  const rates = (quote.parts ?? [quote]).map(({ rate }) => rate);
  const places = rates
    .flatMap(({ origin, destination }) => [origin, destination])
    .flatMap(({ code, name, text }) => [code, name, text]);
  const carrier = rates.flatMap((rate) => [rate.carrier?.scac, rate.carrier?.name]);
  return new Set([...places, ...carrier, 'fcl', 'cy/cy'].flatMap((text) => (text ? [plainText(text)] : [])));
}

type Adding = {
  at: number;
  reading: ChargeReading;
  quoted: NumberedQuoteLine;
  invoice: Invoice;
  quote: Quote;
  settled: Settled;
  groups: Map<number, { quoted: NumberedQuoteLine; lines: MatchedLine[] }>;
};

function addLine({ at, reading, quoted, invoice, quote, settled, groups }: Adding): void {
  const line = invoice.lines[at];
  if (line === undefined) return;
  const currency = line.currency ?? invoice.currency;
  const settle = (reason: Parameters<typeof doubt>[0]) => settled.set(at, { judgement: doubt(reason), quoted });
  const types = typesOf(quoted, quote);
  if (reading.equipment.some((type) => !types.has(type))) {
    settle('equipment_differs');
  } else if (currency === undefined) settle('currency_missing');
  else if (quoted.currency === null) settle('amount_not_quoted');
  else {
    // What is inside the freight is charged too much in any currency.
    const rate = quoted.status === 'included' ? 1 : rateInto(quoted.currency, currency, line);
    if (rate === undefined) settle('currency_differs');
    else {
      const group = groups.get(quoted.number) ?? { quoted, lines: [] };
      group.lines.push(toMatched({ at, line, reading, quoted, rate, quote, currency }));
      groups.set(quoted.number, group);
    }
  }
}

/** Units of the line's currency for one of the quoted one; undefined when the invoice does not say. */
function rateInto(quoted: string, currency: string, { exchangeRate }: InvoiceLine): number | undefined {
  if (currency === quoted) return 1;
  return exchangeRate?.currency === quoted ? exchangeRate.rate : undefined;
}

/** Conversions are rounded more than once, and rates are stated with few digits. */
const CONVERSION_TOLERANCE = 0.001;

type Converting = {
  at: number;
  line: InvoiceLine;
  reading: ChargeReading;
  quoted: NumberedQuoteLine;
  rate: number;
  quote: Quote;
  currency: string;
};

function toMatched({ at, line, reading, quoted, rate, quote, currency: own }: Converting): MatchedLine {
  const currency = currencyOf(quoted, own);
  const amount = roundToMinor(line.amount / rate, currency);
  const { containers } = (quote.parts?.[(quoted.part ?? 1) - 1] ?? quote).quantities;
  // Two containers are also written where the charge is for their four TEU.
  const isContainers = quoted.basis === 'PER_TEU' && line.basis !== 'PER_TEU' && line.quantity === containers;
  const quantity = isContainers ? (quoted.quantity ?? undefined) : line.quantity;
  const unitAmount =
    isContainers || line.unitAmount === undefined ? undefined : roundToMinor(line.unitAmount / rate, currency);
  const rounding = Math.max(1, Math.ceil((quantity ?? 1) / 2));
  return {
    at,
    amount,
    quantity,
    unitAmount,
    isBasisStated: line.basis === quoted.basis,
    words: plainText(line.description),
    reading,
    tolerance: rate === 1 ? rounding : rounding + Math.ceil(Math.abs(amount) * CONVERSION_TOLERANCE),
  };
}
