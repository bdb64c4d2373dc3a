import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as Client2025 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as Transport2025 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, describe, expect, it } from 'vitest';
import { createLog } from '../base/index.ts';
import { EXAMPLE_BOOKING } from '../orders/dcsa/booking.example.ts';
import { createMcpEndpoint } from './http-endpoint.ts';
import { createOriginRule } from './origin.ts';
import { createServerParts } from './server-parts.ts';
import { startMcp } from './testing/start-mcp.ts';
import { unquote } from './testing/unquote.ts';

const mcp = await startMcp([
  { amount: 1500, carrier: 'MAEU' },
  { amount: 1200, carrier: 'COSU' },
]);
const clients = { '2026': await mcp.connect('2026'), '2025': await mcp.connect('2025') };

type Result = {
  structuredContent: Record<string, unknown>;
  content: { type: string; text: string }[];
  isError?: boolean;
};
type Caller = { callTool: (call: { name: string; arguments: Record<string, unknown> }) => Promise<unknown> };
const call = (client: Caller, name: string, args: Record<string, unknown>) =>
  client.callTool({ name, arguments: args }) as Promise<Result>;

const PARTIES = [{ role: 'SHIPPER', name: 'Ningbo Coatings Co., Ltd.' }];
const CARGO = [{ description: 'Water-based paint', grossWeightKg: 17_600 }];
const DATA_SHEET = [
  'Safety data sheet',
  'Section 1: Identification',
  'Product name: Zinc Primer 400',
  'Manufacturer: Example Coatings GmbH',
  'Section 9: Physical and chemical properties',
  'Appearance: liquid',
  'Flash point: 27 °C',
  'Section 14: Transport information',
  'UN number: UN1263',
  'UN proper shipping name: PAINT',
  'Transport hazard class(es): 3',
  'Packing group: III',
].join('\n');

const quote = async (client: Caller) => {
  const found = await call(client, 'search_rates', { origin: 'Shanghai', destination: 'Rotterdam', per_page: 1 });
  const [rate] = found.structuredContent.data as { id: number }[];
  const { structuredContent, isError, content } = await call(client, 'create_quote', {
    rateId: rate?.id,
    quantities: { containers: 2 },
  });
  expect(isError, content[1]?.text).toBeFalsy();
  return structuredContent;
};

describe.each(['2026', '2025'] as const)('a client of %s', (era) => {
  const client = clients[era] as unknown as Caller;

  it('goes from a quote by a preview to an order, and sees what REST shows', async () => {
    const { id: quoteId, totals } = await quote(client);
    expect(totals).toMatchObject([{ currency: 'USD', certain: 2400 }]);
    const order = { quoteId, parties: PARTIES, cargo: CARGO };
    const preview = await call(client, 'preview_order', order);
    expect(preview.structuredContent).toMatchObject({ permitted: true, bookingStatus: 'RECEIVED' });
    expect(preview.structuredContent.next).toContain('the same arguments as `order` to place_order');
    const placed = await call(client, 'place_order', { order, idempotency_key: `story-${era}-1` });
    expect(placed.isError, JSON.stringify(placed)).toBeFalsy();
    const { id, what } = placed.structuredContent;
    expect(what).toBe(
      'Ordered without asking a person, within the limits of the API key: 2 × 40HC for 2400 USD. Tell the user.',
    );
    const { structuredContent } = await call(client, 'get_order', { id });
    const shown = (await mcp.getJson(`/orders/${id}`)) as Record<string, unknown>;
    expect(shown).toMatchObject(unquote(structuredContent) as object);
    const repeated = await call(client, 'place_order', { order, idempotency_key: `story-${era}-1` });
    expect(repeated.structuredContent.id).toBe(id);
  });

  it('learns what to do when an order lacks what it needs', async () => {
    const { id: quoteId } = await quote(client);
    const refused = await call(client, 'place_order', { order: { quoteId }, idempotency_key: `story-${era}-2` });
    expect(refused.isError).toBe(true);
    expect(JSON.parse(refused.content[1]?.text ?? '{}')).toMatchObject({
      code: 'rest_missing_callback_param',
      data: { params: ['parties', 'cargo'] },
    });
    expect((await call(client, 'place_order', { order: { quoteId } })).isError).toBe(true);
    const unknown = await call(client, 'preview_order', { quoteId: 'quo_unknown', parties: PARTIES, cargo: CARGO });
    expect(unknown.content[0]?.text).toContain('create_quote makes one');
  });

  it('has a document read that it sends along, and finds the evidence', async () => {
    const content = Buffer.from(DATA_SHEET).toString('base64');
    const { structuredContent, isError } = await call(client, 'extract_document', {
      file_name: 'primer.txt',
      content_base64: content,
      targetFormat: 'yml_dangerous_goods_data',
    });
    expect(isError).toBeFalsy();
    expect(structuredContent).toMatchObject({
      status: 'done',
      record: { quoted: { unNo: expect.stringContaining('1263') } },
    });
    const uri = `agent-rate://extractions/${structuredContent.id}`;
    const [evidence] = (await clients[era].readResource({ uri })).contents as { text: string }[];
    expect(unquote(JSON.parse(evidence?.text ?? ''))).toEqual(
      await mcp.getJson(`/extractions/${structuredContent.id}`),
    );
    const again = await call(client, 'extract_document', { extraction: structuredContent.id });
    expect(again.structuredContent).toEqual(structuredContent);
    const [document] = structuredContent.documents as ({ id: number } | number)[];
    const id = typeof document === 'object' ? document.id : document;
    const page = (await clients[era].readResource({ uri: `agent-rate://documents/${id}/pages/1` })).contents[0];
    expect((page as { text: string }).text).toContain('UN1263');
  });

  it('is refused a file that is no base64, and a call that names nothing to read', async () => {
    const wrong = await call(client, 'extract_document', { file_name: 'a.txt', content_base64: '***' });
    expect(JSON.parse(wrong.content[1]?.text ?? '{}').code).toBe('file_content_invalid');
    const nothing = await call(client, 'extract_document', {});
    expect(JSON.parse(nothing.content[1]?.text ?? '{}').code).toBe('extraction_source_missing');
  });
});

