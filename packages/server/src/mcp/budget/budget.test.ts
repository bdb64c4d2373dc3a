import { encode } from 'gpt-tokenizer';
import { expect, it } from 'vitest';
import { startMcp } from '../testing/start-mcp.ts';
import { COST_NAME } from './answer-within.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { fitAnswer } from './fit-answer.ts';
import { writeRest } from './rest-cursor.ts';

const PORTS = ['DEHAM', 'NLRTM', 'BEANR', 'GBFXT', 'FRLEH', 'ESVLC', 'ITGOA', 'PLGDY'];
const charge = {
  code: 'LSS',
  name: 'Low sulphur surcharge',
  amount: 70,
  currency: 'USD',
  basis: 'PER_CONTAINER',
  paymentTerm: null,
  status: 'subject-to',
  condition: null,
} as const;
const samples = PORTS.flatMap((destination) =>
  ['MAEU', 'COSU', 'HLCU', 'MSCU', 'ONEY'].map((carrier, at) => ({
    amount: 1500 + at,
    carrier,
    destination,
    charges: [charge],
  })),
);
const mcp = await startMcp(samples);
const client = await mcp.connect('2026', ['admin']);

type Result = {
  structuredContent: Record<string, unknown>;
  content: { type: string; text: string }[];
  _meta?: Record<string, number>;
  isError?: boolean;
};
const call = (name: string, args: Record<string, unknown>) =>
  client.callTool({ name, arguments: args }) as unknown as Promise<Result>;

it('answers within max_tokens, tells the cost, and gives every entry once by the cursors', async () => {
  const ids: number[] = [];
  let args: Record<string, unknown> = { origin: 'Shanghai', per_page: 20 };
  for (let calls = 0; ; calls += 1) {
    const { structuredContent, content, _meta } = await call('search_rates', { ...args, max_tokens: 2_000 });
    const text = content[0]?.text ?? '';
    expect(encode(text).length).toBeLessThanOrEqual(2_000);
    expect(_meta?.[COST_NAME]).toBe(estimateTokens(text));
    ids.push(...(structuredContent.data as { id: number }[]).map(({ id }) => id));
    if (calls === 0) expect(structuredContent.cut).toMatchObject({ list: 'data', of: 20 });
    if (structuredContent.nextCursor === undefined) break;
    args = { cursor: structuredContent.nextCursor };
  }
  expect(ids).toHaveLength(40);
  expect(new Set(ids).size).toBe(40);
});

it('cuts an answer of any tool, and refuses what would fit nothing', async () => {
  for (const [name, args] of [
    ['compare_rates', { origin: 'Shanghai', destination: 'Hamburg', equipment: '40HC' }],
    ['list_formats', {}],
    ['summarize_rates', { group_by: 'lane' }],
  ] as const) {
    const { content, isError } = await call(name, { ...args, max_tokens: 600 });
    expect(isError, content[0]?.text).toBeFalsy();
    expect(encode(content[0]?.text ?? '').length, name).toBeLessThanOrEqual(600);
  }
  const refused = await call('search_rates', { max_tokens: 10 });
  expect(JSON.parse(refused.content[1]?.text ?? '').code).toBe('max_tokens_invalid');
});

it('never costs more than it says: the estimate is above the count, and near it', async () => {
  for (const path of [
    '/rates?per_page=5',
    '/formats',
    '/ports?search=shang',
    '/rates/stats?group_by=lane',
    '/openapi.json',
  ]) {
    const text = JSON.stringify(await mcp.getJson(path));
    const ratio = estimateTokens(text) / encode(text).length;
    expect(ratio, path).toBeGreaterThanOrEqual(1);
    expect(ratio, path).toBeLessThan(1.3);
  }
});

it('leaves out the heaviest parts where no list can be cut, and says how heavy they were', () => {
  const { body } = fitAnswer({ id: 1, page: { text: 'word '.repeat(3_000), number: 4 } }, 400);
  expect(body).toEqual({ id: 1, page: { text: { leftOutTokens: expect.any(Number) }, number: 4 } });
});

it('finds a tool that is not listed by what is to be done, and calls it', async () => {
  const { tools } = await client.listTools();
  const listed = tools.map(({ name }) => name);
  expect(listed).toEqual(expect.arrayContaining(['more_tools', 'call_tool', 'change_order', 'cancel_order']));
  expect(listed).not.toContain('watch_lane');
  const found = await call('more_tools', { task: 'watch a lane and read its events' });
  const described = found.structuredContent.tools as { name: string; inputSchema: object }[];
  expect(described.map(({ name }) => name)).toEqual(expect.arrayContaining(['watch_lane', 'read_events']));
  const lane = { origin: 'Shanghai', destination: 'Hamburg' };
  const watched = await call('call_tool', { name: 'watch_lane', arguments: lane });
  expect(watched.structuredContent).toMatchObject({ id: expect.stringMatching(/^sub_/) });
  const unknown = await call('call_tool', { name: 'drop_database' });
  expect(JSON.parse(unknown.content[1]?.text ?? '')).toMatchObject({ code: 'tool_unknown' });
});

it('goes on with a cut quote of several rates by its cursor, and quotes nothing again', async () => {
  const { data } = (await mcp.getJson('/rates?per_page=20')) as { data: { id: number }[] };
  const parts = data.slice(0, 20).map(({ id }) => ({ rateId: id, quantities: { containers: 1 } }));
  const first = (await call('create_quote', { parts, max_tokens: 1_500 })).structuredContent;
  expect(first).toMatchObject({ id: expect.stringMatching(/^quo_/), cut: { list: 'lines', of: 40 } });
  const lines = [...(first.lines as object[])];
  for (let cursor = first.nextCursor; cursor !== undefined; ) {
    const { structuredContent, isError, content } = await call('create_quote', { cursor, max_tokens: 1_500 });
    expect(isError, content[0]?.text).toBeFalsy();
    lines.push(...(structuredContent.lines as object[]));
    cursor = structuredContent.nextCursor;
  }
  const quotes = (await mcp.getJson('/quotes')) as { data: { id: string }[]; meta: { total: number } };
  expect(quotes.data.map(({ id }) => id)).toEqual([first.id]);
  const signed = (await mcp.getJson(`/quotes/${first.id}`)) as { lines: { part: number; amount: number }[] };
  const placed = (list: object[]) => list.map((one) => one as { part: number; amount: number });
  expect(placed(lines).map(({ part, amount }) => [part, amount])).toEqual(
    signed.lines.map(({ part, amount }) => [part, amount]),
  );
});

it('changes nothing by a cursor: a tool that writes takes none', async () => {
  const lane = { origin: 'Shanghai', destination: 'Gdansk' };
  const cursor = writeRest({ tool: 'watch_lane', args: lane, path: ['data'], from: 0 });
  const refused = await call('call_tool', { name: 'watch_lane', arguments: { cursor } });
  expect(refused.isError).toBe(true);
  expect(JSON.stringify(await mcp.getJson('/rate-subscriptions'))).not.toContain('Gdansk');
});

it('offers a key only further tools of its scopes', async () => {
  const reader = await mcp.connect('2025', ['rates:read']);
  const { structuredContent } = (await reader.callTool({ name: 'more_tools', arguments: {} })) as unknown as Result;
  expect(structuredContent.others).not.toContainEqual(expect.stringContaining('list_orders'));
  const refused = (await reader.callTool({
    name: 'call_tool',
    arguments: { name: 'list_orders' },
  })) as unknown as Result;
  expect(refused.isError).toBe(true);
});
