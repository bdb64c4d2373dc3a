import { expect, test } from 'vitest';
import { startService } from '../testing/start-service.ts';
import { describeOperations } from './offline-openapi.ts';

const { url, service, keyWith } = await startService([{ amount: 1800 }]);
const admin = await keyWith(['admin']);

async function send(method: string, path: string, { body, key = admin }: { body?: object; key?: string } = {}) {
  const response = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await response.json().catch(() => null)) as Record<string, never>;
}

test('every operation that is no GET says how it is recorded, or why it is not; a GET changes nothing', () => {
  const operations = describeOperations();
  const silent = operations.filter(({ method, audit }) => method !== 'GET' && audit === undefined);
  const reading = operations.filter(({ method, audit }) => method === 'GET' && audit !== undefined);
  expect([...silent, ...reading].map(({ name }) => name)).toEqual([]);
});

test('every operation that administers is recorded', () => {
  const unrecorded = describeOperations().filter(({ audit, scope }) => scope === 'admin' && audit && 'none' in audit);
  expect(unrecorded.map(({ name }) => name)).toEqual([]);
});

test('acts through REST are recorded with what was before and after, and without a secret', async () => {
  const { key, ...created } = await send('POST', '/keys', { body: { name: 'Agent', scopes: ['rates:read'] } });
  const { id } = created;
  await send('PUT', `/keys/${id}/limits`, { body: { approval: 'always' } });
  await send('DELETE', `/keys/${id}`);
  await send('POST', '/ports/aliases', { body: { text: 'Nhava S.', code: 'INNSA' } });
  await send('DELETE', '/ports/aliases?text=Nhava%20S.');
  const target = { url: 'https://hooks.example.com/T0/verysecretpath', types: ['agent-rate.order.*'] };
  const { secret } = await send('POST', '/webhooks', { body: target });
  const { link } = await send('POST', '/people', { body: { name: 'Grace', role: 'pricing' } });
  const token = String(link).split('#')[1] ?? '';
  const accepted = await send('POST', '/invites/accept', { body: { token } });
  const text = await (
    await fetch(`${url}/audit-entries?per_page=100`, { headers: { authorization: `Bearer ${admin}` } })
  ).text();
  const { data } = JSON.parse(text) as { data: { act: string; subject: string; actor: { name: string } }[] };
  expect(data.map(({ act, subject, actor }) => `${actor.name}: ${act} ${subject}`).reverse()).toEqual([
    `test: create-key keys/${id}`,
    `test: set-key-limits keys/${id}`,
    `test: revoke-key keys/${id}`,
    'test: add-port-alias ports/aliases/Nhava S.',
    'test: remove-port-alias ports/aliases/Nhava S.',
    expect.stringMatching(/^test: create-webhook webhooks\/whk_/),
    expect.stringMatching(/^test: create-person people\/per_/),
    expect.stringMatching(/^Grace \(pricing\): accept-invite people\/per_/),
  ]);
  expect(data.at(-2)).toMatchObject({
    adapter: 'rest',
    before: { limits: {} },
    after: { ...created, limits: { approval: 'always' } },
  });
  for (const hidden of [key, secret, token, accepted.key, 'verysecretpath']) expect(text).not.toContain(hidden);
});

test('a person is named with the role of the time by what they publish', async () => {
  const { link } = await service.people.create({ name: 'Ada', role: 'pricing' }, 'test');
  const { person, key } = await service.people.accept(String(link).split('#')[1] ?? '');
  const rows = [
    { origin: 'CNSHA', destination: 'NLRTM', carrier: 'MAEU', equipment: '40HC', amount: 1900, currency: 'USD' },
  ];
  const imported = await send('POST', '/rate-sheets', {
    key,
    body: { rows: rows.map((row) => ({ ...row, validFrom: '2026-11-01', validTo: '2026-12-31' })) },
  });
  expect(imported).toMatchObject({ createdBy: 'Ada (pricing)' });
  const published = await send('POST', `/rate-sheets/${imported.id}/publish`, { key });
  expect(published).toMatchObject({ publishedBy: 'Ada (pricing)' });
  await service.people.change(person.id, { role: 'approver' }, { keepLastAdmin: true });
  expect(await send('GET', `/rate-sheets/${imported.id}`)).toMatchObject({ createdBy: 'Ada (pricing)' });
  const log: { data?: { act: string }[] } = await send('GET', `/audit-entries?actor=${person.id}`);
  expect(log.data?.map(({ act }) => act)).toEqual(['publish-rate-sheet', 'import-rate-sheet']);
});
