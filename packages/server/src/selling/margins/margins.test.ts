import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IsoDate } from '../../base/index.ts';
import { createCarrierDirectory } from '../../carriers/index.ts';
import { createPortResolver } from '../../ports/index.ts';
import { rateTotal, toColumns } from '../../rates/index.ts';
import { type SampleRate, sampleRate } from '../../testing/sample-rates.ts';
import type { MarginRule, PriceListContent } from '../price-list.schema.ts';
import { compileMargins } from './compile-rules.ts';
import { sellRate } from './sell-rate.ts';

const names = { ports: createPortResolver(), carriers: createCarrierDirectory() };
const DAY = '2026-12-01' as IsoDate;

type Charges = NonNullable<SampleRate['charges']>;
const charge = (properties: Partial<Charges[number]>): Charges[number] => ({
  ...{ code: 'BAF', name: 'Bunker', amount: 100, currency: 'USD', basis: 'PER_CONTAINER', paymentTerm: null },
  ...{ status: 'subject-to', condition: null },
  ...properties,
});

function sell(
  rate: ReturnType<typeof sampleRate>,
  rules: MarginRule[],
  rounding?: PriceListContent['rounding'],
  day = DAY,
) {
  const margins = compileMargins({ accounts: [], rules, ...(rounding ? { rounding } : {}) }, names, day);
  return sellRate(rate, toColumns(rate), margins).content;
}

const priceOf = (rules: MarginRule[], sample: Partial<SampleRate> = {}, day = DAY) =>
  sell(sampleRate({ amount: 1000, ...sample }), rules, undefined, day).base.amount;
const by = (amount: number, rest: MarginRule = {}): MarginRule => ({ amount, currency: 'USD', ...rest });

describe('of several rules that fit', () => {
  it.each<[string, MarginRule[], number]>([
    ['none is no margin', [], 1000],
    ['a port is before its country', [by(1, { origin: 'CN' }), by(2, { origin: 'Shanghai' })], 1002],
    ['a country is before a region', [by(1, { destination: 'North Europe' }), by(2, { destination: 'NL' })], 1002],
    ['a region is before everywhere', [by(1), by(2, { destination: 'North Europe' })], 1002],
    ['two ends are before one', [by(1, { origin: 'CNSHA', destination: 'NLRTM' }), by(2, { origin: 'CNSHA' })], 1001],
    ['a lane is before a carrier', [by(1, { carrier: 'MAEU' }), by(2, { origin: 'Shanghai' })], 1002],
    ['a carrier is before a container type', [by(1, { equipment: '40HC' }), by(2, { carrier: 'Maersk' })], 1002],
    ['the ocean freight is before every line', [by(1, { charge: '*', origin: 'CNSHA' }), by(2)], 1002],
    ['the later is before the earlier', [by(1, { validFrom: '2026-01-01' }), by(2, { validFrom: '2026-06-01' })], 1002],
    ['the first of two alike', [by(1), by(2)], 1001],
    ['one in another currency does not fit', [by(1, { currency: 'EUR', origin: 'CNSHA' }), by(2)], 1002],
    ['one for another lane does not fit', [by(1, { origin: 'Ningbo' }), by(2)], 1002],
    ['one that has ended does not fit', [by(1, { validTo: '2026-11-30', origin: 'CNSHA' }), by(2)], 1002],
    ['one that has not begun does not fit', [by(1, { validFrom: '2026-12-02', origin: 'CNSHA' }), by(2)], 1002],
  ])('%s', (_, rules, price) => {
    expect(priceOf(rules)).toBe(price);
  });
});

describe('a margin', () => {
  it.each<[string, MarginRule, number, number]>([
    ['is an amount', by(150), 1000, 1150],
    ['is a percentage', { percent: 7.5 }, 1000, 1075],
    ['is at least its minimum', { percent: 5, minimum: 80, currency: 'USD' }, 1000, 1080],
    ['is above its minimum', { percent: 10, minimum: 80, currency: 'USD' }, 1000, 1100],
    ['is both', { percent: 10, amount: 20, currency: 'USD' }, 1000, 1120],
    ['has no noise of binary fractions', { percent: 1.1 }, 1.1, 1.11],
    ['never makes a price below nothing', by(-2000), 1000, 0],
  ])('%s', (_, rule, buy, price) => {
    expect(priceOf([rule], { amount: buy })).toBe(price);
  });

  it('of a currency without minor units has none', () => {
    expect(priceOf([{ percent: 0.05 }], { amount: 1011, currency: 'JPY' })).toBe(1012);
  });

  it('is rounded up to a step, or to the nearest', () => {
    const rate = sampleRate({ amount: 1001 });
    const rounded = (step: number, direction?: 'up' | 'nearest') =>
      sell(rate, [by(0.5)], [{ currency: 'USD', step, ...(direction ? { direction } : {}) }]).base.amount;
    expect([rounded(5), rounded(10), rounded(5, 'nearest'), rounded(10, 'nearest')]).toEqual([1005, 1010, 1000, 1000]);
  });

  it('is on the charge that it names, by code or name, and the total is made anew', () => {
    const rate = sampleRate({
      amount: 1000,
      charges: [charge({}), charge({ code: null, name: 'Carbon levy', amount: 30 })],
    });
    const sold = sell(rate, [by(5, { charge: 'baf' }), by(7, { charge: 'Carbon Levy' })]);
    expect([sold.base.amount, ...sold.charges.map(({ amount }) => amount)]).toEqual([1000, 105, 37]);
    expect(sold.total.amount).toBe(1142);
  });
});

