import { beforeAll, expect, it } from 'vitest';
import type { Rate, RateList } from './rate.ts';
import { ask, describeService, getJson, getRefusal, wordpressRoot } from './target.ts';

const today = new Date().toISOString().slice(0, 10);
const list = (query: string) => getJson<RateList>(`/rates?${query}`);

/** A rate with everything a filter can ask for. */
async function getSample(): Promise<Rate & { carrier: { scac: string; name: string } }> {
  const { data } = await list('per_page=100');
  const sample = data.find(({ carrier, origin, destination }) => carrier?.scac && origin.code && destination.code);
  if (!sample) throw new Error('no rate with a carrier and known ports on the first page');
  return sample as Rate & { carrier: { scac: string; name: string } };
}

describeService('the list of rates', () => {
  it('answers data and meta, 20 a page, the same on both paths', async () => {
    const body = await getJson<RateList>('/rates');
    expect(body.data).toHaveLength(20);
    expect(body.meta).toMatchObject({ page: 1, perPage: 20, total: expect.any(Number) });
    expect(await getJson(`${wordpressRoot}/rates`)).toEqual(body);
  });

  it('shows only prices that are valid today or later, unless asked otherwise', async () => {
    const { data } = await list('per_page=100');
    for (const { validTo } of data) expect(validTo >= today).toBe(true);
    const everything = await list('include_expired=true');
    expect(everything.meta.total).toBeGreaterThanOrEqual((await list('')).meta.total);
  });

  it('never pretends that a total is complete', async () => {
    const { data } = await list('per_page=100');
    for (const { total } of data) expect(total.complete).toBe(total.missing.length === 0);
  });
});

describeService('filters of the list', () => {
  let sample: Awaited<ReturnType<typeof getSample>>;
  beforeAll(async () => {
    sample = await getSample();
  });

  it('find the place of loading by code, and by name in any case', async () => {
    for (const text of [sample.origin.code, sample.origin.name, sample.origin.name?.toUpperCase()]) {
      const { data } = await list(`origin=${encodeURIComponent(text ?? '')}&per_page=100`);
      expect(data.length).toBeGreaterThan(0);
      expect(data.map(({ origin }) => origin.code)).toContain(sample.origin.code);
    }
  });

  it('mean the same by pol as by origin, and by pod as by destination', async () => {
    const origin = encodeURIComponent(sample.origin.code ?? '');
    const destination = encodeURIComponent(sample.destination.code ?? '');
    const long = await list(`origin=${origin}&destination=${destination}`);
    const short = await list(`pol=${origin}&pod=${destination}`);
    expect(short.data).toEqual(long.data);
    expect(long.data.every((rate) => rate.origin.code === sample.origin.code)).toBe(true);
    expect(long.data.every((rate) => rate.destination.code === sample.destination.code)).toBe(true);
  });

  it('refuse the pair given twice with different meaning', async () => {
    expect(await getRefusal('/rates?origin=Shanghai&pol=Rotterdam')).toMatchObject({
      status: 400,
      code: 'rest_invalid_param',
    });
  });

  it('match the carrier exactly, by SCAC or name in any case', async () => {
    for (const text of [sample.carrier.scac, sample.carrier.scac.toLowerCase(), sample.carrier.name]) {
      const { data } = await list(`carrier=${encodeURIComponent(text)}&per_page=100`);
      expect(data.length).toBeGreaterThan(0);
      expect(new Set(data.map(({ carrier }) => carrier?.scac))).toEqual(new Set([sample.carrier.scac]));
    }
    expect((await list(`carrier=${sample.carrier.scac.slice(0, 2)}`)).data).toEqual([]);
  });

  it('narrow by equipment, currency, amount and day together', async () => {
    const { equipment, base, validFrom } = sample;
    const day = validFrom > today ? validFrom : today;
    const { data } = await list(
      `equipment=${equipment.code}&currency=${base.currency}&min_amount=${base.amount}&max_amount=${base.amount}&valid_on=${day}&per_page=100`,
    );
    expect(data.map(({ id }) => id)).toContain(sample.id);
    for (const rate of data) {
      expect([rate.equipment.code, rate.base]).toEqual([equipment.code, base]);
      expect(rate.validFrom <= day && day <= rate.validTo).toBe(true);
    }
  });

  it('say what a place was understood as, and find nothing of nowhere', async () => {
    const { meta } = await list(`origin=${encodeURIComponent(sample.origin.code ?? '')}`);
    expect(JSON.stringify(meta)).toContain(sample.origin.code);
    const nowhere = await ask('/rates?origin=Zzyzxqwv');
    expect([nowhere.status, nowhere.headers.get('x-wp-total')]).toEqual([200, '0']);
  });

  it.each([
    'page=abc',
    'page=0',
    'per_page=0',
    'per_page=101',
    'order=sideways',
    'orderby=colour',
    'valid_on=tomorrow',
    'valid_on=2026-02-30',
    'currency=DOLLAR',
    'min_amount=cheap',
    'include_expired=perhaps',
    'origin=%00',
    'orgin=Shanghai',
  ])('%s is a clear 400', async (query) => {
    const refusal = await getRefusal(`/rates?${query}`);
    expect(refusal).toMatchObject({ status: 400, code: 'rest_invalid_param', data: { status: 400 } });
    expect(Object.keys(refusal.data.params as object)).toEqual([query.split('=')[0]]);
  });

  it('that are mistyped get the right name back', async () => {
    expect(JSON.stringify(await getRefusal('/rates?orgin=Shanghai'))).toContain('Did you mean origin?');
  });
});

