import { readFile } from 'node:fs/promises';
import { createClient } from '@agent-rate/client';
import { verifyProof } from '@agent-rate/client/verify-proof';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible, openConsole } from './open-console.ts';

const { signIn, complaints, url, keyWith, database } = await openConsole([
  { origin: 'CNSHA', destination: 'NLRTM', amount: 2390 },
]);
const client = createClient({ baseUrl: url, key: await keyWith(['admin']) });
const quote = await client.call('create-quote', {
  body: { origin: 'CNSHA', destination: 'NLRTM', equipment: '40HC', quantities: { containers: 1 } },
});

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

async function saveProof(page: Page): Promise<unknown> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download proof' }).click();
  return JSON.parse(await readFile(await (await saved).path(), 'utf8'));
}

test('the proof of a quote is saved beside it, and verifies with the public keys alone', async () => {
  const page = await signIn();
  await page.goto(`${url}/console/quotes/${quote.id}`);
  const proof = await saveProof(page);
  const { proven, faults } = await verifyProof(proof, await client.quotes.listSigningKeys(), { answer: quote });
  expect({ faults, isProven: proven.length > 0 }).toEqual({ faults: [], isProven: true });
});

test('an administrator sees the signed head and the entries, and checks the books', async () => {
  const page = await signIn();
  await page.goto(`${url}/console/administration?section=ledger`);
  const { root } = await client.call('get-ledger-head');
  await page.getByText(root).waitFor();
  await page.getByLabel('Kind').selectOption('quote');
  await page
    .getByRole('row')
    .filter({ hasText: `quotes/${quote.id}` })
    .waitFor();
  await page.getByRole('button', { name: 'Check now' }).click();
  await page.getByText('Intact: nothing differs').waitFor();
  await expectAccessible(page);
});

test('a quote that was changed past the service is named, in Chinese too', async () => {
  await database.pool.query(`update quotes set valid_until = valid_until + interval '1 day' where id = $1`, [quote.id]);
  const page = await signIn({ language: 'zh' });
  await page.goto(`${url}/console/administration?section=ledger`);
  await page.getByRole('button', { name: '立即核对' }).click();
  const verdict = page.getByRole('status').filter({ hasText: '不完好' });
  await verdict.getByText(`quotes/${quote.id}`, { exact: true }).waitFor();
  await verdict.getByText('数据库中的这一行与账本记录的不同。').waitFor();
  await expectAccessible(page);
});
