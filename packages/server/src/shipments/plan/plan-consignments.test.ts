import { describe, expect, test } from 'vitest';
import { builtInList } from '../../dangerous-goods/offline.ts';
import type { PlanRequest } from './plan.schema.ts';
import { planConsignments } from './plan-consignments.ts';

const GOODS = {
  acetone: { unNo: 'UN1090', properShippingName: 'ACETONE', imoHazardClassNo: '3', packingGroup: 'II' },
  paint: { unNo: 'UN1263', properShippingName: 'PAINT', imoHazardClassNo: '3', packingGroup: 'III' },
  nitrate: { unNo: 'UN1942', properShippingName: 'AMMONIUM NITRATE', imoHazardClassNo: '5.1', packingGroup: 'III' },
  acid: { unNo: 'UN1789', properShippingName: 'HYDROCHLORIC ACID', imoHazardClassNo: '8', packingGroup: 'II' },
  cyanide: { unNo: 'UN1689', properShippingName: 'SODIUM CYANIDE, SOLID', imoHazardClassNo: '6.1', packingGroup: 'I' },
} as const;
const of = (name: keyof typeof GOODS, massKg = 5000) => ({ id: name, goods: GOODS[name], massKg });
const plan = (consignments: PlanRequest['consignments'], more: Omit<PlanRequest, 'consignments'> = {}) =>
  planConsignments({ consignments, ...more }, builtInList);

describe('a load plan of consignments', () => {
  test('keeps apart what the table keeps apart, and says by which paragraph', () => {
    const { possible, optimal, containers, forbidden } = plan([of('acetone'), of('paint'), of('nitrate')]);
    expect([possible, optimal]).toEqual([true, true]);
    expect(containers.map(({ consignments }) => consignments).sort()).toEqual([['acetone', 'paint'], ['nitrate']]);
    expect(forbidden.map(({ one, other }) => [one, other])).toEqual([
      ['acetone', 'nitrate'],
      ['paint', 'nitrate'],
    ]);
    expect(forbidden[0]?.reasons[0]).toMatchObject({
      code: 'segregation',
      message: 'UN 1090 and UN 1942 must be "separated from" each other: not in one container.',
      source: expect.stringContaining('7.2.4'),
    });
  });

  test('says which volumes were not counted, because nobody stated them', () => {
    const { notCounted } = plan([of('acetone'), { ...of('paint'), volumeM3: 8 }]);
    expect(notCounted).toEqual([
      {
        what: 'volume',
        message:
          'The volume of 1 of 2 consignments (acetone) is not stated and was not counted: more containers may be needed.',
        consignments: ['acetone'],
      },
    ]);
    expect(plan([{ ...of('paint'), volumeM3: 8 }]).notCounted).toEqual([]);
  });

  test('keeps apart what a segregation code keeps apart, acids from cyanides', () => {
    const { containers, forbidden } = plan([of('acid'), of('cyanide')]);
    expect(containers).toHaveLength(2);
    expect(forbidden.flatMap(({ reasons }) => reasons.map(({ code }) => code))).toContain('segregation_codes');
  });

  test('lets limited quantities travel together', () => {
    const small = { ...of('nitrate'), goods: { ...GOODS.nitrate, limitedQuantity: 'Y' } };
    expect(plan([of('acetone'), small]).containers).toHaveLength(1);
  });

  test('divides what is too heavy for one container over several', () => {
    const { containers } = plan([of('acetone', 20_000), of('paint', 20_000)]);
    expect(containers.map(({ massKg }) => massKg)).toEqual([20_000, 20_000]);
  });

  test('names what has no plan: goods in too few containers, a load too large, a place that stowage does not allow', () => {
    const one = [{ sizeType: '22G1', payloadKg: 28_000, count: 1 }];
    expect(plan([of('paint'), of('acetone'), of('nitrate')], { containers: one })).toMatchObject({
      possible: false,
      impossible: {
        consignments: expect.arrayContaining(['nitrate']),
        reasons: [{ code: 'too_few_containers' }, { code: 'segregation' }],
      },
    });
    expect(plan([of('paint', 30_000)]).impossible).toMatchObject({
      consignments: ['paint'],
      reasons: [{ code: 'too_large' }],
    });
    const cyanide = {
      id: 'HCN',
      goods: {
        unNo: 'UN1051',
        properShippingName: 'HYDROGEN CYANIDE, STABILIZED',
        imoHazardClassNo: '6.1',
        subRiskClassNo: '3',
        packingGroup: 'I',
      },
      massKg: 100,
    };
    expect(plan([cyanide], { ship: 'passenger' }).impossible).toMatchObject({
      consignments: ['HCN'],
      reasons: [{ code: 'stowage' }],
    });
  });

  test('puts goods for on deck only where others may stand too', () => {
    const deck = plan([
      { ...of('acetone'), deck: 'on-deck' },
      { ...of('paint'), deck: 'under-deck' },
    ]);
    expect(deck.containers.map((one) => one.deck)).toEqual([['on-deck'], ['under-deck']]);
  });

  test('of fifty consignments is there within a second, and obeys every forbidden pair', () => {
    const names = Object.keys(GOODS) as (keyof typeof GOODS)[];
    const fifty = Array.from({ length: 50 }, (_, at) => {
      const name = names[at % names.length] ?? 'paint';
      return { ...of(name, 900 + ((at * 611) % 6000)), id: `${name} ${at}`, volumeM3: 2 + ((at * 7) % 9) };
    });
    // What this thread computes: other work on a busy machine does not count.
    const start = process.threadCpuUsage();
    const { possible, containers, forbidden, atLeast } = plan(fifty);
    const { user, system } = process.threadCpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(1000);
    expect(possible).toBe(true);
    expect(containers.flatMap(({ consignments }) => consignments).sort()).toEqual(fifty.map(({ id }) => id).sort());
    expect(containers.length).toBeGreaterThanOrEqual(atLeast);
    const together = (one: string, other: string) =>
      containers.some(({ consignments }) => consignments.includes(one) && consignments.includes(other));
    expect(forbidden.length).toBeGreaterThan(100);
    expect(forbidden.filter(({ one, other }) => together(one, other))).toEqual([]);
    expect(containers.every(({ massKg, volumeM3 }) => massKg <= 28_000 && volumeM3 <= 33)).toBe(true);
  });
});
