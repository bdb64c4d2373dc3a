import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { openConsole } from '../open-console.ts';
import { openChat } from './open-chat.ts';

const running = await openConsole([{ origin: 'CNSHA', destination: 'NLRTM', carrier: 'MAEU', amount: 1800 }]);
const { url, keyWith, complaints } = running;
const sheet = readFileSync(new URL('../../../../examples/documents/safety-data-sheet.pdf', import.meta.url));
const HOSTILE = '<img src=x onerror=alert(1)> Coatings';

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

async function ask(key: string, path: string, body: object): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}

const LANE = { origin: 'CNSHA', destination: 'NLRTM', equipment: '40HC', quantities: { containers: 2 } };
const orderOf = (quoteId: unknown) => ({
  quoteId,
  parties: [{ role: 'SHIPPER', name: HOSTILE }],
  cargo: [{ description: 'Water-based paint', grossWeightKg: 17_600 }],
});

test('an extraction is reviewed in the chat: evidence on the page, a doubt accepted, a field corrected', {
  timeout: 120_000,
}, async () => {
  const key = await keyWith(['documents:read', 'documents:write']);
  const chat = await openChat(running, { key });
  const { panel } = chat;
  const shown = await chat.show('extract_document', {
    file_name: 'safety-data-sheet.pdf',
    content_base64: sheet.toString('base64'),
  });
  await panel.getByRole('heading', { level: 1, name: 'safety-data-sheet.pdf' }).waitFor();
  await panel.locator('.page img[src^="data:image/png"]').first().waitFor();
  await panel.locator('svg rect').first().waitFor({ state: 'attached' });
  await panel.getByText('UN1263', { exact: true }).waitFor();
  const row = panel.locator('tr', { has: panel.locator('code', { hasText: /^unNo$/ }) });
  await row.getByRole('button', { name: 'Correct' }).click();
  await panel.getByLabel('Value').fill('UN1993');
  await panel.getByLabel('Reason').fill('Confirmed by the shipper');
  await panel.getByRole('button', { name: 'Save' }).click();
  await row.getByText('UN1993').waitFor();
  await panel.getByRole('region', { name: 'Dangerous goods checks' }).getByText('do not ship').waitFor();
  const doubts = panel.getByRole('region', { name: 'To check now' });
  await doubts.getByRole('button', { name: 'Accept' }).click();
  await doubts.waitFor({ state: 'detached' });
  const { id } = shown.structuredContent;
  const kept = (await (
    await fetch(`${url}/extractions/${id}`, { headers: { authorization: `Bearer ${key}` } })
  ).json()) as { corrections: { key: string; value: unknown; reason: string }[] };
  expect(kept.corrections).toMatchObject([
    { key: 'unNo', value: 'UN1993', reason: 'Confirmed by the shipper' },
    { reason: 'accepted' },
  ]);
  expect((await chat.noted()).called).toContain('correct_extraction');
});

test('an order is read and ordered in the chat: the yes is kept with it, and words of others stay words', async () => {
  const key = await keyWith(['rates:read', 'orders:read', 'orders:write']);
  const { id: quoteId } = await ask(key, '/quotes', LANE);
  const chat = await openChat(running, { key });
  const { panel } = chat;
  expect(chat.tools).not.toContain('confirm_order');
  await chat.show('preview_order', orderOf(quoteId));
  await panel.getByText('2 × 40HC · CNSHA → NLRTM').waitFor();
  await panel.getByText(HOSTILE).waitFor();
  await panel.getByText('USD 3,600').waitFor();
  expect(await panel.locator('img, [onerror]').count()).toBe(0);
  await panel.getByRole('button', { name: 'Order it' }).click();
  await panel.getByRole('alertdialog').getByRole('button', { name: 'Order it' }).click();
  await panel.getByRole('heading', { name: /^ord_/ }).waitFor();
  const { told, called } = await chat.noted();
  expect(called).toContain('confirm_order');
  expect(told).toEqual([
    expect.stringMatching(/^The user ordered the previewed order in the panel: order ord_\w+ is RECEIVED\./),
  ]);
  const [, id] = /order (ord_\w+)/.exec(told[0] ?? '') ?? [];
  const order = await fetch(`${url}/orders/${id}`, { headers: { authorization: `Bearer ${key}` } });
  expect(await order.json()).toMatchObject({ mandate: { quoteId, shipper: HOSTILE } });
});

test('an order of several rates shows every one; declined in the chat it is not placed, and the model is told', async () => {
  const key = await keyWith(['rates:read', 'orders:read', 'orders:write']);
  const { id: quoteId } = await ask(key, '/quotes', { parts: [LANE, { ...LANE, quantities: { containers: 3 } }] });
  const chat = await openChat(running, { key, language: 'zh' });
  await chat.show('preview_order', orderOf(quoteId));
  for (const text of ['2 × 40HC · CNSHA → NLRTM', '3 × 40HC · CNSHA → NLRTM', 'USD 9,000'])
    await chat.panel.getByText(text).waitFor();
  await chat.panel.getByRole('button', { name: '不下单' }).click();
  await chat.panel.getByText('没有下单。').waitFor();
  const { told, called } = await chat.noted();
  expect(told[0]).toContain('nothing was ordered');
  expect(called).not.toContain('confirm_order');
});

test('an order that waits is approved in the chat by the one who may, in the version that was read', async () => {
  const { key } = await ask(await keyWith(['admin']), '/keys', {
    name: 'Booking agent',
    scopes: ['rates:read', 'orders:read', 'orders:write'],
    limits: { approval: 'always' },
  });
  const { id: quoteId } = await ask(String(key), '/quotes', LANE);
  const { id } = await ask(String(key), '/orders', orderOf(quoteId));
  const approver = await keyWith(['rates:read', 'orders:read', 'orders:approve']);
  const chat = await openChat(running, { key: approver });
  await chat.show('get_order', { id });
  await chat.panel.getByRole('button', { name: 'Approve', exact: true }).click();
  await chat.panel.getByRole('alertdialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await chat.panel.getByText('received', { exact: true }).waitFor();
  expect((await chat.noted()).told).toEqual([`The user decided order ${id} in the panel: it is RECEIVED.`]);
});
