import { type ChargeDays, parseDays, printDays, wordsOfDays } from '../record/charge-days.ts';
import type { Charge } from '../record/rate.schema.ts';

/** Words of a cell for the values of a record. */
export const BASIS_WORDS: Readonly<Record<Charge['basis'], string>> = {
  PER_CONTAINER: 'per container',
  PER_TEU: 'per TEU',
  PER_BILL_OF_LADING: 'per bill of lading',
  PER_DOCUMENT: 'per document',
  PER_SHIPMENT: 'per shipment',
  UNKNOWN: 'basis unknown',
};
export const STATUS_WORDS: Readonly<Record<Charge['status'], string>> = {
  included: 'included',
  'subject-to': 'on top',
  'at-cost': 'at cost',
};

/** A text as a part of a line: line breaks and bars are written with a backslash. */
export function escapePart(text: string): string {
  return text.replace(/[\\|\n\r]/g, (sign) => (sign === '\n' ? '\\n' : sign === '\r' ? '\\r' : `\\${sign}`));
}

/** The text that `escapePart` was given. */
export function unescapePart(text: string): string {
  return text.replace(/\\([\s\S])/g, (_whole, sign: string) => (sign === 'n' ? '\n' : sign === 'r' ? '\r' : sign));
}

/**
 * A charge as a line of a cell: `LSS | Low sulphur surcharge | 70 USD | per container | prepaid | on top | condition | days`, the
 * days as an interval: `2026-12-15/..`. Empty parts at the end are left out.
 */
export function printChargeLine(charge: Charge): string {
  const { code, name, amount, currency, basis, paymentTerm, status, condition, days } = charge;
  const parts = [
    escapePart(code ?? ''),
    escapePart(name),
    [amount ?? '', currency ?? ''].join(' ').trim(),
    BASIS_WORDS[basis],
    paymentTerm?.toLowerCase() ?? '',
    STATUS_WORDS[status],
    escapePart(condition ?? ''),
    days ? printDays(days) : '',
  ];
  while (parts.at(-1) === '') parts.pop();
  return parts.join(' | ');
}

const PRICE = /^(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)?\s*([A-Z]{3})?$/i;

/** Reads a line that `printChargeLine` wrote, perhaps changed by hand. Undefined when a part is none of its words. */
export function parseChargeLine(line: string): Charge | undefined {
  const parts = line.split(/(?<=(?:^|[^\\])(?:\\\\)*)\|/);
  if (parts.length < 6 || parts.length > 8) return undefined;
  const last = parts.length - 1;
  const [code = '', name = '', price = '', basis = '', payment = '', status = '', condition = '', interval = ''] =
    parts.map((part, at) =>
      unescapePart(
        part.slice(at > 0 && part.startsWith(' ') ? 1 : 0, at < last && part.endsWith(' ') ? -1 : undefined),
      ),
    );
  const amount = PRICE.exec(price.trim());
  const days = interval.trim() === '' ? undefined : parseDays(interval);
  if (days === undefined && interval.trim() !== '') return undefined;
  const found = { basis: keyOf(BASIS_WORDS, basis), status: keyOf(STATUS_WORDS, status) };
  if (name === '' || !amount || !found.basis || !found.status || !/^(?:prepaid|collect)?$/i.test(payment.trim()))
    return undefined;
  return {
    code: code || null,
    name,
    amount: amount[1] === undefined ? null : Number(amount[1]),
    currency: amount[2]?.toUpperCase() ?? null,
    basis: found.basis,
    paymentTerm: (payment.trim().toUpperCase() || null) as Charge['paymentTerm'],
    status: found.status,
    condition: conditionWith(condition, days),
    ...(days ? { days } : {}),
  };
}

/** A condition that says the days in words, also where only the interval was written by hand. */
function conditionWith(condition: string, days: ChargeDays | undefined): string | null {
  const parts = condition === '' ? [] : condition.split('; ');
  return [...parts, ...wordsOfDays(days).filter((words) => !parts.includes(words))].join('; ') || null;
}

function keyOf<Key extends string>(words: Readonly<Record<Key, string>>, text: string): Key | undefined {
  const keys = Object.keys(words) as Key[];
  return keys.find((key) => words[key].toLowerCase() === text.trim().toLowerCase());
}
