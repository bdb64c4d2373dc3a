import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { startMcp } from './testing/start-mcp.ts';
import { unquote } from './testing/unquote.ts';

const mcp = await startMcp([
  { amount: 1500, carrier: 'MAEU' },
  { amount: 1200, carrier: 'COSU' },
  { amount: 1800, carrier: 'HLCU', destination: 'DEHAM' },
  { amount: 900, equipment: '20GP' },
]);
const clients = { '2026': await mcp.connect('2026'), '2025': await mcp.connect('2025') };
const ERAS = ['2026', '2025'] as const;

type Result = {
  structuredContent?: Record<string, unknown>;
  content: { type: string; text: string }[];
  isError?: boolean;
};
const call = (era: '2026' | '2025', name: string, args: Record<string, unknown> = {}) =>
  clients[era].callTool({ name, arguments: args }) as unknown as Promise<Result>;

/** The same question through two adapters. */
const QUESTIONS: readonly [tool: string, args: Record<string, unknown>, path: string][] = [
  [
    'search_rates',
    { origin: 'Shanghai', destination: 'Rotterdam', per_page: 5 },
    '/rates?origin=Shanghai&destination=Rotterdam&per_page=5',
  ],
  ['search_rates', { carrier: 'COSCO', currency: 'USD', per_page: 20 }, '/rates?carrier=COSCO&currency=USD'],
  [
    'compare_rates',
    { origin: 'Shanghai', destination: 'Rotterdam', per_page: 5 },
    '/rates/compare?origin=Shanghai&destination=Rotterdam&per_page=5',
  ],
  ['search_rates', { origin: 'Nowhere at all', per_page: 5 }, '/rates?origin=Nowhere%20at%20all&per_page=5'],
  [
    'summarize_rates',
    { origin: 'CNSHA', group_by: 'carrier' },
    '/rates/stats?origin=CNSHA&group_by=carrier&per_page=10',
  ],
  ['find_port', { search: 'shangh', per_page: 3 }, '/ports?search=shangh&per_page=3'],
  ['list_formats', {}, '/formats?_fields=targetFormats,defaultTargetFormat'],
];

describe.each(ERAS)('a client of %s', (era) => {
  it.each(QUESTIONS)(
    'gets from %s what REST answers to the same question, with the words of others in wrappers',
    async (tool, args, path) => {
      const { structuredContent, content } = await call(era, tool, args);
      const { nextCursor: _, ...answer } = structuredContent ?? {};
      expect(unquote(answer)).toEqual(await mcp.getJson(path));
      expect(JSON.parse(content[0]?.text ?? '')).toEqual(structuredContent);
      const definition = (await clients[era].listTools()).tools.find(({ name }) => name === tool);
      const schema = definition?.outputSchema ?? {};
      expect(new Ajv2020({ strict: false }).validate(schema as object, structuredContent)).toBe(true);
    },
  );

  it('walks a list to its end by cursor alone, each entry once', async () => {
    const ids: unknown[] = [];
    let args: Record<string, unknown> | undefined = { origin: 'Shanghai', per_page: 1 };
    while (args) {
      const { structuredContent = {} } = await call(era, 'search_rates', args);
      ids.push(...(structuredContent.data as { id: number }[]).map(({ id }) => id));
      args = typeof structuredContent.nextCursor === 'string' ? { cursor: structuredContent.nextCursor } : undefined;
    }
    expect(new Set(ids).size).toBe(4);
    expect(ids).toHaveLength(4);
  });

  it('learns what was wrong with its arguments in the words of REST, and what to do next', async () => {
    const { isError, content } = await call(era, 'search_rates', { orgin: 'Shanghai' });
    expect(isError).toBe(true);
    expect(content[0]?.text).toContain('\nNext: ');
    const refusal = JSON.parse(content[1]?.text ?? '{}');
    expect(refusal.code).toBe('rest_invalid_param');
    expect(refusal.data.details.orgin.data.did_you_mean).toBe('origin');
    const { content: told } = await call(era, 'search_rates', { equipment: 'bathtub' });
    const { code, message, data } = JSON.parse(told[1]?.text ?? '');
    expect({ code, params: Object.keys(data.params) }).toEqual({ code: 'rest_invalid_param', params: ['equipment'] });
    expect(message).toContain('argument');
  });

  it('is refused a cursor that the service did not give', async () => {
    const { isError, content } = await call(era, 'search_rates', { cursor: 'abc' });
    expect([isError, JSON.parse(content[1]?.text ?? '{}').code]).toEqual([true, 'cursor_invalid']);
    const { structuredContent = {} } = await call(era, 'search_rates', { per_page: 1 });
    const other = await call(era, 'find_port', { cursor: structuredContent.nextCursor });
    expect(other.isError).toBe(true);
  });

  it('reads a rate, a port, a format and the schema of a rate as resources', async () => {
    const { structuredContent = {} } = await call(era, 'search_rates', { per_page: 1 });
    const [rate] = structuredContent.data as { id: number }[];
    const read = async (uri: string) => {
      const [content] = (await clients[era].readResource({ uri })).contents;
      return JSON.parse((content as { text: string }).text);
    };
    expect(unquote(await read(`agent-rate://rates/${rate?.id}`))).toEqual(await mcp.getJson(`/rates/${rate?.id}`));
    expect(unquote(await read('agent-rate://ports/CNSHG'))).toEqual(await mcp.getJson('/ports/CNSHG'));
    expect(unquote(await read('agent-rate://formats/yml_chemical_data'))).toEqual(
      await mcp.getJson('/formats/yml_chemical_data'),
    );
    expect((await read('agent-rate://schemas/rate')).title).toBe('Rate');
    await expect(read('agent-rate://rates/999999')).rejects.toThrow('No rate has this id.');
    await expect(read('agent-rate://rates/abc')).rejects.toThrow();
  });

  it('completes ports and carriers with words that a search understands', async () => {
    const complete = async (name: string, value: string) =>
      (await clients[era].complete({ ref: { type: 'ref/prompt', name: 'compare_lane' }, argument: { name, value } }))
        .completion.values;
    const [port] = await complete('origin', 'shangh');
    expect(port).toBe('Shanghai (CNSHA)');
    const { structuredContent } = await call(era, 'search_rates', {
      origin: port,
      carrier: (await complete('carrier', 'cosc'))[0],
    });
    expect(structuredContent).toMatchObject({ meta: { total: 1, carrier: { scac: 'COSU' } } });
  });

  it('gets a prompt with its blanks filled in, and learns which one is missing', async () => {
    const { messages } = await clients[era].getPrompt({
      name: 'compare_lane',
      arguments: { origin: 'Shanghai', destination: 'Hamburg' },
    });
    expect(JSON.stringify(messages)).toContain('from Shanghai to Hamburg for one 40HC');
    await expect(clients[era].getPrompt({ name: 'compare_lane', arguments: { origin: 'X' } })).rejects.toThrow(
      'destination',
    );
  });

  it('sees only the tools that its key may use, and learns why another is refused', async () => {
    const client = await mcp.connect(era, ['documents:read']);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['check_dangerous_goods', 'more_tools']));
    expect(tools.map(({ name }) => name)).not.toContain('search_rates');
    await expect(client.callTool({ name: 'search_rates', arguments: {} })).rejects.toThrow('rates:read');
    await expect(client.readResource({ uri: 'agent-rate://rates/1' })).rejects.toThrow();
  });
});

