import { findCharge, parseBasis } from '../charges/charge-lexicon.ts';
import { findCurrency } from '../prices/parse-currency.ts';
import type { ChargeUnit } from './sheet-facts.ts';

/** "ETS (EUR je TEU, s. Spalte)", "PSS in USD per container": a charge, a currency and a unit without an amount. */
const UNIT_OF_CHARGE =
  /([\p{L}\d/-]{2,20})\s*(?:[(（:]\s*)?(?:in\s+)?([A-Z]{3}|[€$£])\s*(?:\/|per|pro|por|par|je|x|cada)\s*([\p{L}/]{2,12})/giu;

/** The currencies and units that a text gives to charges whose amounts stand elsewhere. */
export function unitsOfCharges(text: string): ChargeUnit[] {
  return [...text.matchAll(UNIT_OF_CHARGE)].flatMap(([, word = '', money = '', unit = '']) => {
    const [charge, currency, basis] = [findCharge(word), findCurrency(money), parseBasis(unit)];
    return charge && currency && basis ? [{ name: charge.name, currency, basis }] : [];
  });
}
