/** ISO 4217 currencies whose minor unit is not 1/100 (ISO 4217 list one), with their digits behind the point. */
export const UNUSUAL_EXPONENTS: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  UYI: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
};

/** Digits behind the point of a currency: USD 2, JPY 0, KWD 3 (ISO 4217). */
function currencyExponent(currency: string): number {
  return UNUSUAL_EXPONENTS[currency] ?? 2;
}

/**
 * An amount in the currency's smallest unit (cents, fen, yen): `roundToMinor(1234.5, 'USD')` is 123450. Rounds what is
 * finer: for columns to sort and count by, not for somebody's price.
 */
export function roundToMinor(amount: number, currency: string): number {
  return Math.round(amount * 10 ** currencyExponent(currency));
}

/** `fromMinor(123450, 'USD')` is 1234.5: the decimal number that goes on the wire. */
export function fromMinor(amountMinor: number, currency: string): number {
  return Number((amountMinor / 10 ** currencyExponent(currency)).toFixed(currencyExponent(currency)));
}