describe('the endpoint', () => {
  const post = async (headers: Record<string, string>) =>
    fetch(`${mcp.url}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
    });

  it('needs a key, and refuses in the shape of the contract', async () => {
    const response = await post({});
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'missing_api_key' });
  });

  it('answers the pages of this machine and refuses those of others', async () => {
    const authorization = `Bearer ${await mcp.keyWith(['rates:read'])}`;
    expect((await post({ authorization, origin: 'http://localhost:6274' })).status).toBe(200);
    expect((await post({ authorization, origin: 'http://evil.example' })).status).toBe(403);
    expect((await post({ authorization, origin: 'null' })).status).toBe(403);
  });

  it('answers a single request without any handshake', async () => {
    const response = await post({ authorization: `Bearer ${await mcp.keyWith(['rates:read'])}` });
    expect(await response.text()).toContain('search_rates');
  });
});

it('stores a shipment, compares its papers, and plans its loads', async () => {
  const client = clients['2026'];
  const paint = { unNo: 'UN1263', properShippingName: 'PAINT', imoHazardClassNo: '3', packingGroup: 'III' };
  const packages = [{ count: 40, kind: 'steel drums (1A1)', grossMassKg: 1040 }];
  const stored = await client.callTool({
    name: 'create_shipment',
    arguments: {
      reference: 'EXP-118',
      goods: [{ values: paint, packages }],
      papers: [{ kind: 'booking', values: { packageQuantityAndType: '45 drums' } }],
    },
  });
  const { id } = stored.structuredContent as { id: number };
  const checked = await client.callTool({ name: 'check_shipment', arguments: { id } });
  expect(checked.structuredContent).toMatchObject({
    verdict: 'error',
    findings: expect.arrayContaining([
      expect.objectContaining({ code: 'papers_conflict', statements: expect.arrayContaining([]) }),
    ]),
  });
  const nitrate = {
    ...{ unNo: 'UN1942', properShippingName: 'AMMONIUM NITRATE', imoHazardClassNo: '5.1', packingGroup: 'III' },
  };
  const consignments = [paint, nitrate].map((goods) => ({ id: goods.unNo, goods, massKg: 1040 }));
  const plan = await client.callTool({ name: 'plan_loads', arguments: { consignments } });
  expect(plan.structuredContent).toMatchObject({
    possible: true,
    containers: [{}, {}],
    forbidden: [{ reasons: [{ source: expect.stringContaining('7.2.4') }] }],
  });
  const refused = await client.callTool({ name: 'create_shipment', arguments: { goods: [{ package: 1 }] } });
  expect(refused.isError).toBe(true);
});
