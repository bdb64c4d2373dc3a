import { expect, it } from 'vitest';
import type { RateList } from './rate.ts';
import { describeService, getJson, getRefusal } from './target.ts';

type Price = { currency: string; equipment: string; n: number } & Record<
  'min' | 'p10' | 'p25' | 'median' | 'p75' | 'p90' | 'max' | 'mean',
  number
>;
type Figures = {
  rates: number;
  lanes: number;
  carriers: number;
  ports: number;
  validity: { from: string | null; to: string | null };
  prices: Price[];
};
type Statistics = {
  data: Figures & { groups?: (Figures & { key: Record<string, string> })[] };
  meta: { groups?: { totalPages: number } };
};

const ORDERED = ['min', 'p10', 'p25', 'median', 'p75', 'p90', 'max'] as const;

describeService('rate statistics', () => {
  it('count what the list lists', async () => {
    const { data } = await getJson<Statistics>('/rates/stats');
    const { meta } = await getJson<RateList>('/rates');
    expect(data.rates).toBe(meta.total);
    expect(data.prices.reduce((sum, { n }) => sum + n, 0)).toBe(meta.total);
    expect(data.lanes).toBeGreaterThan(0);
    expect((data.validity.from ?? '') <= (data.validity.to ?? '')).toBe(true);
  });

  it('never mix currencies or equipment, and their quantiles ascend', async () => {
    const { prices } = (await getJson<Statistics>('/rates/stats')).data;
    const groups = prices.map(({ currency, equipment }) => `${currency} ${equipment}`);
    expect(new Set(groups).size).toBe(groups.length);
    for (const price of prices) {
      const values = ORDERED.map((name) => price[name]);
      expect(values).toEqual([...values].sort((a, b) => a - b));
      expect(price.min <= price.mean && price.mean <= price.max).toBe(true);
    }
  });

  it('agree with the rates they are made of', async () => {
    const [price] = (await getJson<Statistics>('/rates/stats')).data.prices;
    const query = `currency=${price?.currency}&equipment=${price?.equipment}`;
    const cheapest = await getJson<RateList>(`/rates?${query}&orderby=amount&order=asc&per_page=1`);
    const dearest = await getJson<RateList>(`/rates?${query}&orderby=amount&order=desc&per_page=1`);
    expect(cheapest.meta.total).toBe(price?.n);
    expect([cheapest.data[0]?.base.amount, dearest.data[0]?.base.amount]).toEqual([price?.min, price?.max]);
  });

  it.each(['lane', 'origin', 'destination', 'carrier', 'equipment', 'month'])('group by %s', async (group) => {
    const { data, meta } = await getJson<Statistics>(`/rates/stats?group_by=${group}`);
    const groups = [...(data.groups ?? [])];
    for (let page = 2; page <= (meta.groups?.totalPages ?? 1); page += 1) {
      const more = await getJson<Statistics>(`/rates/stats?group_by=${group}&page=${page}`);
      groups.push(...(more.data.groups ?? []));
    }
    expect(groups.length).toBeGreaterThan(0);
    const counted = groups.reduce((sum, { rates }) => sum + rates, 0);
    if (group === 'month') expect(counted).toBeGreaterThanOrEqual(data.rates);
    else expect(counted).toBe(data.rates);
  });

  it('take the filters of the list and no others', async () => {
    const [rate] = (await getJson<RateList>('/rates?per_page=1')).data;
    const query = `origin=${encodeURIComponent(rate?.origin.code ?? rate?.origin.text ?? '')}`;
    const { data } = await getJson<Statistics>(`/rates/stats?${query}`);
    expect(data.rates).toBe((await getJson<RateList>(`/rates?${query}`)).meta.total);
    expect(await getRefusal('/rates/stats?group_by=colour')).toMatchObject({ status: 400, code: 'rest_invalid_param' });
  });
});