describeService('pages of the list', () => {
  it('are counted in headers, and linked until the end without gap or repetition', async () => {
    // As of a moment: other tests publish meanwhile.
    const pages = `/rates?per_page=7&orderby=id&order=asc&as_of=${new Date(Date.now() - 2_000).toISOString()}`;
    const first = await ask(pages);
    const total = Number(first.headers.get('x-wp-total'));
    expect(Number(first.headers.get('x-wp-totalpages'))).toBe(Math.ceil(total / 7));
    const seen: number[] = [];
    let next: string | undefined = pages;
    while (next) {
      const response: Response = await ask(next);
      seen.push(...((await response.json()) as RateList).data.map(({ id }) => id));
      next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toHaveLength(total);
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
  });

  it('past the end are refused as WordPress does', async () => {
    expect(await getRefusal('/rates?page=9999')).toMatchObject({ status: 400, code: 'rest_post_invalid_page_number' });
  });

  it('keep the filters in their links', async () => {
    const response = await ask('/rates?include_expired=1&per_page=5&page=2');
    const link = response.headers.get('link') ?? '';
    expect(link).toMatch(/<[^>]*include_expired=1&per_page=5&page=1>; rel="prev"/);
    expect(link).toMatch(/<[^>]*include_expired=1&per_page=5&page=3>; rel="next"/);
  });

  it('are in the order asked for', async () => {
    const ids = async (order: string) =>
      (await list(`orderby=id&order=${order}&per_page=100`)).data.map(({ id }) => id);
    const ascending = await ids('asc');
    expect(ascending).toEqual([...ascending].sort((a, b) => a - b));
    const descending = await ids('desc');
    expect(descending).toEqual([...descending].sort((a, b) => b - a));
  });
});

describeService('answers about rates', () => {
  it('are 304 when nothing changed', async () => {
    const { data } = await list('per_page=1');
    for (const path of ['/rates?per_page=3', `/rates/${data[0]?.id}`, '/rates/stats']) {
      const askTwice = async () => {
        const tag = (await ask(path)).headers.get('etag') ?? '';
        expect(tag).toMatch(/^W\/".+"$/);
        const again = await ask(path, { headers: { 'if-none-match': tag } });
        return [again.status, await again.text()];
      };
      // Another test may publish between the two.
      await expect.poll(askTwice).toEqual([304, '']);
    }
  });

  it('hold only the fields asked for', async () => {
    const { data } = await list('per_page=2&_fields=id,origin.code,charges.code');
    for (const rate of data) expect(Object.keys(rate).sort()).toEqual(['charges', 'id', 'origin']);
    expect(Object.keys(data[0]?.origin ?? {})).toEqual(['code']);
  });

  it('of one rate are the rate of the list', async () => {
    const [first] = (await list('per_page=1')).data;
    expect(await getJson(`/rates/${first?.id}`)).toEqual(first);
    expect(await getJson(`${wordpressRoot}/rates/${first?.id}`)).toEqual(first);
  });

  it('of a rate that is not there are 404, of an id that is none 400', async () => {
    expect(await getRefusal('/rates/999999999')).toMatchObject({ status: 404, code: 'rate_not_found' });
    expect((await getRefusal('/rates/9007199254740991')).status).toBe(404);
    expect(await getRefusal('/rates/abc')).toMatchObject({ status: 400, code: 'rest_invalid_param' });
  });
});