it.each(['2026', '2025'] as const)(
  'a client of %s proves a quote, and turns an order into a DCSA booking and back',
  async (era) => {
    const client = clients[era] as unknown as Caller;
    const { id: quoteId } = await quote(client);
    const { structuredContent: proven } = await call(client, 'prove_record', { quote: quoteId });
    expect(proven).toMatchObject({ valid: true, faults: [], url: `${mcp.url}/quotes/${quoteId}/proof` });
    expect(proven.proven).toContain('totals');
    const proof = await mcp.getJson(`/quotes/${quoteId}/proof`);
    const answer = (await mcp.getJson(`/quotes/${quoteId}`)) as { totals: object[] };
    const verify = async (args: object) =>
      (await call(client, 'call_tool', { name: 'verify_proof', arguments: args })).structuredContent;
    expect(await verify({ proof, answer })).toMatchObject({ valid: true });
    const altered = { ...answer, totals: [{ ...answer.totals[0], certain: 1 }] };
    expect(await verify({ proof, answer: altered })).toMatchObject({ valid: false });
    const { structuredContent: head } = await call(client, 'ledger_head', {});
    expect(Number(head.size)).toBeGreaterThan(0);
    expect((await call(client, 'prove_record', { quote: quoteId, rate: 1 })).content[1]?.text).toContain(
      'proof_subject_missing',
    );

    const order = { quoteId, parties: PARTIES, cargo: CARGO };
    const placed = await call(client, 'place_order', { order, idempotency_key: `dcsa-${era}-1` });
    const { id } = placed.structuredContent;
    const exported = await call(client, 'export_dcsa_booking', { id });
    const { booking } = exported.structuredContent as { booking: { contractQuotationReference: unknown } };
    expect(unquote(booking.contractQuotationReference)).toBe(quoteId);
    const read = await call(client, 'read_dcsa_booking', { quoteId, booking: EXAMPLE_BOOKING });
    expect(read.structuredContent, read.content[0]?.text).toMatchObject({ orderable: expect.any(Boolean) });
    expect(unquote(read.structuredContent)).toMatchObject({ order: { quoteId }, findings: expect.any(Array) });
  },
);

