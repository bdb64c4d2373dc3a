import { expect, test } from 'vitest';
import { startService } from '../../testing/start-service.ts';

const { url, keyWith } = await startService([{ amount: 1800 }]);
const key = await keyWith(['rates:write']);
const YEAR = new Date().getUTCFullYear() + 1;

async function send(body: object): Promise<{ status: number; answer: Record<string, unknown> }> {
  const response = await fetch(`${url}/rate-sheets`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

test('a pasted mail becomes a draft, and the same text again is the same sheet', async () => {
  const text = `Hello,\n\nQingdao - Hamburg USD 1,850/40HC with MSC, valid 1 Jan ${YEAR} to 31 Jan ${YEAR}.\n`;
  const first = await send({ text, name: 'MSC by mail' });
  expect(first).toMatchObject({ status: 201, answer: { file: 'MSC by mail.txt', status: 'draft', rates: 1 } });
  expect(await send({ text })).toMatchObject({ status: 200, answer: { id: first.answer.id } });
});

test('pasted cells with an answer become a draft', async () => {
  const text = `POL\tPOD\tCarrier\t40HC\tValid from\tValid to\nNingbo\tRotterdam\tMSC\t2100\t${YEAR}-01-01\t${YEAR}-01-31`;
  expect(await send({ text, currency: 'USD' })).toMatchObject({
    status: 201,
    answer: { file: 'pasted.tsv', rates: 1, answers: { currency: 'USD' } },
  });
});

test('nothing, or two things at once, is refused', async () => {
  for (const body of [{ text: ' \n' }, { text: 'Hello', rows: [] }, {}]) {
    expect(await send(body)).toMatchObject({ status: 400, answer: { code: 'rate_sheet_missing' } });
  }
});
