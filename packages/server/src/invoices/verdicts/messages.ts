import type { Reason } from './judgement.ts';

/** What a sentence about a line names. None of it comes from the invoice's own words. */
export type MessageParts = {
  line: number;
  /** In the currency of the invoice. */
  difference: number | null;
  currency: string | null;
  quoteLine: number | undefined;
};

/** The sentences: {line} of the invoice, {quoted} line of the quote, {by} the difference. */
const MESSAGES: Readonly<Record<Reason, string>> = {
  as_quoted: 'Line {line} is as line {quoted} of the quote says.',
  price_over: 'Line {line} is {by} over line {quoted} of the quote.',
  quantity_over: 'Line {line} charges more units than line {quoted} of the quote: {by} over it.',
  charged_twice: 'Line {line} charges line {quoted} of the quote once more: {by} over it.',
  included_in_freight:
    'Line {line} charges what line {quoted} of the quote includes in the ocean freight: {by} over it.',
  multiplied_wrongly:
    'The amount of line {line} is not its quantity times its unit price: {by} over line {quoted} of the quote.',
  price_under: 'Line {line} is {by} under line {quoted} of the quote.',
  quantity_under: 'Line {line} charges fewer units than line {quoted} of the quote: {by} under it.',
  charge_not_known:
    'The charge of line {line} is not known, and the quote has none of that name. Ask the issuer what it is for.',
  several_charges: 'Line {line} names several charges. Ask the issuer for an amount for each.',
  code_contradicts_description:
    'The code of line {line} means another charge than its description. Ask the issuer which.',
  description_unclear:
    'The description of line {line} says more than the charge of line {quoted} of the quote. Ask the issuer what it covers.',
  equipment_differs: 'Line {line} names another container type than the quote.',
  not_quoted: 'The quote has no such charge as line {line}. Ask the issuer what it is based on.',
  not_confirmed:
    'Line {line} charges line {quoted} of the quote, which was ordered and not confirmed. Ask the issuer what it is for.',
  several_quote_lines: 'The quote has the charge of line {line} more than once, and none of them at this amount.',
  amount_not_quoted: 'Line {quoted} of the quote states no amount that line {line} could be compared with.',
  conditional: 'Line {quoted} of the quote applies under a condition only. Check whether line {line} fulfils it.',
  included_under_condition:
    'Line {quoted} of the quote includes this under a condition. Check whether line {line} fulfils it.',
  other_end_possible:
    'Line {quoted} of the quote includes this charge; line {line} may be that of the other port. Ask the issuer which.',
  currency_missing: 'Neither line {line} nor the invoice names a currency.',
  currency_differs:
    'Line {line} is in another currency than line {quoted} of the quote, at no stated exchange rate. Ask the issuer for it.',
  exchange_rate_to_check:
    'At the exchange rate that line {line} states it is as line {quoted} of the quote says. Check that rate.',
  quantity_differs:
    'Line {line} may charge another number of units than line {quoted} of the quote. Check what was shipped.',
  charged_again:
    'Another line charges line {quoted} of the quote in full already. Ask the issuer what line {line} is for.',
  cannot_be_divided:
    'Several lines charge line {quoted} of the quote, and do not add up to it. Ask the issuer how they divide.',
  credit: 'Credits among the lines of this charge do not add up to line {quoted} of the quote.',
};

/** The reason of a line as a sentence. */
export function messageOf(reason: Reason, { line, difference, currency, quoteLine }: MessageParts): string {
  const by = difference === null ? '' : `${Math.abs(difference)} ${currency ?? ''}`.trim();
  const sentence =
    quoteLine === undefined ? MESSAGES[reason].replace('line {quoted} of the quote', 'the quote') : MESSAGES[reason];
  return sentence.replaceAll('{line}', String(line)).replaceAll('{quoted}', String(quoteLine)).replaceAll('{by}', by);
}