describe('a client that can put a form before its user', async () => {
  const asked: string[] = [];
  let answer: Record<string, unknown> = {};
  const client = new Client(
    { name: 'test', version: '1' },
    { versionNegotiation: { mode: 'auto' }, capabilities: { elicitation: { form: {} } } },
  );
  client.setRequestHandler('elicitation/create', async ({ params }) => {
    asked.push(params.message);
    return answer as never;
  });
  const headers = { Authorization: `Bearer ${await mcp.keyWith(['admin'])}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${mcp.url}/mcp`), { requestInit: { headers } }));
  afterAll(() => client.close());

  it('has its user asked, with the sum, before anything is ordered', async () => {
    const { id: quoteId } = await quote(client as Caller);
    const order = { quoteId, parties: PARTIES, cargo: CARGO };
    answer = { action: 'decline' };
    const refused = await call(client as Caller, 'place_order', { order, idempotency_key: 'asked-first-1' });
    expect([refused.isError, JSON.parse(refused.content[1]?.text ?? '{}').code]).toEqual([true, 'order_not_confirmed']);
    expect(asked[0]).toMatch(/^Order 2 × 40HC CNSHA to NLRTM with COSU for 2400 USD, departure [\d-]+\?\n/);
    expect(asked[0]).toContain('\nshipper: "Ningbo Coatings Co., Ltd."\ncargo: "Water-based paint"\n');
    expect(asked[0]).toContain(`Quote ${quoteId} `);
    answer = { action: 'accept', content: { confirm: true } };
    const placed = await call(client as Caller, 'place_order', { order, idempotency_key: 'asked-first-2' });
    const what = 'Ordered as a person said in the form: 2 × 40HC for 2400 USD.';
    expect(placed.structuredContent).toMatchObject({ bookingStatus: 'RECEIVED', what });
    // What the user said yes to stays on the order, signed.
    const kept = await fetch(`${mcp.url}/orders/${placed.structuredContent.id}`, { headers });
    expect(((await kept.json()) as { mandate: object }).mandate).toMatchObject({
      quoteId,
      containers: 2,
      shipper: 'Ningbo Coatings Co., Ltd.',
      via: 'form',
    });
    expect(asked).toHaveLength(2);
    // The order stands: the user is not asked again, and nothing is said to be undone.
    answer = { action: 'decline' };
    const repeated = await call(client as Caller, 'place_order', { order, idempotency_key: 'asked-first-2' });
    expect(repeated.structuredContent.id).toBe(placed.structuredContent.id);
    expect(asked).toHaveLength(2);
  });
});

