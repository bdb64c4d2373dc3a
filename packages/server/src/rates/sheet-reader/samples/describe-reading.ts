import { printDays } from '../../record/charge-days.ts';
import type { Place, RateContent } from '../../record/rate.schema.ts';
import type { SheetFinding } from '../finding-list.ts';
import type { DraftRate, SheetReading } from '../sheet-reading.ts';
import { describeLcl } from './describe-lcl.ts';

/**
 * A whole reading in lines that a person can check against the sheet. Nothing of it is left out but the scores of candidates
 * and the fingerprint of the layout: a new field that is not described does not compile.
 */
export type DescribedReading = {
  rates: string[];
  lcl?: string[];
  /** The sentences about what totals leave out; the lines of rates refer to them by number, from 1. */
  missing: string[];
  findings: string[];
  tabs: string[];
};

type Charge = RateContent['charges'][number];

/** All fields were taken out of an object. */
type Nothing = Record<string, never>;

const join = (parts: readonly (string | number | null | false)[], separator = ' ') =>
  parts.filter((part) => part !== null && part !== false && part !== '').join(separator);

/** The text as given is shown where it is neither the code nor the name. */
function describePlace({ code, name, country, text, ...others }: Place): string {
  others satisfies Nothing;
  return join([code, name, country, text !== code && text !== name && `'${text}'`]);
}

function describeCharge({
  code,
  name,
  amount,
  currency,
  basis,
  paymentTerm,
  status,
  condition,
  days,
  ...others
}: Charge) {
  others satisfies Nothing;
  const unit = basis.toLowerCase().replaceAll('_', ' ');
  const price = [amount, currency, unit === 'unknown' ? 'on an unknown basis' : unit];
  const when = [condition !== null && `if '${condition}'`, days !== undefined && `on ${printDays(days)}`];
  return join([code, code !== name && name, status, ...price, paymentTerm, ...when]);
}

function describeTotal(
  { amount, currency, complete, missing, derived, validOn, ...others }: RateContent['total'],
  sentences: string[],
) {
  others satisfies Nothing;
  const numbers = missing.map((sentence) => {
    if (!sentences.includes(sentence)) sentences.push(sentence);
    return sentences.indexOf(sentence) + 1;
  });
  return join([
    `total ${amount} ${currency}`,
    complete && 'complete',
    numbers.length > 0 && `missing ${numbers.join()}`,
    derived !== undefined && `derived ${derived.length}`,
    validOn !== undefined && `on ${validOn}`,
  ]);
}

function describeTimes({ freeDays, transitDays, transitDaysMin }: RateContent): string[] {
  const { combined, demurrage, detention, ...others } = freeDays;
  others satisfies Nothing;
  return [
    join([transitDaysMin, transitDays], '-') && `${join([transitDaysMin, transitDays], '-')} days`,
    combined === null ? '' : `free time ${combined}`,
    demurrage === null ? '' : `demurrage ${demurrage}`,
    detention === null ? '' : `detention ${detention}`,
  ];
}

function describeContent(content: RateContent, sentences: string[]): string {
  const { origin, destination, via, placeOfReceipt, placeOfDelivery, carrier, equipment, base, ...terms } = content;
  const { validFrom, validTo, serviceMode, service, commodity, contract, charges, total, remarks, ...times } = terms;
  const { freeDays: _free, transitDays: _longest, transitDaysMin: _shortest, ...others } = times;
  others satisfies Nothing;
  return join(
    [
      `${describePlace(origin)} > ${describePlace(destination)}`,
      carrier === null ? 'no carrier' : join([carrier.scac ?? 'no SCAC', carrier.name]),
      `${equipment.code} ${equipment.isoCode}`,
      `${base.amount} ${base.currency}`,
      `${validFrom}..${validTo}`,
      via.length > 0 && `via ${via.map(describePlace).join(', ')}`,
      placeOfReceipt !== null && `from ${describePlace(placeOfReceipt)}`,
      placeOfDelivery !== null && `to ${describePlace(placeOfDelivery)}`,
      ...describeTimes(content),
      service !== null && `service ${service}`,
      serviceMode,
      commodity,
      join([
        contract.type !== null && `type ${contract.type}`,
        contract.reference !== null && `contract ${contract.reference}`,
      ]),
      ...charges.map((charge) => `+ ${describeCharge(charge)}`),
      describeTotal(total, sentences),
      remarks !== null && `'${remarks}'`,
    ],
    ' | ',
  );
}

function describeRate(
  { content, tab, row, column: _column, lcl: _lcl, hasPortFromAbove, baseTab, ...others }: DraftRate,
  sentences: string[],
): string {
  others satisfies Nothing;
  const above = hasPortFromAbove === true ? ' (port from above)' : '';
  const base = baseTab === undefined ? '' : ` (on top of ${baseTab})`;
  return `${tab ?? ''}!${row}${above}${base}: ${describeContent(content, sentences)}`;
}

function describeFinding({ severity, code, place, quote, candidates, answer, message }: SheetFinding): string {
  const where = place ? `${place.tab ?? ''}!${place.cell ?? place.row ?? ''}` : '';
  return join(
    [
      join([severity, code, where]),
      quote !== undefined && `'${quote}'`,
      candidates !== undefined && `candidates ${candidates.map(({ code, name }) => `${code} ${name}`).join(', ')}`,
      answer !== undefined && `answer ${answer}`,
      message,
    ],
    ' | ',
  );
}

/** Writes a reading down, one line for each rate, finding and tab. */
export function describeReading({
  rates,
  lcl,
  findings,
  tabs,
  layout: _layout,
  accounts: _accounts,
  amendments: _amendments,
  ...others
}: SheetReading): DescribedReading {
  others satisfies Nothing;
  const missing: string[] = [];
  return {
    rates: rates.map((rate) => describeRate(rate, missing)),
    ...(lcl ? { lcl: lcl.map((rate) => describeLcl(rate, missing, describePlace)) } : {}),
    missing,
    findings: findings.map(describeFinding),
    tabs: tabs.map(
      ({ tab, kind, rows, rates, explanation }) => `${tab}: ${kind}, ${rows} rows, ${rates} rates. ${explanation}`,
    ),
  };
}
