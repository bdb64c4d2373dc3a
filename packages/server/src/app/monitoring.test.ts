import { expect, test } from 'vitest';
import { Problem } from '../base/index.ts';
import { startService } from '../testing/start-service.ts';

const { url, service, database, keyWith, getJson } = await startService([{ amount: 1800 }]);
const reader = await keyWith(['rates:read']);
const ask = (path: string, key?: string) =>
  fetch(url + path, key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } });
type Listed = { data: Record<string, unknown>[]; meta: { total: number } };
const listProblems = async (query = '') => (await getJson(`/problems${query}`)) as Listed;

test('what a key is refused is listed once a minute with how often, by whom and under which request id', async () => {
  // Both in one minute.
  while (new Date().getSeconds() > 57) await new Promise((wake) => setTimeout(wake, 500));
  await ask('/rates/999999', reader);
  const last = await ask('/rates/999998', reader);
  const { data } = await listProblems('?code=rate_not_found');
  expect(data).toEqual([
    {
      id: expect.any(Number),
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      times: 2,
      code: 'rate_not_found',
      status: 404,
      message: expect.stringContaining('rate'),
      operation: 'get-rate',
      adapter: 'rest',
      actor: { name: 'test', key: expect.stringMatching(/^key_/), person: null },
      requestId: last.headers.get('x-request-id'),
    },
  ]);
});

test('a key that is not known and a missing scope are listed; requests without a key and unknown addresses are not', async () => {
  const before = (await listProblems()).meta.total;
  await ask('/rates');
  await ask('/rates-of-old', reader);
  expect((await listProblems()).meta.total).toBe(before);
  const unknown = `ar_live_${'x'.repeat(36)}`;
  await ask('/rates', unknown);
  await ask('/keys', reader);
  const { data } = await listProblems();
  expect(data.map(({ code, operation }) => ({ code, operation })).slice(0, 2)).toEqual(
    expect.arrayContaining([
      { code: 'invalid_api_key', operation: 'list-rates' },
      { code: 'insufficient_scope', operation: 'list-keys' },
    ]),
  );
  expect(JSON.stringify(data)).not.toContain(unknown);
});

test('what a tool is refused with is listed as of MCP', async () => {
  await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${reader}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      'mcp-protocol-version': '2025-06-18',
    },
    body: JSON.stringify({
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name: 'search_rates', arguments: { origin: 'Port Nowhere at all', per_page: 'many' } },
    }),
  }).then((response) => response.text());
  const { data } = await listProblems('?actor=test');
  expect(data[0]).toMatchObject({ adapter: 'mcp', operation: 'list-rates', status: 400 });
});

test('faults of the service can be asked for alone, and a text in the form of a key is left out', async () => {
  const message = `it broke with ar_live_${'y'.repeat(36)}`;
  const problem = new Problem('internal_error', { status: 500, message });
  service.problemLog.note({ problem, operation: 'list-rates', adapter: 'rest', requestId: 'r-1' });
  const { data, meta } = await listProblems('?min_status=500');
  expect(meta.total).toBe(1);
  expect(data[0]).toMatchObject({ code: 'internal_error', message: 'it broke with …', actor: null, requestId: 'r-1' });
});

test('the newest ten thousand stay', async () => {
  await database.pool.query(
    `insert into recent_problems (minute, code, status, adapter, times, time, message)
     select now() - n * interval '1 minute', 'old', 400, 'rest', 1, now() - n * interval '1 hour', '' from generate_series(1, 10005) n`,
  );
  await ask('/rates/999997', reader);
  const { data, meta } = await listProblems();
  expect(meta.total).toBeLessThanOrEqual(10_000);
  expect(data[0]).toMatchObject({ code: 'rate_not_found' });
});

test('jobs of every kind are listed together, the newest first, with their files; open ones alone on request', async () => {
  const { rows: sheets } = await database.pool.query(
    `insert into rate_sheet_jobs (sheet_id, kind, status, created_by, finished_at)
     select id, 'publish', 'failed', 'Pricing', now() from rate_sheets
     returning sheet_id as id, (select file_name from rate_sheets where id = sheet_id) as file`,
  );
  const { rows } = await database.pool.query(
    `insert into extractions (status, target_format, model, created_by, progress)
     values ('running', 'yml_chemical_data', 'test', 'Documentation', '{"document":1,"documents":1,"page":2,"pages":8}')
     returning id`,
  );
  const all = (await getJson('/jobs')) as Listed;
  expect(all.data[0]).toEqual({
    ...{ kind: 'extraction', id: rows[0].id, files: [], status: 'running' },
    progress: { stage: null, done: 2, total: 8 },
    ...{ problem: null, createdAt: expect.any(String), createdBy: 'Documentation', startedAt: null, finishedAt: null },
  });
  const publication = { kind: 'publication', id: sheets[0].id, files: [sheets[0].file], createdBy: 'Pricing' };
  expect(all.data[1]).toMatchObject(publication);
  const open = (await getJson('/jobs?status=open')) as Listed;
  expect(open.data.map(({ kind, status }) => `${kind} ${status}`)).toEqual(['extraction running']);
  const published = (await getJson('/jobs?kind=publication&status=failed')) as Listed;
  expect(published).toMatchObject({ data: [publication], meta: { total: 1 } });
});
