import { printDays } from '../../record/charge-days.ts';
import type { LclCharge, LclFreight } from '../../record/lcl-content.schema.ts';
import type { Place } from '../../record/rate.schema.ts';
import type { DraftLcl } from '../sheet-reading.ts';

type Nothing = Record<string, never>;

const join = (parts: readonly (string | number | null | false)[], separator = ' ') =>
  parts.filter((part) => part !== null && part !== false && part !== '').join(separator);
const unitOf = (basis: string) => basis.toLowerCase().replaceAll('_', ' ').replace('unknown', 'on an unknown basis');

function describeFreight({
  amount,
  currency,
  basis,
  kgPerM3,
  minimum,
  minimumQuantity,
  breaks,
  ...others
}: LclFreight) {
  others satisfies Nothing;
  return join([
    `${amount} ${currency} ${unitOf(basis)}`,
    kgPerM3 !== 1000 && `at ${Math.round(kgPerM3 * 1000) / 1000} kg`,
    minimum !== null && `min ${minimum} ${currency}`,
    minimumQuantity !== null && `min ${minimumQuantity} units`,
    ...breaks.map(({ from, amount: one }) => `from ${from}: ${one}`),
  ]);
}

function describeCharge({ code, name, amount, currency, basis, minimum, maximum, status, ...terms }: LclCharge) {
  const { condition, days, paymentTerm, ...others } = terms;
  others satisfies Nothing;
  const bounds = [minimum !== null && `min ${minimum}`, maximum !== null && `max ${maximum}`];
  const price = [amount, currency, unitOf(basis), ...bounds];
  const when = [condition !== null && `if '${condition}'`, days !== undefined && `on ${printDays(days)}`];
  return join([code, code !== name && name, status, ...price, paymentTerm, ...when]);
}

/** Writes an LCL rate of a draft down as one line, with nothing left out. */
export function describeLcl(
  { content, tab, row, column: _column, ...rest }: DraftLcl,
  sentences: string[],
  describePlace: (place: Place) => string,
): string {
  rest satisfies Nothing;
  const { origin, destination, via, placeOfReceipt, placeOfDelivery, carrier, freight, charges, ...terms } = content;
  const { validFrom, validTo, serviceMode, service, commodity, contract, remarks, transitDays, missing, ...others } =
    terms;
  others satisfies Nothing;
  const numbers = missing.map((sentence) => {
    if (!sentences.includes(sentence)) sentences.push(sentence);
    return sentences.indexOf(sentence) + 1;
  });
  const parts = [
    `${tab ?? ''}!${row}: ${describePlace(origin)} > ${describePlace(destination)}`,
    carrier === null ? 'no carrier' : join([carrier.scac ?? 'no SCAC', carrier.name]),
    describeFreight(freight),
    `${validFrom}..${validTo}`,
    via.length > 0 && `via ${via.map(describePlace).join(', ')}`,
    placeOfReceipt !== null && `from ${describePlace(placeOfReceipt)}`,
    placeOfDelivery !== null && `to ${describePlace(placeOfDelivery)}`,
    transitDays !== null && `${transitDays} days`,
    service !== null && `service ${service}`,
    ...[serviceMode, commodity],
    join([contract.type !== null && `type ${contract.type}`, contract.reference && `contract ${contract.reference}`]),
    ...charges.map((charge) => `+ ${describeCharge(charge)}`),
    numbers.length === 0 ? 'complete' : `missing ${numbers.join()}`,
    remarks !== null && `'${remarks}'`,
  ];
  return join(parts, ' | ');
}
