import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type RunningServer, startServer } from '../testing/start-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

type Refusal = {
  code: string;
  message: string;
  data: {
    status: number;
    params: Record<string, string>;
    details: Record<string, { code: string; message: string; data: unknown }>;
  };
};
async function refusal(query: string): Promise<Refusal> {
  const response = await ask(`${server.url}/things?${query}`);
  expect(response.status).toBe(400);
  return (await response.json()) as Refusal;
}
async function understood(query: string): Promise<Record<string, unknown>> {
  const response = await ask(`${server.url}/things?${query}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { meta: { query: Record<string, unknown> } }).meta.query;
}

describe('query parameters', () => {
  it.each([
    ['page=2', { page: 2, per_page: 20 }],
    ['include_expired=1', { include_expired: true }],
    ['include_expired=TRUE', { include_expired: true }],
    ['include_expired=0', { include_expired: false }],
    ['include_expired=false', { include_expired: false }],
    ['ids=3,4,%205', { ids: [3, 4, 5] }],
    ['ids[]=3&ids[]=4', { ids: [3, 4] }],
    ['ids%5B0%5D=3&ids%5B1%5D=4', { ids: [3, 4] }],
    ['ids=3&ids=4', { ids: [3, 4] }],
    ['origin=Ning+bo%20%E5%AE%81%E6%B3%A2', { origin: 'Ning bo 宁波' }],
    ['max_amount=12.5', { max_amount: 12.5 }],
  ])('%s is understood', async (query, expected) => {
    expect(await understood(query)).toMatchObject(expected);
  });

  it.each([
    ['page=abc', 'page', 'rest_invalid_type', 'page is not of type integer.'],
    ['page=1.5', 'page', 'rest_invalid_type', 'page is not of type integer.'],
    ['page=', 'page', 'rest_invalid_type', 'page is not of type integer.'],
    ['page=0', 'page', 'rest_out_of_bounds', 'page must be greater than or equal to 1'],
    [
      'page=99999999999999999999',
      'page',
      'rest_out_of_bounds',
      'page must be between 1 (inclusive) and 9007199254740991 (inclusive)',
    ],
    ['per_page=101', 'per_page', 'rest_out_of_bounds', 'per_page must be between 1 (inclusive) and 100 (inclusive)'],
    ['order=up', 'order', 'rest_not_in_enum', 'order is not one of asc, desc.'],
    ['origin=x', 'origin', 'rest_too_short', 'origin must be at least 2 characters long.'],
    ['origin=a%00b', 'origin', 'rest_invalid_pattern', 'origin contains a NUL character.'],
    ['origin=ab&origin=cd', 'origin', 'rest_invalid_type', 'origin was given 2 times; give it once.'],
    ['include_expired=maybe', 'include_expired', 'rest_invalid_type', 'include_expired is not of type boolean.'],
    ['ids=1,x', 'ids[1]', 'rest_invalid_type', 'ids[1] is not of type integer.'],
    ['ids=1,2,3,4,5,6', 'ids', 'rest_too_many_items', 'ids must contain at most 5 items.'],
    ['max_amount=0', 'max_amount', 'rest_out_of_bounds', 'max_amount must be greater than 0'],
  ])('%s is refused by name', async (query, name, code, message) => {
    const body = await refusal(query);
    expect(body.code).toBe('rest_invalid_param');
    expect(body.message).toBe(`Invalid parameter(s): ${name}`);
    expect(body.data.params[name]).toBe(message);
    expect(body.data.details[name]).toMatchObject({ code, message });
  });

  it('that are wrong are all named at once', async () => {
    const body = await refusal('page=x&per_page=0&order=up');
    expect(body.message).toBe('Invalid parameter(s): page, per_page, order');
    expect(Object.keys(body.data.params)).toEqual(['page', 'per_page', 'order']);
  });

  it('that are a pattern come with an example', async () => {
    expect((await refusal('valid_on=tomorrow')).data.params.valid_on).toContain('Example: 2026-12-31');
  });

  it('that are unknown are refused with the nearest known name', async () => {
    const body = await refusal('orgin=Shanghai');
    expect(body.message).toBe('Invalid parameter(s): orgin');
    expect(body.data.params.orgin).toMatch(/^Unknown parameter\. Did you mean origin\? Known here: page, per_page/);
    expect(body.data.details.orgin).toMatchObject({ code: 'rest_unknown_param', data: { did_you_mean: 'origin' } });
    for (const name of ['_method', '_jsonp', '__proto__', 'constructor', '%00', '=x']) {
      expect((await refusal(`${name}=1`)).code).toBe('rest_invalid_param');
    }
  });

  it('that WordPress clients always send are passed over', async () => {
    expect(await understood('_embed=1&_locale=user&context=view')).toEqual({ page: 1, per_page: 20 });
  });

  it('that are not UTF-8 are a malformed URL', async () => {
    for (const query of ['origin=%zz', 'origin=%ff%fe', '%e0%a4=1']) {
      expect((await refusal(query)).code).toBe('malformed_url');
    }
  });

  it('asked twice the same way are answered the same way', async () => {
    expect(await understood('ids=7')).toEqual(await understood('ids=7'));
  });
});

describe('path parameters', () => {
  it('are checked like any other', async () => {
    const response = await ask(`${server.url}/things/abc`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'rest_invalid_param',
      data: { params: { id: 'id is not of type integer.' } },
    });
  });
});

describe('_fields and _envelope', () => {
  it('pick fields of each record, nested ones by dots, and leave the page as it is', async () => {
    for (const path of ['/things?per_page=1', '/things/rendered?']) {
      const body = (await (await ask(`${server.url}${path}&_fields=id,total.amount,charges.code`)).json()) as {
        data: unknown[];
        meta: unknown;
      };
      expect(body.data[0]).toEqual({ id: 1, total: { amount: 100 }, charges: [{ code: 'AAA' }] });
      expect(body.meta).toBeDefined();
    }
  });

  it('may name fields from the top of a page', async () => {
    const body = await (await ask(`${server.url}/things?per_page=1&_fields=data.id,data.total.amount`)).json();
    expect(body).toEqual({ data: [{ id: 1, total: { amount: 100 } }] });
  });

  it('pick fields of a single record', async () => {
    expect(await (await ask(`${server.url}/things/3?_fields[]=name&_fields[]=id`)).json()).toEqual({
      id: 3,
      name: 'Thing 3',
    });
  });

  it('wrap an answer, with its status and headers inside', async () => {
    const response = await ask(`${server.url}/things?per_page=2&_envelope`);
    const body = (await response.json()) as {
      body: { data: unknown[] };
      status: number;
      headers: Record<string, string>;
    };
    expect(body.body.data).toHaveLength(2);
    expect(body.status).toBe(200);
    expect(body.headers['X-WP-Total']).toBe('45');
    expect(body.headers.Link).toContain('rel="next"');
  });

  it('wrap a refusal too', async () => {
    const response = await ask(`${server.url}/things?page=x&_envelope=1`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
  });
});
