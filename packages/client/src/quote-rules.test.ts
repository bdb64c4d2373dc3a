import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import { type ChargeBasis, priceQuote, type QuotedCharge } from './quote-rules.ts';

const charge: fc.Arbitrary<QuotedCharge> = fc.record({
  code: fc.option(fc.constantFrom('BAF', 'DOC', 'OTHC')),
  name: fc.constantFrom('Bunker', 'Documentation'),
  amount: fc.option(fc.integer({ min: -50_000, max: 500_000 }).map((cents) => cents / 100)),
  currency: fc.option(fc.constantFrom('USD', 'EUR')),
  basis: fc.constantFrom<ChargeBasis>('PER_CONTAINER', 'PER_TEU', 'PER_BILL_OF_LADING', 'PER_DOCUMENT', 'UNKNOWN'),
  paymentTerm: fc.constant(null),
  status: fc.constantFrom('included', 'subject-to', 'at-cost'),
  condition: fc.option(fc.constant('heavy cargo')),
});
const equipment = fc.constantFrom('20GP', '40HC', '45HC').map((code) => ({ code }));
const cents = fc.integer({ min: 1, max: 10_000_000 });
const quantities = fc.record({
  containers: fc.integer({ min: 1, max: 1000 }),
  billsOfLading: fc.integer({ min: 1, max: 50 }),
  documents: fc.option(fc.nat(20)),
});
const charges = fc.array(charge, { maxLength: 8 });

test('a sum is exact to the cent, whatever it is made of', () => {
  fc.assert(
    fc.property(cents, equipment, charges, quantities, (base, box, list, count) => {
      const rate = { equipment: box, base: { amount: base / 100, currency: 'USD' }, charges: list };
      for (const { currency, certain } of priceQuote(rate, count, []).totals) {
        let exact = currency === 'USD' ? BigInt(base) * BigInt(count.containers) : 0n;
        for (const one of list) exact += certainCents(one, { currency, box, count });
        expect(certain).toBe(Number(exact) / 100);
      }
    }),
  );
});

type Case = {
  currency: string;
  box: { code: string };
  count: { containers: number; billsOfLading: number; documents: number | null };
};

/** The rule once more, in whole cents and plain words. */
function certainCents(one: QuotedCharge, { currency, box, count }: Case): bigint {
  if (one.status !== 'subject-to' || one.condition !== null || one.currency !== currency) return 0n;
  if (one.amount === null || one.amount < 0) return 0n;
  const teu = box.code.startsWith('20') ? 1 : box.code.startsWith('40') ? 2 : null;
  const times = {
    PER_CONTAINER: count.containers,
    PER_TEU: teu && teu * count.containers,
    PER_BILL_OF_LADING: count.billsOfLading,
    PER_DOCUMENT: count.documents,
    PER_SHIPMENT: 1,
    UNKNOWN: null,
  }[one.basis];
  return BigInt(Math.round(one.amount * 100)) * BigInt(times ?? 0);
}

test('another charge never makes a price more certain', () => {
  fc.assert(
    fc.property(equipment, charges, charge, quantities, (box, list, one, count) => {
      const rate = { equipment: box, base: { amount: 1000, currency: 'USD' }, charges: list };
      const before = priceQuote(rate, count, []);
      const after = priceQuote({ ...rate, charges: [...list, one] }, count, []);
      if (!before.complete) expect(after.complete).toBe(false);
      expect(after.missing.length).toBeGreaterThanOrEqual(before.missing.length);
      for (const { atLeast, atMost } of after.totals)
        if (atMost !== null) expect(atMost).toBeGreaterThanOrEqual(atLeast);
    }),
  );
});

test('a gap of the sheet keeps every currency open', () => {
  const rate = { equipment: { code: '40HC' }, base: { amount: 1, currency: 'USD' }, charges: [] };
  const price = priceQuote(rate, { containers: 1, billsOfLading: 1, documents: null }, ['Something may come on top.']);
  expect(price).toMatchObject({ complete: false, totals: [{ atMost: null, complete: false }] });
});

test('canonical JSON does not depend on the order of keys, and reads back as the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJson(JSON.parse(text))).toBe(text);
    }),
  );
  expect(canonicalJson({ b: 1, a: [1e21, 'é', null], '\u20ac': true })).toBe('{"a":[1e+21,"é",null],"b":1,"€":true}');
});
