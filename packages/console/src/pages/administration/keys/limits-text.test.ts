import { expect, test } from 'vitest';
import { parseAmounts, printAmounts } from './limits-text.ts';

test('amounts are read as they are printed', () => {
  const amounts = { USD: 20000, EUR: 18000.5 };
  expect(printAmounts(amounts)).toBe('USD 20000, EUR 18000.5');
  expect(parseAmounts(printAmounts(amounts))).toEqual(amounts);
  expect(parseAmounts('usd:500')).toEqual({ USD: 500 });
  expect(parseAmounts('')).toEqual({});
});

test.each(['20000', 'USD', 'USD 1,000', 'USD -5', 'dollars 5'])('%s is not read as amounts', (text) => {
  expect(parseAmounts(text)).toBeUndefined();
});
