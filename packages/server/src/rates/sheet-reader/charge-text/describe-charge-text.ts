import { EQUIPMENT_TYPES } from '../../record/equipment.ts';
import { readChargeText } from './read-charge-text.ts';
import type { StatedAmount, StatedCharge } from './stated-charge.ts';

const UNITS = {
  PER_CONTAINER: '',
  PER_TEU: '/TEU',
  PER_BILL_OF_LADING: '/BL',
  PER_DOCUMENT: '/DOC',
  PER_SHIPMENT: '/SHPT',
  UNKNOWN: '/?',
};
const REEFERS = codesOf((code) => /\dR[FH]$/.test(code));
const NO_REEFERS = codesOf((code) => !/\dR[FH]$/.test(code));

function codesOf(isMeant: (code: string) => boolean): string {
  const codes = EQUIPMENT_TYPES.map(({ code }) => code);
  return codes.filter(isMeant).join();
}

function amountText({ values, currency, unit }: StatedAmount, { charge, percent: _ }: StatedCharge): string {
  const sizes = [...(unit?.feet ?? []), ...(unit?.types ?? [])].join();
  const basis = unit?.basis ?? (sizes === '' ? charge.basis : 'PER_CONTAINER');
  return `${values.map((value) => value ?? '-').join('/')} ${currency ?? '¤'}${sizes === '' ? UNITS[basis] : `/${sizes}`}`;
}

function kindsText(types: readonly string[]): string {
  const lengths = [20, 40, 45].filter((feet) =>
    EQUIPMENT_TYPES.every((type) => type.feet !== feet || types.includes(type.code)),
  );
  const others = types.filter((code) => !lengths.includes(Number(code.slice(0, 2))));
  if (types.join() === NO_REEFERS) return 'not reefer';
  return others.join() === REEFERS ? 'reefer' : [...lengths, ...others].join();
}

function chargeText(stated: StatedCharge): string {
  const { charge, status, amounts, percent, paymentTerm, days, types, scope, condition } = stated;
  const words = { included: 'incl', 'at-cost': 'at cost', waived: 'waived', 'subject-to': '+' }[status];
  const kinds = types === undefined ? '' : `/${kindsText(types)}`;
  const tail = [
    paymentTerm?.toLowerCase(),
    days?.from && `from ${days.from}`,
    days?.to && `to ${days.to}`,
    scope && `@${scope.isExcepted ? 'not ' : ''}${scope.text}${scope.sure ? '' : '?'}`,
    condition !== undefined && `if [${condition}]`,
  ].filter((part) => part);
  const prices = percent === undefined ? amounts.map((amount) => ` ${amountText(amount, stated)}`) : [` ${percent}%`];
  const lines = prices.length === 0 ? [''] : prices;
  return lines
    .map((price) => [`${charge.code ?? charge.name} ${words}${price}${kinds}`, ...tail].join(' '))
    .join(' | ');
}

/** What a text says of charges in one line, as the tests and a person compare it. Days without a year are those of December 2026. */
export function describeChargeText(text: string): string {
  const { charges, allIn, unclear } = readChargeText(text, {
    dates: { order: 'day-first', year: { year: 2026, month: 12 } },
  });
  return [
    ...(allIn ? ['all-in'] : []),
    ...charges.map(chargeText),
    ...unclear.map((sentence) => `? [${sentence}]`),
  ].join(' | ');
}
