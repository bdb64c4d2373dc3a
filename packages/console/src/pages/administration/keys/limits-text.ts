import type { InputOf } from '@agent-rate/client';

/** The limits on a key's orders. */
export type Limits = NonNullable<InputOf<'set-key-limits'>['body']>;
type Amounts = NonNullable<Limits['perOrder']>;

/** Amounts by currency as a person types them: "USD 20000, EUR 18000". */
export function printAmounts(amounts: Amounts = {}): string {
  return Object.entries(amounts)
    .map(([currency, amount]) => `${currency} ${amount}`)
    .join(', ');
}

/** Amounts from such a text; undefined when a part of it is none. */
export function parseAmounts(text: string): Amounts | undefined {
  const amounts: Amounts = {};
  for (const part of parseList(text)) {
    const [, currency, amount] = /^([A-Za-z]{3})[ :]*(\d+(?:\.\d+)?)$/.exec(part) ?? [];
    if (currency === undefined || amount === undefined) return undefined;
    amounts[currency.toUpperCase()] = Number(amount);
  }
  return amounts;
}

/** The parts of a list with commas. */
export function parseList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
