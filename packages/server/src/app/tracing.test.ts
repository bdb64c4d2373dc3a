import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startReceiver } from '../events/webhooks/testing/start-receiver.ts';
import { startService } from '../testing/start-service.ts';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number; doubleValue?: number } };
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
  status: { code?: number };
};

const collector = await startReceiver();
const receiver = await startReceiver();
const { url, service, keyWith } = await startService([{ amount: 1800 }], {
  OTEL_EXPORTER_OTLP_ENDPOINT: new URL(collector.url).origin,
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20collector',
  AGENT_RATE_WEBHOOK_PRIVATE_TARGETS: 'true',
});
const key = await keyWith(['admin']);
for (const start of service.workers) await start();

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
const ask = (method: string, path: string, body?: FormData | object) =>
  fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      traceparent: `00-${TRACE}-${CALLER}-01`,
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
const file = (name: string, bytes: Uint8Array) => {
  const form = new FormData();
  form.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
  return form;
};
const spans = (): Span[] =>
  collector.received.flatMap(({ body }) =>
    JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
const spanNamed = async (name: string): Promise<Span> => {
  const find = () => spans().find((span) => span.name === name && span.traceId === TRACE);
  await expect.poll(() => find()?.name, { message: `${name} in the trace of the caller` }).toBe(name);
  return find() as Span;
};
const factsOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test('a request is a span of the trace of its caller, with its statements below it', async () => {
  const response = await ask('GET', '/documents');
  expect(response.status).toBe(200);
  const request = await spanNamed('GET /documents');
  expect(request.parentSpanId).toBe(CALLER);
  expect(factsOf(request)).toMatchObject({
    'http.request.method': 'GET',
    'http.route': '/documents',
    'http.response.status_code': 200,
    'agent_rate.request_id': response.headers.get('x-request-id'),
  });
  const statements = spans().filter(({ parentSpanId }) => parentSpanId === request.spanId);
  expect(statements.map(({ name }) => name)).toContain('database select');
  expect(factsOf(statements[0] as Span)['db.query.text']).toMatch(/^select .* from "?documents"? where .*\$1/);
  expect(collector.received[0]?.headers.authorization).toBe('Bearer collector');
});

test('a refusal says its status and its code', async () => {
  expect((await ask('GET', '/documents/99999')).status).toBe(404);
  expect(factsOf(await spanNamed('GET /documents/{id}'))).toMatchObject({
    'http.response.status_code': 404,
    'error.type': 'document_not_found',
  });
});

test('an import and an extraction are spans, and nothing says what their documents say', async () => {
  await ask('POST', '/documents', file('sds.txt', Buffer.from('SAFETY DATA SHEET\nProduct name: Plantedname Q7\n')));
  const order = { documents: [1], targetFormat: 'yml_dangerous_goods_data' };
  expect((await ask('POST', '/extractions', order)).status).toBe(201);
  const sheet = readFileSync(new URL('../../../../examples/rate-sheets/weekly-update.csv', import.meta.url));
  expect((await ask('POST', '/rate-sheets', file('weekly-update.csv', sheet))).status).toBe(201);
  await spanNamed('POST /rate-sheets');
  const extraction = await spanNamed('job extract-documents');
  const request = await spanNamed('POST /extractions');
  expect(extraction.parentSpanId).toBe(request.spanId);
  expect(JSON.stringify(spans())).not.toMatch(/Plantedname|MSCU|Rotterdam/i);
});

test('a publication goes on to the webhook that is told of it, in the same trace', async () => {
  const types = ['agent-rate.rate-sheet.published.v1'];
  expect((await ask('POST', '/webhooks', { url: receiver.url, types })).status).toBe(201);
  const published = await ask('POST', '/rate-sheets/2/publish', {});
  expect(published.status).toBe(200);
  const told = () => receiver.received.filter(({ body }) => body.includes('published'));
  await expect.poll(() => told().length).toBe(1);
  const delivery = await spanNamed('webhook delivery');
  expect(told()[0]?.headers.traceparent).toBe(`00-${TRACE}-${delivery.spanId}-01`);
});
