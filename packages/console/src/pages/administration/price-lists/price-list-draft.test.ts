import { expect, test } from 'vitest';
import { contentOf, draftOf, jsonOf, type PriceListContent } from './price-list-draft.ts';

const LIST: PriceListContent = {
  accounts: ['acme', 'harbour'],
  rules: [
    { percent: 10, origin: 'Shanghai' },
    { amount: 100.5, currency: 'USD' },
  ],
  rounding: [{ currency: 'USD', step: 5, direction: 'nearest' }],
};

test('a price list goes through the fields as it is', () => {
  expect(contentOf(draftOf(LIST))).toEqual(LIST);
  expect(jsonOf(LIST)).toBe(undefined);
});

test('a price list that says more than the fields show is changed as JSON', () => {
  const more = { ...LIST, rules: [{ percent: 10, region: 'EU' }] };
  expect(JSON.parse(jsonOf(more) ?? '')).toEqual(more);
});
