/** A decimal number as a whole number of units: `units` × 10^-`digits`. */
export type Decimal = { units: bigint; digits: number };

const PLAIN = /^(-?)(\d+)(?:\.(\d+))?$/;

/** The decimal number that a text is: `1.0845`. Undefined when it is none, as `1e3` and `0x1`. */
export function parseDecimal(text: string): Decimal | undefined {
  const [, sign = '', whole, part = ''] = PLAIN.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return { units: BigInt(`${sign}${whole}${part}`), digits: part.length };
}

/** The decimal number that a JSON number is written as, which no binary fraction blurs. */
export function decimalOf(value: number): Decimal {
  const decimal = parseDecimal(String(value)) ?? parseDecimal(value.toFixed(12));
  if (decimal === undefined) throw new Error('not a finite number');
  return decimal;
}

/** The exact product. */
export function multiply(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, digits: a.digits + b.digits };
}

/** The exact sum. */
export function add(a: Decimal, b: Decimal): Decimal {
  const digits = Math.max(a.digits, b.digits);
  return { units: unitsAt(a, digits) + unitsAt(b, digits), digits };
}

/** Whether `a` is less than `b`. */
export function isLess(a: Decimal, b: Decimal): boolean {
  return add(a, { ...b, units: -b.units }).units < 0n;
}

/** `nearest`: halves away from zero. `up`: towards plus infinity. */
export type Rounding = 'nearest' | 'up';

/** The multiple of `step` next to a value. */
export function roundTo(value: Decimal, step: Decimal, rounding: Rounding): Decimal {
  const digits = Math.max(value.digits, step.digits);
  const [units, one] = [unitsAt(value, digits), unitsAt(step, digits)];
  return { units: divide(units, one, rounding) * one, digits };
}

/** The quotient with so many digits, rounded to the nearest; the divisor is not zero. */
export function quotient(a: Decimal, b: Decimal, digits: number): Decimal {
  const shift = digits + b.digits - a.digits;
  const [above, below] = shift >= 0 ? [10n ** BigInt(shift), 1n] : [1n, 10n ** BigInt(-shift)];
  return { units: divide(a.units * above, b.units * below, 'nearest'), digits };
}

/** The JSON number with the same digits. */
export function toNumber({ units, digits }: Decimal): number {
  const sign = units < 0n ? '-' : '';
  const text = (units < 0n ? -units : units).toString().padStart(digits + 1, '0');
  return Number(`${sign}${text.slice(0, text.length - digits)}.${text.slice(text.length - digits)}0`);
}

function unitsAt({ units, digits }: Decimal, wanted: number): bigint {
  return units * 10n ** BigInt(wanted - digits);
}

function divide(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  const [a, b] = divisor < 0n ? [-dividend, -divisor] : [dividend, divisor];
  const whole = a / b;
  const rest = a % b;
  if (rounding === 'up') return rest > 0n ? whole + 1n : whole;
  const isHalf = (rest < 0n ? -rest : rest) * 2n >= b;
  if (!isHalf) return whole;
  return a < 0n ? whole - 1n : whole + 1n;
}
