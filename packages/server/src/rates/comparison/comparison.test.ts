import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCarrierDirectory } from '../../carriers/index.ts';
import { createPortResolver } from '../../ports/index.ts';
import { createTestDatabase } from '../../testing/index.ts';
import { type SampleRate, sampleRate, saveSampleDraft } from '../../testing/sample-rates.ts';
import { publishSheet } from '../publications/publication-store.ts';
import type { Charge, RateContent } from '../record/rate.schema.ts';
import { rateTotal } from '../record/rate-total.ts';
import { compareTotals } from './compare-totals.ts';
import { MOST_COMPARED, type RateComparisonQuery } from './comparison.schema.ts';
import { totalRange } from './total-range.ts';
import { learnUsualCharges } from './usual-charges.ts';

const { database } = await createTestDatabase();
const names = { ports: createPortResolver(), carriers: createCarrierDirectory() };
const compare = (query: RateComparisonQuery) => compareTotals({ database, names }, query, new Date());

const UNSTATED = rateTotal({
  base: { amount: 1, currency: 'USD' },
  equipment: undefined,
  charges: [],
  allIn: false,
}).missing;
const charge = (code: string, amount: number | null, more: Partial<Charge> = {}): Charge => ({
  code,
  name: code,
  amount,
  currency: amount === null ? null : 'USD',
  basis: 'PER_CONTAINER',
  paymentTerm: null,
  status: 'subject-to',
  condition: null,
  ...more,
});
const publish = async (...samples: SampleRate[]) =>
  publishSheet(database, await saveSampleDraft(database, samples, `${JSON.stringify(samples).length}.csv`), 'Pia');
/** Carrier, verdict and range of each rate, in order. */
async function told(query: RateComparisonQuery): Promise<string[]> {
  const { data } = await compare(query);
  return data.map(({ rate, cheapest, totalRange: { atLeast, atMost, basis, otherCurrencies } }) => {
    const others = otherCurrencies.map((sum) => ` + ${sum.currency} ${sum.atLeast}..${sum.atMost}`).join('');
    return `${rate.carrier?.scac}: ${cheapest}, ${atLeast}..${atMost ?? '?'}${others} (${basis})`;
  });
}

describe('comparing rates', () => {
  it('a rate that states no charges does not win against one that states them all', async () => {
    const lane = { origin: 'CNSHA', destination: 'NLRTM' };
    await publish({ ...lane, carrier: 'MAEU', amount: 2000, missing: [...UNSTATED] });
    await publish({ ...lane, carrier: 'MSCU', amount: 2300 });
    await publish({ ...lane, carrier: 'HLCU', amount: 1900, charges: [charge('BAF', 450)], missing: [...UNSTATED] });
    const query = { origin: 'Shanghai', destination: 'Rotterdam' };
    expect(await told(query)).toEqual([
      'MSCU: possible, 2300..2300 (stated)',
      'MAEU: possible, 2000..2450 (lane)',
      'HLCU: no, 2350..? (none)',
    ]);
  });

  it('the cheapest is certain when it states its whole price, and likely when the usual charges were added', async () => {
    const lane = { origin: 'CNNGB', destination: 'DEHAM', missing: [...UNSTATED] };
    await publish({ ...lane, carrier: 'MAEU', amount: 1500 });
    await publish({ ...lane, carrier: 'HLCU', amount: 2000, charges: [charge('BAF', 400), charge('LSS', 50)] });
    const query = { origin: 'Ningbo', destination: 'Hamburg' };
    expect(await told(query)).toEqual(['MAEU: likely, 1500..1950 (lane)', 'HLCU: no, 2450..? (none)']);
    await publish({ ...lane, carrier: 'MSCU', amount: 1490, missing: [] });
    expect(await told(query)).toEqual([
      'MSCU: certain, 1490..1490 (stated)',
      'MAEU: no, 1500..1950 (lane)',
      'HLCU: no, 2450..? (none)',
    ]);
  });

  it('what a rate includes or charges is not added again, and a condition widens the range', async () => {
    const lane = { origin: 'CNTAO', destination: 'BEANR', missing: [...UNSTATED] };
    const own = [charge('BAF', null, { status: 'included' }), charge('HEA', 200, { condition: 'over 20 t' })];
    await publish({ ...lane, carrier: 'MAEU', amount: 1000, charges: own });
    const usual = [charge('BAF', 400), charge('BL', 50, { basis: 'PER_BILL_OF_LADING' }), charge('HEA', 300)];
    await publish({ ...lane, carrier: 'HLCU', amount: 900, charges: usual });
    const { data } = await compare({ origin: 'Qingdao', destination: 'Antwerp', carrier: 'Maersk' });
    expect(data[0]?.totalRange).toEqual({
      currency: 'USD',
      atLeast: 1000,
      atMost: 1250,
      otherCurrencies: [],
      basis: 'lane',
      learnedFrom: 1,
      usualCharges: [{ code: 'BL', name: 'BL', currency: 'USD', from: 50, to: 50 }],
      open: [],
    });
  });

  it('an exclusion is priced by the charge that it names, and leaves the range open when it names none', async () => {
    const lane = { origin: 'CNXMN', destination: 'GBFXT' };
    const dthc = charge('DTHC', 180, { currency: 'GBP' });
    await publish({ ...lane, carrier: 'HLCU', amount: 900, charges: [charge('BAF', 400), dthc] });
    await publish({ ...lane, carrier: 'MAEU', amount: 1300, missing: ['The sheet says: "excl. THC"'] });
    await publish({ ...lane, carrier: 'MSCU', amount: 1200, missing: ['The sheet says: "excl. local dues"'] });
    expect(await told({ origin: 'Xiamen', destination: 'Felixstowe' })).toEqual([
      'HLCU: possible, 1300..1300 + GBP 180..180 (stated)',
      'MAEU: possible, 1300..1300 + GBP 0..180 (lane)',
      'MSCU: possible, 1200..? (none)',
    ]);
  });

  it('a lane of its own learns from the lanes between the same countries, but no rate from its own sheet', async () => {
    const here = { origin: 'VNSGN', destination: 'USLAX', missing: [...UNSTATED] };
    const there = { ...here, origin: 'VNHPH', destination: 'USNYC', carrier: 'ONEY', amount: 3000 };
    const query = { origin: 'VNSGN', destination: 'USLAX' };
    await publish({ ...here, amount: 2000 }, { ...there, carrier: 'MAEU', charges: [charge('PSS', 500)] });
    const { data } = await compare(query);
    expect(data[0]).toMatchObject({ cheapest: 'possible', totalRange: { atMost: null, basis: 'none' } });
    expect(data[0]?.totalRange.open).toEqual([
      'The sheet does not say whether other charges are included, and no other published rate of this lane or between ' +
        'these countries shows which are usual.',
    ]);
    await publish({ ...there, charges: [charge('PSS', 600)] });
    expect(await told(query)).toEqual(['MAEU: likely, 2000..2600 (countries)']);
  });

  it('rates that never hold on one day do not compete', async () => {
    const lane = { origin: 'INNSA', destination: 'AEJEA' };
    await publish({ ...lane, carrier: 'MAEU', amount: 500, validFrom: '2035-01-01', validTo: '2035-01-31' });
    await publish({ ...lane, carrier: 'MSCU', amount: 400, validFrom: '2035-02-01', validTo: '2035-02-28' });
    await publish({ ...lane, carrier: 'ONEY', amount: 450, validFrom: '2035-01-15', validTo: '2035-01-31' });
    const query = { origin: 'INNSA', destination: 'AEJEA' };
    const all = ['MSCU: certain', 'ONEY: certain', 'MAEU: possible'];
    expect((await told(query)).map((line) => line.split(',')[0])).toEqual(all);
    const that = await told({ ...query, valid_on: '2035-01-20' });
    expect(that.map((line) => line.split(',')[0])).toEqual(['ONEY: certain', 'MAEU: no']);
    const { data } = await compare(query);
    const ids = data.slice(1).map(({ rate }) => rate.id);
    // Over HTTP a filter with a default is always there.
    expect((await told({ ids: ids.join(), include_expired: false })).map((line) => line.split(',')[0])).toEqual(
      all.slice(1),
    );
  });

  it('is refused for more rates than are compared at once, and for ids together with filters', async () => {
    const lane = { origin: 'KRPUS', destination: 'CLSAI' };
    await publish(...Array.from({ length: MOST_COMPARED + 1 }, (_, at) => ({ ...lane, amount: 1000 + at })));
    await expect(compare({ origin: 'KRPUS', destination: 'CLSAI' })).rejects.toMatchObject({
      code: 'rate_comparison_too_large',
      data: { total: MOST_COMPARED + 1 },
    });
    await expect(compare({ ids: '1', origin: 'KRPUS' })).rejects.toMatchObject({ code: 'rest_invalid_param' });
  });
});

