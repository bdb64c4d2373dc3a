import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as Client2025 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as Transport2025 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeService, getJson, target } from './target.ts';

type Result = {
  structuredContent?: Record<string, unknown>;
  content: { type: string; text?: string; uri?: string }[];
  isError?: boolean;
};
type AnyClient = {
  listTools: () => Promise<{ tools: { name: string }[] }>;
  callTool: (call: { name: string; arguments: Record<string, unknown> }) => Promise<unknown>;
  readResource: (of: { uri: string }) => Promise<{ contents: { mimeType?: string; blob?: string; text?: string }[] }>;
  close: () => Promise<void>;
};

const requestInit = { headers: { Authorization: `Bearer ${target.key}` } };

/** The official client of each era, as it is published. */
const CONNECT: Record<string, () => Promise<AnyClient>> = {
  '2026-07-28': async () => {
    const client = new Client({ name: 'acceptance', version: '1' }, { versionNegotiation: { mode: 'auto' } });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${target.url}/mcp`), { requestInit }));
    expect(client.getNegotiatedProtocolVersion()).toBe('2026-07-28');
    return client as unknown as AnyClient;
  },
  '2025-11-25': async () => {
    const client = new Client2025({ name: 'acceptance', version: '1' });
    const transport = new Transport2025(new URL(`${target.url}/mcp`), { requestInit });
    await client.connect(transport as Parameters<typeof client.connect>[0]);
    return client as unknown as AnyClient;
  },
};

/** An invented data sheet, as plain text. */
const DATA_SHEET = [
  'SAFETY DATA SHEET',
  'Section 1: Identification',
  'Product name: Harbour Primer 77',
  'Manufacturer: Example Coatings GmbH',
  'Section 9: Physical and chemical properties',
  'Flash point: 27 °C (closed cup)',
  'Section 14: Transport information (IMDG)',
  'UN number: UN 1263',
  'UN proper shipping name: PAINT',
  'Transport hazard class(es): 3',
  'Packing group: III',
  'Marine pollutant: no',
].join('\n');

describeService.each(Object.keys(CONNECT))('an agent of %s', (era) => {
  let client: AnyClient;
  let names: string[] = [];
  const story: Record<string, unknown> = {};

  beforeAll(async () => {
    client = await (CONNECT[era] as () => Promise<AnyClient>)();
    names = (await client.listTools()).tools.map(({ name }) => name);
  });
  afterAll(() => client?.close());

  const call = async (name: string, args: Record<string, unknown>): Promise<Result> => {
    const result = (await client.callTool({ name, arguments: args })) as Result;
    expect([name, result.isError ?? false, result.isError ? result.content : '']).toEqual([name, false, '']);
    return result;
  };
  /** The same with the words of others as they stand in REST, out of their wrappers. */
  const unwrapped = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(unwrapped);
    if (typeof value !== 'object' || value === null) return value;
    if ('quoted' in value && 'from' in value) return value.quoted;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unwrapped(inner)]));
  };
  /** A step of the story; left out when the key, or the service, does not offer the tool. */
  const step = (tool: string, title: string, work: () => Promise<void>) =>
    it(`${tool}: ${title}`, async (context) => {
      if (!names.includes(tool)) return context.skip();
      await work();
    });

  step('find_port', 'finds a port', async () => {
    const { structuredContent } = await call('find_port', { search: 'shangh' });
    expect(structuredContent).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ code: 'CNSHA' })]),
    });
  });

  step('search_rates', 'finds a rate, the same as REST', async () => {
    const { structuredContent } = await call('search_rates', { per_page: 1 });
    const { nextCursor: _, ...answer } = structuredContent ?? {};
    expect(unwrapped(answer)).toEqual(await getJson('/rates?per_page=1'));
    const [rate] = answer.data as { id: number }[];
    story.rateId = rate?.id;
  });

  step('create_quote', 'has it quoted', async () => {
    const { structuredContent } = await call('create_quote', { rateId: story.rateId, quantities: { containers: 1 } });
    story.quoteId = structuredContent?.id;
    expect(story.quoteId).toEqual(expect.any(String));
  });

  const order = () => ({
    quoteId: story.quoteId,
    parties: [{ role: 'SHIPPER', name: 'Acceptance Shipping Ltd.' }],
    cargo: [{ description: 'Furniture' }],
  });

  step('preview_order', 'previews the order', async () => {
    const { structuredContent } = await call('preview_order', order());
    expect(structuredContent).toMatchObject({ permitted: expect.any(Boolean) });
    story.permitted = structuredContent?.permitted;
  });

  step('place_order', 'orders, once', async () => {
    if (story.permitted !== true) return;
    const idempotency_key = `acceptance-${era}-${story.quoteId}`;
    const { structuredContent } = await call('place_order', { order: order(), idempotency_key });
    const again = await call('place_order', { order: order(), idempotency_key });
    expect(again.structuredContent?.id).toBe(structuredContent?.id);
    story.orderId = structuredContent?.id;
  });

  step('get_order', 'sees how it stands', async () => {
    if (story.orderId === undefined) return;
    const { structuredContent } = await call('get_order', { id: story.orderId });
    expect(structuredContent?.bookingStatus).toMatch(/^(RECEIVED|PENDING_APPROVAL)$/);
  });

  step('extract_document', 'has a data sheet read', async () => {
    const { structuredContent } = await call('extract_document', {
      file_name: 'harbour-primer.txt',
      content_base64: Buffer.from(DATA_SHEET).toString('base64'),
      targetFormat: 'yml_dangerous_goods_data',
    });
    const record = { quoted: { unNo: expect.stringContaining('1263') }, from: expect.stringMatching(/^documents/) };
    expect(structuredContent).toMatchObject({ status: 'done', record });
    story.extraction = structuredContent?.id;
  });

  step('check_dangerous_goods', 'has it checked', async () => {
    const { structuredContent } = await call('check_dangerous_goods', { extraction: story.extraction });
    expect(structuredContent?.verdict).toMatch(/^(ok|warning|error)$/);
  });

  step('fill_form', 'gets the filled declaration', async () => {
    const { content, structuredContent } = await call('fill_form', { extraction: story.extraction, as: 'pdf' });
    expect(structuredContent?.mediaType).toBe('application/pdf');
    const uri = content.find(({ type }) => type === 'resource_link')?.uri ?? '';
    expect(await (await fetch(uri)).text()).toMatch(/^%PDF-/);
  });
});
