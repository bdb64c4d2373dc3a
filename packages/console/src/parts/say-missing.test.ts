import { expect, it } from 'vitest';
import { rateTotal } from '../../../server/src/rates/record/rate-total.ts';
import { en } from '../words/en.ts';
import { zh } from '../words/zh.ts';
import { sayMissing } from './say-missing.ts';

type Charge = Parameters<typeof rateTotal>[0]['charges'][number];

const THC: Charge = {
  ...{ code: 'THC', name: 'Terminal handling charge', amount: 120, currency: 'USD', basis: 'PER_CONTAINER' },
  ...{ paymentTerm: null, status: 'subject-to', condition: null },
};
const charges: Charge[] = [
  { ...THC, amount: null, currency: null, status: 'at-cost' },
  { ...THC, amount: null, currency: null },
  { ...THC, amount: null, currency: null, condition: 'reefers (at destination)' },
  { ...THC, condition: 'dangerous goods only' },
  ...(['PER_TEU', 'PER_BILL_OF_LADING', 'PER_DOCUMENT', 'PER_SHIPMENT', 'UNKNOWN'] as const).map((basis) => ({
    ...THC,
    basis,
  })),
  { ...THC, currency: 'EUR' },
  { ...THC, amount: -50.5 },
];

it('says in Chinese and English what a total leaves out of its charges', () => {
  const base = { amount: 1000, currency: 'USD' };
  const { missing } = rateTotal({ base, equipment: undefined, charges, allIn: false, exclusions: [] });
  expect(missing).toHaveLength(charges.length + 1);
  for (const text of [...missing, ...missing.map((one) => `Part 2: ${one}`)]) {
    expect(sayMissing(text, en.common)).toBe(text);
    expect(sayMissing(text, zh.common)).toMatch(/^[^a-z]*(Terminal handling charge \(THC\)|运价表)/);
    expect(sayMissing(text, zh.common)).not.toMatch(/is charged|applies|currency/);
  }
  expect(sayMissing('The sheet says: "plus local charges".', zh.common)).toBeUndefined();
});