describe('a client of 2025 that can put a form before its user, over HTTP', async () => {
  const other = await mcp.startAnother();
  const headers = { Authorization: `Bearer ${await mcp.keyWith(['admin'])}` };
  const asked: string[] = [];
  let answer: unknown = {};
  let answersGoTo = mcp.url;
  const sessions = new Set<string>();
  /** What a load balancer before several processes does: the answer comes to another one than the call. */
  const send: typeof fetch = (input, init = {}) => {
    const isAnswer = typeof init.body === 'string' && 'result' in JSON.parse(init.body);
    sessions.add(new Headers(init.headers).get('mcp-session-id') ?? '');
    return fetch(isAnswer ? `${answersGoTo}/mcp` : input, init);
  };
  const connect = async () => {
    const client = new Client2025({ name: 'test', version: '1' }, { capabilities: { elicitation: {} } });
    client.setRequestHandler(ElicitRequestSchema, async ({ params }) => {
      asked.push(params.message);
      return answer as never;
    });
    const transport = new Transport2025(new URL(`${mcp.url}/mcp`), { requestInit: { headers }, fetch: send });
    await client.connect(transport as Parameters<typeof client.connect>[0]);
    return { client: client as unknown as Caller, transport, close: () => client.close() };
  };
  const { client, transport, close } = await connect();
  afterAll(close);
  const orderOf = async () => ({ quoteId: (await quote(client)).id, parties: PARTIES, cargo: CARGO });
  const place = (order: object, key: string) => call(client, 'place_order', { order, idempotency_key: key });

  it.each(['the same process', 'another process'])(
    'has its user asked before anything is ordered, and the answer may come to %s',
    async (which) => {
      answersGoTo = which === 'another process' ? other : mcp.url;
      const order = await orderOf();
      answer = { action: 'decline' };
      const refused = await place(order, `form-2025-${which}-1`);
      expect(JSON.parse(refused.content[1]?.text ?? '{}').code).toBe('order_not_confirmed');
      expect(asked.at(-1)).toMatch(/^Order 2 × 40HC CNSHA to NLRTM with COSU for 2400 USD, departure [\d-]+\?\n/);
      answer = { action: 'accept', content: { confirm: true } };
      const placed = await place(order, `form-2025-${which}-2`);
      expect(placed.structuredContent).toMatchObject({ bookingStatus: 'RECEIVED' });
      const kept = await fetch(`${mcp.url}/orders/${placed.structuredContent.id}`, { headers });
      expect(((await kept.json()) as { mandate: object }).mandate).toMatchObject({ via: 'form' });
      const times = asked.length;
      expect((await place(order, `form-2025-${which}-2`)).structuredContent.id).toBe(placed.structuredContent.id);
      expect(asked).toHaveLength(times);
    },
  );

  it('is refused an answer that no question of its key waits for, and leaves nothing behind', async () => {
    const post = (id: unknown, key = headers.Authorization) =>
      fetch(`${mcp.url}/mcp`, {
        method: 'POST',
        headers: {
          ...{ authorization: key, 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
          'mcp-session-id': transport.sessionId ?? '',
        },
        body: JSON.stringify({ jsonrpc: '2.0', id, result: { action: 'accept', content: { confirm: true } } }),
      });
    expect((await post('ask-guessed')).status).toBe(400);
    const order = await orderOf();
    const stranger = `Bearer ${await mcp.keyWith(['admin'])}`;
    let ofStranger: number | undefined;
    const before = asked.length;
    answer = new Promise((resolve) => {
      void (async () => {
        while (asked.length === before) await new Promise((wake) => setTimeout(wake, 20));
        const { rows } = await mcp.database.pool.query<{ id: string }>('select id from client_questions');
        ofStranger = (await post(rows[0]?.id, stranger)).status;
        resolve({ action: 'decline' });
      })();
    });
    const refused = await place(order, 'form-2025-stranger');
    expect([ofStranger, JSON.parse(refused.content[1]?.text ?? '{}').code]).toEqual([400, 'order_not_confirmed']);
    await expect.poll(() => mcp.database.pool.query('select 1 from client_questions')).toMatchObject({ rowCount: 0 });
  });

  it('may go away while it is asked: nothing is ordered', async () => {
    const order = await orderOf();
    answer = new Promise(() => {});
    const leaving = await connect();
    const placing = call(leaving.client, 'place_order', { order, idempotency_key: 'form-2025-leaves' });
    placing.catch(() => {});
    await expect.poll(() => mcp.database.pool.query('select 1 from client_questions')).toMatchObject({ rowCount: 1 });
    await leaving.close();
    await expect.poll(() => mcp.database.pool.query('select 1 from client_questions')).toMatchObject({ rowCount: 0 });
    const { data } = (await mcp.getJson('/orders?per_page=100')) as { data: { quoteId?: string }[] };
    expect(data.map(({ quoteId }) => quoteId)).not.toContain(order.quoteId);
  });

  it('carries its session, which ends when it says so', async () => {
    expect([...sessions].at(-1)).toMatch(/^forms-/);
    await transport.terminateSession();
  });
});

/** Kinds of content by the revision that first had them. */
const CONTENT = { text: '2024-11-05', image: '2024-11-05', resource: '2024-11-05', resource_link: '2025-06-18' };

describe.each(['2025-03-26', '2025-06-18', '2025-11-25'])(
  'a client of revision %s without MCP Apps',
  async (revision) => {
    const headers = { Authorization: `Bearer ${await mcp.keyWith(['admin'])}` };
    const asked: string[] = [];
    /** What a client of that revision sends: it asks for it, and the first of them names it in no header. */
    const send: typeof fetch = (input, init = {}) => {
      const own = new Headers(init.headers);
      if (revision === '2025-03-26') own.delete('mcp-protocol-version');
      const body = String(init.body ?? '').replace(/"protocolVersion":"[^"]+"/, `"protocolVersion":"${revision}"`);
      return fetch(input, { ...init, headers: own, ...(init.body ? { body } : {}) });
    };
    const connect = async (capabilities: object) => {
      const client = new Client2025({ name: 'test', version: '1' }, { capabilities });
      const transport = new Transport2025(new URL(`${mcp.url}/mcp`), { requestInit: { headers }, fetch: send });
      await client.connect(transport as Parameters<typeof client.connect>[0]);
      afterAll(() => client.close());
      return { client, caller: client as unknown as Caller, transport };
    };
    const { caller, client, transport } = await connect({});
    const called = async (name: string, args: Record<string, unknown>) => {
      const result = await call(caller, name, args);
      expect(result.isError, `${name}: ${result.content[1]?.text}`).toBeFalsy();
      for (const { type } of result.content) expect(revision >= CONTENT[type as keyof typeof CONTENT], type).toBe(true);
      return result;
    };

    it('is answered in that revision', () => {
      expect(transport.protocolVersion).toBe(revision);
      expect(client.getServerCapabilities()?.tools).toBeDefined();
    });

    it('reviews an extraction and fills a form, in kinds of content that the revision knows', async () => {
      const content_base64 = Buffer.from(DATA_SHEET).toString('base64');
      const extracted = await called('extract_document', { file_name: `${revision}.txt`, content_base64 });
      const id = Number(extracted.structuredContent.id);
      expect(JSON.stringify(extracted.content.slice(1))).toContain(`agent-rate://extractions/${id}`);
      const corrections = [{ key: 'flashPoint', value: '23 °C', reason: 'Confirmed by the shipper' }];
      const corrected = await called('correct_extraction', { id, corrections });
      expect(JSON.stringify(corrected.structuredContent)).toContain('"flashPointCelsius":23');
      await called('check_dangerous_goods', { extraction: id });
      const filled = await called('fill_form', { extraction: id, as: 'xlsx' });
      expect(JSON.stringify(filled.content.slice(1))).toContain('/links/');
    });

    it('has an order previewed, asked for where it puts forms, and shown', async () => {
      const order = { quoteId: (await quote(caller)).id, parties: PARTIES, cargo: CARGO };
      expect((await called('preview_order', order)).structuredContent.permitted).toBe(true);
      const forms = await connect({ elicitation: {} });
      forms.client.setRequestHandler(ElicitRequestSchema, async ({ params }) => {
        asked.push(params.message);
        return { action: 'accept', content: { confirm: true } };
      });
      const placing = { order, idempotency_key: `revision-${revision}` };
      const placed = await call(forms.caller, 'place_order', placing);
      expect(placed.structuredContent.what).toMatch(/^Ordered as a person said in the form/);
      expect(asked).toHaveLength(1);
      const shown = await called('get_order', { id: placed.structuredContent.id });
      expect(shown.structuredContent.bookingStatus).toBe('RECEIVED');
    });
  },
);

describe('the panel, for clients of 2025 over HTTP', async () => {
  const { service } = mcp;
  const parts = createServerParts({
    ...{ operations: service.operations, name: 'test', version: '1', log: createLog('silent') },
    ...{ panel: '<title>Panel</title>', questions: service.questions },
  });
  const endpoint = createMcpEndpoint(parts, createOriginRule({ baseUrl: undefined, hosts: [] }));
  const caller = { keyId: null, account: 'main', name: 'test', scopes: ['admin' as const] };
  const server = createServer((request, response) => void endpoint.handle(request, response, caller));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`);
  const clientWith = async (capabilities: object) => {
    const client = new Client2025({ name: 'test', version: '1' }, { capabilities });
    const transport = new Transport2025(url);
    await client.connect(transport as Parameters<typeof client.connect>[0]);
    return { client, transport };
  };
  const PAGES = { extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] } } };
  const namesOf = (tools: { name: string; _meta?: object | undefined }[]) => tools.map(({ name }) => name);
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await endpoint.close();
  });

  it.each([
    ['panel', PAGES],
    ['forms-panel', { ...PAGES, elicitation: {} }],
  ])('is offered with its tools to one that declared pages, in a session of kind %s', async (kind, capabilities) => {
    const { client, transport } = await clientWith(capabilities);
    expect(transport.sessionId).toMatch(new RegExp(`^${kind}-`));
    const { tools } = await client.listTools();
    expect(namesOf(tools)).toEqual(expect.arrayContaining(['confirm_order', 'decide_order']));
    expect(tools.find(({ name }) => name === 'preview_order')?._meta).toEqual({
      ui: { resourceUri: 'ui://agent-rate/panel' },
    });
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toContain('ui://agent-rate/panel');
    const order = { quoteId: (await quote(client as unknown as Caller)).id, parties: PARTIES, cargo: CARGO };
    const previewed = (await call(client as unknown as Caller, 'preview_order', order)) as Result & { _meta: object };
    const { confirmation } = (previewed._meta as Record<string, { confirmation: string }>)['agent-rate/panel'] ?? {};
    const confirm = (args: object) =>
      call(client as unknown as Caller, 'confirm_order', { order, idempotency_key: `panel-${kind}-1`, ...args });
    expect((await confirm({ confirmation: 'another' })).isError).toBe(true);
    const placed = await confirm({ confirmation });
    expect(placed.structuredContent, placed.content[1]?.text).toMatchObject({ bookingStatus: 'RECEIVED' });
    expect(placed.structuredContent.what).toMatch(/^Ordered as a person said in the form/);
    await client.close();
  });

  it('is not mentioned to one that did not, and a call of its tools is refused with what to do instead', async () => {
    const { client, transport } = await clientWith({});
    expect(transport.sessionId).toBeUndefined();
    const { tools } = await client.listTools();
    expect(namesOf(tools)).not.toContain('confirm_order');
    expect(tools.filter(({ _meta }) => _meta !== undefined)).toEqual([]);
    await expect(call(client as unknown as Caller, 'decide_order', {})).rejects.toThrow(
      /decide_order is for the panel alone.+Mcp-Session-Id.+Order with place_order/,
    );
    await client.close();
  });
});
