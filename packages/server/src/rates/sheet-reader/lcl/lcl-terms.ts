import type { LclBasis } from '../../record/lcl-content.schema.ts';
import { foldLetters } from '../charge-text/fold-letters.ts';
import { tokenise } from '../charge-text/tokenise.ts';
import { plainText } from '../plain-text.ts';
import { findCurrency } from '../prices/parse-currency.ts';
import { commonBasis, findMeasures, MINIMUM } from './lcl-units.ts';

/** What texts say about the freight of LCL rates. */
export type LclFacts = {
  basis?: LclBasis;
  /** Of prices that name none. */
  currency?: string;
  kgPerM3?: number;
  minimumQuantity?: number;
  minimum?: { amount: number; currency: string | null };
};

const UNIT = String.raw`(?:cbm|m3|w\/?m|r\/?t|立方米?|方)`;
/** "1 cbm = 500 kg", "500 kgs/cbm", "W/M ratio 1:500". */
const WEIGHTS: readonly RegExp[] = [
  new RegExp(String.raw`1 ?${UNIT} ?(?:=|:|equals?|is) ?(\d[\d.,]{2,4}) ?kgs?`),
  new RegExp(String.raw`(\d[\d.,]{2,4}) ?kgs? ?(?:\/|per|=|pro|je) ?(?:1 ?)?${UNIT}`),
  /(?:ratio|w\/?m)\D{0,12}1 ?: ?(\d{3,4})(?!\d)/,
];
const AMOUNT = String.raw`(\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d{1,2})?)`;
const MINIMUM_QUANTITY = new RegExp(
  String.raw`(?:${MINIMUM.source})[\s\p{L}:=.]{0,24}?${AMOUNT} ?(?:cbm|m3|w\/?m|r\/?t|tons?|tonnes?|立方米?|方|吨)(?!\p{L})`,
  'u',
);
const MINIMUM_AMOUNT = new RegExp(
  String.raw`(?:${MINIMUM.source})[\s\p{L}/:=.]{0,24}?(?:(us\$|[$€£]|[a-z]{3}) ?${AMOUNT}|${AMOUNT} ?([a-z]{3}|[$€£])(?!\p{L}))`,
  'u',
);

const numberOf = (text: string) => Number(text.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));

/** What lines of text say about the freight: what it is charged by, its minimum, the weight of a cubic metre. */
export function readLclTerms(lines: readonly string[]): LclFacts {
  const facts: LclFacts = {};
  for (const line of lines) {
    for (const sentence of line.normalize('NFKC').split(/[;。|\n]|\.(?=\s|$)/)) {
      const clauses = sentence.split(/,(?=\s)/);
      // What follows the name of a charge is about that charge.
      const ofCharge = clauses.findIndex(namesCharge);
      for (const [at, clause] of clauses.entries()) readClause(clause, facts, ofCharge !== -1 && at >= ofCharge);
    }
  }
  return facts;
}

const namesCharge = (text: string) =>
  tokenise({ text: foldLetters(text), original: text }).some(({ kind }) => kind === 'charge');

/** The first statement of each kind counts. */
function readClause(text: string, facts: LclFacts, isOfCharge: boolean): void {
  const clause = plainText(text);
  const weight = WEIGHTS.map((pattern) => pattern.exec(clause)?.[1]).find((found) => found !== undefined);
  if (weight !== undefined) facts.kgPerM3 ??= numberOf(weight);
  if (isOfCharge) return;
  const quantity = MINIMUM_QUANTITY.exec(clause)?.[1];
  if (quantity !== undefined) facts.minimumQuantity ??= numberOf(quantity);
  const least = quantity === undefined ? MINIMUM_AMOUNT.exec(clause) : null;
  const [, before, amount, amountBefore, after] = least ?? [];
  const currency = findCurrency(before ?? after ?? '');
  const written = amount ?? amountBefore;
  if (written !== undefined && currency !== undefined)
    facts.minimum ??= { amount: numberOf(written), currency: currency === 'yen-or-yuan' ? null : currency };
  if (weight !== undefined || MINIMUM.test(clause)) return;
  const basis = commonBasis(findMeasures(clause));
  if (!basis) return;
  facts.basis ??= basis;
  const named = findCurrency(clause);
  if (named !== undefined && named !== 'yen-or-yuan') facts.currency ??= named;
}