describe('the range of a total', () => {
  const anyCharge = fc.record({
    code: fc.constantFrom('BAF', 'LSS', 'THC', 'DOC'),
    amount: fc.option(fc.integer({ min: -50, max: 900 })),
    currency: fc.constantFrom('USD', 'EUR'),
    basis: fc.constantFrom<Charge['basis']>('PER_CONTAINER', 'PER_DOCUMENT', 'PER_TEU', 'UNKNOWN'),
    status: fc.constantFrom<Charge['status']>('included', 'subject-to', 'at-cost'),
    condition: fc.option(fc.constant('heavy cargo')),
  });
  const anyRate = fc
    .record({ amount: fc.integer({ min: 1, max: 5000 }), charges: fc.array(anyCharge), allIn: fc.boolean() })
    .map(({ amount, charges, allIn }): RateContent => {
      const rate = sampleRate({ amount, charges: charges.map(({ code, ...more }) => charge(code, null, more)) });
      return { ...rate, total: rateTotal({ ...rate, allIn }) };
    });
  const rangeOf = (rate: RateContent, others: readonly RateContent[]) => {
    const usual = learnUsualCharges(others);
    return totalRange(rate, usual && { ...usual, of: 'lane' });
  };

  it('never ends below where it begins, and is one amount when the total is complete', () => {
    fc.assert(
      fc.property(anyRate, fc.array(anyRate), (rate, others) => {
        const { atLeast, atMost, otherCurrencies } = rangeOf(rate, others);
        for (const sum of [{ atLeast, atMost }, ...otherCurrencies])
          expect(sum.atMost ?? sum.atLeast).toBeGreaterThanOrEqual(sum.atLeast);
        if (rate.total.complete) expect([atLeast, atMost]).toEqual([rate.total.amount, rate.total.amount]);
      }),
    );
  });

  it('is closed for an incomplete total only by what others charge, and open only with a reason', () => {
    fc.assert(
      fc.property(anyRate, fc.array(anyRate), (rate, others) => {
        const { atMost, basis, open } = rangeOf(rate, others);
        expect(atMost === null).toBe(open.length > 0);
        if (basis === 'none') expect(atMost).toBeNull();
        expect(
          totalRange(rate, undefined).atMost === null || rate.total.missing.length === 0 || basis === 'stated',
        ).toBe(true);
      }),
    );
  });
});