describe('what the sheet says', () => {
  it('is not shown where it names the price that is paid', () => {
    const charges = [
      charge({ status: 'included', amount: 210 }),
      charge({ code: 'ECA', name: 'Emission', amount: 47, condition: 'net 47.00 only, above 2,350' }),
      charge({ code: 'DOC', name: 'Documents', amount: 60, condition: 'if more than 3 originals' }),
    ];
    const base = { amount: 2350, currency: 'USD' };
    const buy = {
      ...sampleRate({ amount: 2350, charges }),
      remarks: 'Our net rate: USD 2 350.-',
      total: rateTotal({
        base,
        equipment: undefined,
        charges,
        allIn: true,
        exclusions: ['Without the 2.350 of last month'],
      }),
    };
    const sold = sell(buy, [by(111), by(9, { charge: 'ECA' })]);
    expect(JSON.stringify(sold)).not.toMatch(/2[., {2}]?350|\b210\b|\b47\b/);
    expect(sold.charges[2]).toEqual(charges[2]);
    expect(sold.total.missing).toHaveLength(3);
  });

  it.each([[[by(100)]], [[]]])(
    'in the remark of a notice is withheld, with margins %j: neither its file nor what the carrier charges more is told',
    (rules) => {
      const notice = 'Amended from 2026-12-20: +400 USD (gri.eml: "Hapag adds USD 200 (20\'); see below")';
      const remarks = `14 days free; ${notice}; T/S Busan`;
      expect(sell({ ...sampleRate({ amount: 2350 }), remarks }, rules).remarks).toBe('14 days free; T/S Busan');
    },
  );

  it.each([[[by(100)]], [[]]])(
    'in a comment of a cell is withheld, with margins %j: that something is said is told',
    (rules) => {
      const comment = 'agreed w/ Lena; only until 20 Dec';
      const missing = ['THC is not included.', `The comment of cell D9 says: "${comment}"`];
      const buy = { ...sampleRate({ amount: 2350, missing }), remarks: `14 days free; ${comment}` };
      const sold = sell(buy, rules);
      expect(sold.remarks).toBe('14 days free');
      expect(sold.total.missing).toEqual([
        'THC is not included.',
        'The sheet says something about further charges that the forwarder tells on request.',
      ]);
    },
  );
});

const rule = fc.record(
  {
    origin: fc.constantFrom('CNSHA', 'CN', 'Ningbo', 'Asia'),
    destination: fc.constantFrom('NLRTM', 'DE', 'North Europe'),
    carrier: fc.constantFrom('MAEU', 'MSCU'),
    equipment: fc.constantFrom('40HC', '20GP'),
    charge: fc.constantFrom('BAF', '*'),
    amount: fc.integer({ min: -500, max: 500 }),
    percent: fc.integer({ min: -20, max: 40 }),
    minimum: fc.integer({ min: 0, max: 300 }),
  },
  { requiredKeys: ['amount'] },
);
const rules = fc.array(
  rule.map((one): MarginRule => ({ ...one, currency: 'USD' })),
  { maxLength: 6 },
);
const samples = fc.record({
  amount: fc.integer({ min: 1, max: 900_000 }).map((cents) => cents / 100),
  carrier: fc.constantFrom('MAEU', 'MSCU'),
  equipment: fc.constantFrom('40HC', '20GP'),
  charges: fc.array(
    fc.integer({ min: 1, max: 50_000 }).map((cents) => charge({ amount: cents / 100 })),
    { maxLength: 2 },
  ),
});

describe('for random rules and rates', () => {
  it('each line costs what the rule of the line makes of it, and without a rule what is paid', () => {
    fc.assert(
      fc.property(rules, samples, (list, sample) => {
        const rate = sampleRate(sample);
        const margins = compileMargins({ accounts: [], rules: list }, names, DAY);
        const { content, margins: applied } = sellRate(rate, toColumns(rate), margins);
        const expected = (line: string, buy: number) => {
          const found = applied.find((one) => one.line === line);
          if (found === undefined) return buy;
          const { amount = 0, percent = 0, minimum } = list[found.rule.number - 1] ?? {};
          const cents = Math.round(buy * 100) * (percent / 100) + amount * 100;
          const least = minimum === undefined ? cents : Math.max(cents, minimum * 100);
          return Math.max(0, (Math.round(buy * 100) + least) / 100);
        };
        expect(content.base.amount).toBeCloseTo(expected('OFR', rate.base.amount), 1);
        content.charges.forEach(({ amount }, at) => {
          expect(amount).toBeCloseTo(expected('BAF', rate.charges[at]?.amount ?? 0), 1);
        });
        if (applied.length === 0) expect(content).toEqual(rate);
      }),
      { numRuns: 300 },
    );
  });
});
