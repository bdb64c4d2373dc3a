import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, it } from 'vitest';
import { startMcp } from './testing/start-mcp.ts';

/** Twenty-three lanes; the last one has two rates. */
const letters = Array.from({ length: 23 }, (_, at) => String.fromCharCode(65 + at));
const mcp = await startMcp([
  ...letters.map((letter) => ({ origin: `CNZZ${letter}`, amount: 1000 })),
  { origin: 'CNZZW', amount: 900, carrier: 'COSU' },
]);
const client = await mcp.connect('2026');

type Answer = {
  data: { rates?: number; groups: { key: string; rates: number }[]; moreGroups?: number };
  nextCursor?: string;
};
const ask = async (args: Record<string, unknown>) =>
  (await client.callTool({ name: 'summarize_rates', arguments: args })).structuredContent as Answer;

it('Statistics by lane come ten at a time, the lanes with most rates first, each lane once.', async () => {
  const first = await ask({ group_by: 'lane' });
  expect(first.data).toMatchObject({ rates: 24, moreGroups: 13 });
  expect(first.data.groups[0]).toMatchObject({ rates: 2 });
  expect(encode(JSON.stringify(first)).length).toBeLessThan(4000);
  const second = await ask({ cursor: first.nextCursor });
  expect([second.data.groups.length, second.data.moreGroups, second.data.rates]).toEqual([10, 3, undefined]);
  const third = await ask({ cursor: second.nextCursor });
  expect([third.data.groups.length, third.data.moreGroups, third.nextCursor]).toEqual([3, 0, undefined]);
  const keys = [first, second, third].flatMap(({ data }) => data.groups.map(({ key }) => key));
  expect(new Set(keys).size).toBe(23);
});

it('Statistics of few groups are those of REST, without a cursor.', async () => {
  expect(await ask({ group_by: 'carrier' })).toEqual(await mcp.getJson('/rates/stats?group_by=carrier&per_page=10'));
});

it('REST pages the groups too, and says how many there are.', async () => {
  type Page = { data: { rates: number; groups: { key: object; rates: number }[] }; meta: { groups: object } };
  const ask = async (query: string) => (await mcp.getJson(`/rates/stats?group_by=lane&${query}`)) as Page;
  const [first, last] = [await ask('per_page=20'), await ask('per_page=20&page=2')];
  expect(first.meta.groups).toEqual({ total: 23, page: 1, perPage: 20, totalPages: 2 });
  expect([first.data.groups[0]?.rates, first.data.rates, last.data.rates]).toEqual([2, 24, 24]);
  const keys = [first, last].flatMap(({ data }) => data.groups.map(({ key }) => JSON.stringify(key)));
  expect(new Set(keys).size).toBe(23);
  expect((await ask('')).meta.groups).toMatchObject({ total: 23, perPage: 100 });
});
