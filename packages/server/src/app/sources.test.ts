import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { startService } from '../testing/start-service.ts';

vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'agent-rate-sources-'));
afterAll(() => rmSync(folder, { recursive: true }));
const { url, service, keyWith, getJson } = await startService([{ amount: 1800 }], {
  AGENT_RATE_WATCH_FOLDER: folder,
  // Nobody listens there.
  AGENT_RATE_IMAP_URL: 'imap://localhost:1',
  AGENT_RATE_IMAP_USER: 'rates',
  AGENT_RATE_IMAP_PASSWORD: 'hunter2',
  AGENT_RATE_IMAP_SENDERS: '*',
});

const DAY = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const SHEET = `POL,POD,Carrier,40HC,Currency,Valid from,Valid to\nXiamen,Rotterdam,MSC,2100,USD,${DAY},${DAY}\n`;

test('before a server looks, the sources wait; only those who import see them', async () => {
  expect(await getJson('/sources')).toMatchObject({
    data: [
      { kind: 'mailbox', name: 'rates at localhost:1, INBOX', status: 'waiting', lookedAt: null, recent: [] },
      { kind: 'folder', name: folder, status: 'waiting', imported: 0, refused: 0 },
    ],
  });
  const headers = { authorization: `Bearer ${await keyWith(['rates:read'])}` };
  expect((await fetch(`${url}/sources`, { headers })).status).toBe(403);
});

test('a dropped file becomes a draft, and a mailbox that is away leaves the service healthy', async () => {
  writeFileSync(join(folder, 'msc.csv'), SHEET);
  await service.intake.startWork();
  type Sources = { data: { status: string; imported: number; recent: { sheet: number }[] }[] };
  const sources = () => getJson('/sources') as Promise<Sources>;
  await vi.waitFor(async () => expect((await sources()).data[1]).toMatchObject({ imported: 1 }), 40_000);
  const { data } = await sources();
  expect(data).toMatchObject([
    { status: 'failing', problem: { code: 'mailbox_unreachable' } },
    { status: 'working', recent: [{ name: 'msc.csv', status: 'imported' }] },
  ]);
  expect(await getJson(`/rate-sheets/${data[1]?.recent[0]?.sheet}`)).toMatchObject({ status: 'draft', rates: 1 });
  expect(JSON.stringify(data)).not.toContain('hunter2');
  const health = await fetch(`${url}/health`);
  const text = await health.text();
  expect({ status: health.status, ...JSON.parse(text) }).toMatchObject({
    ...{ status: 'ok', checks: { database: { status: 'ok' }, mailbox: { status: 'failing' } } },
  });
  expect(text).not.toContain('localhost:1');
  const noted = async () => (await getJson('/problems?code=mailbox_unreachable')) as { data: object[] };
  await vi.waitFor(async () => expect((await noted()).data).toMatchObject([{ times: 1, adapter: 'intake' }]), 5_000);
});
