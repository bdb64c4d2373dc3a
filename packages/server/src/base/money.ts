/** ISO 4217 currencies (list one) whose minor unit is not 1/100, with their decimal digits. */
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

/** Decimal digits of a currency: USD 2, JPY 0, KWD 3 (ISO 4217). */
export function currencyExponent(currency: string): number {
  return UNUSUAL_EXPONENTS[currency] ?? 2;
}

/**
 * An amount in the currency's smallest unit (cents, fen, yen): `roundToMinor(1234.5, 'USD')` is 123450. Finer amounts
 * are rounded: for sorting and counting, not for prices that are sent.
 */
export function roundToMinor(amount: number, currency: string): number {
  return Math.round(amount * 10 ** currencyExponent(currency));
}

/** `fromMinor(123450, 'USD')` is 1234.5: the decimal number on the wire. */
export function fromMinor(amountMinor: number, currency: string): number {
  return Number((amountMinor / 10 ** currencyExponent(currency)).toFixed(currencyExponent(currency)));
}
