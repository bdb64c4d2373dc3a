import type { Charge, RateContent } from '../record/rate.schema.ts';
import type { ChangeLine, LineValue } from './change.schema.ts';

type Given = { line: ChangeLine['line']; name: string; code?: string | null };

/** The lines in which two prices of the same thing differ: base, charges, total, validity, transit, free time, others. */
export function compareRates(before: RateContent, after: RateContent): ChangeLine[] {
  const lines = [
    compare({ line: 'base', name: 'Base rate' }, moneyValue(before.base), moneyValue(after.base)),
    ...compareCharges(before.charges, after.charges),
    compare({ line: 'total', name: 'Total' }, totalValue(before.total), totalValue(after.total)),
    compare({ line: 'validity', name: 'Validity' }, validity(before), validity(after)),
    compare({ line: 'transit', name: 'Transit time' }, transit(before), transit(after)),
    ...(['demurrage', 'detention', 'combined'] as const).map((name) =>
      compare({ line: 'freeTime', name }, daysValue(before.freeDays[name]), daysValue(after.freeDays[name])),
    ),
    ...compareOthers(before, after),
  ];
  return lines.filter((line) => line !== undefined);
}

function compare(given: Given, before: LineValue | null, after: LineValue | null): ChangeLine | undefined {
  if (before?.text === after?.text) return undefined;
  const { line, name, code = null } = given;
  return { line, name, code, before, after, ...differenceOf(given, before, after) };
}

type Compared = Pick<ChangeLine, 'difference' | 'percent' | 'reason'>;

function differenceOf({ line }: Given, before: LineValue | null, after: LineValue | null): Compared {
  const none = (reason: string | null): Compared => ({ difference: null, percent: null, reason });
  if (line === 'validity' || line === 'other') return none(null);
  const subject = line === 'charge' ? 'The charge' : 'It';
  if (before === null) return none(`${subject} was not listed before.`);
  if (after === null) return none(`${subject} is no longer listed.`);
  if (before.value === null) return none('No amount was stated before.');
  if (after.value === null) return none('No amount is stated any more.');
  if (before.unit !== after.unit) return none(`${before.unit} and ${after.unit} are not compared.`);
  // Amounts have at most three decimals; the rest is binary rounding.
  const difference = Math.round((after.value - before.value) * 1000) / 1000;
  const percent = before.value > 0 ? Math.round((difference / before.value) * 1000) / 10 : null;
  return { difference, percent, reason: null };
}

function moneyValue({ amount, currency }: { amount: number; currency: string }): LineValue {
  return { text: `${currency} ${amount}`, value: amount, unit: currency };
}

function totalValue(total: RateContent['total']): LineValue {
  const value = moneyValue(total);
  return total.complete ? value : { ...value, text: [`${value.text} incomplete`, ...total.missing].join('. ') };
}

function wording(text: string): LineValue {
  return { text, value: null, unit: null };
}

function daysValue(days: number | null): LineValue | null {
  return days === null ? null : { text: `${days} days`, value: days, unit: 'days' };
}

function validity({ validFrom, validTo }: RateContent): LineValue {
  return { text: `${validFrom} to ${validTo}`, value: null, unit: null };
}

function transit({ transitDays, transitDaysMin }: RateContent): LineValue | null {
  if (transitDays === null || transitDaysMin === null) return daysValue(transitDays ?? transitDaysMin);
  return { text: `${transitDaysMin} to ${transitDays} days`, value: transitDays, unit: 'days' };
}

/** A charge is the same one when it has the code (or name), payment term and condition; of several alike, by their order. */
function compareCharges(before: readonly Charge[], after: readonly Charge[]): (ChangeLine | undefined)[] {
  const [earlier, later] = [byIdentity(before), byIdentity(after)];
  return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((key) => {
    const [was, is] = [earlier.get(key), later.get(key)];
    const { code, name } = is ?? was ?? { code: null, name: '' };
    const line = compare({ line: 'charge', name, code }, chargeValue(was), chargeValue(is));
    if (!was || !is) return line;
    return [line, compare({ line: 'other', name: `charges.${code}.name` }, wording(was.name), wording(is.name))];
  });
}

function byIdentity(charges: readonly Charge[]): Map<string, Charge> {
  const found = new Map<string, Charge>();
  for (const charge of charges) {
    const { code, name, paymentTerm, condition } = charge;
    const alike = JSON.stringify([code ?? name.toLowerCase(), paymentTerm, condition]);
    let nth = 1;
    while (found.has(`${alike} ${nth}`)) nth += 1;
    found.set(`${alike} ${nth}`, charge);
  }
  return found;
}

function chargeValue(charge: Charge | undefined): LineValue | null {
  if (charge === undefined) return null;
  const { amount, currency, basis, status } = charge;
  const money = amount === null ? [] : [currency, amount];
  return { text: [...money, basis, status].filter((part) => part !== null).join(' '), value: amount, unit: currency };
}

/** Everything else that a sheet says, property by property: remarks, and places and names as it spells them. */
function compareOthers(before: RateContent, after: RateContent): (ChangeLine | undefined)[] {
  const [earlier, later] = [othersOf(before), othersOf(after)];
  return [...new Set([...earlier.keys(), ...later.keys()])].map((name) =>
    compare({ line: 'other', name }, earlier.get(name) ?? null, later.get(name) ?? null),
  );
}

function othersOf(content: RateContent): Map<string, LineValue> {
  const { base, charges, total, validFrom, validTo, transitDays, transitDaysMin, freeDays, ...others } = content;
  return new Map(leavesOf(others, '').map(([name, text]) => [name, wording(text)]));
}

function leavesOf(value: unknown, name: string): [name: string, text: string][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, one]) => leavesOf(one, name === '' ? key : `${name}.${key}`));
}
