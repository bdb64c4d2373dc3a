import { expect, test } from 'vitest';
import { createClient } from '../../../../client/src/index.ts';
import { startService } from '../../testing/start-service.ts';

const samples = Array.from({ length: 7 }, (_, index) => ({
  amount: 1000 + index,
  equipment: '40HC',
  carrier: `C${index}`,
}));
const { url, keyWith } = await startService(samples);
const key = await keyWith(['rates:read']);

const linkOf = async (path: string) =>
  (await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${key}` } })).headers.get('link') ?? '';

test('the next page of a list of rates goes on after its last rate, and that of a page by number has a number', async () => {
  expect(await linkOf('/rates?per_page=3')).toMatch(/<[^>]*\/rates\?per_page=3&after=3>; rel="next"/);
  expect(await linkOf('/rates?after=3&per_page=3')).toMatch(/<[^>]*\/rates\?per_page=3&after=6>; rel="next"/);
  expect(await linkOf('/rates?per_page=3&after=6')).not.toContain('rel="next"');
  expect(await linkOf('/rates?per_page=3&page=2')).toMatch(/page=1>; rel="prev", <[^>]*page=3>; rel="next"/);
});

test('the client walks a list by these links to its end', async () => {
  const amounts: number[] = [];
  const client = createClient({ baseUrl: url, key });
  for await (const rate of client.each('list-rates', { query: { per_page: 3, order: 'desc' } }))
    amounts.push(rate.base.amount);
  expect(amounts).toEqual([1006, 1005, 1004, 1003, 1002, 1001, 1000]);
});
